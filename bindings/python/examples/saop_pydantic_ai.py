"""pydantic-ai: the model answers with a message of SAOP, and is asked again in the words of `saop.Retry`.

    agent = Agent("openai:…", output_type=message, deps_type=saop.Retry, retries={"output": 3})
    agent.run_sync("What next?", deps=saop.Retry(max_retries=2)).output

Each run takes a `Retry` of its own. When no corrections are left, the run raises `saop.MaxRetriesExceededError`, whose `report` is
for a person.
"""

from pydantic_ai import ModelRetry, RunContext, TextOutput

import saop


def read(context: RunContext[saop.Retry[saop.SaopEnvelope]], text: str) -> saop.SaopEnvelope:
    match context.deps.offer(text):
        case saop.Accepted(envelope):
            return envelope
        case saop.FormattingCorrectionTurn(prompt):
            raise ModelRetry(prompt)


message = TextOutput(read)

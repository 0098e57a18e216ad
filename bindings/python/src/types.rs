// Generated from the schemas by `cargo gen`. Do not edit.

class! {
    TurnContext "The turn of an agent that a model's answer is for." "(*, session_id, agent_id, turn_index, phase)"
    required session_id "session_id" "session_id" "" "Identifies the session."
    required agent_id "agent_id" "agent_id" "" "Identifies the agent within the session."
    required turn_index "turn_index" "turn_index" "" "Position of the turn in the agent's run, counted from 0."
    required phase "phase" "phase" "" "Phase of the work that the turn belongs to."
}

class! {
    TokenUsage "Tokens spent, as the model's provider counts them." "(*, prompt_tokens, completion_tokens)"
    required prompt_tokens "prompt_tokens" "prompt_tokens" "" "Tokens that the model was given."
    required completion_tokens "completion_tokens" "completion_tokens" "" "Tokens that the model answered with."
}

class! {
    ReportedViolation "One thing that was wrong with an answer." "(*, kind, path, keyword=None, schema_path=None, message, line=None, column=None)"
    required kind "kind" "kind" "" "What sort of rule is broken."
    required path "path" "path" "" "JSON Pointer to the value at fault; empty for the whole answer. Escaped and cut in a redacted report, since it quotes keys of the answer."
    optional keyword "keyword" "keyword" "" "The keyword of the schema that is broken, where one is."
    optional schema_path "schema_path" "schema_path" "" "JSON Pointer to that keyword in the schema."
    required message "message" "message" "" "What was expected, and what was found."
    optional line "line" "line" "" "Line of the answer, counted from 1."
    optional column "column" "column" "" "Column in that line, counted from 1 in characters."
}

class! {
    RefusedResponse "One answer that was refused." "(*, class_, error, finish_reason=None, response_bytes, response_hash, response=None, response_encoding=None, usage=None, violation_count, violations)"
    required class "class" "class_" "" "What sort of answer it was."
    required error "error" "error" "" "What was wrong with it, in one line."
    optional finish_reason "finish_reason" "finish_reason" "" "Why the model stopped, as its provider says it."
    required response_bytes "response_bytes" "response_bytes" "" "Length of the answer in bytes."
    required response_hash "response_hash" "response_hash" "" "Tells whether two answers are the same: 64 bits of FNV-1a in hexadecimal digits."
    optional response "response" "response" "" "The answer itself, as `response_encoding` says. Left out of a redacted report."
    optional response_encoding "response_encoding" "response_encoding" "" "How the answer is written: `utf8` as it is, or in `base64` (standard alphabet, padded) where it is not text."
    optional usage "usage" "usage" "" "Tokens spent on this answer, where they are known."
    required violation_count "violation_count" "violation_count" "" "How many different things were wrong with it."
    required violations "violations" "violations" "" "What was wrong with it, by position; the first hundred where there are more."
}

class! {
    EscalationReport "What a person needs to act on when a model's answers could not be read: every answer that was refused, and why." "(*, schema_version=\"1.1.0\", type=\"escalation_report\", reason, attempts, max_retries, awaited=None, context=None, last_error, usage=None, unknown_answers=None, history)"
    required schema_version "schema_version" "schema_version" "\"1.1.0\"" "Version of this schema that the sender wrote to; major version 1."
    required type_ "type" "type" "\"escalation_report\"" "Tells an escalation report from the other messages."
    required reason "reason" "reason" "" "Why no further correction was asked for: the retries are used up, or the model repeated an answer that had been refused."
    required attempts "attempts" "attempts" "" "How many corrections were asked for."
    required max_retries "max_retries" "max_retries" "" "How many corrections were allowed."
    optional awaited "awaited" "awaited" "" "Name of the schema that an answer had to meet; left out where any message would do."
    optional context "context" "context" "" "The turn that the answers were for, where it is known."
    required last_error "last_error" "last_error" "" "What was wrong with the last answer, in one line."
    optional usage "usage" "usage" "" "Tokens spent on all answers, as far as they are known."
    optional unknown_answers "unknown_answers" "unknown_answers" "" "How many answers were refused before those of `history` and are not known to the sender; left out where every one is known."
    required history "history" "history" "" "Every answer that was refused, as far as they are known, in the order in which they came."
}

class! {
    Observation "The complete record of one tool run: both output streams to the last byte, the exit code, and the time it took." "(*, schema_version=\"1.0.0\", type=\"observation\", tool_call_id, timestamp_ns, exit_code, stdout, stderr, encoding, duration_ms, metadata=None)"
    required schema_version "schema_version" "schema_version" "\"1.0.0\"" "Version of this schema that the sender wrote to; major version 1."
    required type_ "type" "type" "\"observation\"" "Tells an observation from the other messages."
    required tool_call_id "tool_call_id" "tool_call_id" "" "Identifies the tool call. A UUID is recommended, not required."
    required timestamp_ns "timestamp_ns" "timestamp_ns" "" "Nanoseconds since the Unix epoch in decimal digits. A string, because a JSON number of this size loses precision in many readers."
    required exit_code "exit_code" "exit_code" "" "Exit code of the tool; 128 + N where signal N killed it."
    required stdout "stdout" "stdout" "" "Everything the tool wrote to standard output, as `encoding` says."
    required stderr "stderr" "stderr" "" "Everything the tool wrote to standard error, as `encoding` says."
    required encoding "encoding" "encoding" "" "How stdout and stderr are written: `utf8` as they are, or both in `base64` (standard alphabet, padded)."
    required duration_ms "duration_ms" "duration_ms" "" "How long the tool ran, in milliseconds."
    optional metadata "metadata" "metadata" "" "Whatever else the orchestrator records of the run, as flat values."
}

class! {
    SaopAction "The one tool call that an agent makes in a turn." "(*, tool_name, arguments)"
    required tool_name "tool_name" "tool_name" "" "Name of the tool to call, as the orchestrator registered it."
    required arguments "arguments" "arguments" "" "Arguments of the call. Free-form: its members belong to the tool, and every number keeps its spelling."
}

class! {
    SaopObservation "What came back from the tool call of a turn, in the form the agent reads." "(*, status, output, error_detail=None)"
    required status "status" "status" "" "How the tool call ended. `partial` means that the output was cut short."
    required output "output" "output" "" "What the tool printed or returned. May be empty."
    optional error_detail "error_detail" "error_detail" "" "What went wrong, where there is more to say than the status does."
}

class! {
    SaopAgentTurn "The turn of one agent within a group." "(*, agent_id, turn_index, thought, action, observation=None)"
    required agent_id "agent_id" "agent_id" "" "Identifies the agent. Unique within the group."
    required turn_index "turn_index" "turn_index" "" "Position of the turn in this agent's run, counted from 0."
    required thought "thought" "thought" "" "What the agent thinks before it acts."
    required action "action" "action" "" "The tool call that the agent makes."
    optional observation "observation" "observation" "" "What came back from the tool call. Absent while the call is still to be made."
}

class! {
    SaopThought "What an agent thinks before it acts." "(*, reasoning, plan, uncertainty=None)"
    required reasoning "reasoning" "reasoning" "" "Why the agent acts as it does."
    required plan "plan" "plan" "" "What the agent will do next."
    optional uncertainty "uncertainty" "uncertainty" "" "What the agent is not sure of. Absent where there is nothing to say."
}

class! {
    SaopEnvelope "One turn of one agent: what it thinks, which tool it calls, and what came back." "(*, schema_version=\"1.0.1\", turn_index, agent_id, phase, thought, action, observation)"
    required schema_version "schema_version" "schema_version" "\"1.0.1\"" "Version of this schema that the sender wrote to, as MAJOR.MINOR.PATCH. Its format is checked, not its value."
    required turn_index "turn_index" "turn_index" "" "Position of the turn in the agent's run, counted from 0."
    required agent_id "agent_id" "agent_id" "" "Identifies the agent within the run."
    required phase "phase" "phase" "" "Phase of the work that the turn belongs to, as the orchestrator names it."
    required thought "thought" "thought" "" "What the agent thinks before it acts."
    required action "action" "action" "" "The tool call that the agent makes."
    required observation "observation" "observation" "" "What came back from the tool call. The orchestrator fills it in when the tool has run; until then, the model writes status `partial` and an empty output."
}

class! {
    SaopParallelTurnEnvelope "The turns that several agents take side by side, as one group. No agent appears twice in a group." "(*, envelope_type=\"parallel\", session_id, parallel_turn_index, agent_turns)"
    required envelope_type "envelope_type" "envelope_type" "\"parallel\"" "Tells a parallel turn from the other messages."
    required session_id "session_id" "session_id" "" "Identifies the session that the group belongs to."
    required parallel_turn_index "parallel_turn_index" "parallel_turn_index" "" "Position of the group in its session, counted from 0. It counts up from group to group: the sender's duty, which one message cannot show."
    required agent_turns "agent_turns" "agent_turns" "" "One turn for each agent of the group, at least one. Agent ids are unique within the group."
}

class! {
    PinnedTool "A tool that is pinned." "(*, definition, changed=None)"
    required definition "definition" "definition" "" "The tool as the server's list had it: name, description, schemas and all else."
    optional changed "changed" "changed" "" "The tool as the list had it last, if that was something else and has not been accepted."
}

class! {
    SaopPins "What the tools of an MCP server said of themselves when they were seen first, or accepted last." "(*, schema_version=\"1.0.0\", type=\"saop_pins\", tools)"
    required schema_version "schema_version" "schema_version" "\"1.0.0\"" "Version of this schema that the writer wrote to; major version 1."
    required type_ "type" "type" "\"saop_pins\"" "Tells pins from the other messages."
    required tools "tools" "tools" "" "The tools by their names."
}

class! {
    SaopRecord "A message between an MCP client and a server, as a guard saw it, and what the guard did with it." "(*, schema_version=\"1.0.0\", type=\"saop_record\", timestamp_ns, direction, peer, kind, method=None, tool=None, id=None, decision, reasons=None, length, message=None, sent=None)"
    required schema_version "schema_version" "schema_version" "\"1.0.0\"" "Version of this schema that the writer wrote to; major version 1."
    required type_ "type" "type" "\"saop_record\"" "Tells a record from the other messages."
    required timestamp_ns "timestamp_ns" "timestamp_ns" "" "When it was decided, in nanoseconds since the Unix epoch, in decimal digits."
    required direction "direction" "direction" "" "Where the message was going."
    required peer "peer" "peer" "" "Who sent it: one of the two sides, or the guard itself."
    required kind "kind" "kind" "" "What it is in JSON-RPC; `other` where it is no message, or may be read as two."
    optional method "method" "method" "" "The method of a request or a notification."
    optional tool "tool" "tool" "" "The tool that a request calls."
    optional id "id" "id" "" "The id of a request or of its answer, as JSON text."
    required decision "decision" "decision" "" "What became of it: passed on as it was, passed on with other bytes, or not passed on."
    optional reasons "reasons" "reasons" "" "What the guard found, for people."
    required length "length" "length" "" "How many bytes were received, with the end of the line."
    optional message "message" "message" "" "The message as it was received, without the end of the line and with what looks like a secret masked. Left out where it is no JSON, in which nothing could be masked."
    optional sent "sent" "sent" "" "What was passed on in place of a message that was changed, masked in the same way."
}

classes! { TurnContext TokenUsage ReportedViolation RefusedResponse EscalationReport Observation SaopAction SaopObservation SaopAgentTurn SaopThought SaopEnvelope SaopParallelTurnEnvelope PinnedTool SaopPins SaopRecord }

messages! {
    "escalation-report" EscalationReport parse_escalation_report validate_escalation_report serialize_escalation_report check_escalation_report is_valid_escalation_report
    "observation" Observation parse_observation validate_observation serialize_observation check_observation is_valid_observation
    "saop-envelope" SaopEnvelope parse_saop_envelope validate_saop_envelope serialize_saop_envelope check_saop_envelope is_valid_saop_envelope
    "saop-parallel-turn-envelope" SaopParallelTurnEnvelope parse_saop_parallel_turn_envelope validate_saop_parallel_turn_envelope serialize_saop_parallel_turn_envelope check_saop_parallel_turn_envelope is_valid_saop_parallel_turn_envelope
    "saop-pins" SaopPins parse_saop_pins validate_saop_pins serialize_saop_pins check_saop_pins is_valid_saop_pins
    "saop-record" SaopRecord parse_saop_record validate_saop_record serialize_saop_record check_saop_record is_valid_saop_record
}

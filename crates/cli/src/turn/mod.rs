//! `saop turn`: one agent turn against an OpenAI-compatible endpoint, through the retry protocol. The answer or the
//! report goes to stdout, everything else to stderr, and the key only to the endpoint.

mod watch;

use std::error::Error;
use std::path::Path;

use saop::{
    HandleError, MalformedResponseHandler, MaxRetriesExceededError, NonEmptyString, Retry,
    TurnContext,
};
use saop_providers::{ApiKey, Config, OpenAiClient, SetupError};

use self::watch::Watch;
use crate::args::TurnArgs;
use crate::input;
use crate::out::{self, Exit};

pub(crate) fn run(args: &TurnArgs) -> Exit {
    let Some(config) = config(args.config.as_deref()) else {
        return Exit::Trouble;
    };
    let client = match client(args, &config) {
        Ok(client) => client,
        Err(error) => return trouble(&error.to_string()),
    };
    let Some(prompt) = input::read_text(args.prompt.as_deref()) else {
        return Exit::Trouble;
    };
    if prompt.trim().is_empty() {
        let name = input::name(args.prompt.as_deref());
        return trouble(&format!("expected a prompt in {name}, but found it empty"));
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let runtime = match runtime {
        Ok(runtime) => runtime,
        Err(error) => return trouble(&format!("could not start: {error}")),
    };
    let watch = Watch::default();
    let client = client.with_watch({
        let watch = watch.clone();
        move |error, wait| watch.wait(error, wait)
    });
    let outcome = runtime.block_on(watch.over(turn(args, &config, client, &prompt, &watch)));
    match outcome {
        Ok(message) => out::line(&message, Exit::Done),
        Err(Failure::Exhausted(error)) => {
            // The command has no session.
            let error = error.with_context(None);
            out::report(&error.report())
        }
        Err(Failure::Endpoint(why)) => {
            out::complain(&why);
            Exit::EndpointFailed
        }
    }
}

/// Why a turn produces no message.
enum Failure {
    Exhausted(Box<MaxRetriesExceededError>),
    Endpoint(String),
}

/// Runs the turn, and returns the message as text.
async fn turn(
    args: &TurnArgs,
    config: &Config,
    client: OpenAiClient,
    prompt: &str,
    watch: &Watch,
) -> Result<String, Failure> {
    let first = client.ask(prompt).await;
    let first = first.map_err(|error| Failure::Endpoint(error.to_string()))?;
    let handler = MalformedResponseHandler::new(client).with_sink(watch);
    let retry = Retry::checking(args.schema, *config.retry());
    let answer = handler.handle_with(retry, first, &context()).await;
    answer.map_err(|error| match error {
        HandleError::MaxRetriesExceeded(error) => Failure::Exhausted(error),
        error => {
            let cause = error.source().map(|cause| format!(": {cause}"));
            Failure::Endpoint(format!("{error}{}", cause.unwrap_or_default()))
        }
    })
}

fn config(file: Option<&Path>) -> Option<Config> {
    let Some(path) = file else {
        return Some(Config::default());
    };
    let text = input::read_text(file)?;
    text.parse()
        .map_err(|error| out::complain(&format!("{}:{error}", path.display())))
        .ok()
}

fn client(args: &TurnArgs, config: &Config) -> Result<OpenAiClient, SetupError> {
    let client = OpenAiClient::new(&args.endpoint, &*args.model, *config.endpoint())?;
    client
        .with_schema(args.schema)
        .with_key(ApiKey::from_env()?)
}

/// Returns a placeholder, since the command has no session: nothing reads these words, and they are removed from the
/// report.
fn context() -> TurnContext {
    #[allow(clippy::expect_used, reason = "the word is not empty")]
    let word = || NonEmptyString::new("saop-turn").expect("a word");
    TurnContext::new(word(), word(), 0, word())
}

fn trouble(why: &str) -> Exit {
    out::complain(why);
    Exit::Trouble
}

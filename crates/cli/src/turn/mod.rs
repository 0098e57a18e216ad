//! `saop turn`: a run of one agent turn against an OpenAI-compatible endpoint. The answer or the report goes to stdout,
//! everything else to stderr and to the file of events, and the key only to the endpoint. SPEC R10.

mod context;
mod events;
mod watch;

use std::error::Error;
use std::io;
use std::path::Path;

use saop::push::PushReader;
use saop::{ExecuteError, MalformedResponseHandler, Retry, ToolRegistry, TurnExecutor};
use saop_providers::{ApiKey, Config, EndpointError, OpenAiClient, SetupError, until_doomed};

use self::context::Fixed;
use self::events::Events;
use self::watch::Watch;
use crate::args::TurnArgs;
use crate::files::read;
use crate::out::{self, Exit};
use crate::{settings, tools};

pub(crate) fn run(args: &TurnArgs) -> Exit {
    let Some(config) = settings::config(&args.retry) else {
        return Exit::Trouble;
    };
    let Some(tools) = tools::load(&args.tools, None) else {
        return Exit::Trouble;
    };
    let client = match client(args, &config, tools.as_ref()) {
        Ok(client) => client,
        Err(error) => return trouble(&error.to_string()),
    };
    let Some(prompt) = read::text(args.prompt.as_deref()) else {
        return Exit::Trouble;
    };
    if prompt.trim().is_empty() {
        let name = read::name(args.prompt.as_deref());
        return trouble(&format!("expected a prompt in {name}, but found it empty"));
    }
    if let Some(path) = read_as_well(args) {
        let path = path.display();
        return trouble(&format!(
            "expected a file of its own for events, but found {path}, which is read"
        ));
    }
    let events = match args.events.as_deref().map(Events::append).transpose() {
        Ok(events) => events,
        Err(error) => return trouble(&unwritten(args, &error)),
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let runtime = match runtime {
        Ok(runtime) => runtime,
        Err(error) => return trouble(&format!("could not start: {error}")),
    };
    let watch = Watch::new(events);
    let ended = runtime.block_on(watch.over(turn(args, &config, (client, tools), &prompt, &watch)));
    let exit = match ended {
        Ok(message) => out::json_line(&message, Exit::Done),
        Err(error) => match error.downcast_ref::<ExecuteError<EndpointError>>() {
            Some(ExecuteError::Escalated(error)) => out::report(&error.report()),
            _ => endpoint_failed(&*error),
        },
    };
    match watch.events_written() {
        Ok(()) => exit,
        Err(error) => exit.max(trouble(&unwritten(args, &error))),
    }
}

/// Returns the file for events if it is one that is read.
fn read_as_well(args: &TurnArgs) -> Option<&Path> {
    let events = args.events.as_deref()?;
    let own = events.canonicalize().ok()?;
    let read = args
        .prompt
        .iter()
        .chain(&args.retry.config)
        .chain(&args.tools.lists);
    let mut read = read.filter_map(|path| path.canonicalize().ok());
    read.any(|path| path == own).then_some(events)
}

async fn turn(
    args: &TurnArgs,
    config: &Config,
    (client, tools): (OpenAiClient, Option<ToolRegistry>),
    prompt: &str,
    watch: &Watch,
) -> Result<String, Box<dyn Error>> {
    let policy = settings::retry(&args.retry, config);
    let mut client = client.with_watch({
        let watch = watch.clone();
        move |error, wait| watch.wait(error, wait)
    });
    if args.stream {
        let schema = args.schema;
        let begin = move |limits: &_| PushReader::for_type_schema(schema, limits);
        client = client.with_streams(until_doomed(policy, begin));
    }
    let first = client.ask(prompt).await?;
    let mut handler = MalformedResponseHandler::new(client)
        .with_sink(watch)
        .with_policy(policy);
    if let Some(tools) = tools {
        handler = handler.with_tools(tools);
    }
    let (schema, fixed) = (args.schema, Fixed::of(args));
    let mut run = TurnExecutor::awaiting(handler, context::of(args), move |policy, _| {
        let fixed = fixed.clone();
        Retry::checking(schema, policy).requiring(context::RULE, move |answer, breaches| {
            fixed.check(answer, breaches);
        })
    });
    Ok(run.execute(first).await?)
}

fn client(
    args: &TurnArgs,
    config: &Config,
    tools: Option<&ToolRegistry>,
) -> Result<OpenAiClient, SetupError> {
    let client = OpenAiClient::new(&args.endpoint, &*args.model, *config.endpoint())?;
    client
        .with_system(&Fixed::of(args).instructions(args, tools))
        .with_key(ApiKey::from_env()?)
}

fn endpoint_failed(error: &dyn Error) -> Exit {
    let cause = error
        .source()
        .filter(|cause| cause.is::<EndpointError>())
        .map(|cause| format!(": {cause}"));
    out::complain(&format!("{error}{}", cause.unwrap_or_default()));
    Exit::EndpointFailed
}

fn unwritten(args: &TurnArgs, error: &io::Error) -> String {
    let path = args.events.as_deref().unwrap_or(Path::new("events"));
    format!("{} could not be written: {error}", path.display())
}

fn trouble(why: &str) -> Exit {
    out::complain(why);
    Exit::Trouble
}

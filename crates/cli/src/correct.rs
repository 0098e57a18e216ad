//! `saop correct`: one step of the retry protocol, for a caller that keeps only the number of corrections. It prints
//! one thing: the message, the correction, or the escalation report.

use saop::{Correction, RawResponse, Retry, RetryPolicy, SaopMessage, Step, ToolRegistry};
use saop_json::show::escape_hidden;

use crate::args::{CorrectArgs, CorrectionFormat, with_steps};
use crate::files::read;
use crate::out::{self, Exit};
use crate::schema_name::Wanted;
use crate::{repair, settings, tools};

pub(crate) fn run(args: CorrectArgs) -> Exit {
    let Some(policy) = policy(&args) else {
        return Exit::Trouble;
    };
    let Some(tools) = tools::load(&args.tools, None) else {
        return Exit::Trouble;
    };
    let Some(bytes) = read::message(args.file.as_deref(), policy.limits().max_bytes()) else {
        return Exit::Trouble;
    };
    let mut previous = None;
    if let Some(path) = &args.previous {
        previous = read::message(Some(path), policy.limits().max_bytes());
        if previous.is_none() {
            return Exit::Trouble;
        }
    }
    let seen = Seen {
        previous,
        attempt: args.attempt,
    };
    let mut response = RawResponse::new(bytes);
    if let Some(reason) = args.finish_reason {
        response = response.with_finish_reason(reason);
    }
    if let Some((calls, tools)) = args.calls.zip(tools.clone()) {
        let retry = Retry::calling(tools, calls.options(), policy);
        let retry = seen.before(retry, None);
        return end(retry, response, args.format, |text| text);
    }
    match args.wanted {
        Wanted::Auto => {
            let retry = seen.before(Retry::any(policy), tools);
            end(retry, response, args.format, |message: SaopMessage| {
                saop::serialize_saop_message(&message)
            })
        }
        Wanted::Named(schema) => {
            let retry = seen.before(Retry::checking(schema, policy), tools);
            end(retry, response, args.format, |text| text)
        }
    }
}

/// What came before the response.
struct Seen {
    /// The text that the correction was about.
    previous: Option<Vec<u8>>,
    /// Which correction is asked for.
    attempt: u32,
}

impl Seen {
    fn before<T>(self, mut retry: Retry<T>, tools: Option<ToolRegistry>) -> Retry<T> {
        if let Some(tools) = tools {
            retry = retry.with_tools(tools);
        }
        if let Some(previous) = self.previous {
            retry = retry.following(previous);
        }
        // More corrections than there may be were never asked for.
        let asked_for = (self.attempt - 1).min(retry.policy().max_retries());
        retry.resumed_after(asked_for)
    }
}

fn policy(args: &CorrectArgs) -> Option<RetryPolicy> {
    let policy = settings::retry(&args.retry, &settings::config(&args.retry)?);
    let mut limits = *policy.limits();
    if let Some(bytes) = args.max_bytes {
        limits = limits.with_max_bytes(bytes);
    }
    if let Some(depth) = args.max_depth {
        limits = limits.with_max_depth(depth);
    }
    limits = with_steps(limits, args.max_steps);
    Some(policy.with_limits(limits))
}

fn end<T>(
    retry: Retry<T>,
    response: RawResponse,
    format: CorrectionFormat,
    text: impl FnOnce(T) -> String,
) -> Exit {
    let answer = response.clone();
    match retry.offer(response) {
        Step::Accepted(accepted) => {
            repair::say(&accepted.edits, answer.as_bytes());
            accepted
                .unchecked
                .iter()
                .for_each(|call| out::say(&format!("warning: {call}")));
            out::json_line(&text(accepted.message), Exit::Done)
        }
        Step::Correct(correction) => match shown(&correction, format) {
            Ok(shown) => out::line(&shown, Exit::Invalid),
            Err(error) => out::after(Err(error.into()), Exit::Invalid),
        },
        Step::Exhausted(error) => out::report(&error.report()),
    }
}

fn shown<T>(correction: &Correction<T>, format: CorrectionFormat) -> serde_json::Result<String> {
    match format {
        CorrectionFormat::Text => Ok(correction.turn.prompt().to_owned()),
        CorrectionFormat::Json => {
            let turn = serde_json::to_string(&correction.turn)?;
            Ok(escape_hidden(&turn).into_owned())
        }
    }
}

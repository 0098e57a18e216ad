//! `saop correct`: one step of the retry protocol, for a caller that keeps only the number of corrections. It prints
//! one thing: the message, the correction, or the escalation report.

use saop::{Correction, RawResponse, Retry, RetryPolicy, SaopMessage, Step};
use saop_json::show::escape_hidden;

use crate::args::{CorrectArgs, CorrectionFormat};
use crate::out::{self, Exit};
use crate::schema_name::Wanted;
use crate::{input, settings};

pub(crate) fn run(args: CorrectArgs) -> Exit {
    let Some(policy) = policy(&args) else {
        return Exit::Trouble;
    };
    let Some(bytes) = input::read_message(args.file.as_deref(), policy.limits().max_bytes()) else {
        return Exit::Trouble;
    };
    let mut response = RawResponse::new(bytes);
    if let Some(reason) = args.finish_reason {
        response = response.with_finish_reason(reason);
    }
    match args.wanted {
        Wanted::Auto => {
            let retry = Retry::any(policy).resumed_after(args.attempt - 1);
            end(
                retry.offer(response),
                args.format,
                |message: SaopMessage| saop::serialize_saop_message(&message),
            )
        }
        Wanted::Named(schema) => {
            let retry = Retry::checking(schema, policy).resumed_after(args.attempt - 1);
            end(retry.offer(response), args.format, |text| text)
        }
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
    Some(policy.with_limits(limits))
}

fn end<T>(step: Step<T>, format: CorrectionFormat, text: impl FnOnce(T) -> String) -> Exit {
    match step {
        Step::Accepted(accepted) => out::json_line(&text(accepted.message), Exit::Done),
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

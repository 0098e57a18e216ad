//! `saop repair`: mends a text that is almost JSON, and says how. SPEC A5, A6.

use std::fmt::Write as _;

use saop::{Limits, SaopMessage, TypeSchema};
use saop_json::show::{escape_hidden, one_line};
use saop_json::{Locator, Position};
use saop_repair::{Edit, Reason, Repaired, Repairing, Unrepairable};
use saop_schema::{Error, Schema};
use serde_json::json;

use crate::args::{CorrectionFormat, RepairArgs, with_steps};
use crate::files::read;
use crate::out::{self, Exit};
use crate::refused;
use crate::schema_name::Wanted;

/// How much of an edit is shown, in bytes.
const SHOWN: usize = 60;

pub(crate) fn run(args: &RepairArgs) -> Exit {
    let mut limits = Limits::default();
    if let Some(bytes) = args.max_bytes {
        limits = limits.with_max_bytes(bytes);
    }
    if let Some(depth) = args.max_depth {
        limits = limits.with_max_depth(depth);
    }
    limits = with_steps(limits, args.max_steps);
    let Some(judge) = judge(args, limits) else {
        return Exit::Trouble;
    };
    let Some(bytes) = read::message(args.file.as_deref(), limits.max_bytes()) else {
        return Exit::Trouble;
    };
    let Ok(text) = String::from_utf8(bytes) else {
        out::complain(
            "expected text in UTF-8, but found bytes that are none; what they stand for is not guessed",
        );
        return Exit::Invalid;
    };
    let mut repairing = Repairing::new().with_limits(limits);
    if let Some((check, schema)) = &judge {
        repairing = repairing.with_check(&**check);
        if let Some(schema) = schema {
            repairing = repairing.with_schema(schema);
        }
    }
    match repairing.repair(&text) {
        Ok(repaired) => match args.format {
            CorrectionFormat::Text => {
                say(&repaired.edits, text.as_bytes());
                out::after(out::print(repaired.text.as_bytes()), Exit::Done)
            }
            CorrectionFormat::Json => out::line(&data(&repaired), Exit::Done),
        },
        Err(error) => {
            tell(&error);
            match error {
                Unrepairable::Invalid(error) if error.is_unjudged() => Exit::Trouble,
                _ => Exit::Invalid,
            }
        }
    }
}

/// Says what was changed in a text, one line an edit.
pub(crate) fn say(edits: &[Edit], text: &[u8]) {
    let mut locator = Locator::new(text);
    for edit in edits {
        out::say(&shown(locator.locate(edit.range.start), edit));
    }
}

type Check = Box<dyn Fn(&str) -> Result<(), Error>>;

/// Returns what a text has to be, and the schema that says so. The outer `None` is a schema that could not be read, which has been
/// reported.
#[allow(
    clippy::option_option,
    reason = "none is asked for, or one that is refused"
)]
fn judge(args: &RepairArgs, limits: Limits) -> Option<Option<(Check, Option<String>)>> {
    if let Some(path) = &args.schema {
        let file = refused::schema(path, &args.documents, None)?;
        let compiled = Schema::compile(&file.text, &file.options(None));
        let schema = compiled
            .map_err(|error| refused::tell(&file, &error))
            .ok()?;
        let text = file.text.to_string();
        let check = move |text: &str| schema.check_with(text.as_bytes(), &limits);
        return Some(Some((Box::new(check), Some(text))));
    }
    Some(match args.wanted {
        None => None,
        Some(Wanted::Auto) => {
            let check = move |text: &str| {
                let read = saop_schema::parse_any(text.as_bytes(), &limits);
                read.map(|_: SaopMessage| ())
            };
            Some((Box::new(check), None))
        }
        Some(Wanted::Named(schema)) => {
            let schema: &'static TypeSchema = schema;
            let check = move |text: &str| schema.check(text.as_bytes(), &limits);
            Some((Box::new(check), Some(schema.text().to_owned())))
        }
    })
}

/// Returns the line about an edit.
fn shown(at: Position, edit: &Edit) -> String {
    let mut line = format!("{}:{}: {}: ", at.line, at.column, edit.reason);
    let is_around = matches!(
        edit.reason,
        Reason::Fence | Reason::Prose | Reason::Reasoning
    );
    let of = |text: &str| {
        let text = if is_around { text.trim() } else { text };
        format!("`{}`", one_line(text, SHOWN))
    };
    let _ = match (&*edit.old, &*edit.new) {
        ("", new) => write!(line, "{} added", of(new)),
        (old, "") => write!(line, "{} removed", of(old)),
        (old, new) => write!(line, "{} is now {}", of(old), of(new)),
    };
    line
}

fn data(repaired: &Repaired) -> String {
    let data = json!({"text": repaired.text, "edits": repaired.edits}).to_string();
    escape_hidden(&data).into_owned()
}

fn tell(error: &Unrepairable) {
    match error {
        Unrepairable::Invalid(error) => {
            for violation in error.violations() {
                out::complain(&format!("{violation:#}"));
            }
        }
        Unrepairable::Limit(error) => out::complain(&format!(
            "{error}; --max-bytes and --max-depth set the limits"
        )),
        error => out::complain(&error.to_string()),
    }
}

//! `saop explain`: what a code means, with an example and how it is mended, from the table of the generator.

use std::fmt::Write as _;

use saop_codegen::{Explanation, Part, explain, explanations};
use saop_json::show::{nearest, terminal_line};

use crate::args::ExplainArgs;
use crate::out::{self, Exit};

pub(crate) fn run(args: &ExplainArgs) -> Exit {
    let text = match &args.code {
        None => table(),
        Some(code) => {
            let Some(one) = explain(code.trim()) else {
                out::complain(&unknown(code));
                return Exit::Trouble;
            };
            page(&one)
        }
    };
    out::after(out::print(text.as_bytes()), Exit::Done)
}

fn unknown(code: &str) -> String {
    let shown = terminal_line(code);
    let known: Vec<&str> = explanations().map(|one| one.code).collect();
    let like = nearest(code, known.iter().copied());
    let like = like.map_or_else(String::new, |like| format!("; did you mean `{like}`?"));
    format!("expected a code such as SCH010, but found `{shown}`{like} (`saop explain` lists them)")
}

fn table() -> String {
    let width = explanations().map(|one| one.code.len()).max().unwrap_or(0);
    let mut text = String::new();
    for one in explanations() {
        let _ = writeln!(text, "{:width$}  {}", one.code, one.about);
    }
    text
}

fn page(one: &Explanation) -> String {
    let mut text = format!("{} ({})\n\n{}.\n", one.code, one.severity, one.about);
    let _ = writeln!(text, "\nHow to mend it: {}", one.mend);
    let of = match one.part {
        Part::Property => "the schema of a property",
        Part::Schema => "a schema",
        Part::OpenSchema => "a schema that is taken as it is",
        Part::Document => "a document",
        _ => return text,
    };
    let _ = write!(
        text,
        "\nFor example, {of}:\n\n    {}\n\nMended:\n\n    {}\n",
        one.example, one.mended
    );
    text
}

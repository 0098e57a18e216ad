//! `saop schema`: prints the schemas that this build carries.

use std::borrow::Cow;
use std::fmt::Write as _;

use saop::{SchemaKind, TypeSchema};

use crate::args::SchemaArgs;
use crate::out::{self, Exit};

pub(crate) fn run(args: &SchemaArgs) -> Exit {
    let text: Cow<'_, str> = match args.schema {
        None => table(saop::schemas()).into(),
        Some(schema) if args.source => schema.source().into(),
        Some(schema) => with_line_end(schema.text()),
    };
    out::after(out::print(text.as_bytes()), Exit::Done)
}

fn with_line_end(text: &str) -> Cow<'_, str> {
    if text.ends_with('\n') {
        text.into()
    } else {
        format!("{text}\n").into()
    }
}

fn table(schemas: &[&TypeSchema]) -> String {
    let rows = schemas.iter().map(|schema| {
        [
            schema.name(),
            schema.version(),
            kind(schema.kind()),
            schema.id(),
        ]
    });
    let rows: Vec<[&str; 4]> = [["NAME", "VERSION", "KIND", "$ID"]]
        .into_iter()
        .chain(rows)
        .collect();
    let widths: [usize; 3] = std::array::from_fn(|column| {
        rows.iter()
            .map(|row| row[column].len())
            .max()
            .unwrap_or_default()
    });
    let mut table = String::new();
    for [name, version, kind, id] in rows {
        let [first, second, third] = widths;
        let _ = writeln!(
            table,
            "{name:first$}  {version:second$}  {kind:third$}  {id}"
        );
    }
    table
}

const fn kind(kind: SchemaKind) -> &'static str {
    match kind {
        SchemaKind::Message => "message",
        SchemaKind::Part => "part",
    }
}

//! From text to a typed value for each of the other messages, by saop and by each Rust rival; and by saop where it is
//! not said which message the text is.
//!
//! Invariant: all engines accept the document, else the bench stops.

mod support;

use saop_rivals::{documents, engines};
use support::{criterion, group, measure};

fn main() {
    let mut criterion = criterion();
    for document in documents::others() {
        let name = format!("parse_message/{}", document.schema);
        let mut group = group(&mut criterion, &name, &document.text);
        let mut engines = engines::engines(document.schema);
        engines.push((
            "saop_any_message",
            Box::new(|text| saop::parse_saop_message(text).is_ok()),
        ));
        for (engine, accepts) in engines {
            assert!(
                accepts(document.text.as_bytes()),
                "expected {engine} to accept {}",
                document.schema
            );
            measure(&mut group, engine, document.text.as_bytes(), accepts);
        }
        group.finish();
    }
    criterion.final_summary();
}

//! From text to a typed envelope, small to large, by saop and by each Rust rival.
//!
//! Invariant: all engines accept the document, else the bench stops.

mod support;

use saop_rivals::{documents, engines};
use support::{criterion, group, measure};

fn main() {
    let mut criterion = criterion();
    for document in documents::envelopes() {
        let name = format!("parse_envelope/{}", document.name);
        let mut group = group(&mut criterion, &name, &document.text);
        for (engine, accepts) in engines::engines(document.schema) {
            assert!(
                accepts(document.text.as_bytes()),
                "expected {engine} to accept {}",
                document.name
            );
            measure(&mut group, engine, document.text.as_bytes(), accepts);
        }
        group.finish();
    }
    criterion.final_summary();
}

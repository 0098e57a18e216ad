//! `docs/schema-profile.md` says what the code says.
//!
//! Invariant: `SAOP_BLESS=1 cargo test -p saop-codegen --test profile` writes what the test then compares.

#![cfg(test)]

mod common;

use std::fs;
use std::path::Path;

#[test]
fn the_document_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/schema-profile.md");
    let made = saop_codegen::profile();
    if common::bless() {
        fs::write(&path, &made).unwrap();
    }
    assert_eq!(
        fs::read_to_string(&path).unwrap().replace("\r\n", "\n"),
        made
    );
}

#[test]
fn the_readme_has_every_code() {
    let readme = include_str!("../README.md").replace("\r\n", "\n");
    for code in saop_codegen::Code::ALL {
        let row = format!("| {code} | {} |", code.about());
        assert!(readme.contains(&row), "{row}");
    }
}

// SPEC S3
#[test]
fn every_reason_to_refuse_any_schema_is_listed() {
    let profile = saop_codegen::profile();
    let (_, any_schema) = profile.split_once("## Any schema").unwrap();
    let rows = any_schema.lines().filter(|line| line.starts_with("| SCH"));
    let kinds = saop_schema::ProblemKind::ALL.into_iter();
    let (warnings, refused): (Vec<_>, Vec<_>) = kinds.partition(|kind| kind.is_warning());
    let expected = refused.iter().map(|kind| {
        let code = saop_codegen::Code::from(*kind);
        format!("| {code} | `{}` | ", kind.as_str())
    });
    let expected: Vec<String> = expected.collect();
    for (row, expected) in rows.clone().zip(&expected) {
        assert!(row.starts_with(&**expected), "{row}");
    }
    assert_eq!(rows.count(), expected.len());
    let (_, warned) = any_schema.split_once("only warned of").unwrap();
    for kind in warnings {
        let code = saop_codegen::Code::from(kind).as_str();
        assert!(warned.contains(code), "{code}");
    }
}

// SPEC D1
#[test]
fn the_page_on_any_schema_shows_what_the_examples_do() {
    let read = |path: &str| {
        fs::read_to_string(
            Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("../..")
                .join(path),
        )
        .unwrap()
    };
    let page = read("docs/any-schema.md");
    let examples = [
        "crates/schema/examples/check_documents.rs",
        "examples/mcp/src/main.rs",
        "examples/own-schemas/src/main.rs",
    ];
    let examples = examples.map(read);
    let blocks: Vec<&str> = page.split("```rust\n").skip(1).collect();
    assert!(blocks.len() > examples.len());
    for block in blocks {
        let code = block.split("```").next().unwrap();
        assert!(
            examples.iter().any(|example| example.contains(code)),
            "no example has such lines:\n{code}"
        );
    }
}

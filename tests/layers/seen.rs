//! The checker itself: it sees every kind of breach, and nothing where there is none.
//!
//! Invariant: the trees are in memory, so that no change of the workspace changes what is tested here.

use std::collections::BTreeMap;

use crate::crates::{Allowed, breaches};
use crate::rules::{Rows, circles, layer_breaches, names_in_generated};
use crate::sources::Crate;

/// A crate of these files.
fn tree(files: &[(&str, &str)]) -> Crate {
    let files: BTreeMap<_, _> = files.iter().copied().collect();
    Crate::load("src/lib.rs", &|file| {
        files.get(file).map(|text| (*text).to_owned())
    })
}

/// The circles of `a.rs` and `b.rs` under a root that may re-export.
fn circles_of(root: &str, a: &str, b: &str) -> Vec<String> {
    let root = format!("mod a; mod b; {root}");
    circles(&tree(&[
        ("src/lib.rs", &root),
        ("src/a.rs", a),
        ("src/b.rs", b),
    ]))
}

const CIRCLE: [&str; 1] = [
    "expected src/a.rs and src/b.rs not to use each other, but found src/a.rs uses `b::B` of src/b.rs, \
                            and src/b.rs uses `a::A` of src/a.rs",
];

#[test]
fn a_circle_is_seen_however_it_is_spelled() {
    let a = "use crate::b::B; pub struct A(B);";
    let cases = [
        ("", "use crate::a::A; pub struct B;"),
        ("", "use super::a::{self, A as Other}; pub struct B;"),
        ("", "pub struct B; fn f() -> Option<crate::a::A> { None }"),
        ("", "use crate::a; pub struct B; fn f() { a::A::new(); }"),
        (
            "",
            "pub struct B; fn f() { use super::a; let _ = format!(\"{}\", a::A::NAME); }",
        ),
        ("", "pub struct B; impl From<super::a::A> for B {}"),
        ("", "use super::a::*; pub struct B; type C = A;"),
        ("", "pub struct B; #[cfg(any(test, unix))] use crate::a::A;"),
        ("pub use a::A;", "use crate::A; pub struct B;"),
        ("pub use a::*;", "pub struct B; type C = crate::A;"),
        (
            "mod c { pub(crate) use crate::a::A as D; }",
            "use crate::c::D; pub struct B;",
        ),
        ("", "pub use crate::a::A; pub struct B(A);"),
    ];
    for (root, b) in cases {
        assert_eq!(circles_of(root, a, b), CIRCLE, "{root} {b}");
    }
}

#[test]
fn files_in_folders_and_by_path_are_read() {
    let files = [
        ("src/lib.rs", "#[path = \"odd/name.rs\"] mod a; mod c;"),
        ("src/odd/name.rs", "pub struct A(crate::c::d::D);"),
        ("src/c/mod.rs", "pub mod d;"),
        (
            "src/c/d.rs",
            "pub struct D; mod inner { struct E(super::super::super::a::A); }",
        ),
    ];
    let found = circles(&tree(&files));
    assert_eq!(found.len(), 1);
    assert!(
        found[0].contains("src/odd/name.rs uses `c::d::D` of src/c/d.rs"),
        "{found:?}"
    );
}

#[test]
fn what_is_no_use_makes_no_circle() {
    let a = "pub use foreign::Foreign; use crate::b::B; pub struct A(B);";
    let cases = [
        ("", "pub struct B;"),
        ("", "pub use crate::a::A; pub struct B;"),
        ("", "use crate::a; pub struct B;"),
        ("", "pub struct B; fn f() -> crate::a::Foreign {}"),
        ("", "use a::A; pub struct B; fn f() { ::a::A::new(); }"),
        (
            "",
            "pub struct B; #[cfg(test)] mod tests { use super::*; use crate::a::A; }",
        ),
        ("", "pub struct B; #[cfg(all(test, unix))] use crate::a::A;"),
        (
            "",
            "pub struct B; impl B { #[cfg(test)] fn f() -> crate::a::A {} }",
        ),
        ("", "pub struct B; fn f() { quote!(crate::a::A) }"),
        ("pub use a::A; fn f() -> A {}", "pub struct B;"),
    ];
    for (root, b) in cases {
        assert_eq!(circles_of(root, a, b), [""; 0], "{root} {b}");
    }
}

#[test]
fn an_import_from_above_is_seen() {
    let rows: Rows<'_> = &[&["low"], &["high"], &["lib"]];
    let found = |root: &str, low: &str, high: &str| -> Vec<String> {
        let files = [
            ("src/lib.rs", root),
            ("src/low.rs", low),
            ("src/high.rs", high),
        ];
        layer_breaches(&tree(&files), rows).into_iter().collect()
    };
    let root = "mod low; mod high; pub use high::H; pub use low::L; pub use ::foreign::Foreign;";
    assert_eq!(
        found(root, "pub struct L;", "pub struct H(crate::low::L);"),
        [""; 0]
    );
    let high = "pub struct H; pub use crate::low::L; pub use foreign::Foreign;";
    let words = "expected src/low.rs to import from its layer or below, but found";
    for (low, breach) in [
        ("use crate::high; pub struct L;", "`high` of `high`"),
        ("pub struct L(super::high::H);", "`high::H` of `high`"),
        (
            "pub use crate::high::H; pub struct L;",
            "`high::H` of `high`",
        ),
        (
            "pub struct L; fn f() -> crate::high::L {}",
            "`low::L` of `high`",
        ),
        ("pub struct L; fn f() -> crate::L {}", "`low::L` of `lib`"),
        ("pub struct L(crate::Foreign);", "`Foreign` of `lib`"),
        (
            "pub struct L(crate::high::Foreign);",
            "`high::Foreign` of `high`",
        ),
    ] {
        let found = found(root, low, high);
        assert!(
            found.contains(&format!("{words} {breach}")),
            "{low}: {found:?}"
        );
    }
    let missing = ["expected `new` in the list of layers, but found it missing"];
    assert_eq!(
        found(
            &format!("{root} mod new {{}}"),
            "pub struct L;",
            "pub struct H;"
        ),
        missing
    );
}

#[test]
fn generated_code_counts_and_its_names_are_seen() {
    let files = |code| {
        [
            (
                "src/lib.rs",
                "mod a; mod generated; pub use a::A; pub use generated::*;",
            ),
            (
                "src/generated.rs",
                "include!(concat!(env!(\"OUT_DIR\"), \"/types.rs\"));",
            ),
            ("src/a.rs", "use crate::G; pub struct A(G);"),
            ("generated/types.rs", code),
        ]
    };
    let code = "use ::rt as __rt; pub struct G(crate::A); impl __rt::Decode for G {}";
    let found = circles(&tree(&files(code)));
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(
        found[0].contains("src/generated.rs uses `a::A` of src/a.rs"),
        "{found:?}"
    );

    let names = |code| {
        let code = Crate::load("types.rs", &|_| Some(String::from(code)));
        names_in_generated(&code).into_iter().collect::<Vec<_>>()
    };
    assert_eq!(names(code), ["::rt", "__rt", "crate::A"]);
    assert_eq!(
        names("fn f<T: Iterator>(a: T::Item) -> u64 { G::new(u64::MAX) }"),
        [""; 0]
    );
    let more = "mod inner { fn f() { serde_json::to_string(super::x(), ::std::f()) } } use serde; __rt::m!(crate::y());";
    assert_eq!(
        names(more),
        [
            "::std",
            "__rt",
            "crate::y",
            "serde",
            "serde_json",
            "super::x"
        ]
    );
}

#[test]
fn a_crate_that_depends_on_one_above_it_is_seen() {
    let low = "[package]\nname = \"low\"\n".to_owned();
    let high = "[package]\nname = \"high\"\n[dependencies]\nlow.workspace = true\nserde = \"1\"\n"
        .to_owned();
    let rows = || {
        [
            Allowed::new("low", "", &[]),
            Allowed::new("high", "", &["low"]),
        ]
    };
    assert_eq!(breaches(&[low.clone(), high.clone()], &rows()), [""; 0]);
    for (section, kind) in [
        ("[dependencies]\nhigh.workspace = true", "Normal"),
        (
            "[dependencies]\nother = { package = \"high\", version = \"1\" }",
            "Normal",
        ),
        ("[dependencies.high]\nversion = \"1\"", "Normal"),
        (
            "[build-dependencies]\nhigh = { path = \"../high\" }",
            "Build",
        ),
        (
            "[target.'cfg(unix)'.dependencies]\n\"high\" = \"1\"",
            "Normal",
        ),
    ] {
        let low = format!("{low}{section}\n[lints]\nworkspace = true\n");
        let words = "expected low to have the dependencies in the table alone, but found high";
        assert_eq!(
            breaches(&[low, high.clone()], &rows()),
            [format!("{words} ({kind})")],
            "{section}"
        );
    }
    let with_dev = || {
        let [low, high] = rows();
        [low.dev(&["high"]), high]
    };
    let dev = format!("{low}[dev-dependencies]\nhigh.workspace = true\n");
    assert_eq!(breaches(&[dev, high.clone()], &with_dev()), [""; 0]);
    assert_eq!(
        breaches(&[low, high.clone()], &with_dev()),
        ["expected low to have high as in the table (Dev), but found that it has not"]
    );

    let [low_row, high_row] = rows();
    let new = "[package]\nname = \"new\"\n".to_owned();
    assert_eq!(
        breaches(&[high, new], &[high_row, low_row]),
        [
            "expected the row of low above that of high, but found it below",
            "expected a crate low as in the table, but found none",
            "expected new in the table of crates, but found it missing",
        ]
    );
}

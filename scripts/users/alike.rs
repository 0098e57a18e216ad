//! Names that look alike to people and to rustc, in the types of two schemas: its lints of characters have nothing to say.

#![deny(warnings)]

use std::error::Error;

use saop_schema::{parse, serialize};

use types::u438_u43c_u44f_u430::Two;
use types::имяa::One;

mod types {
    include!("../alike/types.rs");
}

fn main() -> Result<(), Box<dyn Error>> {
    let one: One = parse(r#"{"국가": "a", "цены": "b", "größem": "c", "with_имяа": "d", "くに": "e", "þing": "f"}"#)?;
    assert_eq!(one.국가.as_deref(), Some("a"));
    assert_eq!(parse::<One>(serialize(&one))?, one);
    let two: Two = parse(r#"{"구까": "a", "ценьі": "b", "größern": "c", "имяa": "d", "学校": "e", "隷": "f", "隸": "g"}"#)?;
    assert_eq!(two.uad6c_uae4c.as_deref(), Some("a"));
    assert_eq!(parse::<Two>(serialize(&two))?, two);
    println!("{one:?}\n{two:?}");
    Ok(())
}

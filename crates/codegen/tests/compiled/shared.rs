//! Schemas that refer to each other: their types are shared, but for schemas in a circle.

use saop_schema::{Nullable, parse, serialize};

use crate::open_shared::common::{Address, Kind, Maybe, Price, Size, Sizes};
use crate::open_shared::customer::Customer;
use crate::open_shared::order::{Order, OrderEither};
use crate::open_shared::peer::Peer;
use crate::open_shared::quote::Quote;
use crate::{accepts, read, refuses};

// SPEC S1, S2
#[test]
fn what_several_schemas_refer_to_is_one_type() {
    let text = r#"{"home":{"street":"a","zip":"12","lines":[{"next":{"text":"b"},"x":1.50}]},"orders":[{"to":{"street":"c"},"zip":"12","kind":"k","size":"m","lines":[{}]}]}"#;
    let customer = read::<Customer>(text).unwrap();
    assert_eq!(serialize(&customer), text);
    let home: Address = customer.home.unwrap();
    let order: Order = customer.orders.unwrap().remove(0);
    assert_eq!((order.kind, order.size), (Kind::K, Some(Size::M)));
    let mut next = Order::new(home);
    next.zip = order.zip;
    assert_eq!(
        serialize(&next),
        r#"{"to":{"street":"a","zip":"12","lines":[{"next":{"text":"b"},"x":1.50}]},"zip":"12","kind":"k"}"#
    );
}

// SPEC S1
#[test]
fn a_type_made_of_a_shared_one_is_shared() {
    let text = r#"{"to":{"street":"a"},"kind":"k","maybe":{"note":"n"},"either":{"note":"m"},"sizes":["s"]}"#;
    let order = read::<Order>(text).unwrap();
    let Some(Nullable::Value(maybe)) = order.maybe else {
        panic!("{:?}", order.maybe)
    };
    let maybe: Maybe = maybe;
    assert_eq!(maybe.note.as_deref(), Some("n"));
    let sizes: Sizes = order.sizes.unwrap();
    assert_eq!(sizes, [Size::S]);
    let Some(OrderEither::Object(either)) = order.either else {
        panic!("{:?}", order.either)
    };
    let either: Maybe = either;
    assert_eq!(either.note.as_deref(), Some("m"));
    accepts::<Order>(r#"{"to":{"street":"a"},"kind":"k","maybe":null}"#);
    refuses::<Order>(r#"{"to":{"street":"a"},"kind":"k","either":null}"#);
    accepts::<Order>(r#"{"to":{"street":"a"},"kind":"k","either":"a"}"#);
    refuses::<Order>(r#"{"to":{"street":"a"},"kind":"k","maybe":{"note":1}}"#);
    refuses::<Order>(r#"{"to":{"street":"a"},"kind":"k","either":{"note":1}}"#);
    refuses::<Order>(r#"{"to":{"street":"a"},"kind":"k","sizes":["l"]}"#);
}

// SPEC S2
#[test]
fn a_shared_type_accepts_what_its_schema_accepts() {
    for text in [
        r#"{"to":{"street":"a"},"kind":"k"}"#,
        r#"{"to":{"street":"a"},"from":{"street":"b","zip":"1"},"kind":"k","zip":"xy","lines":[{"next":{"next":{}}}]}"#,
    ] {
        accepts::<Order>(text);
        accepts::<Customer>(&format!(r#"{{"orders":[{text}]}}"#));
        accepts::<Peer>(&format!(r#"{{"of":{{"orders":[{text}]}}}}"#));
    }
    for text in [
        r#"{"to":{"street":"a"}}"#,
        r#"{"to":{"street":"a"},"kind":"l"}"#,
        r#"{"to":{},"kind":"k"}"#,
        r#"{"to":{"street":"a","zip":"x"},"kind":"k"}"#,
        r#"{"to":{"street":"a"},"kind":"k","zip":"x"}"#,
        r#"{"to":{"street":"a"},"kind":"k","size":"l"}"#,
        r#"{"to":{"street":"a"},"kind":"k","lines":[{"next":1}]}"#,
    ] {
        refuses::<Order>(text);
        refuses::<Customer>(&format!(r#"{{"orders":[{text}]}}"#));
        refuses::<Peer>(&format!(r#"{{"of":{{"orders":[{text}]}}}}"#));
    }
    // Within the limit of recursive types.
    let deep = |levels: usize| {
        let lines = "{\"next\":".repeat(levels) + "{}" + &"}".repeat(levels);
        format!(r#"{{"to":{{"street":"a"}},"kind":"k","lines":[{lines}]}}"#)
    };
    accepts::<Order>(&deep(100));
    assert!(parse::<Order>(&deep(130)).is_err());
}

// SPEC S2
#[test]
fn a_float_is_shared_unless_a_rule_looks_at_its_digits() {
    // The numbers are one float, so with the type that customers have, what was unique would be written twice.
    let text = r#"{"to":{"street":"a"},"kind":"k","prices":[{"amount":1},{"amount":1.00000000000000000001}]}"#;
    let order = parse::<Order>(text).unwrap();
    let written = serialize(&order);
    assert_eq!(written, text);
    parse::<Order>(&written).unwrap();
    let quote = read::<Quote>(r#"{"price":{"amount":1.5}}"#).unwrap();
    let price: Price = quote.price.unwrap();
    assert!(f64::from(price.amount) > 1.0);
}

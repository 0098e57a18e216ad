//! Arrays whose first items have schemas of their own.

use saop_schema::serialize;

use crate::open_tuples::shapes::{Shapes, ShapesBoundedItem1, ShapesUnique, Sum, SumItem1, Term};
use crate::{accepts, read, refuses};

// SPEC S2
#[test]
fn an_array_of_so_many_items_is_a_tuple() {
    let text =
        r#"{"pair":["a",1],"bounded":["b",{"x":true,"y":1.50},null],"sum":["+",1,["+",2,3]]}"#;
    let shapes = read::<Shapes>(text).unwrap();
    assert_eq!(serialize(&shapes), text);
    let (name, count) = shapes.pair.as_ref().unwrap();
    assert_eq!((name.as_str(), **count), ("a", 1));
    let bounded = shapes.bounded.unwrap().into_option().unwrap();
    assert_eq!(bounded.0, ShapesBoundedItem1::B);
    let (_, first, second) = &**shapes.sum.as_ref().unwrap();
    assert!(matches!((first, second), (Term::Integer(1), Term::Sum(_))));
    // What is boxed is made without a box.
    let made = Term::from(Sum((SumItem1::Plus, Term::from(2), Term::from(3))));
    assert_eq!(second, &made);
}

// SPEC S2
#[test]
fn a_tuple_accepts_what_its_schema_accepts() {
    for text in [
        r#"{"bounded":null,"unique":["a","b"]}"#,
        r#"{"position":[1,2.5]}"#,
        r#"{"position":[1,2,3,4],"some":[]}"#,
        r#"{"some":["a"],"mixed":[]}"#,
        r#"{"mixed":["a",1,{"b":2}]}"#,
    ] {
        accepts::<Shapes>(text);
    }
    for text in [
        r#"{"pair":["a"]}"#,
        r#"{"pair":["a",1,2]}"#,
        r#"{"pair":["a",0]}"#,
        r#"{"pair":[1,1]}"#,
        r#"{"pair":{}}"#,
        r#"{"bounded":["c",{},1]}"#,
        r#"{"bounded":["a",{}]}"#,
        r#"{"bounded":["a",{},1,1]}"#,
        r#"{"unique":["a","a"]}"#,
        r#"{"position":[1]}"#,
        r#"{"position":[1,"2"]}"#,
        r#"{"position":[1,2,"3"]}"#,
        r#"{"some":["a","b","c"]}"#,
        r#"{"some":[1]}"#,
        r#"{"mixed":["a","b"]}"#,
        r#"{"sum":["+",1]}"#,
        r#"{"sum":["-",1,2]}"#,
        r#"{"sum":["+",1,["+",1]]}"#,
    ] {
        refuses::<Shapes>(text);
    }
    assert!(ShapesUnique::new(("a".to_owned(), "a".to_owned())).is_err());
    assert!(ShapesUnique::new(("a".to_owned(), "b".to_owned())).is_ok());
}

//! Tagged unions: objects of several kinds, distinguished by the value of a discriminator. The discriminator may appear
//! anywhere in the object.

use std::borrow::Cow;

use saop_json::text::{Cursor, Scanner, Skip};
use saop_json::{JsonRef, Reader, Stop};

use super::DecodeFn;

/// A tagged union of closed objects. Implemented by generated code.
pub trait Tagged: Sized + 'static {
    /// The discriminator.
    const PROPERTY: &'static str;
    /// The discriminator's values, one per kind, and the function that reads an object of that kind.
    const BRANCHES: &'static [(&'static str, DecodeFn<Self>)];
}

/// Returns the string that is a member of the next value, which says what kind of object it is. The value is not taken.
///
/// # Errors
///
/// Fails if there is no such member, or it is no string.
pub fn tag<'a>(reader: &Reader<'a>, property: &str) -> Result<Cow<'a, str>, Stop> {
    let value = member(reader.rest(), property).ok_or(Stop)?;
    value.as_str().ok_or(Stop)
}

/// Reads an object of the kind that its discriminator names. The reader looks ahead for the discriminator and reads the
/// object in place, so nested unions need no text of their own. If the discriminator comes last in recursive unions, the time per byte
/// grows with the number of enclosing levels.
///
/// # Errors
///
/// Fails if the discriminator names none of the kinds, or the object is not of the named kind.
pub fn decode_tagged<T: Tagged>(reader: &mut Reader<'_>) -> Result<T, Stop> {
    let said = tag(reader, T::PROPERTY)?;
    let branch = T::BRANCHES.iter().find(|(value, _)| *value == said);
    let (_, decode) = branch.ok_or(Stop)?;
    decode(reader)
}

/// Returns a member of the object at the start of `text`; also `None` if the text up to that point is not JSON.
fn member<'a>(text: &'a str, name: &str) -> Option<JsonRef<'a>> {
    let mut scanner = Scanner::lenient(Cursor::new(text));
    let mut next = b'{';
    while scanner.cursor.peek_token() == Some(next) {
        // Skips the opening brace or the comma.
        scanner.cursor.pos += 1;
        scanner.cursor.skip_whitespace();
        let key = scanner.cursor.string().ok()?;
        scanner.cursor.colon().ok()?;
        let start = scanner.cursor.pos;
        scanner.value(0, &mut Skip).ok()?;
        if key.unescape() == name {
            // Not compact, but it is never shown.
            return Some(JsonRef::of_valid(scanner.cursor.since(start)));
        }
        next = b',';
    }
    None
}

#[cfg(test)]
mod tests {
    use saop_json::text::Cursor;
    use saop_json::{Reader, Stop};

    use super::{DecodeFn, Tagged, decode_tagged};

    #[derive(Debug, PartialEq)]
    struct Kind(usize);

    impl Tagged for Kind {
        const PROPERTY: &'static str = "kind";
        const BRANCHES: &'static [(&'static str, DecodeFn<Self>)] = &[
            ("line", |reader| reader.skip().map(|()| Self(0))),
            ("circle", |reader| reader.skip().map(|()| Self(1))),
        ];
    }

    #[test]
    fn a_kind_is_told_wherever_its_member_stands() {
        let read = |text: &str| {
            let mut reader = Reader::new(Cursor::new(text), 8);
            let kind = decode_tagged::<Kind>(&mut reader)?;
            reader.end()?;
            Ok(kind)
        };
        assert_eq!(read(r#"{"a":1,"k\u0069nd":"circle"}"#), Ok(Kind(1)));
        assert_eq!(read(r#" {"kind" : "line", "a": [{}]}"#), Ok(Kind(0)));
        for text in [
            r#"{"a":1}"#,
            r#"{"kind":"x"}"#,
            r#"{"kind":1}"#,
            "[]",
            "{",
            r#"{"kind":"line""#,
        ] {
            assert_eq!(read(text), Err(Stop), "{text}");
        }
    }
}

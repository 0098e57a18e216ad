//! Tagged unions: objects of several kinds, distinguished by the value of a discriminator. The discriminator may appear
//! anywhere in the object.

use std::borrow::Cow;

use saop_json::text::{Cursor, Scanner, Skip};
use saop_json::{JsonRef, Reader, Stop};

/// Returns the string that is a member of the next value, which says what kind of object it is. The value is not taken: the object is
/// read in place, so nested unions need no text of their own. If the member comes last in recursive unions, the time per byte grows
/// with the number of enclosing levels.
///
/// # Errors
///
/// Fails if there is no such member, or it is no string.
pub fn tag<'a>(reader: &Reader<'a>, property: &str) -> Result<Cow<'a, str>, Stop> {
    let value = member(reader.rest(), property).ok_or(Stop)?;
    value.as_str().ok_or(Stop)
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

    use super::tag;

    #[test]
    fn a_kind_is_told_wherever_its_member_stands() {
        let read = |text: &'static str| tag(&Reader::new(Cursor::new(text), 8), "kind");
        assert_eq!(
            read(r#"{"a":1,"k\u0069nd":"circle"}"#).as_deref(),
            Ok("circle")
        );
        assert_eq!(
            read(r#"{"kind" : "line", "a": [{}]}"#).as_deref(),
            Ok("line")
        );
        for text in [r#"{"a":1}"#, r#"{"kind":1}"#, "[]", "{", r#"{"a" 1"#] {
            assert_eq!(read(text), Err(Stop), "{text}");
        }
    }
}

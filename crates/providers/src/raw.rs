//! Reads parts of JSON that other software wrote.
//!
//! Invariant: what is not asked for may be anything that JSON's grammar allows, and costs no memory.

use std::fmt;

use serde::de::{Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

/// Returns the values of the members with these names, or `None` if the value is not an object. Of members with the same name the last
/// counts, as in most readers.
pub(crate) fn members<'a, const N: usize>(
    value: &'a RawValue,
    names: [&str; N],
) -> Option<[Option<&'a RawValue>; N]> {
    struct Members<'n, const N: usize>([&'n str; N]);
    impl<'de, const N: usize> Visitor<'de> for Members<'_, N> {
        type Value = [Option<&'de RawValue>; N];

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut found = [None; N];
            // A name may have what is no character, so that it is no `str`.
            while let Some((name, value)) = map.next_entry::<&RawValue, &RawValue>()? {
                for (wanted, found) in self.0.iter().zip(&mut found) {
                    if is(name, wanted) {
                        *found = Some(value);
                    }
                }
            }
            Ok(found)
        }
    }
    // An error of serde_json's would copy a long string.
    let text = value.get();
    let mut object = serde_json::Deserializer::from_str(text);
    text.starts_with('{')
        .then(|| object.deserialize_map(Members(names)).ok())
        .flatten()
}

/// Passes on each item, or returns `None` if the value is not an array.
pub(crate) fn items<'a>(value: &'a RawValue, take: impl FnMut(&'a RawValue)) -> Option<()> {
    struct Items<F>(F);
    impl<'de, F: FnMut(&'de RawValue)> Visitor<'de> for Items<F> {
        type Value = ();

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an array")
        }

        fn visit_seq<A: SeqAccess<'de>>(mut self, mut items: A) -> Result<(), A::Error> {
            while let Some(item) = items.next_element()? {
                self.0(item);
            }
            Ok(())
        }
    }
    let text = value.get();
    let mut array = serde_json::Deserializer::from_str(text);
    text.starts_with('[')
        .then(|| array.deserialize_seq(Items(take)).ok())
        .flatten()
}

/// Returns the value unless it is null.
pub(crate) fn not_null(value: Option<&RawValue>) -> Option<&RawValue> {
    value.filter(|value| value.get() != "null")
}

/// Returns the bytes of a string, in one allocation. It may have an unpaired surrogate, which is the model's fault and not the
/// endpoint's: then its three bytes are no UTF-8.
pub(crate) fn unescaped(value: &RawValue) -> Option<Vec<u8>> {
    let mut rest = value.get().strip_prefix('"')?.strip_suffix('"')?;
    let mut text = Vec::with_capacity(rest.len());
    while let Some((plain, escape)) = rest.split_once('\\') {
        text.extend_from_slice(plain.as_bytes());
        let escaped = escape.chars().next()?;
        rest = escape.get(1..)?;
        match escaped {
            'b' => text.push(8),
            'f' => text.push(12),
            'n' => text.push(b'\n'),
            'r' => text.push(b'\r'),
            't' => text.push(b'\t'),
            'u' => {
                let mut unit = code_unit(rest)?;
                rest = rest.get(4..)?;
                let low = rest.strip_prefix("\\u").and_then(code_unit);
                let low = low.filter(|low| (0xDC00..0xE000).contains(low));
                if let (0xD800..0xDC00, Some(low)) = (unit, low) {
                    unit = 0x1_0000 + ((unit - 0xD800) << 10) + (low - 0xDC00);
                    rest = rest.get(6..)?;
                }
                match char::from_u32(unit) {
                    Some(character) => {
                        text.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
                    }
                    None => text.extend(
                        [
                            0xE0 | unit >> 12,
                            0x80 | unit >> 6 & 0x3F,
                            0x80 | unit & 0x3F,
                        ]
                        .map(|byte| byte as u8),
                    ),
                }
            }
            itself => text.push(itself as u8),
        }
    }
    text.extend_from_slice(rest.as_bytes());
    text.shrink_to_fit();
    Some(text)
}

/// Parses the four digits at the beginning.
fn code_unit(text: &str) -> Option<u32> {
    u32::from_str_radix(text.get(..4)?, 16).ok()
}

/// Returns the value if it is a string of Unicode characters.
pub(crate) fn string(value: &RawValue) -> Option<String> {
    String::from_utf8(unescaped(value)?).ok()
}

/// Returns whether the value is this string, in any spelling.
pub(crate) fn is(value: &RawValue, text: &str) -> bool {
    // A character is at most six bytes of JSON.
    let may_be = value.get().len() <= text.len() * 6 + 2;
    may_be && unescaped(value).is_some_and(|value| value == text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn raw(text: &str) -> &RawValue {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn names_may_be_anything_and_the_last_of_a_name_counts() {
        let object = raw(r#"{"\ud800":1,"a":2,"b":[{"a":3}],"\u0061":4,"c":null}"#);
        let [a, b, c, d] = members(object, ["a", "b", "c", "d"]).unwrap();
        assert_eq!(a.unwrap().get(), "4");
        assert_eq!(b.unwrap().get(), r#"[{"a":3}]"#);
        assert_eq!(c.unwrap().get(), "null");
        assert!(d.is_none() && not_null(c).is_none());
        for other in ["null", "[]", r#""{}""#, "1"] {
            assert!(members(raw(other), ["a"]).is_none(), "{other}");
        }
    }

    #[test]
    fn items_are_passed_on_in_order() {
        let mut seen = Vec::new();
        items(raw(r#" [1, "\ud800", {"a": [2]}] "#), |item| {
            seen.push(item.get());
        })
        .unwrap();
        assert_eq!(seen, ["1", r#""\ud800""#, r#"{"a": [2]}"#]);
        for other in ["null", "{}", r#""[]""#, "1"] {
            assert!(items(raw(other), |_| ()).is_none(), "{other}");
        }
    }

    #[test]
    fn strings_are_compared_by_their_characters() {
        assert!(is(raw(r#""te\u0078t""#), "text"));
        for other in [r#""texts""#, r#""tex""#, "1", "null"] {
            assert!(!is(raw(other), "text"), "{other}");
        }
    }
}

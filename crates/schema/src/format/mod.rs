//! What the formats of JSON Schema that can be asserted mean, each by its RFC.
//!
//! Invariant: a format that is listed is decided exactly; any other is an annotation.

mod internet;
mod time;
mod uri;

use internet::{email, ipv4, ipv6, uuid};
use time::{date, date_time, duration, time};
use uri::{uri, uri_reference};

/// Decides whether a text has a format.
pub(crate) type Format = fn(&str) -> bool;

/// A format's name, what messages call a text that has it, and its test.
const ALL: &[(&str, &str, Format)] = &[
    ("date", "a date (RFC 3339)", date),
    ("date-time", "a date and time (RFC 3339)", date_time),
    ("duration", "a duration (ISO 8601)", duration),
    ("email", "an email address (RFC 5321)", email),
    ("ipv4", "an IPv4 address", ipv4),
    ("ipv6", "an IPv6 address", ipv6),
    ("json-pointer", "a JSON Pointer (RFC 6901)", json_pointer),
    (
        "relative-json-pointer",
        "a relative JSON Pointer",
        relative_json_pointer,
    ),
    ("time", "a time with an offset (RFC 3339)", time),
    ("uri", "a URI (RFC 3986)", uri),
    (
        "uri-reference",
        "a URI or a relative reference (RFC 3986)",
        uri_reference,
    ),
    ("uuid", "a UUID (RFC 4122)", uuid),
];

/// Returns what messages call a text of a format, and its test.
pub(crate) fn find(name: &str) -> Option<(&'static str, Format)> {
    let found = ALL.iter().find(|(known, ..)| *known == name);
    found.map(|(_, words, test)| (*words, *test))
}

fn json_pointer(text: &str) -> bool {
    let is_escape = |after: &str| after.starts_with(['0', '1']);
    (text.is_empty() || text.starts_with('/')) && text.split('~').skip(1).all(is_escape)
}

fn relative_json_pointer(text: &str) -> bool {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (up, rest) = text.split_at(digits);
    let is_count = !up.is_empty() && (up == "0" || !up.starts_with('0'));
    is_count && (rest == "#" || json_pointer(rest))
}

#[cfg(test)]
mod tests {
    use super::{ALL, find};

    /// Texts that have a format, and texts that do not.
    const CASES: &[(&str, &[&str], &[&str])] = &[
        (
            "date",
            &["2024-02-29", "2000-02-29", "0000-01-01", "2026-12-31"],
            &[
                "2023-02-29",
                "1900-02-29",
                "2026-13-01",
                "2026-00-01",
                "2026-1-01",
                "2026-01-32",
                "20260101",
                "2026-01-01 ",
                "",
            ],
        ),
        (
            "time",
            &[
                "08:30:06Z",
                "08:30:06.283185z",
                "23:59:60Z",
                "08:59:60+09:00",
                "15:59:60-08:00",
                "00:29:60+00:30",
            ],
            &[
                "08:30:06",
                "24:00:00Z",
                "08:60:00Z",
                "08:30:61Z",
                "22:59:60Z",
                "08:30:06.Z",
                "08:30:06+24:00",
                "08:30:06+1:00",
                "8:30:06Z",
            ],
        ),
        (
            "date-time",
            &["1963-06-19T08:30:06.283185Z", "1998-12-31t23:59:60z"],
            &[
                "1963-06-19 08:30:06Z",
                "1963-06-19T08:30:06",
                "1963-06-19T",
                "1963-06-31T08:30:06Z",
            ],
        ),
        (
            "duration",
            &[
                "P4DT12H30M5S",
                "P1Y2M3D",
                "PT0S",
                "P2W",
                "P1M",
                "PT1M",
                "PT1H2M",
            ],
            &[
                "P", "PT", "P1", "4DT12H", "P1YT", "PT1H1S", "P1Y1D", "P1W1D", "P2D1Y", "P1.5D",
                "PT1D", "P1Y2W", "-P1D", "",
            ],
        ),
        (
            "email",
            &[
                "joe@example.com",
                "te~st.a@x",
                "\"a b\\\"\"@example.com",
                "joe@[127.0.0.1]",
                "joe@[IPv6:::1]",
            ],
            &[
                "joe",
                "@x",
                "a@",
                ".a@x",
                "a.@x",
                "a..b@x",
                "a@-x",
                "a@x-",
                "a@x..y",
                "a@[127.0.0.300]",
                "a b@x",
                "\"a@x",
                "\"a\u{7}\"@x",
                "\"a\"b\"@x",
                "\"\\\u{7}\"@x",
                "a@x y",
                "a@[x]",
            ],
        ),
        (
            "ipv4",
            &["127.0.0.1", "0.0.0.0"],
            &[
                "127.0.0",
                "256.0.0.1",
                "01.0.0.0",
                "1.2.3.4/24",
                "0x7f.1",
                "１.2.3.4",
                "",
            ],
        ),
        (
            "ipv6",
            &["::", "::1", "1:2:3:4:5:6:7:8", "::ffff:1.2.3.4", "fe80::a"],
            &[
                "12345::",
                "1:2",
                "::1%eth0",
                "1::2::3",
                "1:2:3:4:5:6:7:8:9",
                "::1/64",
                "",
            ],
        ),
        (
            "json-pointer",
            &["", "/", "/a~0b~1", "//"],
            &["a", "/~", "/~2", "#/a"],
        ),
        (
            "relative-json-pointer",
            &["0", "1/a", "10#", "0#"],
            &["", "01", "-1/a", "/a", "1##", "+1", "1a"],
        ),
        (
            "uri",
            &[
                "http://a.b/?c=d#e",
                "urn:x",
                "mailto:a@b",
                "http://[::1]:80/",
                "a:",
                "file:///x",
                "x://u:p%41@h:/",
                "http://[v1.a:b]/",
            ],
            &[
                "",
                "//a",
                "a b:",
                "1a:b",
                "http://a b",
                "a:%4",
                "a:\\",
                "http://[::1",
                "http://h:8a",
                "a:#b#c",
                "http://é/",
                "x://[1]",
            ],
        ),
        (
            "uri-reference",
            &["", "/a", "#b", "?c", "a/b:c", "//h/p", "x:y"],
            &["a b", "%zz", "1:a", "\\", "#a#"],
        ),
        (
            "uuid",
            &[
                "2EB8AA08-aa98-11ea-b4aa-73b441d16380",
                "00000000-0000-0000-0000-000000000000",
            ],
            &[
                "2eb8aa08aa9811eab4aa73b441d16380",
                "2eb8aa08-aa98-11ea-b4aa-73b441d1638",
                "2eb8aa08-aa98-11ea-b4aa-73b441d1638g",
                "2eb8aa-08aa98-11ea-b4aa-73b441d16380",
            ],
        ),
    ];

    #[test]
    fn each_format_has_its_texts() {
        assert_eq!(CASES.len(), ALL.len());
        for (name, good, bad) in CASES {
            let (_, test) = find(name).unwrap();
            for text in *good {
                assert!(test(text), "{name}: {text}");
            }
            for text in *bad {
                assert!(!test(text), "{name}: {text}");
            }
        }
        assert!(find("idn-email").is_none());
    }
}

//! Which headers go on to the other side.
//!
//! Invariant: those of one connection stay on it, and a length is that of the body that is sent.

use http::header::{
    ACCEPT, ACCEPT_ENCODING, CONNECTION, CONTENT_DISPOSITION, CONTENT_ENCODING, CONTENT_LANGUAGE,
    CONTENT_LENGTH, CONTENT_LOCATION, CONTENT_RANGE, CONTENT_TYPE, ETAG, EXPECT, HeaderMap,
    HeaderName, HeaderValue, LAST_MODIFIED, PROXY_AUTHENTICATE, PROXY_AUTHORIZATION, TE, TRAILER,
    TRANSFER_ENCODING, UPGRADE,
};
use http::request::Parts;
use saop_mcp::http::{Key, Keys};

/// Headers of one connection, beside those that `Connection` names.
const OF_CONNECTION: [HeaderName; 9] = [
    CONNECTION,
    EXPECT,
    PROXY_AUTHENTICATE,
    PROXY_AUTHORIZATION,
    TE,
    TRAILER,
    TRANSFER_ENCODING,
    UPGRADE,
    HeaderName::from_static("keep-alive"),
];

/// A header with one of these in its name says who asks, as far as anybody can tell from names.
const CREDENTIALS: [&str; 13] = [
    "account",
    "auth",
    "cookie",
    "credential",
    "key",
    "org",
    "password",
    "secret",
    "session",
    "team",
    "tenant",
    "token",
    "user",
];
/// Those that do not, though their names look like it: they change with each request, or with the program that asks.
const NO_CREDENTIALS: [&str; 4] = ["idempotency-key", "mcp-session-id", "origin", "user-agent"];

pub(crate) const LAST_EVENT: HeaderName = HeaderName::from_static("last-event-id");
pub(crate) const SESSION: HeaderName = HeaderName::from_static("mcp-session-id");
const METHOD: HeaderName = HeaderName::from_static("mcp-method");
const NAME: HeaderName = HeaderName::from_static("mcp-name");
/// Of the message that a client sends, and of no other.
const IDEMPOTENCY: HeaderName = HeaderName::from_static("idempotency-key");
const DIGEST: HeaderName = HeaderName::from_static("content-digest");
const PARAM: &str = "mcp-param-";
/// Headers that describe a body.
const OF_BODY: [HeaderName; 11] = [
    CONTENT_DISPOSITION,
    CONTENT_ENCODING,
    CONTENT_LANGUAGE,
    CONTENT_LOCATION,
    CONTENT_RANGE,
    CONTENT_TYPE,
    DIGEST,
    ETAG,
    LAST_MODIFIED,
    HeaderName::from_static("digest"),
    HeaderName::from_static("repr-digest"),
];

pub(crate) fn without_connection(headers: &HeaderMap) -> HeaderMap {
    let named = headers.get_all(CONNECTION).iter();
    let named: Vec<_> = named
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .filter_map(|name| name.trim().parse::<HeaderName>().ok())
        // What a body is, each side has to know.
        .filter(|name| name != CONTENT_TYPE)
        .collect();
    let mut kept = HeaderMap::with_capacity(headers.len());
    for (name, value) in headers {
        if !OF_CONNECTION.contains(name) && !named.contains(name) {
            kept.append(name.clone(), value.clone());
        }
    }
    kept
}

/// Returns the headers of a client's request for the server. Bodies come as they are: they are read.
pub(crate) fn to_server(headers: &HeaderMap) -> HeaderMap {
    let mut kept = headers.clone();
    kept.remove(CONTENT_LENGTH);
    kept.insert(ACCEPT_ENCODING, HeaderValue::from_static("identity"));
    kept
}

/// Returns the headers with which the guard itself asks for a list of tools, in the name of a client's request.
pub(crate) fn to_list(headers: &HeaderMap) -> HeaderMap {
    let mut kept = to_server(headers);
    let params: Vec<_> = kept
        .keys()
        .filter(|name| name.as_str().starts_with(PARAM))
        .cloned()
        .collect();
    for name in params {
        kept.remove(name);
    }
    for name in [NAME, LAST_EVENT, IDEMPOTENCY, DIGEST] {
        kept.remove(name);
    }
    if kept.contains_key(METHOD) {
        kept.insert(METHOD, HeaderValue::from_static("tools/list"));
    }
    kept.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let both = HeaderValue::from_static("application/json, text/event-stream");
    kept.insert(ACCEPT, both);
    kept
}

/// Returns the headers of a server's answer for the client.
pub(crate) fn to_client(headers: &HeaderMap) -> HeaderMap {
    let mut kept = without_connection(headers);
    kept.remove(CONTENT_LENGTH);
    if Media::of(headers) != Media::Other
        && let Some(first) = kept.get(CONTENT_TYPE)
    {
        // Clients refuse a type that is there twice.
        let first = first.to_str().unwrap_or_default().split(',');
        let first = first.map(str::trim).find(|one| !one.is_empty());
        let first = first.and_then(|first| HeaderValue::from_str(first).ok());
        if let Some(first) = first {
            kept.insert(CONTENT_TYPE, first);
        }
    }
    kept
}

/// Returns the headers of a server's answer for the client that gets no body of it.
pub(crate) fn without_body(headers: &HeaderMap) -> HeaderMap {
    let mut kept = to_client(headers);
    for name in &OF_BODY {
        kept.remove(name);
    }
    kept
}

/// Who asks: what a server may tell its clients apart by.
#[derive(Clone, Copy)]
pub(crate) struct Asker<'a> {
    pub(crate) headers: &'a HeaderMap,
    pub(crate) query: Option<&'a str>,
}

impl<'a> Asker<'a> {
    pub(crate) fn of(head: &'a Parts) -> Self {
        Self {
            headers: &head.headers,
            query: head.uri.query(),
        }
    }

    /// Returns the key, in a session if there is one.
    pub(crate) fn key(
        self,
        keys: &Keys,
        more: &[HeaderName],
        session: Option<&HeaderValue>,
    ) -> Key {
        let mut said: Vec<(&str, &[u8])> = self
            .headers
            .iter()
            .filter(|(name, _)| is_credential(name) || more.contains(name))
            .map(|(name, value)| (name.as_str(), value.as_bytes()))
            .collect();
        // Values of one name stay in their order.
        said.sort_by_key(|(name, _)| *name);
        // No header has such a name.
        said.extend(self.query.map(|query| ("?", query.as_bytes())));
        keys.key(said, session.map(HeaderValue::as_bytes))
    }
}

fn is_credential(name: &HeaderName) -> bool {
    let name = name.as_str();
    CREDENTIALS.iter().any(|word| name.contains(word))
        && !NO_CREDENTIALS.contains(&name)
        && !name.starts_with("sec-")
        && !name.starts_with(PARAM)
}

/// What a body is, by its headers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Media {
    Json,
    Events,
    Other,
}

impl Media {
    /// Takes nothing for JSON, or for events, that clients may read as something else: in another charset, say. A type that is there twice
    /// counts once: servers and the proxies before them both set it.
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        let mut found = None;
        for said in headers.get_all(CONTENT_TYPE) {
            let said = said.to_str().unwrap_or("?").to_ascii_lowercase();
            for one in said.split(',').filter(|one| !one.trim().is_empty()) {
                let media = Self::of_one(one);
                if *found.get_or_insert(media) != media {
                    return Self::Other;
                }
            }
        }
        found.unwrap_or(Self::Other)
    }

    /// Reads one type, in small letters.
    fn of_one(said: &str) -> Self {
        let mut parts = said.split(';').map(str::trim);
        let essence = parts.next().unwrap_or_default();
        if !parts.all(keeps_utf_8) {
            return Self::Other;
        }
        let is_name = |name: &str| {
            !name.is_empty()
                && name
                    .bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || b".-_".contains(&byte))
        };
        let is_json = |json: &str| {
            matches!(json, "json" | "json-rpc") || json.strip_suffix("+json").is_some_and(is_name)
        };
        if essence == "text/event-stream" {
            Self::Events
        } else if essence.strip_prefix("application/").is_some_and(is_json) {
            Self::Json
        } else {
            Self::Other
        }
    }
}

/// Whether a parameter of a type leaves the body in UTF-8.
fn keeps_utf_8(parameter: &str) -> bool {
    if !parameter.contains("charset") {
        return true;
    }
    let (name, charset) = parameter.split_once('=').unwrap_or_default();
    let charset = charset.trim().trim_matches(['"', '\'']).trim();
    // Without a name, a reader takes the default.
    name.trim() == "charset" && matches!(charset, "" | "utf-8" | "utf8" | "us-ascii")
}

/// Whether a body is packed. Some servers name what is no packing, which clients pass over.
pub(crate) fn is_packed(headers: &HeaderMap) -> bool {
    headers.get_all(CONTENT_ENCODING).iter().any(|said| {
        let said = said.to_str().unwrap_or("?").to_ascii_lowercase();
        let mut all = said.split(',').map(str::trim);
        !all.all(|one| matches!(one, "" | "identity" | "none" | "utf-8" | "utf8"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(all: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut map = HeaderMap::new();
        for (name, value) in all {
            map.append(*name, HeaderValue::from_static(value));
        }
        map
    }

    fn names(headers: &HeaderMap) -> Vec<&str> {
        let mut names: Vec<_> = headers.keys().map(HeaderName::as_str).collect();
        names.sort_unstable();
        names
    }

    // SPEC G10
    #[test]
    fn headers_of_a_connection_stay_on_it() {
        let all = headers(&[
            ("host", "localhost"),
            ("connection", "keep-alive, X-Hop"),
            ("x-hop", "1"),
            ("keep-alive", "5"),
            ("te", "trailers"),
            ("transfer-encoding", "chunked"),
            ("upgrade", "h2c"),
            ("proxy-authorization", "Basic a"),
            ("accept-encoding", "gzip"),
            ("authorization", "Bearer a"),
            ("x-own", "2"),
        ]);
        let kept = to_server(&without_connection(&all));
        assert_eq!(
            names(&kept),
            ["accept-encoding", "authorization", "host", "x-own"]
        );
        assert_eq!(kept["accept-encoding"], "identity");
    }

    // SPEC G10
    #[test]
    fn the_guards_own_request_has_headers_of_its_own() {
        let call = headers(&[
            ("mcp-method", "tools/call"),
            ("mcp-name", "add"),
            ("mcp-param-region", "us"),
            ("mcp-session-id", "s"),
            ("authorization", "Bearer a"),
        ]);
        let list = to_list(&call);
        assert_eq!(list["mcp-method"], "tools/list");
        assert_eq!(
            names(&list),
            [
                "accept",
                "accept-encoding",
                "authorization",
                "content-type",
                "mcp-method",
                "mcp-session-id"
            ]
        );
        assert!(!to_list(&headers(&[])).contains_key("mcp-method"));
    }

    // SPEC G10
    #[test]
    fn who_asks_is_known_by_credentials_and_query() {
        let keys = Keys::new([7; 32]);
        let key = |all: &[(&'static str, &'static str)], query| {
            let headers = &headers(all);
            Asker { headers, query }.key(&keys, &[HeaderName::from_static("x-who")], None)
        };
        let all = [
            key(&[], None),
            key(&[("authorization", "a")], None),
            key(&[("x-api-key", "a")], None),
            key(&[("api-key", "a"), ("x-tenant", "b")], None),
            key(&[("x-who", "a")], None),
            key(&[], Some("")),
            key(&[], Some("api_key=a")),
        ];
        for (at, one) in all.iter().enumerate() {
            assert_eq!(all.iter().position(|other| other == one), Some(at));
        }
        assert_eq!(key(&[("x-tenant", "b"), ("api-key", "a")], None), all[3]);
        for none in [
            "user-agent",
            "idempotency-key",
            "mcp-session-id",
            "mcp-param-key",
            "x-region",
            "sec-websocket-key",
        ] {
            assert_eq!(key(&[(none, "a")], None), all[0], "{none}");
        }
    }

    // SPEC G10
    #[test]
    fn a_body_is_what_its_headers_say() {
        for (said, media) in [
            ("application/json", Media::Json),
            ("Application/JSON; charset=utf-8", Media::Json),
            ("APPLICATION/JSON; CHARSET=UTF-8", Media::Json),
            ("application/json;charset=UTF-8;", Media::Json),
            ("application/json ; charset = UTF-8", Media::Json),
            ("application/json; charset=\"UTF-8\"", Media::Json),
            ("application/json; charset='utf-8'", Media::Json),
            ("application/json; charset=\" utf-8 \"", Media::Json),
            ("application/json; charset=", Media::Json),
            ("application/json; charset=UTF8", Media::Json),
            (
                "application/json; charset=utf-8; charset=UTF-8",
                Media::Json,
            ),
            ("application/json; version=1; charset=utf-8", Media::Json),
            ("application/json; odata.metadata=minimal", Media::Json),
            ("application/json, application/json", Media::Json),
            ("application/json,application/json", Media::Json),
            (
                "application/json; charset=utf-8, application/json",
                Media::Json,
            ),
            ("application/json,", Media::Json),
            ("application/json-rpc", Media::Json),
            ("application/problem+json", Media::Json),
            ("text/event-stream;charset=utf-8", Media::Events),
            ("Text/Event-Stream; charset=UTF-8", Media::Events),
            ("text/event-stream, text/event-stream", Media::Events),
            (
                "text/event-stream; charset=utf-8, text/event-stream",
                Media::Events,
            ),
            ("application/json, text/event-stream", Media::Other),
            ("text/event-stream, application/json", Media::Other),
            (
                "application/json, application/json; charset=utf-16",
                Media::Other,
            ),
            ("application/jsonp", Media::Other),
            ("text/event-stream+json", Media::Other),
            ("application/json, text/plain", Media::Other),
            ("application/ text/event-stream+json", Media::Other),
            ("text/event-stream; charset=utf-7", Media::Other),
            ("text/event-stream; charset=utf-16le", Media::Other),
            ("text/event-stream; charset*=utf-7''x", Media::Other),
            ("text/event-stream; charset", Media::Other),
            (
                "text/event-stream; charset=utf-8; charset=utf-7",
                Media::Other,
            ),
            ("text/event-stream; x=\"; charset=utf-16\"", Media::Other),
            ("application/json; charset =cp037", Media::Other),
            ("text/html", Media::Other),
            ("", Media::Other),
            (",", Media::Other),
        ] {
            let mut map = HeaderMap::new();
            map.insert(CONTENT_TYPE, HeaderValue::from_static(said));
            assert_eq!(Media::of(&map), media, "{said}");
        }
        assert_eq!(Media::of(&HeaderMap::new()), Media::Other);
        for (one, other, media) in [
            ("application/json", "text/html", Media::Other),
            ("application/json", "text/event-stream", Media::Other),
            (
                "application/json",
                "application/json; charset=UTF-8",
                Media::Json,
            ),
            ("text/event-stream", "text/event-stream", Media::Events),
        ] {
            let twice = headers(&[("content-type", one), ("content-type", other)]);
            assert_eq!(Media::of(&twice), media, "{one} {other}");
        }
    }

    // SPEC G10
    #[test]
    fn a_body_is_packed_by_a_known_packing_and_by_an_unknown_one() {
        for packed in ["gzip", "identity, br", "x-own", "GZIP", "deflate,"] {
            assert!(is_packed(&headers(&[("content-encoding", packed)])));
        }
        for plain in ["Identity", "", "utf-8", "UTF-8", "none", "identity, utf8"] {
            assert!(!is_packed(&headers(&[("content-encoding", plain)])));
        }
    }
}

//! Which headers go on to the other side.
//!
//! Invariant: those of one connection stay on it, and a length is that of the body that is sent.

use reqwest::header::{
    ACCEPT, ACCEPT_ENCODING, CONNECTION, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, EXPECT,
    HOST, HeaderMap, HeaderName, HeaderValue, PROXY_AUTHENTICATE, PROXY_AUTHORIZATION, TE, TRAILER,
    TRANSFER_ENCODING, UPGRADE,
};
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

/// Headers that say who asks.
const CREDENTIALS: [&str; 4] = ["authorization", "cookie", "x-api-key", "x-auth-token"];

pub(super) const SESSION: HeaderName = HeaderName::from_static("mcp-session-id");
const METHOD: HeaderName = HeaderName::from_static("mcp-method");
const NAME: HeaderName = HeaderName::from_static("mcp-name");
const PARAM: &str = "mcp-param-";

fn without_connection(headers: &HeaderMap) -> HeaderMap {
    let named = headers.get_all(CONNECTION).iter();
    let named: Vec<_> = named
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .filter_map(|name| name.trim().parse::<HeaderName>().ok())
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
pub(super) fn to_server(headers: &HeaderMap) -> HeaderMap {
    let mut kept = without_connection(headers);
    kept.remove(HOST);
    kept.remove(CONTENT_LENGTH);
    kept.insert(ACCEPT_ENCODING, HeaderValue::from_static("identity"));
    kept
}

/// Returns the headers with which the guard itself asks for a list of tools, in the name of a client's request.
pub(super) fn to_list(headers: &HeaderMap) -> HeaderMap {
    let mut kept = to_server(headers);
    let params: Vec<_> = kept
        .keys()
        .filter(|name| name.as_str().starts_with(PARAM))
        .cloned()
        .collect();
    for name in params {
        kept.remove(name);
    }
    kept.remove(NAME);
    kept.remove(HeaderName::from_static("last-event-id"));
    if kept.contains_key(METHOD) {
        kept.insert(METHOD, HeaderValue::from_static("tools/list"));
    }
    kept.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let both = HeaderValue::from_static("application/json, text/event-stream");
    kept.insert(ACCEPT, both);
    kept
}

/// Returns the headers of a server's answer for the client.
pub(super) fn to_client(headers: &HeaderMap) -> HeaderMap {
    let mut kept = without_connection(headers);
    kept.remove(CONTENT_LENGTH);
    kept
}

/// Returns the key of who asks, in a session if there is one.
pub(super) fn key(keys: &Keys, headers: &HeaderMap, session: Option<&HeaderValue>) -> Key {
    let credentials = CREDENTIALS.iter().flat_map(|name| {
        let values = headers.get_all(*name).iter();
        values.map(|value| (*name, value.as_bytes()))
    });
    keys.key(credentials, session.map(HeaderValue::as_bytes))
}

/// What a body is, by its headers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Media {
    Json,
    Events,
    Other,
}

impl Media {
    pub(super) fn of(headers: &HeaderMap) -> Self {
        let said = headers
            .get(CONTENT_TYPE)
            .and_then(|said| said.to_str().ok());
        let said = said.unwrap_or_default();
        let essence = said.split(';').next().unwrap_or_default().trim();
        if essence.eq_ignore_ascii_case("text/event-stream") {
            Self::Events
        } else if essence.eq_ignore_ascii_case("application/json")
            || essence.to_ascii_lowercase().ends_with("+json")
        {
            Self::Json
        } else {
            Self::Other
        }
    }
}

/// Whether a body is packed.
pub(super) fn is_packed(headers: &HeaderMap) -> bool {
    let mut said = headers.get_all(CONTENT_ENCODING).iter();
    said.any(|said| !said.as_bytes().eq_ignore_ascii_case(b"identity"))
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
        let kept = to_server(&all);
        assert_eq!(names(&kept), ["accept-encoding", "authorization", "x-own"]);
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

    #[test]
    fn a_body_is_what_its_headers_say() {
        for (said, media) in [
            ("application/json", Media::Json),
            ("Application/JSON; charset=utf-8", Media::Json),
            ("application/problem+json", Media::Json),
            ("text/event-stream;charset=utf-8", Media::Events),
            ("application/jsonp", Media::Other),
            ("text/html", Media::Other),
        ] {
            let mut map = HeaderMap::new();
            map.insert(CONTENT_TYPE, HeaderValue::from_static(said));
            assert_eq!(Media::of(&map), media, "{said}");
        }
        assert_eq!(Media::of(&HeaderMap::new()), Media::Other);
        assert!(is_packed(&headers(&[("content-encoding", "gzip")])));
        assert!(!is_packed(&headers(&[("content-encoding", "Identity")])));
    }
}

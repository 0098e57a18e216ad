//! What is kept of lists for many who ask: one list once, and no more than the bound of many lists. SPEC G7, G10.

#![cfg(test)]

mod scripted;

use std::fmt::Write as _;

use saop_mcp::Settings;
use saop_tower::GuardLayer;
use serde_json::json;

use crate::scripted::{Asked, Client, LIST, Scripted, call, json, result, with_sessions};

/// No more is kept in all.
const MOST: usize = 256 << 20;

/// A tool as servers have them.
fn tool(name: &str, words: &str) -> String {
    let mut properties = String::new();
    for n in 0..8 {
        let _ = write!(
            properties,
            r#"{}"p{n}":{{"type":"string","minLength":1,"pattern":"^[a-z]{{1,20}}$","description":"The parameter {n} of {words}."}}"#,
            if n == 0 { "" } else { "," },
        );
    }
    format!(
        r#"{{"name":"{name}","description":"Does {words}.","inputSchema":{{"type":"object","required":["p0"],"properties":{{{properties}}}}},"outputSchema":{{"type":"object","properties":{{"sum":{{"type":["integer","null"]}}}}}}}}"#
    )
}

fn tools(count: usize, words: &str) -> String {
    let tools: Vec<_> = (0..count)
        .map(|n| tool(&format!("tool_{n}"), words))
        .collect();
    format!(r#"{{"tools":[{}]}}"#, tools.join(","))
}

/// Answers a list with what `list` makes of the credentials.
fn serving(list: impl Fn(&str) -> String + Send + Sync + 'static) -> Scripted {
    Scripted::new(move |asked: &Asked| match &*asked.method {
        "tools/list" => {
            let who = asked.header("authorization").unwrap_or_default();
            json(200, &result(&asked.id, &list(who)))
        }
        _ => with_sessions(asked),
    })
}

fn client(service: Scripted) -> Client {
    Client::new(GuardLayer::builder(Settings::new()), service)
}

// SPEC G7: thousands who make up credentials get one list.
#[tokio::test]
async fn a_list_is_compiled_once_for_all_who_have_it() {
    const WHO: usize = 3_000;
    let list = tools(20, "the same");
    let client = client(serving(move |_| list.clone()));
    let ask = |n: usize| format!("Bearer made-up-{n}");
    client.post(&[("authorization", &ask(0))], LIST).await;
    let first = client.layer.known_bytes();
    assert!(first > 100_000, "{first}");
    for n in 1..WHO {
        let who = ask(n);
        let headers = [("authorization", &*who)];
        let reply = client.post(&headers, LIST).await;
        assert!(reply.text().contains("tool_19"));
        if n % 100 == 0 {
            let refused = client
                .post(&headers, &call(2, "{}").replace("\"add\"", "\"tool_3\""))
                .await;
            assert_eq!(refused.json()["result"]["isError"], true);
        }
    }
    assert_eq!(client.layer.sessions(), WHO);
    let each = (client.layer.known_bytes() - first) / WHO;
    assert!(each < 20 * 1024, "{each} for each, {first} for the first");
    // One who is told something else has that, and is judged by it.
    assert!(client.layer.known_bytes() < MOST);
}

// SPEC G7
#[tokio::test]
async fn lists_that_differ_in_one_tool_share_the_others() {
    let client = client(serving(|who| {
        let own = tool("own", who);
        tools(20, "the same").replace("[{", &format!("[{own},{{"))
    }));
    client.post(&[("authorization", "a")], LIST).await;
    let first = client.layer.known_bytes();
    for n in 0..100 {
        let who = format!("b{n}");
        let headers = [("authorization", &*who)];
        let reply = client.post(&headers, LIST).await;
        assert!(reply.text().contains(&format!("Does {who}.")));
    }
    let each = (client.layer.known_bytes() - first) / 100;
    assert!(each < first / 4, "{each} of {first}");
}

// SPEC G7: a server that tells each another list, with schemas that take much once they are compiled.
#[tokio::test]
async fn what_is_compiled_is_bounded_by_its_weight() {
    const WHO: usize = 60;
    let client = client(serving(|who| {
        let properties: Vec<_> = (0..8_000)
            .map(|n| format!(r#""{who}{n}":{{"minimum":{n}}}"#))
            .collect();
        let properties = properties.join(",");
        format!(
            r#"{{"tools":[{{"name":"add","inputSchema":{{"type":"object","required":["a"],"properties":{{{properties}}}}}}}]}}"#
        )
    }));
    let mut most = 0;
    for n in 0..WHO {
        let who = format!("w{n}-");
        let headers = [("authorization", &*who)];
        client.post(&headers, LIST).await;
        let now = client.layer.known_bytes();
        assert!(now <= MOST, "{now}");
        most = most.max(now);
        let refused = client.post(&headers, &call(2, "{}")).await;
        assert_eq!(refused.json()["result"]["isError"], true, "{n}");
    }
    assert!(most > MOST / 2, "{most}");
    assert!(client.layer.sessions() < WHO, "{}", client.layer.sessions());
    // Who was forgotten is asked for again.
    let refused = client
        .post(&[("authorization", "w0-")], &call(2, "{}"))
        .await;
    assert_eq!(refused.json()["result"]["isError"], true);
    assert_eq!(refused.json()["id"], json!(2));
}

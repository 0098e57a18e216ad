//! How much memory the client takes for an answer: at most twice the size of the response.

#![cfg(all(feature = "client", target_os = "linux"))]
#![cfg(test)]

#[path = "../../../tests/support/apart.rs"]
mod apart;

use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::num::NonZeroU32;
use std::thread;

use apart::apart;
use saop_providers::{ApiKey, EndpointPolicy, OpenAiClient};

/// Returns a line of the kernel's account of this process, in bytes.
fn memory(line: &str) -> usize {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let value = status.lines().find_map(|found| found.strip_prefix(line));
    let kilobytes = value.unwrap().split_whitespace().next().unwrap();
    kilobytes.parse::<usize>().unwrap() * 1024
}

/// Serves one response: `before`, `piece` until it has `size` bytes, and `after`.
fn serve(
    before: &'static str,
    piece: &'static str,
    after: &'static str,
    size: usize,
    announced: bool,
) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let base = format!("http://{}/v1", listener.local_addr().unwrap());
    thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut request = vec![0; 64 * 1024];
        let _ = stream.read(&mut request).unwrap();
        let times = size / piece.len();
        let whole = before.len() + times * piece.len() + after.len();
        let length = if announced {
            format!("content-length: {whole}\r\n")
        } else {
            "connection: close\r\n".to_owned()
        };
        let head = format!("HTTP/1.1 200 OK\r\n{length}\r\n{before}");
        stream.write_all(head.as_bytes()).unwrap();
        let many = piece.repeat(1000);
        for _ in 0..times / 1000 {
            stream.write_all(many.as_bytes()).unwrap();
        }
        let rest = piece.repeat(times % 1000);
        stream.write_all((rest + after).as_bytes()).unwrap();
    });
    base
}

const SIZE: usize = 5_000_000;

#[test]
fn an_answer_takes_at_most_twice_its_size() {
    let cases = [
        (
            r#"{"choices":[{"message":{"content":"{"}}],"usage":["#,
            r#"{"":0},"#,
            "0]}",
        ),
        (
            r#"{"choices":[{"message":{"content":"{"}}],"error":["#,
            "[],",
            "0]}",
        ),
        (
            r#"{"choices":[{"finish_reason":["#,
            "{},",
            r#"0],"message":{"refusal":[{}],"content":"{"}}]}"#,
        ),
        (r#"{"choices":[{"message":{"content":"{"}},"#, "{},", "0]}"),
        (
            r#"{"choices":[{"message":{"content":["#,
            "{},",
            r#"{"type":"text","text":"{"}]}}]}"#,
        ),
        (r#"{"choices":[{"message":{"content":"{"#, r"\n", r#""}}]}"#),
        (
            r#"{"choices":[{"message":{"content":"{"#,
            r"\ud800",
            r#""}}]}"#,
        ),
        (r#"{"choices":[{"message":{"content":"{"#, "a", r#""}}]}"#),
        ("[", "[],", "0]"),
        ("", "[", ""),
        // The endpoint's own words.
        (r#"{"error":["#, "0 , ", "0]}"),
        (r#"{"error":""#, "a", "\"}"),
        (r#"{"error":""#, r"\\u{", "\"}"),
        (r#"{"choices":""#, "a", "\"}"),
        (
            r#"{"choices":[{"message":{"content":"{"},"finish_reason":""#,
            "a",
            r#""}]}"#,
        ),
    ];
    for (index, (before, piece, after)) in cases.into_iter().enumerate() {
        for announced in [true, false] {
            // A process keeps what it frees, so each case has its own.
            let case = format!("{index}{announced}");
            apart("SAOP_TEST_CASE", Some(case.as_ref()), || {
                took_at_most_twice(before, piece, after, announced);
            });
        }
    }
}

fn took_at_most_twice(
    before: &'static str,
    piece: &'static str,
    after: &'static str,
    announced: bool,
) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let policy = EndpointPolicy::default().with_max_tries(NonZeroU32::MIN);
    // The first request is a small one: what a connection needs is not counted.
    for size in [1000, SIZE] {
        let base = serve(before, piece, after, size, announced);
        let client = OpenAiClient::new(&base, "m", policy).unwrap();
        let key = ApiKey::new("sk-0123456789abcdef").unwrap();
        let client = client.with_key(Some(key)).unwrap();
        let least = memory("VmRSS:");
        let answer = runtime.block_on(client.ask("?"));
        let took = memory("VmHWM:").saturating_sub(least);
        assert_eq!(
            answer.is_ok(),
            before.contains("content") || after.contains("content"),
            "{before}: {answer:.80?}"
        );
        // What the connection buffers comes on top.
        let most = 2 * SIZE + 1_500_000;
        assert!(took < most, "{before}{piece} announced {announced}: {took}");
        assert!(
            size < SIZE || took > SIZE / 2,
            "nothing was measured: {took}"
        );
    }
}

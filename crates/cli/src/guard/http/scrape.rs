//! The port at which Prometheus asks for the counts. It shares nothing with that of the clients but the rule which hosts may ask.

use std::sync::Arc;
use std::time::Duration;

use saop_mcp::http::Hosts;
use saop_tower::GuardLayer;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::metrics::Metrics;

/// How long a question may take.
const LONGEST: Duration = Duration::from_secs(5);
/// So many may ask at a time.
const MOST: usize = 16;
const MOST_HEAD_BYTES: usize = 16 * 1024;

/// What is told.
pub(super) struct Counts {
    pub(super) metrics: Arc<Metrics>,
    pub(super) layer: GuardLayer,
    pub(super) hosts: Hosts,
}

/// Answers who asks for the counts.
pub(super) async fn serve(listener: TcpListener, counts: Counts) {
    let counts = Arc::new(counts);
    let places = Arc::new(Semaphore::new(MOST));
    loop {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else {
            return;
        };
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let counts = Arc::clone(&counts);
        tokio::spawn(async move {
            let _ = timeout(LONGEST, answer(stream, &counts)).await;
            drop(place);
        });
    }
}

async fn answer(mut stream: TcpStream, counts: &Counts) -> std::io::Result<()> {
    let mut head = Vec::new();
    let mut part = [0; 1024];
    while !has_end(&head) && head.len() < MOST_HEAD_BYTES {
        let read = stream.read(&mut part).await?;
        if read == 0 {
            return Ok(());
        }
        head.extend_from_slice(part.get(..read).unwrap_or_default());
    }
    let head = String::from_utf8_lossy(&head);
    let mut hosts = head.lines().filter_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("host").then(|| value.trim())
    });
    let host = hosts.next().filter(|_| hosts.next().is_none());
    let is_allowed = host.is_some_and(|host| counts.hosts.allows_host(host.as_bytes()));
    let (status, body) = if !is_allowed {
        ("403 Forbidden", String::new())
    } else if head.starts_with("GET /metrics ") {
        let (sessions, bytes) = (counts.layer.sessions(), counts.layer.held_bytes());
        ("200 OK", counts.metrics.text(sessions, bytes))
    } else {
        ("404 Not Found", String::new())
    };
    let length = body.len();
    let answer = format!(
        "HTTP/1.1 {status}\r\nContent-Type: text/plain; version=0.0.4; charset=utf-8\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
    );
    stream.write_all(answer.as_bytes()).await?;
    stream.shutdown().await
}

fn has_end(head: &[u8]) -> bool {
    let ends = |end: &[u8]| head.windows(end.len()).any(|part| part == end);
    ends(b"\r\n\r\n") || ends(b"\n\n")
}

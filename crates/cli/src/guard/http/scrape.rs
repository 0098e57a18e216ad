//! The port at which Prometheus asks for the counts. It shares nothing with that of the clients but the rule which hosts may ask.

use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

use super::world::World;

/// How long a question may take.
const LONGEST: Duration = Duration::from_secs(5);
const MOST_HEAD_BYTES: usize = 16 * 1024;

/// Answers who asks for the counts.
pub(super) async fn serve(listener: TcpListener, world: Arc<World>) {
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let world = Arc::clone(&world);
        // One after the other: who asks for counts has time.
        let _ = timeout(LONGEST, answer(stream, &world)).await;
    }
}

async fn answer(mut stream: TcpStream, world: &World) -> std::io::Result<()> {
    let mut head = Vec::new();
    let mut part = [0; 1024];
    while !head.windows(4).any(|end| end == b"\r\n\r\n") && head.len() < MOST_HEAD_BYTES {
        let read = stream.read(&mut part).await?;
        if read == 0 {
            return Ok(());
        }
        head.extend_from_slice(part.get(..read).unwrap_or_default());
    }
    let head = String::from_utf8_lossy(&head);
    let host = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("host").then(|| value.trim())
    });
    let is_allowed = host.is_some_and(|host| world.hosts.allows_host(host.as_bytes()));
    let (status, body) = if !is_allowed {
        ("403 Forbidden", String::new())
    } else if head.starts_with("GET /metrics ") {
        let sessions = world.store().len();
        ("200 OK", world.metrics.text(sessions, world.budget.held()))
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

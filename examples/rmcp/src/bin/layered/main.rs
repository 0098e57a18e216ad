//! A server of rmcp over Streamable HTTP, with `saop_tower::GuardLayer` around it: a wrong call never reaches it, and what it does not judge
//! passes as it came.

use std::error::Error;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use axum::Router;
use rmcp::handler::server::wrapper::Parameters;
use rmcp::transport::streamable_http_server::session::local::LocalSessionManager;
use rmcp::transport::streamable_http_server::{StreamableHttpServerConfig, StreamableHttpService};
use rmcp::{ServerHandler, tool, tool_handler, tool_router};
use saop_mcp::{Report, Settings};
use saop_tower::{GuardLayer, Watch};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

#[derive(Clone, Default)]
struct Shop {
    calls: Arc<AtomicUsize>,
}

#[derive(rmcp::serde::Deserialize, schemars::JsonSchema)]
#[serde(crate = "rmcp::serde")]
struct Order {
    /// How many, at least one.
    #[schemars(range(min = 1))]
    count: u64,
}

#[tool_router]
impl Shop {
    /// What rmcp itself does not check: `count` is read as a `u64`, and may be 0.
    #[tool(description = "Orders something")]
    fn order(&self, Parameters(order): Parameters<Order>) -> String {
        self.calls.fetch_add(1, Ordering::Relaxed);
        order.count.to_string()
    }
}

#[tool_handler]
impl ServerHandler for Shop {}

/// Keeps what is found.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<String>>>);

impl Watch for Log {
    fn report(&self, report: Report) {
        self.0.lock().unwrap().push(report.to_string());
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let (shop, log) = (Shop::default(), Log::default());
    let served = shop.clone();
    let service = StreamableHttpService::new(
        move || Ok(served.clone()),
        Arc::new(LocalSessionManager::default()),
        StreamableHttpServerConfig::default(),
    );
    let layer = GuardLayer::builder(Settings::new())
        .with_watch(log.clone())
        .build()?;
    let router = Router::new().nest_service("/mcp", service).layer(layer);
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let port = listener.local_addr()?.port();
    tokio::spawn(async move { axum::serve(listener, router).await });

    let initialize = r#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"example","version":"1"}}}"#;
    let begun = post(port, "", initialize).await?;
    let session = begun
        .lines()
        .find(|line| line.to_ascii_lowercase().starts_with("mcp-session-id:"))
        .ok_or("a session")?;
    let session = format!("{session}\r\nmcp-protocol-version: 2025-11-25\r\n");
    let initialized = r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#;
    assert!(
        post(port, &session, initialized)
            .await?
            .starts_with("HTTP/1.1 202")
    );

    let call = |count: u64| {
        format!(
            r#"{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{{"name":"order","arguments":{{"count":{count}}}}}}}"#
        )
    };
    // The guard asks for the list of tools before it decides.
    let good = post(port, &session, &call(3)).await?;
    assert!(good.contains(r#""text":"3""#), "{good}");
    assert_eq!(shop.calls.load(Ordering::Relaxed), 1);

    let refused = post(port, &session, &call(0)).await?;
    println!("{}", refused.lines().last().unwrap_or_default());
    assert!(
        refused.contains("/count: expected an integer of at least 1, but found the number 0"),
        "{refused}"
    );
    // It never reached the server.
    assert_eq!(shop.calls.load(Ordering::Relaxed), 1);
    assert_eq!(log.0.lock().unwrap().len(), 1);

    // A page of somewhere else may not ask.
    let page = "origin: https://evil.example.com\r\n";
    assert!(
        post(port, page, initialize)
            .await?
            .starts_with("HTTP/1.1 403")
    );
    Ok(())
}

/// Posts a message over a connection of its own, and returns the answer as it came.
async fn post(port: u16, headers: &str, message: &str) -> Result<String, Box<dyn Error>> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await?;
    let length = message.len();
    let request = format!(
        "POST /mcp HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n\
         accept: application/json, text/event-stream\r\n{headers}content-length: {length}\r\n\r\n{message}"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer)
}

//! A client and a server of rmcp in one program, with `saop_mcp::Guard` between them: a wrong call never reaches the server, and a wrong
//! result never reaches the client.

mod transport;

use std::error::Error;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use rmcp::handler::server::wrapper::Parameters;
use rmcp::model::{CallToolRequestParams, CallToolResult};
use rmcp::serde_json::{Value, json};
use rmcp::{ServerHandler, ServiceExt, tool, tool_handler, tool_router};
use saop_mcp::{Action, Guard, Settings};

use self::transport::guarded;

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

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let shop = Shop::default();
    let (near, far) = tokio::io::duplex(64 << 10);
    let serving = {
        let shop = shop.clone();
        tokio::spawn(async move { shop.serve(far).await })
    };
    let reports = Arc::new(Mutex::new(Vec::new()));
    let (from_server, to_server) = tokio::io::split(near);
    let transport = guarded(Guard::new(Settings::new()), from_server, to_server, {
        let reports = Arc::clone(&reports);
        move |action| {
            if let Action::Report(report) = action {
                reports.lock().unwrap().push(report.to_string());
            }
        }
    });
    let client = ().serve(transport).await?;
    assert_eq!(client.list_all_tools().await?.len(), 1);

    let call = |count: u64| {
        let arguments = json!({ "count": count })
            .as_object()
            .cloned()
            .unwrap_or_default();
        client.call_tool(CallToolRequestParams::new("order").with_arguments(arguments))
    };
    assert_eq!(text(&call(3).await?), "3");
    assert_eq!(shop.calls.load(Ordering::Relaxed), 1);

    let refused = call(0).await?;
    assert_eq!(refused.is_error, Some(true));
    println!("{}", text(&refused));
    assert!(
        text(&refused)
            .contains("/count: expected an integer of at least 1, but found the number 0")
    );
    // It never reached the server.
    assert_eq!(shop.calls.load(Ordering::Relaxed), 1);
    assert_eq!(reports.lock().unwrap().len(), 1);

    client.cancel().await?;
    serving.await??.waiting().await?;
    Ok(())
}

fn text(result: &CallToolResult) -> String {
    let value = json!(result);
    value
        .pointer("/content/0/text")
        .and_then(Value::as_str)
        .unwrap_or_default()
        .to_owned()
}

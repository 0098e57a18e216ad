//! Spans of OpenTelemetry, one for each request of a client, sent by OTLP over HTTP as its environment variables say. The names are those
//! of its conventions for MCP and generative AI. SPEC G10.
//!
//! Invariant: no arguments, no results, no session and no header but `traceparent` are told.

use std::collections::HashMap;
use std::env;
use std::pin::Pin;
use std::sync::mpsc::SyncSender;
use std::time::Duration;

use hyper::body::Bytes;
use hyper::{Request, Response};
use opentelemetry::propagation::TextMapPropagator as _;
use opentelemetry::trace::{
    Link, Span as _, SpanKind, Status, TraceContextExt as _, Tracer as _, TracerProvider as _,
};
use opentelemetry::{Context, KeyValue};
use opentelemetry_http::{HttpClient, HttpError};
use opentelemetry_otlp::{
    OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL, OTEL_EXPORTER_OTLP_TIMEOUT,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_PROTOCOL,
    OTEL_EXPORTER_OTLP_TRACES_TIMEOUT, WithHttpConfig as _,
};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::error::OTelSdkResult;
use opentelemetry_sdk::propagation::TraceContextPropagator;
use opentelemetry_sdk::trace::{SdkTracer, SdkTracerProvider, SpanData, SpanExporter};
use reqwest::Url;
use saop_json::show::quote;
use saop_mcp::http::Failed;
use saop_tower::{Operation, Outcome};
use tokio::runtime::Handle;

use super::super::say::Say;
use super::upstream::words;

/// How long the last spans may take to be sent at the end.
const PATIENCE: Duration = Duration::from_secs(5);
const TIMEOUT: Duration = Duration::from_secs(10);
/// What has a name of its own in the conventions' `error.type`.
const TOOL_ERROR: &str = "tool_error";
const UNANSWERED: &str = "unanswered";

pub(super) struct Spans {
    provider: SdkTracerProvider,
    tracer: SdkTracer,
    /// What all spans have.
    common: [KeyValue; 4],
}

impl Spans {
    /// Starts to send spans, if the environment names whom to. `server` is the server of MCP.
    pub(super) fn from_environment(
        server: &Url,
        runtime: &Handle,
        reports: SyncSender<Say>,
    ) -> Result<Option<Self>, String> {
        let names = [
            OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
            OTEL_EXPORTER_OTLP_ENDPOINT,
        ];
        let is_off = variable(&["OTEL_SDK_DISABLED"]).is_some_and(|value| value == "true")
            || variable(&["OTEL_TRACES_EXPORTER"]).is_some_and(|value| value != "otlp");
        let Some(endpoint) = variable(&names).filter(|_| !is_off) else {
            return Ok(None);
        };
        check_protocol()?;
        let exporter = opentelemetry_otlp::SpanExporter::builder()
            .with_http()
            .with_http_client(Collector::new(&endpoint, runtime)?)
            .build();
        let exporter = exporter.map_err(|error| format!("could not send spans: {error}"))?;
        let mut resource = Resource::builder();
        if variable(&["OTEL_SERVICE_NAME"]).is_none() {
            resource = resource.with_service_name("saop-guard");
        }
        let provider = SdkTracerProvider::builder()
            .with_resource(resource.build())
            .with_batch_exporter(Telling { exporter, reports })
            .build();
        Ok(Some(Self {
            tracer: provider.tracer("saop-guard"),
            provider,
            common: [
                KeyValue::new("network.protocol.name", "http"),
                KeyValue::new("network.transport", "tcp"),
                KeyValue::new(
                    "server.address",
                    server.host_str().unwrap_or_default().to_owned(),
                ),
                KeyValue::new(
                    "server.port",
                    i64::from(server.port_or_known_default().unwrap_or(0)),
                ),
            ],
        }))
    }

    /// Tells of a request that has ended.
    pub(super) fn tell(&self, operation: Operation) {
        let asked = operation.asked;
        let own = context(asked.trace_parent, asked.trace_state);
        let outer = context(operation.http_trace_parent, None);
        let links = own.has_active_span() && outer.has_active_span();
        let links = links.then(|| Link::with_context(outer.span().span_context().clone()));
        let mut attributes = self.common.to_vec();
        let target = asked.target.as_deref();
        let name = target.map(|target| format!("{} {target}", asked.method));
        let name = name.unwrap_or_else(|| asked.method.clone());
        if let Some(target) = asked.target {
            let key = if asked.method == "tools/call" {
                attributes.push(KeyValue::new("gen_ai.operation.name", "execute_tool"));
                "gen_ai.tool.name"
            } else {
                "gen_ai.prompt.name"
            };
            attributes.push(KeyValue::new(key, target));
        }
        attributes.push(KeyValue::new("mcp.method.name", asked.method));
        let id = asked.id.map(|id| match serde_json::from_str(&id) {
            Ok(serde_json::Value::String(text)) => text,
            _ => id,
        });
        attributes.extend(id.map(|id| KeyValue::new("jsonrpc.request.id", id)));
        let version = asked.version;
        attributes.extend(version.map(|version| KeyValue::new("mcp.protocol.version", version)));
        let status = match operation.outcome {
            Outcome::Failed(Failed::Error { code, message }) => {
                attributes.push(KeyValue::new("error.type", code.clone()));
                attributes.push(KeyValue::new("rpc.response.status_code", code));
                Status::error(message)
            }
            Outcome::Failed(_) => {
                attributes.push(KeyValue::new("error.type", TOOL_ERROR));
                Status::error("")
            }
            Outcome::Unanswered => {
                attributes.push(KeyValue::new("error.type", UNANSWERED));
                Status::error("")
            }
            _ => Status::Unset,
        };
        let parent = if own.has_active_span() { own } else { outer };
        let mut span = self
            .tracer
            .span_builder(name)
            .with_kind(SpanKind::Server)
            .with_start_time(operation.begun)
            .with_attributes(attributes)
            .with_links(links.into_iter().collect())
            .start_with_context(&self.tracer, &parent);
        span.set_status(status);
        span.end_with_timestamp(operation.begun + operation.time);
    }

    /// Sends what was not sent yet.
    pub(super) fn close(&self) {
        // What goes wrong, the exporter has told.
        let _ = self.provider.shutdown_with_timeout(PATIENCE);
    }
}

/// Returns a context with the span that W3C's texts name, or one without.
fn context(parent: Option<String>, state: Option<String>) -> Context {
    let all = [("traceparent", parent), ("tracestate", state)].into_iter();
    let all = all.filter_map(|(name, value)| Some((name.to_owned(), value?)));
    let all: HashMap<String, String> = all.collect();
    TraceContextPropagator::new().extract_with_context(&Context::new(), &all)
}

/// Returns the first of these variables that is there, and not empty.
fn variable(names: &[&str]) -> Option<String> {
    let mut found = names.iter().filter_map(|name| env::var(name).ok());
    found.find(|value| !value.is_empty())
}

fn check_protocol() -> Result<(), String> {
    let names = [
        OTEL_EXPORTER_OTLP_TRACES_PROTOCOL,
        OTEL_EXPORTER_OTLP_PROTOCOL,
    ];
    match variable(&names) {
        Some(name) if !["http/protobuf", "http/json"].contains(&&*name) => Err(format!(
            "expected http/protobuf or http/json as {OTEL_EXPORTER_OTLP_PROTOCOL}, but found {}",
            quote(&name)
        )),
        _ => Ok(()),
    }
}

/// Who takes the spans, asked like every other server of this command.
#[derive(Debug)]
struct Collector {
    http: reqwest::Client,
    runtime: Handle,
}

impl Collector {
    fn new(endpoint: &str, runtime: &Handle) -> Result<Self, String> {
        let url = Url::parse(endpoint)
            .map_err(|error| format!("expected a URL as {OTEL_EXPORTER_OTLP_ENDPOINT}, but found something that is none: {error}"))?;
        let names = [
            OTEL_EXPORTER_OTLP_TRACES_TIMEOUT,
            OTEL_EXPORTER_OTLP_TIMEOUT,
        ];
        let timeout = variable(&names).and_then(|value| value.parse().ok());
        let timeout = timeout.map_or(TIMEOUT, Duration::from_millis);
        let http = saop_providers::http_client(&url, |http| http.timeout(timeout));
        Ok(Self {
            http: http.map_err(|error| error.to_string())?,
            runtime: runtime.clone(),
        })
    }
}

type Sent<'a> = Pin<Box<dyn Future<Output = Result<Response<Bytes>, HttpError>> + Send + 'a>>;

impl HttpClient for Collector {
    fn send_bytes<'life0, 'async_trait>(&'life0 self, request: Request<Bytes>) -> Sent<'async_trait>
    where
        'life0: 'async_trait,
        Self: 'async_trait,
    {
        let http = self.http.clone();
        // Spans are sent by a thread without a runtime.
        let sent = self.runtime.spawn(async move {
            let without_url = reqwest::Error::without_url;
            let request = reqwest::Request::try_from(request).map_err(without_url)?;
            let answer = http.execute(request).await.map_err(without_url)?;
            let mut response = Response::new(Bytes::new());
            *response.status_mut() = answer.status();
            *response.body_mut() = answer.bytes().await.map_err(without_url)?;
            Ok::<_, HttpError>(response)
        });
        Box::pin(async move { sent.await? })
    }
}

/// Says what could not be sent.
#[derive(Debug)]
struct Telling {
    exporter: opentelemetry_otlp::SpanExporter,
    reports: SyncSender<Say>,
}

impl SpanExporter for Telling {
    async fn export(&self, batch: Vec<SpanData>) -> OTelSdkResult {
        let count = batch.len();
        let result = self.exporter.export(batch).await;
        if let Err(error) = &result {
            let message = format!("could not send {count} spans: {}", words(error));
            let kind = "spans";
            let _ = self.reports.try_send(Say::Words { kind, message });
        }
        result
    }

    fn shutdown_with_timeout(&self, timeout: Duration) -> OTelSdkResult {
        self.exporter.shutdown_with_timeout(timeout)
    }

    fn force_flush(&self) -> OTelSdkResult {
        self.exporter.force_flush()
    }

    fn set_resource(&mut self, resource: &Resource) {
        self.exporter.set_resource(resource);
    }
}

//! `saop guard --listen ADDRESS --upstream URL`: `saop-tower` between clients and a server of MCP over HTTP. SPEC G10.
//!
//! Invariant: no text of a header is in a report, a record or an error; credentials go to the upstream alone.

mod gate;
mod metrics;
mod scrape;
#[cfg(feature = "otel")]
mod spans;
mod tls;
mod told;
mod upstream;

use std::io;
use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::mpsc::sync_channel;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use hyper::header::HeaderName;
use saop_json::show::quote;
use saop_mcp::Settings;
use saop_mcp::http::Hosts;
use saop_tower::GuardLayer;
use tokio::net::TcpListener;
use tower_layer::Layer;

use self::metrics::Metrics;
use self::told::Told;
use self::upstream::Upstream;
use super::say::{MOST_REPORTS, Say, say_words};
use super::{pins, record, streams};
use crate::args::GuardArgs;
use crate::out::{self, Exit};

/// How long open exchanges have to end, once the guard is told to.
const PATIENCE: Duration = Duration::from_secs(5);

pub(super) fn run(args: &GuardArgs) -> ExitCode {
    match start(args) {
        Ok(()) => Exit::Done.into(),
        Err(why) => {
            out::complain(&why);
            Exit::Trouble.into()
        }
    }
}

fn start(args: &GuardArgs) -> Result<(), String> {
    let (reports, to_say) = sync_channel(MOST_REPORTS);
    let log = args.log;
    let server = Upstream::new(args)?;
    let hosts = hosts(args)?;
    let metrics = Arc::new(Metrics::new());
    let failed = |error: io::Error| format!("could not start: {error}");
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(failed)?;
    #[cfg(feature = "otel")]
    let spans = spans::Spans::from_environment(server.url(), runtime.handle(), reports.clone())?;
    #[cfg(feature = "otel")]
    let spans = spans.map(Arc::new);
    let told = Told {
        metrics: Arc::clone(&metrics),
        reports,
        keeper: None,
        record: None,
        #[cfg(feature = "otel")]
        spans: spans.clone(),
    };
    let layer = layer(args, hosts.clone(), server.path(), told)?;
    let acceptor = tls::acceptor(args)?;
    streams::say_all(to_say, move |one: &Say| one.say(log)).map_err(failed)?;
    more_files();
    let counts = scrape::Counts {
        metrics,
        layer,
        hosts,
    };
    let ended = runtime.block_on(serve(args, counts, server, acceptor));
    #[cfg(feature = "otel")]
    if let Some(spans) = spans {
        spans.close();
    }
    runtime.shutdown_timeout(Duration::from_millis(200));
    ended
}

fn layer(args: &GuardArgs, hosts: Hosts, path: &str, mut told: Told) -> Result<GuardLayer, String> {
    let mut settings = Settings::new()
        .with_calls(args.calls.into())
        .with_results(args.results.into())
        .with_report_only(args.report_only)
        .with_records(args.record.is_some());
    if let Some(steps) = args.max_steps {
        settings = settings.with_max_steps(steps);
    }
    let record = args.record.as_deref().map(record::open).transpose()?;
    told.record = record.map(Mutex::new);
    let mut layer = GuardLayer::builder(settings)
        .with_hosts(hosts)
        .with_path(path)
        .with_max_message(args.max_message)
        .with_answer_timeout((!args.upstream_timeout.is_zero()).then_some(args.upstream_timeout))
        .with_block_in_place(true);
    for name in &args.vary_by {
        let header = HeaderName::from_bytes(name.as_bytes());
        let header = header.map_err(|_| {
            let found = quote(name);
            format!("expected the name of a header as --vary-by, but found {found}")
        })?;
        layer = layer.with_key_header(header);
    }
    if let Some(path) = &args.pin {
        let (file, pins) = pins::PinFile::open(path)?;
        layer = layer.with_pins(pins, args.on_change.into());
        told.keeper = Some(Mutex::new(pins::Keeper::new(file)));
    }
    let layer = layer.with_watch(told).build();
    layer.map_err(|error| format!("the system has no random numbers: {error}"))
}

fn hosts(args: &GuardArgs) -> Result<Hosts, String> {
    let mut hosts = Hosts::new();
    for host in &args.allow_host {
        hosts.allow_host(host);
    }
    for origin in &args.allow_origin {
        hosts.allow_origin(origin);
    }
    let mut others = [args.listen, args.metrics].into_iter().flatten();
    let other = others.find(|address| !address.ip().to_canonical().is_loopback());
    if let Some(address) = other
        && args.allow_host.is_empty()
    {
        return Err(format!(
            "expected --allow-host with the name by which clients call {address}, since it is reached from other machines, but found none"
        ));
    }
    Ok(hosts)
}

async fn serve(
    args: &GuardArgs,
    counts: scrape::Counts,
    server: Upstream,
    acceptor: Option<tokio_rustls::TlsAcceptor>,
) -> Result<(), String> {
    let address = args.listen.ok_or("expected an address to listen at")?;
    let listener = listen(address).await?;
    let bound = listener.local_addr().map_err(|error| error.to_string())?;
    let scheme = if acceptor.is_some() { "https" } else { "http" };
    let path = shown(server.path());
    say_words(
        "listening",
        &format!("listening at {scheme}://{bound}{path}"),
        args.log,
    );
    let service = counts.layer.layer(server);
    let gate = gate::Gate::new(service, Arc::clone(&counts.metrics), acceptor);
    if let Some(address) = args.metrics {
        let listener = listen(address).await?;
        let bound = listener.local_addr().map_err(|error| error.to_string())?;
        say_words(
            "metrics",
            &format!("metrics at http://{bound}/metrics"),
            args.log,
        );
        tokio::spawn(scrape::serve(listener, counts));
    }
    tokio::select! {
        () = gate.open(listener) => {}
        () = told_to_end() => {}
    }
    gate.close(PATIENCE).await;
    Ok(())
}

/// Returns a path without what may be a secret in it.
fn shown(path: &str) -> String {
    let parts = path.split('/').map(|part| {
        let is_name = part.len() <= 12 || !part.bytes().any(|byte| byte.is_ascii_digit());
        if is_name && part.len() <= 24 {
            part
        } else {
            "***"
        }
    });
    parts.collect::<Vec<_>>().join("/")
}

async fn listen(address: SocketAddr) -> Result<TcpListener, String> {
    let listener = TcpListener::bind(address).await;
    listener.map_err(|error| format!("could not listen at {address}: {error}"))
}

#[cfg(unix)]
async fn told_to_end() {
    use tokio::signal::unix::{SignalKind, signal};
    let kinds = [SignalKind::terminate(), SignalKind::interrupt()];
    let [Ok(mut terminate), Ok(mut interrupt)] = kinds.map(signal) else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
}

#[cfg(not(unix))]
async fn told_to_end() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending().await
    }
}

/// Lets the process open as many files as it may: each exchange takes two.
fn more_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        let all = Rlimit {
            current: limit.maximum,
            maximum: limit.maximum,
        };
        let _ = setrlimit(Resource::Nofile, all);
    }
}

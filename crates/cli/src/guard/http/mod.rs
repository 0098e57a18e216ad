//! `saop guard --listen ADDRESS --upstream URL`: the guard between clients and a server of MCP over HTTP. SPEC G10.
//!
//! Invariant: headers pass, and no text of one is in a report, a record or an error; credentials go to the upstream alone.

mod body;
mod exchange;
mod gate;
mod headers;
mod metrics;
mod post;
mod scrape;
mod store;
mod stream;
mod tls;
mod upstream;
mod world;

use std::io;
use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::mpsc::sync_channel;
use std::time::Duration;

use tokio::net::TcpListener;

use self::world::{Say, World};
use super::say::{MOST_REPORTS, say, say_words};
use super::streams;
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
    let world = World::new(args, reports)?;
    let acceptor = tls::acceptor(args)?;
    let failed = |error: io::Error| format!("could not start: {error}");
    streams::say_all(to_say, move |one: &Say| match one {
        Say::Report(report) => say(report, log),
        Say::Words { kind, message } => say_words(kind, message, log),
    })
    .map_err(failed)?;
    more_files();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(failed)?;
    let ended = runtime.block_on(serve(args, Arc::new(world), acceptor));
    runtime.shutdown_timeout(Duration::from_millis(200));
    ended
}

async fn serve(
    args: &GuardArgs,
    world: Arc<World>,
    acceptor: Option<tokio_rustls::TlsAcceptor>,
) -> Result<(), String> {
    let address = args.listen.ok_or("expected an address to listen at")?;
    let listener = listen(address).await?;
    let bound = listener.local_addr().map_err(|error| error.to_string())?;
    let scheme = if acceptor.is_some() { "https" } else { "http" };
    let path = world.path();
    say_words(
        "listening",
        &format!("listening at {scheme}://{bound}{path}"),
        args.log,
    );
    if let Some(address) = args.metrics {
        let listener = listen(address).await?;
        let bound = listener.local_addr().map_err(|error| error.to_string())?;
        say_words(
            "metrics",
            &format!("metrics at http://{bound}/metrics"),
            args.log,
        );
        tokio::spawn(scrape::serve(listener, Arc::clone(&world)));
    }
    let gate = gate::Gate::new(Arc::clone(&world), acceptor);
    tokio::select! {
        () = gate.open(listener) => {}
        () = told_to_end() => {}
    }
    gate.close(PATIENCE).await;
    Ok(())
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

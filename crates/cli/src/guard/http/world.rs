//! What all exchanges share.

use std::fs::File;
use std::io::Write;
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use reqwest::header::{HeaderMap, HeaderValue};
use reqwest::{Method, Response, Url};
use rustls::crypto::ring;
use saop_mcp::http::{Hosts, Key, Keys};
use saop_mcp::{Book, Known, Pin, Record, Report, Settings};
use tokio::task::block_in_place;

use super::super::{pins, record};
use super::body::Budget;
use super::headers::{self, SESSION};
use super::metrics::Metrics;
use super::store::{State, Store};
use crate::args::GuardArgs;

/// How many bytes of bodies are held in all, at most four of the longest.
const MOST_HELD: usize = 256 << 20;
/// For how long a list of tools counts whose server names no time.
const LIST_AGE: Duration = Duration::from_mins(1);
const CONNECT: Duration = Duration::from_secs(10);
/// How long a connection to the server waits for another request. Servers of Node.js and Python close theirs after five seconds.
const IDLE: Duration = Duration::from_secs(3);

/// What is to be said on standard error.
pub(super) enum Say {
    Report(Report),
    Words { kind: &'static str, message: String },
}

pub(super) struct World {
    pub(super) settings: Settings,
    pub(super) report_only: bool,
    pub(super) max_message: usize,
    pub(super) hosts: Hosts,
    pub(super) budget: Arc<Budget>,
    pub(super) metrics: Metrics,
    pub(super) book: Option<Mutex<Option<Book>>>,
    keeper: Mutex<Option<pins::Keeper>>,
    record: Option<Mutex<File>>,
    keys: Keys,
    store: Mutex<Store>,
    http: reqwest::Client,
    url: Url,
    reports: SyncSender<Say>,
    started: Instant,
}

impl World {
    pub(super) fn new(args: &GuardArgs, reports: SyncSender<Say>) -> Result<Self, String> {
        let url = upstream(args)?;
        let hosts = hosts(args)?;
        let http = saop_providers::http_client(&url, |http| {
            http.connect_timeout(CONNECT)
                .pool_idle_timeout(IDLE)
                .retry(reqwest::retry::never())
        });
        let http = http.map_err(|error| error.to_string())?;
        let settings = Settings::new()
            .with_calls(args.calls.into())
            .with_results(args.results.into())
            .with_report_only(args.report_only)
            .with_records(args.record.is_some())
            .with_bodies(true)
            .with_max_list_age(Some(LIST_AGE.as_millis() as u64));
        let (mut book, mut keeper) = (None, None);
        if let Some(path) = &args.pin {
            let (file, pins) = pins::PinFile::open(path)?;
            book = Some(Mutex::new(Some(Book::new(pins, args.on_change.into()))));
            keeper = Some(pins::Keeper::new(file));
        }
        let record = args.record.as_deref().map(record::open).transpose()?;
        let mut secret = [0; 32];
        let random = ring::default_provider().secure_random;
        random
            .fill(&mut secret)
            .map_err(|_| "the system has no random numbers".to_owned())?;
        Ok(Self {
            settings,
            report_only: args.report_only,
            max_message: args.max_message,
            hosts,
            budget: Budget::new(MOST_HELD.max(args.max_message.saturating_mul(4))),
            metrics: Metrics::new(),
            book,
            keeper: Mutex::new(keeper),
            record: record.map(Mutex::new),
            keys: Keys::new(secret),
            store: Mutex::new(Store::new()),
            http,
            url,
            reports,
            started: Instant::now(),
        })
    }

    /// Returns the path that clients ask for: the server's own.
    pub(super) fn path(&self) -> &str {
        self.url.path()
    }

    pub(super) fn now(&self) -> u64 {
        u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// Sends a request to the server. Fails with words that have nothing of its headers or of the URL.
    pub(super) async fn send(
        &self,
        method: Method,
        query: Option<&str>,
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Result<Response, String> {
        let mut url = self.url.clone();
        if let Some(query) = query {
            let all = url.query().map(|own| format!("{own}&{query}"));
            url.set_query(Some(all.as_deref().unwrap_or(query)));
        }
        let mut request = self.http.request(method.clone(), url).headers(headers);
        if method == Method::POST || !body.is_empty() {
            request = request.body(body);
        }
        request.send().await.map_err(|error| {
            let mut words = error.without_url().to_string();
            let what = if words.is_empty() {
                "it failed"
            } else {
                &words
            };
            let what = saop_json::show::one_line(what, 200);
            words = format!("the server could not be asked: {what}");
            self.say("upstream", words.clone());
            words
        })
    }

    pub(super) fn key(&self, headers: &HeaderMap, session: Option<&HeaderValue>) -> Key {
        headers::key(&self.keys, headers, session)
    }

    /// Returns what is known of the server by the key of a request.
    pub(super) fn state(&self, headers: &HeaderMap, is_stateless: bool) -> (Key, Arc<State>) {
        let own = self.key(headers, None);
        let session = headers.get(SESSION).filter(|_| !is_stateless);
        let mut store = self.store();
        let general = store.get(own, Known::new);
        let Some(session) = session else {
            return (own, general);
        };
        let key = self.key(headers, Some(session));
        (key, store.get(key, || general.lock().session()))
    }

    pub(super) fn store(&self) -> MutexGuard<'_, Store> {
        self.store.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn report(&self, report: Report) {
        self.metrics.report(&report);
        self.tell(Say::Report(report));
    }

    pub(super) fn say(&self, kind: &'static str, message: String) {
        self.tell(Say::Words { kind, message });
    }

    fn tell(&self, say: Say) {
        if self.reports.try_send(say).is_err() {
            self.metrics.unsaid();
        }
    }

    pub(super) fn keep(&self, pins: Vec<Pin>) {
        block_in_place(|| {
            let mut keeper = self.keeper.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(keeper) = &mut *keeper
                && let Err(why) = keeper.keep(pins)
            {
                self.say("error", format!("error: {why}"));
            }
        });
    }

    pub(super) fn record(&self, record: Record) {
        let (Some(file), Some(line)) = (&self.record, record::line(record)) else {
            return;
        };
        block_in_place(|| {
            let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
            if let Err(error) = file.write_all(&line) {
                self.say("error", format!("the record lacks a message: {error}"));
            }
        });
    }
}

fn upstream(args: &GuardArgs) -> Result<Url, String> {
    let url = args.upstream.as_deref().unwrap_or_default();
    let wrong = |found: &str| {
        format!(
            "expected the URL of an MCP server as --upstream, such as https://example.com/mcp, but found {found}"
        )
    };
    // The URL itself is not said: it may have a password.
    let url =
        Url::parse(url).map_err(|error| wrong(&format!("something that is none: {error}")))?;
    match url.scheme() {
        "http" | "https" => Ok(url),
        scheme => Err(wrong(&format!("the scheme `{scheme}`"))),
    }
}

fn hosts(args: &GuardArgs) -> Result<Hosts, String> {
    let mut hosts = Hosts::new();
    for host in &args.allow_host {
        hosts.allow_host(host);
    }
    for origin in &args.allow_origin {
        hosts.allow_origin(origin);
    }
    if let Some(address) = args.listen
        && !address.ip().to_canonical().is_loopback()
        && args.allow_host.is_empty()
    {
        return Err(format!(
            "expected --allow-host with the name by which clients call {address}, since it is reached from other machines, but found none"
        ));
    }
    Ok(hosts)
}

//! Counts, as Prometheus reads them: calls, what was found, by tool and keyword, and how long calls took.
//!
//! Invariant: the number of series is bounded, whatever tools a server has.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use saop_mcp::Report;

/// More tools, and findings, are counted together.
const MOST_SERIES: usize = 1000;
const OTHER: &str = "(other)";
/// Calls of tools that no list has: their names are what clients like.
const UNKNOWN: &str = "(unknown)";
/// The upper ends of the times that are counted, in milliseconds.
const TIMES: [u64; 12] = [1, 2, 5, 10, 25, 50, 100, 250, 1_000, 5_000, 30_000, 120_000];

pub(super) struct Metrics {
    counts: Mutex<Counts>,
    requests: AtomicU64,
    unsaid: AtomicU64,
    connections: AtomicUsize,
}

/// Names are as they are told, so that no two series look alike.
#[derive(Default)]
struct Counts {
    calls: BTreeMap<String, Times>,
    findings: BTreeMap<[String; 4], u64>,
}

#[derive(Default)]
struct Times {
    counts: [u64; TIMES.len()],
    count: u64,
    sum: Duration,
}

impl Metrics {
    pub(super) fn new() -> Self {
        Self {
            counts: Mutex::default(),
            requests: AtomicU64::new(0),
            unsaid: AtomicU64::new(0),
            connections: AtomicUsize::new(0),
        }
    }

    pub(super) fn request(&self) {
        self.requests.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn unsaid(&self) {
        self.unsaid.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn connection(&self, is_open: bool) {
        if is_open {
            self.connections.fetch_add(1, Ordering::Relaxed);
        } else {
            self.connections.fetch_sub(1, Ordering::Relaxed);
        }
    }

    /// Counts a call, and how long its client waited for the answer.
    pub(super) fn call(&self, tool: Option<&str>, time: Duration) {
        let mut tool = tool.map_or_else(|| UNKNOWN.to_owned(), label);
        let mut counts = self.lock();
        if !counts.calls.contains_key(&tool) && counts.calls.len() >= MOST_SERIES {
            OTHER.clone_into(&mut tool);
        }
        let times = counts.calls.entry(tool).or_default();
        for (count, most) in times.counts.iter_mut().zip(TIMES) {
            *count += u64::from(time <= Duration::from_millis(most));
        }
        times.count += 1;
        times.sum += time;
    }

    pub(super) fn report(&self, report: &Report) {
        let mut counts = self.lock();
        let text = |text: Option<&str>| text.map_or_else(String::new, label);
        let mut key = [
            report.kind.as_str().to_owned(),
            text(report.tool.as_deref()),
            text(report.keyword.as_deref()),
            report.enforced.to_string(),
        ];
        if !counts.findings.contains_key(&key) && counts.findings.len() >= MOST_SERIES {
            OTHER.clone_into(&mut key[1]);
            key[2] = String::new();
        }
        *counts.findings.entry(key).or_default() += 1;
    }

    fn lock(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn text(&self, sessions: usize, held: usize) -> String {
        let mut text = String::new();
        let mut simple = |name: &str, kind: &str, help: &str, value: u64| {
            let _ = write!(
                text,
                "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n"
            );
        };
        let requests = self.requests.load(Ordering::Relaxed);
        simple(
            "saop_guard_requests_total",
            "counter",
            "HTTP requests of clients.",
            requests,
        );
        let connections = self.connections.load(Ordering::Relaxed) as u64;
        simple(
            "saop_guard_connections",
            "gauge",
            "Open connections of clients.",
            connections,
        );
        simple(
            "saop_guard_sessions",
            "gauge",
            "Sessions and authorizations that are known.",
            sessions as u64,
        );
        simple(
            "saop_guard_body_bytes",
            "gauge",
            "Bytes of bodies that are held.",
            held as u64,
        );
        let unsaid = self.unsaid.load(Ordering::Relaxed);
        simple(
            "saop_guard_reports_unsaid_total",
            "counter",
            "Reports that found no room on standard error.",
            unsaid,
        );
        let counts = self.lock();
        text.push_str("# HELP saop_guard_findings_total What was found, by kind, tool and keyword of the schema.\n# TYPE saop_guard_findings_total counter\n");
        for ([kind, tool, keyword, enforced], count) in &counts.findings {
            let _ = writeln!(
                text,
                "saop_guard_findings_total{{kind=\"{kind}\",tool=\"{tool}\",keyword=\"{keyword}\",enforced=\"{enforced}\"}} {count}"
            );
        }
        text.push_str("# HELP saop_guard_call_duration_seconds How long calls took until their answer was passed on.\n# TYPE saop_guard_call_duration_seconds histogram\n");
        for (tool, times) in &counts.calls {
            let name = "saop_guard_call_duration_seconds";
            for (most, count) in TIMES.iter().zip(times.counts) {
                let most = Duration::from_millis(*most).as_secs_f64();
                let _ = writeln!(
                    text,
                    "{name}_bucket{{tool=\"{tool}\",le=\"{most}\"}} {count}"
                );
            }
            let (count, sum) = (times.count, times.sum.as_secs_f64());
            let _ = writeln!(text, "{name}_bucket{{tool=\"{tool}\",le=\"+Inf\"}} {count}");
            let _ = writeln!(text, "{name}_sum{{tool=\"{tool}\"}} {sum}");
            let _ = writeln!(text, "{name}_count{{tool=\"{tool}\"}} {count}");
        }
        text
    }
}

/// Returns a text as the value of a label.
fn label(text: &str) -> String {
    let text = saop_json::show::one_line(text, 120);
    text.replace('\\', "\\\\")
        .replace('"', "\\\"")
        .replace('\n', "\\n")
}

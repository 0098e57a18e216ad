//! Drives the real binary, sentence by sentence of the command's contract. Every test makes its own
//! files, and none depends on the order or on the speed of the machine.

#![cfg(test)]

mod calls;
mod check_array;
mod check_bulk;
mod check_documents;
mod check_folders;
mod check_human;
mod check_input;
mod check_json;
mod check_limits;
mod check_lines;
mod check_schema;
mod check_settings;
mod check_shown;
mod check_unjudged;
mod check_yaml;
#[cfg(feature = "compliance")]
mod compliance;
mod contract;
mod correct;
mod diff;
mod diff_bounds;
mod diff_folders;
mod diff_tools;
mod documents;
#[cfg(unix)]
mod elsewhere;
#[cfg(feature = "openai")]
#[allow(dead_code, reason = "the tests of the client use the rest")]
#[path = "../../../../tests/support/endpoint.rs"]
mod endpoint;
#[cfg(feature = "generate")]
mod generate;
#[cfg(feature = "generate")]
mod generate_files;
#[cfg(feature = "generate")]
mod generate_written;
#[cfg(unix)]
mod guard;
#[cfg(unix)]
mod guard_broken_servers;
#[cfg(unix)]
mod guard_config;
#[cfg(all(unix, feature = "http"))]
mod guard_http;
#[cfg(all(unix, feature = "http"))]
mod guard_http_bounds;
#[cfg(all(unix, feature = "http"))]
mod guard_http_bytes;
#[cfg(all(unix, feature = "http"))]
mod guard_http_servers;
#[cfg(all(unix, feature = "otel"))]
mod guard_http_spans;
#[cfg(all(unix, feature = "http"))]
mod guard_http_tls;
#[cfg(all(unix, feature = "http"))]
mod guard_http_waits;
#[cfg(unix)]
mod guard_pins;
#[cfg(target_os = "linux")]
mod guard_record;
#[cfg(all(unix, feature = "http"))]
mod guard_servers;
#[cfg(target_os = "linux")]
mod guard_unlucky;
#[cfg(all(unix, feature = "http"))]
mod http_peers;
mod lint;
mod lint_fix;
mod lint_open;
mod lint_released;
mod manners;
mod notices;
#[cfg(unix)]
mod observe;
#[cfg(unix)]
mod observe_signals;
#[cfg(unix)]
mod observe_stalled;
mod outcome;
mod pipes;
mod repair;
mod schema;
mod support;
#[cfg(target_os = "linux")]
mod terminal;
mod tools;
#[cfg(feature = "openai")]
mod turn;
#[cfg(feature = "openai")]
mod turn_endpoint;
#[cfg(feature = "openai")]
mod turn_setup;
#[cfg(feature = "openai")]
mod turn_stream;
mod union_words;
mod unjudged_places;
#[cfg(feature = "view")]
mod view;
mod yaml_schemas;

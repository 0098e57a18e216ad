//! The configuration file: what it sets, and how it is refused.

#![cfg(feature = "toml")]
#![cfg(test)]

use std::time::Duration;

use saop::{CorrectionPolicy, Limits, RepairPolicy, RetryPolicy};
use saop_providers::{Config, EndpointPolicy};

// SPEC R9
#[test]
fn the_example_has_every_setting_at_its_default() {
    let example = include_str!("../../../examples/saop.toml");
    assert_eq!(example.parse(), Ok(Config::default()));
    // Each line of it is read: another value makes another configuration.
    let settings: Vec<_> = example
        .lines()
        .filter(|line| line.contains(" = ") && !line.starts_with('#'))
        .collect();
    assert_eq!(settings.len(), 14);
    for line in settings {
        let (name, value) = line.split_once(" = ").unwrap();
        let other = match value {
            "false" => "true",
            "true" => "false",
            "\"never\"" => "\"listed\"",
            "\"whole\"" => "\"members\"",
            _ => "2049",
        };
        let changed = example.replace(line, &format!("{name} = {other}"));
        let changed: Config = changed.parse().unwrap();
        assert_ne!(changed, Config::default(), "{name}");
    }
}

// SPEC R9
#[test]
fn what_is_set_is_set_and_the_rest_is_as_it_was() {
    let text = "[retry]\nmax_retries = 0\nprompt_budget_bytes = 2048\nstop_without_progress = true\n\
                repair = \"listed\"\ncorrections = \"members\"\n\
                [limits]\nmax_bytes = 0x10\nmax_depth = 3\nmax_steps = 7\n\
                [endpoint]\nconnect_timeout_s = 0.25\nrequest_timeout_s = 90\nmax_tries = 1\nmax_wait_s = 1.5\n\
                max_response_bytes = 1_000\njson_mode = true\nstream_usage = false\n";
    let config: Config = text.parse().unwrap();
    let limits = Limits::default()
        .with_max_bytes(16)
        .with_max_depth(3)
        .with_max_steps(7);
    let retry = RetryPolicy::default()
        .with_max_retries(0)
        .with_prompt_budget(2048)
        .unwrap()
        .with_stop_without_progress(true)
        .with_repair(RepairPolicy::Listed)
        .with_corrections(CorrectionPolicy::Members)
        .with_limits(limits);
    let endpoint = EndpointPolicy::default()
        .with_connect_timeout(Duration::from_millis(250))
        .with_request_timeout(Duration::from_secs(90))
        .with_max_tries(1.try_into().unwrap())
        .with_max_wait(Duration::from_millis(1500))
        .with_max_response_bytes(1000)
        .with_json_mode(true)
        .with_stream_usage(false);
    assert_eq!((config.retry(), config.endpoint()), (&retry, &endpoint));
    assert_eq!("".parse(), Ok(Config::default()));
    let none: Config = "[endpoint]\nmax_wait_s = 0".parse().unwrap();
    assert_eq!(none.endpoint().max_wait(), Duration::ZERO);
    let one: Config = "endpoint.json_mode = true".parse().unwrap();
    assert!(one.endpoint().json_mode());
    assert_eq!(one.retry(), &RetryPolicy::default());
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    for (text, words) in [
        (
            "retry = 3",
            "1:9: invalid type: integer `3`, expected retry settings by name",
        ),
        (
            "[retri]",
            "1:2: unknown field `retri`, expected one of `retry`, `limits`, `endpoint`, `check`, `guard`",
        ),
        (
            "\n\n[x]",
            "3:2: unknown field `x`, expected one of `retry`, `limits`, `endpoint`, `check`, `guard`",
        ),
        (
            "[retry]\nmax_retries = 1\n  max-retries = 2",
            "3:3: expected a retry setting, but found `max-retries`; did you mean `max_retries`?",
        ),
        (
            "[retry]\nzzz = 2",
            "2:1: expected a retry setting, but found `zzz`; there are max_retries, prompt_budget_bytes, \
             stop_without_progress, repair, corrections",
        ),
        (
            "[limits]\nzzz = 2",
            "2:1: unknown field `zzz`, expected one of `max_bytes`, `max_depth`, `max_steps`",
        ),
        (
            "[retry]\nmax_retries = -1",
            "2:15: expected `max_retries` to be an integer from 0 to 4294967295, but found -1",
        ),
        (
            "[retry]\nmax_retries = 1.0",
            "2:15: expected `max_retries` to be an integer from 0 to 4294967295, but found 1.0",
        ),
        (
            "[retry]\nmax_retries = \"2\"",
            "2:15: expected `max_retries` to be an integer from 0 to 4294967295, but found a string",
        ),
        (
            "[retry]\nprompt_budget_bytes = 100",
            "2:23: expected a budget of at least 2048 bytes for a correction prompt, but found 100",
        ),
        (
            "[retry]\nstop_without_progress = 1",
            "2:25: expected `stop_without_progress` to be true or false, but found 1",
        ),
        (
            "[limits]\nmax_bytes = 4294967296",
            "2:13: expected an integer from 1 to 4294967295, but found 4294967296",
        ),
        (
            "[limits]\nmax_depth = 0",
            "2:13: expected an integer from 1 to 4294967295, but found 0",
        ),
        (
            "[endpoint]\nmax_tries = []",
            "2:13: expected an integer from 1 to 4294967295, but found an array",
        ),
        (
            "[endpoint]\nconnect_timeout_s = 0",
            "2:21: expected a number of seconds greater than 0 and at most 86400, but found 0",
        ),
        (
            "[endpoint]\nmax_wait_s = 86400.5",
            "2:14: expected a number of seconds from 0 to 86400, but found 86400.5",
        ),
        (
            "[endpoint]\nmax_wait_s = nan",
            "2:14: expected a number of seconds from 0 to 86400, but found NaN",
        ),
        (
            "[endpoint]\nmax_wait_s = inf",
            "2:14: expected a number of seconds from 0 to 86400, but found inf",
        ),
        (
            "[endpoint]\nmax_wait_s = -1.5",
            "2:14: expected a number of seconds from 0 to 86400, but found -1.5",
        ),
    ] {
        assert_eq!(
            text.parse::<Config>().unwrap_err().to_string(),
            words,
            "{text}"
        );
    }
}

#[test]
fn what_is_no_toml_is_said_with_its_place_on_one_line() {
    for (text, line, column) in [
        ("[retry]\nmax_retries = ", 2, 15),
        ("[retry]\nmax_retries = 1\nmax_retries = 2", 3, 1),
        ("[retry", 1, 7),
        ("[retry]\nmax_retries = 1 2", 2, 15),
    ] {
        let error = text.parse::<Config>().unwrap_err();
        assert!(error.message().starts_with("expected TOML: "), "{error}");
        assert!(!error.to_string().contains('\n'), "{error}");
        let position = error.position();
        assert_eq!(
            (position.line, position.column),
            (line, column),
            "{text}: {error}"
        );
    }
}

#[test]
fn names_of_any_length_are_refused_on_a_short_line() {
    for name in ["é".repeat(100_000), "\\u001b[31m\\u202e".repeat(100)] {
        let error = format!("\"{name}\" = 1")
            .parse::<Config>()
            .unwrap_err()
            .to_string();
        assert!(error.len() < 310, "{}", error.len());
        assert!(error.starts_with("1:1: unknown field `"), "{error}");
        assert!(
            !error.contains('\u{1b}') && !error.contains('\u{202e}'),
            "{error}"
        );
    }
}

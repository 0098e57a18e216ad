//! How long to wait before resending a question. Uses no clock and no randomness: the time is an argument.

use std::time::{Duration, SystemTime};

/// The first wait if the endpoint does not request one. Each later wait is twice as long.
const FIRST: Duration = Duration::from_millis(500);

/// Returns the wait after `tries` failed tries: the time that the endpoint `asked` for, or twice the previous wait, at
/// most `most`. A request for no wait, or for a time in the past, is ignored, so that clients do not all retry at once.
pub(super) fn wait(tries: u32, asked: Option<Duration>, most: Duration) -> Duration {
    let doublings = tries.saturating_sub(1);
    asked
        .filter(|asked| !asked.is_zero())
        .unwrap_or_else(|| FIRST.saturating_mul(2_u32.saturating_pow(doublings)))
        .min(most)
}

/// Parses a `Retry-After` header: seconds or a date (RFC 9110, 10.2.3).
pub(super) fn retry_after(header: &str, now: SystemTime) -> Option<Duration> {
    let header = header.trim();
    if !header.is_empty() && header.bytes().all(|b| b.is_ascii_digit()) {
        // A number with too many digits means a long time.
        return Some(Duration::from_secs(header.parse().unwrap_or(u64::MAX)));
    }
    let date = httpdate::parse_http_date(header).ok()?;
    Some(date.duration_since(now).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_up_to_the_most() {
        let most = Duration::from_mins(1);
        let waits: Vec<_> = (1..=9)
            .map(|tries| wait(tries, None, most).as_millis())
            .collect();
        assert_eq!(
            waits,
            [500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]
        );
        assert_eq!(wait(u32::MAX, None, most), most);
    }

    #[test]
    fn what_the_endpoint_asks_for_comes_first_up_to_the_most() {
        let most = Duration::from_mins(1);
        let asked = |seconds| wait(5, Some(Duration::from_secs(seconds)), most).as_secs();
        assert_eq!((asked(7), asked(61)), (7, 60));
        assert_eq!(asked(0), 8);
    }

    #[test]
    fn a_header_is_seconds_or_a_date() {
        let now = SystemTime::UNIX_EPOCH + Duration::from_secs(784_111_777);
        let asked = |header| retry_after(header, now).map(|asked| asked.as_secs());
        for (header, seconds) in [
            ("0", Some(0)),
            (" 120 ", Some(120)),
            ("99999999999999999999999", Some(u64::MAX)),
            ("Sun, 06 Nov 1994 08:49:37 GMT", Some(0)),
            ("Sun, 06 Nov 1994 08:49:47 GMT", Some(10)),
            ("Sunday, 06-Nov-94 08:50:37 GMT", Some(60)),
            ("Sun, 06 Nov 1994 08:00:00 GMT", Some(0)),
            ("", None),
            ("-1", None),
            ("1.5", None),
            ("soon", None),
        ] {
            assert_eq!(asked(header), seconds, "{header}");
        }
    }
}

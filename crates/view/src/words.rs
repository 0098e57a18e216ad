//! Numbers in words: sizes, times, dates and counts.

use std::time::Duration;

/// Returns a size, such as `1.7 KB`. Units are powers of 1000.
pub(crate) fn size(bytes: u64) -> String {
    if bytes < 1000 {
        return counted(bytes, "byte");
    }
    let mut unit = 1000;
    let mut names = ["KB", "MB", "GB"].into_iter();
    let mut name = names.next().unwrap_or_default();
    for larger in names {
        // From here on it would be rounded to 1000.
        if bytes < unit * 1000 - unit / 2 {
            break;
        }
        unit *= 1000;
        name = larger;
    }
    tenths(bytes, unit, name)
}

/// Returns a time, such as `250 ms`, as it is spelled, or `1.5 s`.
pub(crate) fn time(milliseconds: f64) -> String {
    if milliseconds < 1000.0 {
        return format!("{milliseconds} ms");
    }
    let Ok(time) = Duration::try_from_secs_f64(milliseconds / 1000.0) else {
        return format!("{milliseconds:e} ms");
    };
    match time.as_secs() {
        1..60 => tenths(
            u64::from(time.subsec_millis()) + 1000 * time.as_secs(),
            1000,
            "s",
        ),
        seconds @ 0..3600 => format!("{} min {} s", seconds / 60, seconds % 60),
        seconds => format!("{} h {} min", seconds / 3600, seconds / 60 % 60),
    }
}

/// Returns the moment so many nanoseconds after 1970, such as `2026-01-01 00:00:00.250` in UTC, cut to milliseconds. `None` if the text is
/// no such number, or the year is none of four digits.
pub(crate) fn date(nanoseconds: &str) -> Option<String> {
    /// Days before 1970-01-01 since 0000-03-01, from which on a leap day ends a year, and those of 400 years.
    const DAYS: u64 = 719_468;
    const ERA: u64 = 146_097;
    let milliseconds = u64::try_from(nanoseconds.parse::<u128>().ok()? / 1_000_000).ok()?;
    let (seconds, rest) = (milliseconds / 1000, milliseconds % 1000);
    let days = seconds / 86_400 + DAYS;
    let (era, day) = (days / ERA, days % ERA);
    let year = (day - day / 1_460 + day / 36_524 - day / (ERA - 1)) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    // Of months from March, each five have 153 days.
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    let year = 400 * era + year + next;
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    (year < 10_000).then(|| {
        format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02}.{rest:03}")
    })
}

/// Returns the count with its noun, in the plural unless the count is one.
pub(crate) fn counted(count: u64, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}

/// Returns `value` in `unit`: below ten with one digit behind the point, unless that is 0.
fn tenths(value: u64, unit: u64, name: &str) -> String {
    let tenths = (u128::from(value) * 10 + u128::from(unit) / 2) / u128::from(unit);
    if tenths < 100 && tenths % 10 != 0 {
        format!("{}.{} {name}", tenths / 10, tenths % 10)
    } else {
        format!(
            "{} {name}",
            (u128::from(value) + u128::from(unit) / 2) / u128::from(unit)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_the_unit_that_fits() {
        let sizes = [
            0,
            1,
            999,
            1000,
            9_949,
            9_960,
            999_499,
            999_500,
            1_700_000,
            20_000_000_000,
        ];
        let shown = [
            "0 bytes",
            "1 byte",
            "999 bytes",
            "1 KB",
            "9.9 KB",
            "10 KB",
            "999 KB",
            "1 MB",
            "1.7 MB",
            "20 GB",
        ];
        assert_eq!(sizes.map(size), shown);
    }

    #[test]
    fn times_have_the_unit_that_fits() {
        let times = [0.0, 12.4, 999.4, 1500.0, 125_000.0, f64::MAX];
        let shown = [
            "0 ms",
            "12.4 ms",
            "999.4 ms",
            "1.5 s",
            "2 min 5 s",
            "1.7976931348623157e308 ms",
        ];
        assert_eq!(times.map(time), shown);
    }

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (nanoseconds, shown) in [
            ("0", "1970-01-01 00:00:00.000"),
            ("1767225600000000000", "2026-01-01 00:00:00.000"),
            ("951782399999999999", "2000-02-28 23:59:59.999"),
            ("951782400000000000", "2000-02-29 00:00:00.000"),
            ("951868800000000000", "2000-03-01 00:00:00.000"),
            ("1709164800000000000", "2024-02-29 00:00:00.000"),
            ("4107542399000000000", "2100-02-28 23:59:59.000"),
            ("4107542400000000000", "2100-03-01 00:00:00.000"),
            ("0253402300799999999999", "9999-12-31 23:59:59.999"),
        ] {
            assert_eq!(date(nanoseconds).as_deref(), Some(shown));
        }
        for none in ["253402300800000000000", &"9".repeat(60), "", "-1", "1.5"] {
            assert_eq!(date(none), None, "{none}");
        }
    }
}

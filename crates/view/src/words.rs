//! Numbers in words: sizes, times and counts.

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
    let time = Duration::try_from_secs_f64(milliseconds / 1000.0).unwrap_or(Duration::MAX);
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
            "5124095576030431 h 0 min",
        ];
        assert_eq!(times.map(time), shown);
    }
}

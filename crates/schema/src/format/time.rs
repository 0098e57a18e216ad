//! Dates, times and durations. RFC 3339.

/// Takes a number of exactly so many digits from the beginning of a text.
fn number(text: &mut &str, digits: usize) -> Option<u32> {
    let (number, rest) = text.split_at_checked(digits)?;
    let number = number
        .bytes()
        .all(|byte| byte.is_ascii_digit())
        .then_some(number)?;
    *text = rest;
    number.parse().ok()
}

/// Takes a character from the beginning of a text.
fn eat(text: &mut &str, wanted: char) -> Option<()> {
    *text = text.strip_prefix(wanted)?;
    Some(())
}

pub(super) fn date(text: &str) -> bool {
    fn read(mut text: &str) -> Option<bool> {
        let year = number(&mut text, 4)?;
        eat(&mut text, '-')?;
        let month = number(&mut text, 2)?;
        eat(&mut text, '-')?;
        let day = number(&mut text, 2)?;
        let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let days = match month {
            4 | 6 | 9 | 11 => 30,
            2 => 28 + u32::from(is_leap),
            1..=12 => 31,
            _ => 0,
        };
        Some(text.is_empty() && (1..=days).contains(&day))
    }
    read(text) == Some(true)
}

pub(super) fn time(text: &str) -> bool {
    /// Minutes of a day.
    fn minutes(text: &mut &str) -> Option<u32> {
        let hour = number(text, 2).filter(|hour| *hour < 24)?;
        eat(text, ':')?;
        Some(hour * 60 + number(text, 2).filter(|minute| *minute < 60)?)
    }
    fn read(mut text: &str) -> Option<bool> {
        const DAY: u32 = 24 * 60;
        let minute = minutes(&mut text)?;
        eat(&mut text, ':')?;
        let second = number(&mut text, 2)?;
        if eat(&mut text, '.').is_some() {
            let digits = text.bytes().take_while(u8::is_ascii_digit).count();
            text = text.get(digits..).filter(|_| digits > 0)?;
        }
        let sign = text.chars().next()?;
        text = text.get(sign.len_utf8()..)?;
        let utc = match sign {
            'Z' | 'z' => minute,
            '+' => minute + DAY - minutes(&mut text)?,
            '-' => minute + minutes(&mut text)?,
            _ => return None,
        };
        // A leap second is the last one of a day in UTC.
        let is_second = second < 60 || second == 60 && utc % DAY == DAY - 1;
        Some(text.is_empty() && is_second)
    }
    read(text) == Some(true)
}

pub(super) fn date_time(text: &str) -> bool {
    let parts = text.split_at_checked("2000-01-01".len());
    parts.is_some_and(|(day, rest)| date(day) && rest.strip_prefix(['T', 't']).is_some_and(time))
}

/// The durations of RFC 3339, appendix A: units follow each other without a gap.
pub(super) fn duration(text: &str) -> bool {
    /// Takes a number with one unit after another, as long as there are any. Returns whether there was one.
    fn units(text: &mut &str, units: &str) -> Option<bool> {
        let mut left = units;
        let mut any = false;
        while text.starts_with(|next: char| next.is_ascii_digit()) {
            *text = text.trim_start_matches(|next: char| next.is_ascii_digit());
            let unit = text.chars().next()?;
            // After the first, only the next one may come.
            let at = left.find(unit).filter(|at| !any || *at == 0)?;
            left = left.get(at + 1..)?;
            *text = text.get(1..)?;
            any = true;
        }
        Some(any)
    }
    fn read(mut text: &str) -> Option<bool> {
        eat(&mut text, 'P')?;
        let weeks = text.strip_suffix('W');
        if let Some(weeks) = weeks.filter(|weeks| !weeks.is_empty()) {
            return Some(weeks.bytes().all(|byte| byte.is_ascii_digit()));
        }
        let days = units(&mut text, "YMD")?;
        let times = eat(&mut text, 'T').is_some();
        let seconds = times && units(&mut text, "HMS")?;
        Some(text.is_empty() && (days || seconds) && times == seconds)
    }
    read(text) == Some(true)
}

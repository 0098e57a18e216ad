//! "Did you mean": the name of a set that a wrong one was most likely meant to be.

/// The nearest of `names`, if it is near enough to be meant.
pub(crate) fn nearest<'n>(wrong: &str, names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    // Longer words are never close to a name, and would cost time.
    const LONGEST: usize = 64;
    if wrong.is_empty() || wrong.len() > LONGEST {
        return None;
    }
    let folded = fold(wrong);
    names
        .filter_map(|name| {
            let most = name.chars().count() / 3;
            let meant = fold(name);
            // What differs in length differs by that much at least.
            let near = folded.len().abs_diff(meant.len()) <= most;
            near.then(|| (distance(&folded, &meant), name))
                .filter(|(distance, _)| *distance <= most)
        })
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, name)| name)
}

/// Case and the choice of separator are the slips that change nothing.
fn fold(name: &str) -> Vec<char> {
    let mut folded = Vec::with_capacity(name.len());
    for c in name.chars() {
        match c {
            '_' | '-' | ' ' => {}
            _ if c.is_ascii() => folded.push(c.to_ascii_lowercase()),
            _ => folded.extend(c.to_lowercase()),
        }
    }
    folded
}

/// Edits (insert, delete, replace) between two words.
fn distance(left: &[char], right: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (i, a) in left.iter().enumerate() {
        let mut diagonal = i;
        let mut before = i + 1;
        for (b, cell) in right.iter().zip(row.iter_mut().skip(1)) {
            let replaced = diagonal + usize::from(a != b);
            diagonal = *cell;
            before = replaced.min(diagonal + 1).min(before + 1);
            *cell = before;
        }
        if let Some(first) = row.first_mut() {
            *first = i + 1;
        }
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_slips_and_leaves_strangers_alone() {
        let names = || ["tool_name", "arguments", "status"].into_iter();
        for (wrong, right) in [
            ("toolName", Some("tool_name")),
            ("tool-name", Some("tool_name")),
            ("argument", Some("arguments")),
            ("args", None),
            ("Status", Some("status")),
            ("statsu", Some("status")),
            ("x", None),
            ("", None),
        ] {
            assert_eq!(nearest(wrong, names()), right, "{wrong}");
        }
        assert_eq!(distance(&['a', 'b'], &[]), 2);
        assert_eq!(distance(&[], &['a']), 1);
        assert_eq!(distance(&['k', 'i', 't'], &['s', 'i', 't', 's']), 2);
    }
}

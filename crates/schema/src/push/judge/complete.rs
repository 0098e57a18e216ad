//! What can follow a text that is open, so that it becomes a document: the rest of what has begun, and the members and items that are
//! wanted.
//!
//! Invariant: a proposal is not known to be valid. Whoever asks for one checks it.

use std::collections::BTreeSet;

use saop_json::pieces::Next;
use saop_json::{JsonKind, JsonRef};

use super::sample::{Sampling, least, quoted};
use super::state::{Frame, Judge, Link};
use crate::keywords::constraint::Beginning;
use crate::plan::Plan;

impl Judge {
    /// Proposes what follows a text. Of several ways, `variant` says which. Takes what that costs from `work`.
    pub(in crate::push) fn completion(
        &self,
        plan: &Plan,
        text: &str,
        next: Next,
        variant: usize,
        work: &mut u64,
    ) -> Option<String> {
        let mut sampling = Sampling::new(plan, variant, *work);
        let rest = self.proposal(&mut sampling, text, next);
        *work = sampling.work;
        rest
    }

    fn proposal(&self, sampling: &mut Sampling<'_>, text: &str, next: Next) -> Option<String> {
        let taken = self.taken(sampling.variant);
        let mut rest = String::new();
        let mut depth = self.frames.len();
        // The names that are added to the innermost object, and whether a value is added to it.
        let mut added = BTreeSet::new();
        let mut is_added = false;
        let inner = self.parts_at(depth.checked_sub(1), &taken);
        match next {
            Next::String {
                start,
                is_key: false,
                ..
            } => {
                let begun = begun(text, start)?;
                rest.push_str(&rest_of_string(sampling, &inner, &begun));
                depth -= 1;
            }
            Next::Number { digits, .. } => {
                rest.push_str(if digits.may_end() { "" } else { "0" });
                depth -= 1;
            }
            Next::Word { start, word } => {
                rest.push_str(word.get(text.len() - start..)?);
                depth -= 1;
            }
            Next::Value => {
                rest.push_str(&self.next_value(sampling, &inner, &taken)?);
                is_added = true;
            }
            Next::Colon => {
                rest.push(':');
                rest.push_str(&self.next_value(sampling, &inner, &taken)?);
            }
            Next::Key | Next::String { is_key: true, .. } => {
                let begun = match next {
                    Next::String { start, .. } => begun(text, start)?,
                    _ => String::new(),
                };
                let name = self.name(sampling, &inner, &begun)?;
                let parts = sampling.member_parts(&inner, &name)?;
                let value = sampling.value(&parts, 0)?;
                let spelled = quoted(&name);
                let skipped = match next {
                    Next::Key => 0,
                    _ => quoted(&begun).len() - 1,
                };
                rest.push_str(spelled.get(skipped..)?);
                rest.push(':');
                rest.push_str(&value);
                added.insert(name);
            }
            Next::Item | Next::Member | Next::After => {}
        }
        for level in (0..depth).rev() {
            let frame = self.frames.get(level)?;
            let parts = self.parts_at(Some(level), &taken);
            self.close(
                sampling,
                *frame,
                (&parts, &taken, level),
                (&added, is_added),
                &mut rest,
            )?;
            added.clear();
            is_added = false;
        }
        Some(rest)
    }

    /// Adds what an array or object lacks, and its bracket.
    fn close(
        &self,
        sampling: &mut Sampling<'_>,
        frame: Frame,
        (parts, taken, level): (&[usize], &[bool], usize),
        (added, is_added): (&BTreeSet<String>, bool),
        rest: &mut String,
    ) -> Option<()> {
        let mut count = frame.count + u64::from(is_added) + added.len() as u64;
        if frame.kind == JsonKind::Array {
            let wanted = least(sampling.constraints(parts), JsonKind::Array)?;
            while count < wanted {
                let parts = sampling.item_parts(parts, count as usize)?;
                let value = sampling.value(&parts, 0)?;
                rest.push_str(if count > 0 { "," } else { "" });
                rest.push_str(&value);
                count += 1;
            }
            rest.push(']');
            return Some(());
        }
        for name in sampling.required(parts) {
            if added.contains(name) || self.has(sampling.plan, level, taken, name) {
                continue;
            }
            let parts = sampling.member_parts(parts, name)?;
            let value = sampling.value(&parts, 0)?;
            rest.push_str(if count > 0 { "," } else { "" });
            rest.push_str(&quoted(name));
            rest.push(':');
            rest.push_str(&value);
            count += 1;
        }
        rest.push('}');
        Some(())
    }

    /// Returns which of the parts that apply are followed: all but the branches that are not chosen.
    fn taken(&self, variant: usize) -> Vec<bool> {
        let mut left: Vec<Vec<usize>> = vec![Vec::new(); self.choices.len()];
        for (at, eval) in self.evals.iter().enumerate() {
            if let Link::Branch(choice) = eval.link
                && !eval.is_broken
                && let Some(left) = left.get_mut(choice as usize)
            {
                left.push(at);
            }
        }
        let chosen = |choice: u32| {
            let left = left.get(choice as usize)?;
            left.get(variant % left.len().max(1)).copied()
        };
        let mut taken: Vec<bool> = Vec::with_capacity(self.evals.len());
        for (at, eval) in self.evals.iter().enumerate() {
            let is_taken = match eval.link {
                Link::Root => true,
                Link::Must(owner) => taken.get(owner as usize).copied().unwrap_or(false),
                Link::Branch(choice) => chosen(choice) == Some(at),
            };
            taken.push(is_taken && !eval.is_broken);
        }
        taken
    }

    /// Returns the parts that are followed for an open value.
    fn parts_at(&self, level: Option<usize>, taken: &[bool]) -> Vec<usize> {
        let evals = self.range(level);
        let all = evals.filter(|at| taken.get(*at) == Some(&true));
        all.filter_map(|at| self.evals.get(at))
            .map(|eval| eval.part as usize)
            .collect()
    }

    fn range(&self, level: Option<usize>) -> std::ops::Range<usize> {
        let Some(level) = level else {
            return 0..0;
        };
        let from = self
            .frames
            .get(level)
            .map_or(0, |frame| frame.evals as usize);
        let to = self
            .frames
            .get(level + 1)
            .map_or(self.evals.len(), |frame| frame.evals as usize);
        from..to
    }

    /// Whether an open object has a member that a part which is followed lists.
    fn has(&self, plan: &Plan, level: usize, taken: &[bool], name: &str) -> bool {
        self.range(Some(level))
            .filter(|at| taken.get(*at) == Some(&true))
            .any(|at| {
                let eval = self.evals.get(at);
                eval.is_some_and(|eval| {
                    let properties = plan
                        .part(eval.part as usize)
                        .and_then(|part| part.properties.as_ref());
                    let place = properties.and_then(|properties| properties.place(name, 0));
                    place.is_some_and(|place| eval.seen.contains(place))
                })
            })
    }

    /// Makes the value that is wanted next.
    fn next_value(
        &self,
        sampling: &mut Sampling<'_>,
        inner: &[usize],
        taken: &[bool],
    ) -> Option<String> {
        let parts = match self.frames.last() {
            Some(frame) if frame.kind == JsonKind::Array => {
                sampling.item_parts(inner, usize::try_from(frame.count).ok()?)?
            }
            _ => {
                let is_taken = |link: Link| match link {
                    Link::Must(owner) => taken.get(owner as usize) == Some(&true),
                    _ => true,
                };
                let next = self.next.iter().filter(|(_, link)| is_taken(*link));
                next.map(|(part, _)| *part as usize).collect()
            }
        };
        sampling.value(&parts, 0)
    }

    /// Returns the name of a member that begins so: one that is required, one that is listed, or another.
    fn name(&self, sampling: &Sampling<'_>, parts: &[usize], begun: &str) -> Option<String> {
        let level = self.frames.len().checked_sub(1)?;
        let all = vec![true; self.evals.len()];
        let is_new =
            |name: &&str| name.starts_with(begun) && !self.has(sampling.plan, level, &all, name);
        if let Some(name) = sampling.required(parts).into_iter().find(is_new) {
            return Some(name.to_owned());
        }
        let listed = parts
            .iter()
            .filter_map(|part| sampling.plan.part(*part)?.properties.as_ref());
        let listed = listed
            .flat_map(|properties| &properties.list)
            .map(|one| &*one.name);
        if let Some(name) = listed.filter(|name| is_new(name)).nth(sampling.variant / 4) {
            return Some(name.to_owned());
        }
        // As long as no object has so many members.
        let other = ["", "_", "_1", "_2"].get(sampling.variant % 4)?;
        Some(format!("{begun}{other}"))
    }
}

/// Returns how a string goes on, and its quote.
fn rest_of_string(sampling: &Sampling<'_>, parts: &[usize], begun: &str) -> String {
    let mut ways: Vec<String> = Vec::new();
    for one in sampling.constraints(parts) {
        if let Beginning::OneOf(list) = one.test.of_beginning() {
            let from = list.partition_point(|one| one.as_str() < begun);
            let going_on = list
                .iter()
                .skip(from)
                .take_while(|one| one.starts_with(begun));
            ways.extend(going_on.take(16).cloned());
        }
    }
    if ways.is_empty() {
        ways.push(begun.to_owned());
        let made = sampling.strings(parts).into_iter();
        let made = made.filter_map(|text| Some(JsonRef::of_valid(&text).as_str()?.into_owned()));
        for text in made {
            if text.starts_with(begun) {
                ways.push(text);
            } else if text.chars().count() > begun.chars().count() {
                // Of a pattern, most often the rest fits where as many characters are there.
                let rest: String = text.chars().skip(begun.chars().count()).collect();
                ways.push(format!("{begun}{rest}"));
            }
        }
    }
    let way = ways
        .get(sampling.variant % ways.len())
        .map_or(begun, String::as_str);
    let spelled = quoted(way);
    spelled
        .get(quoted(begun).len() - 1..)
        .unwrap_or("\"")
        .to_owned()
}

/// Returns what is there of a string that has begun; `None` in the middle of an escape.
fn begun(text: &str, start: usize) -> Option<String> {
    let spelled = text.get(start..)?;
    let closed = format!("{spelled}\"");
    let ends = saop_json::text::Cursor::new(&closed).string().is_ok();
    ends.then(|| {
        JsonRef::of_valid(&closed)
            .as_str()
            .unwrap_or_default()
            .into_owned()
    })
}

//! Numbers and strings at and beside what schemas say of them.

use std::collections::BTreeSet;

use saop_json::decimal::{self, Integer};
use saop_schema::Pattern;

use super::{EXAMPLE, MOST_CONSTANTS, MOST_LONG, MOST_OF_KIND, Samples};
use crate::doc::Doc;
use crate::pair::{Kinds, Node};
use crate::proof::value::Value;

impl Samples<'_> {
    pub(super) fn numbers(&self, value: &Value, kind: Kinds, goal: Option<Node>) -> Vec<Doc> {
        let said = self.said(value, goal);
        let mut texts: Vec<String> = ["0", "1", "-1", "2", "0.5", "-0.5", "1.5", "100", "1000000"]
            .map(str::to_owned)
            .to_vec();
        let mut steps = Vec::new();
        for number in said.iter().map(|facts| &facts.number) {
            let bounds = [
                &number.minimum,
                &number.maximum,
                &number.exclusive_minimum,
                &number.exclusive_maximum,
            ];
            for bound in bounds.into_iter().flatten() {
                texts.push(bound.clone());
                texts.extend(beside(bound));
            }
            steps.extend(number.multiple_of.clone());
        }
        for facts in &said {
            let constants = facts.constants.iter().flatten().take(MOST_CONSTANTS);
            for (at, constant) in constants.enumerate() {
                if decimal_like(constant) {
                    texts.push(constant.clone());
                    let beside = beside(constant).into_iter();
                    texts.extend(beside.filter(|_| at < MOST_OF_KIND));
                }
            }
        }
        let known = self.proof.facts(value);
        let known = known.filter_map(|facts| facts.number.multiple_of.as_deref());
        steps.extend(common_multiple(known));
        let bounds = texts.clone();
        for step in &steps {
            if !self.proof.pair.spend(bounds.len() + 8) {
                break;
            }
            let near = bounds.iter().filter_map(|text| multiple_near(text, step));
            let first = (1..8).filter_map(|count| decimal::multiple(count, step));
            // Integers are spelled plainly.
            let all = near.chain(first).map(|text| {
                let whole = decimal::integer(&text).value();
                whole.map_or(text, |whole| whole.to_string())
            });
            texts.extend(all);
        }
        if kind == Kinds::POINT {
            let integers = texts
                .iter()
                .filter(|text| matches!(decimal::integer(text), Integer::U64(_) | Integer::I64(_)));
            texts = integers
                .filter(|text| !text.contains(['.', 'e', 'E']))
                .map(|text| format!("{text}.0"))
                .collect();
        }
        texts.retain(|text| crate::proof::kind_of(text) == kind);
        // Other engines read floats: what they hold exactly comes first.
        texts.sort_by_key(String::len);
        texts.into_iter().map(Doc::Scalar).collect()
    }

    pub(super) fn strings(&self, value: &Value, goal: Option<Node>) -> Vec<Doc> {
        let said = self.said(value, goal);
        let (least, _) = self.proof.lengths(value);
        let mut lengths = BTreeSet::from([least, 0, 1, least + 1]);
        for facts in &said {
            let length = facts.length;
            lengths.extend([length.min, length.min.saturating_sub(1)]);
            lengths.extend(
                length
                    .max
                    .into_iter()
                    .flat_map(|most| [most, most.saturating_add(1)]),
            );
        }
        let mut texts = Vec::new();
        let known = self.proof.facts(value);
        let known: BTreeSet<&String> = known.filter_map(|facts| facts.pattern.as_ref()).collect();
        let asked = said.iter().filter_map(|facts| facts.pattern.as_ref());
        let asked: BTreeSet<&String> = asked.filter(|pattern| !known.contains(pattern)).collect();
        for (at, length) in lengths.iter().enumerate() {
            let length = usize::try_from(*length).unwrap_or(usize::MAX);
            // What is known has to hold; of what is asked one example is enough.
            let asked = asked.iter().filter(|_| at == 0);
            let patterns: Vec<_> = known.iter().chain(asked).collect();
            let each = 8 + length / 4;
            let examples = (each + EXAMPLE).saturating_mul(patterns.len());
            if length as u64 > MOST_LONG || !self.proof.pair.spend(each + examples) {
                break;
            }
            texts.push("a".repeat(length));
            texts.extend(
                patterns
                    .into_iter()
                    .filter_map(|pattern| Pattern::example(pattern, length)),
            );
            texts.push("0".repeat(length));
        }
        texts.extend(
            [
                "A",
                "a-",
                "a b",
                "a_1",
                "http://a.example/",
                "2020-01-01",
                "-",
                "é",
            ]
            .map(str::to_owned),
        );
        for format in said.iter().filter_map(|facts| facts.format.as_deref()) {
            texts.extend(of_format(format).map(str::to_owned));
        }
        for facts in &said {
            let constants = facts.constants.iter().flatten().take(MOST_CONSTANTS);
            texts.extend(constants.filter_map(|text| {
                Some(saop_json::JsonRef::of_valid(text).as_str()?.into_owned())
            }));
        }
        texts.extend(self.pool.iter().cloned());
        texts.iter().map(|text| Doc::string(text)).collect()
    }
}

/// Returns the least common multiple of integers, if that is one of 63 bits.
fn common_multiple<'t>(steps: impl Iterator<Item = &'t str>) -> Option<String> {
    const fn divisor(one: u128, other: u128) -> u128 {
        if other == 0 {
            one
        } else {
            divisor(other, one % other)
        }
    }
    let whole = steps.filter_map(|step| decimal::integer(step).value());
    let all = whole.map(i128::unsigned_abs).try_fold(1_u128, |all, step| {
        let all = (all / divisor(all, step)).checked_mul(step)?;
        (all <= i64::MAX as u128).then_some(all)
    });
    all.filter(|all| *all > 1).map(|all| all.to_string())
}

fn decimal_like(text: &str) -> bool {
    text.starts_with(['-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
}

/// Returns numbers beside one.
fn beside(bound: &str) -> Vec<String> {
    if let Some(value) = decimal::integer(bound).value() {
        let whole = [-1, 0, 1].map(|step| (value + step).to_string());
        let small = value.unsigned_abs() < 1 << 50;
        let halves = [-1, 1].into_iter().filter(|_| small).map(|step| {
            // A half beside an integer is a float, too.
            let twice = 2 * value + step;
            let sign = if twice < 0 { "-" } else { "" };
            format!("{sign}{}.5", twice.unsigned_abs() / 2)
        });
        return whole.into_iter().chain(halves).collect();
    }
    let Some(float) = decimal::float(bound) else {
        return Vec::new();
    };
    let near = [
        float.floor(),
        float.ceil(),
        float - 1.0,
        float + 1.0,
        float * 0.5,
        float * 2.0,
    ];
    let near = near
        .into_iter()
        .filter(|near| near.is_finite() && near.abs() < 1e15);
    near.map(|near| {
        if near.fract() == 0.0 {
            format!("{near:.0}")
        } else {
            format!("{near}")
        }
    })
    .filter(|text| text != "-0")
    .collect()
}

/// Returns a multiple near a number.
fn multiple_near(text: &str, step: &str) -> Option<String> {
    let quotient = decimal::float(text)? / decimal::float(step)?;
    (quotient.abs() < 1e12).then(|| decimal::multiple(quotient.round() as i64, step))?
}

fn of_format(format: &str) -> [&'static str; 1] {
    [match format {
        "date" => "2020-02-29",
        "date-time" => "2020-02-29T12:00:00Z",
        "time" => "12:00:00Z",
        "duration" => "P1D",
        "email" => "a@example.org",
        "ipv4" => "192.0.2.1",
        "ipv6" => "2001:db8::1",
        "uuid" => "00000000-0000-4000-8000-000000000000",
        "json-pointer" => "/a",
        "relative-json-pointer" => "0/a",
        _ => "http://example.org/a",
    }]
}

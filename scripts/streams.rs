//! What `scripts/verify-streams.sh` runs: documents in pieces, at full size. SPEC A1, A3. The first argument is the folder of recorded runs,
//! schemas and calls.
//!
//! Invariant: the byte at which a planted fault is told is known from where it was planted, not from the reader.

#![allow(
    clippy::print_stdout,
    clippy::cast_precision_loss,
    clippy::too_many_lines,
    reason = "a program that prints figures, with a table of faults"
)]

use std::error::Error;
use std::fmt::Write as _;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{env, fs};

use saop::push::{Cause, PushReader, State};
use saop::{CompileOptions, Limits, SaopEnvelope, Schema, parse};
use saop_synth::{Rng, Synth};

type Outcome = Result<(), Box<dyn Error>>;

fn main() -> Outcome {
    let data = env::args_os().nth(1).map(PathBuf::from);
    let data = data.ok_or("expected the folder with agent-runs/ and schemas/")?;
    let recorded = recorded(&data.join("agent-runs"))?;
    turns(&recorded)?;
    of_given_schemas(&data.join("schemas"))?;
    planted()?;
    cut_calls()?;
    costs(&recorded)
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() && !path.ends_with("json-schema-test-suite") {
            all.extend(files(&path)?);
        } else if path.is_file() {
            all.push(path);
        }
    }
    all.sort();
    Ok(all)
}

fn recorded(folder: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut turns = Vec::new();
    for path in files(folder)? {
        if path.extension().is_some_and(|ending| ending == "ndjson") {
            turns.extend(fs::read_to_string(path)?.lines().map(str::to_owned));
        }
    }
    Ok(turns)
}

/// Pushes a document byte by byte, whose beginnings are to be open or complete, and the whole to be valid.
fn is_never_doomed<T>(mut reader: PushReader<T>, text: &str) -> Outcome {
    for byte in text.as_bytes() {
        if !matches!(reader.push(&[*byte]), State::Open | State::Complete) {
            return Err(format!(
                "expected an open text, but found {:?} in {text}",
                reader.doom()
            )
            .into());
        }
    }
    reader
        .finish()
        .map_err(|error| format!("expected a valid text, but found {error} in {text}"))?;
    Ok(())
}

fn turns(recorded: &[String]) -> Outcome {
    let schema = saop::schema("saop-envelope").ok_or("the schema of envelopes")?;
    let synth = Synth::new(schema.text())?;
    let mut rng = Rng::with_seed(41);
    // What only the schema allows, the type refuses.
    let made = std::iter::repeat_with(|| synth.valid(&mut rng))
        .filter(|text| parse::<SaopEnvelope>(text).is_ok());
    let made: Vec<String> = made.take(400).collect();
    let mut beginnings = 0;
    for text in recorded.iter().chain(&made) {
        is_never_doomed(saop::push_saop_envelope(), text)?;
        is_never_doomed(saop::push_saop_message(), text)?;
        beginnings += text.len();
    }
    println!(
        "turns_ok: {beginnings} beginnings of {} recorded and {} generated turns, none doomed",
        recorded.len(),
        made.len()
    );
    Ok(())
}

fn of_given_schemas(folder: &Path) -> Outcome {
    const WANTED: usize = 5_000;
    const EACH: usize = 20;
    const LARGEST: usize = 1 << 15;
    let mut rng = Rng::with_seed(5);
    let (mut documents, mut schemas, mut beginnings) = (0, 0, 0);
    for path in files(folder)? {
        let Ok(text) = fs::read_to_string(&path) else {
            continue;
        };
        let (Ok(synth), Ok(schema)) = (
            Synth::new(&text),
            Schema::compile(&text, &CompileOptions::new()),
        ) else {
            continue;
        };
        schemas += 1;
        for _ in 0..EACH {
            let text = synth.valid(&mut rng);
            if documents < WANTED && text.len() <= LARGEST && schema.is_valid(text.as_bytes()) {
                is_never_doomed(PushReader::for_schema(&schema, &Limits::default()), &text)?;
                documents += 1;
                beginnings += text.len();
            }
        }
    }
    if documents < WANTED {
        return Err(format!("expected {WANTED} documents, but found {documents}").into());
    }
    println!(
        "given_ok: {beginnings} beginnings of {documents} documents of {schemas} schemas, none doomed"
    );
    Ok(())
}

/// A schema of one value, what stands before the byte at which a fault of it is told and that byte, the rest, and the cause.
struct Planted {
    schema: String,
    told: String,
    rest: &'static str,
    cause: Cause,
}

fn word(rng: &mut Rng) -> String {
    let length = 1 + rng.below(8);
    (0..length)
        .map(|_| char::from(b'a' + rng.below(26) as u8))
        .collect()
}

/// Plants a fault of one kind. The fault of a number is told at the byte after it, which whoever places it adds.
fn plant(kind: usize, rng: &mut Rng) -> Planted {
    let (one, two) = (word(rng), word(rng));
    let number = 2 + rng.below(20);
    let items = |count: usize| vec!["0"; count].join(",");
    let of = |schema: String, told: String, rest, cause| Planted {
        schema,
        told,
        rest,
        cause,
    };
    match kind {
        0 => of("true".into(), "tru_".into(), "", Cause::Syntax),
        1 => of(
            "true".into(),
            format!(r#"{{"{one}":1,"{one}""#),
            ":2}",
            Cause::RepeatedName,
        ),
        2 => of(
            format!(r#"{{"properties":{{"{one}":true}},"additionalProperties":false}}"#),
            format!(r#"{{"{one}":1,"{one}{two}""#),
            ":2}",
            Cause::UnknownName,
        ),
        3 => of(
            format!(r#"{{"propertyNames":{{"maxLength":{}}}}}"#, one.len()),
            format!(r#"{{"{one}":1,"{one}{two}""#),
            ":2}",
            Cause::Name,
        ),
        4 => of(
            r#"{"type":["string","object"]}"#.into(),
            "[".into(),
            "]",
            Cause::Kind,
        ),
        5 => of(
            format!(r#"{{"enum":["{one}","{one}{two}"]}}"#),
            format!("\"{one}_"),
            "\"",
            Cause::Constant,
        ),
        6 => of(
            format!(r#"{{"maxLength":{number}}}"#),
            format!("\"{}", "é".repeat(number + 1)),
            "\"",
            Cause::MaxLength,
        ),
        7 => of(
            format!(r#"{{"pattern":"^(?:{one}|[0-9]+)*$"}}"#),
            format!("\"{number}{one}{one}_"),
            "\"",
            Cause::Pattern,
        ),
        8 => of(
            format!(r#"{{"minLength":{}}}"#, two.len() + 1),
            format!("\"{two}\""),
            "",
            Cause::String,
        ),
        9 => of(
            format!(r#"{{"maximum":{number}}}"#),
            format!("{}e1", number + 1),
            "",
            Cause::Number,
        ),
        10 => of(
            r#"{"type":"integer"}"#.into(),
            format!("{number}5e-1"),
            "",
            Cause::Number,
        ),
        11 => of(
            format!(r#"{{"required":["{one}_","{two}"]}}"#),
            format!(r#"{{"{two}":{{"{one}_":1}}}}"#),
            "",
            Cause::Missing,
        ),
        12 => of(
            format!(r#"{{"maxItems":{number}}}"#),
            format!("[{},0", items(number)),
            "]",
            Cause::TooMany,
        ),
        13 => of(
            format!(r#"{{"minItems":{number}}}"#),
            format!("[{}]", items(number - 1)),
            "",
            Cause::TooFew,
        ),
        14 => of(
            format!(r#"{{"not":{{"required":["{one}"]}}}}"#),
            format!(r#"{{"{one}":1}}"#),
            "",
            Cause::Whole,
        ),
        15 => of(
            format!(r#"{{"if":{{"required":["{one}"]}},"then":{{"required":["{one}{two}"]}}}}"#),
            format!(r#"{{"{one}":1}}"#),
            "",
            Cause::Whole,
        ),
        16 => of(
            r#"{"contains":{"const":1}}"#.into(),
            format!("[{}]", items(number)),
            "",
            Cause::Whole,
        ),
        17 => of(
            r#"{"uniqueItems":true}"#.into(),
            format!("[{number},1,{number}.0]"),
            "",
            Cause::Whole,
        ),
        18 => of(
            format!(
                r#"{{"$schema":"https://json-schema.org/draft/2020-12/schema","properties":{{"{one}":true}},"unevaluatedProperties":false}}"#
            ),
            format!(r#"{{"{one}":1,"{one}{two}":2}}"#),
            "",
            Cause::Whole,
        ),
        19 => of(
            format!(
                r#"{{"anyOf":[{{"const":"{one}"}},{{"type":"string","maxLength":{}}}]}}"#,
                one.len() - 1
            ),
            format!("\"{}_", &one[..one.len() - 1]),
            "\"",
            Cause::Union,
        ),
        _ => of(
            r#"{"const":false}"#.into(),
            "true".into(),
            "",
            Cause::Literal,
        ),
    }
}

const KINDS: usize = 21;

/// Puts the value into objects and arrays, with other members before it. The fault of a number is told at the byte after it.
fn place(planted: &Planted, rng: &mut Rng) -> (String, String, usize) {
    let (mut schema, mut before, mut after) =
        (planted.schema.clone(), String::new(), String::new());
    let mut levels = 1 + rng.below(4);
    while levels > 0 {
        levels -= 1;
        let filler = word(rng);
        if rng.below(2) == 0 {
            schema = format!(
                r#"{{"properties":{{"p_":{schema},"q_":{{"type":"string"}}}},"required":["p_"]}}"#
            );
            before =
                format!(r#"{{"q_":"{filler}\n\u00e9", "f_{filler}":[1,{{"p_":2}}],"p_": {before}"#);
            after.push('}');
        } else {
            schema = format!(r#"{{"prefixItems":[{{"type":"string"}}],"items":{schema}}}"#);
            before = format!("[\"{filler}\",{before}");
            after.push(']');
        }
    }
    let is_number = planted.cause == Cause::Number;
    let schema = schema.replace(
        r#""$schema":"https://json-schema.org/draft/2020-12/schema","#,
        "",
    );
    let mut text = before;
    text.push_str(&planted.told);
    if is_number {
        text.push(' ');
    }
    let at = text.len() - 1;
    let _ = write!(text, "{}{after}", planted.rest);
    (schema, text, at)
}

fn planted() -> Outcome {
    const COUNT: usize = 10_000;
    let mut rng = Rng::with_seed(9);
    let options = CompileOptions::new().with_default_dialect(saop_schema::Dialect::Draft202012);
    for number in 0..COUNT {
        let planted = plant(number % KINDS, &mut rng);
        let (schema, text, at) = place(&planted, &mut rng);
        let compiled = Schema::compile(&schema, &options)?;
        for size in [1, 1 + rng.below(40), text.len()] {
            let mut reader = PushReader::for_schema(&compiled, &Limits::default());
            let mut pieces = text.as_bytes().chunks(size);
            // The abort comes with the piece that has the byte.
            while reader.pushed() <= at {
                let before = reader.state();
                if before != State::Open {
                    return Err(format!(
                        "expected {text} to be open up to {at}, but found {:?}",
                        reader.doom()
                    )
                    .into());
                }
                reader.push(pieces.next().ok_or("more text")?);
            }
            let told = reader.doom().map(|doom| (doom.offset(), doom.cause()));
            if told != Some((at, planted.cause)) {
                let expected = (at, planted.cause);
                return Err(format!(
                    "expected {expected:?}, but found {told:?} for {text} under {schema}"
                )
                .into());
            }
        }
    }
    println!(
        "planted_ok: {COUNT} documents with one fault of {KINDS} kinds, each told at its byte in pieces of 1 byte, of some, and whole"
    );
    Ok(())
}

/// Calls that write a file, cut anywhere: none of them is a value.
fn cut_calls() -> Outcome {
    let text = r#"{"properties":{"path":{"type":"string"},"content":{"type":"string"}},"required":["path","content"],"additionalProperties":false}"#;
    let schema = Schema::compile(text, &CompileOptions::new())?;
    let mut rng = Rng::with_seed(3);
    let mut cuts = 0;
    for _ in 0..100 {
        let lines: Vec<String> = (0..=rng.below(6))
            .map(|_| format!("{} = \\\"{}\\\"\\n", word(&mut rng), word(&mut rng)))
            .collect();
        let call = format!(
            r#"{{"path": "src/{}.rs", "content": "{}"}}"#,
            word(&mut rng),
            lines.concat()
        );
        for end in 0..call.len() {
            let mut reader = PushReader::for_schema(&schema, &Limits::default());
            reader.push(&call.as_bytes()[..end]);
            if reader.state() != State::Open
                || reader.finish().is_ok()
                || reader.state() != State::Truncated
            {
                return Err(format!(
                    "expected {} to be cut short, but found {:?}",
                    &call[..end],
                    reader.state()
                )
                .into());
            }
            cuts += 1;
        }
    }
    println!("cut_ok: {cuts} cuts of 100 calls, each truncated");
    Ok(())
}

/// The quickest of several rounds, as other work on the machine only adds to the time.
fn quickest(mut work: impl FnMut()) -> Duration {
    let mut least = Duration::MAX;
    for _ in 0..15 {
        let start = Instant::now();
        work();
        least = least.min(start.elapsed());
    }
    least
}

fn pushed(text: &str, size: usize) -> PushReader<SaopEnvelope> {
    let mut reader = saop::push_saop_envelope();
    for piece in text.as_bytes().chunks(size) {
        reader.push(piece);
    }
    reader
}

fn costs(recorded: &[String]) -> Outcome {
    let all = |read: &dyn Fn(&str) -> bool| {
        quickest(|| assert!(recorded.iter().all(|text| read(black_box(text)))))
    };
    let whole = all(&|text| parse::<SaopEnvelope>(text).is_ok());
    let bytes: usize = recorded.iter().map(String::len).sum();
    println!(
        "cost: parse {:.0} MB/s",
        bytes as f64 / whole.as_secs_f64() / 1e6
    );
    let mut missed = Vec::new();
    for (size, most) in [(usize::MAX, 2.0), (256, 2.0), (16, 4.0), (1, f64::INFINITY)] {
        let size = size.min(1 << 20);
        let push = all(&|text| pushed(text, size).state() == State::Complete);
        let finish = all(&|text| pushed(text, size).finish().is_ok());
        let [times, finished] = [push, finish].map(|one| one.as_secs_f64() / whole.as_secs_f64());
        println!(
            "cost: pieces of {size} bytes pushed in {times:.2} times parse, at most {most}; with the value at the end {finished:.2}"
        );
        if times > most {
            missed.push(format!(
                "pieces of {size} bytes: {times:.2} times parse, not {most}"
            ));
        }
    }
    let grown = |levels: usize| {
        let text = recorded.first().map_or("", String::as_str);
        let item = format!("[{}]", vec![text; 20 * levels].join(","));
        format!(
            r#"{{"turn_index": 0, "agent_id": "a", "thought": "t", "action": {{"tool_name": "t", "arguments": {{"all": {item}}}}}}}"#
        )
    };
    let any = Schema::compile("true", &CompileOptions::new())?;
    let push_any = |text: &str| {
        let mut reader = PushReader::for_schema(&any, &Limits::default());
        for piece in text.as_bytes().chunks(64) {
            reader.push(piece);
        }
        reader.finish().is_ok()
    };
    let (short, long) = (grown(1), grown(10));
    let (short, long) = (
        quickest(|| assert!(push_any(&short))),
        quickest(|| assert!(push_any(&long))),
    );
    let times = long.as_secs_f64() / short.as_secs_f64();
    println!("linear: a document ten times as long takes {times:.2} times as long, at most 11");
    if times > 11.0 {
        missed.push(format!("ten times as long takes {times:.2} times"));
    }
    if missed.is_empty() {
        Ok(())
    } else {
        Err(missed.join("; ").into())
    }
}

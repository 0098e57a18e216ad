//! Writes the fuzz targets' seeds, made of the schemas and fixtures, into a folder for each target: what
//! `fuzz/seed` minimizes to `fuzz/corpus/`. Invariant: same schemas and fixtures, same seeds.

use std::collections::BTreeMap;
use std::error::Error;
use std::io;
use std::path::{Path, PathBuf};
use std::{env, fs};

use saop_synth::{Rng, Synth};

/// Larger fixtures slow a campaign down and show nothing that smaller ones do not.
const LARGEST: usize = 4 * 1024;

/// A seed and whether it is a fixture.
type Seed = (bool, Vec<u8>);

/// Texts by the name of their schema.
type Documents = BTreeMap<String, Vec<Seed>>;

fn main() -> Result<(), Box<dyn Error>> {
    let out = env::args_os()
        .nth(1)
        .map(PathBuf::from)
        .ok_or("expected the folder to write to")?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let documents = documents(root)?;
    for entry in fs::read_dir(root.join("fuzz/fuzz_targets"))? {
        let path = entry?.path();
        let Some(target) = path.file_stem().and_then(|stem| stem.to_str()) else {
            continue;
        };
        let seeds: Vec<Seed> = match target {
            // Texts are what these read.
            "from_value" | "message_auto" | "roundtrip" => {
                documents.values().flatten().cloned().collect()
            }
            // Each is read as every message, which takes time.
            "sinks" => {
                let fixtures = documents.values().flatten().filter(|(fixture, _)| *fixture);
                fixtures.cloned().collect()
            }
            "envelope" => of(&documents, "saop-envelope"),
            "parallel_turn" => of(&documents, "saop-parallel-turn-envelope"),
            "observation" => of(&documents, "observation"),
            "repair" => made(almost_json(root)?),
            "schema_author" => made(schemas(root)?),
            "any_schema" => made(any_schemas(&documents)),
            // The others read choices.
            _ => made(choices()),
        };
        let folder = out.join(target);
        fs::create_dir_all(&folder)?;
        for (number, (fixture, seed)) in seeds.iter().enumerate() {
            // A rule that is broken may take the same way through the code as another one: to minimize a corpus by
            // coverage would drop it, so that fixtures are known by their names.
            let kind = if *fixture { "fixture-" } else { "" };
            fs::write(folder.join(format!("{kind}{number:04}")), seed)?;
        }
    }
    Ok(())
}

fn made(texts: Vec<Vec<u8>>) -> Vec<Seed> {
    texts.into_iter().map(|text| (false, text)).collect()
}

fn of(documents: &Documents, schema: &str) -> Vec<Seed> {
    documents.get(schema).cloned().unwrap_or_default()
}

/// For each schema its fixtures, and documents made from it: valid ones, and ones with a change each.
fn documents(root: &Path) -> Result<Documents, Box<dyn Error>> {
    let mut all = BTreeMap::new();
    for schema in saop::schemas() {
        let mut texts = Vec::new();
        for kind in ["valid", "invalid"] {
            let folder = root.join("tests/fixtures").join(schema.name()).join(kind);
            texts.extend(files(&folder)?.into_iter().map(|text| (true, text)));
        }
        let synth = Synth::new(schema.text())?;
        let mut rng = Rng::with_seed(1);
        for _ in 0..150 {
            let valid = synth.valid(&mut rng);
            texts.push((false, synth.mutate(&valid, &mut rng).text.into_bytes()));
            texts.push((false, valid.into_bytes()));
        }
        texts.retain(|(_, text)| text.len() <= LARGEST);
        all.insert(schema.name().to_owned(), texts);
    }
    Ok(all)
}

/// The texts that repairs are tested with.
fn almost_json(root: &Path) -> Result<Vec<Vec<u8>>, Box<dyn Error>> {
    let corpus = fs::read_to_string(root.join("crates/repair/tests/corpus.ndjson"))?;
    let texts = corpus.lines().map(|line| {
        let case: serde_json::Value = serde_json::from_str(line)?;
        Ok(case["text"].as_str().unwrap_or_default().into())
    });
    texts.collect()
}

/// The project's schemas, those of the generator's tests, and choices of changes to the project's own.
fn schemas(root: &Path) -> Result<Vec<Vec<u8>>, Box<dyn Error>> {
    let mut texts = files(&root.join("schemas"))?;
    texts.extend(files(&root.join("crates/codegen/tests/rejected"))?);
    for entry in fs::read_dir(root.join("crates/codegen/tests/golden"))? {
        texts.extend(files(&entry?.path())?);
    }
    texts.retain(|text| text.len() <= LARGEST && text.first() == Some(&b'{'));
    texts.extend(choices().into_iter().map(|mut bytes| {
        // Not to be taken for a schema.
        bytes.insert(0, 0);
        bytes.truncate(60);
        bytes
    }));
    Ok(texts)
}

/// Choices, and the project's schemas in one line with a document after it.
fn any_schemas(documents: &Documents) -> Vec<Vec<u8>> {
    let mut all = choices();
    for schema in saop::schemas() {
        let text = schema.text().replace('\n', " ");
        let texts = documents.get(schema.name()).into_iter().flatten();
        let texts = texts.map(|(_, document)| [text.as_bytes(), b"\n", document].concat());
        all.extend(texts.filter(|seed| seed.len() <= LARGEST).take(40));
    }
    all
}

/// Bytes of any value, a few to some hundred.
fn choices() -> Vec<Vec<u8>> {
    let mut rng = Rng::with_seed(2);
    let mut all = vec![Vec::new(), b"text\n".to_vec()];
    for _ in 0..400 {
        let length = 1 + rng.below(300);
        all.push((0..length).map(|_| rng.below(256) as u8).collect());
    }
    all
}

/// The JSON files of a folder and of those below it, sorted by path.
fn files(folder: &Path) -> io::Result<Vec<Vec<u8>>> {
    let mut paths: Vec<_> = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<_>>()?;
    paths.sort();
    let mut texts = Vec::new();
    for path in paths {
        let name = path.to_string_lossy();
        if name.ends_with(".json") && !name.ends_with(".expected.json") {
            texts.push(fs::read(&path)?);
        }
    }
    Ok(texts)
}

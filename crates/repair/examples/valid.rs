//! Repairs as many valid documents as the first argument says, and fails if one is changed. SPEC A5.

#![allow(clippy::print_stdout, reason = "it is a program")]

use std::error::Error;

use saop_repair::Repairing;
use saop_synth::{Rng, Synth};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let count: usize = args
        .next()
        .ok_or("expected a number of documents")?
        .parse()?;
    let schema = args.next().ok_or("expected the file of a bundled schema")?;
    let synth = Synth::new(&std::fs::read_to_string(schema)?)?;
    let mut rng = Rng::with_seed(7);
    let mut bytes = 0;
    for _ in 0..count {
        let text = synth.valid(&mut rng);
        let repaired = Repairing::new().repair(&text)?;
        if repaired.text != text || !repaired.edits.is_empty() {
            return Err(
                format!("expected a valid text as it is, but found it changed: {text}").into(),
            );
        }
        bytes += text.len();
    }
    println!("valid_ok: {count} documents of {bytes} bytes");
    Ok(())
}

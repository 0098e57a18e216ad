//! `saop compliance`.

use crate::support::run;
#[cfg(target_os = "linux")]
use crate::support::{Folder, finish};

// SPEC P9
#[test]
fn its_last_line_is_the_score_of_twenty_envelopes() {
    let run = run(&["compliance"]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{}", run.stdout);
    assert_eq!(run.last_line(), "SAOP Compliance: 100% (20/20)");
    assert!(run.stdout.ends_with('\n'));
}

// SPEC P9
#[test]
fn it_does_any_number_and_any_seed() {
    for (n, seed) in [("1", "0"), ("7", "18446744073709551615"), ("500", "42")] {
        let run = run(&["compliance", "-n", n, "--seed", seed]);
        assert_eq!(run.code, 0, "{}", run.stdout);
        assert_eq!(run.last_line(), format!("SAOP Compliance: 100% ({n}/{n})"));
    }
}

// Found by an attack: the second validator asked for the current folder.
#[cfg(target_os = "linux")]
#[test]
fn it_needs_no_current_folder() {
    let folder = Folder::new();
    let script = "mkdir gone && cd gone && rmdir ../gone && exec \"$0\" compliance";
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", script, env!("CARGO_BIN_EXE_saop")]);
    let run = finish(shell.current_dir(folder.path()));
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    assert_eq!(run.last_line(), "SAOP Compliance: 100% (20/20)");
}

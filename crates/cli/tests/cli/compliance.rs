//! `saop compliance`.

use crate::support::run;

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

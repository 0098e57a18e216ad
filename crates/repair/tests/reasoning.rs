//! Whatever convention marks it, nothing in a model's reasoning is its answer. SPEC A5.

#![cfg(test)]

use saop_repair::{Reason, Repaired, Repairing, Unrepairable};
use saop_synth::Rng;

/// How models and chat templates mark reasoning: `docs/repair.md` has them with their sources.
const MARKS: [(&str, &str); 34] = [
    ("<think>", "</think>"),
    ("<think>\n<think>", "</think>"),
    ("<ThInK>", "</tHiNk>"),
    ("<thinking>", "</thinking>"),
    ("<antThinking>", "</antThinking>"),
    ("<thought>", "</thought>"),
    ("<reasoning effort=\"high\">", "</reasoning>"),
    ("<SCRATCHPAD>", "</SCRATCHPAD>"),
    ("<my-scratch.notes>", "</my-scratch.notes>"),
    ("<chain_of_thought>", "</chain_of_thought>"),
    ("<seed:think>", "</seed:think>"),
    ("<mm:think>", "</mm:think>"),
    ("<longcat_think>", "</longcat_think>"),
    ("<ifm|think>", "</ifm|think>"),
    ("[THINK]", "[/THINK]"),
    ("◁think▷", "◁/think▷"),
    ("<|open|>think<|sep|>", "<|close|>think<|sep|>"),
    ("<|begin_of_thought|>", "<|end_of_thought|>"),
    ("<|START_THINKING|>", "<|END_THINKING|>"),
    ("<|inner_prefix|>", "<|inner_suffix|>"),
    ("<|channel|>analysis<|message|>", "<|end|>"),
    (
        "<|start|>assistant<|channel|>analysis<|message|>",
        "<|end|><|start|>assistant<|channel|>final<|message|>",
    ),
    ("<|channel>thought\n", "<channel|>"),
    ("<|content_thinking|>", "<|end_message|>"),
    ("<unused94>thought\n", "<unused95>"),
    ("[unused16]", "[unused17]"),
    ("Here is my thought process:\n", "Here is my response:\n"),
    ("Thinking...\n", "...done thinking.\n"),
    ("<details type=\"reasoning\" done=\"true\">", "</details>"),
    ("&lt;thinking&gt;", "&lt;/thinking&gt;"),
    ("[BEGIN REASONING]", "[END REASONING]"),
    ("<|im_start|>think\n", "<|im_start|>answer\n"),
    ("<|think|>", "<|end|><|begin|>assistant<|content|>"),
    ("Here are my reasoning steps:\n", "[BEGIN FINAL RESPONSE]\n"),
];

/// What a model could write while it thinks; each holds a draft.
const DRAFTS: [&str; 9] = [
    "{\"draft\": 1}",
    "Maybe\n{\"draft\": 1}\nor not.",
    "\n```json\n{\"draft\": 1}\n```\n",
    "\n{'draft': True,}\n",
    "\n{\"draft\": [1, 2}\n",
    "\n[{\"draft\": 1}, {\"draft\": 2}]\n",
    "So:\n\n{\"draft\": \"it's a {brace} and a [bracket]\"}\n\nI think.",
    "don't \"quote this [1] {x}\n{\"draft\": 1}\n",
    "\n{\"draft\": @@}\n{\"draft\": 1}\n",
];

const ANSWERS: [&str; 5] = [
    "{\"answer\": 1}",
    "\n{\"answer\": 1,}\n",
    "\n\nHere it is:\n\n{'answer': 1}\n\nDone.",
    "\n```json\n{\"answer\": 1}\n```\n",
    "\n<tool_call>\n{answer: 1}\n</tool_call>",
];

fn repair(text: &str) -> Result<Repaired, Unrepairable> {
    Repairing::new().repair(text)
}

fn all() -> impl Iterator<Item = ((&'static str, &'static str), &'static str)> {
    MARKS
        .into_iter()
        .flat_map(|marks| DRAFTS.map(|draft| (marks, draft)))
}

#[test]
fn a_draft_is_no_answer_in_a_block_that_has_ended() {
    for ((open, close), draft) in all() {
        for rest in ["", "I cannot.", "\n\nI will not send {\"draft\": 1}.\n"] {
            for text in [
                format!("{open}{draft}{close}{rest}"),
                format!("{open}\n{draft}\n{close}\n{rest}"),
                format!("{open}Hm.{close}\n{open}{draft}{close}{rest}"),
            ] {
                assert!(repair(&text).is_err(), "{text}");
            }
        }
    }
}

#[test]
fn a_draft_is_no_answer_in_a_block_that_is_open() {
    for ((open, _), draft) in all() {
        for text in [
            format!("{open}{draft}"),
            format!("{open}\n{draft}\nNo, wait"),
        ] {
            assert_eq!(
                repair(&text).unwrap_err(),
                Unrepairable::Truncated,
                "{text}"
            );
        }
    }
}

#[test]
fn the_answer_behind_a_block_counts() {
    for ((open, close), draft) in all() {
        for answer in ANSWERS {
            let text = format!("{open}{draft}{close}{answer}");
            let repaired = repair(&text).unwrap_or_else(|error| panic!("{text}\n{error}"));
            assert_eq!(repaired.text.trim(), "{\"answer\": 1}", "{text}");
            let first = repaired
                .edits
                .first()
                .map(|edit| (edit.range.start, edit.reason));
            assert_eq!(first, Some((0, Reason::Reasoning)), "{text}");
        }
    }
}

/// Chat templates put the opening mark into the prompt.
#[test]
fn a_closing_mark_alone_ends_a_block_that_began_with_the_text() {
    for ((open, close), draft) in all() {
        // Each of these ends more than reasoning.
        if matches!(close, "<|end|>" | "<|end_message|>" | "</details>")
            || close.starts_with("<|im_start|>")
            || close.starts_with("<|end|><|begin|>")
        {
            continue;
        }
        let text = format!("{draft}{close}I cannot.");
        assert!(repair(&text).is_err(), "{text}");
        let text = format!("{draft}{close}\n{{\"answer\": 1}}");
        if let Ok(repaired) = repair(&text) {
            assert_eq!(repaired.text.trim(), "{\"answer\": 1}", "{open} {text}");
        }
        let text = format!("I ping it.{close}\n{{\"answer\": 1}}");
        assert_eq!(
            repair(&text).unwrap().text.trim(),
            "{\"answer\": 1}",
            "{text}"
        );
    }
}

#[test]
fn a_mark_in_a_string_is_data() {
    for (open, close) in MARKS {
        for mark in [open, close] {
            let content = mark.replace('"', "\\\"").replace('\n', "\\n");
            let document = format!("{{\"answer\": \"{content}\"}}");
            for text in [
                document.clone(),
                document.replacen("\"answer\"", "answer", 1),
                format!("Here:\n{document}\n\nDone."),
            ] {
                assert_eq!(repair(&text).unwrap().text.trim(), document, "{text}");
            }
        }
    }
}

/// Whatever stands around, a draft is taken only where no mark is open before it.
#[test]
fn random_texts_of_marks_never_give_a_draft() {
    let mut rng = Rng::with_seed(57);
    let words = [
        "Hm. ",
        "\n",
        "\n\n",
        "{\"answer\": 1}\n",
        "I will.\n",
        "```\n",
        "[x] ",
        "'",
        "\"",
    ];
    for _ in 0..20_000 {
        let (open, close) = MARKS[rng.below(MARKS.len())];
        let word = |rng: &mut Rng| words[rng.below(words.len())];
        let mut text = String::new();
        for _ in 0..rng.below(4) {
            text.push_str(word(&mut rng));
        }
        // Phrases begin a line.
        text.push('\n');
        text.push_str(open);
        text.push_str(DRAFTS[rng.below(DRAFTS.len())]);
        if rng.below(4) > 0 {
            text.push_str(close);
        }
        for _ in 0..rng.below(4) {
            text.push_str(word(&mut rng));
        }
        let Ok(repaired) = repair(&text) else {
            continue;
        };
        assert_eq!(repaired.text.trim(), "{\"answer\": 1}", "{text}");
        let mut made = String::new();
        let mut at = 0;
        for edit in &repaired.edits {
            made.push_str(&text[at..edit.range.start]);
            made.push_str(&edit.new);
            at = edit.range.end;
        }
        made.push_str(&text[at..]);
        assert_eq!(made, repaired.text, "{text}");
        let again = repair(&repaired.text).unwrap();
        assert_eq!(again.edits, [], "{text}");
    }
}

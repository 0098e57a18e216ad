//! `saop turn --stream`, and corrections by member.

use crate::endpoint::{Endpoint, Reply, piece};
use crate::support::{ENVELOPE, empty_plan};
use crate::turn::{HASTE, turn_with};

/// The events of an answer in small pieces, without the last ones if it never ends.
fn streamed(answer: &str, size: usize) -> Vec<u8> {
    let characters: Vec<char> = answer.chars().collect();
    let pieces = characters.chunks(size).map(|piece| {
        let delta = serde_json::json!({"content": piece.iter().collect::<String>()});
        let choice = serde_json::json!({"index": 0, "delta": delta, "finish_reason": null});
        format!("data: {}\n\n", serde_json::json!({"choices": [choice]}))
    });
    pieces.collect::<String>().into_bytes()
}

const END: &[u8] = b"data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n\
    data: {\"choices\":[],\"usage\":{\"prompt_tokens\":10,\"completion_tokens\":3}}\n\ndata: [DONE]\n\n";

// SPEC A8
#[test]
fn a_streamed_answer_is_left_where_it_is_lost() {
    let wrong = ENVELOPE.replacen("\"turn_index\":", "\"turn_index\":\"\",\"x\":", 1);
    let lost = wrong.find("\"turn_index\":").unwrap() + "\"turn_index\":\"".len();
    // After the byte with which it is lost, nothing comes.
    let head = [Reply::stream_head(), piece(&streamed(&wrong[..lost], 4))].concat();
    let whole = [streamed(ENVELOPE, 9), END.to_vec()].concat();
    let endpoint = Endpoint::new([Reply::Hang(head), Reply::events(&whole)]);
    let run = turn_with(&endpoint, HASTE, &["--stream"]);
    assert_eq!(
        (run.code, run.stdout),
        (0, format!("{ENVELOPE}\n")),
        "{}",
        run.stderr
    );
    let saved = ENVELOPE.len() - lost;
    assert_eq!(
        run.stderr,
        format!(
            "MALFORMED_RESPONSE attempt=1 class=schema_violation cut_bytes={lost} errors=[type at /turn_index]\n\
             RECOVERED attempts=1 prompt_tokens=10 completion_tokens=3 saved_bytes={saved}\n"
        )
    );
    let requests = endpoint.requests();
    assert_eq!(requests[0].body["stream"], true);
    let (_, correction) = requests[1].messages()[2];
    let line = format!("\n- /turn_index (line 1, column {lost}): expected an integer");
    assert!(correction.contains(&line), "{correction}");

    // What may be repaired is read to its end.
    let fenced = format!("```json\n{ENVELOPE}\n```");
    let whole = [streamed(&fenced, 9), END.to_vec()].concat();
    let endpoint = Endpoint::new([Reply::events(&whole)]);
    let run = turn_with(&endpoint, HASTE, &["--stream", "--repair", "listed"]);
    assert_eq!(
        (run.code, run.stdout),
        (0, format!("{ENVELOPE}\n")),
        "{}",
        run.stderr
    );
    assert_eq!(
        run.stderr,
        format!(
            "REPAIRED attempts=0 edits=[fence at 0, fence at {}]\n",
            ENVELOPE.len() + 8
        )
    );
}

// SPEC A5
#[test]
fn a_draft_in_streamed_reasoning_is_corrected() {
    let drafts = [
        format!("<think>maybe\n{ENVELOPE}\nno</think>I cannot."),
        format!("<think>maybe\n{ENVELOPE}"),
    ];
    for draft in drafts {
        let answers = [draft, format!("<think>{{}}</think>\n{ENVELOPE}")];
        let endpoint = Endpoint::new(answers.map(|answer| {
            let whole = [streamed(&answer, 9), END.to_vec()].concat();
            Reply::events(&whole)
        }));
        let run = turn_with(&endpoint, HASTE, &["--stream", "--repair", "listed"]);
        assert_eq!(
            (run.code, run.stdout),
            (0, format!("{ENVELOPE}\n")),
            "{}",
            run.stderr
        );
        let repaired = "REPAIRED attempts=1 edits=[reasoning at 0]";
        assert!(run.stderr.contains(repaired), "{}", run.stderr);
        assert_eq!(endpoint.requests().len(), 2);
    }
}

// SPEC A7
#[test]
fn a_turn_is_corrected_by_member() {
    let answers = [&empty_plan(), "{\"/thought/plan\": \"Look.\"}"];
    let endpoint = Endpoint::new(answers.map(|answer| {
        let whole = [streamed(answer, 5), END.to_vec()].concat();
        Reply::events(&whole)
    }));
    // A member at fault does not end the stream: the rest of the answer is needed.
    let run = turn_with(&endpoint, HASTE, &["--stream", "--corrections", "members"]);
    let whole = empty_plan().replacen("\"plan\":\"\"", "\"plan\":\"Look.\"", 1);
    assert_eq!(
        (run.code, run.stdout),
        (0, format!("{whole}\n")),
        "{}",
        run.stderr
    );
    let requests = endpoint.requests();
    let (_, correction) = requests[1].messages()[2];
    assert!(
        correction.contains("\n- \"/thought/plan\": its value\n"),
        "{correction}"
    );
}

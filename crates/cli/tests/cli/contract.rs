//! The sentences of the command's contract, and the tests of each.
//!
//! Invariant: each test that is named is there.

use std::fs;
use std::path::Path;

/// What is promised, and `module::test` of what shows it.
const SENTENCES: &[(&str, &[&str])] = &[
    // All commands.
    (
        "Data goes to stdout, words to stderr",
        &[
            "outcome::something_invalid_is_exit_1_and_its_diagnostics_are_data",
            "outcome::wrong_usage_is_exit_2_and_words_go_to_stderr",
        ],
    ),
    (
        "0: all valid; 1: something invalid; 2: wrong usage, nothing to check, or unreadable; 2 wins over 1",
        &[
            "outcome::all_valid_is_exit_0",
            "outcome::wrong_usage_is_exit_2_and_words_go_to_stderr",
            "check_input::nothing_found_is_exit_2_and_names_the_folder",
            "outcome::a_file_that_cannot_be_read_is_exit_2_said_why_and_the_rest_is_done",
        ],
    ),
    (
        "Colour only on a terminal, NO_COLOR respected; --color",
        &[
            "terminal::frames_are_coloured_on_a_terminal",
            "terminal::no_color_is_respected",
            "terminal::what_is_asked_of_colour_wins",
            "manners::colour_is_as_it_is_asked_for",
        ],
    ),
    (
        "A progress bar for work over a second, only on a terminal",
        &[
            "terminal::work_over_a_second_gets_a_bar_on_a_terminal",
            "terminal::work_under_a_second_gets_no_bar",
        ],
    ),
    (
        "A closed pipe ends it quietly",
        &["pipes::a_reader_that_has_gone_ends_it_quietly"],
    ),
    (
        "help COMMAND, --version, completions SHELL",
        &[
            "outcome::help_and_version_are_exit_0_and_go_to_stdout",
            "outcome::completions_are_written_for_every_shell",
        ],
    ),
    (
        "A subcommand that this build lacks says how to get it",
        &["outcome::help_knows_the_subcommand_that_this_build_lacks"],
    ),
    // check: input.
    (
        ".json is one document, NDJSON one a line, blank lines skipped",
        &[
            "check_input::a_json_file_is_one_document_whose_line_is_null",
            "check_input::ndjson_and_jsonl_files_have_one_document_a_line",
            "check_input::blank_lines_are_skipped_and_still_counted",
        ],
    ),
    (
        "Folders are walked, sorted",
        &["check_input::folders_are_walked_for_the_three_endings_in_byte_order"],
    ),
    (
        "Standard input: - or no path; --ndjson for lines",
        &[
            "check_input::standard_input_is_read_where_it_is_named_or_nothing_is",
            "check_input::a_file_with_another_ending_is_one_document_and_lines_where_asked_for",
        ],
    ),
    (
        "--type NAME, default auto",
        &[
            "check_json::auto_takes_the_likeliest_type",
            "check_json::a_named_type_is_the_one_checked_against",
        ],
    ),
    (
        "--max-bytes, --max-depth",
        &[
            "check_limits::max_bytes_bounds_a_document",
            "check_limits::max_depth_bounds_the_levels_and_exactly_that_many_pass",
        ],
    ),
    (
        "--max-steps; what could not be judged is exit 2, and is not counted as invalid",
        &[
            "check_unjudged::it_wins_over_invalid_documents_and_is_counted_apart",
            "check_unjudged::every_form_of_report_has_it",
            "check_unjudged::the_advice_is_true",
        ],
    ),
    (
        "Constant memory on NDJSON of any size",
        &[
            "check_lines::memory_does_not_grow_with_the_number_of_lines",
            "check_lines::a_line_of_300_mb_passes_within_little_memory",
        ],
    ),
    (
        "YAML with --schema",
        &[
            "check_yaml::yaml_is_found_where_there_is_a_schema",
            "check_yaml::a_workflow_is_told_where_it_is_wrong",
        ],
    ),
    (
        "Output in input order, whatever --jobs is",
        &["check_lines::many_threads_and_one_give_the_same_bytes"],
    ),
    (
        "Endings in any case, with .gz or .zst",
        &[
            "manners::endings_may_be_in_any_case",
            "check_bulk::compressed_files_are_known_by_their_content",
        ],
    ),
    (
        "Ignore files and hidden names; --no-ignore, --hidden, --exclude",
        &[
            "check_folders::ignore_files_git_and_hidden_names_are_respected",
            "check_folders::options_read_what_is_left_out",
            "check_folders::excludes_are_patterns_from_the_current_folder",
        ],
    ),
    (
        "A path that is named is always read",
        &["check_folders::a_path_that_is_named_is_always_read"],
    ),
    (
        "--array: a JSON array is a list of documents",
        &[
            "check_array::each_element_has_its_place",
            "check_array::a_broken_array_is_told_and_the_elements_before_it_are_checked",
        ],
    ),
    // check: reports.
    (
        "A line of JSON for each document, to the letter",
        &[
            "check_json::a_line_is_printed_to_the_letter",
            "check_json::nothing_but_data_is_printed",
        ],
    ),
    (
        "Lines and columns from 1, columns count characters",
        &["check_json::columns_count_characters_not_bytes"],
    ),
    (
        "The kinds",
        &["check_json::the_kinds_have_the_names_of_the_contract"],
    ),
    (
        "required and additionalProperties: one error each, sorted by position",
        &["check_json::missing_and_extra_members_are_one_error_each_sorted_by_position"],
    ),
    (
        "A syntax error has the path \"\", and no type under auto",
        &["check_json::text_that_is_not_json_has_no_type_and_an_empty_path"],
    ),
    (
        "offset and length in bytes",
        &[
            "check_bulk::every_json_report_has_the_place_of_the_document",
            "check_bulk::each_bad_line_is_found_again_by_its_offset",
        ],
    ),
    (
        "Frames with a caret, and a summary",
        &[
            "check_human::a_frame_shows_the_line_with_a_caret_under_the_value",
            "check_human::the_summary_ends_it_with_documents_valid_invalid_bytes_and_time",
        ],
    ),
    (
        "concise: file:line:column: kind/keyword: message",
        &["check_shown::concise_is_one_line_for_each_violation"],
    ),
    (
        "sarif and github, for check, lint and diff",
        &[
            "notices::a_check_is_a_sarif_log",
            "notices::a_check_is_annotations_of_a_workflow",
            "notices::lint_has_both_forms",
            "notices::diff_has_all_forms",
        ],
    ),
    (
        "50 a document, 1 000 in all; --max-violations; the rest counted",
        &[
            "check_shown::of_each_document_50_violations_are_shown_and_1000_in_all",
            "check_shown::as_many_violations_are_shown_as_asked_for_and_the_rest_is_counted",
            "check_shown::json_and_sarif_have_all_violations",
        ],
    ),
    (
        "--only invalid",
        &["check_bulk::only_the_invalid_ones_are_reported_and_all_are_counted"],
    ),
    (
        "--split DIR",
        &[
            "check_bulk::lines_are_split_as_they_were",
            "check_bulk::what_cannot_be_split_is_told",
        ],
    ),
    (
        "--statistics, by keyword and place, tool and agent",
        &[
            "check_bulk::statistics_count_by_keyword_and_place_and_by_tool_and_agent",
            "calls::calls_without_a_message_are_counted_by_tool",
        ],
    ),
    (
        "--quiet: exit code and summary only; -q, -j, sizes with K, M, G",
        &[
            "check_json::quiet_leaves_the_exit_code_and_a_summary_on_stderr",
            "manners::short_options_are_those_of_other_commands",
            "manners::sizes_may_have_units",
        ],
    ),
    (
        "A stream that is not base64 is a warning",
        &["check_json::a_stream_that_is_not_base64_is_a_warning"],
    ),
    // check: schemas.
    (
        "--schema FILE, --dialect",
        &[
            "check_schema::documents_are_checked_against_a_schema_and_the_files_beside_it",
            "check_schema::the_dialect_can_be_set",
        ],
    ),
    (
        "--schema and --type exclude each other",
        &["check_schema::options_that_exclude_each_other_are_refused"],
    ),
    (
        "type is the schema's $id or file name",
        &["check_schema::the_type_is_the_id_of_the_schema"],
    ),
    (
        "A schema that cannot be compiled is exit 2 with a code frame",
        &["check_schema::a_schema_that_is_refused_is_shown"],
    ),
    (
        "--tools: actions, unknown_tool",
        &["tools::calls_are_checked_in_every_message"],
    ),
    (
        "--tools: plain calls (--calls), and results",
        &[
            "calls::calls_of_every_form_are_told_and_judged_beside_messages",
            "calls::a_form_that_is_given_is_that_of_every_document",
            "calls::results_are_judged_where_their_tool_is_known",
        ],
    ),
    (
        "With --schema, reading, formats and exit codes as without it",
        &["check_schema::everything_else_is_as_without_a_schema"],
    ),
    (
        "--document URI=FILE, here and for lint, diff and generate",
        &[
            "documents::a_document_is_given_for_its_uri",
            "documents::diff_takes_the_documents_of_both_sides",
            "documents::the_commands_take_the_same_schemas",
        ],
    ),
    (
        "saop.toml found upward; --config, --no-config",
        &[
            "check_settings::settings_alone_check_the_repository",
            "check_settings::the_nearest_file_with_settings_of_check_counts",
            "check_settings::the_command_line_wins",
        ],
    ),
    // schema.
    (
        "schema: a table of names, versions and $ids",
        &["schema::without_a_name_it_is_a_table_of_names_versions_and_ids"],
    ),
    (
        "schema NAME: self-contained, loads alone; --bundled is the same",
        &[
            "schema::a_schema_is_self_contained_with_every_ref_local",
            "schema::a_schema_loads_in_a_validator_that_knows_no_other_schema",
        ],
    ),
    (
        "schema --source",
        &["schema::the_source_is_the_file_to_the_byte"],
    ),
    // observe.
    (
        "observe: one line, the command's exit code, 128+signal",
        &[
            "observe::the_line_is_the_observation_of_the_run",
            "observe::the_exit_code_is_that_of_the_command",
            "observe::a_command_that_a_signal_ends_has_128_and_the_signal",
        ],
    ),
    (
        "observe --metadata K=V",
        &["observe::metadata_values_are_what_json_reads_or_strings"],
    ),
    (
        "A command that cannot be started: 127 or 126, with the reason",
        &[
            "observe::a_program_that_is_not_found_is_127_and_said_where_it_was_looked_for",
            "observe::a_program_that_cannot_be_started_is_126_and_said_why",
        ],
    ),
    (
        "No line: saop itself failed (2)",
        &[
            "observe::a_line_that_nobody_takes_is_exit_2_quietly",
            "observe::wrong_usage_is_exit_2_without_a_line_and_says_how_to_mend_it",
        ],
    ),
    (
        "observe --tee",
        &["observe::tee_copies_both_streams_to_stderr_unchanged"],
    ),
    (
        "observe --timeout, --kill-after, --max-output",
        &[
            "observe_signals::a_command_that_takes_too_long_is_told_to_end",
            "observe_signals::a_command_that_ignores_sigterm_is_killed",
            "observe::output_beyond_the_most_is_left_out_and_said",
        ],
    ),
    // compliance.
    (
        "The score of N envelopes is the last line",
        &[
            "compliance::its_last_line_is_the_score_of_twenty_envelopes",
            "compliance::it_does_any_number_and_any_seed",
        ],
    ),
    // correct.
    (
        "Valid: the message, exit 0; invalid: the correction, exit 1",
        &[
            "correct::a_valid_response_is_printed_on_one_line",
            "correct::an_invalid_response_gives_the_correction_and_nothing_else",
        ],
    ),
    (
        "correct FILE, or standard input",
        &["correct::a_response_comes_from_a_file_or_from_standard_input"],
    ),
    (
        "correct --format json: attempt, class, errors, prompt",
        &["correct::the_correction_as_json_has_attempt_class_errors_and_the_same_prompt"],
    ),
    (
        "Past the retries: exit 3 and the escalation report",
        &["correct::past_the_retries_it_is_the_escalation_report"],
    ),
    (
        "correct --finish-reason",
        &["correct::the_class_comes_from_the_text_and_from_how_the_model_stopped"],
    ),
    (
        "correct --type, saop-envelope unless given",
        &["correct::an_envelope_is_asked_for_unless_another_type_is_named"],
    ),
    (
        "correct --max-retries, --config, --max-bytes, --max-depth",
        &["correct::the_configuration_and_the_command_line_set_the_retries_and_limits"],
    ),
    (
        "correct --tools, --calls",
        &[
            "tools::a_correction_is_of_the_call",
            "calls::a_correction_of_a_call_does_not_name_the_protocol",
        ],
    ),
    (
        "correct --repair",
        &["correct::an_answer_is_repaired_only_where_that_is_asked_for"],
    ),
    // turn.
    (
        "turn: the accepted envelope, exit 0",
        &[
            "turn::a_valid_answer_is_printed_and_nothing_more_is_asked",
            "turn::it_recovers_on_the_second_correction_and_sends_only_the_newest",
        ],
    ),
    (
        "turn: exit 3 and the report; exit 4 where the endpoint failed",
        &[
            "turn::three_refused_answers_are_exit_3_with_the_report",
            "turn_endpoint::an_endpoint_that_is_not_there_is_exit_4",
        ],
    ),
    (
        "The prompt from FILE or standard input; the schema is added",
        &["turn::the_prompt_is_a_file_or_standard_input_and_the_schema_is_added"],
    ),
    (
        "The key is never printed",
        &["turn_setup::the_key_is_not_shown_where_the_endpoint_echoes_it"],
    ),
    (
        "turn --config, --max-retries",
        &[
            "turn::the_configuration_sets_the_retries_and_requests_do_not_grow_with_them",
            "turn::the_command_line_sets_the_retries_over_the_configuration",
            "turn_setup::the_configuration_sets_the_budget_the_limits_and_json_mode",
        ],
    ),
    (
        "turn --session, --agent, --phase",
        &["turn::a_turn_is_of_the_session_agent_and_phase_that_are_given"],
    ),
    (
        "turn --events FILE",
        &["turn::the_events_go_to_a_file_as_json_lines_behind_what_it_has"],
    ),
    (
        "turn --tools",
        &["turn::a_model_is_told_its_tools_and_corrected_when_it_calls_another"],
    ),
    (
        "turn --stream, --repair",
        &["turn_stream::a_streamed_answer_is_left_where_it_is_lost"],
    ),
    // lint and explain.
    (
        "lint: the profile, as the build prints it",
        &["lint::every_problem_is_a_line_as_the_build_prints_it"],
    ),
    (
        "lint --open: the language alone",
        &["lint_open::schemas_of_others_are_checked_as_what_their_dialects_say"],
    ),
    (
        "Equal findings are grouped; json has each",
        &["lint_open::equal_findings_are_told_together"],
    ),
    (
        "lint --fix",
        &[
            "lint_fix::what_needs_no_thought_is_mended",
            "lint_fix::nothing_of_a_mended_file_changes_but_what_is_told",
        ],
    ),
    (
        "lint FILE takes one schema, open where it is not under the house rules",
        &[
            "manners::lint_takes_one_schema",
            "lint_open::a_file_that_is_taken_as_open_has_the_options_of_open_ones",
        ],
    ),
    (
        "Against schemas/released it names the version that is due",
        &["lint_released::schemas_are_compared_with_what_is_published"],
    ),
    (
        "explain CODE; without a code, the table",
        &["lint::a_code_is_explained_with_an_example"],
    ),
    // diff.
    (
        "The last line is level and text; --at-most, --text same",
        &["diff::the_last_line_has_both_axes_and_each_has_its_gate"],
    ),
    (
        "Schemas, folders of schemas, or lists of tools",
        &[
            "diff_folders::files_of_equal_names_are_compared",
            "diff_tools::every_tool_that_changed_is_told_with_what_it_means_for_callers",
        ],
    ),
    (
        "Major has a witness",
        &["diff_tools::the_change_of_a_tool_is_where_the_new_list_has_it_with_its_witness"],
    ),
    (
        "--callers; json is one object",
        &[
            "diff::json_is_one_object_and_callers_are_asked",
            "diff::json_has_each_kind_of_change",
        ],
    ),
    // generate.
    (
        "Open rules unless the settings ask for house rules",
        &[
            "generate::types_of_schemas_as_they_are",
            "generate_files::a_folder_has_its_settings_and_its_files_refer_to_each_other",
        ],
    ),
    (
        "Warnings tell each place that became CheckedJson",
        &["generate::a_place_without_a_type_is_a_warning"],
    ),
    (
        "Where a schema is refused nothing is written, exit 1",
        &["generate_written::where_a_schema_is_refused_nothing_is_written"],
    ),
    (
        "--numbers exact",
        &["generate::numbers_keep_their_spelling_if_asked_to"],
    ),
    (
        "--fuzz",
        &["generate::a_fuzz_project_is_written_beside_the_types"],
    ),
    // repair.
    (
        "repair: 0 unchanged or repaired, 1 not repairable",
        &[
            "repair::what_is_valid_is_printed_byte_for_byte",
            "repair::a_text_is_printed_repaired_and_its_edits_are_told",
            "repair::what_is_cut_off_or_unclear_is_left",
        ],
    ),
    (
        "repair --format json",
        &["repair::the_json_has_the_text_and_every_edit"],
    ),
    (
        "repair --schema, --type",
        &["repair::a_schema_tells_what_only_it_can"],
    ),
    // view.
    (
        "view: one page, to FILE or standard output",
        &[
            "view::standard_input_to_standard_output",
            "view::a_page_is_replaced_whole_and_leaves_nothing_beside_it",
        ],
    ),
    (
        "view reads as check reads",
        &[
            "view::files_and_folders_are_read_as_check_reads_them",
            "check_folders::a_page_is_made_of_the_same_files",
        ],
    ),
    (
        "Invalid lines are shown, exit 1; 2 where nothing could be read or written",
        &[
            "view::invalid_lines_are_shown_and_are_exit_code_1",
            "view::what_cannot_be_read_or_written_is_exit_code_2",
        ],
    ),
    ("view --title", &["view::the_title_is_text"]),
    (
        "view reads saop-records too",
        &[
            "view::records_of_a_guard_are_shown_beside_messages",
            "guard::a_record_is_read_by_check_and_view",
        ],
    ),
    // guard, but for --listen.
    (
        "guard: what is not judged passes, bad calls and results do not",
        &["guard::a_session_is_checked_on_the_wire"],
    ),
    (
        "guard --calls, --results: refuse, report or pass",
        &["guard::calls_and_results_are_refused_reported_or_passed"],
    ),
    (
        "guard --report-only, --log json",
        &["guard::report_only_is_a_pipe_that_speaks"],
    ),
    (
        "guard --pin, --on-change; guard pins FILE",
        &["guard_pins::tools_are_pinned_held_back_shown_and_accepted"],
    ),
    (
        "guard --record FILE",
        &["guard::a_record_is_read_by_check_and_view"],
    ),
    (
        "guard --max-message",
        &["guard::a_message_that_is_too_long_is_refused_and_the_next_is_not"],
    ),
    (
        "guard --config FILE",
        &[
            "guard_config::options_may_stand_in_a_file",
            "guard_config::a_bad_option_in_a_file_is_told_with_its_place",
        ],
    ),
    (
        "The exit code is the server's",
        &["guard::when_the_server_dies_its_requests_are_answered_and_its_code_is_ours"],
    ),
];

#[test]
fn each_sentence_has_its_tests() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli");
    for (sentence, tests) in SENTENCES {
        assert!(!tests.is_empty(), "{sentence}");
        for test in *tests {
            let (module, name) = test.split_once("::").unwrap();
            let text = fs::read_to_string(folder.join(module).with_extension("rs")).unwrap();
            let head = format!("fn {name}() {{");
            let is_there = text.lines().any(|line| line.trim_start() == head);
            assert!(is_there, "{sentence}: {test}");
        }
    }
}

//! What `saop check` leaves out of folders, as ripgrep does. SPEC U2.

use crate::support::{ENVELOPE, Folder, empty_plan, run_in};

/// A repository in which only `a.json` and `src/b.json` are looked at.
fn repository() -> Folder {
    let folder = Folder::new()
        .with(
            ".gitignore",
            "node_modules/\n/out.json\n*.min.json\n!keep.min.json\n",
        )
        .with(".git/info/exclude", "scratch.json\n")
        .with(".ignore", "big/\n")
        .with("src/.gitignore", "/local.json\n!out.json\n");
    for name in [
        "a.json",
        "src/b.json",
        "out.json",
        "x.min.json",
        "scratch.json",
        "src/local.json",
        ".hidden.json",
        ".config/c.json",
        ".git/d.json",
        "node_modules/p/package.json",
        "big/e.json",
    ] {
        folder.write(name, empty_plan());
    }
    folder
}

/// The documents that a run looks at.
fn found(folder: &Folder, args: &[&str]) -> Vec<String> {
    let run = run_in(folder, &[&["check", "--format", "json"], args].concat());
    assert_eq!(run.stderr, "");
    let lines = run.json();
    let names = lines.iter().map(|line| line["source"].as_str().unwrap());
    names
        .map(|name| name.trim_start_matches("./").to_owned())
        .collect()
}

#[test]
fn ignore_files_git_and_hidden_names_are_respected() {
    let folder = repository();
    assert_eq!(found(&folder, &["."]), ["a.json", "src/b.json"]);
    folder.write("keep.min.json", ENVELOPE);
    folder.write("src/out.json", ENVELOPE);
    assert_eq!(
        found(&folder, &["."]),
        ["a.json", "keep.min.json", "src/b.json", "src/out.json"]
    );
}

#[test]
fn the_summary_counts_what_was_ignored() {
    let folder = repository();
    let run = run_in(&folder, &["check", "-q", "."]);
    let summary = run.last_line();
    assert!(
        summary.ends_with("; ignored 4 folders and 5 files"),
        "{summary}"
    );
    let run = run_in(&folder, &["check", "-q", "a.json"]);
    assert!(run.last_line().ends_with(" ms)"), "{}", run.stdout);
    folder.write("none/.b.json", ENVELOPE);
    let run = run_in(&folder, &["check", "none"]);
    assert_eq!(run.code, 2);
    assert!(
        run.stderr
            .ends_with("; ignored 1 file, which --no-ignore and --hidden read\n"),
        "{}",
        run.stderr
    );
}

#[test]
fn options_read_what_is_left_out() {
    let folder = repository();
    assert_eq!(
        found(&folder, &["--no-ignore", "."]),
        [
            "a.json",
            "big/e.json",
            "node_modules/p/package.json",
            "out.json",
            "scratch.json",
            "src/b.json",
            "src/local.json",
            "x.min.json"
        ]
    );
    assert_eq!(
        found(&folder, &["--hidden", "."]),
        [".config/c.json", ".hidden.json", "a.json", "src/b.json"]
    );
    let all = found(&folder, &["--hidden", "--no-ignore", "."]);
    assert_eq!(all.len(), 11, "{all:?}");
}

#[test]
fn a_path_that_is_named_is_always_read() {
    let folder = repository();
    assert_eq!(
        found(
            &folder,
            &[
                "--exclude",
                "out.json",
                "out.json",
                ".hidden.json",
                "node_modules",
                ".git"
            ]
        ),
        [
            "out.json",
            ".hidden.json",
            "node_modules/p/package.json",
            ".git/d.json"
        ]
    );
}

// SPEC U2: those of the folders above a named one say nothing of what is in it.
#[test]
fn ignore_files_above_a_named_folder_do_not_apply() {
    let folder = Folder::new()
        .with(".gitignore", "*.json\n")
        .with("data/a.json", ENVELOPE)
        .with("data/b/.gitignore", "c.json\n")
        .with("data/b/c.json", ENVELOPE);
    assert_eq!(found(&folder, &["data"]), ["data/a.json"]);
}

// Found by a trial: there, `.git` is a file.
#[test]
fn what_a_repository_ignores_counts_in_its_worktrees_and_submodules() {
    let folder = Folder::new()
        .with("main/.git/info/exclude", "a.json\n")
        .with("main/.git/worktrees/wt/commondir", "../..\n")
        .with("main/.git/modules/sub/info/exclude", "b.json\n")
        .with("main/sub/.git", "gitdir: ../.git/modules/sub\n")
        .with("wt/.git", "gitdir: ../main/.git/worktrees/wt\n")
        .with("odd/.git", "gitdir: nowhere\n");
    for place in ["main", "main/sub", "wt", "odd"] {
        for name in ["a.json", "b.json"] {
            folder.write(&format!("{place}/{name}"), ENVELOPE);
        }
    }
    assert_eq!(
        found(&folder, &["."]),
        [
            "main/b.json",
            "main/sub/a.json",
            "odd/a.json",
            "odd/b.json",
            "wt/b.json"
        ]
    );
}

#[test]
fn the_rules_of_a_repository_end_at_one_within_it() {
    let folder = Folder::new()
        .with(".gitignore", "a.json\n")
        .with(".ignore", "b.json\n");
    for name in ["a.json", "inner/.git/HEAD", "inner/a.json", "inner/b.json"] {
        folder.write(name, ENVELOPE);
    }
    assert_eq!(found(&folder, &["."]), ["inner/a.json"]);
}

#[test]
fn excludes_are_patterns_from_the_current_folder() {
    let folder = Folder::new();
    for name in ["a.json", "x/a.json", "x/y/b.json", "y/b.json"] {
        folder.write(name, ENVELOPE);
    }
    let whole = folder.path().join("x").to_str().unwrap().to_owned();
    let found = |args: &[&str]| found(&folder, args).len();
    assert_eq!(found(&["--exclude", "a.json", "."]), 2);
    assert_eq!(found(&["--exclude", "/a.json", "."]), 3);
    assert_eq!(found(&["--exclude", "/x/y/", "x", &whole]), 2);
    assert_eq!(
        found(&["--exclude", "x/**/b.json", "--exclude", "y", "."]),
        2
    );
    // As a shell completes it.
    assert_eq!(found(&["--exclude", "./x/y", "."]), 3);
    for wrong in ["{a", "../x", &whole] {
        let run = run_in(&folder, &["check", "--exclude", wrong, "."]);
        assert_eq!(run.code, 2, "{wrong}");
        assert!(
            run.stderr.starts_with("error: --exclude: "),
            "{}",
            run.stderr
        );
    }
}

#[test]
fn an_ignore_file_with_a_wrong_line_is_told_and_the_rest_of_it_counts() {
    let folder = Folder::new()
        .with(".gitignore", "{a\nb.json\n")
        .with("a.json", ENVELOPE)
        .with("b.json", ENVELOPE);
    let run = run_in(&folder, &["check", "."]);
    assert_eq!(run.code, 0);
    assert!(run.stderr.starts_with("warning: "), "{}", run.stderr);
    assert!(run.stderr.contains(".gitignore"), "{}", run.stderr);
    assert!(
        run.stdout.starts_with("1 document: 1 valid"),
        "{}",
        run.stdout
    );
}

#[cfg(feature = "view")]
#[test]
fn a_page_is_made_of_the_same_files() {
    let folder = repository();
    let run = run_in(&folder, &["view", "."]);
    assert_eq!(run.code, 1);
    assert!(run.stdout.contains("src/b.json"));
    assert!(!run.stdout.contains("out.json"));
    let run = run_in(&folder, &["view", "--exclude", "{a", "."]);
    assert_eq!(run.code, 2);
}

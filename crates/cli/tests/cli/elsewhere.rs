//! The action and the hook at the root of the repository: what they run is run here. SPEC U6.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::{ENVELOPE, Folder, Run, command, empty_plan, finish};

fn at_the_root(name: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(name)).unwrap()
}

/// The text of a block behind `key: |`, without its indentation.
fn block(yaml: &str, key: &str) -> String {
    let mut lines = yaml.lines();
    let head = format!("{key}: |");
    let head = lines.find(|line| line.trim() == head).unwrap();
    let depth = head.len() - head.trim_start().len();
    let indentation = |line: &str| line.len() - line.trim_start().len();
    let block = lines.take_while(|line| line.trim().is_empty() || indentation(line) > depth);
    block
        .map(|line| line.get(depth + 2..).unwrap_or_default().to_owned() + "\n")
        .collect()
}

/// The value behind `key:`.
fn value<'y>(yaml: &'y str, key: &str) -> &'y str {
    let mut values = yaml.lines().filter_map(|line| {
        let line = line.trim_start_matches([' ', '-']);
        line.strip_prefix(key)?.strip_prefix(": ")
    });
    values.next().unwrap()
}

fn folder() -> Folder {
    Folder::new()
        .with("runs/good.json", ENVELOPE)
        .with("runs/bad one.json", empty_plan())
        .with("configs/a.json", r#"{"port": "80"}"#)
        .with(
            "schema.json",
            r#"{"properties": {"port": {"type": "integer"}}}"#,
        )
}

fn act(folder: &Folder, saop: &str, args: &str) -> Run {
    let mut shell = command();
    let environment: Vec<_> = shell
        .get_envs()
        .map(|(name, value)| (name.to_owned(), value.map(ToOwned::to_owned)))
        .collect();
    shell = Command::new("bash");
    for (name, value) in environment {
        match value {
            Some(value) => shell.env(name, value),
            None => shell.env_remove(name),
        };
    }
    // As the runner does for `shell: bash`.
    shell
        .args(["--noprofile", "--norc", "-eo", "pipefail", "-c"])
        .arg(block(&at_the_root("action.yml"), "run"))
        .env("SAOP_COMMAND", saop)
        .env("SAOP_ARGS", args)
        .env("RUNNER_TEMP", folder.path().join("temp"))
        .current_dir(folder.path());
    finish(&mut shell)
}

// SPEC U6
#[test]
fn the_action_annotates_what_is_wrong() {
    let folder = folder();
    let saop = env!("CARGO_BIN_EXE_saop");
    let run = act(&folder, saop, "runs\n");
    assert_eq!(run.code, 1, "{}", run.stderr);
    assert!(
        run.stdout
            .starts_with("::error file=runs/bad one.json,line=1,col=103"),
        "{}",
        run.stdout
    );
    // As it is without arguments.
    let run = act(&folder, saop, value(&at_the_root("action.yml"), "default"));
    assert!(
        run.stdout.contains("::error file=runs/bad one.json,line=1"),
        "{}",
        run.stdout
    );
    let run = act(&folder, saop, "--schema\nschema.json\n\nconfigs\n");
    assert!(run.stdout.contains("file=configs/a.json"), "{}", run.stdout);
    // An argument with a space, and what a shell would take for more.
    let run = act(&folder, saop, "runs/bad one.json\n$(touch made)\n");
    assert_eq!(run.code, 2);
    assert!(
        run.stdout.contains("file=runs/bad one.json"),
        "{}",
        run.stdout
    );
    assert!(!folder.path().join("made").exists());
    let run = act(&folder, saop, "runs/good.json");
    assert_eq!((run.code, run.stdout.as_str()), (0, ""));
    // The command that the other step builds.
    let built = folder.path().join("temp/saop/bin");
    fs::create_dir_all(&built).unwrap();
    std::os::unix::fs::symlink(saop, built.join("saop")).unwrap();
    assert_eq!(act(&folder, "", "runs/good.json").code, 0);
    let action = at_the_root("action.yml");
    let install = action
        .lines()
        .find(|line| line.contains("cargo install"))
        .unwrap();
    assert!(
        install.contains("cd \"$GITHUB_ACTION_PATH\" && ")
            && install.ends_with("--root \"$RUNNER_TEMP/saop\" --path crates/cli")
    );
    assert!(PathBuf::from(env!("CARGO_MANIFEST_DIR")).ends_with("crates/cli"));
}

// SPEC U6
#[test]
fn the_hook_checks_the_repository() {
    let hooks = at_the_root(".pre-commit-hooks.yaml");
    let entry: Vec<_> = value(&hooks, "entry").split(' ').collect();
    let args = value(&hooks, "args").trim_matches(['[', ']']);
    assert_eq!(
        (entry[0], value(&hooks, "pass_filenames")),
        ("saop", "false")
    );
    let folder = folder();
    let hook = |folder: &Folder| {
        let mut saop = command();
        saop.args(&entry[1..]).args(args.split(", "));
        finish(saop.current_dir(folder.path()))
    };
    let run = hook(&folder);
    assert_eq!(run.code, 1);
    assert!(
        run.stdout
            .contains("runs/bad one.json:1:103: schema/minLength: "),
        "{}",
        run.stdout
    );
    folder.write(
        "saop.toml",
        "[check]\nexclude = [\"bad*\"]\n[[check.schema]]\nfiles = [\"runs/\"]\ntype = \"auto\"\n",
    );
    let run = hook(&folder);
    assert_eq!(run.code, 0, "{}", run.stdout);
}

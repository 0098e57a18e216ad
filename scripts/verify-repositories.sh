#!/usr/bin/env bash
# `saop check .` in repositories (SPEC U2): in a clone of this one and in a made npm project of 10 000 files, it reads the files that
# `rg --files` lists, says what it ignored, and takes at most twice the time of that listing and the time of checking the same files by name.
# Then the hook, as pre-commit runs it. Prints repositories_ok. Needs ripgrep, git and python3; pre-commit where it is installed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
if [ -z "${SAOP_BINARY:-}" ]; then
    cargo build --release --quiet --package saop-cli
    SAOP_BINARY=${CARGO_TARGET_DIR:-target}/release/saop
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin"
cp "$SAOP_BINARY" "$work/bin/saop"
export PATH="$work/bin:$PATH"
root=$PWD

git clone --quiet . "$work/clone"
# As after a build, and after a run.
mkdir -p "$work/clone/target/debug" "$work/clone/runs"
echo '{' >"$work/clone/target/debug/broken.json"
cp examples/envelope.json "$work/clone/runs/"

python3 - "$work/npm" <<'PYTHON'
import json, pathlib, sys
root = pathlib.Path(sys.argv[1])
def write(name, text):
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
write(".gitignore", "node_modules/\n/dist\n")
write("package.json", json.dumps({"name": "made", "version": "1.0.0"}))
write("tsconfig.json", json.dumps({"compilerOptions": {"strict": True}}))
write("configs/schema.json", json.dumps({"type": "object", "required": ["port"], "properties": {"port": {"type": "integer"}}}))
write("saop.toml", '[[check.schema]]\nfiles = ["configs/*.json", "!configs/schema.json"]\nschema = "configs/schema.json"\n')
for index in range(500):
    write(f"configs/{index}.json", json.dumps({"port": index if index % 100 else "0"}))
for index in range(1500):
    write(f"src/{index % 40}/{index}.ts", "export {};\n" * 20)
for index in range(2000):
    write(f"node_modules/p{index}/package.json", json.dumps({"name": f"p{index}"}))
    for name in ("index.js", "README.md", "data.json"):
        write(f"node_modules/p{index}/{name}", "{}\n" * 10)
print(sum(path.is_file() for path in root.rglob("*")), "files in the npm project")
PYTHON
git -C "$work/npm" init --quiet

python3 - "$work" <<'PYTHON'
import collections, json, os, re, subprocess, sys, time
work = sys.argv[1]
ending = re.compile(r"\.(json|ndjson|jsonl)(\.(gz|zst))?$", re.I)

def run(args, folder):
    return subprocess.run(args, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True)

def best(args, folder, times=15):
    def once():
        start = time.perf_counter()
        subprocess.run(args, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return time.perf_counter() - start
    return min(once() for _ in range(times))

fails = False
for name, args in (("clone", ["--no-config"]), ("npm", ["--no-config"])):
    folder = os.path.join(work, name)
    listed = [path for path in run(["rg", "--files"], folder).stdout.splitlines() if ending.search(path)]
    reports = [json.loads(line) for line in run(["saop", "check", "--format", "json", *args, "."], folder).stdout.splitlines()]
    found = {os.path.normpath(report["source"]) for report in reports}
    if found != set(listed):
        print("expected the files of rg --files, but found others:", sorted(found ^ set(listed))[:10])
        fails = True
    summary = run(["saop", "check", "-q", *args, "."], folder).stdout.strip()
    print(f"{name}: {summary}")
    if "ignored" not in summary:
        print("expected what was ignored in the summary")
        fails = True
    whole = best(["saop", "check", "-q", *args, "."], folder)
    listing = best(["rg", "--files"], folder)
    check = best(["saop", "check", "-q", *args, *listed], folder)
    print(f"{name}: {whole * 1000:.1f} ms; rg --files {listing * 1000:.1f} ms; {len(listed)} files by name {check * 1000:.1f} ms")
    if whole > 2 * listing + check:
        print("expected at most twice the listing and the check")
        fails = True

npm = os.path.join(work, "npm")
alone = run(["saop", "check", "--format", "json"], npm)
counts = collections.Counter(json.loads(line)["valid"] for line in alone.stdout.splitlines())
print("npm, by its saop.toml:", dict(counts), run(["saop", "check"], npm).stdout.splitlines()[-1])
if counts != {True: 495, False: 5} or alone.returncode != 1:
    print("expected 495 valid documents and 5 invalid ones")
    fails = True
sys.exit(fails)
PYTHON

if command -v pre-commit >/dev/null; then
    hooks=$work/hooks
    mkdir "$hooks"
    cp .pre-commit-hooks.yaml "$hooks"
    git -C "$hooks" init --quiet
    git -C "$hooks" add .
    git -C "$hooks" -c user.name=a -c user.email=a@example.org commit --quiet --message hooks
    git -C "$work/npm" add saop.toml configs package.json
    export PRE_COMMIT_HOME=$work/pre-commit
    said=$(cd "$work/npm" && pre-commit try-repo "$hooks" saop-check --all-files) && code=0 || code=$?
    grep -q 'configs/100.json:1:10: schema/type: ' <<<"$said" || { echo "$said"; echo "expected the hook to fail"; exit 1; }
    [ "$code" = 1 ]
    for index in 0 100 200 300 400; do echo '{"port": 1}' >"$work/npm/configs/$index.json"; done
    (cd "$work/npm" && pre-commit try-repo "$hooks" saop-check --all-files | grep 'saop check')
else
    echo "pre-commit is not installed: the hook is not tried"
fi
cd "$root"
echo repositories_ok

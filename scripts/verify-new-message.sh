#!/usr/bin/env bash
# Walks docs/adding-a-message.md in a copy of the project, with the files of that page and no line of Rust: the type, the
# strict decoder, the validator, the place in SaopMessage, the command, fixtures, documentation and fuzzers all follow.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/copy.sh

copy_project

python3 - <<'PYTHON'
import pathlib
import re

page = pathlib.Path("docs/adding-a-message.md").read_text()
files = re.findall(r"<!-- file: (\S+) -->\n```json\n(.*?)```\n", page, re.DOTALL)
assert len(files) == 4, files
for name, text in files:
    path = pathlib.Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
PYTHON

fail() { echo "$*" >&2; exit 1; }

say "a draft, and what an editor makes of lint's lines"
saop() { cargo run --quiet --package saop-cli -- "$@"; }
status=0
saop check --schema schemas/heartbeat.schema.json tests/fixtures/heartbeat/invalid/before-the-start.json || status=$?
[ "$status" = 1 ] || fail "expected exit 1 for a draft's broken document, but found $status"
mkdir drafts
sed 's/"minLength"/"minLenght"/' schemas/heartbeat.schema.json >drafts/heartbeat.schema.json
saop lint drafts >lines || true
python3 - <<'PYTHON'
import pathlib
import re

page = pathlib.Path("docs/adding-a-message.md").read_text()
(pattern,) = re.findall(r'"regexp": "(.*)"', page)
pattern = re.compile(pattern.replace("\\\\", "\\"))
lines = pathlib.Path("lines").read_text().splitlines()
found = [pattern.match(line) for line in lines]
assert lines and all(found), lines
assert ("drafts/heartbeat.schema.json", "18", "SCH007") in [one.group(1, 2, 4) for one in found], lines
PYTHON
rm -r drafts lines

say "cargo gen"
cargo gen
changed=$(git status --porcelain --untracked-files=all)
echo "$changed"
if grep '\.rs$' <<<"$changed" | grep --invert-match --extended-regexp '(generated|bindings/(python|node)/src)/types\.rs$'; then
    fail "expected no line of Rust to change, but found the above"
fi
for name in generated/heartbeat.bundled.json docs/reference/heartbeat.md; do
    [ -f "$name" ] || fail "expected cargo gen to make $name"
done
grep --quiet 'pub struct Heartbeat' generated/types.rs || fail "there is no type"
grep --quiet 'Heartbeat(Heartbeat)' generated/types.rs || fail "there is no variant"
grep --quiet '^class Heartbeat:' bindings/python/python/saop/_types.pyi || fail "there is no class of Python"
grep --quiet '^export interface Heartbeat<' bindings/node/lib/messages.ts || fail "there is no type of TypeScript"
grep --quiet 'heartbeat' generated/saop.dict || fail "the fuzzers' dictionary lacks it"

say "fixtures"
SAOP_BLESS=1 cargo test --quiet --package saop --test fixtures
[ "$(find tests/fixtures/heartbeat -name '*.json' | wc -l)" = 15 ] || fail "expected 5 valid documents, 5 invalid ones and 5 lists"

say "the project's own tests"
cargo test --quiet --package saop --no-fail-fast --lib --test arbitrary --test compatibility --test documents --test engines \
    --test fixtures --test formats --test fuzz --test generated --test layers --test readme --test saop_message \
    --test schema_language
cargo test --quiet --package saop --doc

say "the command"
check() { saop check "$@"; }
check --type heartbeat tests/fixtures/heartbeat/valid/working.json
check --format json tests/fixtures/heartbeat/valid/working.json | grep --quiet '"type":"heartbeat"' ||
    fail "expected saop check to know a heartbeat when it sees one"
status=0
check --type heartbeat tests/fixtures/heartbeat/invalid/before-the-start.json || status=$?
[ "$status" = 1 ] || fail "expected exit 1 for a broken heartbeat, but found $status"

saop view tests/fixtures/heartbeat/valid/working.json -o page.html
grep --quiet 'another message' page.html || fail "expected saop view to show a heartbeat"

say "the fuzzers make heartbeats"
cargo run --quiet --package saop --example seeds -- seeds
grep --quiet --recursive '"heartbeat"' seeds/message_auto || fail "expected heartbeats among the seeds"

say "the gate"
cargo freeze
sed --in-place 's/"maximum": 1$/"maximum": 0.5/' schemas/heartbeat.schema.json
if saop lint schemas >log; then
    fail "expected lint to refuse a tighter bound under version 1.0.0"
fi
grep 'SCH033: expected version 2.0.0 or later, but found 1.0.0: .*/maximum' log || { cat log >&2; fail "expected lint to name 2.0.0"; }
cargo gen
if cargo test --quiet --package saop --test compatibility >log 2>&1; then
    fail "expected a tighter bound to be refused under version 1.0.0"
fi
grep 'version 2.0.0 or later' log || { cat log >&2; fail "expected the gate to ask for 2.0.0"; }

#!/usr/bin/env bash
# The Python package as its users get it: installed by pip into an environment of its own, and tested from another folder.
# Needs cargo and Python 3.11 or later; installs Debian's venv where apt-get can. Prints python_ok at the end.
# SPEC N2: one ordinary package, tested by one command.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
project=$PWD

if ! python3 -c 'import ensurepip' 2>/dev/null; then
    as_root=$([ "$(id -u)" -eq 0 ] || echo sudo)
    $as_root apt-get update -qq
    $as_root apt-get install -y -qq --no-install-recommends python3-venv >/dev/null
fi
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$project/target}
environment=$CARGO_TARGET_DIR/python
python3 -m venv --clear "$environment"
"$environment/bin/pip" install --quiet --disable-pip-version-check "$project/bindings/python[test]"

cd "$environment"
bin/python -m pytest --quiet -p no:cacheprovider "$project/bindings/python/tests"
echo python_ok

#!/usr/bin/env bash
# The Python package as its users get it: installed by pip into an environment of its own, and tested from another folder, with what it
# gives other packages, and its declarations checked by mypy and pyright. Needs cargo and Python 3.11 or later; installs Debian's venv where apt-get can, and fetches
# from PyPI and npm what `constraints.txt` names. Prints python_ok at the end.
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
constraints=$project/bindings/python/constraints.txt
"$environment/bin/pip" install --quiet --disable-pip-version-check --constraint "$constraints" "$project/bindings/python[test,types,adapters]"
# The version that the package of that name would otherwise take is the newest.
PYRIGHT_PYTHON_FORCE_VERSION=$(sed -n 's/^pyright==//p' "$constraints")
export PYRIGHT_PYTHON_FORCE_VERSION

cd "$environment"
tests=$project/bindings/python/tests examples=$project/bindings/python/examples
bin/python -m pytest --quiet -p no:cacheprovider "$tests" "$examples"
# The declarations are true of what is there, and what uses them is typed without a gap.
bin/python -m mypy.stubtest saop --allowlist "$tests/typed/stubtest.txt"
sed -n '/^```python$/,/^```$/ { /^```/d; p; }' "$project/bindings/python/README.md" >readme.py
bin/python -m mypy --strict --cache-dir mypy "$tests/typed" "$examples" readme.py
# Pyright finds what stands beside a file only below the folder where it runs.
cd "$project/bindings/python"
"$environment/bin/python" -m pyright --pythonpath "$environment/bin/python" tests/typed examples "$environment/readme.py"
echo python_ok

#!/usr/bin/env bash
# Builds the wheel of the Python package that any Linux of the last ten years takes (manylinux2014), and tests it: installed without a
# compiler, in an environment of its own. Needs cargo and Python 3.11 or later; fetches maturin, zig and auditwheel from PyPI, as
# constraints.txt names them. Prints the wheel's path and python_wheel_ok at the end.
# SPEC N2: what a user installs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
project=$PWD
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$project/target}
constraints=$project/bindings/python/constraints.txt
work=$CARGO_TARGET_DIR/python-wheel
rm -rf "$work"
mkdir -p "$work"

pip() { "$1" -m pip install --quiet --disable-pip-version-check --constraint "$constraints" "${@:2}"; }

python3 -m venv "$work/tools"
pip "$work/tools/bin/python" maturin ziglang auditwheel
machine=$(uname -m)
PATH=$work/tools/bin:$PATH maturin build --quiet --release --locked --zig --compatibility manylinux2014 \
    --manifest-path "$project/bindings/python/Cargo.toml" --out "$work/wheels"
wheel=$(echo "$work"/wheels/saop-*-cp311-abi3-manylinux*2014*"$machine".whl)
# The judge of the tag is not what made it.
"$work/tools/bin/auditwheel" show "$wheel" | tee "$work/audit"
grep -Eq "^\"manylinux_2_(5|12|17)_$machine\"" "$work/audit"

python3 -m venv "$work/user"
pip "$work/user/bin/python" "$wheel[test]"
cd "$work"
user/bin/python -m pytest --quiet -p no:cacheprovider "$project/bindings/python/tests"
echo "$wheel"
echo python_wheel_ok

# shellcheck shell=bash
# Sourced by scripts that edit a copy of the project and build it there.

say() { printf '\n--- %s\n' "$*"; }

# copy_project: copies the project to the folder `copy` in the target folder, which goes when the script ends, commits it there and
# changes to it. The target folder stays the project's own.
copy_project() {
    local target=${CARGO_TARGET_DIR:-target}
    mkdir -p "$target"
    CARGO_TARGET_DIR=$(cd "$target" && pwd)
    export CARGO_TARGET_DIR
    # Always the same folder, and crates/ with its files' own times, since nothing there is edited: what cargo has made of it, it keeps,
    # for the next script as well.
    copy=$CARGO_TARGET_DIR/copy
    rm -rf "$copy"
    mkdir -p "$copy"
    trap 'rm -rf "$copy"' EXIT
    files() { git ls-files --cached --others --exclude-standard -z -- "$@"; }
    files crates | xargs -0 cp --parents --preserve=timestamps -t "$copy"
    files . ':!crates' ':!fuzz/corpus' | xargs -0 cp --parents -t "$copy"
    cp --parents -r fuzz/corpus "$copy"
    cd "$copy"
    git init --quiet
    git add --all
    git -c user.name=saop -c user.email=saop@example.org commit --quiet --message before
}

//! Which crates of the workspace a manifest depends on, and whether the table of crates allows it.
//!
//! Invariant: every form of a dependency that Cargo knows counts: by workspace, renamed, in a table of its own, for one target.

/// A row of the table: what a crate is, and which crates of the workspace it may have as dependencies.
pub(crate) struct Allowed {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    pub(crate) normal: &'static [&'static str],
    pub(crate) build: &'static [&'static str],
    /// In addition to the normal ones.
    dev: &'static [&'static str],
}

impl Allowed {
    /// With these, and no other.
    pub(crate) const fn new(
        name: &'static str,
        about: &'static str,
        normal: &'static [&'static str],
    ) -> Self {
        Self {
            name,
            about,
            normal,
            build: &[],
            dev: &[],
        }
    }

    pub(crate) const fn build(self, build: &'static [&'static str]) -> Self {
        Self { build, ..self }
    }

    pub(crate) const fn dev(self, dev: &'static [&'static str]) -> Self {
        Self { dev, ..self }
    }

    fn may_have(&self, kind: Kind, other: &str) -> bool {
        match kind {
            Kind::Normal => self.normal.contains(&other),
            Kind::Build => self.build.contains(&other),
            // With itself under other features.
            Kind::Dev => {
                self.dev.contains(&other) || self.normal.contains(&other) || self.name == other
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Normal,
    Build,
    Dev,
}

/// All that is wrong with these manifests, and with the table itself.
pub(crate) fn breaches(manifests: &[String], table: &[Allowed]) -> Vec<String> {
    let names: Vec<&str> = manifests
        .iter()
        .filter_map(|manifest| package_name(manifest))
        .collect();
    let mut breaches = Vec::new();
    for (at, row) in table.iter().enumerate() {
        if !names.contains(&row.name) {
            breaches.push(format!(
                "expected a crate {} as in the table, but found none",
                row.name
            ));
        }
        for other in row.normal.iter().chain(row.build) {
            if !table[..at].iter().any(|lower| lower.name == *other) {
                let name = row.name;
                breaches.push(format!(
                    "expected the row of {other} above that of {name}, but found it below"
                ));
            }
        }
    }
    for (manifest, name) in manifests.iter().zip(&names) {
        let Some(row) = table.iter().find(|row| row.name == *name) else {
            breaches.push(format!(
                "expected {name} in the table of crates, but found it missing"
            ));
            continue;
        };
        let found = dependencies(manifest);
        let allowed = [
            (Kind::Normal, row.normal),
            (Kind::Build, row.build),
            (Kind::Dev, row.dev),
        ];
        for (kind, others) in allowed {
            for other in others
                .iter()
                .filter(|other| !found.contains(&(kind, other)))
            {
                breaches.push(format!(
                    "expected {name} to have {other} as in the table ({kind:?}), but found that it has not"
                ));
            }
        }
        for (kind, other) in found {
            if names.contains(&other) && !row.may_have(kind, other) {
                breaches.push(format!(
                    "expected {name} to have the dependencies in the table alone, but found {other} ({kind:?})"
                ));
            }
        }
    }
    breaches
}

/// The `name` under `[package]`.
pub(crate) fn package_name(manifest: &str) -> Option<&str> {
    let lines = manifest.lines().skip_while(|line| *line != "[package]");
    let name = lines
        .map(|line| line.strip_prefix("name = "))
        .find_map(|value| value)?;
    quoted(name)
}

/// The folders under `[workspace]`, each ended by `/`, and the empty one of the root package.
pub(crate) fn workspace_members(manifest: &str) -> Vec<String> {
    let (_, list) = manifest
        .split_once("\nmembers = [")
        .expect("a list of members");
    let (list, _) = list.split_once(']').expect("the list's end");
    assert!(
        !list.contains('*'),
        "expected the members by name, but found `*`"
    );
    let named = list
        .split(',')
        .filter_map(quoted)
        .map(|folder| format!("{folder}/"));
    named.chain([String::new()]).collect()
}

fn dependencies(manifest: &str) -> Vec<(Kind, &str)> {
    let mut found = Vec::new();
    let mut section = None;
    for line in manifest.lines().map(str::trim) {
        if let Some(header) = line
            .strip_prefix('[')
            .and_then(|line| line.strip_suffix(']'))
        {
            section = kind(header);
            if let Some((kind, Some(name))) = section {
                found.push((kind, name));
            }
            continue;
        }
        if let Some((kind, _)) = section {
            let key = line
                .split(['.', ' ', '='])
                .next()
                .unwrap_or_default()
                .trim_matches('"');
            found.push((kind, key));
            if let Some((_, renamed)) = line.split_once("package = ") {
                found.extend(quoted(renamed).map(|name| (kind, name)));
            }
        }
    }
    found
}

/// What a table of a manifest lists, and the one dependency that it is about, if it is.
fn kind(header: &str) -> Option<(Kind, Option<&str>)> {
    let kinds = [
        ("dev-dependencies", Kind::Dev),
        ("build-dependencies", Kind::Build),
        ("dependencies", Kind::Normal),
    ];
    let (word, kind) = kinds.into_iter().find(|(word, _)| header.contains(word))?;
    let (before, after) = header.split_once(word)?;
    (before != "workspace.").then_some((kind, after.strip_prefix('.')))
}

/// What stands between the first two quotes.
fn quoted(text: &str) -> Option<&str> {
    text.split('"').nth(1)
}

//! The project's schemas, each made self-contained. Invariant: nothing of the schema but the
//! references is changed.

use std::collections::BTreeMap;
use std::path::Path;

use saop_synth::{Member, Tree};

/// Every schema of the project by name, its references made local.
pub(crate) fn schemas() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schemas");
    let mut files = BTreeMap::new();
    for entry in std::fs::read_dir(folder).expect("the schemas are there") {
        let path = entry.expect("the folder can be read").path();
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .unwrap_or_default();
        if let Some(name) = name.strip_suffix(".schema.json") {
            let text = std::fs::read_to_string(&path).expect("the schema can be read");
            files.insert(
                name.to_owned(),
                Tree::parse(&text).expect("the schema is JSON"),
            );
        }
    }
    files
        .iter()
        .map(|(name, tree)| (name.clone(), bundle(tree, &files)))
        .collect()
}

fn bundle(root: &Tree, files: &BTreeMap<String, Tree>) -> String {
    let Tree::Object(mut members) = localise(root) else {
        return root.compact();
    };
    let mut definitions = Vec::new();
    members.retain(|member| {
        let own = member.name().as_deref() == Some("definitions");
        if own {
            definitions.extend_from_slice(member.value.members());
        }
        !own
    });
    let parts = files.iter().filter(|(_, tree)| *tree != root);
    definitions.extend(parts.map(|(name, tree)| Member {
        key: format!("{name:?}"),
        value: part(tree),
    }));
    members.push(Member {
        key: "\"definitions\"".to_owned(),
        value: Tree::Object(definitions),
    });
    Tree::Object(members).compact()
}

/// A part without its `$id`, which its own references would be relative to.
fn part(tree: &Tree) -> Tree {
    let mut part = localise(tree);
    if let Tree::Object(members) = &mut part {
        members.retain(|member| member.name().as_deref() != Some("$id"));
    }
    part
}

fn localise(tree: &Tree) -> Tree {
    match tree {
        Tree::Array(items) => Tree::Array(items.iter().map(localise).collect()),
        Tree::Object(members) => Tree::Object(members.iter().map(localise_member).collect()),
        other => other.clone(),
    }
}

fn localise_member(member: &Member) -> Member {
    let reference = member
        .value
        .as_text()
        .filter(|_| member.name().as_deref() == Some("$ref"));
    let target = reference
        .as_deref()
        .and_then(|reference| reference.strip_prefix("https://devs.ai/schemas/"));
    let value = match target.and_then(|target| target.split('/').next()) {
        Some(name) => Tree::String(format!("\"#/definitions/{name}\"")),
        None => localise(&member.value),
    };
    Member {
        key: member.key.clone(),
        value,
    }
}

//! The modules of a crate as its `mod` lines have them, and which file's item each of their paths comes to.
//!
//! Invariant: a path through re-exports comes to where the item is defined, and one that leads out of the crate to no file. What
//! stands in an `impl` block belongs to its type, also where that is defined in another file.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use syn::{Item, Lit, Meta};

use crate::paths::{Spelled, for_tests, head, spelled};

/// The names of modules, from the crate's root.
pub(crate) type Place = Vec<String>;

/// A file's text by its path from the workspace's root.
pub(crate) type Read<'r> = &'r dyn Fn(&str) -> Option<String>;

/// One compiled crate: a library, a binary or a build script.
pub(crate) struct Crate {
    pub(crate) modules: BTreeMap<Place, Module>,
}

#[derive(Default)]
pub(crate) struct Module {
    pub(crate) file: String,
    pub(crate) spelled: Vec<Spelled>,
    /// What is defined here.
    items: BTreeSet<String>,
}

/// One use of what is defined in another module, or found by way of one.
pub(crate) struct Use {
    /// The module that uses.
    pub(crate) by: Place,
    /// What is used: the item with its modules, or a module alone.
    pub(crate) target: Target,
    /// The modules in which names were looked up on the way.
    pub(crate) through: BTreeSet<Place>,
    pub(crate) reexport: bool,
}

#[derive(Clone)]
pub(crate) enum Target {
    Module(Place),
    Item(Place, String),
    /// What another crate defines, where a module imports it, and what it is called there.
    Foreign(Place, String),
}

impl Target {
    /// The module, or that of the item or import.
    pub(crate) fn module(&self) -> &Place {
        match self {
            Self::Module(place) | Self::Item(place, _) | Self::Foreign(place, _) => place,
        }
    }

    /// `a::b::Item`.
    pub(crate) fn path(&self) -> String {
        match self {
            Self::Module(place) => place.join("::"),
            Self::Item(place, name) | Self::Foreign(place, name) => place
                .iter()
                .chain([name])
                .cloned()
                .collect::<Vec<_>>()
                .join("::"),
        }
    }
}

impl Crate {
    /// The crate with that root file. What `src/generated.rs` includes is the committed file of the same name.
    pub(crate) fn load(root: &str, read: Read<'_>) -> Self {
        let mut own = Self {
            modules: BTreeMap::new(),
        };
        let folder = parent(root);
        own.add_file(&Vec::new(), root, &folder, read);
        own
    }

    fn add_file(&mut self, place: &Place, file: &str, folder: &str, read: Read<'_>) {
        let text = read(file).unwrap_or_else(|| panic!("expected {file}, but found no such file"));
        let items = parsed(&text, file).items;
        self.add_module(place, file, folder, items, read);
    }

    /// Adds a module and those in it, of which the files are in `folder`.
    fn add_module(
        &mut self,
        place: &Place,
        file: &str,
        folder: &str,
        mut items: Vec<Item>,
        read: Read<'_>,
    ) {
        if file == "src/generated.rs" && items.iter().any(is_include) {
            let text = read("generated/types.rs").expect("the generated code is committed");
            items.extend(parsed(&text, "generated/types.rs").items);
        }
        let mut module = Module {
            file: file.to_owned(),
            spelled: spelled(&items),
            items: BTreeSet::new(),
        };
        for item in items.iter().filter(|item| !for_tests(head(item).0)) {
            module.items.extend(head(item).1.map(ToString::to_string));
        }
        self.modules.insert(place.clone(), module);
        for item in items {
            let Item::Mod(inner) = item else { continue };
            if for_tests(&inner.attrs) {
                continue;
            }
            let name = inner.ident.to_string();
            let below: Place = place.iter().cloned().chain([name.clone()]).collect();
            let folder = join(folder, &name);
            match (inner.content, path_attribute(&inner.attrs)) {
                (Some((_, items)), _) => self.add_module(&below, file, &folder, items, read),
                (None, Some(path)) => {
                    let other = join(&parent(file), &path);
                    self.add_file(&below, &other, &parent(&other), read);
                }
                (None, None) => {
                    let flat = format!("{folder}.rs");
                    let other = if read(&flat).is_some() {
                        flat
                    } else {
                        join(&folder, "mod.rs")
                    };
                    self.add_file(&below, &other, &folder, read);
                }
            }
        }
    }

    /// Every use of what another module has, or calls by a name of its own.
    pub(crate) fn uses(&self) -> Vec<Use> {
        let mut uses = Vec::new();
        for (by, module) in &self.modules {
            for spelled in module.spelled.iter().filter(|spelled| !spelled.absolute) {
                let mut through = BTreeSet::new();
                let target = self.resolve(by, &spelled.path, &mut through, HOPS);
                if let Some(target) = target
                    && through
                        .iter()
                        .chain([target.module()])
                        .any(|place| place != by)
                {
                    let (by, reexport) = (by.clone(), spelled.reexport);
                    uses.push(Use {
                        by,
                        target,
                        through,
                        reexport,
                    });
                }
            }
        }
        uses
    }

    /// What a path means in the module `from`. The modules that it leads through are added to `through`.
    fn resolve(
        &self,
        from: &Place,
        path: &[String],
        through: &mut BTreeSet<Place>,
        hops: usize,
    ) -> Option<Target> {
        let (mut place, mut rest) = (from.clone(), path);
        while let Some((first, others)) = rest.split_first() {
            match first.as_str() {
                "crate" => place = Vec::new(),
                "self" => {}
                "super" => drop(place.pop()?),
                _ => break,
            }
            rest = others;
        }
        let mut target = Target::Module(place);
        for (at, name) in rest.iter().enumerate() {
            // What follows an item is a variant or an associated one.
            let Target::Module(place) = &target else {
                break;
            };
            target = self.look_up(place, name, at + 1 == rest.len(), through, hops)?;
        }
        Some(target)
    }

    /// What a module calls so. A module and an item may have one name: a step in the middle of a path is the module.
    fn look_up(
        &self,
        place: &Place,
        name: &str,
        is_last: bool,
        through: &mut BTreeSet<Place>,
        hops: usize,
    ) -> Option<Target> {
        let hops = hops.checked_sub(1)?;
        let module = self.modules.get(place)?;
        let below: Place = place.iter().cloned().chain([name.to_owned()]).collect();
        let below = self
            .modules
            .contains_key(&below)
            .then_some(Target::Module(below));
        if below.is_some() && !is_last {
            return below;
        }
        let mut imported = |wanted: &str| {
            let mut imports = module
                .spelled
                .iter()
                .filter(|one| !one.absolute && one.name.as_deref() == Some(wanted));
            imports.find_map(|import| {
                let mut further = BTreeSet::from([place.clone()]);
                let mut target = self.resolve(place, &import.path, &mut further, hops)?;
                if wanted == "*" {
                    let Target::Module(inside) = &target else {
                        return None;
                    };
                    target = self.look_up(inside, name, is_last, &mut further, hops)?;
                }
                through.append(&mut further);
                Some(target)
            })
        };
        if let Some(target) = imported(name) {
            return Some(target);
        }
        if module.items.contains(name) {
            through.insert(place.clone());
            return Some(Target::Item(place.clone(), name.to_owned()));
        }
        if let Some(target) = below.or_else(|| imported("*")) {
            return Some(target);
        }
        let mut imports = module.spelled.iter();
        imports
            .any(|one| one.name.as_deref() == Some(name))
            .then(|| {
                through.insert(place.clone());
                Target::Foreign(place.clone(), name.to_owned())
            })
    }
}

/// How many re-exports a path may lead through: `pub use serde;` names itself.
const HOPS: usize = 8;

fn parsed(text: &str, file: &str) -> syn::File {
    syn::parse_file(text)
        .unwrap_or_else(|error| panic!("expected Rust in {file}, but found {error}"))
}

fn is_include(item: &Item) -> bool {
    matches!(item, Item::Macro(item) if item.mac.path.is_ident("include"))
}

/// `x.rs` of `#[path = "x.rs"]`.
fn path_attribute(attributes: &[syn::Attribute]) -> Option<String> {
    attributes
        .iter()
        .find_map(|attribute| match &attribute.meta {
            Meta::NameValue(pair) if pair.path.is_ident("path") => match &pair.value {
                syn::Expr::Lit(syn::ExprLit {
                    lit: Lit::Str(text),
                    ..
                }) => Some(text.value()),
                _ => None,
            },
            _ => None,
        })
}

fn parent(file: &str) -> String {
    let folder = Path::new(file).parent().expect("a file is in a folder");
    folder.to_str().expect("a name in UTF-8").to_owned()
}

fn join(folder: &str, name: &str) -> String {
    if folder.is_empty() {
        name.to_owned()
    } else {
        format!("{folder}/{name}")
    }
}

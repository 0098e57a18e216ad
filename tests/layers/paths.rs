//! Every path that a piece of code spells out, in `use` lines and elsewhere.
//!
//! Invariant: what is compiled for tests alone is passed over, and so is what stands in `quote!`, which is another crate's code,
//! and in macros that do not look like a function call.

use syn::parse::{ParseStream, Parser as _};
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, Ident, Item, Meta, Token, UseTree, Visibility};

/// A path as the code has it: `["super", "x"]`.
pub(crate) struct Spelled {
    pub(crate) path: Vec<String>,
    /// Whether it begins with `::`.
    pub(crate) absolute: bool,
    /// Where it stands in a `use` line: what that line calls it, which is `*` for all that is in there.
    pub(crate) name: Option<String>,
    /// Whether that line is a `pub use`.
    pub(crate) reexport: bool,
}

/// The paths of items, without those of modules among them.
pub(crate) fn spelled(items: &[Item]) -> Vec<Spelled> {
    let mut paths = Paths(Vec::new());
    for item in items {
        paths.visit_item(item);
    }
    paths.0
}

/// An item's attributes, and its name where a path can name it.
pub(crate) fn head(item: &Item) -> (&[Attribute], Option<&Ident>) {
    match item {
        Item::Const(item) => (&item.attrs, Some(&item.ident)),
        Item::Enum(item) => (&item.attrs, Some(&item.ident)),
        Item::Fn(item) => (&item.attrs, Some(&item.sig.ident)),
        Item::Static(item) => (&item.attrs, Some(&item.ident)),
        Item::Struct(item) => (&item.attrs, Some(&item.ident)),
        Item::Trait(item) => (&item.attrs, Some(&item.ident)),
        Item::Type(item) => (&item.attrs, Some(&item.ident)),
        Item::Union(item) => (&item.attrs, Some(&item.ident)),
        Item::Impl(item) => (&item.attrs, None),
        Item::Macro(item) => (&item.attrs, None),
        Item::Mod(item) => (&item.attrs, None),
        Item::Use(item) => (&item.attrs, None),
        _ => (&[], None),
    }
}

/// Whether something is compiled for tests alone.
pub(crate) fn for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute
                .parse_args::<Meta>()
                .is_ok_and(|meta| needs_test(&meta))
    })
}

fn needs_test(condition: &Meta) -> bool {
    let inner = |list: &syn::MetaList| {
        list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated)
            .unwrap_or_default()
    };
    match condition {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) if list.path.is_ident("all") => inner(list).iter().any(needs_test),
        Meta::List(list) if list.path.is_ident("any") => inner(list).iter().all(needs_test),
        _ => false,
    }
}

struct Paths(Vec<Spelled>);

impl Paths {
    fn add_imports(&mut self, tree: &UseTree, before: &Spelled) {
        let step = |last: &Ident| {
            before
                .path
                .iter()
                .cloned()
                .chain([last.to_string()])
                .collect()
        };
        let import = |path: Vec<String>, name: Option<String>| Spelled {
            path,
            name,
            ..*before
        };
        match tree {
            UseTree::Path(tree) => {
                self.add_imports(&tree.tree, &import(step(&tree.ident), None));
            }
            UseTree::Name(tree) if tree.ident == "self" => {
                let name = before.path.last().cloned();
                self.0.push(import(before.path.clone(), name));
            }
            UseTree::Name(tree) => {
                self.0
                    .push(import(step(&tree.ident), Some(tree.ident.to_string())));
            }
            UseTree::Rename(tree) => {
                self.0
                    .push(import(step(&tree.ident), Some(tree.rename.to_string())));
            }
            UseTree::Glob(_) => self
                .0
                .push(import(before.path.clone(), Some("*".to_owned()))),
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.add_imports(tree, before);
                }
            }
        }
    }
}

impl<'ast> Visit<'ast> for Paths {
    fn visit_item(&mut self, item: &'ast Item) {
        if !matches!(item, Item::Mod(_)) && !for_tests(head(item).0) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if !for_tests(&item.attrs) {
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let none = Spelled {
            path: Vec::new(),
            absolute: item.leading_colon.is_some(),
            name: None,
            reexport: !matches!(item.vis, Visibility::Inherited),
        };
        self.add_imports(&item.tree, &none);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.0.push(Spelled {
            path: path
                .segments
                .iter()
                .map(|step| step.ident.to_string())
                .collect(),
            absolute: path.leading_colon.is_some(),
            name: None,
            reexport: false,
        });
        visit::visit_path(self, path);
    }

    /// Looks into what is called like a function, such as `format!` and `matches!`.
    fn visit_macro(&mut self, called: &'ast syn::Macro) {
        self.visit_path(&called.path);
        if called
            .path
            .segments
            .iter()
            .any(|step| step.ident.to_string().contains("quote"))
        {
            return;
        }
        let arguments =
            |input: ParseStream<'_>| Punctuated::<Expr, Token![,]>::parse_terminated(input);
        if let Ok(arguments) = arguments.parse2(called.tokens.clone()) {
            // They are owned here, and what is found in them is, too.
            let mut inside = Paths(Vec::new());
            for argument in &arguments {
                inside.visit_expr(argument);
            }
            self.0.append(&mut inside.0);
        }
    }

    fn visit_attribute(&mut self, _: &'ast Attribute) {}

    fn visit_visibility(&mut self, _: &'ast Visibility) {}
}

//! The schemas of all documents by their URIs, anchors and places, and what a reference refers to.
//!
//! Invariant: only what is at the place of a schema is looked at. `$id` in a `const` is data.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};
use std::ops::Range;
use std::rc::Rc;
use std::sync::Arc;

use indexmap::IndexSet;
use saop_json::pointer::{array_index, pointer_step};
use saop_json::show::{one_line, quote};
use saop_json::{JsonKind, NodeRef, Tree};

use super::dialect::{Dialect, Language};
use super::location::Location;
use super::problem::{ProblemKind, Refusal};
use super::uri::{percent_decoded, resolve, split};
use super::vocabulary::{Holds, holds};
use crate::words::push_hint;

/// Deeper schemas are refused.
pub(crate) const MOST_LEVELS: usize = 2_048;

/// Schemas with longer URIs are refused: every relative reference in them is resolved to one as long.
const MOST_URI: usize = 2_048;

/// So many identifiers that schemas share are told.
const MOST_REPEATED: usize = 100;

/// A value of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Place {
    pub(crate) document: u32,
    pub(crate) node: u32,
}

/// A schema, and what gives its references their meaning.
#[derive(Clone, Debug)]
pub(crate) struct Found<'t> {
    pub(crate) node: NodeRef<'t>,
    pub(crate) document: u32,
    pub(crate) resource: usize,
    pub(crate) location: Arc<Location>,
}

impl Found<'_> {
    pub(crate) const fn place(&self) -> Place {
        Place {
            document: self.document,
            node: self.node.index(),
        }
    }
}

/// A schema with a URI, and everything in it up to the next such schema.
#[derive(Debug)]
pub(crate) struct Resource<'t> {
    pub(crate) uri: String,
    pub(crate) root: Found<'t>,
    pub(crate) language: Result<Language, Refusal>,
    anchors: HashMap<String, Anchor<'t>>,
    /// `$recursiveAnchor`.
    pub(crate) recursive: bool,
}

#[derive(Clone, Debug)]
struct Anchor<'t> {
    schema: Found<'t>,
    dynamic: bool,
}

impl<'t> Resource<'t> {
    pub(crate) fn dynamic_anchors(&self) -> impl Iterator<Item = (&str, &Found<'t>)> {
        let anchors = self.anchors.iter().filter(|(_, anchor)| anchor.dynamic);
        anchors.map(|(name, anchor)| (&**name, &anchor.schema))
    }
}

/// A resource within a document, of a dialect of its own.
pub(crate) struct Embedded {
    /// A JSON Pointer.
    pub(crate) location: String,
    pub(crate) dialect: Dialect,
    pub(crate) span: Range<usize>,
}

/// Why a reference leads nowhere.
enum Nothing<'t> {
    /// Nothing was given for this URI.
    Document(String),
    /// The schema with the URI has nothing at this JSON Pointer.
    Place(Found<'t>, String),
    Anchor,
}

/// What a reference refers to.
pub(crate) struct Target<'t> {
    pub(crate) schema: Found<'t>,
    /// The name, if it was found by `$dynamicAnchor`.
    pub(crate) dynamic: Option<String>,
}

type Index<'t> = Rc<HashMap<String, NodeRef<'t>>>;

#[derive(Debug, Default)]
pub(crate) struct Resources<'t> {
    list: Vec<Resource<'t>>,
    by_uri: HashMap<String, usize>,
    /// Those that are a schema within a document.
    roots: HashMap<Place, usize>,
    locations: HashMap<Place, Arc<Location>>,
    /// The metaschemas of one's own: the vocabularies by URI.
    languages: HashMap<String, Result<Language, Refusal>>,
    /// The members of large objects by name.
    members: RefCell<HashMap<Place, Index<'t>>>,
    /// The items of arrays that references lead through.
    items: RefCell<HashMap<Place, Vec<NodeRef<'t>>>>,
    /// How many references that lead nowhere were explained.
    explained: Cell<usize>,
    /// The dialect of schemas that name none.
    default: Option<Language>,
    /// References by JSON Pointer, which may lead to what no keyword holds.
    pointers: VecDeque<(Found<'t>, NodeRef<'t>)>,
    /// What references refer to outside of their own resource.
    pub(crate) wanted: IndexSet<String>,
    /// The schemas of the main document whose URI or anchor another schema had before.
    repeated: Vec<Repeated<'t>>,
}

/// A URI or anchor that two schemas give themselves.
#[derive(Debug)]
pub(crate) struct Repeated<'t> {
    /// The second one.
    pub(crate) schema: Found<'t>,
    pub(crate) keyword: &'static str,
    pub(crate) first: Arc<Location>,
}

impl<'t> Resources<'t> {
    /// Finds the schemas of the documents, given with their URIs; the first one is the main document.
    pub(crate) fn of(
        trees: &'t [Tree<'t>],
        uris: &[&str],
        forced: Option<Dialect>,
        default: Dialect,
    ) -> Self {
        let mut all = Self {
            default: Some(Language::all_of(forced.unwrap_or(default))),
            ..Self::default()
        };
        for (tree, uri) in trees.iter().zip(uris) {
            all.add_metaschema(tree.root(), uri);
        }
        for (document, (tree, uri)) in trees.iter().zip(uris).enumerate() {
            let prefix = match document {
                0 => String::new(),
                _ => format!("{uri}#"),
            };
            let root = Found {
                node: tree.root(),
                document: document as u32,
                resource: all.list.len(),
                location: Location::of_document(&prefix),
            };
            let forced = forced.filter(|_| document == 0);
            all.add_document(root, uri, forced);
        }
        all.scan_referenced();
        all
    }

    /// Finds the schemas that only a reference makes schemas: those below keywords that are unknown.
    fn scan_referenced(&mut self) {
        while let Some((from, reference)) = self.pointers.pop_front() {
            let reference = reference.string().unwrap_or_default();
            let Ok(target) = self.resolved(&from, &reference) else {
                continue;
            };
            let schema = target.schema;
            let resource = self.list.get(schema.resource);
            if let Some(Ok(language)) = resource.map(|resource| resource.language.clone())
                && !self.locations.contains_key(&schema.place())
            {
                self.scan(schema, language);
            }
        }
    }

    fn add_metaschema(&mut self, root: NodeRef<'t>, uri: &str) {
        let Some(vocabularies) = root.member("$vocabulary") else {
            return;
        };
        let named = root.member("$schema").and_then(NodeRef::string);
        let dialect = named.and_then(|uri| Dialect::of_uri(&uri));
        let dialect = dialect.unwrap_or(Dialect::Draft202012);
        let language = Language::of_metaschema(dialect, Some(vocabularies)).map_err(|unknown| {
            Refusal::new(
                ProblemKind::UnknownVocabulary,
                format!("expected a metaschema of known vocabularies, but found that it requires {unknown}"),
            )
        });
        let id = root.member("$id").and_then(NodeRef::string);
        for uri in id.as_deref().into_iter().chain([uri]) {
            self.languages.insert(resolve("", uri), language.clone());
        }
    }

    /// Returns the language that the `$schema` of a schema names.
    fn language(&self, schema: NodeRef<'_>) -> Option<Result<Language, Refusal>> {
        let uri = schema.member("$schema")?.string()?;
        if let Some(dialect) = Dialect::of_uri(&uri) {
            return Some(Ok(Language::all_of(dialect)));
        }
        let own = self.languages.get(&resolve("", &uri));
        Some(own.cloned().unwrap_or_else(|| {
            Err(Refusal::new(
                ProblemKind::UnknownDialect,
                format!(
                    "expected a known dialect ({}), but found {}",
                    Dialect::ALL.map(Dialect::name).join(", "),
                    quote(&uri)
                ),
            ))
        }))
    }

    fn add_document(&mut self, root: Found<'t>, uri: &str, forced: Option<Dialect>) {
        let default = self.default.unwrap_or(Language::all_of(Dialect::Draft07));
        let named = match (self.language(root.node), forced) {
            (Some(Ok(named)), Some(forced)) if named.dialect != forced => {
                Ok(Language::all_of(forced))
            }
            (Some(Err(refusal)), Some(forced)) if refusal.kind == ProblemKind::UnknownDialect => {
                Ok(Language::all_of(forced))
            }
            (Some(named), _) => named,
            (None, _) => Ok(default),
        };
        let language = named.clone().unwrap_or(default);
        let id = id_of(root.node, language);
        let base = resolve("", uri);
        let own = id.map_or_else(|| base.clone(), |id| resolve(&base, split(&id).0));
        let number = self.add_resource(root.clone(), own, named);
        self.by_uri.entry(base).or_insert(number);
        self.scan(root, language);
    }

    fn add_resource(
        &mut self,
        root: Found<'t>,
        uri: String,
        language: Result<Language, Refusal>,
    ) -> usize {
        let is_long = uri.len() > MOST_URI;
        let (language, uri) = if is_long {
            let found = uri.len();
            let message = format!("expected a URI of at most {MOST_URI} bytes, but found {found}");
            let refusal = Refusal::new(ProblemKind::Limit, message);
            (Err(refusal), String::new())
        } else {
            (language, uri)
        };
        let number = self.list.len();
        self.roots.insert(root.place(), number);
        self.by_uri.entry(uri.clone()).or_insert(number);
        self.list.push(Resource {
            uri,
            root: Found {
                resource: number,
                ..root
            },
            language,
            anchors: HashMap::new(),
            recursive: false,
        });
        number
    }

    /// Finds the schemas below one that is known.
    fn scan(&mut self, root: Found<'t>, language: Language) {
        let mut todo = vec![(root, language, 0)];
        while let Some((mut here, mut language, level)) = todo.pop() {
            let is_known = self
                .locations
                .insert(here.place(), Arc::clone(&here.location))
                .is_some();
            if is_known || here.node.kind() != JsonKind::Object || level > MOST_LEVELS {
                continue;
            }
            let is_new = !self.roots.contains_key(&here.place());
            if is_new && let Some(id) = id_of(here.node, language) {
                let keyword = language.dialect.id();
                let named = self.language(here.node).unwrap_or(Ok(language));
                language = named.clone().unwrap_or(language);
                let base = self.list.get(here.resource).map_or("", |one| &*one.uri);
                let uri = resolve(base, split(&id).0);
                let first = self
                    .by_uri
                    .get(&uri)
                    .and_then(|first| self.list.get(*first));
                if let Some(first) = first {
                    let first = first.root.clone();
                    self.add_repeated(&here, keyword, &first);
                }
                here.resource = self.add_resource(here.clone(), uri, named);
            }
            self.add_anchors(&here, language);
            let mut inner = Vec::new();
            for (name, value) in here.node.members() {
                if matches!(&*name, "$ref" | "$dynamicRef" | "$schema")
                    && let Some(uri) = value.string()
                {
                    let base = self.list.get(here.resource).map_or("", |one| &*one.uri);
                    let before = split(&uri).0;
                    let is_dialect = name == "$schema" && Dialect::of_uri(&uri).is_some();
                    if !before.is_empty() && !is_dialect {
                        self.wanted.insert(resolve(base, before));
                    }
                    if split(&uri).1.starts_with('/') {
                        self.pointers.push_back((here.clone(), value));
                    }
                }
                let below = |found: NodeRef<'t>, location: Arc<Location>| {
                    let schema = Found {
                        node: found,
                        location,
                        ..here.clone()
                    };
                    (schema, language, level + 1)
                };
                let at = here.location.at(&name);
                match holds(&name, language.dialect) {
                    Holds::Nothing => {}
                    Holds::Schemas if value.kind() == JsonKind::Array => {
                        inner.extend(
                            value
                                .items()
                                .enumerate()
                                .map(|(index, item)| below(item, at.at(&index.to_string()))),
                        );
                    }
                    Holds::Schema | Holds::Schemas => inner.push(below(value, at)),
                    Holds::Members => {
                        inner.extend(
                            value
                                .members()
                                .map(|(name, member)| below(member, at.at(&name))),
                        );
                    }
                }
            }
            // In the order of the text: of two schemas with one identifier, references are to the first that is found.
            todo.extend(inner.into_iter().rev());
        }
    }

    fn add_anchors(&mut self, here: &Found<'t>, language: Language) {
        let dialect = language.dialect;
        let mut anchors: Vec<(String, bool)> = Vec::new();
        let text = |name: &str| here.node.member(name).and_then(NodeRef::string);
        if dialect <= Dialect::Draft07 {
            let id = text(dialect.id()).filter(|_| here.node.member("$ref").is_none());
            let fragment = id.map(|id| split(&id).1.to_owned());
            anchors.extend(
                fragment
                    .filter(|name| !name.is_empty())
                    .map(|name| (name, false)),
            );
        } else {
            anchors.extend(text("$anchor").map(|name| (name.into_owned(), false)));
        }
        if dialect >= Dialect::Draft202012 {
            anchors.extend(text("$dynamicAnchor").map(|name| (name.into_owned(), true)));
        }
        let Some(resource) = self.list.get_mut(here.resource) else {
            return;
        };
        let mut repeated = Vec::new();
        for (name, dynamic) in anchors {
            // Some generators write the place of each schema as its `$id`.
            let is_place = name.starts_with('/');
            let anchor = Anchor {
                schema: here.clone(),
                dynamic,
            };
            match resource.anchors.entry(name) {
                Entry::Occupied(mut known) => {
                    let known = known.get_mut();
                    known.dynamic |= dynamic;
                    if !is_place {
                        repeated.push((known.schema.clone(), dynamic));
                    }
                }
                Entry::Vacant(place) => {
                    place.insert(anchor);
                }
            }
        }
        if dialect == Dialect::Draft201909
            && here.place() == resource.root.place()
            && here
                .node
                .member("$recursiveAnchor")
                .is_some_and(|value| value.text() == "true")
        {
            resource.recursive = true;
        }
        for (first, dynamic) in repeated {
            let keyword = match dialect {
                _ if dialect <= Dialect::Draft07 => dialect.id(),
                _ if dynamic => "$dynamicAnchor",
                _ => "$anchor",
            };
            self.add_repeated(here, keyword, &first);
        }
    }

    /// Notes that a schema has the URI or anchor of another one, unless both say the same.
    fn add_repeated(&mut self, here: &Found<'t>, keyword: &'static str, first: &Found<'t>) {
        let is_other = first.place() != here.place() && first.node.text() != here.node.text();
        if is_other && here.document == 0 && self.repeated.len() < MOST_REPEATED {
            self.repeated.push(Repeated {
                schema: here.clone(),
                keyword,
                first: Arc::clone(&first.location),
            });
        }
    }

    pub(crate) fn repeated(&self) -> &[Repeated<'t>] {
        &self.repeated
    }

    /// Returns how many schemas there are.
    pub(crate) fn count(&self) -> usize {
        self.locations.len()
    }

    /// Returns the document's schema.
    pub(crate) fn document(&self, document: u32) -> Option<&Found<'t>> {
        let mut list = self.list.iter();
        list.find(|one| one.root.document == document)
            .map(|one| &one.root)
    }

    /// Returns the dialect of a schema.
    pub(crate) fn dialect(&self, schema: &Found<'t>) -> Result<Dialect, Refusal> {
        match self
            .list
            .get(schema.resource)
            .map(|resource| &resource.language)
        {
            Some(Ok(language)) => Ok(language.dialect),
            Some(Err(refusal)) => Err(refusal.clone()),
            None => Ok(Dialect::Draft07),
        }
    }

    pub(crate) fn resource(&self, number: usize) -> Option<&Resource<'t>> {
        self.list.get(number)
    }

    /// Returns the resources within the first document that name another dialect.
    pub(crate) fn embedded(&self, dialect: Dialect) -> impl Iterator<Item = Embedded> + '_ {
        self.list.iter().filter_map(move |resource| {
            let root = &resource.root;
            let own = resource.language.as_ref().ok()?.dialect;
            let location = root.location.text();
            let is_within = root.document == 0 && !location.is_empty();
            (is_within && own != dialect).then(|| Embedded {
                location,
                dialect: own,
                span: root.node.span(),
            })
        })
    }

    pub(crate) fn knows(&self, uri: &str) -> bool {
        self.by_uri.contains_key(split(uri).0)
    }

    /// Returns the schema that is the value of a keyword, or in it.
    pub(crate) fn below(
        &self,
        around: &Found<'t>,
        node: NodeRef<'t>,
        location: impl FnOnce() -> Arc<Location>,
    ) -> Found<'t> {
        let place = Place {
            document: around.document,
            node: node.index(),
        };
        let known = self.locations.get(&place).cloned();
        Found {
            node,
            document: around.document,
            resource: self.roots.get(&place).copied().unwrap_or(around.resource),
            location: known.unwrap_or_else(location),
        }
    }

    /// Finds what a reference refers to.
    pub(crate) fn target(&self, from: &Found<'t>, reference: &str) -> Result<Target<'t>, Refusal> {
        self.resolved(from, reference).map_err(|nothing| {
            let why = match nothing {
                Nothing::Document(uri) => {
                    format!(
                        " (nothing was found for {}; documents are not fetched, they have to be given)",
                        one_line(&uri, MOST_URI)
                    )
                }
                Nothing::Place(root, pointer) => self.missing(&root, &pointer),
                Nothing::Anchor => " (there is no such anchor)".to_owned(),
            };
            Refusal::new(
                ProblemKind::UnresolvedReference,
                format!(
                    "expected a reference to a schema that was given, but found {}{why}",
                    quote(reference)
                ),
            )
        })
    }

    fn resolved(&self, from: &Found<'t>, reference: &str) -> Result<Target<'t>, Nothing<'t>> {
        let base = self.list.get(from.resource).map_or("", |one| &*one.uri);
        let (before, fragment) = split(reference);
        let number = match before {
            "" => Some(from.resource),
            _ => self.by_uri.get(&resolve(base, before)).copied(),
        };
        let resource = number.and_then(|number| self.list.get(number));
        let resource = resource.ok_or_else(|| Nothing::Document(resolve(base, before)))?;
        let fragment = percent_decoded(fragment);
        if fragment.is_empty() {
            return Ok(Target {
                schema: resource.root.clone(),
                dynamic: None,
            });
        }
        if fragment.starts_with('/') {
            let schema = self.by_pointer(&resource.root, &fragment);
            let nothing = || Nothing::Place(resource.root.clone(), fragment.clone());
            return Ok(Target {
                schema: schema.ok_or_else(nothing)?,
                dynamic: None,
            });
        }
        let anchor = resource.anchors.get(&fragment).ok_or(Nothing::Anchor)?;
        Ok(Target {
            schema: anchor.schema.clone(),
            dynamic: anchor.dynamic.then_some(fragment),
        })
    }

    fn by_pointer(&self, root: &Found<'t>, pointer: &str) -> Option<Found<'t>> {
        let (found, left) = self.follow(root, pointer);
        left.is_empty().then_some(found)
    }

    /// Follows a JSON Pointer as far as it leads. Returns the last place, and the rest of the pointer.
    fn follow<'p>(&self, root: &Found<'t>, pointer: &'p str) -> (Found<'t>, &'p str) {
        let mut found = root.clone();
        let mut left = pointer
            .find('/')
            .and_then(|start| pointer.get(start..))
            .unwrap_or("");
        while let Some(rest) = left.strip_prefix('/') {
            let end = rest.find('/').unwrap_or(rest.len());
            let (token, after) = rest.split_at(end);
            let step = pointer_step(token);
            let node = match found.node.kind() {
                JsonKind::Array => self.item(&found, token),
                _ => self.member(&found, &step),
            };
            let Some(node) = node else {
                break;
            };
            let around = Arc::clone(&found.location);
            found = self.below(&found, node, || around.at(&step));
            left = after;
        }
        (found, left)
    }

    /// Says up to where a JSON Pointer leads. Empty for all but the first pointers, which are those that are told.
    fn missing(&self, root: &Found<'t>, pointer: &str) -> String {
        /// More than are told.
        const MOST: usize = 128;
        const MOST_NAMES: usize = 500;
        if self.explained.replace(self.explained.get() + 1) >= MOST {
            return String::new();
        }
        let (around, left) = self.follow(root, pointer);
        let step = left.trim_start_matches('/').split('/').next().unwrap_or("");
        let end = pointer.len() - left.len() + 1 + step.len();
        let place = one_line(pointer.get(..end).unwrap_or(pointer), MOST_URI);
        let mut why = format!(" (there is nothing at {place})");
        let names = around.node.members().take(MOST_NAMES);
        let names: Vec<_> = names.map(|(name, _)| name).collect();
        push_hint(
            &mut why,
            &pointer_step(step),
            names.iter().map(|name| &**name),
        );
        why
    }

    fn item(&self, array: &Found<'t>, token: &str) -> Option<NodeRef<'t>> {
        let mut items = self.items.borrow_mut();
        let items = items
            .entry(array.place())
            .or_insert_with(|| array.node.items().collect());
        items.get(array_index(token)?).copied()
    }

    /// Returns the member of an object with that name.
    pub(crate) fn member(&self, object: &Found<'t>, name: &str) -> Option<NodeRef<'t>> {
        const MANY: usize = 16;
        if object.node.members().nth(MANY).is_none() {
            return object.node.member(name);
        }
        let index = Rc::clone(
            self.members
                .borrow_mut()
                .entry(object.place())
                .or_insert_with(|| {
                    let members = object.node.members();
                    Rc::new(
                        members
                            .map(|(name, value)| (name.into_owned(), value))
                            .collect(),
                    )
                }),
        );
        index.get(name).copied()
    }
}

/// Returns the URI that a schema gives itself.
fn id_of(schema: NodeRef<'_>, language: Language) -> Option<Cow<'_, str>> {
    let dialect = language.dialect;
    let id = schema.member(dialect.id())?.string()?;
    let is_ignored = dialect.ref_stands_alone() && schema.member("$ref").is_some();
    let is_anchor = id.starts_with('#');
    (!is_ignored && !is_anchor).then_some(id)
}

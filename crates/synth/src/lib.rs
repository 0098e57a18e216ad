//! Makes documents from a JSON Schema: valid ones from its bounds, and broken ones, each broken in one
//! way. Invariant: nothing here knows any schema by name, and nothing here is shared with the
//! library under test: it has its own JSON reader, so that a fault of one cannot hide in the other.
//!
//! ```
//! use saop_synth::{Rng, Synth};
//!
//! let synth = Synth::new(r#"{"type":"object","additionalProperties":false,"required":["id"],
//!     "properties":{"id":{"type":"string","minLength":1}}}"#)?;
//! let mut rng = Rng::with_seed(7);
//! let document = synth.valid(&mut rng);
//! let broken = synth.mutate(&document, &mut rng);
//! assert_ne!(broken.text, document);
//! # Ok::<(), saop_synth::SynthError>(())
//! ```

mod bound;
mod breach;
pub mod corpus;
mod equal;
mod error;
mod free;
mod make;
mod number;
mod pattern;
mod read;
mod rng;
mod rules;
mod schema;
mod step;
mod string;
mod text;
mod tree;
mod twist;

pub use error::SynthError;
pub use rng::Rng;
pub use rules::Rule;
pub use tree::{Layout, Member, Tree};

use make::{Maker, Plan};
use rules::Placed;
use schema::Schema;

/// Makes documents of one schema.
#[derive(Debug, Clone)]
pub struct Synth {
    schema: Schema,
    rules: Vec<Placed>,
}

/// A document with one change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mutation {
    /// The changed text.
    pub text: String,
    /// The change: the keyword of the rule it goes against, or what was done to the text. It may
    /// have left the document valid.
    pub what: &'static str,
}

impl Synth {
    /// Reads a self-contained Draft-07 schema: every `$ref` in it is local.
    ///
    /// # Errors
    /// Where the text is not JSON, or a keyword, pattern or reference is not one that documents can be
    /// made from.
    pub fn new(bundled: &str) -> Result<Self, SynthError> {
        let schema = Schema::parse(bundled)?;
        let rules = schema.rules();
        Ok(Self { schema, rules })
    }

    /// A document that the schema accepts.
    ///
    /// It may hold what only the schema allows: array items that are alike, or numbers in free-form
    /// objects that no float holds.
    #[must_use]
    pub fn valid(&self, rng: &mut Rng) -> String {
        let maker = Maker::any(&self.schema, rng);
        let layout = Layout::any(rng);
        maker.value(self.schema.root, 0, rng).write(layout, rng)
    }

    /// The document with one change, most often one that breaks a rule of the schema; each rule at
    /// each place is as likely as any other.
    #[must_use]
    pub fn mutate(&self, document: &str, rng: &mut Rng) -> Mutation {
        if let Ok(original) = Tree::parse(document) {
            for _ in 0..20 {
                let mut tree = original.clone();
                let maker = Maker {
                    schema: &self.schema,
                    plan: Plan::any(rng),
                };
                let what = match rng.below(100) {
                    0..=75 if !self.rules.is_empty() => {
                        maker.breach(&mut tree, &self.rules[rng.below(self.rules.len())], rng)
                    }
                    0..=79 => maker.repeat_key(&mut tree, rng),
                    80..=82 => maker.deepen(&mut tree, rng),
                    83..=86 => maker.overflow(&mut tree, rng),
                    87 | 88 => maker.repeat_item(&mut tree, rng),
                    89..=92 => maker.spoil_token(&mut tree, rng),
                    _ => break,
                };
                if let Some(what) = what.filter(|_| tree != original) {
                    let layout = Layout::any(rng);
                    let text = tree.write(layout, rng);
                    return Mutation { text, what };
                }
            }
        }
        let (text, what) = text::change(document, rng);
        Mutation { text, what }
    }

    /// Every rule of the schema at every place where it holds.
    pub fn rules(&self) -> impl Iterator<Item = Rule> + '_ {
        self.rules.iter().map(Placed::rule)
    }

    /// The rule that a violation breaks: `pointer` leads to the value, for `required` and
    /// `additionalProperties` to the missing or extra member.
    #[must_use]
    pub fn rule_at(&self, pointer: &str, keyword: &str) -> Option<Rule> {
        self.schema.rule_at(pointer, keyword, &self.rules)
    }
}

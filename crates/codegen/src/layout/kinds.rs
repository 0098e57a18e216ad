//! What a part says of values of each kind, and of numbers.

use saop_json::JsonKind;

use super::naming::kind_names;
use super::{Form, Make};
use crate::layout::ir::{KindVariant, Shape, Ty};

impl Make<'_> {
    /// A part that allows values of several kinds.
    pub(super) fn of_kinds(&mut self, part: usize, kinds: &[JsonKind], name: &str) -> Form {
        let here = self.outlined(part);
        let says_type = here.says("type");
        let typed = |kind: &JsonKind| match kind {
            JsonKind::Object => here.members.is_some(),
            JsonKind::Array => here.items.is_some(),
            _ => false,
        };
        if !says_type && !kinds.iter().any(typed) {
            return self.untyped(part, "its rules are of values of several kinds");
        }
        let mut variants = Vec::new();
        let mut others = false;
        for kind in kinds {
            if !says_type && !typed(kind) {
                others = true;
                continue;
            }
            let (json, rust) = self.kind_names(part, *kind);
            let rust = &*rust;
            let name = &*self.of_label(name, rust);
            let form = match self.of_kind(part, *kind, name) {
                // Who says neither how large nor how exact numbers are wants them as they came.
                Form::Plain(Ty::F64, exact) => Form::Plain(Ty::Number, exact),
                form => form,
            };
            let ty = self.finish(part, name, form, None);
            variants.push(KindVariant {
                kind: Some(json),
                rust: rust.to_owned(),
                ty,
            });
        }
        if others {
            let reason = match (here.members.is_some(), here.items.is_some()) {
                (true, false) => "it has no `type`, and values that are no objects are valid, too",
                (false, true) => "it has no `type`, and values that are no arrays are valid, too",
                _ => "it has no `type`, and values of other kinds are valid, too",
            };
            self.note(part, reason);
            // All kinds but arrays and objects are scalars.
            let rust = match &*variants {
                _ if self.is_house => "Other".to_owned(),
                [one] => format!("Not{}", one.kind.unwrap_or_default()),
                _ => "Scalar".to_owned(),
            };
            let other = self.of_label(name, &rust);
            let ty = self.item(&other, part, Shape::Checked(Ty::Any, None), false);
            variants.push(KindVariant {
                kind: None,
                rust,
                ty,
            });
        }
        Form::New(Shape::Kinds(variants), true)
    }

    /// Returns the kinds of values other than `null` with their branches, where `null` is valid under several of the branches, exactly
    /// one of which has to be valid, and the type of each branch is that of one other kind or `null`.
    pub(super) fn kinds_beside_null(
        &self,
        part: usize,
        branches: &[usize],
    ) -> Option<Vec<(JsonKind, usize)>> {
        const LEAST: usize = 2;
        let mut others: Vec<(JsonKind, usize)> = Vec::new();
        for branch in branches {
            let kind = match *self.outlined(*branch).kinds {
                [JsonKind::Null] => continue,
                [kind] | [kind, JsonKind::Null] | [JsonKind::Null, kind] => kind,
                _ => return None,
            };
            if others.iter().any(|(other, _)| *other == kind) || !self.fits(*branch, part) {
                return None;
            }
            others.push((kind, *branch));
        }
        let takes_null = |branch: &&usize| self.outline.accepts(**branch, "null");
        if others.len() < LEAST || branches.iter().filter(takes_null).take(LEAST).count() < LEAST {
            return None;
        }
        Some(others)
    }

    /// Returns a variant for each kind of values, with its branch.
    pub(super) fn kinds_without_null(
        &mut self,
        kinds: Vec<(JsonKind, usize)>,
        name: &str,
    ) -> Option<Vec<KindVariant>> {
        let variants = kinds.into_iter().map(|(kind, branch)| {
            let (json, rust) = self.kind_names(branch, kind);
            let rust = &*rust;
            let ty = match self.part(branch, &self.of_label(name, rust)) {
                Ty::Nullable(inner) => *inner,
                other if self.outlined(branch).kinds.len() == 1 => other,
                _ => return None,
            };
            Some(KindVariant {
                kind: Some(json),
                rust: rust.to_owned(),
                ty,
            })
        });
        variants.collect()
    }

    /// Returns what a kind of values is called: in Rust code, and as the variant for what a part says of it.
    pub(super) fn kind_names(&self, part: usize, kind: JsonKind) -> (&'static str, String) {
        let (json, rust) = kind_names(kind);
        let rust = match kind {
            JsonKind::Number if self.is_integer(part) => "Integer".to_owned(),
            JsonKind::Array if !self.is_house => self.list_label(part),
            _ => rust.to_owned(),
        };
        (json, rust)
    }

    /// What a part says of values of one kind.
    pub(super) fn of_kind(&mut self, part: usize, kind: JsonKind, name: &str) -> Form {
        let here = self.outlined(part);
        let mut constraints = here.constraints.iter();
        let exact = here.applied.is_empty()
            && constraints.all(|(keyword, kinds)| *keyword == "type" || !kinds.contains(&kind));
        match kind {
            JsonKind::Null => Form::Plain(Ty::Null, exact),
            JsonKind::Bool => Form::Plain(Ty::Bool, exact),
            JsonKind::String => self.text(part, exact),
            JsonKind::Number if self.is_integer(part) => self.integer(part, exact),
            JsonKind::Number => self.number(part, exact),
            JsonKind::Array => self.array(part, exact, name),
            JsonKind::Object => self.object(part, exact, name),
        }
    }

    fn is_integer(&self, part: usize) -> bool {
        let mut sources = Vec::new();
        self.sources(part, &mut sources, 0);
        let mut sources = sources.into_iter();
        sources.any(|source| self.outlined(source).allows_only_integers())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use crate::{Settings, generate};

    // SPEC S5
    #[test]
    fn a_rule_of_a_branch_is_that_of_its_type_in_a_union() {
        let schema = r##"{"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {"s": {"type": ["object", "null"], "properties": {"k": {"type": "string"}}}}, "type": "object",
            "properties": {"a": {"oneOf": [{"$ref": "#/$defs/s"}, {"type": ["string", "null"]}]}}}"##;
        let sources = BTreeMap::from([("x.json".to_owned(), schema.to_owned())]);
        let settings = Settings::default().with_house_rules(false);
        let variants = |settings: Settings| -> Vec<String> {
            let made = generate(&sources, &settings).unwrap();
            let mut lines = made.files["types.rs"].lines().map(str::trim);
            lines.find(|line| line.starts_with("pub enum Xa")).unwrap();
            let variants = lines.take_while(|line| *line != "}");
            variants
                .filter(|line| !line.starts_with("//"))
                .map(str::to_owned)
                .collect()
        };
        let plain = ["Object(S),", "String(::std::string::String),"];
        assert_eq!(variants(settings.clone()), plain);
        let ruled = variants(settings.clone().with_rule("x#/$defs/s", "crate::R"));
        assert_eq!(ruled[0], "S(S),");
        let by_hand = variants(settings.with_hand_written("x#/$defs/s", "crate::H"));
        assert_eq!(by_hand[0], "S(S),");
    }
}

//! What is certain about the values that can be valid under a part: their kinds, their constants, and of objects the members. The
//! index of a union is made of these facts, and who looks for the branch that was meant can ask for them, too.
//!
//! Invariant: a value that contradicts the facts of a part is invalid under it. Facts may leave things out: what takes too much
//! work says nothing, and neither does a circle of references.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::rc::Rc;

use saop_json::JsonKind;

use super::values::Values;
use crate::keywords::constraint::Kinds;
use crate::keywords::in_place::InPlace;
use crate::plan::{Part, Plan};

/// The names on the way to a member of an object, or to a member of such a member.
pub(crate) type Path = Rc<[Box<str>]>;

/// What is certain about the values that can be valid under a part.
#[derive(Clone, Debug)]
pub(crate) struct Facts {
    /// The values themselves, as far as constants and kinds tell.
    pub(crate) values: Values,
    /// If the value is an object: the members of which something is known.
    pub(crate) members: BTreeMap<Path, Member>,
}

/// What is certain about a member of an object.
#[derive(Clone, Debug)]
pub(crate) struct Member {
    /// The values that it can have if it is there.
    pub(crate) values: Values,
    /// Whether it is there.
    pub(crate) required: bool,
}

/// Finds the facts of parts, each once.
pub(crate) struct Finder<'p> {
    plan: &'p Plan,
    known: HashMap<(usize, usize), Rc<Facts>>,
    /// The parts that lead to themselves without going into the value: a verdict may depend on what is asked first.
    circular: HashSet<usize>,
    /// How many parts around this one are being looked at.
    levels: usize,
    /// How many more facts may be looked at.
    left: usize,
}

/// How many names a path has at most.
const MOST_NAMES: usize = 2;

/// How many parts that apply to the same value, or are within each other, are followed.
const MOST_LEVELS: usize = 64;

/// How many facts are looked at in all: so many, and more for each part.
const LEAST_WORK: usize = 1 << 16;
const WORK_FOR_PART: usize = 1 << 5;
const MOST_WORK: usize = 1 << 20;

impl Facts {
    /// Nothing is certain.
    pub(crate) const fn none() -> Self {
        Self {
            values: Values::any(),
            members: BTreeMap::new(),
        }
    }

    /// Returns the facts of an object that has a member.
    pub(crate) fn of_member(name: &str) -> Self {
        let mut facts = Self {
            values: Values::of(Kinds::of(JsonKind::Object)),
            ..Self::none()
        };
        let path: Path = Rc::new([name.into()]);
        facts.member(&path).required = true;
        facts
    }

    /// Whether the value can be an object.
    pub(crate) fn has_objects(&self) -> bool {
        self.values.kinds.contains(JsonKind::Object)
    }

    /// Returns how many facts there are.
    pub(crate) fn count(&self) -> usize {
        let members = self.members.values();
        let members = members.map(|member| 1 + member.values.constants.len());
        1 + self.values.constants.len() + members.sum::<usize>()
    }

    fn member(&mut self, path: &Path) -> &mut Member {
        self.members.entry(Rc::clone(path)).or_insert(Member {
            values: Values::any(),
            required: false,
        })
    }

    /// Adds other facts about the same values.
    fn narrow(&mut self, other: &Self) {
        self.values.narrow(&other.values);
        for (path, member) in &other.members {
            let own = self.member(path);
            own.values.narrow(&member.values);
            own.required |= member.required;
        }
    }

    /// Returns the facts of values to each of which one of several facts applies.
    fn any_of(all: &[Rc<Self>]) -> Self {
        let mut values = Values::of(Kinds::NONE);
        for one in all {
            values.widen(&one.values);
        }
        let objects = all.iter().filter(|one| one.has_objects());
        let count = objects.clone().count();
        let mut members: BTreeMap<Path, (usize, Member)> = BTreeMap::new();
        for (path, member) in objects.flat_map(|one| &one.members) {
            match members.get_mut(path) {
                Some((count, known)) => {
                    *count += 1;
                    known.values.widen(&member.values);
                    known.required &= member.required;
                }
                None => {
                    members.insert(Rc::clone(path), (1, member.clone()));
                }
            }
        }
        let members = members.into_iter();
        let members = members.filter(|(_, (all, _))| *all == count);
        Self {
            values,
            members: members.map(|(path, (_, member))| (path, member)).collect(),
        }
    }

    /// Leaves out what says nothing, and objects if there are none.
    fn simplify(&mut self) {
        let mut members = self.members.values();
        if members.any(|member| member.required && member.values.is_empty()) {
            self.values.remove(JsonKind::Object);
        }
        if !self.has_objects() {
            self.members.clear();
        }
        self.members
            .retain(|_, member| member.required || !member.values.is_any());
    }
}

impl<'p> Finder<'p> {
    pub(crate) fn new(plan: &'p Plan) -> Self {
        let work = LEAST_WORK + WORK_FOR_PART * plan.len();
        Self {
            plan,
            known: HashMap::new(),
            circular: circular(plan),
            levels: 0,
            left: work.min(MOST_WORK),
        }
    }

    /// Returns the facts of a part.
    pub(crate) fn of(&mut self, part: usize) -> Rc<Facts> {
        self.facts(part, MOST_NAMES)
    }

    /// Returns the facts of a part with paths of at most so many names.
    fn facts(&mut self, number: usize, names: usize) -> Rc<Facts> {
        let key = (number, names);
        if let Some(known) = self.known.get(&key) {
            return Rc::clone(known);
        }
        let part = self.plan.part(number);
        let Some(part) = part.filter(|_| !self.circular.contains(&number)) else {
            return Rc::new(Facts::none());
        };
        let mut facts = Facts {
            values: Values::of(part.possible),
            members: BTreeMap::new(),
        };
        if self.left == 0 || self.levels >= MOST_LEVELS {
            return Rc::new(facts);
        }
        self.levels += 1;
        self.add_own(part, names, &mut facts);
        self.add_applied(part, names, &mut facts);
        facts.simplify();
        self.spend(facts.count());
        self.levels -= 1;
        let facts = Rc::new(facts);
        self.known.insert(key, Rc::clone(&facts));
        facts
    }

    fn spend(&mut self, work: usize) {
        self.left = self.left.saturating_sub(work);
    }

    fn add_own(&mut self, part: &Part, names: usize, facts: &mut Facts) {
        for constraint in &part.constraints {
            if let Some(constants) = constraint.test.constants() {
                self.spend(constants.len());
                facts.values.narrow(&Values::of_constants(constants));
            }
        }
        let listed = part.properties.iter().filter(|_| names > 0);
        for property in listed.flat_map(|properties| &properties.list) {
            let required = property.missing.is_some();
            let value = property.part.map(|part| self.facts(part, names - 1));
            let path: Path = Rc::new([property.name.as_str().into()]);
            let member = facts.member(&path);
            member.required |= required;
            let Some(value) = value else {
                continue;
            };
            member.values.narrow(&value.values);
            let required = required && value.values.are_objects();
            for (rest, member) in &value.members {
                // Only what can be a tag is worth its room.
                if member.values.constants.is_empty() {
                    continue;
                }
                let path: Path = path.iter().chain(rest.iter()).cloned().collect();
                let own = facts.member(&path);
                own.values.narrow(&member.values);
                own.required |= required && member.required;
            }
        }
    }

    /// Adds the facts of what else applies to the value itself.
    fn add_applied(&mut self, part: &Part, names: usize, facts: &mut Facts) {
        for applied in &part.in_place {
            match applied {
                InPlace::Schema(number) => {
                    let other = self.facts(*number, names);
                    self.spend(other.count());
                    facts.narrow(&other);
                }
                InPlace::Choice(choice) => {
                    let branches = choice.branches.iter().map(|branch| branch.part);
                    self.add_one_of(branches, names, facts);
                }
                _ => {}
            }
        }
        if let Some(union) = &part.union {
            let mut branches: Vec<usize> = union.branches.values().copied().collect();
            branches.sort_unstable();
            self.add_one_of(branches, names, facts);
        }
    }

    fn add_one_of(
        &mut self,
        branches: impl IntoIterator<Item = usize>,
        names: usize,
        facts: &mut Facts,
    ) {
        let all = branches.into_iter().map(|part| self.facts(part, names));
        let all: Vec<Rc<Facts>> = all.collect();
        self.spend(all.iter().map(|one| one.count()).sum());
        if self.left > 0 {
            facts.narrow(&Facts::any_of(&all));
        }
    }
}

/// Returns the parts that lead, without going into the value, to a part that leads to itself in this way.
fn circular(plan: &Plan) -> HashSet<usize> {
    let mut users = vec![Vec::new(); plan.len()];
    // How many parts each one leads to that may be circular.
    let mut counts = vec![0usize; plan.len()];
    for (number, count) in counts.iter_mut().enumerate() {
        let mut add = |other: usize| {
            if let Some(users) = users.get_mut(other) {
                users.push(number);
                *count += 1;
            }
        };
        let Some(part) = plan.part(number) else {
            continue;
        };
        for applied in &part.in_place {
            if !matches!(applied, InPlace::Unevaluated(_)) {
                applied.for_each_part(&mut add);
            }
        }
        let union = part.union.iter();
        union
            .flat_map(|union| union.branches.values())
            .for_each(|branch| add(*branch));
    }
    let mut ends: Vec<usize> = (0..plan.len())
        .filter(|number| counts.get(*number) == Some(&0))
        .collect();
    let mut circular: HashSet<usize> = (0..plan.len()).collect();
    while let Some(end) = ends.pop() {
        circular.remove(&end);
        for user in users.get(end).into_iter().flatten() {
            if let Some(count) = counts.get_mut(*user) {
                *count -= 1;
                if *count == 0 {
                    ends.push(*user);
                }
            }
        }
    }
    circular
}

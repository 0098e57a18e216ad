//! The schemas that generated types export: each accepts what its type does. SPEC E5.
//!
//! Invariant: every type that exports one is here, by the text of the golden outputs.

use saop_json::text::Cursor;
use saop_schema::schemars::{self, JsonSchema, schema_for};
use saop_schema::{CompileOptions, Decode, Reader, Schema};
use serde_json::Value;

use crate::common;
use crate::every_branch::{BRANCHES, INHERITED, MESSAGES, NUMBERS, RULES, SHAPES, SPELLED, UNIONS};

struct Type {
    name: String,
    takes: fn(&str) -> bool,
    schema: schemars::Schema,
}

impl Type {
    fn of<T: Decode + JsonSchema>(name: String) -> Self {
        Self {
            name,
            takes: |text| {
                let mut reader = Reader::new(Cursor::new(text), 128);
                T::decode(&mut reader).is_ok()
            },
            schema: schema_for!(T),
        }
    }
}

macro_rules! types {
    ($($module:ident::$schema:ident: $($type:ident)*;)*) => {
        fn types() -> Vec<Type> {
            vec![$($(Type::of::<crate::$module::$schema::$type>(
                concat!(stringify!($module), "::", stringify!($schema), "::", stringify!($type)).to_owned(),
            )),*),*]
        }
    };
}

types! {
    open_branches::branches: BranchesTaggedTextKind BranchesTaggedText BranchesTaggedImageUrlKind BranchesTaggedImageUrl BranchesTagged BranchesKeyedText BranchesKeyedBlob BranchesKeyed BranchesChoiceAuto BranchesChoiceObject BranchesChoice BranchesWholeA BranchesWholeAMembers BranchesWholeB BranchesWholeBMembers BranchesWhole BranchesResultMore BranchesResultTools BranchesResultEmpty BranchesResult BranchesNumbers BranchesBesideA BranchesBesideB Untyped UntypedObject UntypedNotObject BranchesBeside BranchesBesideValue BranchesObjectsA BranchesObjectsB BranchesObjects BranchesNamedText BranchesNamedImage BranchesNamed BranchesRequired Branches;
    open_definitions::definitions: Definitions RequestId PingRequestMethod PingRequestParams PingRequest Message;
    open_exact::measures: MeasuresPort MeasuresPrice MeasuresLevel MeasuresHalf MeasuresMixedInteger MeasuresMixedString MeasuresMixedBoolean MeasuresMixed MeasuresTitledLow MeasuresTitledHigh MeasuresTitled MeasuresId MeasuresEither Measures;
    open_exact::old: OldWhole OldOneInteger OldOneString OldOne OldBoth OldAny Old;
    open_inherited::inherited: InheritedEventMadeKind InheritedEventMade InheritedEventMadeMembers InheritedEventGoneKind InheritedEventGone InheritedEventGoneMembers InheritedEvent CatKind InheritedPetCat InheritedPetCatMembers DogKind InheritedPetDog InheritedPetDogMembers InheritedPet InheritedSizeSmall InheritedSizeSmallMembers InheritedSizeLarge InheritedSizeLargeMembers InheritedSize Cat Dog Animal Base InheritedMetaFixed InheritedMetaFixedMembers InheritedMetaFree InheritedMetaFreeMembers InheritedMeta InheritedCounts InheritedSome InheritedSomeMembers InheritedSealed InheritedSealedMembers InheritedLeft InheritedLeftMembers InheritedOpen InheritedItems InheritedByName InheritedByNameMembers InheritedLevel InheritedMode InheritedNames InheritedOrder Inherited Address2 InheritedByNameMember;
    open_inherited::reference: Config Other Config2;
    open_members::settings: Settings SettingsMembers ToolVersion Tool Tools Counts Typed NearValue Near Tree None ToolsMember CountsMember TypedMember NearMember TreeMember;
    open_names::names: NamesChoice NamesU448u43aU430u43bU430Fl NamesU448u43aU430u43bU430 Names Fi2 Fi Labelled Matched MatchedMembers Mixed MixedMembers Forbidden ForbiddenMembers Open Needed MixedMember;
    open_numbers::numbers: NumbersNot NumbersNotMembers NumbersOneNumber2 NumbersOne NumbersOneValue NumbersContains NumbersIfDeepItem NumbersIf NumbersIfMembers NumbersAll NumbersAllMembers NumbersPatternExtra NumbersPattern NumbersPatternMembers NumbersBeside Self_ Numbers NumbersPatternMember;
    open_numbers::spelled: SpelledLevel SpelledWhole SpelledOwn SpelledHalf SpelledSeenObjectX SpelledSeenObject SpelledSeenObjectMembers SpelledSeenNotObject SpelledSeen SpelledBothObjectX SpelledBothObject SpelledBothObjectMembers SpelledBothNotObject SpelledBoth Spelled;
    open_objects::objects: ObjectsClosed ObjectsEmpty ObjectsLimits ObjectsHeaders ObjectsNames Objects;
    open_places::stay: HotelStayId Nights NightsMembers HotelStayGuests Chamber Note Size HotelStay HotelStayMembers;
    open_recursive::recursive: Tree Nested Json Node Pair Rows Term;
    open_rules::rules: RulesRatio RulesPair RulesSome RulesMerged RulesMergedMembers RulesCard RulesCardMembers RulesConditional RulesConditionalMembers RulesEither RulesEitherMembers RulesNot RulesSealed RulesSealedMembers RulesNever Rules Base;
    open_shared::common: Common Line Address Maybe Size Kind Price;
    open_shared::customer: Customer Peer;
    open_shared::order: OrderEither Price Order;
    open_shared::peer: Peer Customer;
    open_shared::quote: Quote;
    open_tuples::shapes: ShapesBoundedItem1 ShapesBoundedItem2 ShapesUnique ShapesPosition ShapesSome ShapesMixed SumItem1 Sum Term Shapes;
    open_unions::unions: UnionsId UnionsKinds UnionsLevel TextType Text ImageType Image UnionsBlock UnionsOverlappingA UnionsOverlappingB UnionsOverlapping UnionsExclusiveA UnionsExclusiveB UnionsExclusive UnionsExclusiveValue UnionsUntyped UnionsImplicitObject UnionsImplicitNotObject UnionsImplicit UnionsConstants UnionsVersion UnionsAmount UnionsQuantity UnionsPositive UnionsChoiceString UnionsChoice UnionsSame UnionsSameValue Unions;
}

/// The types that take other values than their schemas, and why.
const OTHERS: &[(&str, &str)] = &[
    (
        "open_numbers::spelled::",
        "in draft-04, `1.0` is no integer",
    ),
    (
        "open_places::stay::Note",
        "a hand-written type refuses more",
    ),
    ("open_exact::old::", "in draft-04, `1.0` is no integer"),
];

/// Returns the names of all types for which the golden outputs export a schema.
fn in_texts() -> Vec<String> {
    let mut all = Vec::new();
    for (case, folder) in common::entries(&common::folder("golden")) {
        let text = std::fs::read_to_string(folder.join("types.rs")).unwrap();
        for module in text.split("\npub mod ").skip(1) {
            let (schema, module) = module.split_once(' ').unwrap();
            let Some((_, list)) = module.split_once("__rt::json_schemas!(") else {
                continue;
            };
            let (list, _) = list.split_once(");\n").unwrap();
            // Kinds and parts are in parentheses.
            let mut depth = 0;
            let names: String = list
                .chars()
                .filter(|character| {
                    depth += i32::from(*character == '(');
                    let is_inside = depth > 0;
                    depth -= i32::from(*character == ')');
                    !is_inside
                })
                .collect();
            let names = names.replace("; SCHEMA", "");
            let case = case.replace('-', "_");
            let names = names.split_whitespace();
            all.extend(names.map(|name| format!("{case}::{schema}::{name}")));
        }
    }
    all
}

/// Returns a value and all values in it.
fn values_in(value: &Value, all: &mut Vec<String>) {
    all.push(value.to_string());
    match value {
        Value::Array(items) => items.iter().for_each(|item| values_in(item, all)),
        Value::Object(members) => members.values().for_each(|member| values_in(member, all)),
        _ => {}
    }
}

/// Returns the documents of the other tests, all values in them, and some of each kind.
fn documents() -> Vec<String> {
    let own = [
        r#"[null, true, false, 0, 1, 1.5, -7, "", "a", "ABC", [], {}, ["a"], [1, "a"], [[]], {"a": null}, {"x": 1}]"#,
        r#"{"a": {"id": "a", "kind": "dog", "tail": true}, "b": {"m": {"id": "a"}, "g": "g"}, "c": {"version": 0}}"#,
        r#"["½", [0.05, 1], {"from": 1, "to": 2}, {"nights": {"from": 1, "to": 2}, "guests": ["a"]}]"#,
        r#"["s", "k", {"street": "a", "zip": "01"}, {"to": {"street": "a"}, "kind": "k"}, {"name": "a", "unlisted": 1}, {"own": "a", "l-a": "b"}]"#,
        r#"[{"node": {"next": null}, "pair": {"first": {"first": null}}}, {"rows": [null, [[]]], "term": [1, [null]]}]"#,
    ];
    let lists = [
        BRANCHES, INHERITED, MESSAGES, NUMBERS, RULES, SHAPES, SPELLED, UNIONS, &own,
    ];
    let mut all = Vec::new();
    for text in lists.into_iter().flatten() {
        values_in(&serde_json::from_str(text).unwrap(), &mut all);
    }
    all.sort_unstable();
    all.dedup();
    all
}

// SPEC E5
#[test]
fn an_exported_schema_accepts_numbers_beyond_64_bits_as_well() {
    const BEYOND: [&str; 4] = [
        "18446744073709551616",
        "-9223372036854775809",
        "1e400",
        r#"{"a": 18446744073709551616}"#,
    ];
    let types = types();
    let mut refused = Vec::new();
    for Type {
        name,
        takes,
        schema,
    } in &types
    {
        let text = schema.as_value().to_string();
        let compiled = Schema::compile(&text, &CompileOptions::new()).unwrap();
        for one in BEYOND {
            let is_valid = compiled.is_valid(one.as_bytes());
            assert!(is_valid || !takes(one), "{name}: {one}: {text}");
            if is_valid && !takes(one) {
                refused.push(&**name);
            }
        }
    }
    // None with exact numbers, but for draft-04, where spelling says what an integer is.
    assert!(!refused.is_empty());
    let exact = |name: &&&str| name.starts_with("open_exact::measures::");
    assert_eq!(refused.iter().find(exact), None);
}

// SPEC E5
#[test]
fn an_exported_schema_accepts_what_its_type_does() {
    let types = types();
    let names: Vec<&str> = types.iter().map(|one| &*one.name).collect();
    assert_eq!(names, in_texts());
    let documents = documents();
    let mut wrong = Vec::new();
    let mut unused = Vec::new();
    for Type {
        name,
        takes,
        schema,
    } in &types
    {
        let text = schema.as_value().to_string();
        let compiled = Schema::compile(&text, &CompileOptions::new())
            .unwrap_or_else(|error| panic!("{name}: {error}: {text}"));
        let verdicts = documents.iter().map(|one| (one, takes(one)));
        let verdicts: Vec<_> = verdicts.collect();
        let is_wrong =
            |(one, taken): &&(&String, bool)| compiled.is_valid(one.as_bytes()) != *taken;
        if let Some((one, taken)) = verdicts.iter().find(is_wrong) {
            wrong.push(format!("{name}: {taken}: {one}: {text}"));
        }
        if verdicts.iter().all(|(_, taken)| !taken) {
            unused.push(name);
        }
    }
    for (known, why) in OTHERS {
        let count = wrong.len();
        wrong.retain(|told| !told.starts_with(known));
        assert!(wrong.len() < count, "{known}: {why}");
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    // Its schema is `false`.
    assert_eq!(unused, ["open_rules::rules::RulesNever"]);
}

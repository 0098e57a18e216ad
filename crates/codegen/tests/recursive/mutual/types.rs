// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

const _: () = ::std::assert!(
    __rt::UNCOUNTED >= 2,
    "expected a runtime that counts on 2 arrays and maps between two levels, but found one that counts on fewer"
);

/// The type of ``.
#[derive(Clone, Debug, PartialEq)]
pub struct Disk {
    pub type_: DiskType,
    pub root: Folder,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Disk";
        const NAMES: &'static [&'static str] = &["type", "root"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "type" => ::std::option::Option::Some(0),
                "root" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Disk;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<DiskType> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<Folder> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "type")?,
                    _ => __rt::set(&mut __f1, &mut __map, "root")?,
                }
            }
            ::std::result::Result::Ok(Disk {
                type_: __rt::required(__f0, "type")?,
                root: __rt::required(__f1, "root")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Disk {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for Disk {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Disk {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 2;
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "type",
                &self.type_,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "root",
                &self.root,
            )?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for Disk {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("Disk")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("https://example.org/schemas/disk/1.0.0#")
    }
    fn json_schema(
        __generator: &mut __rt::schemars::SchemaGenerator,
    ) -> __rt::schemars::Schema {
        __rt::recursive_json_schema(
            &DISK,
            "",
            false,
            __generator,
            &[
                (
                    "/definitions/Entry",
                    __rt::schemars::SchemaGenerator::subschema_for::<Entry>,
                ),
                (
                    "/definitions/Folder",
                    __rt::schemars::SchemaGenerator::subschema_for::<Folder>,
                ),
            ],
        )
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Disk {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            type_: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            root: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <DiskType as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <Folder as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// The type of `/properties/type`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum DiskType {
    /// The value `disk`.
    #[default]
    Disk,
}

impl DiskType {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Disk];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Disk => "disk",
        }
    }
}

impl ::std::fmt::Display for DiskType {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

const _: () = {
    const __NAMES: &[&str] = &["disk"];
    impl<'de> __rt::serde::Deserialize<'de> for DiskType {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_enum(__deserializer, "DiskType", __NAMES).map(|_| Self::Disk)
        }
    }
    impl<'de> __rt::Decode<'de> for DiskType {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for DiskType {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for DiskType {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("DiskType")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://example.org/schemas/disk/1.0.0#/properties/type",
        )
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&DISK, "/properties/type")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for DiskType {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::Some(0))
    }
}

/// The type of ``.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    pub size: ::std::option::Option<u64>,
    pub folder: ::std::option::Option<Folder>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Entry";
        const NAMES: &'static [&'static str] = &["size", "folder"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "size" => ::std::option::Option::Some(0),
                "folder" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Entry;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<u64> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<Folder> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "size")?,
                    _ => __rt::set(&mut __f1, &mut __map, "folder")?,
                }
            }
            ::std::result::Result::Ok(Entry { size: __f0, folder: __f1 })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Entry {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::descend(|| __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            ))
        }
    }
    impl<'de> __rt::Decode<'de> for Entry {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Entry {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = usize::from(self.size.is_some())
                + usize::from(self.folder.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            if let ::std::option::Option::Some(__value) = &self.size {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "size",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.folder {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "folder",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for Entry {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("Entry")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("https://example.org/schemas/entry/1.0.0#")
    }
    fn json_schema(
        __generator: &mut __rt::schemars::SchemaGenerator,
    ) -> __rt::schemars::Schema {
        __rt::recursive_json_schema(
            &ENTRY,
            "",
            false,
            __generator,
            &[
                ("", __rt::schemars::SchemaGenerator::subschema_for::<Entry>),
                (
                    "/definitions/Folder",
                    __rt::schemars::SchemaGenerator::subschema_for::<Folder>,
                ),
            ],
        )
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Entry {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_level(
            __u,
            16,
            |__u| ::std::result::Result::Ok(Self {
                size: __rt::arbitrary_option(
                    __u,
                    <u64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
                folder: __rt::arbitrary_option(
                    __u,
                    <Folder as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
            }),
        )
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::None)
    }
}

/// The type of ``.
#[derive(Clone, Debug, PartialEq)]
pub struct Folder {
    pub entries: __rt::Map<Entry>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Folder";
        const NAMES: &'static [&'static str] = &["entries"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "entries" => ::std::option::Option::Some(0),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Folder;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<__rt::Map<Entry>> = ::std::option::Option::None;
            while __rt::next_field::<__Fields, _>(&mut __map)?.is_some() {
                __rt::set(&mut __f0, &mut __map, "entries")?;
            }
            ::std::result::Result::Ok(Folder {
                entries: __rt::required(__f0, "entries")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Folder {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::descend(|| __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            ))
        }
    }
    impl<'de> __rt::Decode<'de> for Folder {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Folder {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1;
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "entries",
                &self.entries,
            )?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for Folder {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("Folder")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("https://example.org/schemas/folder/1.0.0#")
    }
    fn json_schema(
        __generator: &mut __rt::schemars::SchemaGenerator,
    ) -> __rt::schemars::Schema {
        __rt::recursive_json_schema(
            &FOLDER,
            "",
            false,
            __generator,
            &[
                (
                    "/definitions/Entry",
                    __rt::schemars::SchemaGenerator::subschema_for::<Entry>,
                ),
                ("", __rt::schemars::SchemaGenerator::subschema_for::<Folder>),
            ],
        )
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Folder {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_level(
            __u,
            8,
            |__u| ::std::result::Result::Ok(Self {
                entries: __rt::arbitrary_map(
                    __u,
                    <Entry as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
            }),
        )
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::None)
    }
}

/// The text of the schema `disk`.
pub const DISK_SCHEMA: &str = ::std::include_str!("disk.schema.json");

/// The `$id` of the schema `disk`.
pub const DISK_SCHEMA_ID: &str = "https://example.org/schemas/disk/1.0.0";

/// The version of the schema `disk`.
pub const DISK_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `disk`.
pub static DISK: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
        name: "disk",
        id: DISK_SCHEMA_ID,
        version: DISK_SCHEMA_VERSION,
        title: "Disk",
        description: "",
        subject: "Disk",
        text: DISK_SCHEMA,
        bundled: ::std::include_str!("disk.bundled.json"),
        validation: ::std::include_str!("disk.validation.json"),
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::Some(__rt::Discriminator {
            property: "type",
            value: "disk",
        }),
        members: &["type", "root"],
        rules: &[],
        check: __rt::check::<Disk>,
    })
    .recursive(&[::std::mem::size_of::<Entry>(), ::std::mem::size_of::<Folder>()]);

impl __rt::Message for Disk {
    fn schema() -> &'static __rt::Schema {
        &DISK
    }
}

/// The text of the schema `entry`.
pub const ENTRY_SCHEMA: &str = ::std::include_str!("entry.schema.json");

/// The `$id` of the schema `entry`.
pub const ENTRY_SCHEMA_ID: &str = "https://example.org/schemas/entry/1.0.0";

/// The version of the schema `entry`.
pub const ENTRY_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `entry`.
pub static ENTRY: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
        name: "entry",
        id: ENTRY_SCHEMA_ID,
        version: ENTRY_SCHEMA_VERSION,
        title: "Entry",
        description: "",
        subject: "Entry",
        text: ENTRY_SCHEMA,
        bundled: ::std::include_str!("entry.bundled.json"),
        validation: ::std::include_str!("entry.validation.json"),
        kind: __rt::SchemaKind::Part,
        discriminator: ::std::option::Option::None,
        members: &["size", "folder"],
        rules: &[],
        check: __rt::check::<Entry>,
    })
    .recursive(&[::std::mem::size_of::<Entry>(), ::std::mem::size_of::<Folder>()]);

impl __rt::Message for Entry {
    fn schema() -> &'static __rt::Schema {
        &ENTRY
    }
}

/// The text of the schema `folder`.
pub const FOLDER_SCHEMA: &str = ::std::include_str!("folder.schema.json");

/// The `$id` of the schema `folder`.
pub const FOLDER_SCHEMA_ID: &str = "https://example.org/schemas/folder/1.0.0";

/// The version of the schema `folder`.
pub const FOLDER_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `folder`.
pub static FOLDER: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
        name: "folder",
        id: FOLDER_SCHEMA_ID,
        version: FOLDER_SCHEMA_VERSION,
        title: "Folder",
        description: "",
        subject: "Folder",
        text: FOLDER_SCHEMA,
        bundled: ::std::include_str!("folder.bundled.json"),
        validation: ::std::include_str!("folder.validation.json"),
        kind: __rt::SchemaKind::Part,
        discriminator: ::std::option::Option::None,
        members: &["entries"],
        rules: &[],
        check: __rt::check::<Folder>,
    })
    .recursive(&[::std::mem::size_of::<Entry>(), ::std::mem::size_of::<Folder>()]);

impl __rt::Message for Folder {
    fn schema() -> &'static __rt::Schema {
        &FOLDER
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&DISK, &ENTRY, &FOLDER];

/// Any message.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    Disk(Disk),
}

impl ::std::convert::From<Disk> for Message {
    fn from(__message: Disk) -> Self {
        Self::Disk(__message)
    }
}

impl __rt::serde::Serialize for Message {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __serializer: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        match self {
            Self::Disk(__message) => {
                __rt::serde::Serialize::serialize(__message, __serializer)
            }
        }
    }
}

impl<'de> __rt::serde::Deserialize<'de> for Message {
    fn deserialize<__D: __rt::serde::Deserializer<'de>>(
        __deserializer: __D,
    ) -> ::std::result::Result<Self, __D::Error> {
        __rt::decode_union(__deserializer)
    }
}

impl __rt::MessageUnion for Message {
    fn schemas() -> &'static [&'static __rt::Schema] {
        static __SCHEMAS: &[&__rt::Schema] = &[&DISK];
        __SCHEMAS
    }
    fn fallback() -> &'static __rt::Schema {
        &DISK
    }
    fn decode_as<'de, __D: __rt::serde::Deserializer<'de>>(
        __schema: &'static __rt::Schema,
        __deserializer: __D,
    ) -> ::std::option::Option<::std::result::Result<Self, __D::Error>> {
        match __schema.name() {
            "disk" => {
                ::std::option::Option::Some(
                    <Disk as __rt::Decode<'de>>::decode(__deserializer).map(Self::Disk),
                )
            }
            _ => ::std::option::Option::None,
        }
    }
    fn schema(&self) -> &'static __rt::Schema {
        match self {
            Self::Disk(_) => <Disk as __rt::Message>::schema(),
        }
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Message {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        <Disk as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u).map(Self::Disk)
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and(
            (0, ::std::option::Option::Some(0)),
            __rt::arbitrary::size_hint::or_all(
                &[<Disk as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth)],
            ),
        )
    }
}

// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// `DiskType`
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[derive(Default)]
pub enum DiskType {
    /// The value `disk`.
    #[default]
    Disk,
}

__rt::string_enum!(DiskType { Disk "disk" });

__rt::open_type!(DiskType, DISK, 4, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(DiskType, DISK, "/properties/type");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for DiskType {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// `Folder`
pub struct Folder {
    /// The member `entries`.
    pub entries: __rt::Map<Entry>,
}

__rt::constructors!(Folder {} (entries : __rt::Map < Entry > as is) []);

__rt::object!(Folder { required entries "entries" "\"entries\":" });

__rt::open_type!(Folder, FOLDER, 3, exact, closed, deep(Entry));

__rt::deep_struct!(Folder { entries });

#[cfg(feature = "schemars")]
__rt::json_schema!(Folder, FOLDER, "", [("", Folder), ("/definitions/Entry", Entry)]);

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
}

/// `Entry`
pub struct Entry {
    /// The member `size`.
    pub size: ::std::option::Option<u64>,
    /// Folder
    pub folder: ::std::option::Option<Folder>,
}

__rt::constructors!(
    Entry {} () [with_size size : u64 as is, with_folder folder : Folder as is]
);

__rt::object!(
    Entry { optional size "size" "\"size\":" optional folder "folder" "\"folder\":" }
);

__rt::open_type!(Entry, ENTRY, 2, exact, closed, deep(Folder));

__rt::deep_struct!(Entry { size folder });

#[cfg(feature = "schemars")]
__rt::json_schema!(Entry, ENTRY, "", [("/definitions/Folder", Folder), ("", Entry)]);

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
}

/// `Disk`
#[derive(Clone, Debug, PartialEq)]
pub struct Disk {
    /// The member `type`.
    pub type_: DiskType,
    /// Folder
    pub root: Folder,
}

__rt::constructors!(Disk { type_ : DiskType::Disk } (root : Folder as is) []);

__rt::object!(
    Disk { required type_ "type" "\"type\":" required root "root" "\"root\":" }
);

__rt::open_type!(Disk, DISK, 1, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(
    Disk, DISK, "", [("/definitions/Folder", Folder), ("/definitions/Entry", Entry)]
);

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
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `disk`, self-contained.
    pub const DISK_SCHEMA: &str = ::std::include_str!("disk.bundled.json");
    /// The text of the file of the schema `disk`.
    pub const DISK_SCHEMA_SOURCE: &str = ::std::include_str!("disk.schema.json");
    /// The `$id` of the schema `disk`.
    pub const DISK_SCHEMA_ID: &str = "https://example.org/schemas/disk/1.0.0";
    /// The version of the schema `disk`.
    pub const DISK_SCHEMA_VERSION: &str = "1.0.0";
    /// The text of the schema `entry`, self-contained.
    pub const ENTRY_SCHEMA: &str = ::std::include_str!("entry.bundled.json");
    /// The text of the file of the schema `entry`.
    pub const ENTRY_SCHEMA_SOURCE: &str = ::std::include_str!("entry.schema.json");
    /// The `$id` of the schema `entry`.
    pub const ENTRY_SCHEMA_ID: &str = "https://example.org/schemas/entry/1.0.0";
    /// The version of the schema `entry`.
    pub const ENTRY_SCHEMA_VERSION: &str = "1.0.0";
    /// The text of the schema `folder`, self-contained.
    pub const FOLDER_SCHEMA: &str = ::std::include_str!("folder.bundled.json");
    /// The text of the file of the schema `folder`.
    pub const FOLDER_SCHEMA_SOURCE: &str = ::std::include_str!("folder.schema.json");
    /// The `$id` of the schema `folder`.
    pub const FOLDER_SCHEMA_ID: &str = "https://example.org/schemas/folder/1.0.0";
    /// The version of the schema `folder`.
    pub const FOLDER_SCHEMA_VERSION: &str = "1.0.0";
}

__rt::schema_source!(["" "schemas.json"], numbers(5 U64));

/// The schema `disk`.
pub static DISK: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "disk",
    id: DISK_SCHEMA_ID,
    version: DISK_SCHEMA_VERSION,
    title: "Disk",
    description: "",
    subject: "Disk",
    text: DISK_SCHEMA,
    source: DISK_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::Some(__rt::Discriminator {
        property: "type",
        value: "disk",
    }),
    members: &["type", "root"],
    recursive: true,
    from: &__SOURCE,
    pointer: "/definitions/Disk",
    part: 1,
    one_pass: true,
    check: __rt::check::<Disk>,
});

__rt::message!(Disk, DISK);

/// The schema `entry`.
pub static ENTRY: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "entry",
    id: ENTRY_SCHEMA_ID,
    version: ENTRY_SCHEMA_VERSION,
    title: "Entry",
    description: "",
    subject: "Entry",
    text: ENTRY_SCHEMA,
    source: ENTRY_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Part,
    discriminator: ::std::option::Option::None,
    members: &["size", "folder"],
    recursive: true,
    from: &__SOURCE,
    pointer: "/definitions/Entry",
    part: 2,
    one_pass: true,
    check: __rt::check::<Entry>,
});

__rt::message!(Entry, ENTRY);

/// The schema `folder`.
pub static FOLDER: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "folder",
    id: FOLDER_SCHEMA_ID,
    version: FOLDER_SCHEMA_VERSION,
    title: "Folder",
    description: "",
    subject: "Folder",
    text: FOLDER_SCHEMA,
    source: FOLDER_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Part,
    discriminator: ::std::option::Option::None,
    members: &["entries"],
    recursive: true,
    from: &__SOURCE,
    pointer: "/definitions/Folder",
    part: 3,
    one_pass: true,
    check: __rt::check::<Folder>,
});

__rt::message!(Folder, FOLDER);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&DISK, &ENTRY, &FOLDER];

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
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        match self {
            Self::Disk(__message) => __rt::serde::Serialize::serialize(__message, __s),
        }
    }
}

impl<'de> __rt::serde::Deserialize<'de> for Message {
    fn deserialize<__D: __rt::serde::Deserializer<'de>>(
        __d: __D,
    ) -> ::std::result::Result<Self, __D::Error> {
        __rt::deserialize_any_message(__d)
    }
}

impl __rt::AnyMessage for Message {
    fn schemas() -> &'static [&'static __rt::TypeSchema] {
        static __SCHEMAS: &[&__rt::TypeSchema] = &[&DISK];
        __SCHEMAS
    }
    fn fallback() -> &'static __rt::TypeSchema {
        &DISK
    }
    fn decode_as(
        __schema: &'static __rt::TypeSchema,
        __r: &mut __rt::Reader<'_>,
    ) -> ::std::option::Option<::std::result::Result<Self, __rt::Stop>> {
        ::std::option::Option::Some(
            match __schema.name() {
                "disk" => <Disk as __rt::Decode>::decode(__r).map(Self::Disk),
                _ => return ::std::option::Option::None,
            },
        )
    }
    fn schema(&self) -> &'static __rt::TypeSchema {
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
}

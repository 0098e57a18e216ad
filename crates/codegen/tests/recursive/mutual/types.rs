// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// The type of ``.
#[derive(Clone, Debug, PartialEq)]
pub struct Disk {
    pub type_: DiskType,
    pub root: Folder,
}

__rt::constructors!(
    Disk { type_ : < DiskType as ::std::default::Default > ::default() } (root : Folder)
    []
);

__rt::described!(Disk, DISK, "", ["type", "root"]);

impl __rt::Decode for Disk {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"type\":", &mut __f0)?;
        __rt::field(__r, "\"root\":", &mut __f1)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                _ => __rt::set(__r, &mut __f1)?,
            }
        }
        ::std::result::Result::Ok(Self {
            type_: __rt::required(__f0)?,
            root: __rt::required(__f1)?,
        })
    }
}

impl __rt::serde::Serialize for Disk {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(__s, 2)?;
        __m.member("type", &self.type_)?;
        __m.member("root", &self.root)?;
        __m.end()
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(
    Disk, [("/definitions/Entry", Entry), ("/definitions/Folder", Folder)]
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

impl ::std::convert::AsRef<str> for DiskType {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for DiskType {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for DiskType {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(DiskType, DISK, "/properties/type");

impl __rt::Decode for DiskType {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["disk"]).map(|_| Self::Disk)
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(DiskType);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for DiskType {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of ``.
pub struct Entry {
    pub size: ::std::option::Option<u64>,
    pub folder: ::std::option::Option<Folder>,
}

__rt::constructors!(Entry {} () [with_size size : u64, with_folder folder : Folder]);

__rt::described!(Entry, ENTRY, "", ["size", "folder"]);

impl __rt::Decode for Entry {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self, Folder),
            _,
        >(|| {
            let mut __f0 = ::std::option::Option::None;
            let mut __f1 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"size\":", &mut __f0)?;
            __rt::field(__r, "\"folder\":", &mut __f1)?;
            while !__r.close_object() {
                match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                    0 => __rt::set(__r, &mut __f0)?,
                    _ => __rt::set(__r, &mut __f1)?,
                }
            }
            ::std::result::Result::Ok(Self { size: __f0, folder: __f1 })
        })
    }
}

impl __rt::serde::Serialize for Entry {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self, Folder),
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.size.is_some()) + usize::from(self.folder.is_some()),
            )?;
            __m.optional("size", &self.size)?;
            __m.optional("folder", &self.folder)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for Entry {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self, Folder),
            _,
        >(|| {
            Self {
                size: ::std::clone::Clone::clone(&self.size),
                folder: ::std::clone::Clone::clone(&self.folder),
            }
        })
    }
}

impl ::std::cmp::PartialEq for Entry {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<
            (Self, Folder),
            _,
        >(|| { self.size == __other.size && self.folder == __other.folder })
    }
}

impl ::std::fmt::Debug for Entry {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self, Folder),
            _,
        >(|| {
            let mut __d = __f.debug_struct("Entry");
            __d.field("size", &self.size);
            __d.field("folder", &self.folder);
            __d.finish()
        })
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(Entry, [("", Entry), ("/definitions/Folder", Folder)]);

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

/// The type of ``.
pub struct Folder {
    pub entries: __rt::Map<Entry>,
}

__rt::constructors!(Folder {} (entries : __rt::Map < Entry >) []);

__rt::described!(Folder, FOLDER, "", ["entries"]);

impl __rt::Decode for Folder {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self, Entry),
            _,
        >(|| {
            let mut __f0 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"entries\":", &mut __f0)?;
            while !__r.close_object() {
                __rt::member(__r, <Self as __rt::Described>::MEMBERS)?;
                __rt::set(__r, &mut __f0)?;
            }
            ::std::result::Result::Ok(Self {
                entries: __rt::required(__f0)?,
            })
        })
    }
}

impl __rt::serde::Serialize for Folder {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self, Entry),
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(__s, 1)?;
            __m.member("entries", &self.entries)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for Folder {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self, Entry),
            _,
        >(|| {
            Self {
                entries: ::std::clone::Clone::clone(&self.entries),
            }
        })
    }
}

impl ::std::cmp::PartialEq for Folder {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<(Self, Entry), _>(|| { self.entries == __other.entries })
    }
}

impl ::std::fmt::Debug for Folder {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self, Entry),
            _,
        >(|| {
            let mut __d = __f.debug_struct("Folder");
            __d.field("entries", &self.entries);
            __d.finish()
        })
    }
}

#[cfg(feature = "schemars")]
__rt::json_schema!(Folder, [("/definitions/Entry", Entry), ("", Folder)]);

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
    validation: ::std::include_str!("disk.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::Some(__rt::Discriminator {
        property: "type",
        value: "disk",
    }),
    members: &["type", "root"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: true,
    open: ::std::option::Option::None,
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
    validation: ::std::include_str!("entry.validation.json"),
    kind: __rt::SchemaKind::Part,
    discriminator: ::std::option::Option::None,
    members: &["size", "folder"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: true,
    open: ::std::option::Option::None,
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
    validation: ::std::include_str!("folder.validation.json"),
    kind: __rt::SchemaKind::Part,
    discriminator: ::std::option::Option::None,
    members: &["entries"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: true,
    open: ::std::option::Option::None,
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

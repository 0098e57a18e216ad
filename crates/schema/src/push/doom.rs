//! Why nothing that may follow makes a text valid, and at which byte that is clear.
//!
//! Invariant: the table of the documentation is made from [`Cause`].

use std::fmt;

use crate::error::Violation;

/// Where a text is lost, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Doom {
    pub(super) offset: usize,
    pub(super) cause: Cause,
    pub(super) violation: Box<Violation>,
}

impl Doom {
    /// Returns the offset of the byte with which that was clear: no text that begins with the bytes up to this one, and with it,
    /// is valid. Of [`Cause::End`] it is the length of the text.
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// Returns the kind of fault.
    #[must_use]
    pub const fn cause(&self) -> Cause {
        self.cause
    }

    /// Returns what is wrong, and where: what a correction says. Once the text is whole, the violations of
    /// [`finish`](super::PushReader::finish) can say it in other words, as they know more of the value.
    #[must_use]
    pub const fn violation(&self) -> &Violation {
        &self.violation
    }
}

/// "expected X, but found Y (at byte N)", after its place if it has one.
impl fmt::Display for Doom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (at byte {})", self.violation, self.offset)
    }
}

macro_rules! causes {
    ($($(#[$doc:meta])* $name:ident $text:literal $fault:literal $byte:literal)*) => {
        /// What can be wrong with a text before its end. Each has a byte at which it is told.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Cause {
            $($(#[$doc])* $name,)*
        }

        impl Cause {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// Returns the name, such as `unknown-name`.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }

            /// Returns what is wrong, as the documentation's table says it.
            const fn fault(self) -> &'static str {
                match self { $(Self::$name => $fault,)* }
            }

            /// Returns the byte at which that is told.
            const fn told_at(self) -> &'static str {
                match self { $(Self::$name => $byte,)* }
            }
        }
    };
}

causes! {
    /// The text is not JSON, or not UTF-8.
    Syntax "syntax"
        "The text is not JSON, or not UTF-8"
        "The first byte that no JSON text has there"
    /// The text is too deep or too long.
    Limit "limit"
        "A limit of depth or size"
        "The opening bracket that is too deep; the first byte beyond the size"
    /// A key that its object has already.
    RepeatedName "repeated-name"
        "A name that its object has already"
        "The closing quote of the name"
    /// A member that a closed object does not list.
    UnknownName "unknown-name"
        "A name that a closed object does not list (`additionalProperties`)"
        "The closing quote of the name"
    /// A name that `propertyNames` refuses.
    Name "name"
        "A name that `propertyNames` refuses"
        "The closing quote of the name"
    /// A value of a kind that no schema there takes.
    Kind "kind"
        "A value of another kind (`type`, `const`, `enum`, `false`)"
        "The first byte of the value"
    /// A string that is none of those that are allowed.
    Constant "constant"
        "A string that is none of those allowed (`const`, `enum`)"
        "The end of the first character that none of them has there"
    /// A string that is too long.
    MaxLength "max-length"
        "A string that is too long (`maxLength`)"
        "The end of the first character too many"
    /// A string that an anchored pattern can no longer match.
    Pattern "pattern"
        "A string that a `pattern` that begins with `^` can no longer match"
        "The end of the character with which its automaton is dead"
    /// Another fault of a string, which needs its end.
    String "string"
        "Another fault of a string (a beginning of a constant, `minLength`, `format`, a `pattern` that is not anchored or that needs more)"
        "The closing quote"
    /// A number that is not allowed.
    Number "number"
        "A number (`integer`, `const`, `enum`, `minimum`, `maximum`, `multipleOf`)"
        "The byte after the number, with which it ends"
    /// A boolean or null that is not allowed.
    Literal "literal"
        "A boolean that is not the one allowed"
        "Its last letter"
    /// An object without a required member.
    Missing "missing"
        "A required member that is missing"
        "The closing brace of its object"
    /// More items or members than allowed.
    TooMany "too-many"
        "Too many items or members (`maxItems`, `maxProperties`, items that are `false`)"
        "The first byte of the item too many; the closing quote of the name too many"
    /// Fewer items or members than wanted.
    TooFew "too-few"
        "Too few items or members (`minItems`, `minProperties`)"
        "The closing bracket"
    /// A keyword that looks at the whole value.
    Whole "whole"
        "What looks at the whole value: `not`, `if`, `contains`, `uniqueItems`, `unevaluatedItems`, `unevaluatedProperties`, `dependencies` and their like, `const` and `enum` of arrays and objects, more than one branch of a `oneOf`"
        "The last byte of the value; of a number, the byte after it"
    /// No branch of a union is left.
    Union "union"
        "No branch of an `anyOf` or `oneOf` is left"
        "The byte at which the last one is lost, by the rows above"
    /// A fault that was found at the end of the text.
    End "end"
        "Whatever else is wrong: a rule written by hand, or a number that is the whole text and ends with it"
        "The end of the text (`finish`), at its length"
}

impl Cause {
    /// Returns the table of causes as Markdown, for the test of the documentation.
    #[doc(hidden)]
    #[must_use]
    pub fn table() -> String {
        let mut table = String::from("| Cause | What is wrong | Told at |\n| --- | --- | --- |\n");
        for cause in Self::ALL {
            let (name, fault, byte) = (cause.as_str(), cause.fault(), cause.told_at());
            table.extend(["| `", name, "` | ", fault, " | ", byte, " |\n"]);
        }
        table
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

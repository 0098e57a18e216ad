//! What a policy chooses between, by names that settings have.

/// Gives the variants of an enum their names in settings.
macro_rules! named {
    ($type:ident: $($variant:ident = $name:literal),+) => {
        impl $type {
            /// All of them.
            pub const ALL: [Self; [$(Self::$variant),+].len()] = [$(Self::$variant),+];

            /// Returns its name in settings.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $name),+
                }
            }

            /// Returns the one with that name.
            #[must_use]
            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.as_str() == name)
            }
        }
    };
}

/// Whether an answer that is almost right is repaired. A repaired answer passes the same checks as any other. SPEC A5.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RepairPolicy {
    /// It is corrected like any malformed answer.
    #[default]
    Never,
    /// What [`Reason`](saop_repair::Reason) lists is repaired, in an answer that is not cut off, if there is one way to; each edit is in
    /// the event `REPAIRED`. Anything else is corrected.
    Listed,
}

named! { RepairPolicy: Never = "never", Listed = "listed" }

/// What a correction asks for. SPEC A7, R2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CorrectionPolicy {
    /// The whole answer again.
    #[default]
    Whole,
    /// The members at fault, where the answer is JSON and they are fewer than all of it: what the model gives for them is put into the
    /// text of the answer, of which nothing else changes, and the whole is checked. An answer with anything else is refused, and the
    /// next correction asks for the whole.
    Members,
}

named! { CorrectionPolicy: Whole = "whole", Members = "members" }

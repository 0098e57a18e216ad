//! Judges values while they are read. For each open value stand the parts of the schema that apply to it, each with whoever asked for
//! it: a value around it, or a branch of a choice. A part that is broken breaks who asked, up to the document.

mod complete;
mod enter;
mod grow;
mod sample;
mod settle;
mod state;
mod why;

pub(super) use self::state::Judge;
pub(super) use self::why::Found;

//! `arbitrary::Arbitrary` for `AgentTurns`, for fuzzing: an agent that already has a turn gets a longer name, so the
//! rule holds by construction; `AgentTurns::new` checks it anyway.

use std::collections::HashSet;

use arbitrary::{Arbitrary, Error, Result, Unstructured};

use super::AgentTurns;
use crate::generated::SaopAgentTurn;
use saop_schema::NonEmptyString;

impl<'a> Arbitrary<'a> for AgentTurns {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let mut agents: HashSet<NonEmptyString> = HashSet::new();
        let mut turns = Vec::new();
        loop {
            let mut turn = SaopAgentTurn::arbitrary(u)?;
            while agents.contains(&turn.agent_id) {
                let longer = format!("{}-{}", turn.agent_id, turns.len());
                turn.agent_id = NonEmptyString::new(longer).map_err(|_| Error::IncorrectFormat)?;
            }
            agents.insert(turn.agent_id.clone());
            turns.push(turn);
            if !bool::arbitrary(u)? {
                break;
            }
        }
        Self::new(turns).map_err(|_| Error::IncorrectFormat)
    }

    fn size_hint(depth: usize) -> (usize, Option<usize>) {
        let (one, _) = SaopAgentTurn::size_hint(depth);
        (one.saturating_add(1), None)
    }
}

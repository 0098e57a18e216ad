"""The turns of a group, and their rule."""

from collections.abc import Iterable, Mapping
from typing import Any

from ._types import SaopAgentTurn, SaopObservation, SaopParallelTurnEnvelope

__all__ = ["AgentTurns"]


class AgentTurns(tuple[SaopAgentTurn, ...]):
    """The turns of a group: at least one, each of another agent. That is checked when it is made.

    It is a tuple, as `SaopParallelTurnEnvelope.agent_turns` is one, and its methods give a new one.

    Raises `SaopEmptyParallelTurnError`, `SaopDuplicateAgentError`, or `SaopValidationError` for what is no turn.
    """

    __slots__ = ()

    def __new__(cls, turns: Iterable[SaopAgentTurn | Mapping[str, Any]]) -> "AgentTurns":
        group = SaopParallelTurnEnvelope(
            session_id="-", parallel_turn_index=0, agent_turns=tuple(turns)
        )
        return super().__new__(cls, group.agent_turns)

    def __repr__(self) -> str:
        return f"AgentTurns({list(self)!r})"

    def push(self, turn: SaopAgentTurn | Mapping[str, Any]) -> "AgentTurns":
        """Returns the turns with one more at the end."""
        return AgentTurns((*self, turn))

    def edit(self, index: int, **changes: Any) -> "AgentTurns":
        """Returns the turns with changed members of the one at `index`."""
        turns = list(self)
        turns[index] = turns[index].__replace__(**changes)
        return AgentTurns(turns)

    def observe(
        self, index: int, observation: SaopObservation | Mapping[str, Any]
    ) -> "AgentTurns":
        """Returns the turns with what came back from the tool of the one at `index`."""
        return self.edit(index, observation=observation)

    def remove(self, index: int) -> "AgentTurns":
        """Returns the turns without the one at `index`."""
        turns = list(self)
        del turns[index]
        return AgentTurns(turns)


AgentTurns.__module__ = "saop"

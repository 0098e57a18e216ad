"""The exceptions of this package, and what they say."""

from typing import Any, NamedTuple

from ._saop import one_line

_SHOWN = 5
# As many bytes of a path are shown as in a prompt.
_PATH = 240


class Violation(NamedTuple):
    """One thing that is wrong with a document."""

    kind: str
    """`schema`, or a rule that is no keyword's, such as `syntax`, `duplicate_key`, `limit` or `duplicate_agent`."""
    instance_path: str
    """JSON Pointer to the value; empty for the whole document."""
    message: str
    """What was expected, and what was found."""
    keyword: str | None = None
    """The keyword that is broken, where one is."""
    schema_path: str = ""
    """JSON Pointer to that keyword in the schema."""
    expected: Any = None
    """What the keyword says: a bound, or a list of values. Of a document that was not judged, the number of steps."""
    line: int | None = None
    """Line of the text, from 1; `None` where there was no text."""
    column: int | None = None
    """Column in that line, from 1, in characters."""

    def __str__(self) -> str:
        # It may have names that a model wrote.
        where = f"{one_line(self.instance_path, _PATH)}: " if self.instance_path else ""
        place = f" (line {self.line}, column {self.column})" if self.line else ""
        return f"{where}{self.message}{place}"


class SaopError(ValueError):
    """A document was refused."""

    violations: list[Violation]
    """What is wrong, by position: the first thousand."""
    violation_count: int
    """How many violations there are."""

    def __init__(
        self,
        message: str,
        *,
        violations: list[Violation] | None = None,
        violation_count: int | None = None,
        **fields: Any,
    ) -> None:
        super().__init__(message)
        self.violations = violations or []
        self.violation_count = len(self.violations) if violation_count is None else violation_count
        if fields:
            self.__dict__.update(fields)

    @property
    def unjudged(self) -> bool:
        """Whether the document was not judged, as its check takes more work than is allowed: it may be valid."""
        return any(one.kind == "limit" and one.expected is not None for one in self.violations)

    @property
    def message(self) -> str:
        """What the exception says."""
        return str(self.args[0])

    def explain(self, most: int | None = None) -> str:
        """Returns every violation, one a line; or at most so many."""
        lines = [f"- {violation}" for violation in self.violations[:most]]
        rest = self.violation_count - len(lines)
        return "\n".join([*lines, f"and {rest} more"] if rest > 0 else lines)

    @property
    def __notes__(self) -> list[str]:
        # What a traceback shows below the message. Most exceptions are caught, so it is made when it is asked for.
        notes: list[str] | None = self.__dict__.get("_notes")
        if notes is None:
            notes = self._notes = self.explain(_SHOWN).splitlines()
        return notes

    @__notes__.setter
    def __notes__(self, notes: list[str]) -> None:
        self._notes = notes

    def __reduce__(self) -> Any:
        return (_restore, (type(self), self.args, self.__dict__))


def _restore(kind: type[Exception], args: tuple[Any, ...], fields: dict[str, Any]) -> Exception:
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(fields)
    return error


class SaopParseError(SaopError):
    """The text is not JSON with unique names, or exceeds a limit."""

    truncated: bool = False
    """Whether the text ends inside a value, as if it were cut short."""

    @property
    def kind(self) -> str:
        """`syntax`, `duplicate_key` or `limit`."""
        return self.violations[0].kind if self.violations else "syntax"

    @property
    def line(self) -> int | None:
        """Line of the fault, from 1."""
        return self.violations[0].line if self.violations else None

    @property
    def column(self) -> int | None:
        """Column of the fault, from 1, in characters."""
        return self.violations[0].column if self.violations else None


def unwritable(kind: str, path: str, what: str) -> SaopParseError:
    """Returns what a parser would say of a value of Python that is in no text that it takes."""
    message = f"Invalid JSON: {what}" if kind == "syntax" else what
    return SaopParseError(message, violations=[Violation(kind, path, message)])


class SaopValidationError(SaopError):
    """The document breaks its schema, or a rule."""

    @property
    def validation_errors(self) -> list[Violation]:
        """The violations."""
        return self.violations

    @property
    def fields(self) -> list[tuple[str, str]]:
        """Path and message of each violation."""
        return [(one.instance_path, one.message) for one in self.violations]


SchemaValidationError = SaopValidationError


class SaopDuplicateAgentError(SaopError):
    """An agent has more than one turn in a group, and nothing else is wrong."""

    duplicates: list[tuple[str, int, list[int]]]
    """Each agent that repeats: its id, the position of its first turn, and those of the others."""


class SaopEmptyParallelTurnError(SaopError):
    """A group has no turns, and nothing else is wrong."""


class SchemaError(ValueError):
    """A JSON Schema was refused."""

    problems: list[tuple[str, str]]
    """Where each problem is in the schema, as a JSON Pointer, and what it is."""

    def __init__(self, message: str, *, problems: list[tuple[str, str]] | None = None) -> None:
        super().__init__(message)
        self.problems = problems or []


class ToolsError(ValueError):
    """A list of tools was refused."""


class MaxRetriesExceededError(Exception):
    """A model's answers were refused until no retries were left."""

    attempts: int
    """How many corrections were asked for."""
    last_error: SaopError
    """Why the last answer was refused."""
    history: list[tuple[str, str, SaopError]]
    """Each answer that was refused: the class of the failure, its text, and why."""
    report: Any
    """The `EscalationReport` for a person."""

    def __init__(self, message: str, **fields: Any) -> None:
        super().__init__(message)
        self.__dict__.update(fields)

    def __reduce__(self) -> Any:
        return (_restore, (type(self), self.args, self.__dict__))


# They are told and pickled by the names that callers know.
for _public in (
    Violation,
    SaopError,
    SaopParseError,
    SaopValidationError,
    SaopDuplicateAgentError,
    SaopEmptyParallelTurnError,
    SchemaError,
    ToolsError,
    MaxRetriesExceededError,
):
    _public.__module__ = "saop"

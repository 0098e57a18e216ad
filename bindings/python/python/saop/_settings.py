"""The settings of a retry, and what it tells of repairs, as dicts."""

from typing import Literal, TypedDict


class RetrySettings(TypedDict, total=False):
    """What `Retry` and `MalformedResponseHandler` take as further arguments."""

    max_retries: int
    """How many corrections are asked for; 2 unless given."""
    corrections: Literal["whole", "members"]
    """Whether a correction asks for the whole answer, or for the members at fault alone, which are put into it."""
    repair: Literal["never", "listed"]
    """Whether an answer that is almost JSON is mended, by edits that are told."""
    prompt_budget_bytes: int
    """How large a correction may be; 16384 unless given, at least 2048."""
    stop_without_progress: bool
    """Whether it ends where the model repeats an answer that was refused."""


class Edit(TypedDict):
    """A change that a repair made."""

    offset: int
    """Where, in bytes of UTF-8."""
    old: str
    """The text that stood there."""
    new: str
    """The text that stands there now."""
    reason: str
    """Why, such as `trailing_comma`."""


RetrySettings.__module__ = Edit.__module__ = "saop"

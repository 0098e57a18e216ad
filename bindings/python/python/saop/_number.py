"""Numbers of JSON that Python would spell in another way."""


class JsonNumber(float):
    """A float that knows how it was spelled, such as `1.10` or a number with more digits than a float has.

    It computes as the nearest float. Written by this package, it has its spelling again.
    """

    __slots__ = ("_spelling",)
    _spelling: str

    def __new__(cls, spelling: str) -> "JsonNumber":
        self = super().__new__(cls, spelling)
        self._spelling = spelling
        return self

    @property
    def spelling(self) -> str:
        """The number as the text had it."""
        return self._spelling

    def __reduce__(self) -> tuple[type["JsonNumber"], tuple[str]]:
        return (JsonNumber, (self._spelling,))

    def __repr__(self) -> str:
        return f"JsonNumber({self._spelling!r})"

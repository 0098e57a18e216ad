"""All names of the package, as who imports them with a star has them. A test runs it."""

from typing import assert_type

from saop import *  # pyright: ignore[reportWildcardImportFromLibrary]


def read(text: str) -> SaopEnvelope:
    envelope = parse_saop_envelope(text)
    assert_type(envelope.thought, SaopThought)
    return envelope


try:
    read("{}")
except SaopError as error:
    assert_type(error.violations, list[Violation])

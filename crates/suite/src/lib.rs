//! The official test suite of JSON Schema (`suite/`, MIT), kept in a package of its own for its licence and its size. The
//! tests are in `tests/`.

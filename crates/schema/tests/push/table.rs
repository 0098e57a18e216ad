//! The table of docs/streaming.md is that of the code. `SAOP_BLESS=1` writes it.

use std::path::Path;

use saop_schema::push::Cause;

// SPEC A3
#[test]
fn the_documentation_has_the_table_of_the_code() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/streaming.md");
    let text = std::fs::read_to_string(&path).expect("docs/streaming.md");
    let begin = text.find("| Cause |").expect("the table");
    let length = text[begin..].find("\n\n").expect("its end") + 1;
    let table = Cause::table();
    if std::env::var_os("SAOP_BLESS").is_some() {
        let blessed = format!("{}{table}{}", &text[..begin], &text[begin + length..]);
        std::fs::write(&path, blessed).expect("the table is written");
    } else {
        assert_eq!(
            &text[begin..begin + length],
            table,
            "SAOP_BLESS=1 writes it"
        );
    }
}

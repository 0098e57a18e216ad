//! The metaschemas of the dialects, as published by <https://json-schema.org>. A schema may refer to them, and is checked
//! against that of its dialect.

use super::uri::split;

macro_rules! metaschemas {
    ($($uri:literal => $file:literal,)*) => {
        &[$(($uri, include_str!(concat!("../../metaschemas/", $file)))),*]
    };
}

const ALL: &[(&str, &str)] = metaschemas! {
    "http://json-schema.org/draft-04/schema" => "draft4.json",
    "http://json-schema.org/draft-06/schema" => "draft6.json",
    "http://json-schema.org/draft-07/schema" => "draft7.json",
    "https://json-schema.org/draft/2019-09/schema" => "draft2019-09/schema.json",
    "https://json-schema.org/draft/2019-09/meta/applicator" => "draft2019-09/meta/applicator.json",
    "https://json-schema.org/draft/2019-09/meta/content" => "draft2019-09/meta/content.json",
    "https://json-schema.org/draft/2019-09/meta/core" => "draft2019-09/meta/core.json",
    "https://json-schema.org/draft/2019-09/meta/format" => "draft2019-09/meta/format.json",
    "https://json-schema.org/draft/2019-09/meta/meta-data" => "draft2019-09/meta/meta-data.json",
    "https://json-schema.org/draft/2019-09/meta/validation" => "draft2019-09/meta/validation.json",
    "https://json-schema.org/draft/2020-12/schema" => "draft2020-12/schema.json",
    "https://json-schema.org/draft/2020-12/meta/applicator" => "draft2020-12/meta/applicator.json",
    "https://json-schema.org/draft/2020-12/meta/content" => "draft2020-12/meta/content.json",
    "https://json-schema.org/draft/2020-12/meta/core" => "draft2020-12/meta/core.json",
    "https://json-schema.org/draft/2020-12/meta/format-annotation" => "draft2020-12/meta/format-annotation.json",
    "https://json-schema.org/draft/2020-12/meta/format-assertion" => "draft2020-12/meta/format-assertion.json",
    "https://json-schema.org/draft/2020-12/meta/meta-data" => "draft2020-12/meta/meta-data.json",
    "https://json-schema.org/draft/2020-12/meta/unevaluated" => "draft2020-12/meta/unevaluated.json",
    "https://json-schema.org/draft/2020-12/meta/validation" => "draft2020-12/meta/validation.json",
};

/// Returns the text of the metaschema with that URI, whatever its fragment.
pub(crate) fn metaschema(uri: &str) -> Option<&'static str> {
    let wanted = split(uri).0;
    let mut all = ALL.iter();
    all.find_map(|(uri, text)| (*uri == wanted).then_some(*text))
}

//! A server of rmcp whose tool takes a type of a JSON Schema as its parameters: rmcp lists the schema, and what does not keep it is
//! refused before the tool is called.

use std::error::Error;

use rmcp::handler::server::wrapper::Parameters;
use rmcp::serde_json::{Value, from_value, json};
use rmcp::{tool, tool_router};

mod types {
    //! Generated from `schemas/`.
    include!(concat!(env!("OUT_DIR"), "/types.rs"));
}

use self::types::order::Order;

struct Shop;

#[tool_router]
impl Shop {
    #[tool(description = "Counts what is ordered")]
    fn count(&self, Parameters(order): Parameters<Order>) -> String {
        let counts = order.items.iter().map(|item| *item.count);
        counts.sum::<u64>().to_string()
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    // What a client is told is the schema itself, with its definitions beside it.
    let listed = Shop::tool_router().list_all();
    let listed = Value::Object((*listed[0].input_schema).clone());
    assert_eq!(
        (&listed["type"], &listed["required"]),
        (&json!("object"), &json!(["items"]))
    );
    let reference = listed["properties"]["items"]["items"]["$ref"].as_str();
    let reference = reference
        .and_then(|one| one.strip_prefix('#'))
        .ok_or("a reference")?;
    let item = listed
        .pointer(reference)
        .ok_or("expected the reference to lead to a definition")?;
    assert_eq!(item["properties"]["count"]["minimum"], 1);
    println!("{listed:#}");

    // A call, as rmcp reads it.
    let read = |count: u64| from_value(json!({"items": [{"name": "nut", "count": count}]}));
    let order: Parameters<Order> = read(3)?;
    assert_eq!(Shop.count(order), "3");
    let refused = read(0).map(|_: Parameters<Order>| ()).unwrap_err();
    println!("refused: {refused}");
    Ok(())
}

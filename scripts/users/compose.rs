//! A tool about Compose files: it lists services, adds one, and gives one another image.

#![deny(warnings)]

use std::error::Error;

use saop_schema::{parse, serialize};

use types::compose::{
    ComposeSpecification, ComposeSpecificationServices, ListOrDict, Service, ServiceMembers,
};

mod types {
    include!("../compose/types.rs");
}

const FILE: &str = r#"{
    "name": "shop",
    "services": {
        "web": {"image": "nginx:1.29", "restart": "always", "ports": ["80:80", 443], "environment": {"MODE": "live", "LEVEL": 3}, "x-team": "shop"},
        "db": {"image": "postgres:18", "environment": ["POSTGRES_DB=shop"]}
    },
    "x-note": [1, 2]
}"#;

fn main() -> Result<(), Box<dyn Error>> {
    let mut file: ComposeSpecification = parse(FILE)?;
    let services = file.services.as_mut().ok_or("expected services")?;
    for (name, service) in services.iter() {
        println!("{name}: {}", service.image.as_deref().unwrap_or("built"));
        match &service.environment {
            Some(ListOrDict::Strings(all)) => println!("  {}", all.join(", ")),
            Some(other) => println!("  {other:?}"),
            None => {}
        }
    }

    let mut cache = Service::new(ServiceMembers::new().with_image("valkey:9").with_restart("always"))?;
    cache.edit(|members| members.image = Some("valkey:9.1".to_owned()))?;
    services.edit(|all| all.insert("cache".to_owned(), cache))?;
    let refused = services.edit(|all| all.insert("not a name".to_owned(), all["db"].clone()));
    println!("{}", refused.err().ok_or("expected the name to be refused")?);
    assert_eq!(services.len(), 3);

    let text = serialize(&file);
    println!("{text}");
    let again: ComposeSpecification = parse(&text)?;
    assert_eq!(again, file);

    let only = Service::new(ServiceMembers::new().with_image("nginx"))?;
    let made = ComposeSpecification::new()
        .with_name("small")
        .with_services(ComposeSpecificationServices::new([("web".to_owned(), only)])?);
    assert_eq!(serialize(&made), r#"{"name":"small","services":{"web":{"image":"nginx"}}}"#);
    let error = parse::<ComposeSpecification>(r#"{"services": {"web": {"imgae": "nginx"}}}"#);
    println!("{}", error.err().ok_or("expected a misspelled member to be refused")?);
    Ok(())
}

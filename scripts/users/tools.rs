//! Arguments of tools: a tool of each of three lists, called and answered.

#![deny(warnings)]

use std::error::Error;

use saop_schema::{NonEmptyString, parse, serialize};

use types::issue_write::{IssueWrite, IssueWriteIssueFieldsItem, IssueWriteMethod};
use types::search_files::SearchFiles;
use types::search_flights::{SearchFlights, SearchFlightsAirlines, SearchFlightsSeatingClass};

mod types {
    include!("../tools/types.rs");
}

fn main() -> Result<(), Box<dyn Error>> {
    let flight = SearchFlights::new("JFK", "LAX", "2026-12-01")
        .with_seating_class(SearchFlightsSeatingClass::PremiumEconomy)
        .with_number_of_tickets(2)
        .with_airlines(SearchFlightsAirlines::Dontcare);
    assert_eq!(parse::<SearchFlights>(serialize(&flight))?, flight);
    let read: SearchFlights =
        parse(r#"{"origin_airport": "JFK", "destination_airport": "LAX", "departure_date": "2026-12-01", "seating_class": "Business", "pets": 1}"#)?;
    match read.seating_class {
        Some(SearchFlightsSeatingClass::Business) => println!("business, and {:?}", read.extra),
        other => return Err(format!("expected the class, but found {other:?}").into()),
    }

    let kind: NonEmptyString = "Bug".parse()?;
    let field = IssueWriteIssueFieldsItem::new("Priority").with_value("P1");
    let issue = IssueWrite::new(IssueWriteMethod::Create, "octo", "hello")
        .with_title("It does not start")
        .with_labels(vec!["bug".to_owned()])
        .with_milestone(3.into())
        .with_type_(kind)
        .with_issue_fields(vec![field]);
    let text = serialize(&issue);
    println!("{text}");
    assert_eq!(parse::<IssueWrite>(&text)?, issue);
    let error = parse::<IssueWrite>(r#"{"method": "remove", "owner": "octo", "repo": "hello"}"#);
    println!("{}", error.err().ok_or("expected another method to be refused")?);

    let search = SearchFiles::new("/srv", "*.log").with_exclude_patterns(vec!["old".to_owned()]);
    assert_eq!(parse::<SearchFiles>(serialize(&search))?, search);
    let error = parse::<SearchFiles>(r#"{"path": "/srv", "pattern": "*", "glob": true}"#);
    println!("{}", error.err().ok_or("expected an unknown member to be refused")?);
    Ok(())
}

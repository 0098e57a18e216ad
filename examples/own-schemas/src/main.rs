//! Reads tickets, whose types are made of `schemas/` by `build.rs`: a valid one into a checked type, a broken one into what
//! is wrong with it.

#![allow(clippy::print_stdout, reason = "an example that shows what comes out")]

use std::error::Error;

#[allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    reason = "made of the schemas, for whichever use a crate makes of it"
)]
mod messages {
    include!(concat!(env!("OUT_DIR"), "/types.rs"));
}

use messages::{Message, Ticket, TicketPriority, Visit, VisitMembers, VisitTo};
use saop_schema::{Breaches, Rule};

/// What no keyword says of a visit.
enum EndsAfterItBegins {}

impl Rule<VisitMembers> for EndsAfterItBegins {
    const NAME: &'static str = "ends_after_it_begins";

    fn check(visit: &VisitMembers, breaches: &mut Breaches) {
        let (from, to) = (visit.from.get(), visit.to.get());
        if to <= from {
            breaches.add(
                "/to",
                format!("expected an hour after {from}, but found {to}"),
            );
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let text = r#"{
        "kind": "ticket", "number": 7, "summary": "The parser is slow", "priority": "high",
        "answer": { "by": "mia", "text": "On which document?", "confidence": 0.5 },
        "visit": { "from": 9, "to": 10 },
        "context": { "size": 12345678901234567890123 }
    }"#;
    let ticket: Ticket = saop_schema::parse(text)?;
    if ticket.priority == TicketPriority::High {
        println!("{}: {}", ticket.number, ticket.summary);
    }
    println!("{}", saop_schema::serialize(&ticket));

    let broken = r#"{ "kind": "ticket", "number": -1, "summary": "", "priority": "urgent", "owner": null,
             "visit": { "from": 9, "to": 9 } }"#;
    match saop_schema::parse::<Ticket>(broken) {
        Ok(_) => return Err("expected the ticket to be refused, but found it accepted".into()),
        Err(error) => {
            for violation in error.violations() {
                println!("{violation}");
            }
        }
    }

    // A type with a rule is changed as a whole.
    let mut visit: Visit = ticket.visit.clone().ok_or("expected a visit")?;
    let nine = VisitTo::new(9)?;
    match visit.edit(|members| members.to = nine) {
        Ok(()) => return Err("expected the change to be refused, but found it made".into()),
        Err(error) => println!("{error}"),
    }

    // A message of whichever kind.
    let Message::Ticket(same) = serde_json::from_str(text)?;
    assert_eq!(same, ticket);
    Ok(())
}

//! A sink that writes JSON text, by which a test sees that the second function of a type reads what the first one reads.

use saop_json::text::open;
use saop_json::{JsonValue, Limits, Reader, Stop};
use saop_schema::decode::sink::{Constants, ObjectType};
use saop_schema::{Decode, Sink};
use serde::Serialize;

/// Reads a document by its type, and returns the text that the sink has made of it.
pub(crate) fn echo<T: Decode>(text: &str) -> Option<String> {
    let limits = Limits::default();
    let cursor = open(text.as_bytes(), &limits).ok()?;
    let mut reader = Reader::new(cursor, limits.max_depth());
    let written = T::decode_to(&mut reader, &mut Echo).ok()?;
    reader.end().ok()?;
    Some(written)
}

pub(crate) struct Echo;

fn write(value: &(impl Serialize + ?Sized)) -> Result<String, Stop> {
    serde_json::to_string(value).map_err(|_| Stop)
}

impl Sink for Echo {
    type Value = String;
    type List = Vec<String>;
    type Map = Vec<String>;
    type Error = Stop;

    fn null(&mut self) -> Result<String, Stop> {
        write(&())
    }

    fn boolean(&mut self, value: bool) -> Result<String, Stop> {
        write(&value)
    }

    fn integer(&mut self, value: i128) -> Result<String, Stop> {
        write(&value)
    }

    fn float(&mut self, value: f64, spelling: &str) -> Result<String, Stop> {
        let same = spelling.parse() == Ok(value);
        if same { write(&value) } else { Err(Stop) }
    }

    fn number(&mut self, spelling: &str) -> Result<String, Stop> {
        Ok(spelling.to_owned())
    }

    fn string(&mut self, text: &str) -> Result<String, Stop> {
        write(text)
    }

    fn constant(&mut self, of: &'static Constants, index: usize) -> Result<String, Stop> {
        write(of.values.get(index).ok_or(Stop)?)
    }

    fn json(&mut self, text: &str) -> Result<String, Stop> {
        let value: JsonValue = serde_json::from_str(text).map_err(|_| Stop)?;
        write(&value)
    }

    fn list(&mut self) -> Result<Vec<String>, Stop> {
        Ok(Vec::new())
    }

    fn item(&mut self, list: &mut Vec<String>, item: String) -> Result<(), Stop> {
        list.push(item);
        Ok(())
    }

    fn end_list(&mut self, list: Vec<String>) -> Result<String, Stop> {
        Ok(format!("[{}]", list.join(",")))
    }

    fn map(&mut self) -> Result<Vec<String>, Stop> {
        Ok(Vec::new())
    }

    fn entry(&mut self, map: &mut Vec<String>, name: &str, value: String) -> Result<(), Stop> {
        let begin = format!("{}:", write(name)?);
        assert!(map.iter().all(|known| !known.starts_with(&begin)), "{name}");
        map.push(format!("{}:{value}", write(name)?));
        Ok(())
    }

    fn end_map(&mut self, map: Vec<String>) -> Result<String, Stop> {
        Ok(format!("{{{}}}", map.join(",")))
    }

    fn object(
        &mut self,
        of: &'static ObjectType,
        members: &mut [Option<String>],
        extra: Option<Vec<String>>,
    ) -> Result<String, Stop> {
        let mut map = self.map()?;
        for (name, value) in of.members.iter().zip(members) {
            if let Some(value) = value.take() {
                self.entry(&mut map, name, value)?;
            }
        }
        map.extend(extra.unwrap_or_default());
        self.end_map(map)
    }
}

//! The arguments of an action as a generated type.

use saop_json::Limits;
use saop_schema::{Found, Message};

use crate::error::SaopError;
use crate::generated::SaopAction;

impl SaopAction {
    /// Reads the arguments as a type generated from the tool's schema. SPEC X3.
    ///
    /// # Errors
    ///
    /// Returns every violation of that schema, with paths that begin at the action, such as `/arguments/path`. Lines and
    /// columns are those of the arguments' own text.
    pub fn arguments_as<T: Message>(&self) -> Result<T, SaopError> {
        let text = self.arguments.as_json();
        // They are within the limits of the message that they came in.
        saop_schema::parse_with(text, &Limits::NONE).map_err(|error| match error {
            saop_schema::Error::Parse(error) => SaopError::Parse(error),
            saop_schema::Error::Validation(error) => {
                let subject = error.subject().to_owned();
                let mut found = Found::from(error.into_violations());
                for violation in found.as_mut_slice() {
                    *violation = violation.clone().below("/arguments");
                }
                found.into_error(subject, text.as_bytes()).into()
            }
        })
    }
}

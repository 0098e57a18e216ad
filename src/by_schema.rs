//! The handler, for a schema that is known only as the program runs.
//! REQ: 3_MCP-TAS-071

use crate::generated::TurnContext;
use crate::handler::{EventSink, HandleError, LlmClient, MalformedResponseHandler};
use crate::retry::{RawResponse, Retry};
use crate::schema::Schema;

impl<C: LlmClient, S: EventSink> MalformedResponseHandler<C, S> {
    /// As [`handle`](Self::handle), for a message or a part of any schema. It is given as it was written, without
    /// whitespace outside strings.
    ///
    /// # Errors
    ///
    /// As [`handle`](Self::handle).
    pub async fn handle_checked(
        &self,
        raw: impl Into<RawResponse>,
        schema: &'static Schema,
        context: &TurnContext,
    ) -> Result<String, HandleError<C::Error>> {
        let retry = Retry::checking(schema, *self.policy());
        self.drive(retry, raw.into(), context).await
    }
}

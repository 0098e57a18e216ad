//! The client trait through which a run asks its questions and the handler requests corrections.

use std::error::Error;
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use crate::generated::TurnContext;
use crate::retry::{FormattingCorrectionTurn, RawResponse};

/// Gets answers from a model. Implement it with an `async fn`.
///
/// [`ask`](Self::ask) is all that a client needs. The system message is the client's own, for example
/// [`protocol_instructions`](crate::protocol_instructions).
///
/// ```
/// use saop::{LlmClient, RawResponse, TurnContext};
///
/// struct Model;
///
/// impl LlmClient for Model {
///     type Error = std::io::Error;
///
///     async fn ask(&self, question: &str, _context: &TurnContext) -> Result<RawResponse, std::io::Error> {
///         println!("{question}");
///         std::io::read_to_string(std::io::stdin()).map(RawResponse::new)
///     }
/// }
/// ```
pub trait LlmClient: Send + Sync {
    /// Why there is no answer: a network error, a limit, a rejected key.
    type Error: Error + Send + Sync + 'static;

    /// Sends a question and returns the model's answer: the first one of a turn
    /// ([`TurnExecutor::ask`](crate::TurnExecutor::ask)).
    ///
    /// # Errors
    ///
    /// Fails if there is no answer.
    fn ask(
        &self,
        question: &str,
        context: &TurnContext,
    ) -> impl Future<Output = Result<RawResponse, Self::Error>> + Send;

    /// Sends a correction and returns the model's answer to it. Unless a client does it in its own way, it asks the
    /// question again with the correction below it ([`FormattingCorrectionTurn::message`]).
    ///
    /// An implementation that overrides `complete` should send only the question and the newest correction: the correction quotes
    /// the answer that it is about, and a conversation that keeps every correction grows with each retry.
    ///
    /// # Errors
    ///
    /// Fails if there is no answer.
    fn complete(
        &self,
        turn: &FormattingCorrectionTurn,
        context: &TurnContext,
    ) -> impl Future<Output = Result<RawResponse, Self::Error>> + Send {
        async move { self.ask(&turn.message(), context).await }
    }
}

/// [`LlmClient`] as a trait object. Every client implements it, and `Box<dyn DynLlmClient>` is itself a client.
///
/// ```
/// use saop::{DynLlmClient, LlmClient, MalformedResponseHandler};
///
/// fn handler(client: impl LlmClient + 'static) -> MalformedResponseHandler<Box<dyn DynLlmClient>> {
///     MalformedResponseHandler::new(Box::new(client))
/// }
/// ```
pub trait DynLlmClient: Send + Sync {
    /// Like [`LlmClient::ask`], with a boxed future and error.
    fn ask_boxed<'a>(&'a self, question: &'a str, context: &'a TurnContext) -> BoxedCompletion<'a>;

    /// Like [`LlmClient::complete`], with a boxed future and error.
    fn complete_boxed<'a>(
        &'a self,
        turn: &'a FormattingCorrectionTurn,
        context: &'a TurnContext,
    ) -> BoxedCompletion<'a>;
}

/// The future of [`DynLlmClient::complete_boxed`].
type BoxedCompletion<'a> =
    Pin<Box<dyn Future<Output = Result<RawResponse, BoxedClientError>> + Send + 'a>>;

/// A type-erased client error.
#[derive(Debug)]
pub struct BoxedClientError(Box<dyn Error + Send + Sync>);

impl BoxedClientError {
    /// Returns the client's own error.
    #[must_use]
    pub fn get_ref(&self) -> &(dyn Error + Send + Sync + 'static) {
        &*self.0
    }

    /// Returns the client's own error.
    #[must_use]
    pub fn into_inner(self) -> Box<dyn Error + Send + Sync> {
        self.0
    }
}

/// The client's own error is the source, so that a chain prints it once and finds it by its type.
impl fmt::Display for BoxedClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no answer")
    }
}

impl Error for BoxedClientError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&*self.0)
    }
}

impl<C: LlmClient> DynLlmClient for C {
    fn ask_boxed<'a>(&'a self, question: &'a str, context: &'a TurnContext) -> BoxedCompletion<'a> {
        Box::pin(async move {
            let answer = self.ask(question, context).await;
            answer.map_err(|error| BoxedClientError(Box::new(error)))
        })
    }

    fn complete_boxed<'a>(
        &'a self,
        turn: &'a FormattingCorrectionTurn,
        context: &'a TurnContext,
    ) -> BoxedCompletion<'a> {
        Box::pin(async move {
            let answer = self.complete(turn, context).await;
            answer.map_err(|error| BoxedClientError(Box::new(error)))
        })
    }
}

impl LlmClient for dyn DynLlmClient + '_ {
    type Error = BoxedClientError;

    async fn ask(
        &self,
        question: &str,
        context: &TurnContext,
    ) -> Result<RawResponse, BoxedClientError> {
        self.ask_boxed(question, context).await
    }

    async fn complete(
        &self,
        turn: &FormattingCorrectionTurn,
        context: &TurnContext,
    ) -> Result<RawResponse, BoxedClientError> {
        self.complete_boxed(turn, context).await
    }
}

macro_rules! through {
    ($($pointer:ty)*) => {$(
        impl<C: LlmClient + ?Sized> LlmClient for $pointer {
            type Error = C::Error;

            async fn ask(
                &self,
                question: &str,
                context: &TurnContext,
            ) -> Result<RawResponse, C::Error> {
                C::ask(self, question, context).await
            }

            async fn complete(
                &self,
                turn: &FormattingCorrectionTurn,
                context: &TurnContext,
            ) -> Result<RawResponse, C::Error> {
                C::complete(self, turn, context).await
            }
        }
    )*};
}

through! { &C Box<C> Arc<C> }

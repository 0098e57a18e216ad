//! Waiting, at most for some time.

use std::future::Future;
use std::time::Duration;

/// It took too long.
pub(crate) struct Late;

/// Waits for something at most so long; without a time, as long as it takes.
pub(crate) async fn within<T>(
    most: Option<Duration>,
    what: impl Future<Output = T>,
) -> Result<T, Late> {
    match most {
        None => Ok(what.await),
        Some(most) => tokio::time::timeout(most, what).await.map_err(|_| Late),
    }
}

//! What TLS trusts: the system's certificates.

use std::fmt;
use std::sync::Arc;

use rustls::crypto::ring;
use rustls::{ClientConfig, RootCertStore};
use rustls_platform_verifier::BuilderVerifierExt;

use super::error::SetupError;

/// The settings of TLS. Where the system has no certificates, and `https` is not what the endpoint speaks, only a proxy would
/// miss them.
pub(super) fn config(https: bool) -> Result<ClientConfig, SetupError> {
    let builder = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| unavailable(&error))?;
    let builder = match builder.clone().with_platform_verifier() {
        Ok(builder) => builder,
        Err(error) if https => return Err(unavailable(&error)),
        Err(_) => builder.with_root_certificates(RootCertStore::empty()),
    };
    Ok(builder.with_no_client_auth())
}

pub(super) fn unavailable(error: &dyn fmt::Display) -> SetupError {
    SetupError::new(format!("HTTPS is not available: {error}"))
}

//! TLS towards clients, if there is a certificate.

use std::path::Path;
use std::sync::Arc;

use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::TlsAcceptor;

use crate::args::GuardArgs;

/// Returns what takes clients' connections, if they are to be encrypted.
pub(super) fn acceptor(args: &GuardArgs) -> Result<Option<TlsAcceptor>, String> {
    let (Some(certificate), Some(key)) = (&args.tls_cert, &args.tls_key) else {
        return Ok(None);
    };
    // What a file has is not said, since it may be the key.
    let wrong = |path: &Path, what: &str| format!("expected {what} in {}", path.display());
    let chain = CertificateDer::pem_file_iter(certificate);
    let chain = chain.and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let chain = chain.map_err(|_| wrong(certificate, "certificates in PEM"))?;
    let private = PrivateKeyDer::from_pem_file(key);
    let private = private.map_err(|_| wrong(key, "a private key in PEM"))?;
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .and_then(|config| {
            config
                .with_no_client_auth()
                .with_single_cert(chain, private)
        });
    let mut config = config.map_err(|error| {
        format!(
            "{} and {} do not serve: {error}",
            certificate.display(),
            key.display()
        )
    })?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Some(TlsAcceptor::from(Arc::new(config))))
}

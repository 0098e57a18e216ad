//! An endpoint on loopback that speaks TLS, and what its clients trust. The key belongs to nothing else.

use std::io::Write;
use std::net::TcpListener;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ServerConfig, ServerConnection, StreamOwned};

use crate::apart::apart;
use crate::endpoint::{Reply, read};

/// The endpoint, with `tls/certificate.pem`. It is there until the process ends.
pub(crate) struct SecureEndpoint {
    base: String,
    connections: Arc<AtomicUsize>,
}

impl SecureEndpoint {
    /// Answers every request with this reply.
    pub(crate) fn new(reply: &Reply) -> Self {
        let Reply::Bytes(bytes) = reply else {
            panic!("expected a reply that ends");
        };
        let bytes = bytes.clone();
        let certificate = CertificateDer::from_pem_slice(include_bytes!("tls/certificate.pem"));
        let key = PrivateKeyDer::from_pem_slice(include_bytes!("tls/key.pem"));
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![certificate.unwrap()], key.unwrap());
        let config = Arc::new(config.unwrap());
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let base = format!("https://{}/v1", listener.local_addr().unwrap());
        let connections = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&connections);
        thread::spawn(move || {
            for stream in listener.incoming() {
                count.fetch_add(1, Ordering::SeqCst);
                let connection = ServerConnection::new(Arc::clone(&config)).unwrap();
                let mut stream = StreamOwned::new(connection, stream.unwrap());
                if read(&mut stream).is_some() {
                    stream.write_all(&bytes).unwrap();
                    stream.conn.send_close_notify();
                    stream.flush().unwrap();
                }
            }
        });
        Self { base, connections }
    }

    /// The base URL.
    pub(crate) fn base(&self) -> &str {
        &self.base
    }

    /// How often it was connected to so far.
    pub(crate) fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }
}

/// Runs a test in a process of its own, which trusts the certificate `tls/NAME` and no other.
pub(crate) fn trusting(name: &str, test: impl FnOnce()) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/support/tls");
    apart("SSL_CERT_FILE", Some(folder.join(name).as_os_str()), test);
}

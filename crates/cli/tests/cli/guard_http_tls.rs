//! `saop guard --listen`: TLS with clients and with the server, and proxies. SPEC G10.
//!
//! `tls/` has a certificate for this machine, and that of an authority of which nobody has the key any more.

use std::io::{BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{
    ClientConfig, ClientConnection, RootCertStore, ServerConfig, ServerConnection, StreamOwned,
};
use serde_json::json;

use crate::http_peers::{ADD, Guarded, LIST, Message, Server, json as answer, request, result};

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/cli/tls")
        .join(name)
}

fn chain() -> Vec<CertificateDer<'static>> {
    let chain = CertificateDer::pem_file_iter(file("chain.pem")).unwrap();
    chain.map(Result::unwrap).collect()
}

/// A server that has the certificate, and answers each request with the same words.
fn encrypted(words: String) -> (u16, Arc<Mutex<Vec<Message>>>) {
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(
            chain(),
            PrivateKeyDer::from_pem_file(file("key.pem")).unwrap(),
        );
    let config = Arc::new(config.unwrap());
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let asked = Arc::new(Mutex::new(Vec::new()));
    let kept = Arc::clone(&asked);
    thread::spawn(move || {
        for stream in listener.incoming() {
            let connection = ServerConnection::new(Arc::clone(&config)).unwrap();
            let mut stream = BufReader::new(StreamOwned::new(connection, stream.unwrap()));
            while let Some(message) = Message::read(&mut stream) {
                kept.lock().unwrap().push(message);
                let length = words.len();
                let head = format!(
                    "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n"
                );
                stream
                    .get_mut()
                    .write_all((head + &words).as_bytes())
                    .unwrap();
            }
        }
    });
    (port, asked)
}

fn list() -> String {
    result(&json!(1), &format!("{{\"tools\":[{ADD}]}}"))
}

// SPEC G10
#[test]
fn both_sides_are_encrypted() {
    let (port, asked) = encrypted(list());
    let (chain, key) = (file("chain.pem"), file("key.pem"));
    let (chain, key) = (chain.to_str().unwrap(), key.to_str().unwrap());
    let authority = file("ca.pem");
    let guard = Guarded::start_with(
        &format!("https://localhost:{port}/mcp"),
        &["--tls-cert", chain, "--tls-key", key],
        &[("SSL_CERT_FILE", authority.to_str().unwrap())],
    );
    let mut roots = RootCertStore::empty();
    roots
        .add(CertificateDer::from_pem_file(&authority).unwrap())
        .unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let config = Arc::new(config);
    for _ in 0..2 {
        let connection =
            ClientConnection::new(Arc::clone(&config), "localhost".try_into().unwrap());
        let stream = TcpStream::connect(("127.0.0.1", guard.port)).unwrap();
        let mut stream = BufReader::new(StreamOwned::new(connection.unwrap(), stream));
        let text = request(guard.port, "POST", &["authorization: Bearer a"], LIST);
        stream.get_mut().write_all(text.as_bytes()).unwrap();
        let reply = Message::read(&mut stream).unwrap();
        assert_eq!((reply.status(), reply.text()), (200, list()));
    }
    let asked = asked.lock().unwrap();
    assert_eq!(asked.len(), 2);
    assert_eq!(asked[0].header("authorization"), Some("Bearer a"));
    assert_eq!(asked[0].header("host"), Some(&*format!("localhost:{port}")));
    // Who does not encrypt gets nothing, and holds nobody up.
    let mut plain = TcpStream::connect(("127.0.0.1", guard.port)).unwrap();
    plain
        .write_all(request(guard.port, "POST", &[], LIST).as_bytes())
        .unwrap();
    let nothing = Message::read(&mut BufReader::new(plain));
    assert!(nothing.is_none_or(|message| !message.line.starts_with("HTTP/")));
}

// SPEC G10
#[test]
fn a_server_for_which_nobody_vouches_is_not_asked() {
    let (port, asked) = encrypted(list());
    for host in ["localhost", "127.0.0.1"] {
        let guard = Guarded::start(&format!("https://{host}:{port}/mcp"), &[]);
        let reply = guard.post(&["authorization: Bearer hidden"], LIST);
        assert_eq!(reply.status(), 502);
        let said = guard.said("could not be asked");
        assert!(!said.contains("hidden"), "{said}");
    }
    // Nor one that does not encrypt.
    let plain = Server::start(|_, to| answer(to, 200, "", &list()));
    let guard = Guarded::start(&format!("https://localhost:{}/mcp", plain.port), &[]);
    assert_eq!(guard.post(&[], LIST).status(), 502);
    assert!(asked.lock().unwrap().is_empty() && plain.asked().is_empty());
}

// SPEC G10: as docs/error-recovery.md has it for endpoints.
#[test]
fn the_proxy_of_the_environment_is_asked() {
    let count = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&count);
    let proxy = Server::start(move |asked, to| {
        counted.fetch_add(1, Ordering::SeqCst);
        if asked.line.starts_with("CONNECT") {
            answer(to, 502, "", "");
        } else {
            answer(to, 200, "", &list());
        }
    });
    let address = format!("http://127.0.0.1:{}", proxy.port);
    let headers = ["authorization: Bearer a"];
    for name in ["HTTP_PROXY", "http_proxy", "ALL_PROXY"] {
        let guard = Guarded::start_with("http://mcp.test/mcp?a=1", &[], &[(name, &address)]);
        assert_eq!(guard.post(&headers, LIST).text(), list());
        let asked = proxy.asked().pop().unwrap();
        assert_eq!(asked.line, "POST http://mcp.test/mcp?a=1 HTTP/1.1");
        assert_eq!(asked.header("host"), Some("mcp.test"));
    }
    // Through a tunnel, the proxy gets no header of the request.
    let guard = Guarded::start_with("https://mcp.test/mcp", &[], &[("HTTPS_PROXY", &address)]);
    assert_eq!(guard.post(&headers, LIST).status(), 502);
    let asked = proxy.asked().pop().unwrap();
    assert_eq!(asked.line, "CONNECT mcp.test:443 HTTP/1.1");
    assert_eq!(asked.header("authorization"), None);
    // Not for a host that is left out, and not for this machine.
    let before = count.load(Ordering::SeqCst);
    let variables = [("HTTP_PROXY", &*address), ("NO_PROXY", "test")];
    let guard = Guarded::start_with("http://mcp.test/mcp", &[], &variables);
    assert_eq!(guard.post(&[], LIST).status(), 502);
    let server = Server::start(|_, to| answer(to, 200, "", &list()));
    let guard = Guarded::start_with(&server.url(), &[], &[("HTTP_PROXY", &address)]);
    assert_eq!(guard.post(&[], LIST).text(), list());
    assert_eq!(count.load(Ordering::SeqCst), before);
}

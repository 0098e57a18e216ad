//! Looks up the addresses of hosts, each on a thread of its own.
//!
//! Invariant: it is an error if the system has no thread to give, where tokio's resolver panics.

use std::io;
use std::net::ToSocketAddrs;
use std::thread::Builder;

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use tokio::sync::oneshot;

pub(super) struct Resolver;

impl Resolve for Resolver {
    fn resolve(&self, name: Name) -> Resolving {
        let (reply, found) = oneshot::channel();
        let look_up = move || {
            // Nothing may wait for it any more.
            let _ = reply.send((name.as_str(), 0).to_socket_addrs());
        };
        let thread = Builder::new().name("resolve".to_owned()).spawn(look_up);
        Box::pin(async move {
            thread.map_err(|error| without_thread(&error))?;
            Ok(Box::new(found.await??) as Addrs)
        })
    }
}

fn without_thread(error: &io::Error) -> io::Error {
    io::Error::other(format!("no thread to look up the host: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_has_its_addresses() {
        let runtime = tokio::runtime::Builder::new_current_thread().build();
        let name = "localhost".parse().unwrap();
        let found = runtime.unwrap().block_on(Resolver.resolve(name)).unwrap();
        let addresses: Vec<_> = found.map(|address| address.ip()).collect();
        assert!(!addresses.is_empty() && addresses.iter().all(std::net::IpAddr::is_loopback));
        let error = without_thread(&io::Error::other("none left"));
        assert_eq!(
            error.to_string(),
            "no thread to look up the host: none left"
        );
    }
}

//! Sending a message to a push service. People say where theirs is, so the address is not believed: it must be a public one, reached by
//! TLS, and what a name stands for is looked at once, before connecting to just that.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::body::Body;
use axum::http::{HeaderName, Request, StatusCode, Uri, header};
use engine::Phrase;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// The longest address of a push service.
const ADDRESS_MAX: usize = 1_024;
/// The longest head of an answer.
const HEAD_MAX: usize = 16 * 1024;

/// Where a push service takes messages for a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    is_safe: bool,
    host: String,
    port: u16,
    path: String,
    /// The service without the browser, as it is named to it.
    pub(crate) service: String,
}

impl Target {
    /// Reads an address. Without leave to send anywhere it must begin with `https:` and can be no machine of the server's own network.
    pub(crate) fn read(address: &str, anywhere: bool) -> Option<Target> {
        let uri: Uri = address.parse().ok().filter(|_| address.len() <= ADDRESS_MAX)?;
        let is_safe = match uri.scheme_str()? {
            "https" => true,
            "http" if anywhere => false,
            _ => return None,
        };
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'))?;
        let host = authority.host().to_ascii_lowercase();
        let literal = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>().ok();
        let is_outside = match literal {
            Some(address) => is_public(address),
            // A name without a dot is one of the network's own; the end of the others stands for no host of the open network.
            None => {
                let own = ["localhost", "local", "internal", "home.arpa", "lan"];
                let end = |name: &&str| host.ends_with(&format!(".{name}"));
                // Programs read 127.1, 0177.0.0.1 and 0x7f.1 as addresses: no name ends in a number.
                let last = host.rsplit('.').next().unwrap_or_default();
                let digits = last.strip_prefix("0x").unwrap_or(last);
                let is_number = last.bytes().all(|letter| letter.is_ascii_digit())
                    || digits.len() < last.len() && digits.bytes().all(|letter| letter.is_ascii_hexdigit());
                host.contains('.') && !host.ends_with('.') && !is_number && !own.iter().any(end)
            }
        };
        if !anywhere && !is_outside {
            return None;
        }
        let port = authority.port_u16().unwrap_or(if is_safe { 443 } else { 80 });
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_string();
        let service = format!("{}://{}", uri.scheme_str()?, authority.as_str().to_ascii_lowercase());
        Some(Target { is_safe, host, port, path, service })
    }
}

/// Whether an address is one of the open network, and none of this machine, its network or a documentation.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_broadcast()
        || address.is_multicast();
    // This network, carriers' own (100.64/10), protocol assignments, relays of 6to4, measuring (198.18/15), and what is reserved.
    let is_reserved = a == 0
        || (a == 100 && (64..128).contains(&b))
        || (a, b, c) == (192, 0, 0)
        || (a, b, c) == (192, 88, 99)
        || (a == 198 && (b == 18 || b == 19))
        || a >= 240;
    !is_special && !is_reserved
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    // Ways into IPv4 (Teredo, 6to4, 64:ff9b::) lead to addresses that are not looked at here, and documentation nowhere.
    let is_way = (a == 0x2001 && b < 0x0200) || a == 0x2002;
    (0x2000..0x4000).contains(&a) && !is_way && (a, b) != (0x2001, 0x0db8) && a != 0x3fff
}

/// What came of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Posted {
    /// The service has it.
    Taken,
    /// Nobody is there any more.
    Gone,
    /// It is not taken, and would not be later.
    Refused(String),
    /// It may be taken later.
    Later(String),
}

/// What sends messages to push services.
#[derive(Clone)]
pub(crate) struct Poster {
    tls: TlsConnector,
    anywhere: bool,
}

impl std::fmt::Debug for Poster {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Poster").field("anywhere", &self.anywhere).finish_non_exhaustive()
    }
}

impl Poster {
    /// With the certificates that the system trusts.
    pub(crate) fn new(anywhere: bool) -> Result<Poster, Phrase> {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        if roots.is_empty() && !anywhere {
            return Err(Phrase::new("server-no-certificates"));
        }
        let failed = |why: tokio_rustls::rustls::Error| catalog::system_says(&why);
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(failed)?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Poster { tls: TlsConnector::from(Arc::new(config)), anywhere })
    }

    /// Sends a message. Nothing is followed: a service that sends elsewhere is refused.
    pub(crate) async fn post(
        &self,
        target: &Target,
        heads: &[(HeaderName, String)],
        body: Vec<u8>,
    ) -> Posted {
        let stream = match self.connect(target).await {
            Ok(stream) => stream,
            Err(answer) => return answer,
        };
        let mut request = Request::post(&target.path).header(header::HOST, host_of(target));
        for (name, value) in heads {
            request = request.header(name, value);
        }
        let request = match request.body(Body::from(body)) {
            Ok(request) => request,
            Err(error) => return Posted::Refused(error.to_string()),
        };
        let status = if target.is_safe {
            let Ok(name) = ServerName::try_from(target.host.clone()) else {
                return Posted::Refused("the name of the host is none".to_string());
            };
            match self.tls.connect(name, stream).await {
                Ok(stream) => talk(stream, request).await,
                Err(error) => return Posted::Later(error.to_string()),
            }
        } else {
            talk(stream, request).await
        };
        match status {
            Ok(status) => answered(status),
            Err(error) => Posted::Later(error.to_string()),
        }
    }

    async fn connect(&self, target: &Target) -> Result<TcpStream, Posted> {
        let later = |error: std::io::Error| Posted::Later(error.to_string());
        let host = target.host.trim_start_matches('[').trim_end_matches(']');
        let found = tokio::net::lookup_host((host, target.port)).await.map_err(later)?;
        let addresses: Vec<SocketAddr> =
            found.filter(|address| self.anywhere || is_public(address.ip())).collect();
        if addresses.is_empty() {
            return Err(Posted::Refused("the host has no public address".to_string()));
        }
        TcpStream::connect(&*addresses).await.map_err(later)
    }
}

fn host_of(target: &Target) -> &str {
    target.service.split_once("://").map_or("", |(_, host)| host)
}

async fn talk(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<StatusCode, hyper::Error> {
    let (mut sender, connection) =
        http1::Builder::new().max_buf_size(HEAD_MAX).handshake::<_, Body>(TokioIo::new(stream)).await?;
    // The connection works as long as the answer is waited for, and ends with this set.
    let mut work = JoinSet::new();
    work.spawn(connection);
    Ok(sender.send_request(request).await?.status())
}

fn answered(status: StatusCode) -> Posted {
    match status {
        _ if status.is_success() => Posted::Taken,
        StatusCode::NOT_FOUND | StatusCode::GONE => Posted::Gone,
        StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT => Posted::Later(status.to_string()),
        _ if status.is_server_error() => Posted::Later(status.to_string()),
        _ => Posted::Refused(status.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_goes_to_public_services_by_tls_and_nowhere_else() {
        let good = [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAA?x=1",
            "https://push.example.org:8443/p",
            "https://93.184.215.14/p",
            "https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/p",
        ];
        for address in good {
            assert!(Target::read(address, false).is_some(), "{address}");
        }
        let bad = [
            "http://push.example.org/p",
            "https://user@push.example.org/p",
            "https://localhost/p",
            "https://intranet/p",
            "https://db.internal/p",
            "https://printer.local/p",
            "https://example.org./p",
            "https://127.0.0.1/p",
            "https://10.1.2.3/p",
            "https://127.1/p",
            "https://0177.0.0.1/p",
            "https://0x7f.1/p",
            "https://127.0x1/p",
            "https://push.0X7F/p",
            "https://169.254.169.254/latest/meta-data",
            "https://192.168.0.1/p",
            "https://100.64.1.1/p",
            "https://0.0.0.0/p",
            "https://[::1]/p",
            "https://[::ffff:127.0.0.1]/p",
            "https://[fd00::1]/p",
            "https://[fe80::1]/p",
            "https://[64:ff9b::7f00:1]/p",
            "https://[2002:7f00:1::]/p",
            "https://[2001::1]/p",
            "ftp://push.example.org/p",
            "/p",
            "",
        ];
        for address in bad {
            assert_eq!(Target::read(address, false), None, "{address}");
        }
        assert_eq!(Target::read(&format!("https://push.example.org/{}", "a".repeat(1_100)), false), None);
        let told = Target::read("https://Push.Example.org:8443/p?q", false).unwrap();
        assert_eq!((told.service.as_str(), told.path.as_str()), ("https://push.example.org:8443", "/p?q"));
        assert!(Target::read("http://127.0.0.1:9/p", true).is_some(), "where an operator allows it");
    }

    #[tokio::test]
    async fn a_name_that_stands_for_this_machine_is_seen_when_it_is_looked_up() {
        let poster = Poster { anywhere: false, ..Poster::new(true).unwrap() };
        // As if a name of the open network led here.
        let target =
            Target { host: "localhost".to_string(), ..Target::read("https://a.example/p", false).unwrap() };
        let posted = poster.post(&target, &[], Vec::new()).await;
        assert_eq!(posted, Posted::Refused("the host has no public address".to_string()));
    }

    #[test]
    fn what_a_service_answers_is_understood() {
        let of = |code: u16| answered(StatusCode::from_u16(code).unwrap());
        assert_eq!(
            [of(201), of(204), of(404), of(410)],
            [Posted::Taken, Posted::Taken, Posted::Gone, Posted::Gone]
        );
        for code in [429, 408, 500, 503] {
            assert!(matches!(of(code), Posted::Later(_)), "{code}");
        }
        for code in [301, 400, 401, 403, 413] {
            assert!(matches!(of(code), Posted::Refused(_)), "{code}");
        }
    }
}

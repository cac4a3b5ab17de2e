//! Whose address counts behind a proxy. What a header says is believed only if a proxy that the operator trusts has sent it, and then
//! only what trusted proxies added themselves: the rightmost address that is not one of theirs.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use axum::http::{HeaderMap, HeaderName, header};
use engine::{Fault, Phrase};
use serde::Deserialize;

/// A network: an address and how many of its first bits count (`10.0.0.0/8`); without a number, that address alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

impl FromStr for Network {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Network, Fault> {
        let wrong = || Fault::said("network", Phrase::new("server-no-network").naming("written", text));
        let (address, bits) = match text.trim().split_once('/') {
            None => (text.trim(), None),
            Some((address, bits)) => (address, Some(bits.parse::<u8>().map_err(|_| wrong())?)),
        };
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(most);
        if bits > most { Err(wrong()) } else { Ok(Network::of(address, bits)) }
    }
}

/// As it is kept: the same network is always written the same way.
impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = if self.address.is_ipv4() { 32 } else { 128 };
        match self.bits == most {
            true => write!(f, "{}", self.address),
            false => write!(f, "{}/{}", self.address, self.bits),
        }
    }
}

impl TryFrom<String> for Network {
    type Error = Fault;

    fn try_from(text: String) -> Result<Network, Fault> {
        text.parse()
    }
}

impl Network {
    /// The network of an address: what is IPv4 within IPv6 is IPv4, and bits that do not count are 0.
    fn of(address: IpAddr, bits: u8) -> Network {
        // The first 96 bits of such an address say that it is one.
        let (address, bits) = match address.to_canonical() {
            plain @ IpAddr::V4(_) if address.is_ipv6() && bits >= 96 => (plain, bits - 96),
            _ => (address, bits),
        };
        let first = |bits: u8, width: u32| u128::MAX.checked_shl(width - u32::from(bits)).unwrap_or(0);
        let address = match address {
            IpAddr::V4(one) => IpAddr::from((u32::from(one) & first(bits, 32) as u32).to_be_bytes()),
            IpAddr::V6(one) => IpAddr::from((u128::from(one) & first(bits, 128)).to_be_bytes()),
        };
        Network { address, bits }
    }

    /// Whether the address is one of this network.
    pub fn holds(&self, address: IpAddr) -> bool {
        let is_same = |one: u128, other: u128, width: u32| {
            let rest = width - u32::from(self.bits);
            // All bits may be free: then there is nothing to compare.
            one.checked_shr(rest).unwrap_or(0) == other.checked_shr(rest).unwrap_or(0)
        };
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(one), IpAddr::V4(other)) => {
                is_same(u32::from(one).into(), u32::from(other).into(), 32)
            }
            (IpAddr::V6(one), IpAddr::V6(other)) => is_same(one.into(), other.into(), 128),
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The address that a request counts for.
pub(crate) fn client(peer: IpAddr, headers: &HeaderMap, trusted: &[Network]) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.holds(address));
    if !is_trusted(peer) {
        return peer;
    }
    let rightmost = |hops: Vec<Option<IpAddr>>| {
        let mut nearest = peer;
        for hop in hops.into_iter().rev() {
            match hop {
                // What a trusted proxy could not name is counted for that proxy.
                None => break,
                Some(address) if !is_trusted(address) => return address,
                Some(address) => nearest = address,
            }
        }
        nearest
    };
    let hops = |name: HeaderName, read: fn(&str) -> Option<IpAddr>| -> Option<Vec<Option<IpAddr>>> {
        let lines: Vec<_> = headers.get_all(name).iter().collect();
        let parts = |line: &&axum::http::HeaderValue| -> Vec<Option<IpAddr>> {
            line.to_str()
                .map_or_else(|_| vec![None], |line| unquoted(line, ',').into_iter().map(read).collect())
        };
        (!lines.is_empty()).then(|| lines.iter().flat_map(parts).collect())
    };
    let plain = hops(FORWARDED_FOR, address).map(rightmost);
    let named = hops(header::FORWARDED, forwarded).map(rightmost);
    match (plain, named) {
        // A proxy writes one of them; the other may be the client's own invention.
        (Some(one), Some(other)) if one != other => peer,
        (one, other) => one.or(other).unwrap_or(peer),
    }
}

/// An address as headers write it, perhaps with a port.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let plain = text.parse::<IpAddr>().ok();
    let plain = plain.or_else(|| text.parse::<std::net::SocketAddr>().ok().map(|address| address.ip()));
    let bare = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    plain.or_else(bare).map(|address: IpAddr| address.to_canonical())
}

/// The parts of a line between these signs; within quotation marks they part nothing.
fn unquoted(line: &str, sign: char) -> Vec<&str> {
    let (mut is_quoted, mut is_escaped) = (false, false);
    let parts = line.split(move |letter: char| {
        let is_plain = !std::mem::take(&mut is_escaped);
        is_quoted ^= is_plain && letter == '"';
        is_escaped = is_plain && is_quoted && letter == '\\';
        !is_quoted && letter == sign
    });
    parts.collect()
}

/// The address in one hop of `Forwarded` (RFC 7239): `for="[2001:db8::1]:4711";proto=https`.
fn forwarded(hop: &str) -> Option<IpAddr> {
    let mut pairs = unquoted(hop, ';').into_iter().filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = pairs.find(|(name, _)| name.trim().eq_ignore_ascii_case("for"))?;
    address(value.trim().trim_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(peer: &str, lines: &[(&'static str, &str)]) -> String {
        let trusted: Vec<Network> =
            ["10.0.0.0/8", "::1", "2001:db8:ffff::/48"].map(|text| text.parse().unwrap()).to_vec();
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, value.parse().unwrap());
        }
        client(peer.parse().unwrap(), &headers, &trusted).to_string()
    }

    #[test]
    fn who_is_not_trusted_is_not_believed() {
        let lies = [("x-forwarded-for", "1.2.3.4"), ("forwarded", "for=1.2.3.4")];
        assert_eq!(counted("203.0.113.9", &lies), "203.0.113.9");
        assert_eq!(counted("10.1.1.1", &[]), "10.1.1.1");
    }

    #[test]
    fn the_rightmost_address_that_is_no_trusted_proxy_counts() {
        let at = |text| counted("10.1.1.1", &[("x-forwarded-for", text)]);
        assert_eq!(at("203.0.113.9"), "203.0.113.9");
        assert_eq!(
            at("1.2.3.4, 203.0.113.9"),
            "203.0.113.9",
            "what stands left of it the client wrote itself"
        );
        assert_eq!(at("1.2.3.4, 203.0.113.9, 10.2.2.2"), "203.0.113.9");
        assert_eq!(at("10.3.3.3, 10.2.2.2"), "10.3.3.3");
        assert_eq!(at("203.0.113.9:5555"), "203.0.113.9");
        assert_eq!(at("[2001:db8::7]:80"), "2001:db8::7");
        assert_eq!(at("::ffff:203.0.113.9"), "203.0.113.9");
        let lines = [("x-forwarded-for", "1.2.3.4"), ("x-forwarded-for", "203.0.113.9")];
        assert_eq!(counted("::1", &lines), "203.0.113.9", "several lines are one list");
    }

    #[test]
    fn what_cannot_be_read_is_ignored() {
        for text in ["", "unknown", "1.2.3.4, nobody", "999.1.1.1", "1.2.3.4,"] {
            assert_eq!(counted("10.1.1.1", &[("x-forwarded-for", text)]), "10.1.1.1", "{text:?}");
        }
        assert_eq!(counted("10.1.1.1", &[("forwarded", "by=10.1.1.1;proto=https")]), "10.1.1.1");
    }

    #[test]
    fn the_other_header_is_read_too_and_neither_if_they_differ() {
        let at = |text| counted("2001:db8:ffff::1", &[("forwarded", text)]);
        assert_eq!(at("for=203.0.113.9;proto=https"), "203.0.113.9");
        assert_eq!(at("for=1.2.3.4, proto=http;For=\"[2001:db8::7]:4711\""), "2001:db8::7");
        let both = |other| counted("10.1.1.1", &[("x-forwarded-for", "203.0.113.9"), ("forwarded", other)]);
        assert_eq!(both("for=203.0.113.9"), "203.0.113.9");
        assert_eq!(both("for=198.51.100.1"), "10.1.1.1");
    }

    #[test]
    fn what_stands_in_quotation_marks_is_one_part() {
        assert_eq!(unquoted(r#"a="1,2",b"#, ','), [r#"a="1,2""#, "b"]);
        assert_eq!(unquoted(r#"a="1\",2";b"#, ';'), [r#"a="1\",2""#, "b"]);
        let lies = [("forwarded", r#"for=198.51.100.1;by="x,for=1.2.3.4""#)];
        assert_eq!(counted("10.1.1.1", &lies), "198.51.100.1");
    }

    #[test]
    fn networks_are_read_and_hold_what_they_say() {
        for text in ["10.0.0.0/33", "10.0.0/8", "x", "", "::/129", "1.2.3.4/-1"] {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
        let holds = |network: &str, address: &str| {
            network.parse::<Network>().unwrap().holds(address.parse().unwrap())
        };
        assert!(holds("0.0.0.0/0", "203.0.113.9") && !holds("0.0.0.0/0", "2001:db8::1"));
        assert!(
            holds("::/0", "2001:db8::1")
                && holds("10.0.0.0/8", "10.255.0.1")
                && !holds("10.0.0.0/8", "11.0.0.1")
        );
        for (text, kept) in [
            ("9.9.9.77/24", "9.9.9.0/24"),
            ("::ffff:9.9.9.0/120", "9.9.9.0/24"),
            ("::ffff:9.9.9.7", "9.9.9.7"),
            ("1.2.3.4/0", "0.0.0.0/0"),
            ("2001:db8::1:2/64", "2001:db8::/64"),
            ("::1/0", "::/0"),
        ] {
            assert_eq!(text.parse::<Network>().unwrap().to_string(), kept, "{text}");
        }
        assert!(holds("::ffff:9.9.9.0/120", "9.9.9.12") && holds("9.9.9.77/24", "9.9.9.1"));
        assert!(holds("172.16.0.0/12", "::ffff:172.31.0.1") && holds("10.0.0.1", "10.0.0.1"));
    }
}

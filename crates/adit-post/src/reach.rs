//! Which addresses may be sent to. Players enter addresses, so a server must not send into the network that it stands in.

use crate::PostFault;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use url::{Host, Url};

/// Where a server sends to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Encrypted, and to public addresses only.
    Public,
    /// Everywhere, also without encryption and into the network of the server.
    Anywhere,
}

impl Reach {
    /// Reads an address. Nothing is looked up yet.
    pub fn read(self, text: &str) -> Result<Url, PostFault> {
        let url = Url::parse(text.trim()).map_err(|_| PostFault::BadAddress)?;
        let host = url.host().ok_or(PostFault::BadAddress)?;
        if !url.username().is_empty() || url.password().is_some() {
            return Err(PostFault::BadAddress);
        }
        match (url.scheme(), self) {
            ("https", _) | ("http", Reach::Anywhere) => {}
            ("http", Reach::Public) => return Err(PostFault::NotEncrypted { host: host.to_string() }),
            _ => return Err(PostFault::BadAddress),
        }
        // A name is checked when it is resolved, which happens each time something is sent.
        let address = match host {
            Host::Domain(_) => None,
            Host::Ipv4(address) => Some(IpAddr::V4(address)),
            Host::Ipv6(address) => Some(IpAddr::V6(address)),
        };
        match address {
            Some(address) if !self.admits(address) => Err(PostFault::Internal { host: host.to_string() }),
            Some(_) | None => Ok(url),
        }
    }

    /// The addresses behind a name. If one of them is internal the name is refused as a whole.
    pub(crate) async fn resolve(self, url: &Url) -> Result<Vec<SocketAddr>, PostFault> {
        let host = url.host_str().ok_or(PostFault::BadAddress)?.to_owned();
        let port = url.port_or_known_default().ok_or(PostFault::BadAddress)?;
        let addresses: Vec<SocketAddr> = match url.host().ok_or(PostFault::BadAddress)? {
            Host::Ipv4(address) => vec![(address, port).into()],
            Host::Ipv6(address) => vec![(address, port).into()],
            Host::Domain(name) => match tokio::net::lookup_host((name, port)).await {
                Ok(found) => found.collect(),
                Err(_) => Vec::new(),
            },
        };
        if addresses.is_empty() {
            return Err(PostFault::Unknown { host });
        }
        match addresses.iter().all(|address| self.admits(address.ip())) {
            true => Ok(addresses),
            false => Err(PostFault::Internal { host }),
        }
    }

    fn admits(self, address: IpAddr) -> bool {
        self == Reach::Anywhere || is_public(address)
    }
}

/// Is this an address of the public internet? Whatever is reserved, for whatever purpose, is not.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_reserved = match (a, b, c) {
        (0 | 10 | 127 | 240..=255, ..)
        // Multicast.
        | (224..=239, ..)
        // What providers use between themselves and their customers.
        | (100, 64..=127, _)
        | (169, 254, _)
        | (172, 16..=31, _)
        // Protocol assignments, documentation, the old relays of 6to4.
        | (192, 0, 0 | 2)
        | (192, 88, 99)
        | (192, 168, _)
        // Measurements, documentation.
        | (198, 18 | 19, _)
        | (198, 51, 100)
        | (203, 0, 113) => true,
        (_, _, _) => false,
    };
    !is_reserved
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, c, d, e, f, g, h] = address.segments();
    let v4 = |high: u16, low: u16| {
        let ([a, b], [c, d]) = (high.to_be_bytes(), low.to_be_bytes());
        Ipv4Addr::new(a, b, c, d)
    };
    match (a, b, c, d, e, f) {
        // Addresses of version 4 in other clothes: mapped, and translated on their way.
        (0, 0, 0, 0, 0, 0xffff) | (0x64, 0xff9b, 0, 0, 0, 0) => is_public_v4(v4(g, h)),
        (0x2002, ..) => is_public_v4(v4(b, c)),
        // Teredo, benchmarks, ORCHID and other assignments to protocols; documentation.
        (0x2001, 0..=0x1ff, ..) | (0x2001, 0xdb8, ..) | (0x3fff, 0..=0xfff, ..) => false,
        // Everything else that is public begins with the bits 001.
        (0x2000..=0x3fff, ..) => true,
        (..) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(public: bool, addresses: &[&str]) {
        for text in addresses {
            let address: IpAddr = text.parse().expect("an address");
            assert_eq!(is_public(address), public, "{text}");
        }
    }

    #[test]
    fn public_addresses_are_sent_to() {
        check(
            true,
            &["1.1.1.1", "9.9.9.9", "100.63.0.1", "100.128.0.1", "172.15.0.1", "172.32.0.1", "192.167.1.1"],
        );
        check(true, &["198.17.0.1", "198.20.0.1", "169.253.1.1", "223.255.255.255"]);
        check(
            true,
            &[
                "2606:4700::1111",
                "2a00:1450:4001::200e",
                "::ffff:1.1.1.1",
                "64:ff9b::101:101",
                "2002:101:101::1",
            ],
        );
    }

    #[test]
    fn reserved_addresses_are_not() {
        check(
            false,
            &["0.0.0.0", "0.1.2.3", "10.0.0.1", "127.0.0.1", "127.255.1.2", "169.254.169.254", "172.16.0.1"],
        );
        check(
            false,
            &["172.31.255.255", "192.168.0.1", "100.64.0.1", "100.127.255.255", "192.0.0.1", "192.0.2.1"],
        );
        check(
            false,
            &["192.88.99.1", "198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.9", "224.0.0.1"],
        );
        check(false, &["239.255.255.250", "240.0.0.1", "255.255.255.255"]);
        check(
            false,
            &["::", "::1", "fe80::1", "fec0::1", "fc00::1", "fd12:3456::1", "ff02::1", "2001:db8::1"],
        );
        check(false, &["2001::1", "100::1", "3fff::1", "64:ff9b:1::1"]);
    }

    #[test]
    fn an_internal_address_in_other_clothes_is_internal() {
        check(false, &["::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::127.0.0.1"]);
        check(
            false,
            &["64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "2002:a00:1::1", "2002:c0a8:1::1"],
        );
    }

    #[test]
    fn addresses_are_refused_before_they_are_kept() {
        let internal = |text| matches!(Reach::Public.read(text), Err(PostFault::Internal { .. }));
        for text in [
            "https://127.0.0.1/hook",
            "https://[::1]/hook",
            "https://[::ffff:10.0.0.1]/",
            "https://0x7f.1/",
            "https://2130706433/",
            "https://192.168.1.1:8443/",
        ] {
            assert!(internal(text), "{text}: {:?}", Reach::Public.read(text));
            assert!(Reach::Anywhere.read(text).is_ok(), "{text}");
        }
        let bad = |text| matches!(Reach::Anywhere.read(text), Err(PostFault::BadAddress));
        for text in [
            "",
            "hook",
            "ftp://example.org/",
            "file:///etc/passwd",
            "https://ann:pw@example.org/",
            "mailto:a@b.c",
        ] {
            assert!(bad(text), "{text}");
        }
        let open = Reach::Public.read("http://example.org/");
        assert_eq!(open, Err(PostFault::NotEncrypted { host: "example.org".to_owned() }));
        assert!(Reach::Anywhere.read("http://example.org/").is_ok());
        assert!(Reach::Public.read(" https://example.org/hook?id=1\n").is_ok());
    }

    #[tokio::test]
    async fn a_name_that_leads_inside_is_refused_when_it_is_resolved() {
        let url = Reach::Public.read("https://localhost/hook").expect("a name says nothing yet");
        let resolved = Reach::Public.resolve(&url).await;
        assert_eq!(resolved, Err(PostFault::Internal { host: "localhost".to_owned() }));
        assert!(Reach::Anywhere.resolve(&url).await.is_ok());
    }
}

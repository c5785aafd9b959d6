//! Whether a request comes from a page of another site. Browsers say so; programs say nothing.

use axum::http::header::{HOST, HeaderName, ORIGIN};
use axum::http::{HeaderMap, Uri};

/// What a proxy in front of the server was asked for.
const FORWARDED_HOST: HeaderName = HeaderName::from_static("x-forwarded-host");

/// Does the request come from a page of another site? `https` says that a proxy stands in front of the server, to which
/// browsers come over encrypted connections.
pub(crate) fn is_foreign(uri: &Uri, headers: &HeaderMap, https: bool) -> bool {
    let site = text(headers, &HeaderName::from_static("sec-fetch-site"));
    let mut origins = headers.get_all(ORIGIN).into_iter();
    matches!(site, Some("cross-site" | "same-site"))
        || origins.next().is_some_and(|origin| {
            let own = origin.to_str().is_ok_and(|origin| is_own(origin, uri, headers, https));
            !own || origins.next().is_some()
        })
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// Is this origin the host that the request was sent to? Whether a proxy encrypts is known only if it was said.
fn is_own(origin: &str, uri: &Uri, headers: &HeaderMap, https: bool) -> bool {
    let (port, host) = match origin.split_once("://") {
        Some(("https", host)) => (":443", host),
        Some(("http", host)) if !https => (":80", host),
        // `null`, which any page can bring about, has no host.
        Some(_) | None => return false,
    };
    let asked = uri.authority().map(axum::http::uri::Authority::as_str).or_else(|| text(headers, &HOST));
    // Anybody can write this header, so it counts only where a proxy is said to be.
    let forwarded =
        text(headers, &FORWARDED_HOST).filter(|_| https).and_then(|hosts| hosts.split(',').next());
    let plain = |host: &str| {
        let host = host.trim().to_ascii_lowercase();
        host.strip_suffix(port).map(str::to_owned).unwrap_or(host)
    };
    [forwarded, asked].into_iter().flatten().any(|asked| plain(asked) == plain(host))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn foreign(said: &[(&'static str, &'static str)], https: bool) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in said {
            headers.append(*name, HeaderValue::from_static(value));
        }
        is_foreign(&Uri::from_static("/tables"), &headers, https)
    }

    #[test]
    fn programs_and_own_pages_are_not_foreign() {
        for said in [
            &[("host", "adit.example")][..],
            &[("host", "adit.example"), ("origin", "http://adit.example")],
            &[("host", "adit.example"), ("origin", "https://adit.example")],
            &[("host", "ADIT.example:80"), ("origin", "http://adit.example")],
            &[
                ("host", "localhost:8181"),
                ("origin", "http://localhost:8181"),
                ("sec-fetch-site", "same-origin"),
            ],
        ] {
            assert!(!foreign(said, false), "{said:?}");
        }
        let behind = [
            ("host", "10.0.0.7:8181"),
            ("x-forwarded-host", "adit.example"),
            ("origin", "https://adit.example"),
        ];
        assert!(!foreign(&behind, true));
        assert!(foreign(&behind, false), "without a proxy anybody could have written the header");
    }

    #[test]
    fn pages_of_other_sites_are_foreign() {
        for origin in [
            "null",
            "",
            "http://evil.example",
            "http://adit.example.evil.example",
            "http://adit.example:8080",
            "http://adit.example@evil.example",
            "ftp://adit.example",
            "adit.example",
        ] {
            assert!(foreign(&[("host", "adit.example"), ("origin", origin)], false), "{origin}");
        }
        let both =
            [("host", "adit.example"), ("origin", "http://adit.example"), ("origin", "http://evil.example")];
        assert!(foreign(&both, false));
        assert!(foreign(&[("origin", "http://adit.example")], false), "no host is known");
        assert!(
            foreign(&[("host", "adit.example"), ("origin", "http://adit.example")], true),
            "not encrypted"
        );
        assert!(foreign(&[("host", "adit.example"), ("sec-fetch-site", "same-site")], false));
    }
}

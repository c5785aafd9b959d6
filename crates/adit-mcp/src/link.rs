//! The link of a seat, as people pass it on.

use std::fmt;
use std::str::FromStr;
use url::Url;

/// The link of a seat: its table and the secret that opens it.
#[derive(Clone, PartialEq, Eq)]
pub struct Link {
    /// The table.
    pub table: String,
    /// The secret. It is never logged.
    pub(crate) token: String,
    /// Where the server is, if the link says so: `https://adit.example.org`.
    pub server: Option<String>,
}

/// The text is not the link of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "this is not the link of a seat; copy the whole link, it looks like https://SERVER/join/TABLE/SECRET"
)]
pub struct NotALink;

impl Link {
    /// The seat that this secret opens at a table.
    pub(crate) fn new(table: impl Into<String>, token: impl Into<String>) -> Link {
        Link { table: table.into(), token: token.into(), server: None }
    }

    /// The address, without the server.
    pub(crate) fn path(&self) -> String {
        format!("/join/{}/{}", self.table, self.token)
    }
}

impl FromStr for Link {
    type Err = NotALink;

    fn from_str(text: &str) -> Result<Link, NotALink> {
        let text = text.trim();
        let (server, path) = match text.split_once("://") {
            Some((scheme @ ("http" | "https"), rest)) => {
                let (host, path) = rest.split_once('/').ok_or(NotALink)?;
                // As servers are told apart: without a port that goes without saying.
                let server = Url::parse(&format!("{scheme}://{host}")).map_err(|_| NotALink)?;
                (Some(server.origin().ascii_serialization()), path)
            }
            Some(_) => return Err(NotALink),
            None => (None, text.trim_start_matches('/')),
        };
        // Whatever stands in a request must be a word that servers make.
        let is_word = |word: &&str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let (table, token) =
            path.strip_prefix("join/").and_then(|rest| rest.split_once('/')).ok_or(NotALink)?;
        let (table, token) =
            Some((table, token)).filter(|(table, token)| is_word(table) && is_word(token)).ok_or(NotALink)?;
        Ok(Link { table: table.to_owned(), token: token.to_owned(), server })
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Link({}, …)", self.table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_read_with_and_without_its_server() {
        for (text, server) in [
            ("https://adit.example.org/join/t4bl3/5ecre7", Some("https://adit.example.org")),
            (" http://127.0.0.1:8181/join/t4bl3/5ecre7\n", Some("http://127.0.0.1:8181")),
            ("http://Adit.example.org:80/join/t4bl3/5ecre7", Some("http://adit.example.org")),
            ("/join/t4bl3/5ecre7", None),
            ("join/t4bl3/5ecre7", None),
        ] {
            let link: Link = text.parse().expect(text);
            assert_eq!((link.table.as_str(), link.token.as_str()), ("t4bl3", "5ecre7"));
            assert_eq!(link.server.as_deref(), server);
            assert_eq!(link.path(), "/join/t4bl3/5ecre7");
            assert!(!format!("{link:?}").contains("5ecre7"));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "t1",
            "/join/a",
            "/join/a/",
            "/join/a/b/c",
            "ftp://x/join/a/b",
            "/join/a/b?x",
            "/join/../b",
            "http://x",
        ] {
            assert_eq!(text.parse::<Link>(), Err(NotALink), "{text}");
        }
    }
}

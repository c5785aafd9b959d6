//! Streams that are compressed event by event.
//!
//! Each event is compressed by itself and ends at a byte, so events can stand one behind the other in any stream: what
//! many are sent is compressed once, and a stream that waits holds no compressor.

use axum::body::Bytes;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;
use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use std::io::{self, Write as _};

/// A stream of deflate blocks without a name and without a time.
const HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/// An empty block that is the last one.
const LAST: [u8; 2] = [3, 0];

/// Does the client want this?
pub(crate) fn is_accepted(headers: &HeaderMap) -> bool {
    let values = headers.get_all(ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|wish| {
        let mut fields = wish.split(';').map(str::trim);
        let named = fields.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        let refused = |field: &str| field.strip_prefix("q=").and_then(|q| q.parse().ok()) == Some(0.0);
        named && !fields.any(refused)
    })
}

/// The blocks of a text, which may stand behind any others.
pub(crate) fn packed(plain: &[u8]) -> io::Result<Bytes> {
    let mut encoder = DeflateEncoder::new(Vec::with_capacity(plain.len() / 4 + 64), Compression::default());
    encoder.write_all(plain)?;
    encoder.flush()?;
    Ok(Bytes::copy_from_slice(encoder.get_ref()))
}

/// What stands around the blocks of a stream.
#[derive(Default)]
pub(crate) struct Gzip(Crc);

impl Gzip {
    /// What comes before everything else.
    pub(crate) fn begin() -> Bytes {
        Bytes::from_static(&HEADER)
    }

    /// Counts a text whose blocks are sent.
    pub(crate) fn add(&mut self, plain: &[u8]) {
        self.0.update(plain);
    }

    /// What comes behind everything else.
    pub(crate) fn end(&self) -> Bytes {
        [&LAST[..], &self.0.sum().to_le_bytes(), &self.0.amount().to_le_bytes()].concat().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;
    use flate2::read::GzDecoder;
    use flate2::{Decompress, FlushDecompress};
    use std::io::Read as _;

    const EVENTS: [&str; 4] =
        ["event: picture\ndata: {\"svg\": \"<g/><g/><g/>\"}\n\n", "", ":\n\n", "event: é\n\n"];

    #[test]
    fn a_stream_is_one_file_that_any_program_reads() {
        let mut gzip = Gzip::default();
        let mut sent = Gzip::begin().to_vec();
        for event in EVENTS {
            gzip.add(event.as_bytes());
            sent.extend(packed(event.as_bytes()).expect("memory takes everything"));
        }
        sent.extend(gzip.end());
        let mut read = String::new();
        GzDecoder::new(sent.as_slice()).read_to_string(&mut read).expect("a whole file");
        assert_eq!(read, EVENTS.concat());
    }

    #[test]
    fn an_event_can_be_read_before_the_next_one_comes() {
        let mut reader = Decompress::new(false);
        for event in EVENTS {
            let mut read = Vec::with_capacity(1_000);
            let sent = packed(event.as_bytes()).expect("memory takes everything");
            reader.decompress_vec(&sent, &mut read, FlushDecompress::Sync).expect("blocks");
            assert_eq!(String::from_utf8_lossy(&read), event);
        }
    }

    #[test]
    fn only_those_who_say_so_are_sent_it() {
        for (said, accepted) in [
            ("gzip", true),
            ("br, GZIP;q=0.5", true),
            ("gzip, deflate, br, zstd", true),
            ("gzip;q=0", false),
            ("gzip; q=0.000", false),
            ("identity", false),
            ("*", false),
            ("", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, HeaderValue::from_static(said));
            assert_eq!(is_accepted(&headers), accepted, "{said}");
        }
        assert!(!is_accepted(&HeaderMap::new()));
    }
}

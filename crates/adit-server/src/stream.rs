//! How events are sent: whole or as what changed, plain or compressed.

use crate::gzip::{self, Gzip};
use crate::patch::Patch;
use axum::body::Bytes;
use serde::Serialize;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

/// An event as it is sent in streams. It is compressed, and compared with the event before it, once for all who are sent
/// the same.
#[derive(Clone)]
pub(crate) struct Written(Arc<Event>);

struct Event {
    plain: Bytes,
    /// Where its data begins.
    data: usize,
    packed: OnceLock<Bytes>,
    /// What makes it of another event, which most streams were sent before.
    since: Mutex<Option<(Weak<Event>, Written)>>,
}

/// What stands behind the data of an event.
const END: &[u8] = b"\n\n";

impl Written {
    /// An event with a name. JSON is always one line here.
    pub(crate) fn new(name: &str, data: &impl Serialize) -> Written {
        let mut plain = format!("event: {name}\ndata: ").into_bytes();
        let begin = plain.len();
        // What is sent is made of plain fields, and memory takes everything.
        let _ = serde_json::to_writer(&mut plain, data);
        plain.extend(END);
        Written::from(plain.into(), begin)
    }

    /// A comment, which nobody heeds.
    fn comment() -> Written {
        static COMMENT: OnceLock<Written> = OnceLock::new();
        COMMENT.get_or_init(|| Written::from(Bytes::from_static(b":\n\n"), 1)).clone()
    }

    fn from(plain: Bytes, data: usize) -> Written {
        Written(Arc::new(Event { plain, data, packed: OnceLock::new(), since: Mutex::default() }))
    }

    fn data(&self) -> &str {
        let data = self.0.plain.get(self.0.data..self.0.plain.len() - END.len()).unwrap_or_default();
        std::str::from_utf8(data).unwrap_or_default()
    }

    /// Its blocks in a compressed stream.
    fn packed(&self) -> Option<Bytes> {
        if self.0.packed.get().is_none() {
            let _ = self.0.packed.set(gzip::packed(&self.0.plain).ok()?);
        }
        self.0.packed.get().cloned()
    }

    /// The event `patch`, which makes this event of one that the client has.
    fn since(&self, before: &Written) -> Written {
        let mut since = self.0.since.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((known, patch)) = since.as_ref()
            && std::ptr::eq(known.as_ptr(), Arc::as_ptr(&before.0))
        {
            return patch.clone();
        }
        let patch = Written::new("patch", &Patch::between(before.data(), self.data()));
        *since = Some((Arc::downgrade(&before.0), patch.clone()));
        patch
    }
}

/// The events of a stream on their way to the client.
pub(crate) struct Outgoing {
    waiting: VecDeque<Written>,
    /// What stands around the events, if the client wants them compressed.
    gzip: Option<Gzip>,
    has_begun: bool,
    /// The picture that the client has.
    picture: Option<Written>,
}

impl Outgoing {
    /// A stream to which nothing was sent.
    pub(crate) fn new(is_packed: bool) -> Outgoing {
        let gzip = is_packed.then(Gzip::default);
        Outgoing { waiting: VecDeque::new(), gzip, has_begun: false, picture: None }
    }

    /// Sends an event as it is.
    pub(crate) fn push(&mut self, event: Written) {
        self.waiting.push_back(event);
    }

    /// Sends events as they are.
    pub(crate) fn extend(&mut self, events: impl IntoIterator<Item = Written>) {
        self.waiting.extend(events);
    }

    /// Sends a picture: the first one whole, of later ones what changed.
    pub(crate) fn push_picture(&mut self, picture: Written) {
        let event = self.picture.as_ref().map_or_else(|| picture.clone(), |before| picture.since(before));
        self.waiting.push_back(event);
        self.picture = Some(picture);
    }

    /// What is to be sent next, if anything waits.
    pub(crate) fn next(&mut self) -> Option<Bytes> {
        let event = self.waiting.pop_front()?;
        self.encode(&event)
    }

    /// What tells the client that the stream still flows.
    pub(crate) fn still_here(&mut self) -> Option<Bytes> {
        self.encode(&Written::comment())
    }

    /// What is sent when nothing else comes any more.
    pub(crate) fn end(&mut self) -> Option<Bytes> {
        self.gzip.take().filter(|_| self.has_begun).map(|gzip| gzip.end())
    }

    fn encode(&mut self, event: &Written) -> Option<Bytes> {
        let Some(gzip) = &mut self.gzip else { return Some(event.0.plain.clone()) };
        let packed = event.packed()?;
        gzip.add(&event.0.plain);
        if std::mem::replace(&mut self.has_begun, true) {
            return Some(packed);
        }
        Some([Gzip::begin(), packed].concat().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::GzDecoder;
    use std::io::Read as _;

    #[test]
    fn a_stream_brings_the_same_whether_or_not_it_is_compressed() {
        let pictures =
            ["<g a='the first of the stones'/><g/>", "<g a='the first of the stones'/><text>é</text>"];
        let pictures = pictures.map(|svg| Written::new("picture", &svg));
        let mut sent = Vec::new();
        for is_packed in [false, true] {
            let mut outgoing = Outgoing::new(is_packed);
            let mut bytes = Vec::new();
            for picture in &pictures {
                outgoing.push_picture(picture.clone());
                outgoing.push(Written::new("chat", &["good luck"]));
                bytes.extend(std::iter::from_fn(|| outgoing.next()).flatten());
                bytes.extend(outgoing.still_here().expect("a comment"));
            }
            bytes.extend(outgoing.end().unwrap_or_default());
            sent.push(bytes);
        }
        let mut read = Vec::new();
        GzDecoder::new(sent[1].as_slice()).read_to_end(&mut read).expect("a whole file");
        assert_eq!(String::from_utf8_lossy(&read), String::from_utf8_lossy(&sent[0]));
        let events = String::from_utf8_lossy(&sent[0]).into_owned();
        assert_eq!(events.matches("event: picture\n").count(), 1, "{events}");
        assert_eq!(events.matches("event: patch\n").count(), 1, "{events}");
    }

    #[test]
    fn what_many_are_sent_is_compared_and_compressed_once() {
        let [one, other, last] = ["one", "other", "last"].map(|svg| Written::new("picture", &svg));
        let shared = other.since(&one);
        assert!(Arc::ptr_eq(&shared.0, &other.since(&one).0));
        assert!(!Arc::ptr_eq(&shared.0, &other.since(&last).0), "another client has another picture");
        assert_eq!(one.packed().expect("blocks").as_ptr(), one.packed().expect("blocks").as_ptr());
    }

    #[test]
    fn a_stream_that_never_began_has_no_end() {
        assert!(Outgoing::new(true).end().is_none());
        assert!(Outgoing::new(false).end().is_none());
    }
}

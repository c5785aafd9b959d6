//! How many streams may be followed at the same time.

use crate::Fault;
use crate::access::Guest;
use crate::counts::{Counted, Counts};
use crate::queue::Origin;
use adit_game::Viewer;
use adit_store::TableId;
use std::net::IpAddr;

/// How many streams may be followed at the same time.
#[derive(Clone, Copy, Debug)]
pub struct StreamLimits {
    /// In all. Fewer than connections, so that there are always places for requests and health checks.
    pub total: usize,
    /// From one address, where addresses tell people apart.
    pub address: usize,
    /// With the token of a seat.
    pub seat: usize,
    /// With the link for spectators of a table, which many may have.
    pub spectators: usize,
}

/// The streams that are followed.
#[derive(Clone)]
pub(crate) struct Streams {
    limits: StreamLimits,
    total: Counts<()>,
    addresses: Counts<IpAddr>,
    tokens: Counts<(TableId, Viewer)>,
}

/// A stream, for as long as this is held.
pub(crate) struct Following {
    _token: Counted<(TableId, Viewer)>,
    _address: Option<Counted<IpAddr>>,
    _total: Counted<()>,
}

impl Streams {
    pub(crate) fn new(limits: StreamLimits) -> Streams {
        Streams { limits, total: Counts::default(), addresses: Counts::default(), tokens: Counts::default() }
    }

    /// One more stream of the lobby.
    pub(crate) fn follow_lobby(&self, origin: Origin) -> Result<impl Send + use<>, Fault> {
        let address = match origin {
            Some(origin) => {
                let joined = self.addresses.join(origin, self.limits.address);
                Some(joined.ok_or(Fault::TooManyStreamsHere)?)
            }
            None => None,
        };
        let total = self.total.join((), self.limits.total).ok_or(Fault::StreamsFull)?;
        Ok((address, total))
    }

    /// One more stream of this guest.
    pub(crate) fn follow(&self, guest: &Guest) -> Result<Following, Fault> {
        let viewer = guest.roles.viewer();
        let most = match viewer {
            Viewer::Seat(_) => self.limits.seat,
            Viewer::Public | Viewer::All => self.limits.spectators,
        };
        let token = self.tokens.join((guest.table.id.clone(), viewer), most).ok_or(Fault::TooManyStreams)?;
        let address = match guest.origin {
            Some(origin) => {
                let joined = self.addresses.join(origin, self.limits.address);
                Some(joined.ok_or(Fault::TooManyStreamsHere)?)
            }
            None => None,
        };
        let total = self.total.join((), self.limits.total).ok_or(Fault::StreamsFull)?;
        Ok(Following { _token: token, _address: address, _total: total })
    }
}

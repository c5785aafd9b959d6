//! What waits for a live table, and looking at it while a change waits for the store.

use crate::Fault;
use crate::table::live::Live;
use crate::table::{Act, Event};
use std::collections::VecDeque;
use std::pin::pin;
use tokio::sync::mpsc;

/// How many changes may wait while another one is stored.
const WAITING: usize = 64;

/// The events of a table, in the order in which they came.
pub(crate) struct Inbox {
    events: mpsc::Receiver<Box<Event>>,
    /// What came while a change was stored and has to wait for it.
    waiting: VecDeque<Act>,
    /// Has everybody gone who could send something?
    is_closed: bool,
}

impl Inbox {
    pub(crate) fn new(events: mpsc::Receiver<Box<Event>>) -> Inbox {
        Inbox { events, waiting: VecDeque::new(), is_closed: false }
    }

    /// The next event, if there will be one. Nothing is lost if this is not waited for.
    pub(super) async fn next(&mut self) -> Option<Event> {
        match self.waiting.pop_front() {
            Some(act) => Some(Event::Act(act)),
            None => self.events.recv().await.map(|event| *event),
        }
    }

    /// Takes no more events than those that have come.
    pub(super) fn close(&mut self) {
        self.events.close();
    }

    /// Lets a change wait. If too many wait already, those who sent it are told so.
    fn put_off(&mut self, act: Act) {
        if let Act::Stored { length } = &act
            && let Some(Act::Stored { length: known }) =
                self.waiting.iter_mut().find(|waiting| matches!(waiting, Act::Stored { .. }))
        {
            *known = (*known).max(*length);
        } else if self.waiting.len() < WAITING {
            self.waiting.push_back(act);
        } else {
            act.refuse(Fault::Store);
        }
    }
}

impl Act {
    /// Tells those who wait for an answer that it will not be done.
    pub(super) fn refuse(self, fault: Fault) {
        match self {
            Act::Say { reply, .. } | Act::Redo { reply, .. } | Act::Go { reply, .. } => {
                drop(reply.send(Err(fault)));
            }
            Act::Back { reply, .. } | Act::Consent { reply, .. } => drop(reply.send(Err(fault))),
            Act::Give { reply, .. } => drop(reply.send(Err(fault))),
            Act::Unsay { reply, .. } => drop(reply.send(Err(fault))),
            Act::Hint { reply, .. } => drop(reply.send(Err(fault))),
            Act::Add { reply, .. } | Act::Begin { reply, .. } => drop(reply.send(Err(fault))),
            Act::TimeUp { reply } => drop(reply.send(Err(fault))),
            Act::BotChose { .. } | Act::Stored { .. } => {}
        }
    }
}

impl Live {
    /// Waits for the store. Meanwhile everybody can look at the last known position; what would change the table waits.
    pub(super) async fn meanwhile<T>(&mut self, work: impl Future<Output = T>) -> T {
        let mut work = pin!(work);
        loop {
            let event = tokio::select! {
                biased;
                done = &mut work => return done,
                event = self.inbox.events.recv(), if !self.inbox.is_closed => event.map(|event| *event),
            };
            match event {
                Some(event) => {
                    if let Some(act) = self.show(event) {
                        self.inbox.put_off(act);
                    }
                }
                None => self.inbox.is_closed = true,
            }
        }
    }
}

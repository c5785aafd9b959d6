//! Somebody who follows a table on a stream.

use crate::world::{Ask, World};
use adit_game::{Dice, SeedDice};
use adit_table::digest;
use http_body_util::BodyExt as _;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// What a stream has told: the last event of each kind.
pub(crate) type Told = Arc<Mutex<BTreeMap<String, String>>>;

/// Somebody who follows a table on a stream, and follows it again whenever it ends.
pub(crate) struct Follower {
    pub(crate) world: Arc<World>,
    pub(crate) actor: u64,
    pub(crate) server: usize,
    pub(crate) ask: Ask,
    pub(crate) told: Told,
}

impl Follower {
    pub(crate) async fn follow(self) {
        let mut dice = SeedDice::stream(self.world.plan.seed, 10_000 + self.actor);
        let is_slow = dice.below(4) == 0;
        loop {
            self.follow_once(&mut dice, is_slow).await;
            self.world.pause(self.actor, 500 + dice.below(2_000)).await;
        }
    }

    /// Reads a stream to its end.
    async fn follow_once(&self, dice: &mut SeedDice, is_slow: bool) {
        let Some((response, dead)) = self.world.open(self.actor, self.server, &self.ask).await else {
            return;
        };
        let mut body = response.into_body();
        let mut read = String::new();
        loop {
            let frame = tokio::select! {
                biased;
                () = dead.cancelled() => return,
                frame = body.frame() => frame,
            };
            let Some(Ok(frame)) = frame else { return };
            let Ok(data) = frame.into_data() else { return };
            read.push_str(&String::from_utf8_lossy(&data));
            while let Some((event, rest)) = read.split_once("\n\n") {
                self.hear(event);
                read = rest.to_owned();
            }
            if is_slow && self.world.now() < self.world.plan.calm {
                self.world.pause(self.actor, dice.below(20_000)).await;
            } else if self.world.now() < self.world.plan.calm && dice.below(200) == 0 {
                // Somebody closes the page.
                return;
            }
        }
    }

    fn hear(&self, event: &str) {
        let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        let (Some(name), Some(data)) = (field("event"), field("data")) else { return };
        self.world.note(self.actor, &format!("event {name} {} bytes {:016x}", data.len(), digest([data])));
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        told.insert(name.to_owned(), data.to_owned());
    }
}

//! Another game with the same players.

use crate::Fault;
use crate::key::digest;
use crate::meta::{Meta, Rematch};
use crate::queue::Origin;
use crate::table::create::new_table;
use crate::table::{Event, Handle, Tables};
use adit_game::Seat;
use adit_store::{StoreError, TableId};

/// The name of the next game at a table. Everybody who asks finds the same, on every server and after every crash.
fn next_id(table: &TableId) -> TableId {
    let [a, b, c, d, e, f, g, h, ..] = digest(&["adit rematch", table.as_str()]);
    TableId::from_bits(u64::from_le_bytes([a, b, c, d, e, f, g, h]))
}

impl Tables {
    /// The next game of the players of a finished one, begun if nobody has asked for it before. First the new table is
    /// stored, then the old one remembers it: a server that stops in between leaves nothing that the next one who asks
    /// would not find.
    pub(crate) async fn rematch(&self, table: &Handle, seat: Seat, origin: Origin) -> Result<Rematch, Fault> {
        if let Some(known) = table.rematch() {
            return Ok(known);
        }
        if !table.ask(|reply| Event::Situation { reply }).await?.is_over {
            return Err(Fault::NotOver);
        }
        let id = next_id(&table.id);
        self.begin_again(table, &id).await?;
        let wanted = Rematch { table: id.to_string(), seat: u8::from(seat) };
        let remember = |meta: &mut Meta| {
            meta.rematch.get_or_insert_with(|| wanted.clone());
        };
        let meta = self.change_meta(&table.id, remember).await?;
        table.tell_rematch(meta.rematch.clone());
        // A bot may have to move first, whether or not a person looks.
        self.open(&id, origin).await?;
        Ok(meta.rematch.unwrap_or(wanted))
    }

    /// Stores a table with the same game, options and players, each in the seat before their own. The tokens of the old one open it.
    async fn begin_again(&self, table: &Handle, id: &TableId) -> Result<(), Fault> {
        let begun = table.game.start(&table.setup, self.shared.source).map_err(Fault::setup)?;
        let before = table.meta();
        let mut players = before.players.clone();
        // Whoever came first comes last this time.
        if !players.is_empty() {
            players.rotate_left(1);
        }
        let meta = Meta {
            players,
            branched: None,
            lobby: None,
            closing: Vec::new(),
            closed: false,
            request: None,
            rematch: None,
            puzzle: None,
            lesson: None,
            // Another game of the same players is their own affair.
            tournament: None,
            tokens_of: Some(before.named_by(&table.id).to_string()),
            ..Meta::clone(&before)
        };
        match self.shared.store.create(new_table(id, table.game, &begun, &meta)?).await {
            Ok(()) => {
                self.shared.metrics.tables.add(1);
                tracing::info!(table = %id, game = table.game.id(), before = %table.id, "a rematch begins");
                Ok(())
            }
            // Somebody else was faster, here or on another server.
            Err(StoreError::TableExists(_)) => Ok(()),
            Err(fault) => {
                tracing::error!(table = %id, %fault, "a rematch was not stored");
                Err(Fault::store(&fault))
            }
        }
    }
}

//! The creator of a table: a secret from which the name and the tokens of each table are derived. So a request that is sent
//! again gives the same answer, the page of a table can show its links again, and hashes are all that is stored.

use crate::Fault;
use crate::entropy::Random;
use crate::key::{Key, digest};
use crate::token::Token;
use adit_game::Seat;
use adit_store::TableId;
use serde::Serialize;

/// The secret of somebody who creates tables.
pub(crate) struct Creator(String);

impl Creator {
    /// A browser.
    pub(crate) fn session(session: &Token) -> Creator {
        Creator(format!("session {}", session.reveal()))
    }

    /// What the token of this table is with which its creator proves to be that.
    pub(crate) fn token(&self, table: &TableId) -> Token {
        self.derived(table, "creator")
    }

    /// The token of a seat.
    pub(crate) fn seat(&self, table: &TableId, seat: Seat) -> Token {
        self.derived(table, &seat.to_string())
    }

    /// The token for spectators.
    pub(crate) fn watch(&self, table: &TableId) -> Token {
        self.derived(table, "watch")
    }

    /// The secret of the link that lets people take free seats.
    pub(crate) fn invite(&self, table: &TableId) -> Token {
        self.derived(table, "invite")
    }

    fn derived(&self, table: &TableId, role: &str) -> Token {
        Token::derived(&["adit token", &self.0, table.as_str(), role])
    }
}

/// A wish to create a table, which happens once for each key.
pub(crate) struct Wish {
    pub(crate) creator: Creator,
    key: Option<Key>,
    /// A sum of what is asked for.
    pub(crate) request: String,
}

impl Wish {
    /// What a browser with a session, or a program with a key, wants. If neither is known, nobody can ask for it again.
    pub(crate) fn new(
        session: Option<&Token>,
        key: Option<Key>,
        request: &impl Serialize,
        random: &Random,
    ) -> Result<Wish, Fault> {
        let creator = match (session, &key) {
            (Some(session), _) => Creator::session(session),
            (None, Some(key)) => Creator(format!("key {}", key.hash("creator"))),
            (None, None) => Creator(format!("chance {}", Token::random(random)?.reveal())),
        };
        let request = serde_json::to_string(request).map_err(Fault::bad)?;
        let request = digest(&["adit request", &request]).iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(Wish { creator, key, request })
    }

    /// The name of the table, if it can have been asked for before.
    pub(crate) fn known_id(&self) -> Option<TableId> {
        let key = self.key.as_ref()?;
        let [a, b, c, d, e, f, g, h, ..] = digest(&["adit table", &self.creator.0, &key.hash("table")]);
        Some(TableId::from_bits(u64::from_le_bytes([a, b, c, d, e, f, g, h])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Entropy;

    #[test]
    fn the_same_wish_leads_to_the_same_table_and_every_other_one_elsewhere() {
        let random = Random::new(Entropy::Os);
        let session = Token::random(&random).expect("randomness");
        let wish = |session: Option<&Token>, key: &str, request: &str| {
            let key = (!key.is_empty()).then(|| Key::read(key).expect("a key"));
            Wish::new(session, key, &request, &random).expect("a wish")
        };
        let told = |wish: &Wish| {
            let id = wish.known_id().expect("a name");
            let seats = Seat::all(2).map(|seat| wish.creator.seat(&id, seat).reveal().to_owned());
            let others =
                [wish.creator.token(&id), wish.creator.watch(&id)].map(|token| token.reveal().to_owned());
            let tokens: Vec<String> = seats.chain(others).collect();
            (id, tokens, wish.request.clone())
        };
        let (one, other) = ("0123456789abcdef", "another-key-of-mine");
        assert_eq!(told(&wish(None, one, "cavum")), told(&wish(None, one, "cavum")));
        assert_eq!(told(&wish(Some(&session), one, "cavum")), told(&wish(Some(&session), one, "cavum")));
        let tables = [wish(None, one, ""), wish(None, other, ""), wish(Some(&session), one, "")]
            .map(|wish| told(&wish));
        for (place, (id, tokens, _)) in tables.iter().enumerate() {
            assert!(tokens.iter().enumerate().all(|(place, token)| !tokens[..place].contains(token)));
            for (other, others, _) in &tables[..place] {
                assert!(id != other && tokens.iter().all(|token| !others.contains(token)));
            }
        }
        let (same, changed) = (wish(None, one, "cavum"), wish(None, one, "rockwell"));
        assert!(same.known_id() == changed.known_id() && same.request != changed.request);
        assert_eq!(wish(Some(&session), "", "").known_id(), None, "without a key every request is a new one");
    }
}

//! What people are told, in their language: whom a table waits for, and nothing that only some at the table know.

use super::letters::{Event, What};
use crate::meta::Meta;
use crate::texts::{Library, ServerTexts};
use adit_game::{Language, Seat};
use adit_post::PostFault;
use std::sync::Arc;

/// A message to a person.
pub(crate) struct Said {
    /// What it is about.
    pub(crate) title: String,
    /// One or two sentences.
    pub(crate) text: String,
    /// Where it leads on this server.
    pub(crate) path: String,
}

/// A sentence about a way to tell somebody that failed, for each word of [`PostFault::code`].
const FAULTS: [(&str, &str); 20] = [
    ("bad-address", "told-fault-address"),
    ("not-encrypted", "told-fault-open"),
    ("internal", "told-fault-internal"),
    ("unknown", "told-fault-unknown"),
    ("unreachable", "told-fault-unreachable"),
    ("untrusted", "told-fault-untrusted"),
    ("slow", "told-fault-unreachable"),
    ("broken", "told-fault-unreachable"),
    ("gone", "told-fault-gone"),
    ("moved", "told-fault-moved"),
    ("refused", "told-fault-refused"),
    ("limited", "told-fault-later"),
    ("failing", "told-fault-later"),
    ("bad-keys", "told-fault-keys"),
    ("too-long", "told-fault-later"),
    ("bad-mail-address", "told-fault-mail-address"),
    ("mail-refused", "told-fault-mail-refused"),
    ("mail-later", "told-fault-mail-server"),
    ("mail-server", "told-fault-mail-server"),
    ("no-randomness", "told-fault-later"),
];

/// What went wrong, for the person who has set it up.
pub(crate) fn fault(texts: &ServerTexts, fault: &PostFault) -> String {
    let found = FAULTS.iter().find(|(code, _)| *code == fault.code());
    let (host, said) = fault.details();
    let said = said.or(host.map(str::to_owned)).unwrap_or_else(|| fault.code().to_owned());
    let values = [("host", host.unwrap_or_default().into()), ("said", said.as_str().into())];
    texts.tell(found.map_or("told-fault-later", |(_, id)| id), &values)
}

/// What is said in one language.
pub(crate) struct Speaker<'a> {
    pub(crate) texts: Arc<ServerTexts>,
    library: &'a Library,
}

impl Speaker<'_> {
    pub(crate) fn new(library: &Library, language: Language) -> Speaker<'_> {
        Speaker { texts: library.server(language), library }
    }

    pub(crate) fn game(&self, game: &'static str) -> String {
        self.library.game(game, self.texts.language()).say("game-name", &[])
    }

    fn name(&self, meta: &Meta, seat: Seat) -> String {
        match meta.players.get(seat.index()).map(|occupant| occupant.name.as_str()) {
            Some(name) if !name.is_empty() => name.to_owned(),
            Some(_) | None => {
                self.texts.tell("told-seat", &[("number", (seat.index() + 1).to_string().as_str().into())])
            }
        }
    }

    /// What one of the players is told.
    pub(crate) fn player(
        &self,
        event: &Event,
        meta: &Meta,
        game: &'static str,
        own: impl Fn(Seat) -> bool,
    ) -> Said {
        let game = self.game(game);
        let others = Seat::all(meta.players.len()).filter(|seat| !own(*seat));
        let others: Vec<String> = others.map(|seat| self.name(meta, seat)).collect();
        let others = others.join(", ");
        let tournament = meta.tournament.as_ref().map_or("", |tournament| &tournament.name);
        let values = [
            ("game", game.as_str().into()),
            ("others", others.as_str().into()),
            ("tournament", tournament.into()),
        ];
        let (title, text) = match event.what {
            What::Turn(_) if others.is_empty() => ("told-turn-title", "told-turn-alone"),
            What::Turn(_) => ("told-turn-title", "told-turn"),
            What::Hurry { .. } if others.is_empty() => ("told-hurry-title", "told-turn-alone"),
            What::Hurry { .. } => ("told-hurry-title", "told-turn"),
            What::Over => ("told-over-title", "told-over"),
            What::Begun => ("told-begun-title", "told-begun"),
        };
        let [title, text] = [title, text].map(|id| self.texts.tell(id, &values));
        Said { title, text, path: format!("/table/{}", event.table) }
    }

    /// What a room is told.
    pub(crate) fn room(&self, event: &Event, meta: &Meta, game: &'static str) -> Said {
        let title = self.game(game);
        let who = match event.what {
            What::Turn(seat) | What::Hurry { seat, .. } => self.name(meta, seat),
            What::Over | What::Begun => {
                let all: Vec<String> =
                    Seat::all(meta.players.len()).map(|seat| self.name(meta, seat)).collect();
                all.join(", ")
            }
        };
        let values = [("game", title.as_str().into()), ("who", who.as_str().into())];
        let text = match event.what {
            What::Turn(_) => self.texts.tell("told-room-turn", &values),
            What::Hurry { .. } => self.texts.tell("told-room-hurry", &values),
            What::Over => self.texts.tell("told-room-over", &values),
            What::Begun => self.texts.tell("told-room-begun", &values),
        };
        Said { title, text, path: format!("/table/{}", event.table) }
    }

    /// What is sent to try a way out.
    pub(crate) fn test(&self) -> Said {
        let [title, text] = ["told-test-title", "told-test"].map(|id| self.texts.say(id));
        Said { title, text, path: "/me/told".to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_has_its_sentence() {
        for code in PostFault::CODES {
            assert!(FAULTS.iter().any(|(known, _)| *known == code), "{code}");
        }
        let library = Library::new(&[]);
        for language in Language::ALL {
            let texts = library.server(language);
            let refused =
                PostFault::Refused { host: "x.example".to_owned(), status: 400, said: "no".to_owned() };
            let told = fault(&texts, &refused);
            assert!(told.contains("x.example") && told.contains("400 no"), "{told}");
        }
    }
}

//! What each request does.

use crate::{Fault, Fields, Reply, Seated, Session, frame_json};
use adit_any::{AnyGame, find};
use adit_game::{Language, OptionSpec, Setup, Tally, Texts, Viewer};
use adit_table::{Entry, Refusal, Source, Table};
use serde_json::{Map, Value, json};

/// The fields of a reply.
fn reply<const N: usize>(fields: [(&str, Value); N]) -> Map<String, Value> {
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

fn lines(entries: &[Entry]) -> Value {
    entries.iter().map(Entry::to_string).collect()
}

impl Session {
    pub(crate) fn games(&self, fields: Fields) -> Reply {
        fields.end()?;
        let option = |spec: &OptionSpec, texts: Option<&Texts>| {
            json!({
                "id": spec.id,
                "values": spec.values,
                "default": spec.default,
                "text": texts.map(|texts| texts.say(&format!("option-{}", spec.id), &[])),
            })
        };
        let games = self.games.iter().map(|game| {
            let texts = game.texts(Language::English);
            let options: Vec<_> = game.options().iter().map(|spec| option(spec, texts.as_ref())).collect();
            json!({ "id": game.id(), "rules": game.rules(), "seats": game.seats(), "options": options })
        });
        Ok(reply([("games", games.collect())]))
    }

    pub(crate) fn new_table(&mut self, mut fields: Fields) -> Reply {
        let game = fields.text("game")?;
        let seats = fields.number("seats")?;
        let options = fields.options()?;
        let data = fields.optional_text("data")?;
        let seed = fields.optional_number("seed")?;
        fields.end()?;
        let game = find(self.games, &game)?;
        let seats = u8::try_from(seats)
            .map_err(|_| Fault::new("bad-setup", format!("no game has a table of {seats} seats")))?;
        let setup = Setup { seats, options: options.into_iter().collect(), data: data.map(Into::into) };
        let table = game.start(&setup, Source::new(seed))?;
        let entries = lines(table.record().entries());
        self.sit(Seated::new(game, table), entries)
    }

    pub(crate) fn replay(&mut self, mut fields: Fields) -> Reply {
        let journal = fields.text("journal")?;
        let seed = fields.optional_number("seed")?;
        fields.end()?;
        let (game, table) = adit_any::replay(self.games, &journal, Source::new(seed))?;
        self.sit_and_draw(game, table)
    }

    pub(crate) fn load(&mut self, mut fields: Fields) -> Reply {
        let game = fields.text("game")?;
        let view = fields.need("view")?;
        let seed = fields.optional_number("seed")?;
        fields.end()?;
        let game = find(self.games, &game)?;
        self.sit_and_draw(game, game.load(&view, Source::new(seed))?)
    }

    /// Takes over a table that may owe a chance outcome.
    fn sit_and_draw(&mut self, game: &dyn AnyGame, table: Table) -> Reply {
        let mut seated = Seated::new(game, table);
        let step = seated.table.draw().map_err(|refusal| Fault::refusal(&refusal, &seated.texts))?;
        let entries = lines(step.entries());
        seated.table.commit(step).map_err(|refusal| Fault::refusal(&refusal, &seated.texts))?;
        self.sit(seated, entries)
    }

    fn sit(&mut self, seated: Seated, entries: Value) -> Reply {
        let record = seated.table.record();
        let reply = reply([
            ("game", record.game().into()),
            ("rules", record.rules().into()),
            ("seats", record.seats().into()),
            ("number", record.entries().len().into()),
            ("entries", entries),
        ]);
        self.table = Some(seated);
        Ok(reply)
    }

    pub(crate) fn frame(&self, mut fields: Fields) -> Reply {
        let viewer = fields.viewer()?;
        fields.end()?;
        let Seated { table, texts } = self.seated()?;
        let refused = |refusal: Refusal| Fault::refusal(&refusal, texts);
        let frame = table.frame(viewer).map_err(refused)?;
        let prompt = match viewer {
            Viewer::Seat(seat) if frame.offer.is_some() => frame.view.prompt(texts, seat),
            Viewer::Seat(_) | Viewer::Public | Viewer::All => None,
        };
        let source =
            |tally: Tally| json!({ "id": tally.id, "label": texts.tally(&tally), "points": tally.points });
        let points: Vec<Value> = frame.view.points().into_iter().map(source).collect();
        let mut answer = frame_json(frame).map_err(refused)?;
        answer.extend(reply([("prompt", prompt.into()), ("points", points.into())]));
        Ok(answer)
    }

    pub(crate) fn card(&self, mut fields: Fields) -> Reply {
        let viewer = fields.viewer()?;
        let part = fields.text("part")?;
        fields.end()?;
        let Seated { table, texts } = self.seated()?;
        let view = table.look(viewer).map_err(|refusal| Fault::refusal(&refusal, texts))?;
        let card = part.split_once(':').and_then(|(kind, word)| view.card(texts, kind, word));
        let card = card.ok_or_else(|| {
            Fault::new(
                "no-card",
                format!("nothing is known of {part:?}; a part is its kind and its word, as hex:K5"),
            )
        })?;
        Ok(reply([
            ("title", card.title.into()),
            ("brief", card.brief.into()),
            ("lines", card.lines.into()),
            ("clause", card.clause.into()),
        ]))
    }

    pub(crate) fn say(&mut self, mut fields: Fields) -> Reply {
        let seat = fields.seat()?;
        let words = fields.text("words")?;
        let offer = fields.optional_text("offer")?;
        fields.end()?;
        let Seated { table, texts } = self.seated_mut()?;
        let offer = offer
            .map(|id| id.parse())
            .transpose()
            // To a program an id is a text like any other: what is not the id of the offer is not its offer.
            .map_err(|fault: adit_table::NotAnOfferId| Fault::new("stale-offer", fault.to_string()))?;
        let refused = |refusal: Refusal| Fault::refusal(&refusal, texts);
        let step = table.propose(seat, &words, offer).map_err(refused)?;
        let entries = lines(step.entries());
        table.commit(step).map_err(refused)?;
        Ok(reply([("number", table.record().entries().len().into()), ("entries", entries)]))
    }

    pub(crate) fn why(&self, mut fields: Fields) -> Reply {
        let seat = fields.seat()?;
        let words = fields.text("words")?;
        fields.end()?;
        let Seated { table, texts } = self.seated()?;
        let Err(refusal) = table.why(seat, &words) else {
            return Ok(reply([("legal", true.into())]));
        };
        if matches!(refusal, Refusal::NoSuchSeat { .. }) {
            return Err(Fault::refusal(&refusal, texts));
        }
        let mut answer = reply([
            ("legal", false.into()),
            ("rule", refusal.rule().map(|rule| rule.number).into()),
            ("text", refusal.sentence(texts).into()),
        ]);
        if matches!(refusal, Refusal::Begun { .. }) {
            answer.insert("begun".to_owned(), true.into());
        }
        Ok(answer)
    }

    pub(crate) fn back(&mut self, mut fields: Fields) -> Reply {
        let to = fields.number("to")?;
        fields.end()?;
        let Seated { table, texts } = self.seated_mut()?;
        let to = usize::try_from(to).unwrap_or(usize::MAX);
        table.take_back(to).map_err(|refusal| Fault::refusal(&refusal, texts))?;
        Ok(reply([("number", table.record().entries().len().into())]))
    }

    pub(crate) fn journal(&self, fields: Fields) -> Reply {
        fields.end()?;
        Ok(reply([("journal", self.seated()?.table.record().journal().to_string().into())]))
    }

    pub(crate) fn random(&mut self, mut fields: Fields) -> Reply {
        let seed = fields.optional_number("seed")?;
        let moves = fields.number("moves")?;
        fields.end()?;
        let Seated { table, texts } = self.seated_mut()?;
        let refused = |refusal: Refusal| Fault::refusal(&refusal, texts);
        let mut dice = Source::new(seed).chooser().map_err(|fault| refused(fault.into()))?;
        let played = table.random(moves, &mut dice).map_err(refused)?;
        Ok(reply([
            ("played", played.into()),
            ("number", table.record().entries().len().into()),
            ("over", table.result().is_some().into()),
        ]))
    }
}

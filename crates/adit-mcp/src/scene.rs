//! What a seat sees of its table, in words.

use crate::asking::Asking;
use crate::bodies::{About, Over, Picture};
use crate::fault::Fault;
use crate::offered::Offered;
use crate::seats::Chair;
use crate::wording::{bullets, counted, listed, paragraphs};
use adit_any::AnyGame;
use adit_game::{Language, Seat, Texts};
use serde_json::{Value, json};

/// As many sentences of what has happened are told at once.
const NEWS: usize = 60;
/// As many moves are told with the position; of more only their number.
const FEW: usize = 12;

/// What a seat sees of its table.
pub(crate) struct Scene {
    pub(crate) chair: Chair,
    pub(crate) seat: u8,
    pub(crate) about: About,
    pub(crate) picture: Picture,
    pub(crate) game: &'static dyn AnyGame,
    /// The texts of the game, with the names of those who play.
    pub(crate) texts: Texts,
}

/// Who plays what at a table, and the seat that is meant.
pub(crate) async fn seated(
    asking: &Asking<'_>,
    chair: &Chair,
    language: Language,
) -> Result<(About, u8), Fault> {
    let about: About = asking.get(&chair.link, "", language).await?;
    let seat = match (chair.seat, about.yours.as_slice()) {
        (Some(seat), yours) if yours.contains(&seat) => seat,
        (Some(seat), yours) => return Err(Fault::NotYours { seat, yours: listed(yours) }),
        (None, [only]) => *only,
        (None, []) => {
            return Err(Fault::NotFound("this link opens no seat; ask for the link of a seat".to_owned()));
        }
        (None, yours) => return Err(Fault::WhichSeat(listed(yours))),
    };
    Ok((about, seat))
}

impl Scene {
    /// What a seat sees now, or saw after so many steps.
    pub(crate) async fn of(
        asking: &Asking<'_>,
        chair: Chair,
        language: Language,
        at: Option<usize>,
    ) -> Result<Scene, Fault> {
        let (about, seat) = seated(asking, &chair, language).await?;
        let at = at.map(|at| format!("&at={at}")).unwrap_or_default();
        let picture = asking.get(&chair.link, &format!("/picture?viewer={seat}{at}"), language).await?;
        let game = asking.agent.game(&about.game)?;
        let texts = asking.agent.texts(game, language);
        let names: Vec<&str> = about.players.iter().map(|player| player.name.trim()).collect();
        // Two players who are called alike are told apart by their seats.
        let own = |name: &&str| {
            Some((*name).to_owned())
                .filter(|_| !name.is_empty() && names.iter().filter(|other| *other == name).count() == 1)
        };
        let texts = texts.naming(names.iter().map(own));
        Ok(Scene { chair, seat, about, picture, game, texts })
    }

    /// How a seat is called.
    pub(crate) fn name(&self, seat: u8) -> String {
        let name = Seat::new(usize::from(seat)).map(|seat| self.texts.seat(seat)).unwrap_or_default();
        if seat == self.seat { format!("{name} (seat {seat}, you)") } else { format!("{name} (seat {seat})") }
    }

    /// Is the seat asked?
    pub(crate) fn is_asked(&self) -> bool {
        self.picture.pending.contains(&self.seat)
    }

    /// Does the seat owe an answer to somebody who wants to take a move back?
    pub(crate) fn owes_answer(&self) -> bool {
        self.picture.ask.as_ref().is_some_and(|ask| ask.waits_for.contains(&self.seat))
    }

    /// The game, the table and who plays.
    fn heading(&self) -> String {
        let players = self.about.players.iter().zip(0_u8..).map(|(player, seat)| match &player.bot {
            Some(bot) => format!("{}, the bot {bot}", self.name(seat)),
            None => self.name(seat),
        });
        let own_data = if self.about.own_data {
            " It is played with other component data than the built-in ones."
        } else {
            ""
        };
        format!(
            "{} at table {}, with {}.{own_data}",
            self.texts.say("game-name", &[]),
            self.chair.called,
            players.collect::<Vec<_>>().join("; ")
        )
    }

    /// Whose turn it is, and what is asked.
    pub(crate) fn turn(&self) -> String {
        if let Some(over) = &self.picture.over {
            return self.result(over);
        }
        let mut told = match (self.is_asked(), self.picture.prompt.as_deref()) {
            (true, Some(prompt)) => format!("It is your turn. {prompt}"),
            (true, None) => "It is your turn.".to_owned(),
            (false, _) => {
                let asked = listed(self.picture.pending.iter().map(|seat| self.name(*seat)));
                format!("It is not your turn. The table waits for {asked}. Call `wait`.")
            }
        };
        if let Some(ask) = &self.picture.ask {
            let who = self.name(ask.seat);
            told += &match self.owes_answer() {
                true => format!("\n{who} asks to take back a move. Call `answer_take_back`."),
                false => format!("\n{who} asks to take back a move and waits for others."),
            };
        }
        told
    }

    fn result(&self, over: &Over) -> String {
        let seats = over.scores.iter().zip(&over.ranks).zip(0_u8..);
        let lines = seats.map(|((score, rank), seat)| {
            format!("{}: rank {rank}, {}", self.name(seat), self.texts.labelled("score", i64::from(*score)))
        });
        format!("The game is over ({}).\n{}", over.ending, bullets(lines))
    }

    /// What has happened since the last move of the seat that everybody noticed, with that move.
    pub(crate) fn news(&self) -> String {
        let since = self.picture.last_own.unwrap_or_default().saturating_sub(self.picture.log_from);
        let sentences: Vec<&str> =
            self.picture.log.iter().skip(since).flatten().map(String::as_str).collect();
        if sentences.is_empty() {
            return String::new();
        }
        let skipped = sentences.len().saturating_sub(NEWS);
        let before = if skipped > 0 {
            format!("- ({} before that)\n", counted(skipped, "sentence"))
        } else {
            String::new()
        };
        let since = if self.picture.last_own.is_some() { "since your last move" } else { "so far" };
        format!("What has happened {since}:\n{before}{}", bullets(&sentences[skipped..]))
    }

    /// The moves, if there are few; else how many there are.
    pub(crate) fn choices(&self) -> Result<String, Fault> {
        let Some(offer) = &self.picture.offer else { return Ok(String::new()) };
        let offered = Offered::new(offer, &self.texts, "")?;
        let moves = if offered.count() <= FEW {
            format!("You may say:\n{}", offered.page(1)?.0)
        } else {
            format!("There are {}; `offer` lists them.", counted(offered.count(), "move"))
        };
        Ok(paragraphs([moves, offered.amounts()]))
    }

    /// What has happened, whose turn it is and what may be said.
    pub(crate) fn present(&self) -> Result<String, Fault> {
        Ok(paragraphs([self.news(), self.turn(), self.choices()?]))
    }

    /// Everything that can be told of the position.
    pub(crate) fn whole(&self) -> Result<String, Fault> {
        Ok(paragraphs([self.heading(), self.picture.text.clone(), self.present()?]))
    }

    /// The same for programs.
    pub(crate) fn data(&self) -> Value {
        let over = self.picture.over.as_ref();
        json!({
            "table": self.chair.called,
            "game": self.about.game,
            "seat": self.seat,
            "number": self.picture.number,
            "your_turn": self.is_asked(),
            "pending": self.picture.pending,
            "prompt": self.picture.prompt,
            "offer": self.picture.offer.as_ref().map(|offer| &offer.id),
            "moves": self.picture.offer.as_ref().map(|offer| offer.moves.len()),
            "over": over.map(|over| json!({ "scores": over.scores, "ranks": over.ranks, "ending": over.ending })),
            "take_back_asked_by": self.picture.ask.as_ref().map(|ask| ask.seat),
            "can_redo": self.picture.can_redo,
        })
    }
}

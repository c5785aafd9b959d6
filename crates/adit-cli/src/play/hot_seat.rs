//! A game at one keyboard.

use super::Player;
use super::commands::{Typed, read};
use super::console::{Choices, Console, Input};
use super::guide::Guide;
use super::save::Save;
use crate::language::Speech;
use crate::points;
use adit_any::{AnyBot, AnyGame};
use adit_bots::{Recipe, Stop};
use adit_game::{Dice as _, Seat, SeedDice, Viewer, words_of};
use adit_table::{Entry, Refusal, Source, Step, Table, Undo};
use anyhow::Context as _;
use std::rc::Rc;

/// A table, the people and bots at it, and where it is kept.
pub(super) struct HotSeat<'a> {
    game: &'static dyn AnyGame,
    pub(super) table: Table,
    pub(super) save: Save,
    pub(super) speech: Speech,
    pub(super) console: &'a mut dyn Console,
    /// Who has the keyboard.
    holder: Option<Seat>,
    /// What the holder of the keyboard was shown last, line by line.
    pub(super) shown: Vec<String>,
    /// What happened that a seat has not read yet.
    pub(super) unread: Vec<(Seat, String)>,
    /// Is somebody asked even where there is only one thing to do?
    asks_always: bool,
    /// Was a move taken back just now? A player who does that wants to choose again, and not to be carried forward.
    is_back: bool,
}

/// How a turn at the keyboard went.
enum Turn {
    Done,
    Quit,
}

impl<'a> HotSeat<'a> {
    pub(super) fn new(
        game: &'static dyn AnyGame,
        table: Table,
        save: Save,
        speech: Speech,
        console: &'a mut dyn Console,
        asks_always: bool,
    ) -> HotSeat<'a> {
        // A script says every move itself.
        let asks_always = asks_always || !console.interactive();
        HotSeat {
            game,
            table,
            save,
            speech,
            console,
            holder: None,
            shown: Vec::new(),
            unread: Vec::new(),
            asks_always,
            is_back: false,
        }
    }

    /// Plays until the game is over or nobody wants to type any more.
    pub(super) fn play(mut self) -> anyhow::Result<()> {
        self.introduce()?;
        // A game that was kept between a move and what it brings goes on with what it brings.
        let owed = self.table.draw()?;
        if !owed.entries().is_empty() {
            self.happen(owed)?;
        }
        while self.table.result().is_none() {
            let pending = self.table.pending();
            let asked = pending.iter().find_map(|seat| Some((seat, self.player(seat).bot()?)));
            if let Some((seat, recipe)) = asked {
                self.bot_move(seat, &recipe)?;
                continue;
            }
            let seat = pending.iter().next().context("nobody is asked, but the game is not over")?;
            match self.turn(seat)? {
                Turn::Done => {}
                Turn::Quit => {
                    let command = format!("adit play {}", self.game.id());
                    return self.tell_all(&self.speech.say("kept", &[("command", command.into())]));
                }
            }
        }
        self.result()
    }

    /// Says who sits where.
    fn introduce(&mut self) -> anyhow::Result<()> {
        let speech = &self.speech;
        let seats = Seat::all(self.save.settings().players.len());
        let bots = seats.filter(|seat| self.player(*seat).bot().is_some()).map(|seat| {
            let (who, bot) =
                (speech.seat(seat), speech.say("bot", &[("bot", self.player(seat).word().into())]));
            // Of several bots of a kind each has the name of its seat.
            if who == bot { bot } else { speech.say("bot-at", &[("who", who.into()), ("bot", bot.into())]) }
        });
        let bots = speech.game.list(bots);
        let people = speech.game.list(self.people().into_iter().map(|seat| speech.seat(seat)));
        let mut lines = Vec::new();
        for (id, who) in [("start-people", people), ("start-bots", bots)] {
            if !who.is_empty() {
                lines.push(speech.say(id, &[("who", who.into())]));
            }
        }
        lines.push(speech.say("start-help", &[]));
        self.tell_all(&lines.join(" "))
    }

    fn player(&self, seat: Seat) -> Player {
        self.save.settings().players.get(seat.index()).copied().unwrap_or(Player::Random)
    }

    /// The seats of people.
    fn people(&self) -> Vec<Seat> {
        let seats = Seat::all(self.save.settings().players.len());
        seats.filter(|seat| self.player(*seat) == Player::Me).collect()
    }

    /// Keeps a step, carries it out, and tells each person what of it can be seen.
    fn happen(&mut self, step: Step) -> anyhow::Result<()> {
        self.save.append(step.entries())?;
        for seat in self.people() {
            let viewer = Viewer::Seat(seat);
            let mut before = self.table.look(viewer)?;
            for now in step.look(viewer) {
                // A seat that sees no change is told nothing: what another does under seal is not even noticed.
                if !before.equals(&*now) {
                    self.unread.extend(now.narrate(&self.speech.game).into_iter().map(|line| (seat, line)));
                }
                before = now;
            }
        }
        self.table.commit(step)?;
        Ok(())
    }

    /// A bot for this decision. Its choice depends on the entry alone, not on when the program was started.
    pub(super) fn bot(&self, recipe: &Recipe) -> anyhow::Result<Box<dyn AnyBot>> {
        let number = self.table.record().entries().len() as u64;
        let mut dice = match self.save.settings().seed {
            // Not the sequence from which the table draws at this entry.
            Some(seed) => SeedDice::stream(seed, u64::MAX - 1 - number),
            None => Source::Os.chooser()?,
        };
        Ok(self.game.bot(recipe, dice.bits())?)
    }

    fn bot_move(&mut self, seat: Seat, recipe: &Recipe) -> anyhow::Result<()> {
        let words =
            self.bot(recipe)?.choose(&*self.table.look(Viewer::Seat(seat))?, seat, &Stop::default())?;
        let step = self.table.propose(seat, &words, None)?;
        self.happen(step)
    }

    /// Gives a seat the keyboard, hidden from the others where there is something to hide.
    fn hand_over(&mut self, seat: Seat) -> anyhow::Result<Turn> {
        let people = self.people();
        let secrets = || people.iter().any(|seat| self.table.hides_from(Viewer::Seat(*seat)));
        if self.holder != Some(seat) && self.console.interactive() && people.len() > 1 && secrets() {
            if let Some(before) = self.holder {
                self.tell(before)?;
                if self.press_enter("hand-over-clear", before)? == Input::End {
                    return Ok(Turn::Quit);
                }
            }
            self.console.wipe()?;
            if self.press_enter("hand-over-take", seat)? == Input::End {
                return Ok(Turn::Quit);
            }
        }
        if self.holder != Some(seat) {
            self.shown.clear();
        }
        self.holder = Some(seat);
        Ok(Turn::Done)
    }

    fn press_enter(&mut self, id: &str, seat: Seat) -> anyhow::Result<Input> {
        let question = self.speech.say(id, &[("who", self.speech.seat(seat).into())]);
        Ok(self.console.read(&format!("{question} "), &Choices::default())?)
    }

    /// Makes the only decision that there is, if everybody at the table knows that, and says whether it did.
    fn only_way(&mut self, seat: Seat) -> anyhow::Result<bool> {
        if self.asks_always || self.is_back {
            return Ok(false);
        }
        let Some(plans) = self.table.plans(seat).filter(|plans| plans.is_forced) else { return Ok(false) };
        let Some(moves) = plans.plans.first() else { return Ok(false) };
        let view = self.table.look(Viewer::Seat(seat))?;
        let phrases = moves.iter().map(|parts| view.phrase(&self.speech.game, parts));
        let said = self.speech.game.list(phrases);
        let words: Vec<String> = moves.iter().map(|parts| words_of(parts)).collect();
        let step = self.table.propose(seat, &words.join(" ; "), None)?;
        let sentence =
            self.speech.say("forced", &[("who", self.speech.seat(seat).into()), ("move", said.into())]);
        self.unread.push((seat, sentence));
        self.happen(step)?;
        Ok(true)
    }

    /// Asks a seat until something has changed.
    fn turn(&mut self, seat: Seat) -> anyhow::Result<Turn> {
        if self.only_way(seat)? {
            return Ok(Turn::Done);
        }
        if matches!(self.hand_over(seat)?, Turn::Quit) {
            return Ok(Turn::Quit);
        }
        let guide = Rc::new(Guide::new(&self.table, seat, &self.speech)?);
        self.show_what_is_new(&guide, seat)?;
        self.print_question(&guide)?;
        self.print_offer(&guide, "")?;
        let prompt = format!("{}> ", self.speech.seat(seat));
        let mut choices = Choices { guide: Some(guide.clone()), begun: String::new() };
        loop {
            let Input::Line(line) = self.console.read(&prompt, &choices)? else {
                return Ok(Turn::Quit);
            };
            choices.begun.clear();
            match read(&line, |words| guide.offers(words)) {
                Typed::Nothing => {}
                Typed::Help => self.help()?,
                Typed::Show => self.show(&guide, seat)?,
                Typed::Offer(words) => self.offer(&guide, &words)?,
                Typed::Hint => self.hint(&guide, seat)?,
                Typed::Why(words) => self.why(&guide, seat, &words)?,
                Typed::What(words) => self.what(&guide, &words)?,
                Typed::Points => self.points(seat)?,
                Typed::Journal => self.journal(seat)?,
                Typed::Quit => return Ok(Turn::Quit),
                Typed::Undo { anyway } => {
                    if self.undo(anyway)? {
                        self.is_back = true;
                        return Ok(Turn::Done);
                    }
                }
                Typed::Say(words) => match self.table.propose(seat, &guide.whole(&words), None) {
                    Ok(step) => {
                        self.is_back = false;
                        self.happen(step)?;
                        self.tell(seat)?;
                        return Ok(Turn::Done);
                    }
                    Err(refusal) => {
                        self.refuse(&refusal, &guide, &words)?;
                        // What is begun can be gone on with.
                        if matches!(refusal, Refusal::Begun { .. }) {
                            choices.begun = format!("{words} ");
                        }
                    }
                },
            }
        }
    }

    /// Takes the last move of a person back and says whether it did.
    fn undo(&mut self, anyway: bool) -> anyhow::Result<bool> {
        // All sit at one screen, so what is asked for is the last move itself, under seal or not.
        let last = self.people().into_iter().filter_map(|seat| {
            let last = self.table.record().last_move(seat)?;
            Some((last, self.table.undo(seat) == Undo::Free(last)))
        });
        let Some((to, free)) = last.max() else {
            self.tell_all(&self.speech.say("undo-nothing", &[]))?;
            return Ok(false);
        };
        if !free && !anyway {
            let since = self.table.record().entries()[to + 1..].iter().map(|entry| self.told(entry));
            let since = self.speech.game.list(since);
            self.tell_all(&match since.is_empty() {
                true => self.speech.say("undo-shown", &[]),
                false => self.speech.say("undo-since", &[("what", since.into())]),
            })?;
            return Ok(false);
        }
        let taken = self.told(&self.table.record().entries()[to]);
        self.table.take_back(to)?;
        self.save.rewrite(&self.table.record().journal())?;
        // What was told since has not happened any more.
        let sentence = self.speech.say("undo-done", &[("what", taken.into())]);
        self.unread = self.people().into_iter().map(|seat| (seat, sentence.clone())).collect();
        Ok(true)
    }

    /// What an entry was, without what may be hidden.
    fn told(&self, entry: &Entry) -> String {
        match entry {
            Entry::Move { seat, .. } => {
                self.speech.say("entry-move", &[("who", self.speech.seat(*seat).into())])
            }
            Entry::Chance { .. } => self.speech.say("entry-chance", &[]),
        }
    }

    fn result(&mut self) -> anyhow::Result<()> {
        if let Some(seat) = self.people().first() {
            self.unread.retain(|(to, _)| to == seat);
            self.tell(*seat)?;
        }
        // Nothing is hidden any more when a game is over.
        let view = self.table.look(Viewer::All)?;
        self.print_sketch(&view.sketch(&self.speech.game))?;
        if let Some(result) = self.table.result() {
            for line in points::result(&result, &view.points(), &self.speech) {
                self.console.print(&line)?;
            }
        }
        let path = self.save.path().display().to_string();
        self.console.print("")?;
        self.tell_all(&self.speech.say("journal-at", &[("path", path.into())]))
    }
}

//! A game at one keyboard.

use super::Player;
use super::commands::{HELP, Typed, read};
use super::console::{Choices, Console, Input};
use super::offer_text::describe;
use super::result_lines;
use super::save::Save;
use adit_any::{AnyBot, AnyGame};
use adit_bots::{Level, Recipe, Stop};
use adit_game::{Dice as _, Seat, SeedDice, Texts, Viewer};
use adit_table::{Entry, Refusal, Source, Step, Table, Undo};
use anyhow::Context as _;

/// A table, the people and bots at it, and where it is kept.
pub(super) struct HotSeat<'a> {
    game: &'static dyn AnyGame,
    table: Table,
    save: Save,
    texts: Texts,
    console: &'a mut dyn Console,
    /// Who has the keyboard.
    holder: Option<Seat>,
    /// What happened that a seat has not read yet.
    unread: Vec<(Seat, String)>,
}

/// How many moves a hint names.
const HINTS: usize = 3;

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
        texts: Texts,
        console: &'a mut dyn Console,
    ) -> HotSeat<'a> {
        HotSeat { game, table, save, texts, console, holder: None, unread: Vec::new() }
    }

    /// Plays until the game is over or nobody wants to type any more.
    pub(super) fn play(mut self) -> anyhow::Result<()> {
        let players = self.save.settings().players.iter().enumerate();
        let seats: Vec<_> = players.map(|(seat, player)| format!("s{seat} is {player}")).collect();
        self.console.print(&format!("{}. `help` explains what you can type.", seats.join(", ")))?;
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
                    let game = self.game.id();
                    self.console.print(&format!("The game is kept; `adit play {game}` continues it."))?;
                    return Ok(());
                }
            }
        }
        self.result()
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
                    self.unread.extend(now.narrate(&self.texts).into_iter().map(|line| (seat, line)));
                }
                before = now;
            }
        }
        self.table.commit(step)?;
        Ok(())
    }

    /// Shows a seat what it has not read.
    fn tell(&mut self, seat: Seat) -> anyhow::Result<()> {
        let (news, rest): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.unread).into_iter().partition(|(to, _)| *to == seat);
        self.unread = rest;
        for (_, line) in news {
            self.console.print(&line)?;
        }
        Ok(())
    }

    /// A bot for this decision. Its choice depends on the entry alone, not on when the program was started.
    fn bot(&self, recipe: &Recipe) -> anyhow::Result<Box<dyn AnyBot>> {
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

    /// Says what an expert would do.
    fn hint(&mut self, seat: Seat) -> anyhow::Result<()> {
        let mut bot = self.bot(&Recipe::Level(Level::Expert))?;
        let thoughts = bot.consider(&*self.table.look(Viewer::Seat(seat))?, seat, &Stop::default())?;
        if thoughts.candidates.is_empty() {
            self.console.print(&format!("  {}", thoughts.choice))?;
        }
        for candidate in thoughts.candidates.iter().take(HINTS) {
            let expected = 100.0 * candidate.expected;
            self.console.print(&format!("  {expected:>3.0} of 100  {}", candidate.words))?;
        }
        Ok(())
    }

    fn offer(&self, seat: Seat) -> Vec<String> {
        let offer = self.table.offer_words(seat);
        offer.map(|offer| offer.moves().map(str::to_owned).collect()).unwrap_or_default()
    }

    /// Gives a seat the keyboard, hidden from the others where there is something to hide.
    fn hand_over(&mut self, seat: Seat) -> anyhow::Result<Turn> {
        let people = self.people();
        let secrets = || people.iter().any(|seat| self.table.hides_from(Viewer::Seat(*seat)));
        if self.holder != Some(seat) && self.console.interactive() && people.len() > 1 && secrets() {
            if let Some(before) = self.holder {
                self.tell(before)?;
                if self.console.read(&format!("{before}: Enter clears the screen. "), &Choices::default())?
                    == Input::End
                {
                    return Ok(Turn::Quit);
                }
            }
            self.console.wipe()?;
            if self
                .console
                .read(&format!("{seat} takes the keyboard and presses Enter. "), &Choices::default())?
                == Input::End
            {
                return Ok(Turn::Quit);
            }
        }
        self.holder = Some(seat);
        Ok(Turn::Done)
    }

    /// Asks a seat until something has changed.
    fn turn(&mut self, seat: Seat) -> anyhow::Result<Turn> {
        if matches!(self.hand_over(seat)?, Turn::Quit) {
            return Ok(Turn::Quit);
        }
        self.show(seat)?;
        let moves = self.offer(seat);
        self.print_offer(&moves, "")?;
        let choices = Choices { moves, commands: true };
        loop {
            let Input::Line(line) = self.console.read(&format!("{seat}> "), &choices)? else {
                return Ok(Turn::Quit);
            };
            match read(&line, &choices.moves) {
                Typed::Nothing => {}
                Typed::Help => self.console.print(HELP)?,
                Typed::Show => self.show(seat)?,
                Typed::Offer(words) => self.print_offer(&choices.moves, &words)?,
                Typed::Hint => self.hint(seat)?,
                Typed::Why(words) => self.why(seat, &words)?,
                Typed::Journal => self.journal(seat)?,
                Typed::Quit => return Ok(Turn::Quit),
                Typed::Undo { anyway } => {
                    if self.undo(anyway)? {
                        return Ok(Turn::Done);
                    }
                }
                Typed::Say(words) => match self.table.propose(seat, &words, None) {
                    Ok(step) => {
                        self.happen(step)?;
                        self.tell(seat)?;
                        return Ok(Turn::Done);
                    }
                    Err(refusal) => self.refuse(&refusal, &choices.moves, &words)?,
                },
            }
        }
    }

    fn show(&mut self, seat: Seat) -> anyhow::Result<()> {
        let sketch = self.table.look(Viewer::Seat(seat))?.sketch(&self.texts);
        self.console.print(&format!("\n{}\n", sketch.trim_end()))?;
        self.tell(seat)
    }

    fn print_offer(&mut self, moves: &[String], begin: &str) -> anyhow::Result<()> {
        let lines = describe(moves, begin);
        if lines.is_empty() {
            self.console.print(&format!("No move begins with {begin:?}; `why {begin}` says why."))?;
        }
        for line in lines {
            self.console.print(&format!("  {line}"))?;
        }
        Ok(())
    }

    fn refuse(&mut self, refusal: &Refusal, moves: &[String], words: &str) -> anyhow::Result<()> {
        let clause = refusal.rule().map(|rule| format!(" ({})", rule.number)).unwrap_or_default();
        self.console.print(&format!("{}{clause}", refusal.sentence(&self.texts)))?;
        if matches!(refusal, Refusal::Begun { .. }) {
            self.print_offer(moves, words)?;
        }
        if matches!(refusal, Refusal::NoSuchWords { .. }) {
            self.console.print("`offer` lists what you may do, `help` what you can type.")?;
        }
        Ok(())
    }

    fn why(&mut self, seat: Seat, words: &str) -> anyhow::Result<()> {
        match self.table.why(seat, words) {
            Ok(()) => Ok(self.console.print("This is allowed.")?),
            Err(refusal) => {
                let moves = self.offer(seat);
                self.refuse(&refusal, &moves, words)
            }
        }
    }

    fn journal(&mut self, seat: Seat) -> anyhow::Result<()> {
        let path = self.save.path().display().to_string();
        if self.table.hides_from(Viewer::Seat(seat)) {
            self.console.print(&format!("{path} keeps the game. It also says what you may not see yet."))?;
        } else {
            self.console.print(&format!("{}Kept in {path}", self.table.record().journal()))?;
        }
        Ok(())
    }

    /// Takes the last move of a person back and says whether it did.
    fn undo(&mut self, anyway: bool) -> anyhow::Result<bool> {
        // All sit at one screen, so what is asked for is the last move itself, under seal or not.
        let last = self.people().into_iter().filter_map(|seat| {
            let last = self.table.record().last_move(seat)?;
            Some((last, self.table.undo(seat) == Undo::Free(last)))
        });
        let Some((to, free)) = last.max() else {
            self.console.print("There is nothing to take back.")?;
            return Ok(false);
        };
        if !free && !anyway {
            let since: Vec<_> = self.table.record().entries()[to + 1..].iter().map(told).collect();
            let news = match since.is_empty() {
                true => "Your last move has shown something new".to_owned(),
                false => format!("Since your last move: {}", since.join(", ")),
            };
            self.console.print(&format!("{news}. `undo anyway` takes it back all the same."))?;
            return Ok(false);
        }
        let mover = told(&self.table.record().entries()[to]);
        self.table.take_back(to)?;
        self.save.rewrite(&self.table.record().journal())?;
        // What was told since has not happened any more.
        self.unread = self.people().into_iter().map(|seat| (seat, format!("Taken back: {mover}."))).collect();
        Ok(true)
    }

    fn result(&mut self) -> anyhow::Result<()> {
        if let Some(seat) = self.people().first() {
            self.unread.retain(|(to, _)| to == seat);
            self.tell(*seat)?;
        }
        // Nothing is hidden any more when a game is over.
        let sketch = self.table.look(Viewer::All)?.sketch(&self.texts);
        self.console.print(&format!("\n{}\n", sketch.trim_end()))?;
        if let Some(result) = self.table.result() {
            for line in result_lines(&result, &self.save.settings().players) {
                self.console.print(&line)?;
            }
        }
        self.console.print(&format!("The journal is {}", self.save.path().display()))?;
        Ok(())
    }
}

/// What an entry was, without what may be hidden.
fn told(entry: &Entry) -> String {
    match entry {
        Entry::Move { seat, .. } => format!("a move of {seat}"),
        Entry::Chance { .. } => "a chance outcome".to_owned(),
    }
}

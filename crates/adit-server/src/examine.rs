//! Whether a stored table can be played.

use crate::bots::BOTS;
use crate::meta::{Meta, Who};
use adit_any::Games;
use adit_look::Line;
use adit_store::{Flaw, Part, Stored};
use adit_table::{Fair, Journal, ReplayFault, Source};

/// Finds the first reason why a server for these games could not go on with a stored table.
pub fn examine(games: Games, stored: &Stored) -> Result<(), Flaw> {
    let flaw = |part| move |why: &dyn std::fmt::Display| Flaw { part, why: why.to_string() };
    let mut journal = Journal::read(&stored.header).map_err(|fault| flaw(Part::Header)(&fault))?;
    if journal.game != stored.game {
        let why = format!("the header says {:?} and not {:?}", journal.game, stored.game);
        return Err(flaw(Part::Game)(&why));
    }
    let game = adit_any::find(games, &journal.game).map_err(|fault| flaw(Part::Game)(&fault))?;
    examine_meta(&stored.meta.text, journal.setup.seats).map_err(|why| flaw(Part::Meta)(&why))?;
    // Which line each entry of the journal comes from.
    let (mut origins, mut fair) = (Vec::new(), None);
    for (number, line) in stored.lines.iter().enumerate() {
        let line = Line::read(&line.text).map_err(|fault| flaw(Part::Line(number))(&fault))?;
        line.can_follow(fair.as_ref()).map_err(|fault| flaw(Part::Line(number))(&fault))?;
        match line {
            Line::Entry(entry) => {
                journal.entries.push(entry);
                origins.push(number);
            }
            Line::Back(to) | Line::Unsay(to) => {
                journal.entries.truncate(to);
                origins.truncate(to);
            }
            Line::Ask { .. }
            | Line::Agree(_)
            | Line::Refuse(_)
            | Line::Hint(_)
            | Line::Late(_)
            | Line::Step(_) => {}
            Line::Fair(line) => Fair::hear(&mut fair, &line, journal.entries.len()),
        }
    }
    match game.replay(&journal, Source::Os) {
        Ok(_) => Ok(()),
        Err(ReplayFault::Entry { line, entry, refusal }) => {
            let origin = line.checked_sub(journal.line_of(0)).and_then(|number| origins.get(number));
            let part = origin.map_or(Part::Header, |number| Part::Line(*number));
            Err(flaw(part)(&format!("{entry:?} cannot happen here: {refusal}")))
        }
        Err(
            fault @ (ReplayFault::Game { .. }
            | ReplayFault::Rules { .. }
            | ReplayFault::Setup(_)
            | ReplayFault::Position(_)
            | ReplayFault::OtherSetup),
        ) => Err(flaw(Part::Header)(&fault)),
    }
}

fn examine_meta(text: &str, seats: u8) -> Result<(), String> {
    let meta: Meta = serde_json::from_str(text).map_err(|fault| fault.to_string())?;
    if meta.players.len() != usize::from(seats) {
        return Err(format!("it names {} players for {seats} seats", meta.players.len()));
    }
    for player in &meta.players {
        if let Who::Bot(bot) = &player.who
            && !BOTS.contains(&bot.as_str())
        {
            return Err(format!("there is no bot {bot:?}; the bots are: {}", BOTS.join(", ")));
        }
    }
    Ok(())
}

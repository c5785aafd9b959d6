//! The games with their options, and what the program can do.

use crate::args::GamesArguments;
use crate::language::program_texts;
use crate::paint::{Tone, two_columns, wrap};
use adit_any::{AnyGame, Games};
use adit_game::{Language, Texts};
use std::io::Write;

/// How wide the page is.
const WIDTH: usize = 100;

pub(crate) fn print(arguments: &GamesArguments, games: Games, out: &mut impl Write) -> anyhow::Result<()> {
    let texts = program_texts(arguments.lang.as_deref())?;
    writeln!(out, "{}\n", texts.say("games-title", &[]))?;
    for game in games {
        print_game(*game, &texts, out)?;
    }
    let game = games.first().map_or("GAME", |game| game.id());
    let commands = [
        ("adit".to_owned(), "games-serve"),
        (format!("adit teach {game}"), "games-teach"),
        (format!("adit play {game}"), "games-play"),
        (format!("adit play {game} --seats me,hard"), "games-seats"),
        ("adit replay FILE".to_owned(), "games-replay"),
        ("adit draw FILE -o board.png".to_owned(), "games-draw"),
        ("adit analyse FILE".to_owned(), "games-analyse"),
        ("adit table".to_owned(), "games-table"),
        ("adit --help".to_owned(), "games-help"),
    ];
    writeln!(out, "{}", Tone::Heading.paint(&texts.say("games-commands", &[])))?;
    let rows = commands.map(|(command, about)| (Tone::Typed.paint(&command), texts.say(about, &[])));
    for line in two_columns(&rows, WIDTH) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn print_game(game: &dyn AnyGame, texts: &Texts, out: &mut impl Write) -> anyhow::Result<()> {
    let seats = texts.list(game.seats().iter().map(u8::to_string));
    let options = game.options();
    let values = [
        ("game", Tone::Heading.paint(game.id()).into()),
        ("seats", seats.into()),
        ("options", (options.len() as i64).into()),
    ];
    writeln!(out, "{}", texts.say("games-game", &values))?;
    let own = game.texts(texts.language()).or_else(|| game.texts(Language::English));
    for spec in options {
        let about = own.as_ref().map(|own| own.say(&format!("option-{}", spec.id), &[]));
        let usual = texts.say("games-default", &[("value", spec.default.as_str().into())]);
        let values = Tone::Typed.paint(&format!("{}={}", spec.id, spec.values.join("|")));
        writeln!(out, "  {values}  {usual}")?;
        writeln!(out, "{}", wrap(&format!("      {}", about.unwrap_or_default()), WIDTH, 6))?;
    }
    Ok(writeln!(out)?)
}

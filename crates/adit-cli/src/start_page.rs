//! The games with their options, and what the program can do.

use adit_any::Games;
use adit_game::Language;
use std::io::{self, Write};

pub(crate) fn print(games: Games, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "Adit: mining games to play, study and research.\n")?;
    for game in games {
        let seats: Vec<_> = game.seats().iter().map(u8::to_string).collect();
        writeln!(out, "{}, for {} players. Options:", game.id(), seats.join(", "))?;
        let texts = game.texts(Language::English);
        for spec in game.options() {
            let id = format!("option-{}", spec.id);
            let about = texts.as_ref().map(|texts| texts.say(&id, &[])).unwrap_or_default();
            writeln!(out, "  {} = {}  (default {})", spec.id, spec.values.join(" | "), spec.default)?;
            writeln!(out, "      {about}")?;
        }
        writeln!(out)?;
    }
    let game = games.first().map_or("GAME", |game| game.id());
    let commands = [
        ("adit".to_owned(), "play in the browser"),
        (format!("adit play {game}"), "play against a random player in this terminal"),
        (format!("adit play {game} --seats me,me"), "say who sits where: you, or a random player"),
        ("adit table".to_owned(), "let other programs play by JSON lines (docs/protocol.md)"),
        ("adit replay FILE".to_owned(), "show the position that a journal leads to"),
        (format!("adit bench {game} --seats 2"), "measure how fast random games are played"),
        ("adit export --all -o FILE".to_owned(), "write all tables as text; adit import FILE reads them"),
        ("adit notation".to_owned(), "print how the moves of all games are said"),
        ("adit --help".to_owned(), "every command and flag; adit play --help explains more"),
    ];
    writeln!(out, "What you can do:")?;
    for (command, about) in commands {
        writeln!(out, "  {command:<34}  {about}")?;
    }
    Ok(())
}

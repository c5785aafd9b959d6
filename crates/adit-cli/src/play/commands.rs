//! What can be typed.

/// A line that was typed.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Typed {
    Nothing,
    Help,
    Show,
    Offer(String),
    Why(String),
    Hint,
    Undo { anyway: bool },
    Journal,
    Quit,
    Say(String),
}

/// The words that are commands and not moves.
pub(super) const COMMANDS: [&str; 8] = ["help", "show", "offer", "why", "hint", "undo", "journal", "quit"];

pub(super) const HELP: &str = "\
Type a move in words, such as those listed above; Tab completes.
  offer [WORDS]  what you may do, or how a move that begins so goes on
  why WORDS      why a move is not allowed
  hint           what an expert would do
  undo           take your last move back (`undo anyway` if something has happened since)
  show           draw the position again
  journal        the game so far and where it is kept
  quit           stop; the game is kept and goes on when you start again";

/// Reads a line. The words of a move win over a command of the same name.
pub(super) fn read(line: &str, offered: &[String]) -> Typed {
    let words = line.split_whitespace().collect::<Vec<_>>().join(" ");
    if offered.contains(&words) {
        return Typed::Say(words);
    }
    let (first, rest) = words.split_once(' ').unwrap_or((&words, ""));
    match (first, rest) {
        ("", _) => Typed::Nothing,
        ("help" | "?", "") => Typed::Help,
        ("show", "") => Typed::Show,
        ("offer", rest) => Typed::Offer(rest.to_owned()),
        ("why", rest) => Typed::Why(rest.to_owned()),
        ("hint", "") => Typed::Hint,
        ("undo", "") => Typed::Undo { anyway: false },
        ("undo", "anyway") => Typed::Undo { anyway: true },
        ("journal", "") => Typed::Journal,
        ("quit" | "exit", "") => Typed::Quit,
        _ => Typed::Say(words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_wins_over_a_command_of_the_same_name() {
        assert_eq!(read("show", &[]), Typed::Show);
        assert_eq!(read("show", &["show".to_owned()]), Typed::Say("show".to_owned()));
    }

    #[test]
    fn blanks_do_not_matter() {
        assert_eq!(read("  why  take   A 1 ", &[]), Typed::Why("take A 1".to_owned()));
        assert_eq!(read(" \t ", &[]), Typed::Nothing);
        assert_eq!(read("undo  anyway", &[]), Typed::Undo { anyway: true });
        assert_eq!(read("undo it", &[]), Typed::Say("undo it".to_owned()));
    }
}

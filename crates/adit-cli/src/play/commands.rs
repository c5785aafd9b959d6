//! What can be typed.

/// A line that was typed.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Typed {
    Nothing,
    Help,
    Show,
    Offer(String),
    Why(String),
    What(String),
    Points,
    Hint,
    Undo { anyway: bool },
    Journal,
    Quit,
    Say(String),
}

/// A word that is a command and not a move.
pub(super) struct Command {
    pub(super) word: &'static str,
    /// What may follow it.
    pub(super) takes: &'static str,
    /// The id of the sentence that explains it.
    pub(super) about: &'static str,
}

const fn command(word: &'static str, takes: &'static str, about: &'static str) -> Command {
    Command { word, takes, about }
}

/// All commands, in the order in which `help` explains them.
pub(super) const COMMANDS: [Command; 10] = [
    command("offer", " …", "help-offer"),
    command("what", " …", "help-what"),
    command("why", " …", "help-why"),
    command("points", "", "help-points"),
    command("hint", "", "help-hint"),
    command("undo", "", "help-undo"),
    command("show", "", "help-show"),
    command("journal", "", "help-journal"),
    command("help", "", "help-help"),
    command("quit", "", "help-quit"),
];

/// Do the words of a move follow this command?
pub(super) fn takes_a_move(word: &str) -> bool {
    matches!(word, "offer" | "why")
}

/// Reads a line. The words of a move win over a command of the same name.
pub(super) fn read(line: &str, is_offered: impl Fn(&str) -> bool) -> Typed {
    let words = line.split_whitespace().collect::<Vec<_>>().join(" ");
    if is_offered(&words) {
        return Typed::Say(words);
    }
    let (first, rest) = words.split_once(' ').unwrap_or((&words, ""));
    match (first, rest) {
        ("", _) => Typed::Nothing,
        ("help" | "?", "") => Typed::Help,
        ("show", "") => Typed::Show,
        ("offer", rest) => Typed::Offer(rest.to_owned()),
        ("why", rest) => Typed::Why(rest.to_owned()),
        ("what", rest) => Typed::What(rest.to_owned()),
        ("points", "") => Typed::Points,
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
        assert_eq!(read("show", |_| false), Typed::Show);
        assert_eq!(read("show", |words| words == "show"), Typed::Say("show".to_owned()));
    }

    #[test]
    fn every_command_is_understood() {
        for command in COMMANDS {
            assert!(!matches!(read(command.word, |_| false), Typed::Say(_)), "{}", command.word);
        }
    }

    #[test]
    fn blanks_do_not_matter() {
        let read = |line| read(line, |_| false);
        assert_eq!(read("  why  take   A 1 "), Typed::Why("take A 1".to_owned()));
        assert_eq!(read("what   bakehouse"), Typed::What("bakehouse".to_owned()));
        assert_eq!(read(" \t "), Typed::Nothing);
        assert_eq!(read("undo  anyway"), Typed::Undo { anyway: true });
        assert_eq!(read("undo it"), Typed::Say("undo it".to_owned()));
    }
}

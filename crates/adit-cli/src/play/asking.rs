//! `what WORDS`: what can be known of a thing.

use super::guide::{Guide, Thing, capital};
use crate::language::Speech;
use crate::paint::{Tone, wrap};
use adit_game::Card;

/// Up to this many cards are shown at once; of more only the titles are.
const SHOWN: usize = 4;
/// How many things of one kind are named where everything is listed.
const NAMED: usize = 8;
/// Things of these kinds are named by themselves, so they are not listed.
const PLAIN: [&str; 2] = ["number", "rotation"];
/// What stands between two titles. They may contain commas.
const BETWEEN: &str = " · ";

/// The answer to a question about these words, line by line.
pub(super) fn answer(guide: &Guide, words: &str, speech: &Speech, width: usize) -> Vec<String> {
    let things = guide.things();
    if things.is_empty() {
        return vec![speech.say("what-none", &[])];
    }
    let found = find(&things, words);
    if words.is_empty() || found.is_empty() {
        let head = match words.is_empty() {
            true => speech.say("what-everything", &[]),
            false => speech.say("what-nothing", &[("words", words.into())]),
        };
        return std::iter::once(head).chain(list(&things, width)).collect();
    }
    if found.len() > SHOWN {
        let titles: Vec<String> = found.into_iter().map(|card| capital(&card.title)).collect();
        let titles = titles.join(BETWEEN);
        return vec![wrap(&speech.say("what-several", &[("titles", titles.into())]), width, 2)];
    }
    found.into_iter().flat_map(|card| lines(card, speech, width)).collect()
}

/// The cards of the things that are called so: by exactly these words, or else beginning with them, or else with them
/// somewhere inside.
fn find<'a>(things: &'a [Thing], words: &str) -> Vec<&'a Card> {
    let wanted = folded(words);
    let fits = |is_so: &dyn Fn(&str) -> bool| {
        let mut cards: Vec<&Card> = Vec::new();
        for thing in things {
            let names = [Some(&thing.word), thing.label.as_ref(), Some(&thing.card.title)];
            let is_called_so = names.into_iter().flatten().any(|name| is_so(&folded(name)));
            let is_known =
                cards.iter().any(|card| card.title == thing.card.title && card.lines == thing.card.lines);
            if is_called_so && !is_known {
                cards.push(&thing.card);
            }
        }
        cards
    };
    let ways: [&dyn Fn(&str) -> bool; 3] =
        [&|name| name == wanted, &|name| name.starts_with(&wanted), &|name| name.contains(&wanted)];
    ways.into_iter().map(fits).find(|cards| !cards.is_empty()).unwrap_or_default()
}

/// A name as it is compared: capitals do not matter, nor how its words are joined.
fn folded(name: &str) -> String {
    let blanks = name.to_lowercase().replace(['_', '-', '\u{a0}'], " ");
    blanks.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn lines(card: &Card, speech: &Speech, width: usize) -> Vec<String> {
    let mut lines = vec![Tone::Heading.paint(&capital(&card.title))];
    // What is said in full below need not be said in short.
    let is_said =
        |brief: &str| card.lines.iter().any(|line| line.to_lowercase().contains(&brief.to_lowercase()));
    let brief = (!card.brief.is_empty() && !is_said(&card.brief)).then(|| capital(&card.brief));
    let said = brief.iter().chain(&card.lines);
    lines.extend(said.map(|line| wrap(&format!("  {line}"), width, 2)));
    if !card.clause.is_empty() {
        let clause = speech.say("what-clause", &[("clause", card.clause.into())]);
        lines.push(format!("  {}", Tone::Aside.paint(&clause)));
    }
    lines
}

/// Everything that can be asked about, a line for each kind, each title once.
fn list(things: &[Thing], width: usize) -> Vec<String> {
    let mut kinds: Vec<(&str, Vec<String>)> = Vec::new();
    for thing in things.iter().filter(|thing| !PLAIN.contains(&thing.kind.as_str())) {
        let title = capital(&thing.card.title);
        if kinds.iter().any(|(_, titles)| titles.contains(&title)) {
            continue;
        }
        match kinds.iter_mut().find(|(kind, _)| *kind == thing.kind) {
            Some((_, titles)) => titles.push(title),
            None => kinds.push((&thing.kind, vec![title])),
        }
    }
    let line = |(_, titles): (&str, Vec<String>)| {
        let more = if titles.len() > NAMED { " …" } else { "" };
        let named = titles[..titles.len().min(NAMED)].join(BETWEEN);
        wrap(&format!("  {named}{more}"), width, 4)
    };
    kinds.into_iter().map(line).collect()
}

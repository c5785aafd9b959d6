//! What a playthrough shows, line by line.

use super::changes::{Change, Leaves, changes, leaves};
use super::script::{Fault, Line, Script};
use adit_game::{Game, Language, Notation, Offer, Seat, Texts, Viewer};
use adit_table::{Entry, Refusal, Source, Table, digest};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// What occurred in playthroughs.
#[derive(Default)]
pub(super) struct Covered {
    pub(super) forms: BTreeSet<usize>,
    /// The ids of the rules' texts.
    pub(super) rules: BTreeSet<&'static str>,
    pub(super) endings: BTreeSet<&'static str>,
}

impl Covered {
    pub(super) fn add(&mut self, other: Covered) {
        self.forms.extend(other.forms);
        self.rules.extend(other.rules);
        self.endings.extend(other.endings);
    }
}

/// A playthrough as it was played.
pub(super) struct Telling {
    pub(super) text: String,
    pub(super) covered: Covered,
    /// What every viewer saw last, if that is to be told.
    sight: Option<Sight>,
}

/// How much is told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Detail {
    /// Everything that every viewer sees.
    Sight,
    /// Only what occurs.
    Occurrence,
}

/// Plays a script and tells what every viewer saw.
pub(super) fn tell<G: Game>(script: &Script, detail: Detail) -> Result<Telling, Fault> {
    let mut table =
        Table::replay::<G>(&script.journal, Source::Seed(0)).map_err(|fault| (1, fault.to_string()))?;
    let source = G::texts(Language::English).unwrap_or_default();
    let texts = Texts::new(Language::English, &[source]);
    let sight = (detail == Detail::Sight).then(|| Sight::nothing(&table));
    let mut telling = Telling { text: String::new(), covered: Covered::default(), sight };
    telling.say(&format!("start {}", G::ID));
    telling.after(&table, &texts);
    for (number, line) in &script.lines {
        let number = *number;
        match line {
            Line::Comment(comment) => telling.say(&format!("# {comment}")),
            Line::Entry(entry) => {
                table
                    .apply(entry)
                    .map_err(|refusal| (number, refused::<G>(state_of::<G>(&table), entry, &refusal)))?;
                if let Entry::Move { words, .. } = entry {
                    let words: Vec<&str> = words.split(' ').collect();
                    telling.covered.forms.extend(G::Move::read(&words).map(|mv| mv.form()));
                }
                telling.say(&entry.to_string());
                telling.after(&table, &texts);
            }
            Line::Refuse { clause, seat, words } => {
                let Err(refusal) = table.why(*seat, words) else {
                    return Err((number, format!("{seat} {words} is allowed")));
                };
                let rule = refusal.rule();
                let named = rule.map_or(refusal.code(), |rule| rule.number);
                if named != clause && refusal.code() != clause {
                    return Err((
                        number,
                        format!("{seat} {words} is refused by {named}: {}", refusal.sentence(&texts)),
                    ));
                }
                telling.covered.rules.extend(rule.map(|rule| rule.text_id));
                telling.say(&format!("refuse {clause} {seat} {words}"));
                telling.say(&format!("    {}", refusal.sentence(&texts)));
            }
            Line::Expect { viewer, pointer, value } => {
                let view = table.look(*viewer).and_then(|view| view.json());
                let view = view.map_err(|refusal| (number, refusal.to_string()))?;
                let found = view.pointer(pointer);
                if found != Some(value) {
                    let found = found.map_or("nothing".to_owned(), ToString::to_string);
                    return Err((number, format!("{viewer} sees {found} at {pointer}, not {value}")));
                }
            }
        }
    }
    if let Some(result) = table.result() {
        telling.covered.endings.insert(result.ending);
        telling
            .say(&format!("over: {}, scores {:?}, ranks {:?}", result.ending, result.scores, result.ranks));
    }
    Ok(telling)
}

/// Why an entry cannot happen, with what could.
fn refused<G: Game>(state: &G::State, entry: &Entry, refusal: &Refusal) -> String {
    let offers: Vec<String> = G::pending(state)
        .seats()
        .iter()
        .map(|seat| {
            let moves: Vec<_> = Offer::<G>::new(state, seat).moves().iter().map(Notation::words).collect();
            format!("{seat} may say: {}", moves.join(", "))
        })
        .collect();
    let mut outcomes = Vec::new();
    G::outcomes(state, &mut outcomes);
    let outcomes: Vec<_> = outcomes.iter().map(|(chance, _)| format!("chance {}", chance.words())).collect();
    format!("{entry}: {refusal}\n{}{}", offers.join("\n"), outcomes.join(", "))
}

/// What every viewer sees.
struct Sight {
    viewers: Vec<(Viewer, Leaves)>,
}

impl Sight {
    fn viewers(table: &Table) -> impl Iterator<Item = Viewer> + use<> {
        let seats = Seat::all(table.record().seats()).map(Viewer::Seat);
        [Viewer::All, Viewer::Public].into_iter().chain(seats)
    }

    fn of(table: &Table) -> Sight {
        let look = |viewer| {
            let view = table.position().look(viewer).json().expect("a view is JSON");
            (viewer, leaves(&view))
        };
        Sight { viewers: Sight::viewers(table).map(look).collect() }
    }

    fn nothing(table: &Table) -> Sight {
        Sight { viewers: Sight::viewers(table).map(|viewer| (viewer, Leaves::new())).collect() }
    }

    /// What changed for each viewer.
    fn changes(&self, new: &Sight) -> Vec<(Viewer, Vec<Change>)> {
        self.viewers
            .iter()
            .zip(&new.viewers)
            .map(|((viewer, old), (_, new))| (*viewer, changes(old, new)))
            .collect()
    }
}

impl Telling {
    fn say(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Tells what is new.
    fn after(&mut self, table: &Table, texts: &Texts) {
        let Some(before) = &mut self.sight else { return };
        let now = Sight::of(table);
        let changes = before.changes(&now);
        *before = now;
        for sentence in table.position().look(Viewer::All).narrate(texts) {
            self.say(&format!("    {sentence}"));
        }
        let asked: Vec<String> = table.pending().iter().filter_map(|seat| asked(table, seat)).collect();
        let asked = if asked.is_empty() { "nobody".to_owned() } else { asked.join(", ") };
        self.say(&format!("  asked: {asked}"));
        let find =
            |wanted| changes.iter().find(|(viewer, _)| *viewer == wanted).map(|(_, lines)| lines.as_slice());
        let (all, public) = (find(Viewer::All).unwrap_or_default(), find(Viewer::Public).unwrap_or_default());
        for (viewer, lines) in &changes {
            // Everybody is compared with who sees the least, and that one with who sees everything.
            let base = match viewer {
                Viewer::All => &[],
                Viewer::Public => all,
                Viewer::Seat(_) => public,
            };
            for Change { place, .. } in base {
                if !lines.iter().any(|own| own.place == *place) {
                    let _ = writeln!(self.text, "  {viewer} - {place}");
                }
            }
            for line in lines.iter().filter(|line| !base.contains(line)) {
                let _ = writeln!(self.text, "  {viewer} {line}");
            }
        }
    }
}

/// A seat that is asked, with the size and the digest of its offer.
fn asked(table: &Table, seat: Seat) -> Option<String> {
    let offer = table.offer_words(seat)?;
    Some(format!("{seat} {} moves {:08x}", offer.moves().count(), digest(offer.moves()) as u32))
}

/// The position with the types of the game.
fn state_of<G: Game>(table: &Table) -> &G::State {
    table.position().of::<G>().expect("a table of the game")
}

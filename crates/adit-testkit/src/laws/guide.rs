//! Laws of what people are told: everything can be asked, every decision is named, points add up.

use super::walk::{few_games, walk};
use crate::laws::texts::languages;
use adit_game::{Counted, Game, Layout, Notation, Part, Parts, Pending, Rule, Seat, Texts, Viewer, total};
use adit_table::{Entry, Journal, Source, Table};
use std::collections::{BTreeMap, BTreeSet};

/// Every layout of a picture.
pub(super) const LAYOUTS: [Layout; 2] = [Layout::Tall, Layout::Wide];

/// Parts of these kinds say all there is to say of them.
const PLAIN: [&str; 2] = ["number", "rotation"];

/// The ids that the elements of a picture carry.
pub fn ids(svg: &str) -> BTreeSet<&str> {
    let values = svg.split("data-part=\"").skip(1).filter_map(|rest| rest.split('"').next());
    values.flat_map(str::split_whitespace).collect()
}

/// Who looks at a table of this many seats.
fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public, Viewer::All])
}

/// The decisions of a seat, as people are offered them.
fn plans<G: Game>(journal: &Journal, seat: Seat) -> Vec<Vec<Parts>> {
    let table = Table::replay::<G>(journal, Source::Seed(0)).expect("what was played");
    table.plans(seat).expect("the seat is asked").plans
}

/// Everything that has an id in a picture has a card in every language, and so has every part that is offered.
pub fn everything_has_its_card<G: Game>() {
    let languages = languages::<G>();
    let prefix = G::Rule::ALL[0].clause().split('-').next().expect("a clause").to_owned() + "-";
    walk::<G>(few_games(), |spot| {
        if !spot.sampled(40) {
            return;
        }
        for viewer in viewers(usize::from(spot.setup.seats)) {
            let view = G::view(&spot.state, viewer);
            let mut wanted: BTreeSet<String> = BTreeSet::new();
            for layout in LAYOUTS {
                let picture = G::picture(&view, &languages[0], layout);
                wanted.extend(picture.iter().flat_map(|picture| ids(&picture.svg)).map(str::to_owned));
            }
            if let Viewer::Seat(seat) = viewer
                && spot.pending().contains(&seat)
            {
                let plans = plans::<G>(&spot.journal(), seat);
                wanted.extend(plans.iter().flatten().flatten().map(Part::id));
            }
            for (id, texts) in wanted.iter().flat_map(|id| languages.iter().map(move |texts| (id, texts))) {
                let (kind, word) = id.split_once(':').unwrap_or_else(|| panic!("{id} has no kind"));
                if PLAIN.contains(&kind) {
                    continue;
                }
                let language = texts.language();
                let card = G::card(&view, texts, kind, word);
                let card =
                    card.unwrap_or_else(|| panic!("{viewer} sees {id} and it has no card in {language}"));
                assert!(!card.title.is_empty(), "the card of {id} has no title in {language}");
                assert!(
                    !(card.lines.is_empty() && card.brief.is_empty()),
                    "the card of {id} says nothing in {language}"
                );
                assert!(
                    card.clause.starts_with(&prefix),
                    "the card of {id} has the clause {:?}",
                    card.clause
                );
            }
        }
    });
}

/// A seat that is asked gets a question, and so does everybody who has said a part of a move and has to go on.
pub fn every_decision_is_asked<G: Game>() {
    let languages = languages::<G>();
    let mut asked: BTreeMap<String, String> = BTreeMap::new();
    walk::<G>(few_games(), |spot| {
        if !spot.sampled(12) {
            return;
        }
        for seat in spot.pending() {
            let view = G::view(&spot.state, Viewer::Seat(seat));
            for texts in &languages {
                let prompt = G::prompt(&view, texts, seat).filter(|prompt| !prompt.is_empty());
                assert!(prompt.is_some(), "{seat} is not told what to do in {}", texts.language());
            }
            let plans = plans::<G>(&spot.journal(), seat);
            let whole = |plan: &Vec<Parts>| plan.concat();
            let plans: Vec<Parts> = plans.iter().map(whole).collect();
            let mut next: BTreeMap<&[Part], BTreeSet<Option<&Part>>> = BTreeMap::new();
            for plan in &plans {
                for said in 1..=plan.len() {
                    next.entry(&plan[..said]).or_default().insert(plan.get(said));
                }
            }
            for (said, _) in next.into_iter().filter(|(_, next)| next.len() > 1) {
                let example = adit_game::words_of(said);
                asked.entry(Texts::ask_id(said)).or_insert(example);
            }
        }
    });
    let mut missing = Vec::new();
    for (id, example) in &asked {
        for texts in languages.iter().filter(|texts| !texts.has(id)) {
            missing.push(format!("{id} is missing in {} (behind {example:?})", texts.language()));
        }
    }
    assert!(missing.is_empty(), "questions are missing:\n{}", missing.join("\n"));
}

/// Points by source have a name in every language, and in the end they add up to the result.
pub fn points_add_up<G: Game>() {
    let languages = languages::<G>();
    walk::<G>(few_games(), |spot| {
        let is_over = G::pending(&spot.state) == Pending::Over;
        if !is_over && !spot.sampled(20) {
            return;
        }
        let seats = usize::from(spot.setup.seats);
        for viewer in viewers(seats) {
            for tally in G::points(&G::view(&spot.state, viewer)) {
                assert_eq!(tally.points.len(), seats, "{} is not said of every seat", tally.id);
                for texts in &languages {
                    let id = format!("points-{}", tally.id);
                    assert!(texts.has(&id), "{id} is missing in {}", texts.language());
                }
            }
        }
        if let Some(result) = G::result(&spot.state) {
            let points = G::points(&G::view(&spot.state, Viewer::Public));
            assert_eq!(total(&points, seats), result.scores, "points by source: {points:?}");
        }
    });
}

/// What is counted of a game that is over is counted for every seat, and the first position of a game knows what it is called.
pub fn counted_things_have_names<G: Game>() {
    let languages = languages::<G>();
    walk::<G>(few_games(), |spot| {
        if G::pending(&spot.state) != Pending::Over {
            return;
        }
        let moves = spot.entries.iter().filter_map(|entry| match entry {
            Entry::Move { seat, words } => {
                let words: Vec<&str> = words.split(' ').collect();
                Some((*seat, G::Move::read(&words).expect("what was played")))
            }
            Entry::Chance { .. } => None,
        });
        let moves: Vec<(Seat, G::Move)> = moves.collect();
        let first = G::view(&G::start(&spot.setup).expect("a game"), Viewer::Public);
        for Counted { thing, times } in G::counted(&G::view(&spot.state, Viewer::All), &moves) {
            assert_eq!(times.len(), usize::from(spot.setup.seats), "{} is not counted by seat", thing.id());
            assert!(times.iter().any(|times| *times > 0), "nobody had {}", thing.id());
            for texts in &languages {
                let id = format!("counted-{}", thing.kind);
                assert!(texts.has(&id), "{id} is missing in {}", texts.language());
                let card = G::card(&first, texts, thing.kind, &thing.word);
                assert!(card.is_some_and(|card| !card.title.is_empty()), "{} has no name", thing.id());
            }
        }
    });
}

/// What a step has left to see is in the picture.
pub fn traces_are_in_the_picture<G: Game>() {
    let texts = &languages::<G>()[0];
    walk::<G>(few_games(), |spot| {
        if !spot.sampled(10) {
            return;
        }
        for viewer in viewers(usize::from(spot.setup.seats)) {
            let view = G::view(&spot.state, viewer);
            let traces = G::traces(&view);
            let Some(picture) = G::picture(&view, texts, Layout::Wide) else { return };
            let ids = ids(&picture.svg);
            for part in traces.iter().flat_map(|trace| [Some(&trace.at), trace.from.as_ref()]).flatten() {
                assert!(
                    ids.contains(part.id().as_str()),
                    "{part:?} is a trace and not in the picture of {viewer}"
                );
            }
        }
    });
}

/// Every decision that people are offered as one can be made as one, and a move that only opens a choice is never offered
/// without what it opens.
pub fn decisions_are_made_as_one<G: Game>() {
    walk::<G>(few_games(), |spot| {
        if !spot.sampled(30) {
            return;
        }
        for seat in spot.pending() {
            let table = Table::replay::<G>(&spot.journal(), Source::Seed(0)).expect("what was played");
            let plans = table.plans(seat).expect("the seat is asked").plans;
            assert!(!plans.is_empty() && plans.len() <= 2000, "{} decisions", plans.len());
            for plan in plans.iter().filter(|_| spot.sampled(8)) {
                let words: Vec<String> = plan.iter().map(|parts| adit_game::words_of(parts)).collect();
                let step = table.propose(seat, &words.join(";"), None);
                assert!(step.is_ok(), "{words:?} is offered as one decision and refused");
                let last = words.last().map(|last| last.split(' ').collect::<Vec<_>>()).unwrap_or_default();
                let last = G::Move::read(&last).expect("words of a move");
                assert!(!G::opens(&last), "{words:?} opens something and says nothing of it");
            }
        }
    });
}

/// What a sheet offers can be given: any amounts within its limits, in its own words.
pub fn sheets_can_be_given<G: Game>() {
    let languages = languages::<G>();
    walk::<G>(few_games(), |spot| {
        for seat in spot.pending() {
            let view = G::view(&spot.state, Viewer::Seat(seat));
            let Some(sheet) = G::sheet(&view, &languages[0], seat) else { continue };
            if !spot.sampled(20) {
                continue;
            }
            let table = Table::replay::<G>(&spot.journal(), Source::Seed(0)).expect("what was played");
            let again = sheet.again.iter().map(|parts| adit_game::words_of(parts));
            let mut said: Vec<String> = again.collect();
            for row in &sheet.rows {
                assert!(row.step > 0 && row.most % row.step == 0 && row.given <= row.most, "{row:?}");
                let amount = adit_game::Dice::below(&mut spot.dice, row.most / row.step + 1) * row.step;
                said.extend(row.moves(amount));
            }
            said.push(adit_game::words_of(&sheet.done));
            let refusal = table.propose(seat, &said.join(";"), None).err();
            assert!(refusal.is_none(), "{said:?} is on the sheet and refused: {refusal:?}");
        }
    });
}

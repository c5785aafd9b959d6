//! The sheets on which a bid and an exchange for insurance are given.

use crate::goods::{AT_ONCE, Money, Resource};
use crate::names::resource_name;
use crate::phase::Phase;
use crate::sealed::Draft;
use crate::view::{Remembered, View};
use adit_game::{Part, Parts, Seat, Sheet, SheetRow, Texts};

/// What a seat can give on one sheet: a bid (RW-4.2.1) or cubes for insurance (RW-5.1.1).
pub fn sheet(view: &View, texts: &Texts, seat: Seat) -> Option<Sheet> {
    let verb = match view.phase {
        Phase::Auction(_) => "bid",
        Phase::Insurance(_) => "insure",
        Phase::Setup(_)
        | Phase::Placement(_)
        | Phase::Drilling(_)
        | Phase::Extraction(_)
        | Phase::Market(_)
        | Phase::Workshop(_)
        | Phase::AiUpgrade
        | Phase::Over(_) => return None,
    };
    let held = &view.player(seat)?.remembered;
    let (_, answer) = view.phase.answers()?.iter().find(|(other, _)| *other == seat)?;
    let draft = answer.draft.filter(|_| !answer.sealed)?;
    let bids = verb == "bid";
    let mut rows: Vec<SheetRow> = Resource::ALL
        .into_iter()
        .map(|resource| {
            let price = view.rulebook.components.price(resource).in_dollars();
            cubes(texts, verb, resource, held, &draft, if bids { price } else { 1 })
        })
        .collect();
    if bids {
        rows.push(money(texts, verb, held.money, draft.money));
    }
    let say = |id: &str| texts.say(&format!("sheet-{verb}-{id}"), &[]);
    let said = |word: &'static str| -> Parts { vec![Part::new("verb", verb), Part::new("verb", word)] };
    let again = (!draft.is_empty()).then(|| said("again"));
    Some(Sheet { rows, done: said("done"), again, total: say("total"), button: say("button") })
}

fn cubes(
    texts: &Texts,
    verb: &'static str,
    resource: Resource,
    held: &Remembered,
    draft: &Draft,
    worth: u64,
) -> SheetRow {
    let part = Part::new("resource", resource.word());
    SheetRow {
        before: vec![Part::new("verb", verb), part.clone()],
        part,
        label: resource_name(texts, resource),
        given: draft.cubes.of(resource).into(),
        most: held.cubes.of(resource).into(),
        step: 1,
        whole: AT_ONCE.into(),
        worth,
    }
}

fn money(texts: &Texts, verb: &'static str, held: Money, given: Money) -> SheetRow {
    let part = Part::new("verb", "money");
    SheetRow {
        before: vec![Part::new("verb", verb), part.clone()],
        label: texts.label(&part),
        part,
        given: given.in_dollars(),
        most: held.in_dollars(),
        step: 100,
        // Money is always named digit by digit (RW-11.1.3).
        whole: 0,
        worth: 1,
    }
}

//! Where the last step has left something to see.

use super::Event;
use crate::board::{Place, Slot};
use crate::goods::Resource;
use crate::pieces::{Company, TeamId};
use crate::view::View;
use adit_game::{Part, Seat, Trace};

/// Where the last step has left something to see in the picture. While answers are given under seal it is the step
/// before that, as nobody else may notice anything.
pub fn traces(view: &View) -> Vec<Trace> {
    if view.phase.answers().is_some_and(|answers| answers.values().any(|answer| answer.sealed)) {
        return Vec::new();
    }
    let mut traces: Vec<Trace> = Vec::new();
    for trace in view.news.events().iter().flat_map(|event| of_event(view, event)) {
        if !traces.contains(&trace) {
            traces.push(trace);
        }
    }
    traces
}

fn place(place: Place) -> Part {
    Part::new("place", place.to_string())
}

fn slot(slot: Slot) -> Part {
    place(Place::Slot(slot))
}

fn of_event(view: &View, event: &Event) -> Vec<Trace> {
    let plays = |company: &Company| view.companies().any(|playing| playing == *company);
    let panel = |company: Company| {
        plays(&company).then(|| Trace::at(Part::new("panel", company.to_string()))).into_iter().collect()
    };
    let own = |kind: &'static str, seat: Seat| {
        plays(&Company::Seat(seat))
            .then(|| Trace::at(Part::new(kind, seat.to_string())))
            .into_iter()
            .collect()
    };
    let standing = |team: TeamId| {
        view.team(team).map(|team| Trace::at(Part::new("team", team.team.to_string()))).into_iter().collect()
    };
    let moved = |from: Place, to: Place| {
        // An edge is drawn as long as somebody has the mobility for it, which is never lost.
        let is_drawn = |place: Place| !place.is_edge() || view.has_edges();
        let trace = (is_drawn(from) && is_drawn(to)).then(|| Trace::moved(place(from), place(to)));
        trace.into_iter().collect::<Vec<_>>()
    };
    let market = |resource: Resource| vec![Trace::at(Part::new("resource", resource.word()))];
    match *event {
        Event::Placed { position, .. } => {
            let drawn = view.positions.iter().find(|row| row.position == position);
            drawn.map(|row| Trace::at(Part::new("position", row.position.to_string()))).into_iter().collect()
        }
        Event::DirectorateOrder {} => vec![Trace::at(Part::new("order", "directorate"))],
        Event::ControlOrder {} => vec![Trace::at(Part::new("order", "control"))],
        Event::Stayed { team } | Event::Strengthened { team, .. } | Event::AiSent { team } => standing(team),
        Event::Hired { team, .. } | Event::DieCarried { team, .. } => standing(team),
        Event::Moved { from, to, .. } => moved(from, to),
        Event::AiMoved { from, to, .. } | Event::SteppedDown { from, to, .. } => moved(from, Place::Slot(to)),
        Event::Bribed { from, to, .. } => match from {
            Some(from) => moved(from, Place::Slot(to)),
            None => vec![Trace::at(slot(to))],
        },
        Event::DieReturned { .. } => vec![Trace::at(Part::new("supply", "subcontractors"))],
        Event::Reached { slot: at, .. } | Event::Flipped { slot: at, .. } => vec![Trace::at(slot(at))],
        Event::ReachedBoth { edge } => edge.slots().map(|at| Trace::at(slot(at))).to_vec(),
        Event::Share { company, cubes } if !cubes.is_empty() => panel(company),
        Event::Leftovers { company, .. } => panel(company),
        Event::Hazard { seat, .. } | Event::ShaftIncome { seat, .. } => panel(Company::Seat(seat)),
        Event::CardTaken { company: Company::Seat(seat), .. } => own("cards", seat),
        Event::Counted { resource, .. } | Event::Sold { resource, .. } | Event::Bought { resource, .. } => {
            market(resource)
        }
        Event::SafetyBought { seat, .. } => own("safety", seat),
        Event::MobilityBought { seat, .. } => own("mobility", seat),
        Event::ShaftBuilt { slot: at, .. } => vec![Trace::at(slot(at))],
        Event::ShaftMoved { from, slot: to, .. } => {
            vec![Trace { at: slot(to), from: from.map(slot) }]
        }
        Event::Delivered { delivery, .. } => {
            vec![Trace::at(Part::new("delivery", delivery.resource.word()))]
        }
        Event::Achieved { achievement, .. } => {
            vec![Trace::at(Part::new("achievement", achievement.word()))]
        }
        Event::RingLaid { .. }
        | Event::RoundBegan { .. }
        | Event::Bid { .. }
        | Event::Insured { .. }
        | Event::ExtractionRound { .. }
        | Event::CardDrawn { .. }
        | Event::Share { .. }
        | Event::CardTaken { company: Company::Ai, .. }
        | Event::Passed { .. }
        | Event::RoundEnded { .. }
        | Event::GameEnded { .. } => Vec::new(),
    }
}

//! What the picture shows, in words: for its tooltips and for those who do not see it.

use super::{boards, earth};
use crate::board::{Entrance, Place, Slot};
use crate::goods::Resource;
use crate::names::{achievement_name, cubes_text, joined, resource_name, team_name};
use crate::phase::Phase;
use crate::phase::drilling::Step;
use crate::phase::extraction::Stage;
use crate::pieces::{Achievement, Order, PhaseBoard, Position, ShaftNumber, TeamId};
use crate::sequence::Resume;
use crate::sketch;
use crate::view::{DeliveryView, Grant, PlayerView, PositionView, TeamView, View};
use adit_game::{Seat, SeatSet, Texts, Value};

fn or_none(texts: &Texts, list: String) -> String {
    if list.is_empty() { texts.say("none", &[]) } else { list }
}

/// Who is asked.
pub fn asked(view: &View) -> SeatSet {
    let on = |board: PhaseBoard, turn: u8| {
        let position = Position::of(board, usize::from(turn) + 1).last();
        view.positions.iter().find(|row| Some(row.position) == position).and_then(|row| row.seat)
    };
    let seat = match &view.phase {
        Phase::Auction(auction) => return auction.open(),
        Phase::Insurance(insurance) => return insurance.open(),
        Phase::Placement(placement) => {
            view.directorate.at(placement.placed % view.directorate.len().max(1) as u8)
        }
        Phase::Drilling(drilling) => match drilling.step {
            Step::Move(step) => view.control.at(step.turn),
            Step::Advantage(step) => view.control.at(step.turn),
            Step::AiTeam | Step::AiTarget(_) => view.control.first(),
        },
        Phase::Extraction(extraction) => match &extraction.stage {
            Stage::Choice { seat, .. } => Some(*seat),
            Stage::Hazard(hazard) => hazard.undecided.first(),
            Stage::Tile { .. } | Stage::Card { .. } => None,
        },
        Phase::Market(market) => on(PhaseBoard::Two, market.turn),
        Phase::Workshop(workshop) => on(PhaseBoard::Three, workshop.turn),
        Phase::AiUpgrade => view.directorate.first(),
        Phase::Setup(_) | Phase::Over(_) => None,
    };
    seat.into_iter().collect()
}

/// The team that has just moved and may still do something.
pub fn active_team(view: &View) -> Option<TeamId> {
    let step = |step: Step| match step {
        Step::Advantage(step) => Some(step.team),
        Step::AiTarget(step) => Some(step.team),
        Step::Move(_) | Step::AiTeam => None,
    };
    if let Phase::Drilling(drilling) = &view.phase {
        return step(drilling.step);
    }
    match view.phase.extraction()?.then {
        Resume::Advantage { team, .. } => Some(team),
        Resume::NextTurn { .. } | Resume::AiMoved { .. } | Resume::Workshop(_) | Resume::AiUpgraded => None,
    }
}

/// A tile: what it asks for or earns.
pub fn tile(view: &View, texts: &Texts, slot: Slot) -> String {
    let slot_value = ("slot", Value::from(slot.to_string()));
    match view.terrain.get(&slot) {
        None => texts.say("describe-slot", &[slot_value]),
        Some(tile) => match &tile.income {
            Some(income) => {
                texts.say("describe-flipped", &[slot_value, ("cubes", cubes_text(texts, income).into())])
            }
            None => texts.say(
                "describe-tile",
                &[
                    slot_value,
                    ("strength", i64::from(tile.strength).into()),
                    ("present", i64::from(earth::present(view, slot)).into()),
                ],
            ),
        },
    }
}

/// A team: its strength, its die and where it stands.
pub fn team(texts: &Texts, team: &TeamView) -> String {
    let place = match team.place {
        Place::Entrance(_) => "describe-team-entrance",
        Place::Slot(_) => "describe-team-tile",
        Place::Edge(_) => "describe-team-edge",
        Place::Centre => "describe-team-centre",
    };
    texts.say(
        place,
        &[
            ("team", team_name(texts, team.team).into()),
            ("strength", i64::from(team.strength).into()),
            ("die", i64::from(team.die.unwrap_or(0)).into()),
            ("place", team.place.to_string().into()),
        ],
    )
}

/// A shaft on its tile.
pub fn shaft(texts: &Texts, seat: Seat, shaft: ShaftNumber, slot: Slot) -> String {
    texts.say(
        "describe-shaft",
        &[
            ("who", texts.seat(seat).into()),
            ("shaft", shaft.to_string().into()),
            ("slot", slot.to_string().into()),
        ],
    )
}

/// An entrance.
pub fn entrance(texts: &Texts, entrance: Entrance) -> String {
    texts.say("describe-entrance", &[("entrance", entrance.to_string().into())])
}

/// The goal.
pub fn centre(texts: &Texts) -> String {
    texts.say("describe-centre", &[])
}

/// A position of a phase board: what it is good for and who is there.
pub fn position(texts: &Texts, position: &PositionView) -> String {
    let grants = match position.grants {
        Grant::Bribe => texts.say("sketch-board-bribe", &[]),
        Grant::Subcontractor => texts.say("sketch-board-subcontractor", &[]),
        Grant::Transactions(count) => {
            texts.say("describe-transactions", &[("count", i64::from(count).into())])
        }
        Grant::Actions(count) => texts.say("describe-actions", &[("count", i64::from(count).into())]),
    };
    let place = ("position", Value::from(position.position.to_string()));
    match position.seat {
        None => texts.say("describe-position-free", &[place, ("grants", grants.into())]),
        Some(seat) => texts
            .say("describe-position", &[place, ("grants", grants.into()), ("who", texts.seat(seat).into())]),
    }
}

/// The top of a stack of delivery tiles.
pub fn delivery(texts: &Texts, stack: &DeliveryView) -> String {
    let resource = resource_name(texts, stack.resource);
    match (stack.cost, stack.prestige) {
        (Some(cost), Some(prestige)) => texts.say(
            "describe-delivery",
            &[
                ("cost", i64::from(cost).into()),
                ("resource", resource.into()),
                ("prestige", i64::from(prestige).into()),
            ],
        ),
        _ => texts.say("describe-no-delivery", &[("resource", resource.into())]),
    }
}

/// An achievement: what is left of it and who has it.
pub fn achievement(view: &View, texts: &Texts, achievement: Achievement) -> String {
    let left = view.achievements.get(&achievement).into_iter().flatten().map(ToString::to_string);
    let holders = view.players.iter().filter(|(_, player)| player.achievements.contains(&achievement));
    let holders = texts.list(holders.map(|(seat, _)| texts.seat(seat)));
    texts.say(
        "describe-achievement",
        &[
            ("achievement", achievement_name(texts, &view.rulebook, achievement).into()),
            ("values", or_none(texts, texts.list(left)).into()),
            ("holders", or_none(texts, holders).into()),
        ],
    )
}

/// The whole picture, one line for each thing worth telling.
pub fn everything(view: &View, texts: &Texts) -> String {
    let mut lines = vec![sketch::title(view, texts)];
    let names = |order: &Order| or_none(texts, texts.list(order.iter().map(|seat| texts.seat(seat))));
    let sentence = |about: String| texts.say("describe-sentence", &[("about", about.into())]);
    let asked = asked(view);
    if !asked.is_empty() {
        let who = texts.list(asked.iter().map(|seat| texts.seat(seat)));
        lines.push(texts.say("describe-asked", &[("who", who.into())]));
    }
    lines.push(texts.say("event-directorate-order", &[("order", names(&view.directorate).into())]));
    lines.push(texts.say("event-control-order", &[("order", names(&view.control).into())]));
    lines.extend(Slot::every().map(|slot| sentence(tile(view, texts, slot))));
    lines.extend(view.teams.iter().map(|standing| sentence(team(texts, standing))));
    for board in PhaseBoard::ALL {
        lines.push(texts.say("describe-board", &[("board", boards::board_name(texts, board).into())]));
        let on_board = view.positions.iter().filter(|row| row.position.board == board);
        lines.extend(on_board.map(|row| sentence(position(texts, row))));
    }
    let count = |count: u8| [("count", Value::from(i64::from(count)))];
    lines.push(sentence(texts.say("describe-tokens", &count(view.bribe_tokens))));
    lines.push(sentence(texts.say("describe-dice", &count(view.dice))));
    lines.extend(view.deliveries.iter().map(|stack| sentence(delivery(texts, stack))));
    lines.extend(view.achievements.keys().map(|&kind| sentence(achievement(view, texts, kind))));
    lines.extend(Resource::ALL.map(|resource| sentence(price(view, texts, resource))));
    for (seat, held) in view.players.iter() {
        player(view, texts, seat, held, &mut lines);
    }
    lines.join("\n")
}

/// What a cube costs.
pub fn price(view: &View, texts: &Texts, resource: Resource) -> String {
    let price = view.rulebook.components.price(resource).to_string();
    texts.say(
        "describe-price",
        &[("resource", resource_name(texts, resource).into()), ("money", price.into())],
    )
}

fn player(view: &View, texts: &Texts, seat: Seat, player: &PlayerView, lines: &mut Vec<String>) {
    let mut about = vec![sketch::goods(texts, player)];
    let count = |id: &str, name: &'static str, count: usize| texts.say(id, &[(name, (count as i64).into())]);
    about.push(count("describe-safety", "level", player.safety.into()));
    about.push(count("describe-mobility", "level", player.mobility.into()));
    about.push(count("describe-cards", "count", player.cards.len()));
    about.push(count("describe-achievements", "count", player.achievements.len()));
    about.extend(
        ShaftNumber::every().zip(&player.shafts).map(|(number, slot)| shaft(texts, seat, number, *slot)),
    );
    about.extend(view.phase.answers().map(|answers| sketch::answer(texts, answers, seat)));
    about.extend(view.phase.hazard().map(|hazard| {
        texts.say("picture-at-stake", &[("cubes", cubes_text(texts, &hazard.loot[seat]).into())])
    }));
    if let Some(scores) = &view.scores {
        about.push(sketch::score(texts, &scores[seat]));
    }
    let about = joined(texts, "describe-several", about);
    lines.push(texts.say("describe-player", &[("who", texts.seat(seat).into()), ("about", about.into())]));
}

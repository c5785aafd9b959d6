//! The view drawn in characters for a terminal.
//!
//! The rings are rows of eight sectors, the outermost on top. Every place and team stands there by its word, so that
//! it can be typed as it stands.

use crate::board::{Level, Place, SECTORS, Slot};
use crate::goods::Cubes;
use crate::names::{
    achievement_name, counted, cubes_text, goods_text, joined, money_text, resource_name, team_name,
};
use crate::phase::Phase;
use crate::phase::drilling::{Drilling, Step};
use crate::phase::extraction::Stage;
use crate::pieces::{Order, PhaseBoard};
use crate::scoring::Score;
use crate::sealed::{Answer, Draft};
use crate::view::{Grant, PlayerView, TeamView, View};
use adit_game::{Seat, Texts, Value};
use adit_kit::BySeat;

/// How wide a sector is drawn.
const WIDTH: usize = 12;

/// The rings and, below them, everything else that lies on the table.
pub fn sketch(view: &View, texts: &Texts) -> String {
    let mut lines = vec![title(view, texts)];
    lines.push(String::new());
    for level in Level::ALL {
        ring(view, level, &mut lines);
    }
    lines.push(texts.say("sketch-legend", &[]));
    places(view, texts, &mut lines);
    for board in PhaseBoard::ALL {
        lines.push(phase_board(view, texts, board));
    }
    lines.push(texts.say(
        "sketch-supply",
        &[("tokens", i64::from(view.bribe_tokens).into()), ("dice", i64::from(view.dice).into())],
    ));
    lines.push(texts.say(
        "sketch-orders",
        &[("directorate", order(&view.directorate).into()), ("control", order(&view.control).into())],
    ));
    lines.push(deliveries(view, texts));
    achievements(view, texts, &mut lines);
    loot(view, texts, &mut lines);
    for (seat, player) in view.players.iter() {
        self::player(view, texts, seat, player, &mut lines);
    }
    lines.join("\n") + "\n"
}

/// The round and what is going on in it.
pub fn title(view: &View, texts: &Texts) -> String {
    texts
        .say("sketch-title", &[("round", i64::from(view.round).into()), ("phase", phase(view, texts).into())])
}

fn phase(view: &View, texts: &Texts) -> String {
    let say = |id: &str, values: &[(&str, Value<'_>)]| texts.say(id, values);
    match &view.phase {
        Phase::Setup(_) => say("sketch-phase-setup", &[]),
        Phase::Auction(_) => say("sketch-phase-auction", &[]),
        Phase::Placement(_) => say("sketch-phase-placement", &[]),
        Phase::Insurance(_) => say("sketch-phase-insurance", &[]),
        Phase::Drilling(Drilling { round, step }) => {
            let number = ("number", i64::from(round + 1).into());
            match step {
                Step::Move(_) => say("sketch-phase-drilling", &[number]),
                Step::Advantage(step) => {
                    say("sketch-phase-advantage", &[number, ("team", team_name(texts, step.team).into())])
                }
                Step::AiTeam => say("sketch-phase-ai-team", &[number]),
                Step::AiTarget(step) => {
                    say("sketch-phase-ai-target", &[number, ("team", team_name(texts, step.team).into())])
                }
            }
        }
        Phase::Extraction(extraction) => match &extraction.stage {
            Stage::Choice { edge, .. } => {
                let [first, second] = edge.slots().map(|slot| slot.to_string().into());
                say("sketch-phase-choice", &[("first", first), ("second", second)])
            }
            Stage::Tile { slot } | Stage::Card { slot } => {
                say("sketch-phase-extraction", &[("slot", slot.to_string().into())])
            }
            Stage::Hazard(hazard) => say("sketch-phase-hazard", &[("slot", hazard.slot.to_string().into())]),
        },
        Phase::Market(_) => say("sketch-phase-market", &[]),
        Phase::Workshop(_) => say("sketch-phase-workshop", &[]),
        Phase::AiUpgrade => say("sketch-phase-ai-upgrade", &[]),
        Phase::Over(_) => say("sketch-phase-over", &[]),
    }
}

/// One row of tiles with the teams that stand on them below.
fn ring(view: &View, level: Level, lines: &mut Vec<String>) {
    let columns: Vec<Vec<String>> =
        (0..SECTORS).map(|sector| column(view, Slot::new(level, sector))).collect();
    let height = columns.iter().map(Vec::len).max().unwrap_or(0);
    for line in 0..height {
        let cells = columns.iter().map(|column| column.get(line).map_or("", String::as_str));
        let row: String = cells.map(|cell| format!("{cell:<WIDTH$}")).collect();
        lines.push(row.trim_end().to_owned());
    }
    lines.push(String::new());
}

fn column(view: &View, slot: Slot) -> Vec<String> {
    let mut face = match view.terrain.get(&slot) {
        None => slot.to_string(),
        Some(tile) => match &tile.income {
            None => format!("{slot} ({})", tile.strength),
            Some(income) => format!("{slot} ={}", short(income)),
        },
    };
    if let Some((owner, _)) = view.players.iter().find(|(_, player)| player.shafts.contains(&slot)) {
        face.push_str(&format!("^{owner}"));
    }
    let teams = view.teams.iter().filter(|team| team.place == Place::Slot(slot));
    std::iter::once(face).chain(teams.map(team)).collect()
}

/// Cubes by the first letters of the resources, such as `1z2s`.
fn short(cubes: &Cubes) -> String {
    let named = cubes.iter().filter(|&(_, count)| count > 0);
    named
        .map(|(resource, count)| format!("{count}{}", resource.word().get(..1).unwrap_or_default()))
        .collect()
}

fn team(team: &TeamView) -> String {
    let die = team.die.map_or_else(String::new, |die| format!("+{die}"));
    format!("{}:{}{die}", team.team, team.strength)
}

/// The teams on entrances, on edges and in the centre.
fn places(view: &View, texts: &Texts, lines: &mut Vec<String>) {
    let list = |wanted: &dyn Fn(Place) -> bool, named: bool| {
        let mut places: Vec<Place> =
            view.teams.iter().map(|team| team.place).filter(|&place| wanted(place)).collect();
        places.sort_by_key(|place| place.index());
        places.dedup();
        let at = |place: &Place| {
            let teams: Vec<_> = view.teams.iter().filter(|team| team.place == *place).map(team).collect();
            let teams = teams.join(" ");
            if named {
                texts.say("sketch-place", &[("place", place.to_string().into()), ("teams", teams.into())])
            } else {
                teams
            }
        };
        joined(texts, "sketch-several", places.iter().map(at))
    };
    let rows = [
        ("sketch-entrances", list(&|place| matches!(place, Place::Entrance(_)), true)),
        ("sketch-edges", list(&|place| place.is_edge(), true)),
        ("sketch-centre", list(&|place| place == Place::Centre, false)),
    ];
    for (id, list) in rows.into_iter().filter(|(_, list)| !list.is_empty()) {
        lines.push(texts.say(id, &[("list", list.into())]));
    }
}

fn phase_board(view: &View, texts: &Texts, board: PhaseBoard) -> String {
    let positions = view.positions.iter().filter(|row| row.position.board == board);
    let list = positions.map(|row| {
        let grants = match row.grants {
            Grant::Bribe | Grant::Subcontractor => row.grants.name(texts),
            Grant::Transactions(count) | Grant::Actions(count) => {
                texts.say("sketch-board-times", &[("count", i64::from(count).into())])
            }
        };
        let position = ("position", row.position.to_string().into());
        let seat = row.seat.map_or_else(|| none(texts), |seat| seat.to_string());
        texts.say("sketch-position", &[position, ("grants", grants.into()), ("seat", seat.into())])
    });
    let list = joined(texts, "sketch-positions", list);
    texts.say("sketch-board", &[("board", board.word().into()), ("list", list.into())])
}

fn order(order: &Order) -> String {
    order.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}

fn deliveries(view: &View, texts: &Texts) -> String {
    let tops = view.deliveries.iter().filter_map(|stack| {
        let (cost, prestige) = (stack.cost?, stack.prestige?);
        Some(texts.say(
            "sketch-delivery",
            &[
                ("cost", i64::from(cost).into()),
                ("resource", resource_name(texts, stack.resource).into()),
                ("prestige", i64::from(prestige).into()),
            ],
        ))
    });
    texts.say("sketch-deliveries", &[("list", or_none(texts, texts.list(tops)).into())])
}

/// The achievement tiles that are left, three kinds in a line.
fn achievements(view: &View, texts: &Texts, lines: &mut Vec<String>) {
    let left = view.achievements.iter().filter(|(_, values)| !values.is_empty());
    let kinds: Vec<_> = left
        .map(|(achievement, values)| {
            let values: Vec<_> = values.iter().map(ToString::to_string).collect();
            texts.say(
                "sketch-achievement",
                &[
                    ("achievement", achievement_name(texts, &view.rulebook, *achievement).into()),
                    ("values", values.join(" ").into()),
                ],
            )
        })
        .collect();
    if !kinds.is_empty() {
        lines.push(texts.say("sketch-achievements", &[]));
    }
    lines.extend(kinds.chunks(3).map(|row| format!("    {}", texts.list(row.iter().cloned()))));
}

fn none(texts: &Texts) -> String {
    texts.say("sketch-none", &[])
}

fn or_none(texts: &Texts, list: String) -> String {
    if list.is_empty() { none(texts) } else { list }
}

/// What is at stake in a hazard.
fn loot(view: &View, texts: &Texts, lines: &mut Vec<String>) {
    let Some(hazard) = view.phase.hazard() else { return };
    for (seat, cubes) in hazard.loot.iter().filter(|(_, cubes)| !cubes.is_empty()) {
        let who = texts.seat(seat);
        let cubes = cubes_text(texts, cubes);
        lines.push(texts.say("sketch-loot", &[("who", who.into()), ("cubes", cubes.into())]));
    }
}

fn player(view: &View, texts: &Texts, seat: Seat, player: &PlayerView, lines: &mut Vec<String>) {
    let shafts: Vec<_> = player.shafts.iter().map(Slot::to_string).collect();
    lines.push(texts.say(
        "sketch-player",
        &[
            ("seat", seat.to_string().into()),
            ("who", texts.seat(seat).into()),
            ("safety", i64::from(player.safety).into()),
            ("mobility", i64::from(player.mobility).into()),
            ("shafts", or_none(texts, shafts.join(" ")).into()),
            ("cards", (player.cards.len() as i64).into()),
        ],
    ));
    lines.push(format!("    {}", goods(texts, player)));
    if !player.achievements.is_empty() {
        let names = player
            .achievements
            .iter()
            .map(|&achievement| achievement_name(texts, &view.rulebook, achievement));
        let list = texts.say("sketch-player-achievements", &[("list", texts.list(names).into())]);
        lines.push(format!("    {list}"));
    }
    if let Some(answers) = view.phase.answers() {
        lines.push(format!("    {}", answer(texts, answers, seat)));
    }
    if let Some(scores) = &view.scores {
        lines.push(format!("    {}", score(texts, &scores[seat])));
    }
}

/// The prestige of a player and where it comes from.
pub fn score(texts: &Texts, score: &Score) -> String {
    let majorities: u16 = score.majorities.iter().map(|&points| u16::from(points)).sum();
    texts.say(
        "sketch-score",
        &[
            ("total", i64::from(score.total).into()),
            ("achievements", i64::from(score.achievements).into()),
            ("deliveries", i64::from(score.deliveries).into()),
            ("majorities", i64::from(majorities).into()),
        ],
    )
}

/// What lies behind the screen, if this viewer may look; how many delivery tiles there are is plain to see.
pub fn goods(texts: &Texts, player: &PlayerView) -> String {
    let remembered = &player.remembered;
    let deliveries = ("deliveries", Value::from(remembered.deliveries.len() as i64));
    if !player.shown {
        return texts.say("sketch-player-hidden", &[deliveries]);
    }
    let counts = remembered.cubes.iter().map(|(resource, count)| counted(texts, resource, count));
    texts.say(
        "sketch-player-goods",
        &[
            ("cubes", texts.list(counts).into()),
            ("money", money_text(texts, remembered.money).into()),
            ("insurance", i64::from(remembered.insurance).into()),
            deliveries,
        ],
    )
}

/// What a player has answered under seal, as far as this viewer may know.
pub fn answer(texts: &Texts, answers: &BySeat<Answer<Option<Draft>>>, seat: Seat) -> String {
    let Answer { sealed, draft } = &answers[seat];
    let goods = |draft: &Draft| Value::from(goods_text(texts, &draft.cubes, draft.money));
    match (sealed, draft) {
        (true, None) => texts.say("sketch-player-sealed", &[]),
        (false, None) => texts.say("sketch-player-open", &[]),
        (true, Some(draft)) => texts.say("sketch-player-sealed-own", &[("goods", goods(draft))]),
        (false, Some(draft)) => texts.say("sketch-player-draft", &[("goods", goods(draft))]),
    }
}

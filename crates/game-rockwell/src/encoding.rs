//! The view in numbers, for programs that learn. What stays the same during a game is not written.

use crate::board::{Edge, PLACES, Place, SLOTS, Slot};
use crate::components::{MAX_STRENGTH, STACKS};
use crate::goods::{AT_ONCE, Money, Resource, Stock, round_counts};
use crate::news::{Event, Priority};
use crate::phase::Phase;
use crate::phase::drilling::{
    Drilling, Step, advantage::UseAdvantage, ai_target::GuideTeam, movement::MoveTeam,
};
use crate::phase::extraction::{Extraction, Hazard, Stage};
use crate::phase::market::{Counted, Market};
use crate::phase::placement::Placement;
use crate::phase::preparation::Preparation;
use crate::phase::workshop::Workshop;
use crate::pieces::{
    Achievement, CardId, Company, DeliveryId, MAX_CARDS, MAX_DELIVERIES, MAX_POSITIONS, Order, PhaseBoard,
    Position, ShaftNumber, TEAMS, TeamId, TileId,
};
use crate::scoring::Score;
use crate::sealed::{Answer, Draft};
use crate::sequence::Resume;
use crate::view::{DeliveryView, Grant, PlayerView, PositionView, TeamView, TileView, View};
use adit_game::{Encode, Numbers, Row, Seat, encode};

const CARDS: usize = STACKS * MAX_CARDS as usize;
const DELIVERIES: usize = Resource::ALL.len() * MAX_DELIVERIES as usize;
const ACHIEVEMENTS: usize = Achievement::ALL.len();
/// No more tiles of an achievement than players.
const TILES: usize = adit_game::MAX_SEATS;
const POSITION: usize = 5;
/// What a phase needs to know.
const DETAILS: usize = 40;
/// The news of a step.
const NEWS: [usize; 2] = [64, 8];

/// Counts of cubes, and the strengths and small numbers among them.
pub fn numbers() -> Vec<u32> {
    (0..=AT_ONCE).chain(round_counts(u32::MAX, u32::MAX).filter(|&count| count > AT_ONCE)).collect()
}

/// Writes a view.
pub fn encode(view: &View, out: &mut Numbers<'_>) {
    let seats = view.players.seats();
    let viewer = Seat::all(seats).find(|seat| seat.to_string() == view.viewer);
    out.array("viewer", "Who looks: 1 for the seat.", &[seats]).one_of(seats, viewer.map(Seat::index));
    phase(view, seats, out);
    earth(view, seats, out);
    teams(view, out);
    players(view, seats, out);
    offices(view, seats, out);
    supply(view, out);
    let about = "The final scoring, a row for each seat: achievements, deliveries, the majorities in zinc, copper, silver, gold \
                 and money, total, tiles, cubes. Zeros before the end.";
    let mut scores = out.array("scores", about, &[seats, 10]);
    view.scores.iter().for_each(|of_seats| scores.encode(of_seats));
    let about = "What happened in the last step, event by event: its kind, then its values. An event begins at the beginning \
                 of a row.";
    out.array("news", about, &NEWS).lines(NEWS[1], view.news.events());
}

/// The number of the phase, in the order of its array.
const fn number<D>(phase: &Phase<D>) -> usize {
    match phase {
        Phase::Setup(_) => 0,
        Phase::Auction(_) => 1,
        Phase::Placement(_) => 2,
        Phase::Insurance(_) => 3,
        Phase::Drilling(_) => 4,
        Phase::Extraction(_) => 5,
        Phase::Market(_) => 6,
        Phase::Workshop(_) => 7,
        Phase::AiUpgrade => 8,
        Phase::Over(_) => 9,
    }
}

fn phase(view: &View, seats: usize, out: &mut Numbers<'_>) {
    let about = "The round; the phase (setup, auction, placement, insurance, drilling, extraction, market, workshop, \
                 upgrade of the AI, over); who is asked, by seat.";
    let mut row = out.array("phase", about, &[11 + seats]);
    row.put(view.round);
    row.one_of(10, Some(number(&view.phase)));
    let asked = view.asked();
    row.all(Seat::all(seats).map(|seat| asked.contains(seat)));

    let about = "What the phase needs to know beside that, value by value: a choice of several forms as its number and the \
                 values of that form.";
    let mut row = out.array("details", about, &[DETAILS]);
    match &view.phase {
        Phase::Setup(preparation) => row.encode(preparation),
        Phase::Placement(placement) => row.encode(placement),
        Phase::Drilling(drilling) => row.encode(drilling),
        Phase::Extraction(extraction) => row.encode(extraction),
        Phase::Market(market) => row.encode(market),
        Phase::Workshop(workshop) => row.encode(workshop),
        Phase::Over(ending) => row.encode(ending),
        Phase::Auction(_) | Phase::Insurance(_) | Phase::AiUpgrade => {}
    }

    let about = "Answers under seal, a row for each seat: is it final; is it known what was named; zinc, copper, silver, gold, \
                 hundreds of money; how often it was begun again.";
    let mut rows = out.array("answers", about, &[seats, 8]);
    for (_, Answer { sealed, draft }) in view.phase.answers().into_iter().flat_map(adit_kit::BySeat::iter) {
        let mut row = rows.row(8);
        row.put(*sealed);
        row.encode(draft);
    }
}

fn earth(view: &View, seats: usize, out: &mut Numbers<'_>) {
    let about = "A row for each slot, A0 to D7: the strength of its tile, 0 if none is laid; is it flipped; which of the four \
                 tiles of its strength it turned out to be; what a shaft there earns in zinc, copper, silver, gold; the number \
                 of the shaft of each seat that stands there, counted from 1.";
    let width = 10 + seats;
    let mut rows = out.array("earth", about, &[SLOTS, width]);
    for (slot, TileView { strength, tile, income }) in &view.terrain {
        let first = width * slot.index();
        rows.set(first, *strength);
        if let Some(tile) = tile {
            rows.set(first + 1, 1);
            rows.set(first + 2 + tile.index(), 1);
        }
        for (resource, count) in income.iter().flat_map(adit_kit::Bag::iter) {
            rows.set(first + 6 + resource.index(), count);
        }
    }
    for (seat, player) in view.players.iter() {
        for (slot, shaft) in player.shafts.iter().zip(1_u8..) {
            rows.set(width * slot.index() + 10 + seat.index(), shaft);
        }
    }
}

fn teams(view: &View, out: &mut Numbers<'_>) {
    let about = "A row for each team, company by company, the AI's behind those of the seats: its strength, the strength of its \
                 die, is it the active team, and where it stands: slots A0 to D7, edges A0-A1 to D7-D0, entrances E0 to E3, \
                 the centre.";
    let count = view.teams.len();
    let mut rows = out.array("teams", about, &[count, 3 + PLACES]);
    let active = view.active_team();
    for TeamView { team, place, strength, die } in &view.teams {
        rows.put(*strength);
        rows.put(die.unwrap_or(0));
        rows.put(active == Some(*team));
        rows.one_of(PLACES, Some(place.index()));
    }
}

fn players(view: &View, seats: usize, out: &mut Numbers<'_>) {
    let about = "A row for each seat: safety and mobility; is what lies behind the screen shown; zinc, copper, silver, gold, \
                 hundreds of money, insurance; the prestige of the achievements: zinc and copper, extraction cards, silver, \
                 three of strength 2, gold, all at C, six of each, two of strength 4, centre.";
    let mut rows = out.array("players", about, &[seats, 9 + ACHIEVEMENTS]);
    for (_, PlayerView { safety, mobility, shafts: _, cards: _, achievements, shown, remembered }) in
        view.players.iter()
    {
        rows.all([*safety, *mobility, u8::from(*shown)]);
        rows.encode(&remembered.cubes);
        rows.encode(&remembered.money);
        rows.put(remembered.insurance);
        for achievement in Achievement::ALL {
            let has = achievements.contains(&achievement);
            let prestige = remembered.prestige.get(&achievement).copied().unwrap_or(0);
            rows.put(if has { i16::from(prestige) + 1 } else { 0 });
        }
    }
    let about = "The extraction cards: a row for each seat and one for those that left the game; eight for each of the eight \
                 stacks, from the weakest of level A on.";
    let mut rows = out.array("cards", about, &[seats + 1, CARDS]);
    let place = |card: &CardId| {
        let stack = view.rulebook.components.stack_of(card.strength)?;
        Some(stack * usize::from(MAX_CARDS) + card.index())
    };
    let mut mark = |row: usize, cards: &[CardId]| {
        cards.iter().filter_map(place).for_each(|card| rows.set(CARDS * row + card, 1));
    };
    view.players.iter().for_each(|(seat, player)| mark(seat.index(), &player.cards));
    mark(seats, &view.removed_cards);
    let about = "The delivery tiles of each seat: eight for each of zinc, copper, silver, gold, from the top of the stack.";
    let mut rows = out.array("deliveries", about, &[seats, DELIVERIES]);
    for (seat, player) in view.players.iter() {
        let held = &player.remembered.deliveries;
        held.iter().for_each(|delivery| rows.set(DELIVERIES * seat.index() + place_of(delivery), 1));
    }
}

fn offices(view: &View, seats: usize, out: &mut Numbers<'_>) {
    let about =
        "The directorate order and the control order: for each place a row with who is there, by seat.";
    let mut rows = out.array("orders", about, &[2, seats, seats]);
    for order in [&view.directorate, &view.control] {
        let mut row = rows.row(seats * seats);
        order.iter().for_each(|seat| row.one_of(seats, Some(seat.index())));
    }
    let about = "The positions of the boards I, II and III, a row for each: is there one; does it give a bribe, a hire, how many \
                 transactions, how many actions; whose vice-president stands there, by seat.";
    let width = POSITION + seats;
    let mut rows = out.array("positions", about, &[PhaseBoard::ALL.len(), MAX_POSITIONS, width]);
    for PositionView { position, grants, seat } in &view.positions {
        let first = width * position.place();
        rows.set(first, 1);
        match grants {
            Grant::Bribe => rows.set(first + 1, 1),
            Grant::Subcontractor => rows.set(first + 2, 1),
            Grant::Transactions(count) => rows.set(first + 3, *count),
            Grant::Actions(count) => rows.set(first + 4, *count),
        }
        if let Some(seat) = seat {
            rows.set(first + POSITION + seat.index(), 1);
        }
    }
}

fn supply(view: &View, out: &mut Numbers<'_>) {
    out.array("supply", "The bribe tokens and the dice on board I.", &[2])
        .all([view.bribe_tokens, view.dice]);
    let about = "The delivery tiles on top, a row for each of zinc, copper, silver, gold: how many tiles lie above it in the \
                 full stack and one more, its cost and its prestige; zeros if none is left.";
    let mut rows = out.array("delivery_tops", about, &[Resource::ALL.len(), 3]);
    for DeliveryView { resource: _, top, cost, prestige } in &view.deliveries {
        rows.put(top.map_or(0, |top| top.index() as i64 + 1));
        rows.all([cost.unwrap_or(0), prestige.unwrap_or(0)]);
    }
    let about = "The achievement tiles that are left, a row for each kind: how many, and their prestige from the top.";
    let mut rows = out.array("achievements", about, &[ACHIEVEMENTS, 1 + TILES]);
    for achievement in Achievement::ALL {
        let mut row = rows.row(1 + TILES);
        row.encode(view.achievements.get(&achievement).unwrap_or(&Vec::new()));
    }
}

/// The place of a delivery tile among those of all stacks.
fn place_of(delivery: &DeliveryId) -> usize {
    usize::from(MAX_DELIVERIES) * delivery.resource.index() + delivery.index()
}

macro_rules! encode_places {
    ($($type:ident => $place:expr),+ $(,)?) => {$(
        impl Encode for $type {
            fn encode(&self, out: &mut Row<'_>) {
                let place: fn(&$type) -> i64 = $place;
                out.put(place(self));
            }
        }
    )+};
}
encode_places! {
    Slot => |slot| slot.index() as i64,
    Edge => |edge| edge.slots()[0].index() as i64,
    Place => |place| place.index() as i64,
    Company => |company| company.place() as i64,
    TeamId => |team| team.place() as i64,
    Position => |position| position.place() as i64,
    ShaftNumber => |shaft| shaft.index() as i64,
    DeliveryId => |delivery| place_of(delivery) as i64,
    Money => |money| money.in_hundreds().into(),
    TileId => |tile| i64::from(tile.strength) * 4 + tile.index() as i64,
    CardId => |card| i64::from(card.strength) * i64::from(MAX_CARDS) + card.index() as i64,
}

impl Encode for Stock {
    fn encode(&self, out: &mut Row<'_>) {
        out.all(self.iter().map(|(_, count)| count));
    }
}

/// How many players are in it, and each of them.
impl Encode for Order {
    fn encode(&self, out: &mut Row<'_>) {
        out.put(self.len() as i64);
        self.iter().for_each(|seat| out.encode(&seat));
    }
}

encode! { struct Draft { cubes, money, restarts } }
encode! { struct Score { achievements, deliveries, majorities, total, tiles, cubes } }
encode! { enum Preparation { Ring(level), Directorate, Control } }
encode! { struct Placement { placed } }
encode! { struct Drilling { round, step } }
encode! { enum Step { Move(step), Advantage(step), AiTeam, AiTarget(step) } }
encode! { struct MoveTeam { turn } }
encode! { struct UseAdvantage { turn, team } }
encode! { struct GuideTeam { team } }
encode! { struct Extraction { active, stage, then } }
encode! { enum Stage { Choice { seat, edge }, Tile { slot }, Card { slot }, Hazard(hazard) } }
encode! { struct Hazard { slot, card, loot, undecided } }
encode! {
    enum Resume {
        Advantage { round, turn, team },
        NextTurn { round, turn },
        AiMoved { round },
        Workshop(workshop),
        AiUpgraded,
    }
}
encode! { struct Market { turn, done, traded, counted } }
encode! { struct Counted { resource, count } }
encode! { struct Workshop { turn, done } }
encode! { enum Priority { Shaft, Strength, Active } }
encode! {
    enum Event {
        RingLaid { level, first },
        RoundBegan { round },
        Bid { seat, cubes, money },
        DirectorateOrder {},
        Placed { seat, position },
        Insured { seat, cubes },
        ControlOrder {},
        ExtractionRound { number },
        Stayed { team },
        Moved { team, from, to },
        DieReturned { team },
        DieCarried { team, strength, paid },
        Bribed { seat, team, from, to, paid },
        Hired { team, strength, paid },
        Reached { slot, strength },
        ReachedBoth { edge },
        Flipped { slot, tile },
        CardDrawn { card, cubes, hazard },
        Share { company, cubes },
        Leftovers { company, cubes, priority },
        Hazard { seat, lost, covered },
        SteppedDown { team, from, to },
        CardTaken { company, card },
        ShaftIncome { seat, cubes },
        Counted { seat, resource, count },
        Sold { seat, resource, count, money },
        Bought { seat, resource, count, money },
        Strengthened { team, strength, paid },
        SafetyBought { seat, level, paid },
        ShaftBuilt { seat, shaft, slot, paid },
        ShaftMoved { seat, shaft, from, slot, paid },
        MobilityBought { seat, level, paid },
        Delivered { seat, cost, delivery },
        Passed { seat },
        Achieved { seat, achievement, prestige },
        AiSent { team },
        AiMoved { team, from, to },
        RoundEnded { round },
        GameEnded { ending },
    }
}

// The teams of a company and the strengths of its dice are counted in the comments of the arrays.
const _: () = assert!(TEAMS == 4 && MAX_STRENGTH == 4);

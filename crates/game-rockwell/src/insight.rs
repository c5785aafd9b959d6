//! What Rockwell knows about itself, to help bots: what makes prestige, and which moves are sound.

mod ground;
mod holdings;
mod plans;
mod prior;

use crate::Rockwell;
use crate::board::Place;
use crate::components::Advantage;
use crate::goods::{Resource, Stock};
use crate::phase::drilling::{Drilling, Step};
use crate::phase::extraction::Extraction;
use crate::phase::{Phase, achievements};
use crate::pieces::{Achievement, Company};
use crate::scoring;
use crate::sequence::Resume;
use crate::state::{State, Tile};
use adit_game::Seat;
use ground::{Ground, nearness};
use holdings::{Holdings, price};
use plans::{Nearness, Rest};

/// How strong the bots play, as the table *Levels* of `docs/strength.md` says.
pub(crate) const LEVELS: &[adit_game::Level] =
    &[("easy", -269), ("medium", -17), ("hard", 286), ("expert", 703)];

/// What Rockwell knows about itself.
pub(crate) struct RockwellInsight;

adit_kit::features! {
    /// What is measured for a seat.
    pub(crate) struct Features {
        /// Always 1.
        one => "course",
        /// Prestige if the game ended now.
        score => "score",
        /// Of that, the prestige of majorities.
        majorities => "majorities",
        /// How safely the majorities are held or missed.
        margins => "majorities",
        /// Money in thousands, up to 4.
        money => "money",
        /// Money beyond 4 thousand.
        money_beyond => "money",
        /// What the zinc is worth, in thousands.
        zinc => "resources",
        /// What the copper is worth, in thousands.
        copper => "resources",
        /// What the silver is worth, in thousands.
        silver => "resources",
        /// What the gold is worth, in thousands.
        gold => "resources",
        /// Insurance tiles that can still be used.
        insurance => "insurance",
        /// The safety level.
        safety => "insurance",
        /// The mobility level.
        mobility => "teams",
        /// The strength of the teams outside the centre.
        strength => "teams",
        /// Teams outside the centre that stand on no covered tile.
        idle => "teams",
        /// How near the centre is.
        near_centre => "achievements",
        /// How near all teams are to the level that is asked for.
        near_depth => "achievements",
        /// How near the extraction cards are.
        near_cards => "achievements",
        /// How near the strong teams are.
        near_strength => "achievements",
        /// How near the cubes of achievements are.
        near_cubes => "achievements",
        /// The same, counting everything at its price.
        near_wealth => "achievements",
        /// The best achievement that the market can bring in this round.
        market_now => "achievements",
        /// The best one that it could bring in another round.
        market_later => "achievements",
        /// The best achievement of strong teams that the workshop can bring in this round.
        workshop_now => "achievements",
        /// The deliveries that can be paid with the actions of this round.
        delivery_now => "deliveries",
        /// All deliveries that can be paid.
        delivery_later => "deliveries",
        /// Actions left in this round.
        actions => "actions",
        /// Of these, how many can be paid.
        actions_paid => "actions",
        /// Transactions left in this round.
        transactions => "actions",
        /// What is left of a position for bribes.
        bribes => "directorate",
        /// What is left of a position for hires.
        hires => "directorate",
        /// The part of the others who will place their vice-presidents later.
        directorate => "directorate",
        /// The loot of own tiles that lack little strength.
        claims_near => "loot",
        /// The loot of own tiles that lack more.
        claims_far => "loot",
        /// The best loot that one team can bring about.
        trigger => "loot",
        /// The best loot that several teams can bring about.
        gather => "loot",
        /// What active shafts earn, in thousands.
        shaft_income => "shafts",
        /// What the other shafts could earn.
        shaft_hope => "shafts",
        /// How near the end by achievements is.
        end_near => "achievements",
    }
}

adit_kit::insight!(RockwellInsight for Rockwell {});

/// All features of a position for a seat.
fn measure(state: &State, seat: Seat) -> Features {
    let score = scoring::scores(state)[seat];
    let settled = Features { one: 1.0, score: f32::from(score.total), ..Features::default() };
    if matches!(state.phase, Phase::Over(_)) {
        return settled;
    }
    let player = &state.players[seat];
    let holdings = Holdings::new(state, seat);
    let rest = Rest::new(state, seat);
    let near = Nearness::new(state, seat, &holdings, &rest);
    let (deliveries, deliveries_now) = plans::deliveries(state, &holdings, rest.actions);
    let hopes = Ground::new(state, seat, holdings.insurance).hopes();

    // What only pays in later rounds is worth nothing in the last one.
    let later = f32::from(u8::from(!is_last_round(state)));
    let turns = turns_left(state, seat);
    let drills = later.max(turns / 4.0);
    let trades = later.max(f32::from(u8::from(rest.transactions > 0)));
    let builds = later.max(f32::from(u8::from(rest.actions > 0)));

    let teams = state.teams.of(Company::Seat(seat));
    let outside = || teams.iter().filter(|team| team.place != Place::Centre);
    let strength: f32 = outside().map(|team| f32::from(team.strength)).sum();
    let on_covered = |place: Place| place.tiles().iter().any(|slot| state.number(slot).is_some());
    let idle = outside().filter(|team| !on_covered(team.place)).count() as f32;

    let worth =
        |resource: Resource| (holdings.cubes[resource.index()] * price(state, resource)) as f32 / 10.0;
    let majorities: u8 = score.majorities.iter().sum();
    let money = holdings.money as f32 / 10.0;
    let actions = f32::from(rest.actions);
    // About so much is spent on an action.
    let paid =
        actions.min((money + if rest.transactions > 0 { 5.0 } else { 0.0 }) / 2.0 + deliveries_now / 3.0);
    let (bribes, hires) = board_one(state, seat, turns, money);
    let (income, hope) = shafts(state, seat);
    Features {
        majorities: f32::from(majorities),
        margins: margins(state, seat, &holdings),
        money: money.min(4.0),
        money_beyond: (money - 4.0).max(0.0),
        zinc: worth(Resource::Zinc),
        copper: worth(Resource::Copper),
        silver: worth(Resource::Silver),
        gold: worth(Resource::Gold),
        insurance: holdings.insurance.min(8) as f32 * drills,
        safety: f32::from(player.safety) * drills,
        mobility: f32::from(player.mobility) * drills,
        strength: strength * drills,
        idle: idle * drills,
        near_centre: near.centre * drills,
        near_depth: near.depth * drills,
        near_cards: near.cards * drills,
        near_strength: near.strength * builds,
        near_cubes: near.cubes * later.max(drills).max(trades),
        near_wealth: near.wealth * trades,
        market_now: near.market,
        market_later: near.market_later * later,
        workshop_now: near.workshop,
        delivery_now: deliveries_now,
        delivery_later: deliveries * later,
        actions,
        actions_paid: paid,
        transactions: f32::from(rest.transactions),
        bribes,
        hires,
        directorate: directorate(state, seat, &holdings),
        claims_near: hopes.near * drills,
        claims_far: hopes.far * drills,
        trigger: hopes.trigger * drills,
        gather: hopes.gather * drills,
        shaft_income: income * (later + f32::from(u8::from(turns > 0.0))),
        shaft_hope: hope * drills,
        end_near: end_near(state, seat) * later,
        ..settled
    }
}

/// Is this round known to be the last one (RW-9.3, RW-9.9)?
fn is_last_round(state: &State) -> bool {
    scoring::ending(state).is_some() || state.rulebook.round_limit.is_some_and(|limit| state.round >= limit)
}

/// What a round has come to.
#[derive(Clone, Copy)]
enum PartOfRound {
    Before,
    /// An extraction round, and the place in the control order of the player whose turn it is.
    Drilling(u8, u8),
    Market,
    Workshop,
    After,
}

fn part_of_round(state: &State) -> PartOfRound {
    let last = u8::MAX;
    match &state.phase {
        Phase::Setup(_) | Phase::Auction(_) | Phase::Placement(_) | Phase::Insurance(_) => {
            PartOfRound::Before
        }
        Phase::Drilling(Drilling { round, step }) => match step {
            Step::Move(step) => PartOfRound::Drilling(*round, step.turn),
            Step::Advantage(step) => PartOfRound::Drilling(*round, step.turn),
            Step::AiTeam | Step::AiTarget(_) => PartOfRound::Drilling(*round, last),
        },
        Phase::Extraction(Extraction { then, .. }) => match then {
            Resume::Advantage { round, turn, .. } | Resume::NextTurn { round, turn } => {
                PartOfRound::Drilling(*round, *turn)
            }
            Resume::AiMoved { round } => PartOfRound::Drilling(*round, last),
            Resume::Workshop(_) => PartOfRound::Workshop,
            Resume::AiUpgraded => PartOfRound::After,
        },
        Phase::Market(_) => PartOfRound::Market,
        Phase::Workshop(_) => PartOfRound::Workshop,
        Phase::AiUpgrade | Phase::Over(_) => PartOfRound::After,
    }
}

/// How many turns of drilling a seat still has in this round.
fn turns_left(state: &State, seat: Seat) -> f32 {
    let all = f32::from(state.components().extraction_rounds);
    match part_of_round(state) {
        PartOfRound::Before => all,
        PartOfRound::Drilling(round, turn) => {
            let own = state.control.iter().position(|other| other == seat).unwrap_or(0);
            let moving = matches!(state.phase, Phase::Drilling(Drilling { step: Step::Move(_), .. }));
            let to_come = own > usize::from(turn) || (own == usize::from(turn) && moving);
            all - f32::from(round) - f32::from(u8::from(!to_come))
        }
        PartOfRound::Market | PartOfRound::Workshop | PartOfRound::After => 0.0,
    }
}

/// What the vice-president on board I is still good for: bribes and hires.
fn board_one(state: &State, seat: Seat, turns: f32, money: f32) -> (f32, f32) {
    let drilling = turns / f32::from(state.components().extraction_rounds).max(1.0);
    match state.advantage(seat) {
        Some(Advantage::Bribe) if state.bribe_tokens > 0 => (drilling, 0.0),
        Some(Advantage::Subcontractor) => (0.0, drilling * (money / 2.0).min(1.0)),
        Some(Advantage::Bribe) | None => (0.0, 0.0),
    }
}

/// How often nobody else bids anything, and what is bid otherwise, in hundreds: only a guess.
const IDLE_BIDS: f32 = 0.4;
const USUAL_BID: f32 = 8.0;

/// The part of the others who will place their vice-presidents behind the seat.
fn directorate(state: &State, seat: Seat, holdings: &Holdings) -> f32 {
    let place = |of: Seat| state.directorate.iter().position(|other| other == of);
    let others = state.directorate.iter().filter(|&other| other != seat);
    let behind: f32 = if let Phase::Auction(_) = &state.phase {
        let bid = holdings.bid as f32;
        let outbid = (1.0 - IDLE_BIDS) * (1.0 - libm::expf(-bid / USUAL_BID));
        let beats_nothing = |other: Seat| holdings.bid > 0 || place(seat) < place(other);
        others.map(|other| outbid + if beats_nothing(other) { IDLE_BIDS } else { 0.0 }).sum()
    } else if let Phase::Placement(placement) = &state.phase {
        // In the second pass half of the advantage is used up.
        let left = 1.0 - f32::from(placement.placed) / (2 * state.seats()) as f32;
        left * others.filter(|&other| place(seat) < place(other)).count() as f32
    } else {
        0.0
    };
    behind / (state.seats() - 1).max(1) as f32
}

/// How safely the majorities are held or missed: for each, the lead over the best of the others.
fn margins(state: &State, seat: Seat, holdings: &Holdings) -> f32 {
    let lead = |own: u32, held: &dyn Fn(Seat) -> u32, scale: f32| {
        let others = Seat::all(state.seats()).filter(|&other| other != seat);
        let best = others.map(held).max().unwrap_or(0);
        let lead = (own as f32 - best as f32) / scale;
        lead / (1.0 + lead.abs())
    };
    let cubes: f32 = Resource::ALL
        .into_iter()
        .map(|resource| {
            let held = |other: Seat| state.players[other].stock.of(resource);
            lead(holdings.cubes[resource.index()], &held, 3.0)
        })
        .sum();
    cubes + lead(holdings.money, &|other| state.players[other].money.in_hundreds(), 20.0)
}

/// What active shafts earn in a round, and what the others could once their tiles are extracted, in thousands.
fn shafts(state: &State, seat: Seat) -> (f32, f32) {
    let components = state.components();
    let (mut income, mut hope) = (0.0, 0.0);
    for &slot in &state.players[seat].shafts {
        match state.terrain[slot.index()] {
            Tile::Flipped(tile) => {
                income +=
                    components.value(&Stock::from(&components.income(tile))).in_hundreds() as f32 / 10.0;
            }
            Tile::Covered(number) => {
                let missing = number.saturating_sub(state.teams.strength_on(slot));
                // Deeper tiles earn more: about as much as the number on them says.
                hope += f32::from(number) / 6.0 * nearness(missing);
            }
            Tile::Unlaid => {}
        }
    }
    (income, hope)
}

/// How near the seat is to bringing about the end with achievements (RW-9.2).
fn end_near(state: &State, seat: Seat) -> f32 {
    let player = &state.players[seat];
    let held = Achievement::ALL.into_iter().filter(|&achievement| player.has(achievement)).count();
    held as f32 / f32::from(state.components().achievements_needed).max(1.0)
}

/// How far the game has come.
fn progress(state: &State) -> f32 {
    if matches!(state.phase, Phase::Setup(_)) {
        return 0.0;
    }
    if matches!(state.phase, Phase::Over(_)) {
        return 1.0;
    }
    if is_last_round(state) {
        let within = match part_of_round(state) {
            PartOfRound::Before => 0.0,
            PartOfRound::Drilling(round, _) => 0.1 + 0.1 * f32::from(round.min(4)),
            PartOfRound::Market => 0.6,
            PartOfRound::Workshop => 0.8,
            PartOfRound::After => 1.0,
        };
        return 0.9 + 0.08 * within;
    }
    let arrived = Seat::all(state.seats())
        .filter(|&seat| achievements::is_met(state, seat, Achievement::Centre))
        .count() as f32;
    let needed = f32::from(state.rulebook.players_in_centre()).max(1.0);
    let most = Seat::all(state.seats()).map(|seat| end_near(state, seat)).fold(0.0, f32::max).min(1.0);
    let flipped = state.flipped().len() as f32 / 32.0;
    let rounds = f32::from(state.round.saturating_sub(1));
    let ahead = (1.0 - 0.3 * arrived / needed)
        * (1.0 - 0.4 * most)
        * (1.0 - 0.4 * flipped)
        * (20.0 / (20.0 + rounds));
    0.9 * (1.0 - ahead)
}

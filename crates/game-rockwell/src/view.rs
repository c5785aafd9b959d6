//! What a viewer may see: built up from the position, never stripped down.
//!
//! Goods behind a screen are hidden at the table, but every movement of them is public (RW-11.3.1). A careful player
//! who writes everything down knows what lies behind each screen, so the view carries it as `remembered`; `shown`
//! says whether a drawing shows it. What nobody can know is not in the view: what others have named under seal, and
//! the tiles' backs and cards that have not been drawn.

mod table;

use crate::board::{Place, Slot};
use crate::components::Advantage;
use crate::goods::{Cubes, Money, Resource, Stock};
use crate::names::{and_list, goods_text};
use crate::news::{self, News};
use crate::phase::Phase;
use crate::pieces::{Achievement, CardId, DeliveryId, Order, PhaseBoard, Position, TeamId, TileId};
use crate::scoring::{self, Score};
use crate::sealed::{Answer, Draft};
use crate::setup::Rulebook;
use crate::state::{Player, State, Tile};
use adit_game::{Seat, Texts, Viewer};
use adit_kit::{BySeat, Shared};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a viewer may see and could remember.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who sees it: a seat (`s0` to `s3`), `public` or `all`.
    pub viewer: String,
    /// What stays the same, written as what was agreed before the game.
    #[serde(rename = "setup")]
    pub(crate) rulebook: Shared<Rulebook>,
    /// The round, counted from 1.
    pub round: u16,
    /// What is going on.
    pub phase: Phase<Option<Draft>>,
    /// The tiles on the slots; empty before they are laid.
    pub terrain: BTreeMap<Slot, TileView>,
    /// Every team.
    pub teams: Vec<TeamView>,
    /// Each player.
    pub players: BySeat<PlayerView>,
    /// The directorate order.
    pub directorate: Order,
    /// The control order.
    pub control: Order,
    /// The positions of the phase boards and whose vice-president stands there.
    pub positions: Vec<PositionView>,
    /// The bribe tokens on board I.
    pub bribe_tokens: u8,
    /// The dice on board I.
    pub dice: u8,
    /// The cards that left the game with the AI.
    pub removed_cards: Vec<CardId>,
    /// The stacks of delivery tiles.
    pub deliveries: Vec<DeliveryView>,
    /// The prestige of the achievement tiles that nobody has yet, from the top.
    pub achievements: BTreeMap<Achievement, Vec<u8>>,
    /// What happened in the last step.
    pub news: News,
    /// The final scoring, once the game is over.
    pub scores: Option<BySeat<Score>>,
}

/// A tile on the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileView {
    /// The strength it asks for or has asked for.
    pub strength: u8,
    /// Which tile it turned out to be, once it is flipped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<TileId>,
    /// What a shaft on it earns, once it is flipped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub income: Option<Cubes>,
}

/// A team.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamView {
    /// Its name.
    pub team: TeamId,
    /// Where it stands.
    pub place: Place,
    /// Its strength without the die.
    pub strength: u8,
    /// The strength of its die.
    pub die: Option<u8>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    /// The safety level.
    pub safety: u8,
    /// The mobility level.
    pub mobility: u8,
    /// Where the shafts stand, in the order in which they were built.
    pub shafts: Vec<Slot>,
    /// The extraction cards in front of the player.
    pub cards: Vec<CardId>,
    /// The kinds of achievements the player has.
    pub achievements: Vec<Achievement>,
    /// May this viewer look behind the screen?
    pub shown: bool,
    /// What lies behind the screen, as a careful observer would have written it down.
    pub remembered: Remembered,
}

/// What follows from the start and from every movement since, all of which were public.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Remembered {
    /// Cubes in stock.
    pub cubes: Stock,
    /// Money.
    pub money: Money,
    /// Insurance tiles.
    pub insurance: u32,
    /// Delivery tiles.
    pub deliveries: Vec<DeliveryId>,
    /// The values of the achievement tiles, which lay open before they were taken.
    pub prestige: BTreeMap<Achievement, u8>,
}

/// A position of a phase board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionView {
    /// Its name.
    pub position: Position,
    /// What it is good for.
    pub grants: Grant,
    /// Whose vice-president stands there.
    pub seat: Option<Seat>,
}

/// What a position of a phase board is good for.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Grant {
    /// A bribe in each extraction round.
    Bribe,
    /// A hire in each extraction round.
    Subcontractor,
    /// So many transactions.
    Transactions(u8),
    /// So many actions.
    Actions(u8),
}

/// A stack of delivery tiles.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeliveryView {
    /// What is delivered.
    pub resource: Resource,
    /// The tile on top, if any is left.
    pub top: Option<DeliveryId>,
    /// What it costs, in cubes.
    pub cost: Option<u8>,
    /// What it is worth.
    pub prestige: Option<u8>,
}

impl View {
    /// What happened in the last step, one sentence each.
    ///
    /// While answers are given under seal, the news is still that of the step before, so that nobody notices what
    /// the others name; who has begun to answer is told about that instead, and the others who has finished.
    pub fn narrate(&self, texts: &Texts) -> Vec<String> {
        let Some(answers) = self.phase.answers() else {
            return news::tell(self, texts);
        };
        let own = |seat: Seat| seat.to_string() == self.viewer;
        let named = answers.iter().filter_map(|(seat, answer)| {
            let draft = answer.draft.filter(|draft| answer.sealed || *draft != Draft::default())?;
            let id = match (own(seat), answer.sealed) {
                (true, false) => "sealed-own-so-far",
                (true, true) => "sealed-own",
                (false, false) => "sealed-so-far",
                (false, true) => "sealed-final",
            };
            let who = texts.seat(seat);
            let goods = goods_text(texts, &draft.cubes, draft.money);
            Some(texts.say(id, &[("who", who.into()), ("goods", goods.into())]))
        });
        let named: Vec<_> = named.collect();
        if !named.is_empty() {
            return named;
        }
        let finished = answers.iter().filter(|(_, answer)| answer.sealed);
        let names: Vec<_> = finished.map(|(seat, _)| texts.seat(seat)).collect();
        if names.is_empty() {
            return news::tell(self, texts);
        }
        vec![texts.say("sealed-others", &[("who", and_list(texts, names).into())])]
    }
}

/// What a viewer may see.
pub fn view(state: &State, viewer: Viewer) -> View {
    let components = state.components();
    let over = matches!(state.phase, Phase::Over(_));
    View {
        viewer: viewer.to_string(),
        rulebook: state.rulebook.clone(),
        round: state.round,
        phase: phase(&state.phase, viewer),
        terrain: Slot::every().filter_map(|slot| Some((slot, tile(state, slot)?))).collect(),
        teams: state
            .teams
            .iter()
            .map(|(id, team)| TeamView {
                team: id,
                place: team.place,
                strength: team.strength,
                die: team.die,
            })
            .collect(),
        players: state.players.map(|seat, held| {
            let shown = over || state.rulebook.open_goods || viewer.may_see(seat);
            player(state, held, shown)
        }),
        directorate: state.directorate.clone(),
        control: state.control.clone(),
        positions: PhaseBoard::ALL.into_iter().flat_map(|board| positions(state, board)).collect(),
        bribe_tokens: state.bribe_tokens,
        dice: state.free_dice(),
        removed_cards: state.removed_cards.iter(components).collect(),
        deliveries: Resource::ALL.map(|resource| delivery(state, resource)).to_vec(),
        achievements: Achievement::ALL
            .into_iter()
            .map(|achievement| (achievement, state.tiles_left(achievement).to_vec()))
            .collect(),
        news: state.news.clone(),
        scores: over.then(|| scoring::scores(state)),
    }
}

/// Of answers under seal a viewer sees the own draft, and of the others only whether they are final.
fn phase(phase: &Phase, viewer: Viewer) -> Phase<Option<Draft>> {
    phase.map(|answers| {
        answers.map(|seat, &Answer { sealed, draft }| Answer {
            sealed,
            draft: viewer.may_see(seat).then_some(draft),
        })
    })
}

fn tile(state: &State, slot: Slot) -> Option<TileView> {
    match state.terrain[slot.index()] {
        Tile::Unlaid => None,
        Tile::Covered(strength) => Some(TileView { strength, tile: None, income: None }),
        Tile::Flipped(tile) => {
            let income = Some(state.components().income(tile));
            Some(TileView { strength: tile.strength, tile: Some(tile), income })
        }
    }
}

fn player(state: &State, player: &Player, shown: bool) -> PlayerView {
    let held = |achievement: Achievement| Some((achievement, player.achievements[achievement.index()]?));
    PlayerView {
        safety: player.safety,
        mobility: player.mobility,
        shafts: player.shafts.to_vec(),
        cards: player.cards.iter(state.components()).collect(),
        achievements: Achievement::ALL.into_iter().filter(|&achievement| player.has(achievement)).collect(),
        shown,
        remembered: Remembered {
            cubes: player.stock,
            money: player.money,
            insurance: player.insurance,
            deliveries: player.deliveries.iter().collect(),
            prestige: Achievement::ALL.into_iter().filter_map(held).collect(),
        },
    }
}

fn positions(state: &State, board: PhaseBoard) -> Vec<PositionView> {
    let side = state.rulebook.side();
    Position::of(board, side.positions(board))
        .map(|position| PositionView {
            position,
            grants: match board {
                PhaseBoard::One => match side.advantages[position.index()] {
                    Advantage::Bribe => Grant::Bribe,
                    Advantage::Subcontractor => Grant::Subcontractor,
                },
                PhaseBoard::Two => Grant::Transactions(side.transactions[position.index()]),
                PhaseBoard::Three => Grant::Actions(side.actions[position.index()]),
            },
            seat: state.positions[board.index()][position.index()],
        })
        .collect()
}

fn delivery(state: &State, resource: Resource) -> DeliveryView {
    let top = state.top_delivery(resource);
    let face = top.and_then(|top| state.components().delivery(top));
    DeliveryView { resource, top, cost: face.map(|face| face.cost), prestige: face.map(|face| face.prestige) }
}

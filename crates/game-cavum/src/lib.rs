//! Cavum, for 2 to 4 players: bid for the turn order, dig a network of tunnels, found stations, open veins, prospect
//! along one route, blow up dynamite, sell stones and fulfil orders.
//!
//! The rules with their clause numbers are in `docs/rules/cavum.md`. [`sequence`] reads like their contents page, and
//! each section has its file in [`phase`].

mod audit;
mod board;
mod components;
mod hex;
mod imagine;
mod insight;
mod moves;
mod network;
mod news;
pub mod phase;
mod picture;
mod pieces;
pub mod routes;
mod rules;
mod scoring;
pub mod sequence;
mod setup;
mod sketch;
mod state;
mod view;

#[cfg(test)]
mod tests;

pub use board::{Board, LaidTile, Vein};
pub use hex::{Axial, Cell, Direction, Hex, HexSet, MOUNTAIN, RingCell, RingSet};
pub use moves::{Chance, Move, Route};
pub use network::{Network, Reached};
pub use news::{Event, FoundStone, News};
pub use pieces::{Colour, Exits, Kind, OrderCard, OrderSet, Rotation, SequenceCard, Stones, Tile, Tiles};
pub use rules::Rule;
pub use state::State;
pub use view::View;

use adit_game::{
    Dice, Game, GameResult, Insight, Language, Layout, Legal, OptionSpec, Pending, Picture, Seat, Setup,
    SetupError, Style, Texts, ViewFault, Viewer, Weight,
};

/// The numbers of players.
const SEATS: &[u8] = &[2, 3, 4];

/// The game.
#[derive(Debug)]
pub enum Cavum {}

impl Game for Cavum {
    const ID: &'static str = "cavum";
    const RULES: u16 = 1;
    const SEATS: &'static [u8] = SEATS;

    type State = State;
    type Move = Move;
    type Chance = Chance;
    type View = View;
    type Rule = Rule;

    fn options() -> Vec<OptionSpec> {
        setup::options()
    }

    fn start(setup: &Setup) -> Result<State, SetupError> {
        State::start(setup)
    }

    fn setup(state: &State) -> &Setup {
        &state.rulebook.setup
    }

    fn pending(state: &State) -> Pending {
        sequence::pending(&state.phase)
    }

    fn result(state: &State) -> Option<GameResult> {
        scoring::result(state)
    }

    fn moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
        sequence::moves(state, seat, out);
    }

    fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Rule> {
        sequence::check(state, seat, mv)
    }

    fn play(state: &mut State, seat: Seat, mv: Legal<Move>) {
        state.news.clear();
        sequence::play(state, seat, &mv.get());
    }

    fn outcomes(state: &State, out: &mut Vec<(Chance, Weight)>) {
        sequence::outcomes(state, out);
    }

    fn settle(state: &mut State, chance: Legal<Chance>) {
        state.news.clear();
        sequence::settle(state, &chance.get());
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn imagine(view: &View, _dice: &mut dyn Dice) -> Result<State, ViewFault> {
        // Everything but the order of the deck is known to a careful player (CV-D.20), and that order does not exist.
        imagine::imagine(view)
    }

    fn audit(state: &State) -> Result<(), String> {
        audit::audit(state)
    }

    fn insight() -> Option<&'static dyn Insight<Cavum>> {
        Some(&insight::CavumInsight)
    }

    fn texts(language: Language) -> Option<&'static str> {
        match language {
            Language::English => Some(include_str!("../texts/en.ftl")),
            Language::German => Some(include_str!("../texts/de.ftl")),
            Language::French => Some(include_str!("../texts/fr.ftl")),
            Language::Dutch => Some(include_str!("../texts/nl.ftl")),
        }
    }

    fn narrate(view: &View, texts: &Texts) -> Vec<String> {
        view.news.events().iter().map(|event| event.tell(texts)).collect()
    }

    fn sketch(view: &View, texts: &Texts) -> String {
        sketch::sketch(view, texts)
    }

    fn picture(view: &View, texts: &Texts, layout: Layout) -> Option<Picture> {
        Some(picture::picture(view, texts, layout))
    }

    fn style() -> Option<&'static Style> {
        Some(&picture::STYLE)
    }
}

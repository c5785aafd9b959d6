//! Caverna: Cave vs Cave, the duel for two players and the solo game, era I.
//!
//! The rules are docs/rules/caverna.md, whose clauses (CD-…) the code cites. [`sequence`] is the contents page:
//! from there each phase is found in the file with its name, and what tiles and rooms do in `effect`.

mod audit;
mod board;
mod components;
mod describe;
mod effect;
mod goods;
mod imagine;
mod insight;
mod moves;
mod news;
mod phase;
mod picture;
mod pieces;
mod rules;
mod scoring;
mod sequence;
mod setup;
mod sketch;
mod state;
mod view;

#[cfg(test)]
mod tests;

pub use components::Components;
pub use moves::{Chance, Move};
pub use news::Event;
pub use pieces::{
    Back, CavernSide, Colour, Compass, Edge, Fee, Good, Goods, Group, OptionId, Room, Space, Tile,
};
pub use rules::Rule;
pub use state::State;
pub use view::View;

use adit_game::{
    Dice, Game, GameResult, Insight, Language, Layout, Legal, OptionSpec, Pending, Picture, Seat, Setup,
    SetupError, Style, Texts, ViewFault, Viewer, Weight,
};

/// Caverna: Cave vs Cave.
pub struct Caverna;

impl Game for Caverna {
    const ID: &'static str = "caverna";
    const RULES: u16 = 1;
    const SEATS: &'static [u8] = setup::SEATS;

    type State = State;
    type Move = Move;
    type Chance = Chance;
    type View = View;
    type Rule = Rule;

    fn options() -> Vec<OptionSpec> {
        setup::options()
    }

    fn start(setup: &Setup) -> Result<State, SetupError> {
        setup::start(setup)
    }

    fn setup(state: &State) -> &Setup {
        &state.rulebook.setup
    }

    fn pending(state: &State) -> Pending {
        sequence::pending(state)
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
        sequence::play(state, seat, &mv.get());
    }

    fn outcomes(state: &State, out: &mut Vec<(Chance, Weight)>) {
        sequence::outcomes(state, out);
    }

    fn settle(state: &mut State, chance: Legal<Chance>) {
        sequence::settle(state, &chance.get());
    }

    fn view(state: &State, _viewer: Viewer) -> View {
        view::view(state)
    }

    fn imagine(view: &View, _dice: &mut dyn Dice) -> Result<State, ViewFault> {
        imagine::imagine(view)
    }

    fn audit(state: &State) -> Result<(), String> {
        audit::audit(state)
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
        view.news.iter().map(|event| event.tell(texts)).collect()
    }

    fn sketch(view: &View, texts: &Texts) -> String {
        sketch::sketch(view, texts)
    }

    fn picture(view: &View, texts: &Texts, layout: Layout) -> Option<Picture> {
        picture::picture(view, texts, layout)
    }

    fn style() -> Option<&'static Style> {
        Some(&picture::STYLE)
    }

    fn insight() -> Option<&'static dyn Insight<Caverna>> {
        Some(&insight::CavernaInsight)
    }
}

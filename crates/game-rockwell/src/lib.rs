//! Rockwell: four companies drill towards the centre of the earth (RW-1 to RW-12 of its rules).
//!
//! * the course of a round: `sequence`, with one file for each phase in `phase`
//! * what lies on the table: `state`, `board`, `teams`, `pieces`, `goods`; its numbers: `components`
//! * answers under seal: `sealed`; who may see what: `view`; how it is shown: `picture`, `sketch`, `news`

mod audit;
mod board;
mod components;
mod goods;
mod imagine;
mod insight;
mod moves;
mod names;
mod news;
mod phase;
mod picture;
mod pieces;
mod rules;
mod scoring;
mod sealed;
mod sequence;
mod setup;
mod sketch;
mod state;
mod teams;
mod view;
mod words;

#[cfg(test)]
mod tests;

pub use moves::{Chance, Move};
pub use rules::Rule;
pub use state::State;
pub use view::View;

use adit_game::{
    Dice, Game, GameResult, Insight, Language, Layout, Legal, OptionSpec, Pending, Picture, Seat, Setup,
    SetupError, Style, Texts, ViewFault, Viewer, Weight,
};
use adit_kit::Shared;

/// The numbers of players (RW-10).
const SEATS: &[u8] = &[2, 3, 4];

/// The game.
#[derive(Debug)]
pub enum Rockwell {}

impl Game for Rockwell {
    const ID: &'static str = "rockwell";
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
        Shared::new(setup).map(State::new)
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
        sequence::play(state, seat, mv.get());
    }

    fn outcomes(state: &State, out: &mut Vec<(Chance, Weight)>) {
        sequence::outcomes(state, out);
    }

    fn settle(state: &mut State, chance: Legal<Chance>) {
        sequence::settle(state, chance.get());
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn imagine(view: &View, dice: &mut dyn Dice) -> Result<State, ViewFault> {
        imagine::imagine(view, dice)
    }

    fn insight() -> Option<&'static dyn Insight<Rockwell>> {
        Some(&insight::RockwellInsight)
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
        view.narrate(texts)
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

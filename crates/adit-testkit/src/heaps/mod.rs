//! Heaps, a small complete game to test with: its rules are in `rules/heaps.md`.

mod beforehand;
mod encoding;
mod insight;
mod state;
mod view;
mod words;

pub use state::{Components, Event, Phase, Player, State};
pub use view::{PlayerView, Secret, View};
pub use words::{Chance, Heap, MOST_STONES, Move, Rule, Stones};

use adit_game::{
    Card, Dice, Game, GameResult, Insight, Language, Layout, Legal, Numbers, Obeyed, OptionSpec, Pending,
    Picture, Seat, Setup, SetupError, StandingOrder, Style, Tally, Texts, Trace, UsualOrder, ViewFault,
    Viewer, Weight,
};

/// The test game.
pub struct Heaps;

impl Game for Heaps {
    const ID: &'static str = "heaps";
    const RULES: u16 = 1;
    const SEATS: &'static [u8] = &[1, 2, 3];

    type State = State;
    type Move = Move;
    type Chance = Chance;
    type View = View;
    type Rule = Rule;

    fn options() -> Vec<OptionSpec> {
        state::options()
    }

    fn data() -> &'static str {
        state::BUILT_IN
    }

    fn start(setup: &Setup) -> Result<State, SetupError> {
        State::start(setup)
    }

    fn setup(state: &State) -> &Setup {
        &state.setup
    }

    fn pending(state: &State) -> Pending {
        state.pending()
    }

    fn result(state: &State) -> Option<GameResult> {
        state.result()
    }

    fn moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
        state.moves(seat, out);
    }

    fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Rule> {
        state.check(seat, mv)
    }

    fn play(state: &mut State, seat: Seat, mv: Legal<Move>) {
        state.play(seat, &mv.get());
    }

    fn outcomes(state: &State, out: &mut Vec<(Chance, Weight)>) {
        state.outcomes(out);
    }

    fn settle(state: &mut State, chance: Legal<Chance>) {
        state.settle(&chance.get());
    }

    fn view(state: &State, viewer: Viewer) -> View {
        state.view(viewer)
    }

    fn imagine(view: &View, dice: &mut dyn Dice) -> Result<State, ViewFault> {
        view.imagine(dice)
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }

    fn texts(language: Language) -> Option<&'static str> {
        (language == Language::English).then_some(include_str!("../../texts/heaps-en.ftl"))
    }

    fn narrate(view: &View, texts: &Texts) -> Vec<String> {
        view.narrate(texts)
    }

    fn card(view: &View, texts: &Texts, kind: &str, word: &str) -> Option<Card> {
        view.card(texts, kind, word)
    }

    fn prompt(view: &View, texts: &Texts, _seat: Seat) -> Option<String> {
        view.prompt(texts)
    }

    fn usual_orders(view: &View, seat: Seat) -> Vec<UsualOrder> {
        beforehand::usual(view, seat)
    }

    fn obey(view: &View, seat: Seat, order: &StandingOrder) -> Obeyed<Move> {
        beforehand::obey(view, seat, order)
    }

    fn points(view: &View) -> Vec<Tally> {
        view.points()
    }

    fn traces(view: &View) -> Vec<Trace> {
        view.traces()
    }

    fn sketch(view: &View, texts: &Texts) -> String {
        view.sketch(texts)
    }

    fn picture(view: &View, texts: &Texts, _layout: Layout) -> Option<Picture> {
        Some(view.picture(texts))
    }

    fn style() -> Option<&'static Style> {
        Some(&view::STYLE)
    }

    fn encode(view: &View, out: &mut Numbers<'_>) {
        encoding::encode(view, out);
    }

    fn numbers() -> Vec<u32> {
        encoding::numbers()
    }

    fn insight() -> Option<&'static dyn Insight<Heaps>> {
        Some(&insight::HeapsInsight)
    }
}

//! The shape that every game has.

/// Makes a game of the modules of its crate. They have the same names in every game, so that a reader of one finds the way in
/// all of them:
///
/// | module | says |
/// |---|---|
/// | `setup` | `SEATS` and `options()` |
/// | `components` | `BUILT_IN`, the text of the data file |
/// | `state` | `State`, with `start(&Setup)` and a field `rulebook` |
/// | `moves` | `Move`, with `opens()`, and `Chance` |
/// | `rules` | `Rule` |
/// | `sequence` | `pending`, `moves`, `check`, `play`, `outcomes`, `settle` |
/// | `scoring` | `result`, `points(&View)` by source, and `counted`: what is worth counting when the game is over |
/// | `news` | `traces(&View)` |
/// | `encoding` | `encode(&View, &mut Numbers)`, and `numbers()` that are said in moves |
/// | `view` | `View`, with `narrate(&Texts)`, and `view(&State, Viewer)` |
/// | `imagine` | `imagine(&View, &mut dyn Dice)` |
/// | `audit` | `audit(&State)` |
/// | `insight` | what the game knows about itself, named behind `insight:`, and `LEVELS`: how strong bots play it |
/// | `guide` | what people can ask: `label`, `card`, `prompt`, `sheet`, `signs` |
/// | `beforehand` | orders that players give: `usual(&View, Seat)`, `obey(&View, Seat, &StandingOrder)` |
/// | `manual` | `MANUAL`, the rulebook for players in `rulebook/` |
/// | `lessons` | `COURSE`, the lessons in `lessons/` |
/// | `data/puzzles.toml` | the puzzles that were found |
/// | `sketch`, `picture` | `sketch`; `picture` and `STYLE` |
/// | `texts/*.ftl` | every sentence |
#[macro_export]
#[allow(clippy::crate_in_macro_def, reason = "the modules are those of the game's crate")]
macro_rules! game {
    ($(#[$meta:meta])* $game:ident { id: $id:literal, rules: $rules:literal, insight: $insight:expr }) => {
        $(#[$meta])*
        #[derive(Debug)]
        pub enum $game {}

        impl ::adit_game::Game for $game {
            const ID: &'static str = $id;
            const RULES: u16 = $rules;
            const SEATS: &'static [u8] = crate::setup::SEATS;

            type State = crate::state::State;
            type Move = crate::moves::Move;
            type Chance = crate::moves::Chance;
            type View = crate::view::View;
            type Rule = crate::rules::Rule;

            fn options() -> Vec<::adit_game::OptionSpec> {
                crate::setup::options()
            }

            fn data() -> &'static str {
                crate::components::BUILT_IN
            }

            fn start(setup: &::adit_game::Setup) -> Result<Self::State, ::adit_game::SetupError> {
                crate::state::State::start(setup)
            }

            fn setup(state: &Self::State) -> &::adit_game::Setup {
                $crate::Agreed::setup(&*state.rulebook)
            }

            fn pending(state: &Self::State) -> ::adit_game::Pending {
                crate::sequence::pending(state)
            }

            fn result(state: &Self::State) -> Option<::adit_game::GameResult> {
                crate::scoring::result(state)
            }

            fn moves(state: &Self::State, seat: ::adit_game::Seat, out: &mut Vec<Self::Move>) {
                crate::sequence::moves(state, seat, out);
            }

            fn check(state: &Self::State, seat: ::adit_game::Seat, mv: &Self::Move) -> Result<(), Self::Rule> {
                crate::sequence::check(state, seat, mv)
            }

            fn play(state: &mut Self::State, seat: ::adit_game::Seat, mv: ::adit_game::Legal<Self::Move>) {
                crate::sequence::play(state, seat, &mv.get());
            }

            fn outcomes(state: &Self::State, out: &mut Vec<(Self::Chance, ::adit_game::Weight)>) {
                crate::sequence::outcomes(state, out);
            }

            fn settle(state: &mut Self::State, chance: ::adit_game::Legal<Self::Chance>) {
                crate::sequence::settle(state, &chance.get());
            }

            fn view(state: &Self::State, viewer: ::adit_game::Viewer) -> Self::View {
                crate::view::view(state, viewer)
            }

            fn imagine(
                view: &Self::View,
                dice: &mut dyn ::adit_game::Dice,
            ) -> Result<Self::State, ::adit_game::ViewFault> {
                crate::imagine::imagine(view, dice)
            }

            fn audit(state: &Self::State) -> Result<(), String> {
                crate::audit::audit(state)
            }

            fn texts(language: ::adit_game::Language) -> Option<&'static str> {
                Some(match language {
                    ::adit_game::Language::English => include_str!("../texts/en.ftl"),
                    ::adit_game::Language::German => include_str!("../texts/de.ftl"),
                    ::adit_game::Language::French => include_str!("../texts/fr.ftl"),
                    ::adit_game::Language::Dutch => include_str!("../texts/nl.ftl"),
                })
            }

            fn narrate(view: &Self::View, texts: &::adit_game::Texts) -> Vec<String> {
                view.narrate(texts)
            }

            fn label(view: &Self::View, texts: &::adit_game::Texts, part: &::adit_game::Part) -> String {
                crate::guide::label(view, texts, part)
            }

            fn card(
                view: &Self::View,
                texts: &::adit_game::Texts,
                kind: &str,
                word: &str,
            ) -> Option<::adit_game::Card> {
                crate::guide::card(view, texts, kind, word)
            }

            fn prompt(
                view: &Self::View,
                texts: &::adit_game::Texts,
                seat: ::adit_game::Seat,
            ) -> Option<String> {
                crate::guide::prompt(view, texts, seat)
            }

            fn sheet(
                view: &Self::View,
                texts: &::adit_game::Texts,
                seat: ::adit_game::Seat,
            ) -> Option<::adit_game::Sheet> {
                crate::guide::sheet(view, texts, seat)
            }

            fn opens(mv: &Self::Move) -> bool {
                mv.opens()
            }

            fn usual_orders(view: &Self::View, seat: ::adit_game::Seat) -> Vec<::adit_game::UsualOrder> {
                crate::beforehand::usual(view, seat)
            }

            fn obey(
                view: &Self::View,
                seat: ::adit_game::Seat,
                order: &::adit_game::StandingOrder,
            ) -> ::adit_game::Obeyed<Self::Move> {
                crate::beforehand::obey(view, seat, order)
            }

            fn points(view: &Self::View) -> Vec<::adit_game::Tally> {
                crate::scoring::points(view)
            }

            fn counted(
                view: &Self::View,
                moves: &[(::adit_game::Seat, Self::Move)],
            ) -> Vec<::adit_game::Counted> {
                crate::scoring::counted(view, moves)
            }

            fn levels() -> &'static [::adit_game::Level] {
                crate::insight::LEVELS
            }

            fn traces(view: &Self::View) -> Vec<::adit_game::Trace> {
                crate::news::traces(view)
            }

            fn signs(texts: &::adit_game::Texts) -> Vec<::adit_game::Sign> {
                crate::guide::signs(texts)
            }

            fn manual() -> Option<&'static ::adit_game::Manual> {
                Some(&crate::manual::MANUAL)
            }

            fn course() -> Option<&'static ::adit_game::Course> {
                Some(&crate::lessons::COURSE)
            }

            fn puzzles() -> Option<&'static str> {
                Some(include_str!("../data/puzzles.toml"))
            }

            fn sketch(view: &Self::View, texts: &::adit_game::Texts) -> String {
                crate::sketch::sketch(view, texts)
            }

            fn picture(
                view: &Self::View,
                texts: &::adit_game::Texts,
                layout: ::adit_game::Layout,
            ) -> Option<::adit_game::Picture> {
                Some(crate::picture::picture(view, texts, layout))
            }

            fn style() -> Option<&'static ::adit_game::Style> {
                Some(&crate::picture::STYLE)
            }

            fn encode(view: &Self::View, out: &mut ::adit_game::Numbers<'_>) {
                crate::encoding::encode(view, out);
            }

            fn numbers() -> Vec<u32> {
                crate::encoding::numbers()
            }

            fn insight() -> Option<&'static dyn ::adit_game::Insight<$game>> {
                Some(&$insight)
            }
        }
    };
}

/// Gives a game its insight: what the module that calls this measures (`Features` and `measure`), how far the game has come
/// (`progress`), which moves look good (`prior::prior`), and the weights that were learned. What is special to the game
/// stands in the block.
#[macro_export]
macro_rules! insight {
    ($insight:ident for $game:ty { $($special:tt)* }) => {
        impl ::adit_game::Insight<$game> for $insight {
            fn features(&self) -> &'static [&'static str] {
                Features::NAMES
            }

            fn reasons(&self) -> &'static [&'static str] {
                Features::REASONS
            }

            fn measure(
                &self,
                state: &<$game as ::adit_game::Game>::State,
                seat: ::adit_game::Seat,
                out: &mut [f32],
            ) {
                measure(state, seat).write(out);
            }

            fn progress(&self, state: &<$game as ::adit_game::Game>::State) -> f32 {
                progress(state)
            }

            fn weights(&self) -> Option<&'static str> {
                Some(include_str!("../data/weights.toml"))
            }

            fn prior(
                &self,
                state: &<$game as ::adit_game::Game>::State,
                seat: ::adit_game::Seat,
                moves: &[<$game as ::adit_game::Game>::Move],
                urges: &mut [f32],
            ) {
                prior::prior(state, seat, moves, urges);
            }

            $($special)*
        }
    };
}

//! A law that no game can break tells nothing: for each law there is a game with one defect that breaks it.

use adit_game::{
    Card, Dice, Game, GameResult, Insight, Language, Layout, Legal, Numbers, Obeyed, OptionSpec, Part,
    Pending, Picture, Seat, Setup, SetupError, Sheet, SheetRow, StandingOrder, Style, Tally, Texts, Trace,
    UsualOrder, ViewFault, Viewer, Weight,
};
use adit_testkit::heaps::{Chance, Heap, Heaps, Move, Rule, Secret, State, Stones, View};
use adit_testkit::laws;
use std::path::Path;
use std::sync::atomic::{AtomicU8, Ordering};

/// What is wrong with a [`Broken`] game.
mod defect {
    pub const OFFERS_THE_FORBIDDEN: u8 = 0;
    pub const FORGETS_A_MOVE: u8 = 1;
    pub const LETS_ANYBODY_MOVE: u8 = 2;
    pub const OFFERS_TWICE: u8 = 3;
    pub const OFFERS_TOO_MUCH: u8 = 4;
    pub const FAILS_ITS_AUDIT: u8 = 5;
    pub const DRAWS_WITHOUT_BEING_ASKED: u8 = 6;
    pub const HAS_NO_RESULT: u8 = 7;
    pub const IMAGINES_MORE_STONES: u8 = 8;
    pub const FORGETS_WHAT_HAPPENED: u8 = 9;
    pub const SHOWS_BIDS: u8 = 10;
    pub const BREAKS_ON_BAD_VIEWS: u8 = 11;
    pub const PLAYS_DIFFERENTLY_EACH_TIME: u8 = 12;
    pub const IGNORES_OPTIONS: u8 = 13;
    pub const SAYS_NOTHING: u8 = 14;
    pub const TELLS_WITHOUT_TEXT: u8 = 15;
    pub const IMAGINES_BY_PUBLIC_SECRETS: u8 = 16;
    pub const RESULTS_WITHOUT_END: u8 = 17;
    pub const DRAWS_WITH_STYLES: u8 = 18;
    pub const STYLES_WHAT_IS_NOT_ITS_OWN: u8 = 19;
    pub const HIDES_ITS_STYLE: u8 = 20;
    pub const LACKS_A_LANGUAGE: u8 = 21;
    pub const KEEPS_AN_OLD_TEXT: u8 = 22;
    pub const DRAWS_WITHOUT_TEXT: u8 = 23;
    pub const KNOWS_NOTHING_OF_HEAPS: u8 = 24;
    pub const ASKS_NOTHING: u8 = 25;
    pub const MISCOUNTS_POINTS: u8 = 26;
    pub const LEAVES_TRACES_ELSEWHERE: u8 = 27;
    pub const OPENS_NOTHING: u8 = 28;
    pub const PROMISES_TOO_MUCH: u8 = 29;
    pub const SPEAKS_IN_IDS: u8 = 30;
    pub const ASKS_NOTHING_FURTHER: u8 = 31;
    pub const COUNTS_TO_THREE: u8 = 32;
    pub const NUMBERS_ITS_LOOKS: u8 = 33;
    pub const OVERLOOKS_HEAPS: u8 = 34;
    pub const NEEDS_MORE_ROOM: u8 = 35;
    pub const MEASURES_WITHOUT_REASON: u8 = 36;
    pub const GIVES_A_REASON_WITHOUT_TEXT: u8 = 37;
    pub const GIVES_A_REASON_AS_A_SENTENCE: u8 = 38;
    pub const PUTS_TEXTS_TOGETHER: u8 = 39;
    pub const LABELS_IN_CODE: u8 = 40;
    pub const FORGETS_NAMES: u8 = 41;
    pub const BREAKS_ON_BAD_SETUPS: u8 = 42;
    pub const ORDERS_WHAT_IS_FORBIDDEN: u8 = 43;
    pub const NAMES_ORDERS_BY_CHANCE: u8 = 44;
    pub const NAMES_ORDERS_WITHOUT_TEXT: u8 = 45;
}
use defect::*;

/// What the broken game measures: one thing, whose reason may be missing.
struct Measures<const DEFECT: u8>;

impl<const DEFECT: u8> Insight<Broken<DEFECT>> for Measures<DEFECT> {
    fn features(&self) -> &'static [&'static str] {
        &["one"]
    }

    fn reasons(&self) -> &'static [&'static str] {
        match DEFECT {
            MEASURES_WITHOUT_REASON => &[],
            GIVES_A_REASON_WITHOUT_TEXT => &["luck"],
            _ => &["course"],
        }
    }

    fn measure(&self, _state: &State, _seat: Seat, out: &mut [f32]) {
        out[0] = 1.0;
    }

    fn progress(&self, _state: &State) -> f32 {
        0.0
    }

    fn weights(&self) -> Option<&'static str> {
        None
    }
}

/// The test game with one defect.
struct Broken<const DEFECT: u8>;

impl<const DEFECT: u8> Game for Broken<DEFECT> {
    // Its pictures are those of the test game.
    const ID: &'static str = "heaps";
    const RULES: u16 = 1;
    const SEATS: &'static [u8] = &[1, 2, 3];

    type State = State;
    type Move = Move;
    type Chance = Chance;
    type View = View;
    type Rule = Rule;

    fn options() -> Vec<OptionSpec> {
        Heaps::options()
    }

    fn data() -> &'static str {
        Heaps::data()
    }

    fn start(setup: &Setup) -> Result<State, SetupError> {
        let mut setup = setup.clone();
        if DEFECT == IGNORES_OPTIONS {
            setup.options.clear();
        }
        let state = Heaps::start(&setup);
        match (DEFECT, &state) {
            (BREAKS_ON_BAD_SETUPS, Err(fault)) => panic!("I did not expect this: {fault}"),
            _ => state,
        }
    }

    fn setup(state: &State) -> &Setup {
        Heaps::setup(state)
    }

    fn pending(state: &State) -> Pending {
        Heaps::pending(state)
    }

    fn result(state: &State) -> Option<GameResult> {
        match DEFECT {
            HAS_NO_RESULT => None,
            RESULTS_WITHOUT_END => Some(GameResult { scores: vec![0], ranks: vec![1], ending: "empty" }),
            _ => Heaps::result(state),
        }
    }

    fn moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
        Heaps::moves(state, seat, out);
        match DEFECT {
            OFFERS_THE_FORBIDDEN => out.push(Move::Take { heap: Heap::A, stones: Stones(9) }),
            FORGETS_A_MOVE if out.len() > 1 => drop(out.pop()),
            OFFERS_TWICE => out.extend(out.last().cloned()),
            OFFERS_TOO_MUCH => out.extend(vec![out[0].clone(); 2_000]),
            _ => {}
        }
    }

    fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Rule> {
        match Heaps::check(state, seat, mv) {
            Err(Rule::NotAsked) if DEFECT == LETS_ANYBODY_MOVE => Ok(()),
            result => result,
        }
    }

    fn play(state: &mut State, seat: Seat, mv: Legal<Move>) {
        static PLAYED: AtomicU8 = AtomicU8::new(0);
        Heaps::play(state, seat, mv);
        if DEFECT == PLAYS_DIFFERENTLY_EACH_TIME {
            state.components.limit = PLAYED.fetch_add(1, Ordering::Relaxed) % 3 + 3;
        }
    }

    fn outcomes(state: &State, out: &mut Vec<(Chance, Weight)>) {
        Heaps::outcomes(state, out);
        if DEFECT == DRAWS_WITHOUT_BEING_ASKED && out.is_empty() {
            out.push((Chance::Fill { heap: Heap::A, stones: Stones(1) }, 1));
        }
    }

    fn settle(state: &mut State, chance: Legal<Chance>) {
        Heaps::settle(state, chance);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let mut view = Heaps::view(state, viewer);
        match DEFECT {
            SHOWS_BIDS => {
                for (seat, player) in view.players.iter_mut() {
                    player.bid = state.players[seat].bid.map_or(Secret::None, Secret::Known);
                }
            }
            // The public sees what every single seat does not.
            IMAGINES_BY_PUBLIC_SECRETS if viewer == Viewer::Public => {
                for (seat, player) in view.players.iter_mut() {
                    player.favourite = state.players[seat].favourite.map_or(Secret::None, Secret::Known);
                }
            }
            _ => {}
        }
        view
    }

    fn imagine(view: &View, dice: &mut dyn Dice) -> Result<State, ViewFault> {
        let mut imagined = Heaps::imagine(view, dice);
        match (DEFECT, &mut imagined) {
            (IMAGINES_MORE_STONES, Ok(state)) => state.components.limit += 1,
            (FORGETS_WHAT_HAPPENED, Ok(state)) => state.last.clear(),
            (BREAKS_ON_BAD_VIEWS, Err(fault)) => panic!("I did not expect that {fault}"),
            _ => {}
        }
        imagined
    }

    fn audit(state: &State) -> Result<(), String> {
        let taken = state.players.values().any(|player| player.taken != [0; 3]);
        if DEFECT == FAILS_ITS_AUDIT && taken {
            Err("a stone is gone".to_owned())
        } else {
            Heaps::audit(state)
        }
    }

    fn texts(language: Language) -> Option<&'static str> {
        match (DEFECT, language) {
            (SAYS_NOTHING, _) => Some("hello = Hello.\n"),
            (ASKS_NOTHING_FURTHER, Language::English) => {
                Some("seat-name = Seat { $seat }\nprompt-bid = Bid.\nprompt-take = Take.\n")
            }
            (GIVES_A_REASON_AS_A_SENTENCE, Language::English) => Some("reason-course = Stones are taken.\n"),
            (LACKS_A_LANGUAGE, Language::German) => Heaps::texts(Language::English),
            (KEEPS_AN_OLD_TEXT, Language::English) => {
                Some(concat!(include_str!("../texts/heaps-en.ftl"), "part-heap-z = The last heap\n"))
            }
            _ => Heaps::texts(language),
        }
    }

    fn narrate(view: &View, texts: &Texts) -> Vec<String> {
        match DEFECT {
            TELLS_WITHOUT_TEXT => vec![texts.say("told-nothing", &[])],
            PUTS_TEXTS_TOGETHER => {
                vec![format!("{} and {}", texts.say("told-ended", &[]), texts.say("prompt-bid", &[]))]
            }
            FORGETS_NAMES => {
                let nameless = Heaps::texts(texts.language()).map(|own| Texts::new(texts.language(), &[own]));
                Heaps::narrate(view, &nameless.expect("texts"))
            }
            _ => Heaps::narrate(view, texts),
        }
    }

    fn label(view: &View, texts: &Texts, part: &Part) -> String {
        match DEFECT {
            SPEAKS_IN_IDS => "option 2a".to_owned(),
            LABELS_IN_CODE => format!("a heap of {}", Heaps::label(view, texts, part)),
            _ => Heaps::label(view, texts, part),
        }
    }

    fn card(view: &View, texts: &Texts, kind: &str, word: &str) -> Option<Card> {
        let card = Heaps::card(view, texts, kind, word);
        card.filter(|_| DEFECT != KNOWS_NOTHING_OF_HEAPS || kind != "heap")
    }

    fn prompt(view: &View, texts: &Texts, seat: Seat) -> Option<String> {
        if DEFECT == ASKS_NOTHING { None } else { Heaps::prompt(view, texts, seat) }
    }

    fn sheet(view: &View, texts: &Texts, seat: Seat) -> Option<Sheet> {
        let bids = Heaps::prompt(view, texts, seat) == Some(texts.say("prompt-bid", &[]));
        let verb = || Part::new("verb", "bid");
        (DEFECT == PROMISES_TOO_MUCH && bids).then(|| Sheet {
            rows: vec![SheetRow {
                part: verb(),
                before: vec![verb()],
                label: String::new(),
                given: 0,
                most: 9,
                step: 1,
                whole: 9,
                worth: 1,
            }],
            done: vec![Part::new("verb", "pass")],
            again: None,
            total: String::new(),
            button: String::new(),
        })
    }

    fn opens(mv: &Move) -> bool {
        DEFECT == OPENS_NOTHING && matches!(mv, Move::Take { .. })
    }

    fn usual_orders(view: &View, seat: Seat) -> Vec<UsualOrder> {
        static NAMED: AtomicU8 = AtomicU8::new(0);
        match DEFECT {
            NAMES_ORDERS_BY_CHANCE if NAMED.fetch_add(1, Ordering::Relaxed).is_multiple_of(2) => Vec::new(),
            NAMES_ORDERS_WITHOUT_TEXT => vec![UsualOrder::new("wait", "")],
            _ => Heaps::usual_orders(view, seat),
        }
    }

    fn obey(view: &View, seat: Seat, order: &StandingOrder) -> Obeyed<Move> {
        let obeyed = Heaps::obey(view, seat, order);
        let says = DEFECT == ORDERS_WHAT_IS_FORBIDDEN && obeyed == Obeyed::Waits;
        if says { Obeyed::Says(Move::Pass {}) } else { obeyed }
    }

    fn points(view: &View) -> Vec<Tally> {
        let mut points = Heaps::points(view);
        if DEFECT == MISCOUNTS_POINTS {
            points[0].points[0] += 1;
        }
        points
    }

    fn traces(view: &View) -> Vec<Trace> {
        if DEFECT == LEAVES_TRACES_ELSEWHERE {
            return vec![Trace::at(Part::new("heap", "Z"))];
        }
        Heaps::traces(view)
    }

    fn sketch(view: &View, texts: &Texts) -> String {
        Heaps::sketch(view, texts)
    }

    fn picture(view: &View, texts: &Texts, layout: Layout) -> Option<Picture> {
        let mut picture = Heaps::picture(view, texts, layout);
        if let (DRAWS_WITH_STYLES, Some(picture)) = (DEFECT, &mut picture) {
            picture.svg = picture.svg.replace("<circle", "<circle style=\"fill:red\"");
        }
        if let (DRAWS_WITHOUT_TEXT, Some(picture)) = (DEFECT, &mut picture) {
            picture.text = texts.say("drawn-heaps", &[]);
        }
        picture
    }

    fn encode(view: &View, out: &mut Numbers<'_>) {
        static LOOKS: AtomicU8 = AtomicU8::new(0);
        match DEFECT {
            OVERLOOKS_HEAPS => {
                let mut view = view.clone();
                view.heaps.iter_mut().for_each(|stones| *stones = stones.map(|_| 0));
                view.last.clear();
                Heaps::encode(&view, out);
            }
            NUMBERS_ITS_LOOKS => {
                Heaps::encode(view, out);
                out.array("look", "", &[1]).put(LOOKS.fetch_add(1, Ordering::Relaxed));
            }
            NEEDS_MORE_ROOM => {
                Heaps::encode(view, out);
                out.array("last", "", &[1]).all(view.last.iter().map(|_| 1));
            }
            _ => Heaps::encode(view, out),
        }
    }

    fn numbers() -> Vec<u32> {
        if DEFECT == COUNTS_TO_THREE { vec![0, 1, 2] } else { Heaps::numbers() }
    }

    fn style() -> Option<&'static Style> {
        match DEFECT {
            STYLES_WHAT_IS_NOT_ITS_OWN => Some(&Style { rules: ".card{fill:red}", palette: &[] }),
            HIDES_ITS_STYLE => None,
            _ => Heaps::style(),
        }
    }

    fn insight() -> Option<&'static dyn Insight<Self>> {
        Some(&Measures::<DEFECT>)
    }
}

macro_rules! broken {
    ($($test:ident: $law:ident by $defect:ident says $message:literal;)+) => {$(
        #[test]
        #[should_panic(expected = $message)]
        fn $test() {
            laws::$law::<Broken<$defect>>();
        }
    )+};
}

#[test]
#[should_panic(expected = "nobody says these texts: part-heap-z")]
fn an_old_text_is_kept() {
    laws::every_text_is_said::<Broken<KEEPS_AN_OLD_TEXT>>(Path::new(env!("CARGO_MANIFEST_DIR")));
}

broken! {
    a_forbidden_move_is_offered: offered_moves_play by OFFERS_THE_FORBIDDEN says "is offered";
    a_move_leads_to_an_unsound_position: offered_moves_play by FAILS_ITS_AUDIT says "a stone is gone";
    an_allowed_move_is_not_offered: check_allows_what_is_offered by FORGETS_A_MOVE says "nothing offered does it";
    two_offered_moves_do_the_same: check_allows_what_is_offered by OFFERS_TWICE says "has the same effect";
    anybody_may_move: unoffered_words_are_refused_and_change_nothing by LETS_ANYBODY_MOVE says "is not asked and may say";
    words_are_offered_twice: words_are_unique_and_read_back by OFFERS_TWICE says "is offered twice";
    an_offer_is_too_large: offers_are_small by OFFERS_TOO_MUCH says "moves";
    an_audit_fails: the_audit_holds_after_every_move by FAILS_ITS_AUDIT says "a stone is gone";
    chance_comes_unasked: chance_brings_something_and_only_when_it_is_asked by DRAWS_WITHOUT_BEING_ASKED says "Fill";
    a_finished_game_has_no_result: over_if_and_only_if_nobody_is_pending by HAS_NO_RESULT says "has a result";
    a_game_has_a_result_too_early: over_if_and_only_if_nobody_is_pending by RESULTS_WITHOUT_END says "left == right";
    an_imagined_position_looks_different: imagined_positions_look_the_same by FORGETS_WHAT_HAPPENED says "seen by";
    everything_imagined_is_another_position:
        everything_imagined_is_the_same_position by IMAGINES_MORE_STONES says "instead of";
    a_sealed_bid_shows: twins_look_the_same by SHOWS_BIDS says "others can tell";
    the_public_sees_a_secret: twins_look_the_same by IMAGINES_BY_PUBLIC_SECRETS says "the public sees what";
    a_bad_view_breaks_the_game: broken_views_are_refused by BREAKS_ON_BAD_VIEWS says "I did not expect";
    a_replay_gives_another_game: replay_equals_play by PLAYS_DIFFERENTLY_EACH_TIME says "another";
    options_are_ignored: setups_are_checked by IGNORES_OPTIONS says "left == right";
    a_rule_has_no_text: rules_and_options_have_texts by SAYS_NOTHING says "is missing in";
    a_narration_has_no_text: narrations_have_their_texts by TELLS_WITHOUT_TEXT says "a text is missing";
    a_picture_has_no_text: narrations_have_their_texts by DRAWS_WITHOUT_TEXT says "a text is missing";
    a_language_is_missing: languages_say_the_same by LACKS_A_LANGUAGE says "a language is missing";
    a_picture_has_styles_inside: pictures_can_be_embedded by DRAWS_WITH_STYLES says "cannot be embedded";
    a_style_is_not_of_the_game: pictures_can_be_embedded by STYLES_WHAT_IS_NOT_ITS_OWN says "must begin with";
    a_thing_cannot_be_asked_about: everything_has_its_card by KNOWS_NOTHING_OF_HEAPS says "it has no card";
    a_player_is_asked_nothing: every_decision_is_asked by ASKS_NOTHING says "is not told what to do";
    a_further_part_is_asked_without_words: every_decision_is_asked by ASKS_NOTHING_FURTHER says "ask-take is missing";
    points_are_miscounted: points_add_up by MISCOUNTS_POINTS says "points by source";
    a_trace_is_not_in_the_picture: traces_are_in_the_picture by LEAVES_TRACES_ELSEWHERE says "is a trace and not";
    a_move_opens_nothing: decisions_are_made_as_one by OPENS_NOTHING says "says nothing of it";
    a_sheet_promises_too_much: sheets_can_be_given by PROMISES_TOO_MUCH says "is on the sheet and refused";
    a_number_is_not_in_the_vocabulary:
        every_part_is_in_the_vocabulary by COUNTS_TO_THREE says "said in codes";
    two_moves_are_said_alike: masks_are_what_is_offered by OFFERS_TWICE says "the moves that are reached";
    a_move_cannot_be_said: masks_are_what_is_offered by COUNTS_TO_THREE says "the moves that are reached";
    a_view_has_other_arrays_each_time: equal_views_have_equal_arrays by NUMBERS_ITS_LOOKS says "equal views have other arrays";
    arrays_are_too_small: different_views_have_different_arrays by NEEDS_MORE_ROOM says "have no room";
    something_is_not_in_the_arrays: different_views_have_different_arrays by OVERLOOKS_HEAPS says "can tell";
    a_label_is_an_id: texts_are_plain by SPEAKS_IN_IDS says "in en: option 2a";
    a_feature_has_no_reason: every_feature_has_its_reason by MEASURES_WITHOUT_REASON says "has one reason";
    a_reason_has_no_text: every_feature_has_its_reason by GIVES_A_REASON_WITHOUT_TEXT says "reason-luck is missing in";
    a_reason_is_a_sentence: every_feature_has_its_reason by GIVES_A_REASON_AS_A_SENTENCE says "Stones are taken.";
    a_sentence_is_put_together:
        texts_are_not_put_together_in_code by PUTS_TEXTS_TOGETHER says "this is put together in code";
    a_label_is_put_together: texts_are_not_put_together_in_code by LABELS_IN_CODE says "this is put together in code";
    a_player_has_no_name: players_are_called_by_their_names by FORGETS_NAMES says "is called Seat";
    an_order_says_what_is_forbidden:
        orders_answer_with_legal_moves_and_end by ORDERS_WHAT_IS_FORBIDDEN says "BidsFirst";
    an_order_is_named_by_chance: orders_are_the_same_for_twins by NAMES_ORDERS_BY_CHANCE says "named to";
    an_order_has_no_text: orders_have_their_texts by NAMES_ORDERS_WITHOUT_TEXT says "order-wait is missing in";
    a_bad_journal_breaks_the_game: broken_journals_are_refused by BREAKS_ON_BAD_SETUPS says "I did not expect this";
    a_style_is_hidden: pictures_can_be_embedded by HIDES_ITS_STYLE says "says how they look";
}

/// Laws that no defect of a game can break, each with the reason.
const NOT_OF_GAMES: [(&str, &str); 3] = [
    ("a_view_survives_json", "the type of the view decides it, and that is the one of the test game"),
    ("offers_keep_their_ids_while_others_answer", "the table decides it"),
    ("what_is_not_noticed_does_not_hinder_taking_back", "the table decides it"),
];

#[test]
fn every_law_has_a_game_that_breaks_it() {
    let list = include_str!("../src/laws/mod.rs");
    let list = list.split("(@each $game:").nth(1).and_then(|list| list.split(");").next());
    let laws: Vec<&str> = list.expect("the list of laws").split_whitespace().collect();
    assert!(laws.len() > 30, "{laws:?}");
    let broken = include_str!("laws_can_fail.rs");
    for law in laws {
        let is_broken = broken.contains(&format!("{law} by "));
        let is_excused = NOT_OF_GAMES.iter().any(|(name, _)| *name == law);
        assert_ne!(is_broken, is_excused, "{law}");
    }
}

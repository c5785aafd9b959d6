//! The laws that every game keeps. One line in a game's tests brings them all:
//!
//! ```text
//! adit_testkit::laws!(game_cavum::Cavum);
//! ```
//!
//! Each law is tried on the positions of random games over every number of seats and every value of every
//! option. `ADIT_GAMES` says how many games are played for each law.

mod beforehand;
mod chance;
mod guide;
mod moves;
mod mutated;
mod numbers;
mod pictures;
mod plain;
mod sight;
mod tables;
mod texts;
mod walk;

pub use beforehand::{
    orders_answer_with_legal_moves_and_end, orders_are_the_same_for_twins, orders_have_their_texts,
};
pub use chance::{chance_brings_something_and_only_when_it_is_asked, over_if_and_only_if_nobody_is_pending};
pub use guide::{
    counted_things_have_names, decisions_are_made_as_one, every_decision_is_asked, everything_has_its_card,
    ids, points_add_up, sheets_can_be_given, traces_are_in_the_picture,
};
pub use moves::{
    check_allows_what_is_offered, offered_moves_play, offers_are_small, the_audit_holds_after_every_move,
    unoffered_words_are_refused_and_change_nothing, words_are_unique_and_read_back,
};
pub use mutated::{broken_journals_are_refused, broken_views_are_refused};
pub use numbers::{
    different_views_have_different_arrays, equal_views_have_equal_arrays, every_part_is_in_the_vocabulary,
    masks_are_what_is_offered,
};
pub use pictures::pictures_can_be_embedded;
pub use plain::{blemish, texts_are_not_put_together_in_code, texts_are_plain};
pub use sight::{
    a_view_survives_json, everything_imagined_is_the_same_position, imagined_positions_look_the_same,
    twins_look_the_same,
};
pub use tables::{
    offers_keep_their_ids_while_others_answer, replay_equals_play, setups_are_checked,
    what_is_not_noticed_does_not_hinder_taking_back,
};
pub use texts::{
    every_feature_has_its_reason, every_text_is_said, languages_say_the_same, narrations_have_their_texts,
    players_are_called_by_their_names, rules_and_options_have_texts,
};
pub use walk::{Spot, games, setups, walk};

/// Tests a game by all laws: one test for each, in a module `laws`.
#[macro_export]
macro_rules! laws {
    ($game:ty) => {
        mod laws {
            #[allow(unused_imports)]
            use super::*;

            $crate::laws!(@each $game:
                offered_moves_play
                check_allows_what_is_offered
                unoffered_words_are_refused_and_change_nothing
                words_are_unique_and_read_back
                offers_are_small
                the_audit_holds_after_every_move
                chance_brings_something_and_only_when_it_is_asked
                over_if_and_only_if_nobody_is_pending
                imagined_positions_look_the_same
                everything_imagined_is_the_same_position
                twins_look_the_same
                a_view_survives_json
                broken_views_are_refused
                broken_journals_are_refused
                replay_equals_play
                offers_keep_their_ids_while_others_answer
                what_is_not_noticed_does_not_hinder_taking_back
                setups_are_checked
                rules_and_options_have_texts
                every_feature_has_its_reason
                narrations_have_their_texts
                players_are_called_by_their_names
                languages_say_the_same
                pictures_can_be_embedded
                everything_has_its_card
                every_decision_is_asked
                points_add_up
                counted_things_have_names
                traces_are_in_the_picture
                decisions_are_made_as_one
                sheets_can_be_given
                orders_answer_with_legal_moves_and_end
                orders_are_the_same_for_twins
                orders_have_their_texts
                every_part_is_in_the_vocabulary
                masks_are_what_is_offered
                equal_views_have_equal_arrays
                different_views_have_different_arrays
                texts_are_plain
                texts_are_not_put_together_in_code
            );

            #[test]
            fn every_text_is_said() {
                $crate::laws::every_text_is_said::<$game>(::std::path::Path::new(env!("CARGO_MANIFEST_DIR")));
            }
        }
    };
    (@each $game:ty: $($law:ident)+) => {$(
        #[test]
        fn $law() {
            $crate::laws::$law::<$game>();
        }
    )+};
}

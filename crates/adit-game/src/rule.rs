//! The conditions of the rules, each with its clause.

use std::fmt::Debug;
use std::hash::Hash;

/// A condition that a move can break. Implemented by [`rules!`](crate::rules!).
///
/// The order of the variants is the order in which a game tests them; of several broken rules the
/// latest is the nearest to what was wanted.
pub trait Rule: Copy + Ord + Hash + Debug + Send + Sync + 'static {
    /// All rules of the game.
    const ALL: &'static [Self];

    /// The clause of the game's rules that says so, e.g. `CV-8.2`.
    fn clause(self) -> &'static str;

    /// The id of the sentence that explains it, e.g. `rule-bid-exceeds-score`.
    fn text_id(self) -> &'static str;
}

/// Defines the enum of a game's rules, each with the id of its text and its clause.
///
/// ```
/// adit_game::rules! {
///     /// What a move can break.
///     pub enum Rule {
///         /// A bid is at most the score.
///         BidExceedsScore = "rule-bid-exceeds-score" in "CV-5.5",
///     }
/// }
/// use adit_game::Rule as _;
/// assert_eq!(Rule::BidExceedsScore.clause(), "CV-5.5");
/// ```
#[macro_export]
macro_rules! rules {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $name:ident {
            $($(#[doc = $about:literal])+ $variant:ident = $text:literal in $clause:literal),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        $visibility enum $name {
            $($(#[doc = $about])+ $variant),+
        }

        impl $crate::Rule for $name {
            const ALL: &'static [$name] = &[$($name::$variant),+];

            fn clause(self) -> &'static str {
                match self { $($name::$variant => $clause),+ }
            }

            fn text_id(self) -> &'static str {
                match self { $($name::$variant => $text),+ }
            }
        }
    };
}

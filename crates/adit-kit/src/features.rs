//! What a game measures in a position, by name.

/// Defines the features of a game's insight as a struct of numbers, so that each is measured under its name. Behind the
/// arrow stands the [reason](adit_game::Insight::reasons) to which the feature belongs.
///
/// ```
/// adit_kit::features! {
///     /// What is measured.
///     pub struct Features {
///         /// Always 1.
///         one => "course",
///         /// Points already booked.
///         score => "score",
///     }
/// }
/// let features = Features { one: 1.0, score: 12.0 };
/// let mut out = [0.0; Features::NAMES.len()];
/// features.write(&mut out);
/// assert_eq!(Features::NAMES, ["one", "score"]);
/// assert_eq!(Features::REASONS, ["course", "score"]);
/// assert_eq!(out, [1.0, 12.0]);
/// ```
#[macro_export]
macro_rules! features {
    ($(#[$meta:meta])* $visibility:vis struct $name:ident { $($(#[$about:meta])+ $field:ident => $reason:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq)]
        $visibility struct $name { $($(#[$about])+ pub $field: f32),+ }

        impl $name {
            /// The names, in the order in which they are written.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($field)),+];

            /// The reason of each, in the same order.
            pub const REASONS: &'static [&'static str] = &[$($reason),+];

            /// Writes the numbers in the order of their names.
            pub fn write(&self, out: &mut [f32]) {
                for (place, measured) in out.iter_mut().zip([$(self.$field),+]) {
                    *place = measured;
                }
            }
        }
    };
}

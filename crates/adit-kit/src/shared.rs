//! What stays the same during one game.

use adit_game::{Setup, SetupError};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::Deref;
use std::sync::Arc;

/// What stays the same during one game and follows from its setup: components, rulings, options.
pub trait Agreed: Sized {
    /// What a setup means, if it can be played.
    fn agree(setup: &Setup) -> Result<Self, SetupError>;

    /// The setup.
    fn setup(&self) -> &Setup;
}

/// A game's rulebook, built once and shared by all its positions and views. In views it is the setup it came from.
pub struct Shared<R>(Arc<R>);

impl<R: Agreed> Shared<R> {
    /// The rulebook of this setup, if it can be played.
    pub fn new(setup: &Setup) -> Result<Shared<R>, SetupError> {
        R::agree(setup).map(|rulebook| Shared(Arc::new(rulebook)))
    }
}

impl<R> Shared<R> {
    /// Is it the very same rulebook, not only an equal one?
    pub fn is(&self, other: &Shared<R>) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl<R> Clone for Shared<R> {
    fn clone(&self) -> Shared<R> {
        Shared(Arc::clone(&self.0))
    }
}

impl<R> Deref for Shared<R> {
    type Target = R;
    fn deref(&self) -> &R {
        &self.0
    }
}

impl<R: Agreed> PartialEq for Shared<R> {
    fn eq(&self, other: &Shared<R>) -> bool {
        self.is(other) || self.setup() == other.setup()
    }
}

impl<R: Agreed> Eq for Shared<R> {}

impl<R: Agreed> std::fmt::Debug for Shared<R> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_tuple("Shared").field(self.setup()).finish()
    }
}

impl<R: Agreed> Serialize for Shared<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.setup().serialize(serializer)
    }
}

impl<'de, R: Agreed> Deserialize<'de> for Shared<R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Shared<R>, D::Error> {
        Shared::new(&Setup::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Rulebook(Setup);

    impl Agreed for Rulebook {
        fn agree(setup: &Setup) -> Result<Rulebook, SetupError> {
            match setup.seats {
                0 => Err(SetupError::Combination("nobody plays".to_owned())),
                _ => Ok(Rulebook(setup.clone())),
            }
        }

        fn setup(&self) -> &Setup {
            &self.0
        }
    }

    #[test]
    fn a_rulebook_is_written_as_its_setup_and_read_back_from_it() {
        let shared = Shared::<Rulebook>::new(&Setup::seats(3)).expect("a setup");
        let text = serde_json::to_string(&shared).expect("JSON");
        assert_eq!(text, serde_json::to_string(&Setup::seats(3)).expect("JSON"));
        let read: Shared<Rulebook> = serde_json::from_str(&text).expect("a rulebook");
        assert!(read == shared && !read.is(&shared) && shared.is(&shared.clone()));
        assert!(serde_json::from_str::<Shared<Rulebook>>(&text.replace('3', "0")).is_err());
    }
}

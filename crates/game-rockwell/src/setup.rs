//! What is agreed before the game (RW-3, RW-9.9, RW-10).

use crate::components::{BUILT_IN, Components, Side};
use crate::pieces::Achievement;
use adit_game::{OptionSpec, Setup, SetupError};
use adit_kit::Agreed;
use std::sync::{Arc, LazyLock};

static BUILT_IN_COMPONENTS: LazyLock<Arc<Components>> =
    LazyLock::new(|| Arc::new(Components::read(BUILT_IN).expect("a test reads the built-in data")));

/// The numbers of players (RW-10).
pub const SEATS: &[u8] = &[2, 3, 4];

/// The most that a player's cubes and money may be worth at the start or in a position that is loaded, in hundreds:
/// half of what can be counted, so that it can grow for as long as anybody plays.
pub const MOST_WORTH: u64 = 1 << 31;

/// Everything that stays the same during one game.
#[derive(Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// As it was asked for.
    pub setup: Setup,
    /// The components.
    pub components: Arc<Components>,
    /// After this round the game is scored, whatever the position (RW-9.9).
    pub round_limit: Option<u16>,
    /// Are the goods behind the screens shown?
    pub open_goods: bool,
}

/// The options of a table and their defaults.
pub fn options() -> Vec<OptionSpec> {
    let limits = ["1", "2", "3", "5", "10", "20", "30", "50", "100", "200", "500", "off"];
    vec![OptionSpec::choice("round_limit", &limits, "100"), OptionSpec::switch("open_goods", false)]
}

impl Agreed for Rulebook {
    fn agree(setup: &Setup) -> Result<Rulebook, SetupError> {
        let specs = options();
        setup.check(SEATS, &specs)?;
        let components = match &setup.data {
            None => BUILT_IN_COMPONENTS.clone(),
            Some(text) => Arc::new(Components::read(text)?),
        };
        let said = |id: &str| specs.iter().find(|spec| spec.id == id).map(|spec| setup.option(spec));
        Ok(Rulebook {
            setup: setup.clone(),
            components,
            // "off" is not a number: there is no limit.
            round_limit: said("round_limit").and_then(|limit| limit.parse().ok()),
            open_goods: said("open_goods") == Some("true"),
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }
}

impl Rulebook {
    /// The number of players.
    pub fn seats(&self) -> usize {
        usize::from(self.setup.seats)
    }

    /// Are there teams of the AI (RW-10.2)?
    pub fn has_ai(&self) -> bool {
        self.setup.seats == 2
    }

    /// The phase boards and prices for this number of players (RW-3.4).
    pub fn side(&self) -> &Side {
        if self.setup.seats == 4 {
            &self.components.four_players
        } else {
            &self.components.two_or_three_players
        }
    }

    /// The place of this number of players in a list for 2, 3 and 4 players.
    fn table_size(&self) -> usize {
        self.seats().saturating_sub(2).min(2)
    }

    /// The prestige of the tiles of an achievement, from the top (RW-8.1).
    pub fn tile_values(&self, achievement: Achievement) -> &[u8] {
        &self.components.achievement(achievement).values[self.table_size()]
    }

    /// How many players must have reached the centre for the game to end (RW-9.2).
    pub fn players_in_centre(&self) -> u8 {
        self.components.players_in_centre[self.table_size()]
    }

    /// The prestige of the ranks of a majority (RW-9.4).
    pub fn majority_points(&self) -> &[u8] {
        &self.components.majorities[self.table_size()]
    }
}

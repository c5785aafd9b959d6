//! What is agreed before the game (CV-3, CV-18) and the position it starts from.

use crate::components::{BUILT_IN, Components, Rulings};
use adit_game::{OptionSpec, Seat, Setup, SetupError};
use adit_kit::Agreed;
use std::sync::{Arc, LazyLock};

static BUILT_IN_COMPONENTS: LazyLock<Arc<Components>> =
    LazyLock::new(|| Arc::new(Components::read(BUILT_IN).expect("a test reads the built-in data")));

/// Everything that stays the same during one game.
#[derive(Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// As it was asked for.
    pub setup: Setup,
    /// The components.
    pub components: Arc<Components>,
    /// The rulings in force.
    pub rulings: Rulings,
    /// The number of phases (CV-4.1).
    pub phases: u8,
    /// Who opens the first auction, if that is not drawn.
    pub first_opener: Option<Seat>,
    /// Are the colours of all stones shown?
    pub open_stones: bool,
}

/// The numbers of players.
pub const SEATS: &[u8] = &[2, 3, 4];

/// The options of a table and their defaults.
pub fn options() -> Vec<OptionSpec> {
    let rulings = BUILT_IN_COMPONENTS.rulings;
    vec![
        OptionSpec::choice("variant", &["standard", "learning"], "standard"),
        OptionSpec::choice("first_opener", &["drawn", "s0", "s1", "s2", "s3"], "drawn"),
        OptionSpec::switch("open_stones", false),
        OptionSpec::ruling("vein_reached_excludes_placed_hex", rulings.vein_reached_excludes_placed_hex),
        OptionSpec::ruling("foreign_city_station_bars_laying", rulings.foreign_city_station_bars_laying),
        OptionSpec::ruling("station_only_on_previous_action", rulings.station_only_on_previous_action),
        OptionSpec::ruling("empty_city_cell_passable", rulings.empty_city_cell_passable),
        OptionSpec::ruling("vein_removed_after_whole_route", rulings.vein_removed_after_whole_route),
        OptionSpec::ruling("prospect_may_be_empty", rulings.prospect_may_be_empty),
        OptionSpec::ruling("colour_sale_free_opening", rulings.colour_sale_free_opening),
        OptionSpec::ruling("score_may_go_negative", rulings.score_may_go_negative),
    ]
}

impl Agreed for Rulebook {
    fn agree(setup: &Setup) -> Result<Rulebook, SetupError> {
        setup.check(SEATS, &options())?;
        let components = match &setup.data {
            None => BUILT_IN_COMPONENTS.clone(),
            Some(text) => Arc::new(Components::read(text)?),
        };
        let said = |option: &str| setup.options.get(option).map(String::as_str);
        let mut rulings = components.rulings;
        for (option, ruling) in [
            ("vein_reached_excludes_placed_hex", &mut rulings.vein_reached_excludes_placed_hex),
            ("foreign_city_station_bars_laying", &mut rulings.foreign_city_station_bars_laying),
            ("station_only_on_previous_action", &mut rulings.station_only_on_previous_action),
            ("empty_city_cell_passable", &mut rulings.empty_city_cell_passable),
            ("vein_removed_after_whole_route", &mut rulings.vein_removed_after_whole_route),
            ("prospect_may_be_empty", &mut rulings.prospect_may_be_empty),
            ("colour_sale_free_opening", &mut rulings.colour_sale_free_opening),
            ("score_may_go_negative", &mut rulings.score_may_go_negative),
        ] {
            if let Some(value) = said(option) {
                *ruling = value == "true";
            }
        }
        let phases = if said("variant") == Some("learning") {
            components.learning_phases
        } else {
            components.standard_phases
        };
        let first_opener = Seat::all(4).find(|seat| said("first_opener") == Some(&seat.to_string()));
        if let Some(seat) = first_opener.filter(|seat| seat.index() >= usize::from(setup.seats)) {
            let seats = setup.seats;
            return Err(SetupError::Combination(format!(
                "first_opener is {seat}, but the table has only {seats} seats"
            )));
        }
        let open_stones = said("open_stones") == Some("true");
        Ok(Rulebook { setup: setup.clone(), components, rulings, phases, first_opener, open_stones })
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

    /// The stones put on a new vein (CV-10.3).
    pub fn vein_stones(&self) -> u8 {
        self.components.vein_stones[self.seats() - 2]
    }
}

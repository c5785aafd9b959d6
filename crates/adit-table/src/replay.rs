//! Tables from journals and from views.

use crate::table::plain;
use crate::{Journal, Refusal, Source, Table};
use adit_game::{Game, SeedDice, SetupError, ViewFault, Viewer};
use serde::Deserialize;

/// Why a journal cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayFault {
    /// It is of another game.
    #[error("line 2: this is a journal of {found:?}, not of {expected:?}")]
    Game {
        /// The game it names.
        found: String,
        /// The game that was to be replayed.
        expected: &'static str,
    },
    /// It was played by other rules.
    #[error(
        "line 3: this game was played by version {found} of the rules, this program plays version {here}; \
         replay it with the program that wrote it"
    )]
    Rules {
        /// The version it names.
        found: u16,
        /// The version of this program.
        here: u16,
    },
    /// Its setup cannot be played.
    #[error("the header: {0}")]
    Setup(#[from] SetupError),
    /// Its position cannot be.
    #[error("the header, position: {0}")]
    Position(#[from] LoadFault),
    /// Its position was started with another setup.
    #[error("the header: the position was started with another setup than the lines above it say")]
    OtherSetup,
    /// This cannot have happened there.
    #[error("line {line}: {entry:?} cannot happen here: {refusal}")]
    Entry {
        /// The line, counted from 1.
        line: usize,
        /// The entry.
        entry: String,
        /// Why not.
        refusal: Refusal,
    },
}

/// Why a view is not the view of a whole position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadFault {
    /// It is not a view of this game.
    #[error("this is not a view of the game: {0}")]
    Json(String),
    /// No position has this view.
    #[error("no position looks like this: {0}")]
    View(#[from] ViewFault),
    /// The position breaks an invariant.
    #[error("no position looks like this: {0}")]
    Audit(String),
    /// Something is hidden in it, or said twice and differently.
    #[error("this is not the view of everything; load what the viewer `all` sees")]
    NotWhole,
}

impl Table {
    /// Plays a journal again. Where it was cut before a chance outcome, the table [owes](Table::draw) one.
    pub fn replay<G: Game>(journal: &Journal, source: Source) -> Result<Table, ReplayFault> {
        if journal.game != G::ID {
            return Err(ReplayFault::Game { found: journal.game.clone(), expected: G::ID });
        }
        if journal.rules != G::RULES {
            return Err(ReplayFault::Rules { found: journal.rules, here: G::RULES });
        }
        let mut table = match &journal.position {
            None => Table::begin::<G>(G::start(&plain::<G>(&journal.setup))?, None, source),
            Some(text) => {
                let view = serde_json::from_str(text).map_err(|fault| LoadFault::Json(fault.to_string()))?;
                let mut table = Table::load::<G>(&view, source)?;
                // An older program may have told more or less of the same position; its words stay as they were written.
                table.record.loaded = Some(text.clone());
                if *table.record.setup() != plain::<G>(&journal.setup) {
                    return Err(ReplayFault::OtherSetup);
                }
                table
            }
        };
        // Many tables lie in memory without being played on, so none takes more than it needs.
        table.record.entries.reserve_exact(journal.entries.len());
        table.record.noticed.reserve_exact(journal.entries.len());
        for (number, entry) in journal.entries.iter().enumerate() {
            table.follow(entry).map_err(|refusal| ReplayFault::Entry {
                line: journal.line_of(number),
                entry: entry.to_string(),
                refusal,
            })?;
        }
        table.record.fair.clone_from(&journal.fair);
        Ok(table)
    }

    /// A table that begins with the position of which this is the view of everything.
    pub fn load<G: Game>(view: &G::View, source: Source) -> Result<Table, LoadFault> {
        // Nothing is hidden from the viewer of everything, so nothing is left for these dice to decide.
        let state = G::imagine(view, &mut SeedDice::new(0))?;
        G::audit(&state).map_err(LoadFault::Audit)?;
        if G::view(&state, Viewer::All) != *view {
            return Err(LoadFault::NotWhole);
        }
        let text = serde_json::to_string(view).map_err(|fault| LoadFault::Json(fault.to_string()))?;
        Ok(Table::begin::<G>(state, Some(text), source))
    }

    /// The same from JSON.
    pub fn load_json<G: Game>(view: &serde_json::Value, source: Source) -> Result<Table, LoadFault> {
        Table::load::<G>(&read_view::<G>(view)?, source)
    }
}

/// Reads a view that was written as JSON. Whether a position looks like this is found out by those who imagine one.
pub fn read_view<G: Game>(view: &serde_json::Value) -> Result<G::View, LoadFault> {
    G::View::deserialize(view).map_err(|fault| LoadFault::Json(fault.to_string()))
}

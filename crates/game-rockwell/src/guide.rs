//! What people can ask: how parts of moves are called, what things are, what is to be decided.

mod cards;
mod labels;
mod prompts;
mod sheet;
mod signs;

pub use cards::{achievement_brief, achievement_holders, card, delivery_brief, team_brief, tile_brief};
pub use labels::{board_name, label, position as position_name};
pub use prompts::prompt;
pub use sheet::sheet;
pub use signs::signs;

//! Tests that read like the rules. Each cites the clauses it is about; the worked examples of CD-16 (E-…) and the
//! scenarios of CD-17 (T-…) stand beside the clauses they illustrate, and with them the rulings of CD-18.

mod fixture;

mod blocks;
mod blue_rooms;
mod cave_board;
mod component_counts;
mod data_file;
mod decisions;
mod drawing;
mod excavating;
mod exchanges;
mod extra_cavern;
mod furnishing;
mod gaining;
mod guide;
mod information;
mod insight;
mod invariants;
mod languages;
mod picture;
mod replenishing;
mod room_actions;
mod rounds;
mod scores;
mod setup;
mod solo;
mod trading;
mod walls;
mod whole_games;

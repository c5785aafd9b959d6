//! What the store promises, on both databases and in memory.

mod appending;
mod clocks;
mod crash;
mod damage;
mod lists;
mod memory;
mod moving;
mod opening;
mod outbox;
mod places;
mod players;
mod sessions;
mod talking;
mod tournaments;
mod watching;

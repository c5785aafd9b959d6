//! What the store promises, on both databases and in memory.

mod appending;
mod clocks;
mod copying;
mod crash;
mod damage;
mod lists;
mod memory;
mod moving;
mod opening;
mod outbox;
mod passkeys;
mod places;
mod players;
mod sessions;
mod talking;
mod watching;

//! What the store promises, on both databases.

mod appending;
mod crash;
mod lists;
mod moving;
mod opening;
mod places;
mod talking;
mod watching;

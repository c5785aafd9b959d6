//! The server as programs and browsers meet it.

mod abuse;
mod bots;
mod chat;
mod client;
mod clock;
mod coach;
mod connections;
mod data;
mod doubt;
mod hints;
mod lessons;
mod once;
mod pages;
mod people;
mod play;
mod puzzles;
mod rematch;
mod secrets;
mod servers;
mod sessions;
mod sites;
mod twins;
mod wire;

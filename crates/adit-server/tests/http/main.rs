//! The server as programs and browsers meet it.

mod abuse;
mod bots;
mod chat;
mod client;
mod connections;
mod doubt;
mod hints;
mod once;
mod pages;
mod play;
mod rematch;
mod secrets;
mod servers;
mod sessions;
mod sites;
mod twins;
mod wire;

//! The server as programs and browsers meet it.

mod abuse;
mod client;
mod connections;
mod hints;
mod pages;
mod play;
mod secrets;
mod servers;

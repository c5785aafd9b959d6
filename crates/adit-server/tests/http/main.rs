//! The server as programs and browsers meet it.

// The servers that the tests of `adit-post` send to.
#[allow(dead_code, reason = "other tests use more of it")]
#[path = "../../../adit-post/tests/post/browser.rs"]
mod browser;
#[allow(dead_code, reason = "other tests use more of it")]
#[path = "../../../adit-post/tests/post/http.rs"]
mod http;
#[allow(dead_code, reason = "other tests use more of it")]
#[path = "../../../adit-post/tests/post/smtp.rs"]
mod smtp;

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
mod told;
mod tournaments;
mod twins;
mod wire;

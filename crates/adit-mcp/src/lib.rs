//! Agents at the table: the Model Context Protocol, spoken for the seats that an agent holds.
//!
//! An [`Agent`] holds seats, not the table. Everything it does goes through the JSON interface of a server (an
//! [`Interface`]): of [this process](Here), or of one that runs [elsewhere](There). So it sees what a seat sees, may do what a seat
//! may do, and is refused with the same words. [`serve`] speaks with a program that has started this one, [`router`] by HTTP.

mod arguments;
mod asking;
mod bodies;
mod fault;
mod handler;
mod http;
mod interface;
mod link;
mod offered;
mod reply;
mod resources;
mod scene;
mod seats;
mod stdio;
mod tools;
mod wording;

pub use handler::{Agent, Place};
pub use http::router;
pub use interface::{Answering, Here, Interface, There, Unreachable};
pub use link::{Link, NotALink};
pub use stdio::serve;

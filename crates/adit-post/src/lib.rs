//! Sends messages to people who are away: Web Push, mail and webhooks.
//!
//! Nothing here knows a table or a game, keeps anything or decides whom to tell. Each sender makes one attempt and says
//! what came of it; [`PostFault::next`] says whether another attempt makes sense, and [`pause`] how long to wait for it.

mod answer;
mod client;
mod fault;
mod hook;
mod mail;
mod pause;
mod push;
mod reach;
mod seal;
mod text;
mod vapid;

pub use answer::Answer;
pub use client::Client;
pub use fault::{Next, PostFault};
pub use hook::{Format, Hook, Notice, SIGNATURE, signature};
pub use mail::{Mail, Mailer, one_address};
pub use pause::pause;
pub use push::{Push, Subscription, Urgency};
pub use reach::{Reach, is_public};
pub use vapid::VapidKey;

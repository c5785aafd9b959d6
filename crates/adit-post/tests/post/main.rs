//! Everything is sent to real servers, which the tests start on loopback.

mod browser;
mod hooks;
mod http;
mod mails;
mod pushes;
mod smtp;

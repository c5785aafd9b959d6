//! adit-cli

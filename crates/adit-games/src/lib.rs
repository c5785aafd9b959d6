//! adit-games

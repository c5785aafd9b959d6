//! game-cavum

//! Tests that read like the rules. Each cites the clauses it is about.

mod random_games;

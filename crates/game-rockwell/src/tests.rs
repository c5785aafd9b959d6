//! The rules, tested clause by clause.

mod random;

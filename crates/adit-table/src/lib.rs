//! adit-table

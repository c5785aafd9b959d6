//! adit-testkit

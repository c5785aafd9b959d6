//! The laws, tried on the test game.

adit_testkit::laws!(adit_testkit::heaps::Heaps);

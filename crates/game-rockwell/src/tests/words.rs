//! What pieces and places are called: each has one name, and no other word is a name.

use crate::board::{Edge, Entrance, Place, Slot};
use crate::pieces::{CardId, Company, DeliveryId, Position, ShaftNumber, TeamId, TileId};
use adit_game::Word;
use std::fmt::Display;

fn reads_back<T: Word + Display + PartialEq>(count: usize, others: &[&str]) {
    let all = T::all();
    assert_eq!(all.len(), count);
    for thing in all {
        let name = thing.to_string();
        let read = |word: &str| T::read(&mut [word].as_slice());
        assert!(read(&name) == Some(thing), "{name} is read back");
        for wrong in [format!("{name} "), format!("0{name}"), format!("{name}0"), format!("+{name}")] {
            assert!(read(&wrong).is_none(), "{wrong:?} is not a name");
        }
    }
    for other in others {
        assert!(T::read(&mut [*other].as_slice()).is_none(), "{other:?} is not a name");
    }
}

/// RW-1, RW-2: every name is read back, and nothing that only looks like one.
#[test]
fn names_are_read_back_exactly() {
    reads_back::<Slot>(32, &["", "A", "A8", "E0", "a0", "A-1", "Ä0"]);
    reads_back::<Edge>(32, &["", "A0", "A0-A2", "A1-A0", "A0-B1", "A0-A1-A2"]);
    reads_back::<Entrance>(4, &["", "E", "E4", "A0"]);
    reads_back::<Place>(69, &["", "Centre", "E4", "A0-A2"]);
    reads_back::<Company>(5, &["", "s", "s4", "AI"]);
    reads_back::<TeamId>(20, &["", "s0", "s0.0", "s0.5", "s4.1", "ai.01"]);
    reads_back::<Position>(18, &["", "I", "I-0", "I-7", "IV-1", "i-1"]);
    reads_back::<ShaftNumber>(3, &["", "0", "4"]);
    reads_back::<TileId>(396, &["", "T", "T00a", "T3a", "T03e", "t03a", "T0é"]);
    reads_back::<CardId>(792, &["", "K", "K00-1", "K3-1", "K03-0", "K03-9"]);
    reads_back::<DeliveryId>(32, &["", "L-Z0", "L-Z9", "L-X1", "LZ1"]);
}

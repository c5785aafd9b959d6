//! The seats that an agent holds.

use crate::Link;
use crate::fault::Fault;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chair {
    /// How the agent calls the table: a name, or the link itself where nothing is remembered.
    pub(crate) called: String,
    /// The number of the seat; nothing if only the link is known.
    pub(crate) seat: Option<u8>,
    pub(crate) link: Link,
}

/// A table and the seats that are held there.
#[derive(Clone, Debug)]
pub(crate) struct Held {
    pub(crate) called: String,
    pub(crate) chairs: Vec<(u8, Link)>,
}

impl Held {
    /// The numbers of the seats, for people.
    pub(crate) fn numbers(&self) -> String {
        self.chairs.iter().map(|(seat, _)| seat.to_string()).collect::<Vec<_>>().join(", ")
    }

    fn chair(&self, wanted: Option<u8>) -> Result<Chair, Fault> {
        let found = match wanted {
            Some(seat) => self
                .chairs
                .iter()
                .find(|(own, _)| *own == seat)
                .ok_or_else(|| Fault::NotYours { seat, yours: self.numbers() })?,
            None => match self.chairs.as_slice() {
                [only] => only,
                [] => return Err(Fault::NoSeat),
                _ => return Err(Fault::WhichSeat(self.numbers())),
            },
        };
        Ok(Chair { called: self.called.clone(), seat: Some(found.0), link: found.1.clone() })
    }
}

/// The seats that an agent has taken since this program was started, in order.
#[derive(Debug, Default)]
pub(crate) struct Seats(Mutex<Vec<Held>>);

impl Seats {
    fn all_mut(&self) -> MutexGuard<'_, Vec<Held>> {
        // What is there is whole after every change.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The tables.
    pub(crate) fn all(&self) -> Vec<Held> {
        self.all_mut().clone()
    }

    /// Takes seats at a table, and says how the agent calls it.
    pub(crate) fn take(&self, chairs: Vec<(u8, Link)>) -> String {
        let mut all = self.all_mut();
        let next = format!("t{}", all.len() + 1);
        let table = chairs.first().map(|(_, link)| link.table.clone()).unwrap_or_default();
        let is_known = |held: &&mut Held| held.chairs.iter().any(|(_, link)| link.table == table);
        if let Some(held) = all.iter_mut().find(is_known) {
            for (seat, link) in chairs {
                held.chairs.retain(|(own, _)| *own != seat);
                held.chairs.push((seat, link));
            }
            held.chairs.sort_by_key(|(seat, _)| *seat);
            return held.called.clone();
        }
        all.push(Held { called: next.clone(), chairs });
        next
    }

    /// The seat that is meant.
    pub(crate) fn find(&self, table: Option<&str>, seat: Option<u8>) -> Result<Chair, Fault> {
        let all = self.all_mut();
        if let Some(name) = table {
            if let Some(held) = all.iter().find(|held| held.called == name) {
                return held.chair(seat);
            }
            if !name.contains('/') {
                return Err(Fault::NoTable(name.to_owned()));
            }
            let link: Link = name.parse()?;
            return Ok(Chair { called: name.to_owned(), seat, link });
        }
        match all.as_slice() {
            [] => Err(Fault::NoSeat),
            [only] => only.chair(seat),
            several => {
                let names = several.iter().map(|held| held.called.as_str()).collect::<Vec<_>>().join(", ");
                Err(Fault::WhichTable(names))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn link(table: &str, token: &str) -> Link {
        Link::new(table, token)
    }

    #[test]
    fn what_is_the_only_one_needs_no_name() {
        let seats = Seats::default();
        assert!(matches!(seats.find(None, None), Err(Fault::NoSeat)));
        assert_eq!(seats.take(vec![(1, link("a", "x"))]), "t1");
        assert_eq!(seats.find(None, None).expect("the only one").seat, Some(1));
        assert!(matches!(seats.find(None, Some(0)), Err(Fault::NotYours { seat: 0, .. })));
        assert_eq!(seats.take(vec![(0, link("b", "y")), (2, link("b", "z"))]), "t2");
        assert!(matches!(seats.find(None, None), Err(Fault::WhichTable(_))));
        assert!(matches!(seats.find(Some("t2"), None), Err(Fault::WhichSeat(_))));
        assert_eq!(seats.find(Some("t2"), Some(2)).expect("a seat").link, link("b", "z"));
        assert!(matches!(seats.find(Some("t3"), None), Err(Fault::NoTable(_))));
    }

    #[test]
    fn another_seat_at_a_known_table_joins_it() {
        let seats = Seats::default();
        seats.take(vec![(1, link("a", "x"))]);
        assert_eq!(seats.take(vec![(0, link("a", "w"))]), "t1");
        assert_eq!(seats.all().len(), 1);
        assert_eq!(seats.all()[0].numbers(), "0, 1");
    }

    #[test]
    fn a_link_is_a_seat_by_itself() {
        let chair = Seats::default().find(Some("/join/a/x"), None).expect("a link");
        assert_eq!((chair.link, chair.seat), (link("a", "x"), None));
        assert!(matches!(Seats::default().find(Some("/table/a"), None), Err(Fault::NotALink(_))));
    }
}

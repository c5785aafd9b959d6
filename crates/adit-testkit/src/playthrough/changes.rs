//! What changed between two views, one line for each value.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The values of a view by their place.
pub(super) type Leaves = BTreeMap<Place, String>;

/// A place in a view, written as a JSON pointer and sorted as a person would.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place(Vec<Step>);

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    Index(usize),
    Name(String),
}

impl Place {
    fn then(&self, step: Step) -> Place {
        Place(self.0.iter().cloned().chain([step]).collect())
    }
}

impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|step| match step {
            Step::Index(index) => write!(formatter, "/{index}"),
            Step::Name(name) => write!(formatter, "/{}", name.replace('~', "~0").replace('/', "~1")),
        })
    }
}

/// What happened to one place.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Change {
    pub(super) place: Place,
    was: Option<String>,
    is: Option<String>,
}

impl fmt::Display for Change {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.was, &self.is) {
            (Some(was), Some(is)) => write!(formatter, "{} {was} -> {is}", self.place),
            (None, Some(is)) => write!(formatter, "{} = {is}", self.place),
            (_, None) => write!(formatter, "{} gone", self.place),
        }
    }
}

pub(super) fn leaves(value: &Value) -> Leaves {
    let mut leaves = Leaves::new();
    collect(value, Place(Vec::new()), &mut leaves);
    leaves
}

fn collect(value: &Value, place: Place, leaves: &mut Leaves) {
    match value {
        Value::Array(items) if !items.is_empty() => {
            for (index, item) in items.iter().enumerate() {
                collect(item, place.then(Step::Index(index)), leaves);
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            for (name, field) in fields {
                collect(field, place.then(Step::Name(name.clone())), leaves);
            }
        }
        Value::Null
        | Value::Bool(_)
        | Value::Number(_)
        | Value::String(_)
        | Value::Array(_)
        | Value::Object(_) => {
            leaves.insert(place, value.to_string());
        }
    }
}

/// What changed, in the order of the places.
pub(super) fn changes(old: &Leaves, new: &Leaves) -> Vec<Change> {
    let places: BTreeSet<&Place> = old.keys().chain(new.keys()).collect();
    let change = |place: &Place| {
        let (was, is) = (old.get(place).cloned(), new.get(place).cloned());
        (was != is).then(|| Change { place: place.clone(), was, is })
    };
    places.into_iter().filter_map(change).collect()
}

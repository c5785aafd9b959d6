//! Judging one given route. This is linear in its length, so any route that a
//! player draws can be accepted or refused with a precise reason.

use super::{MAX_NODES, Network, Node, bit};
use std::error::Error;
use std::fmt;

/// The first reason why a list of nodes is no route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RouteFault {
    /// A route has at least two nodes.
    TooShort,
    /// No network has a node of this number.
    UnknownNode { node: Node },
    /// The first node carries no own station.
    NotFromStation { node: Node },
    /// The last node carries no own station.
    NotToStation { node: Node },
    /// The nodes of a route are distinct.
    RepeatedNode { node: Node },
    /// One may not step from the one node to the other.
    NotJoined { from: Node, to: Node },
}

impl fmt::Display for RouteFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::TooShort => write!(formatter, "a route needs at least two nodes"),
            Self::UnknownNode { node } => write!(formatter, "there is no node {node}"),
            Self::NotFromStation { node } => {
                write!(formatter, "the first node {node} carries no own station")
            }
            Self::NotToStation { node } => {
                write!(formatter, "the last node {node} carries no own station")
            }
            Self::RepeatedNode { node } => write!(formatter, "node {node} occurs twice"),
            Self::NotJoined { from, to } => {
                write!(formatter, "no step leads from node {from} to node {to}")
            }
        }
    }
}

impl Error for RouteFault {}

/// Judges a route in the order named and returns the set of veins it passes.
///
/// # Errors
/// The first fault found: length, then numbers, then both ends, then node by node.
pub fn check_route(network: &Network, route: &[Node]) -> Result<u128, RouteFault> {
    let [first, .., last] = *route else {
        return Err(RouteFault::TooShort);
    };
    if let Some(&node) = route.iter().find(|&&node| usize::from(node) >= MAX_NODES) {
        return Err(RouteFault::UnknownNode { node });
    }
    if network.stations & bit(first) == 0 {
        return Err(RouteFault::NotFromStation { node: first });
    }
    if network.stations & bit(last) == 0 {
        return Err(RouteFault::NotToStation { node: last });
    }
    let mut passed = bit(first);
    for step in route.windows(2) {
        let (from, to) = (step[0], step[1]);
        if passed & bit(to) != 0 {
            return Err(RouteFault::RepeatedNode { node: to });
        }
        if network.arcs[usize::from(from)] & bit(to) == 0 {
            return Err(RouteFault::NotJoined { from, to });
        }
        passed |= bit(to);
    }
    Ok(passed & network.veins)
}

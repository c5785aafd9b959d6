//! The position of a game of Heaps and how it changes.

use super::words::{Chance, Heap, MOST_STONES, Move, Rule, Stones};
use adit_game::{GameResult, OptionSpec, Pending, Seat, SeatSet, Setup, SetupError, Weight};
use adit_kit::BySeat;
use serde::{Deserialize, Serialize};

/// The built-in component data.
pub(super) const BUILT_IN: &str = "least = 1\nmost = 5\nlimit = 3\n";

/// The component data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// The fewest stones of a heap.
    pub least: u8,
    /// The most stones of a heap.
    pub most: u8,
    /// The most stones that can be bid or taken.
    pub limit: u8,
}

impl Components {
    fn read(data: Option<&str>) -> Result<Components, SetupError> {
        let text = data.unwrap_or(BUILT_IN);
        let components: Components =
            toml::from_str(text).map_err(|fault| SetupError::data("file", fault.to_string()))?;
        let Components { least, most, limit } = components;
        if least == 0 || least > most || most > MOST_STONES {
            let fault = format!("must be 1 to {MOST_STONES}, and at least as many as `least` ({least})");
            return Err(SetupError::data("most", fault));
        }
        if limit == 0 || limit > MOST_STONES {
            return Err(SetupError::data("limit", format!("must be 1 to {MOST_STONES}")));
        }
        Ok(components)
    }
}

/// Where the game is.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// This heap is to be filled.
    Filling(Heap),
    /// This seat draws its favourite.
    Choosing(Seat),
    /// These seats have not bid yet.
    Bidding(SeatSet),
    /// This seat takes stones or passes.
    Taking(Seat),
    /// It has ended.
    Over,
}

/// What happened, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    Filled { heap: Heap, stones: Stones },
    Whispered { seat: Seat },
    Sealed { seat: Seat },
    Opened { begins: Seat },
    Took { seat: Seat, heap: Heap, stones: Stones },
    Passed { seat: Seat },
    Ended,
}

/// What a seat has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub struct Player {
    pub taken: [u8; 3],
    pub bid: Option<u8>,
    pub favourite: Option<Heap>,
    pub passed: bool,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct State {
    pub setup: Setup,
    pub components: Components,
    pub phase: Phase,
    pub heaps: Vec<Option<u8>>,
    pub players: BySeat<Player>,
    pub last: Vec<Event>,
}

pub(super) fn options() -> Vec<OptionSpec> {
    vec![OptionSpec::choice("heaps", &["2", "3"], "2"), OptionSpec::switch("favourites", true)]
}

impl State {
    pub(super) fn start(setup: &Setup) -> Result<State, SetupError> {
        setup.check(&[1, 2, 3], &options())?;
        let heaps = if setup.option(&options()[0]) == "3" { 3 } else { 2 };
        Ok(State {
            setup: setup.clone(),
            components: Components::read(setup.data.as_deref())?,
            phase: Phase::Filling(Heap::A),
            heaps: vec![None; heaps],
            players: BySeat::new(usize::from(setup.seats), |_| Player::default()),
            last: Vec::new(),
        })
    }

    pub(super) fn has_favourites(&self) -> bool {
        self.setup.option(&options()[1]) == "true"
    }

    pub(super) fn in_play(&self) -> &'static [Heap] {
        &Heap::ALL[..self.heaps.len()]
    }

    fn stones(&self, heap: Heap) -> u8 {
        self.heaps.get(heap.index()).copied().flatten().unwrap_or(0)
    }

    pub(super) fn pending(&self) -> Pending {
        match self.phase {
            Phase::Filling(_) | Phase::Choosing(_) => Pending::Chance,
            Phase::Bidding(seats) => Pending::Seats(seats),
            Phase::Taking(seat) => Pending::seat(seat),
            Phase::Over => Pending::Over,
        }
    }

    pub(super) fn score(&self, player: &Player) -> i32 {
        let taken: u8 = player.taken.iter().sum();
        let favourite = player.favourite.map_or(0, |heap| player.taken[heap.index()]);
        i32::from(taken) + i32::from(favourite) - i32::from(player.bid.unwrap_or(0))
    }

    pub(super) fn result(&self) -> Option<GameResult> {
        // HP-4
        (self.phase == Phase::Over).then(|| {
            let scores: Vec<i32> = self.players.values().map(|player| self.score(player)).collect();
            let empty = self.heaps.iter().all(|stones| *stones == Some(0));
            let ending = if empty { "empty" } else { "passed" };
            GameResult { ranks: GameResult::ranks_by(&scores), scores, ending }
        })
    }

    pub(super) fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        let limit = self.components.limit;
        match self.phase {
            Phase::Bidding(_) => out.extend((0..=limit).map(|stones| Move::Bid { stones: Stones(stones) })),
            Phase::Taking(_) => {
                for &heap in self.in_play() {
                    let most = limit.min(self.stones(heap));
                    out.extend((1..=most).map(|stones| Move::Take { heap, stones: Stones(stones) }));
                }
                if self.check(seat, &Move::Pass {}).is_ok() {
                    out.push(Move::Pass {});
                }
            }
            Phase::Filling(_) | Phase::Choosing(_) | Phase::Over => {}
        }
    }

    pub(super) fn check(&self, seat: Seat, mv: &Move) -> Result<(), Rule> {
        let require = |holds: bool, rule: Rule| if holds { Ok(()) } else { Err(rule) };
        let limit = self.components.limit;
        require(self.pending().seats().contains(seat), Rule::NotAsked)?;
        let bidding = matches!(self.phase, Phase::Bidding(_));
        match mv {
            Move::Bid { stones } => {
                require(bidding, Rule::BidsAreOver)?;
                require(stones.0 <= limit, Rule::BidTooHigh)
            }
            Move::Take { heap, stones } => {
                require(!bidding, Rule::BidsFirst)?;
                require(self.in_play().contains(heap), Rule::HeapNotInPlay)?;
                require((1..=limit).contains(&stones.0), Rule::BeyondLimit)?;
                require(stones.0 <= self.stones(*heap), Rule::NotEnoughStones)
            }
            Move::Sweep { heap } => {
                require(!bidding, Rule::BidsFirst)?;
                require(self.in_play().contains(heap), Rule::HeapNotInPlay)?;
                require(self.stones(*heap) > 0, Rule::NotEnoughStones)
            }
            Move::Pass {} => {
                require(!bidding, Rule::BidsFirst)?;
                let anything = self.players.values().any(|player| player.taken != [0; 3]);
                require(anything, Rule::PassTooEarly)
            }
        }
    }

    pub(super) fn play(&mut self, seat: Seat, mv: &Move) {
        self.last.clear();
        match *mv {
            Move::Bid { stones } => self.bid(seat, stones),
            Move::Take { heap, stones } => self.take(seat, heap, stones),
            Move::Sweep { heap } => {
                self.take(seat, heap, Stones(self.components.limit.min(self.stones(heap))));
            }
            Move::Pass {} => {
                self.players[seat].passed = true;
                self.last.push(Event::Passed { seat });
            }
        }
        if matches!(self.phase, Phase::Taking(_)) && !matches!(mv, Move::Bid { .. }) {
            self.advance(seat);
        }
    }

    fn bid(&mut self, seat: Seat, stones: Stones) {
        self.players[seat].bid = Some(stones.0);
        self.last.push(Event::Sealed { seat });
        if let Phase::Bidding(waiting) = &mut self.phase {
            waiting.remove(seat);
            if waiting.is_empty() {
                // HP-3.1: the highest bid begins, of equal ones the first in seat order.
                let begins = self.players.iter().rev().max_by_key(|(_, player)| player.bid);
                let begins = begins.map_or(seat, |(seat, _)| seat);
                self.phase = Phase::Taking(begins);
                self.last.push(Event::Opened { begins });
            }
        }
    }

    fn take(&mut self, seat: Seat, heap: Heap, stones: Stones) {
        if let Some(Some(left)) = self.heaps.get_mut(heap.index()) {
            *left -= stones.0;
        }
        self.players[seat].taken[heap.index()] += stones.0;
        self.last.push(Event::Took { seat, heap, stones });
    }

    fn advance(&mut self, seat: Seat) {
        let seats = self.players.seats();
        let mut next = seat;
        let follower = (0..seats).find_map(|_| {
            next = next.next(seats);
            (!self.players[next].passed).then_some(next)
        });
        let empty = self.heaps.iter().all(|stones| *stones == Some(0));
        self.phase = match follower {
            Some(next) if !empty => Phase::Taking(next),
            Some(_) | None => {
                self.last.push(Event::Ended);
                Phase::Over
            }
        };
    }

    pub(super) fn outcomes(&self, out: &mut Vec<(Chance, Weight)>) {
        match self.phase {
            Phase::Filling(heap) => {
                let Components { least, most, .. } = self.components;
                // HP-1.2: the least is twice as likely.
                out.extend((least..=most).map(|stones| {
                    (Chance::Fill { heap, stones: Stones(stones) }, if stones == least { 2 } else { 1 })
                }));
            }
            Phase::Choosing(seat) => {
                out.extend(self.in_play().iter().map(|&heap| (Chance::Favourite { seat, heap }, 1)));
            }
            Phase::Bidding(_) | Phase::Taking(_) | Phase::Over => {}
        }
    }

    pub(super) fn settle(&mut self, chance: &Chance) {
        self.last.clear();
        let seats = self.players.seats();
        let bidding = Phase::Bidding(SeatSet::all(seats));
        match *chance {
            Chance::Fill { heap, stones } => {
                self.heaps[heap.index()] = Some(stones.0);
                self.last.push(Event::Filled { heap, stones });
                self.phase = match (self.in_play().get(heap.index() + 1), Seat::new(0)) {
                    (Some(&next), _) => Phase::Filling(next),
                    (None, Some(first)) if self.has_favourites() => Phase::Choosing(first),
                    (None, _) => bidding,
                };
            }
            Chance::Favourite { seat, heap } => {
                self.players[seat].favourite = Some(heap);
                self.last.push(Event::Whispered { seat });
                self.phase = match Seat::all(seats).nth(seat.index() + 1) {
                    Some(next) => Phase::Choosing(next),
                    None => bidding,
                };
            }
        }
    }
}

//! A state, how many entries led to it, and since when each seat is asked.

use crate::noticed::{Counts, Noticed};
use crate::{Clause, Entry, Refusal};
use adit_game::{Game, Judged, MAX_SEATS, Notation, Pending, Rule, Seat, SeatSet, Turn, Viewer, WhyNot};

/// Where a table stands between two entries.
pub(crate) struct Position<G: Game> {
    pub(crate) state: G::State,
    counts: Counts,
    /// The number of entries that each seat had noticed when it was asked what it is asked now.
    asked: [Option<usize>; MAX_SEATS],
}

/// What was carried out: how it stands in the journal and who has noticed it.
pub(crate) struct Done {
    pub(crate) entry: Entry,
    pub(crate) noticed: Noticed,
}

impl<G: Game> Clone for Position<G> {
    fn clone(&self) -> Position<G> {
        Position { state: self.state.clone(), counts: self.counts, asked: self.asked }
    }
}

impl<G: Game> Position<G> {
    pub(crate) fn start(state: G::State) -> Position<G> {
        let mut position = Position { state, counts: Counts::default(), asked: [None; MAX_SEATS] };
        position.ask(None);
        position
    }

    pub(crate) fn seats(&self) -> usize {
        usize::from(G::setup(&self.state).seats)
    }

    pub(crate) fn has(&self, seat: Seat) -> Result<(), Refusal> {
        let seats = self.seats();
        if seat.index() < seats { Ok(()) } else { Err(Refusal::NoSuchSeat { seat, seats }) }
    }

    /// How many entries led here, as far as this viewer knows.
    pub(crate) fn number(&self, viewer: Viewer) -> usize {
        self.counts.of(viewer)
    }

    /// Since when the seat is asked.
    pub(crate) fn asked(&self, seat: Seat) -> Option<usize> {
        self.asked[seat.index()]
    }

    /// May the seat say these words now?
    pub(crate) fn judge(&self, seat: Seat, words: &str) -> Result<(), Refusal> {
        let split = self.hear(seat, words)?;
        adit_game::why_not::<G>(&self.state, seat, &split).map_or(Ok(()), |why| Err(refuse(why, words)))
    }

    /// Plays the move with these words, if the seat may say them now; otherwise nothing changes.
    pub(crate) fn say(&mut self, seat: Seat, words: &str) -> Result<Done, Refusal> {
        let split = self.hear(seat, words)?;
        let judged = Judged::<G>::hear(&mut self.state, seat, &split).map_err(|why| refuse(why, words))?;
        let before = shared_question::<G>(judged.state());
        let words = judged.get().words();
        judged.play();
        Ok(self.moved(before, seat, words))
    }

    /// The words one by one, if the seat is asked.
    fn hear<'a>(&self, seat: Seat, words: &'a str) -> Result<Vec<&'a str>, Refusal> {
        self.has(seat)?;
        let pending = match G::pending(&self.state) {
            Pending::Over => return Err(Refusal::Over),
            Pending::Seats(seats) => seats,
            Pending::Chance => {
                return Err(Refusal::NotPending { seat, pending: SeatSet::EMPTY, rule: None });
            }
        };
        let split: Vec<&str> = words.split_whitespace().collect();
        if pending.contains(seat) {
            return Ok(split);
        }
        let rule = match adit_game::why_not::<G>(&self.state, seat, &split) {
            Some(WhyNot::Broken(rule)) => Some(Clause::of(rule)),
            Some(WhyNot::Begun | WhyNot::NoSuchWords) | None => None,
        };
        Err(Refusal::NotPending { seat, pending, rule })
    }

    /// Plays one of the moves that a seat has, if it has any: the one with the index that `pick` gives. `room` is where
    /// the moves are listed.
    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        room: &mut Vec<G::Move>,
        pick: impl FnOnce(&[G::Move]) -> usize,
    ) -> Option<Done> {
        let turn = Turn::<G>::new(&mut self.state, seat, room);
        if turn.moves().is_empty() {
            return None;
        }
        let index = pick(turn.moves());
        let before = shared_question::<G>(turn.state());
        let words = turn.moves()[index].words();
        turn.play(index);
        Some(self.moved(before, seat, words))
    }

    fn moved(&mut self, before: Option<G::State>, seat: Seat, words: String) -> Done {
        let noticed = match before {
            Some(before) => Noticed::of_move::<G>(&before, seat, &self.state),
            None => Noticed::by_all(),
        };
        self.count(noticed, Some(seat));
        Done { entry: Entry::Move { seat, words }, noticed }
    }

    /// Carries out an outcome of chance. Everybody knows when something is drawn.
    pub(crate) fn settle(&mut self, chance: G::Chance) -> Result<Done, Refusal> {
        let words = chance.words();
        adit_game::settle::<G>(&mut self.state, chance)
            .map_err(|chance| Refusal::NoSuchOutcome { words: chance.words() })?;
        let noticed = Noticed::by_all();
        self.count(noticed, None);
        Ok(Done { entry: Entry::Chance { words }, noticed })
    }

    /// Carries out an entry of a journal and says who has noticed it.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<Noticed, Refusal> {
        let done = match entry {
            Entry::Move { seat, words } => self.say(*seat, words)?,
            Entry::Chance { words } => {
                let split: Vec<&str> = words.split(' ').collect();
                let chance =
                    G::Chance::read(&split).ok_or_else(|| Refusal::NoSuchOutcome { words: words.clone() })?;
                self.settle(chance)?
            }
        };
        Ok(done.noticed)
    }

    fn count(&mut self, noticed: Noticed, mover: Option<Seat>) {
        self.counts.add(noticed);
        self.ask(mover);
    }

    /// Notes who is asked something new: who was not asked before, and who has just moved.
    fn ask(&mut self, mover: Option<Seat>) {
        let pending = G::pending(&self.state).seats();
        for seat in Seat::all(MAX_SEATS) {
            let number = self.number(Viewer::Seat(seat));
            let asked = &mut self.asked[seat.index()];
            *asked = match *asked {
                _ if !pending.contains(seat) => None,
                Some(before) if mover != Some(seat) => Some(before),
                Some(_) | None => Some(number),
            };
        }
    }
}

/// The position, if several seats are asked at the same time.
fn shared_question<G: Game>(state: &G::State) -> Option<G::State> {
    (G::pending(state).seats().len() > 1).then(|| state.clone())
}

fn refuse<R: Rule>(why: WhyNot<R>, words: &str) -> Refusal {
    match why {
        WhyNot::Begun => Refusal::Begun { words: words.to_owned() },
        WhyNot::Broken(rule) => Refusal::Broken { rule: Clause::of(rule) },
        WhyNot::NoSuchWords => Refusal::NoSuchWords { words: words.to_owned() },
    }
}

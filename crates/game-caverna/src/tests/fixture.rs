//! Positions built for a test, and what can be asked of them.

use crate::Caverna;
use crate::components::Components;
use crate::phase::blocks::Blocks;
use crate::phase::take_tile::TakeTile;
use crate::phase::{Phase, Turn};
use crate::pieces::{CavernSide, Edge, Good, Goods, Group, Room, Space, Tile};
use crate::rules::Rule;
use crate::state::State;
use adit_game::{Game, Pending, Seat, Setup, WhyNot, why_not};
use adit_kit::Set;

adit_testkit::desk!(Caverna);

/// The first player, who begins unless a test says otherwise.
pub fn a() -> Seat {
    seat(0)
}

/// The second player.
pub fn b() -> Seat {
    seat(1)
}

/// Goods as a test writes them: `wood 1 gold 3`.
pub fn goods(text: &str) -> Goods {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut goods = Goods::EMPTY;
    for pair in words.chunks(2) {
        let good = Good::from_word(pair[0]).unwrap_or_else(|| panic!("{} is not a good", pair[0]));
        goods[good] = pair[1].parse().expect("a number");
    }
    goods
}

/// A position and the player who acts in it.
pub struct Desk {
    pub state: State,
}

impl Desk {
    /// A table of two before the first turn of round 1.
    pub fn duel() -> Desk {
        Desk::of(2)
    }

    /// A solo table before the first turn of round 1, with Spinning Wheel, Food Corner and Parlor removed.
    pub fn solo() -> Desk {
        Desk::of(1)
    }

    fn of(seats: u8) -> Desk {
        let state = Caverna::start(&Setup::seats(seats)).expect("a table of this many seats");
        let mut desk = Desk { state };
        if seats == 1 {
            for words in ["remove spinning_wheel", "remove food_corner", "remove parlor"] {
                desk.draws(words);
            }
        } else {
            desk.draws("start s0");
        }
        desk.draws("turn furnishing");
        desk
    }

    /// The same in a later round, with this tile among those in play.
    pub fn round(mut self, round: u8, tile: Tile) -> Desk {
        let state = &mut self.state;
        state.round = round;
        state.taken = Set::EMPTY;
        state.available = state.components().tiles_of(Group::Start);
        for group in [Group::Two, Group::Three, Group::Four] {
            let turned =
                state.rounds()[..usize::from(round)].iter().filter(|other| other.group == group).count();
            let mut tiles: Vec<Tile> = state.face_down_tiles(group).iter().collect();
            tiles.sort_by_key(|other| *other != tile);
            state.available |= tiles.into_iter().take(turned).collect();
        }
        assert!(state.available.contains(tile), "{tile} is not in play in round {round}");
        state.phase = Phase::TakeTile(TakeTile { seat: state.seat_after(0) });
        self
    }

    /// The first round in which a tile can be in play.
    fn first_round(&self, tile: Tile) -> u8 {
        let group = self.state.components().tile(tile).group;
        let place = self.state.rounds().iter().position(|round| round.group == group);
        place.map_or(1, |place| place as u8 + 1)
    }

    /// Player A has these goods; those not named stay as they are.
    pub fn goods(self, text: &str) -> Desk {
        self.goods_of(a(), text)
    }

    /// A player has these goods; those not named stay as they are.
    pub fn goods_of(mut self, seat: Seat, text: &str) -> Desk {
        for word in text.split_whitespace().step_by(2) {
            let good = Good::from_word(word).expect("a good");
            self.state.caves[seat].goods[good] = goods(text)[good];
        }
        self
    }

    /// Player A has none of any good but these.
    pub fn only_goods(mut self, text: &str) -> Desk {
        self.state.caves[a()].goods = goods(text);
        self
    }

    /// Player A has furnished this room.
    pub fn room(self, room: Room, space: Space) -> Desk {
        self.room_of(a(), room, space)
    }

    /// A player has furnished this room.
    pub fn room_of(mut self, seat: Seat, room: Room, space: Space) -> Desk {
        self.state.display.remove(room);
        self.state.unseen.remove(room);
        self.state.caves[seat].hidden.remove(space);
        self.state.caves[seat].rooms[space.index()] = Some(room);
        self.balanced()
    }

    /// Player A has excavated these spaces.
    pub fn dug(mut self, spaces: &[Space]) -> Desk {
        for space in spaces {
            self.state.caves[a()].hidden.remove(*space);
        }
        self.balanced()
    }

    /// Only these spaces of player A are still face down; the others are empty if not furnished.
    pub fn rock(mut self, spaces: &[Space]) -> Desk {
        let furnished =
            Space::ALL.into_iter().filter(|space| self.state.caves[a()].rooms[space.index()].is_some());
        let furnished: Set<Space> = furnished.collect();
        self.state.caves[a()].hidden = spaces.iter().copied().collect::<Set<Space>>().without(furnished);
        self.balanced()
    }

    /// These rooms are on display; those not named stay where they are.
    pub fn display(mut self, rooms: &[Room]) -> Desk {
        for room in rooms {
            self.state.unseen.remove(*room);
            self.state.display.insert(*room);
        }
        self.balanced()
    }

    /// Player A has built these walls.
    pub fn walls(mut self, edges: &[Edge]) -> Desk {
        for edge in edges {
            self.state.caves[a()].walls.insert(*edge);
            self.state.supply -= 1;
        }
        self
    }

    /// So many walls are left in the supply, because the opponent has built the others.
    pub fn supply(mut self, walls: u8) -> Desk {
        let missing = usize::from(self.state.supply - walls);
        self.state.caves[b()].walls = Edge::BOARD.iter().take(missing).collect();
        self.state.supply = walls;
        self
    }

    /// So many rooms are in the solo stack, the others on display.
    pub fn stack(mut self, rooms: u8) -> Desk {
        self.state.stack = rooms;
        self.balanced()
    }

    /// Player A has the extra cavern.
    pub fn cavern(mut self, side: CavernSide) -> Desk {
        self.state.caves[a()].cavern = Some(side);
        self
    }

    /// Keeps as many rooms unseen as there are face-down tiles: what is too much comes on display, what is too
    /// little is taken from the rock of the opponent or from the stack.
    fn balanced(mut self) -> Desk {
        loop {
            let state = &mut self.state;
            let rock: usize = state.caves.values().map(|cave| cave.hidden.len()).sum();
            let places = rock + usize::from(state.stack);
            if state.unseen.len() > places {
                let room = state.unseen.iter().last().expect("there is one");
                state.unseen.remove(room);
                state.display.insert(room);
            } else if state.unseen.len() < places && state.is_solo() {
                state.stack -= 1;
            } else if state.unseen.len() < places {
                let other = state.caves[b()].hidden.iter().next().expect("the opponent has rock left");
                state.caves[b()].hidden.remove(other);
            } else {
                return self;
            }
        }
    }

    /// Player A has taken this tile and resolves it, in the first round in which it can be in play or in the
    /// round set before.
    pub fn take(mut self, tile: Tile) -> Desk {
        if !self.state.available.contains(tile) {
            let round = self.first_round(tile);
            self = self.round(round, tile);
        }
        assert_eq!(Caverna::audit(&self.state), Ok(()), "the position of the test");
        self.state.available.remove(tile);
        self.state.taken.insert(tile);
        self.state.phase = Phase::Blocks(Blocks { turn: Turn::new(a(), tile) });
        self
    }

    pub fn components(&self) -> &Components {
        self.state.components()
    }

    /// The player who is asked.
    pub fn seat(&self) -> Seat {
        turn(&self.state)
    }

    /// The player who is asked makes a legal move.
    #[track_caller]
    pub fn say(&mut self, words: &str) -> &mut Desk {
        let seat = self.seat();
        play(&mut self.state, seat, words);
        self
    }

    /// This is drawn.
    #[track_caller]
    pub fn draws(&mut self, words: &str) -> &mut Desk {
        draw(&mut self.state, words);
        self
    }

    /// What may be drawn, each equally likely.
    pub fn outcomes(&self) -> Vec<String> {
        let mut outcomes = Vec::new();
        Caverna::outcomes(&self.state, &mut outcomes);
        assert!(outcomes.iter().all(|(_, weight)| *weight == 1), "all are equally likely");
        drawable(&self.state)
    }

    /// The offer to the player who is asked.
    pub fn offer(&self) -> Vec<String> {
        offer(&self.state, self.seat())
    }

    /// The moves offered that begin with these words.
    pub fn offer_of(&self, words: &str) -> Vec<String> {
        let whole = |mv: &String| mv[words.len()..].is_empty() || mv[words.len()..].starts_with(' ');
        offered(&self.state, self.seat(), words).into_iter().filter(whole).collect()
    }

    /// The spaces that this option would dig.
    pub fn targets(&self, option: &str) -> Vec<String> {
        let moves = self.offer_of(&format!("dig {option}"));
        moves.iter().map(|mv| mv.rsplit(' ').next().expect("a space").to_owned()).collect()
    }

    /// Is this move offered?
    pub fn offers(&self, words: &str) -> bool {
        let offered = self.offer().iter().any(|mv| mv == words);
        let split: Vec<&str> = words.split(' ').collect();
        let legal = why_not::<Caverna>(&self.state, self.seat(), &split).is_none();
        assert_eq!(offered, legal, "{words:?}: the offer and the rules disagree");
        offered
    }

    /// The rule that these words break for the player who is asked.
    #[track_caller]
    pub fn refuses(&self, words: &str, rule: Rule) {
        let split: Vec<&str> = words.split(' ').collect();
        let verdict = why_not::<Caverna>(&self.state, self.seat(), &split);
        assert_eq!(verdict, Some(WhyNot::Broken(rule)), "{words:?}");
    }

    /// Player A has exactly so much of the goods named.
    #[track_caller]
    pub fn has(&self, text: &str) {
        let named: Vec<Good> = text.split_whitespace().step_by(2).filter_map(Good::from_word).collect();
        let wanted = goods(text);
        for good in named {
            assert_eq!(self.state.caves[a()].goods[good], wanted[good], "{good}");
        }
    }

    /// Is something to be drawn?
    pub fn is_chance(&self) -> bool {
        Caverna::pending(&self.state) == Pending::Chance
    }

    /// Would this room fit on this space of player A, going by the walls alone?
    pub fn fits(&self, room: Room, space: Space) -> bool {
        let mask = self.state.caves[a()].mask(self.components(), space);
        self.components().room(room).accepts & 1 << mask != 0
    }

    /// The wall mask of a space of player A.
    pub fn mask(&self, space: Space) -> u8 {
        self.state.caves[a()].mask(self.components(), space)
    }

    /// The position keeps the invariants.
    pub fn audited(&self) {
        audit(&self.state);
    }
}

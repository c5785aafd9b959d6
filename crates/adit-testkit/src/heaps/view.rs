//! What each viewer of Heaps sees, and positions that fit what he sees.

use super::state::{Event, Phase, Player, State};
use super::words::{Heap, Stones};
use adit_game::{
    Card, Dice, Paint, Part, Picture, Seat, Setup, Style, Tally, Texts, Trace, ViewFault, Viewer,
};
use adit_kit::BySeat;
use serde::{Deserialize, Serialize};

/// Something that may be hidden from the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Secret<T> {
    /// It does not exist.
    None,
    /// It exists and the viewer may not see it.
    Hidden,
    /// This is it.
    Known(T),
}

impl<T> Secret<T> {
    fn of(value: Option<T>, visible: bool) -> Secret<T> {
        match value {
            None => Secret::None,
            Some(_) if !visible => Secret::Hidden,
            Some(value) => Secret::Known(value),
        }
    }

    fn imagine(self, mut draw: impl FnMut() -> T) -> Option<T> {
        match self {
            Secret::None => None,
            Secret::Hidden => Some(draw()),
            Secret::Known(value) => Some(value),
        }
    }
}

/// What a viewer sees of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PlayerView {
    pub taken: [u8; 3],
    pub bid: Secret<u8>,
    pub favourite: Secret<Heap>,
    pub passed: bool,
}

/// What a viewer sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct View {
    pub setup: Setup,
    pub phase: Phase,
    pub heaps: Vec<Option<u8>>,
    pub players: BySeat<PlayerView>,
    pub last: Vec<Event>,
}

impl State {
    pub(super) fn view(&self, viewer: Viewer) -> View {
        let over = self.phase == Phase::Over;
        let opened = over || matches!(self.phase, Phase::Taking(_));
        View {
            setup: self.setup.clone(),
            phase: self.phase.clone(),
            heaps: self.heaps.clone(),
            players: self.players.map(|seat, player| PlayerView {
                taken: player.taken,
                bid: Secret::of(player.bid, opened || viewer.may_see(seat)),
                favourite: Secret::of(player.favourite, over || viewer.may_see(seat)),
                passed: player.passed,
            }),
            last: self.last.clone(),
        }
    }
}

impl View {
    pub(super) fn imagine(&self, dice: &mut dyn Dice) -> Result<State, ViewFault> {
        let start = State::start(&self.setup).map_err(|fault| ViewFault::new("setup", fault.to_string()))?;
        if self.players.seats() != start.players.seats() {
            return Err(ViewFault::new("players", "there must be one for each seat"));
        }
        if self.heaps.len() != start.heaps.len() {
            return Err(ViewFault::new("heaps", "there must be one for each heap in play"));
        }
        let limit = u64::from(start.components.limit);
        let in_play = start.in_play();
        let players = self.players.map(|_, player| Player {
            taken: player.taken,
            bid: player.bid.imagine(|| dice.below(limit + 1) as u8),
            favourite: player.favourite.imagine(|| in_play[dice.index(in_play.len())]),
            passed: player.passed,
        });
        let state = State {
            phase: self.phase.clone(),
            heaps: self.heaps.clone(),
            players,
            last: self.last.clone(),
            ..start
        };
        state.audit().map_err(|fault| ViewFault::new("view", fault))?;
        Ok(state)
    }

    pub(super) fn narrate(&self, texts: &Texts) -> Vec<String> {
        self.last.iter().map(|event| event.say(texts)).collect()
    }

    pub(super) fn sketch(&self, texts: &Texts) -> String {
        let mut lines = Vec::new();
        for (heap, stones) in Heap::ALL.iter().zip(&self.heaps) {
            lines.push(format!("{heap} {}", "o".repeat(usize::from(stones.unwrap_or(0)))));
        }
        for (seat, player) in self.players.iter() {
            let [a, b, c] = player.taken;
            lines.push(format!(
                "{} took A {a}, B {b}, C {c}; favourite {:?}",
                texts.seat(seat),
                player.favourite
            ));
        }
        lines.join("\n")
    }

    pub(super) fn picture(&self, texts: &Texts) -> Picture {
        let heaps = Heap::ALL.iter().zip(&self.heaps).enumerate().map(|(row, (heap, stones))| {
            let y = 20 * row + 10;
            let stones = (0..stones.unwrap_or(0))
                .map(|stone| format!("<circle cx=\"{}\" cy=\"{y}\" r=\"5\"/>", 12 * stone + 8));
            format!("<g data-part=\"heap:{heap}\">{}</g>", stones.collect::<String>())
        });
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"heaps\" viewBox=\"0 0 120 60\">{}</svg>",
            heaps.collect::<String>()
        );
        let text = Heap::ALL.map(|heap| self.standing(texts, heap)).join("\n");
        Picture { svg, text, style: &STYLE }
    }

    /// How many stones a heap has, in a sentence.
    fn standing(&self, texts: &Texts, heap: Heap) -> String {
        let stones = self.heaps.get(heap.index()).copied().flatten().unwrap_or(0);
        texts.say("told-filled", &[("heap", heap.word().into()), ("stones", i64::from(stones).into())])
    }
}

impl View {
    pub(super) fn card(&self, texts: &Texts, kind: &str, word: &str) -> Option<Card> {
        let (title, line, clause) = match kind {
            "heap" => {
                let heap = Heap::from_word(word)?;
                let title = texts.say("card-heap", &[("heap", heap.word().into())]);
                (title, self.standing(texts, heap), "HP-3.2")
            }
            "verb" => {
                let id = format!("card-{word}");
                let title = texts.label(&Part::new("verb", word.to_owned()));
                texts.has(&id).then(|| (title, texts.say(&id, &[]), "HP-3.1"))?
            }
            _ => return None,
        };
        Some(Card { title, brief: String::new(), lines: vec![line], clause })
    }

    pub(super) fn prompt(&self, texts: &Texts) -> Option<String> {
        let id = match self.phase {
            Phase::Bidding(_) => "prompt-bid",
            Phase::Taking(_) => "prompt-take",
            Phase::Filling(_) | Phase::Choosing(_) | Phase::Over => return None,
        };
        Some(texts.say(id, &[]))
    }

    pub(super) fn points(&self) -> Vec<Tally> {
        let known = |secret: Secret<u8>| match secret {
            Secret::Known(value) => value,
            Secret::None | Secret::Hidden => 0,
        };
        let favourite = |player: &PlayerView| match player.favourite {
            Secret::Known(heap) => player.taken[heap.index()],
            Secret::None | Secret::Hidden => 0,
        };
        let tally = |id, points: &dyn Fn(&PlayerView) -> i32| Tally {
            id,
            points: self.players.values().map(points).collect(),
        };
        vec![
            tally("stones", &|player| player.taken.iter().map(|stones| i32::from(*stones)).sum()),
            tally("favourite", &|player| favourite(player).into()),
            tally("bid", &|player| -i32::from(known(player.bid))),
        ]
    }

    pub(super) fn traces(&self) -> Vec<Trace> {
        let trace = |event: &Event| match event {
            Event::Filled { heap, .. } | Event::Took { heap, .. } => {
                Some(Trace::at(Part::new("heap", heap.word())))
            }
            Event::Whispered { .. }
            | Event::Sealed { .. }
            | Event::Opened { .. }
            | Event::Passed { .. }
            | Event::Ended => None,
        };
        self.last.iter().filter_map(trace).collect()
    }
}

/// How the pictures look.
pub(super) const STYLE: Style = Style {
    rules: ".heaps{fill:var(--heaps-stone)}\n",
    palette: &[Paint { name: "--heaps-stone", light: "#444", dark: "#ccc" }],
};

impl Event {
    fn say(&self, texts: &Texts) -> String {
        let seat_value = |seat: &Seat| texts.seat(*seat).into();
        let stones_value = |stones: &Stones| i64::from(stones.0).into();
        match self {
            Event::Filled { heap, stones } => {
                texts.say("told-filled", &[("heap", heap.word().into()), ("stones", stones_value(stones))])
            }
            Event::Whispered { seat } => texts.say("told-whispered", &[("seat", seat_value(seat))]),
            Event::Sealed { seat } => texts.say("told-sealed", &[("seat", seat_value(seat))]),
            Event::Opened { begins } => texts.say("told-opened", &[("seat", seat_value(begins))]),
            Event::Took { seat, heap, stones } => texts.say(
                "told-took",
                &[("seat", seat_value(seat)), ("heap", heap.word().into()), ("stones", stones_value(stones))],
            ),
            Event::Passed { seat } => texts.say("told-passed", &[("seat", seat_value(seat))]),
            Event::Ended => texts.say("told-ended", &[]),
        }
    }
}

impl State {
    /// Says what does not hold in a position.
    pub(super) fn audit(&self) -> Result<(), String> {
        let seats = self.players.seats();
        let sits = |seat: Seat| seat.index() < seats;
        let (filled, asked) = match self.phase {
            Phase::Filling(heap) => (heap.index(), None),
            Phase::Choosing(seat) | Phase::Taking(seat) => (self.heaps.len(), Some(seat)),
            Phase::Bidding(waiting) if waiting.is_empty() => return Err("nobody is asked to bid".to_owned()),
            Phase::Bidding(waiting) => (self.heaps.len(), waiting.iter().find(|seat| !sits(*seat))),
            Phase::Over => (self.heaps.len(), None),
        };
        if asked.is_some_and(|seat| !sits(seat)) {
            return Err("a seat is asked that is not at the table".to_owned());
        }
        for (index, heap) in Heap::ALL.iter().enumerate() {
            let left = self.heaps.get(index).copied().flatten();
            let taken: u32 = self.players.values().map(|player| u32::from(player.taken[index])).sum();
            let in_play = index < self.heaps.len();
            if in_play && left.is_some() != (index < filled) {
                return Err(format!("heap {heap} is filled too early or too late"));
            }
            if u32::from(left.unwrap_or(0)) + taken > u32::from(self.components.most) || !in_play && taken > 0
            {
                return Err(format!("heap {heap} has more stones than there are"));
            }
        }
        for (seat, player) in self.players.iter() {
            if player.favourite.is_some_and(|heap| !self.has_favourites() || !self.in_play().contains(&heap))
            {
                return Err(format!("{seat} has a favourite that cannot be"));
            }
            let owes = matches!(self.phase, Phase::Bidding(waiting) if waiting.contains(seat))
                || matches!(self.phase, Phase::Filling(_) | Phase::Choosing(_));
            if player.bid.is_some() == owes || player.bid.is_some_and(|bid| bid > self.components.limit) {
                return Err(format!("{seat} has a bid that cannot be"));
            }
            if player.passed && self.phase == Phase::Taking(seat) {
                return Err(format!("{seat} has passed and is asked"));
            }
        }
        Ok(())
    }
}

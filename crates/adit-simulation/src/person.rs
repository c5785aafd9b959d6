//! People at a table, each with their own habits.

use crate::ledger::{Fate, Ledger};
use crate::plan::Millis;
use crate::world::{Ask, Heard, World};
use adit_game::{Dice, SeedDice};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

/// A table and its secrets.
pub(crate) struct Seated {
    pub(crate) id: String,
    /// The token of each seat that a person plays.
    pub(crate) tokens: Vec<(u8, String)>,
    pub(crate) watch: String,
    pub(crate) players: usize,
    pub(crate) ledger: Mutex<Ledger>,
    /// The next game of the same people, once one of them was told of it.
    pub(crate) next: OnceLock<Arc<Seated>>,
}

impl Seated {
    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.id)
    }

    pub(crate) fn ledger<T>(&self, write: impl FnOnce(&mut Ledger) -> T) -> T {
        write(&mut self.ledger.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Where somebody sits in the next game who sits here now: one seat further to the front, and the first one comes last.
    fn next_seat(&self, seat: u8) -> u8 {
        let players = self.players as u8;
        (seat + players - 1) % players
    }

    /// The next game of the same people, which their tokens open, as the first of them was told of it.
    fn next(&self, id: &str) -> &Arc<Seated> {
        let tokens = self.tokens.iter().map(|(seat, token)| (self.next_seat(*seat), token.clone()));
        self.next.get_or_init(|| {
            Arc::new(Seated {
                id: id.to_owned(),
                tokens: tokens.collect(),
                watch: self.watch.clone(),
                players: self.players,
                ledger: Mutex::default(),
                next: OnceLock::new(),
            })
        })
    }
}

/// Somebody waits for an answer for so long at most; the checks find what takes longer.
const PATIENT: Duration = Duration::from_secs(3_600);

/// Somebody who plays.
pub(crate) struct Person {
    pub(crate) world: Arc<World>,
    pub(crate) actor: u64,
    pub(crate) table: Arc<Seated>,
    pub(crate) seat: u8,
    pub(crate) token: String,
    pub(crate) dice: SeedDice,
    pub(crate) habits: Habits,
    /// How many things were said beside the game.
    said: usize,
}

/// What somebody is like.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Habits {
    /// How long they think at most, in milliseconds.
    pace: u64,
    /// In so many of a hundred cases they do not wait for the answer.
    vanishes: u64,
    /// After no answer they send the same again.
    insists: bool,
    /// In so many of a hundred cases they move when they can; otherwise they do something else.
    moves: u64,
    /// The server that they usually ask.
    home: usize,
}

impl Habits {
    fn new(dice: &mut SeedDice, servers: usize) -> Habits {
        Habits {
            pace: [300, 2_000, 8_000][dice.index(3)],
            vanishes: [0, 0, 5, 25][dice.index(4)],
            insists: dice.below(2) == 0,
            moves: [40, 70, 95][dice.index(3)],
            home: dice.index(servers),
        }
    }
}

impl Person {
    pub(crate) fn new(world: &Arc<World>, actor: u64, table: &Arc<Seated>, seat: u8, token: &str) -> Person {
        let mut dice = SeedDice::stream(world.plan.seed, 100 + actor);
        let habits = Habits::new(&mut dice, world.plan.servers);
        world.note(actor, &format!("seat {seat} of {}: {habits:?}", table.id));
        Person {
            world: Arc::clone(world),
            actor,
            table: Arc::clone(table),
            seat,
            token: token.to_owned(),
            dice,
            habits,
            said: 0,
        }
    }

    /// Plays until this moment.
    pub(crate) async fn play(mut self, end: Millis) {
        while self.world.now() < end {
            self.think().await;
            if self.dice.below(100) < self.habits.moves {
                self.make_a_move().await;
            } else {
                self.do_something_else().await;
            }
        }
        self.withdraw().await;
    }

    /// Takes back everything that was ordered, so that the table rests when nobody plays any more.
    async fn withdraw(&mut self) {
        loop {
            let Some(told) = self.look("/orders").await.good() else { return };
            let Some(given) = told["orders"].as_array().filter(|given| !given.is_empty()) else { return };
            for order in given {
                let path = self.table.path(&format!("/orders?order={}", order["id"]));
                let ask = Ask { method: "DELETE", body: None, ..Ask::post(path, &self.token, Value::Null) };
                let server = self.server();
                self.world.ask(self.actor, server, &ask, PATIENT).await;
            }
            self.think().await;
        }
    }

    async fn think(&mut self) {
        let millis = self.dice.below(self.habits.pace);
        self.world.pause(self.actor, millis).await;
    }

    fn server(&mut self) -> usize {
        let home = self.habits.home;
        let other = self.dice.index(self.world.plan.servers);
        // When the usual server is down, people try another one.
        if self.world.runs(home) && self.dice.below(5) > 0 { home } else { other }
    }

    /// Sends something that changes the table. If there is no answer, it may be sent again.
    async fn change(&mut self, ask: &Ask) -> Vec<Fate> {
        let mut fates = Vec::new();
        loop {
            let gives_up = self.dice.below(100) < self.habits.vanishes;
            let patience = if gives_up { Duration::from_millis(self.dice.below(3_000)) } else { PATIENT };
            let server = self.server();
            let heard = self.world.ask(self.actor, server, ask, patience).await;
            fates.push(Fate::of(&heard));
            let lost = match heard {
                Heard::Answer { .. } | Heard::Closed => false,
                Heard::Nothing => true,
            };
            if !lost || !self.habits.insists || fates.len() > 3 {
                return fates;
            }
            self.think().await;
        }
    }

    async fn look(&mut self, rest: &str) -> Heard {
        let server = self.server();
        let ask = Ask::get(self.table.path(rest), &self.token);
        self.world.ask(self.actor, server, &ask, PATIENT).await
    }

    /// The present offer, as somebody sees it.
    async fn offer(&mut self) -> Option<(String, Vec<String>)> {
        self.look("/frame").await.good().as_ref().and_then(offered)
    }

    async fn make_a_move(&mut self) {
        let frame = self.look("/frame").await.good();
        if frame.as_ref().is_some_and(|frame| !frame["over"].is_null()) {
            self.ask_for_another().await;
        }
        let Some((offer, moves)) = frame.as_ref().and_then(offered) else {
            // It is not their turn, or the server does not answer, or the game is over.
            return self.world.pause(self.actor, 2_000).await;
        };
        let words = &moves[self.dice.index(moves.len())];
        self.think().await;
        let body = json!({ "offer": offer, "words": words });
        let ask = Ask::post(self.table.path("/say"), &self.token, body);
        for fate in self.change(&ask).await {
            self.table.ledger(|ledger| ledger.moved(self.seat, &offer, words, fate));
        }
    }

    /// Asks for another game of the same people, and sits down there. Everybody who asks finds the same table; without an
    /// answer they ask again later.
    async fn ask_for_another(&mut self) {
        let server = self.server();
        let ask = Ask::post(self.table.path("/rematch"), &self.token, json!({}));
        let heard = self.world.ask(self.actor, server, &ask, PATIENT).await.good();
        let Some(id) = heard.as_ref().and_then(|next| next["table"].as_str()) else { return };
        let next = Arc::clone(self.table.next(id));
        if next.id != id {
            self.world.trace.fail(format!("{} has two rematches: {} and {id}", self.table.id, next.id));
            return;
        }
        self.seat = self.table.next_seat(self.seat);
        self.table = next;
    }

    async fn do_something_else(&mut self) {
        match self.dice.below(18) {
            0 | 1 => drop(self.post("/back", json!({})).await),
            2 | 3 => {
                let agree = self.dice.below(3) > 0;
                self.post("/consent", json!({ "agree": agree })).await;
            }
            4 => {
                for fate in self.post("/redo", json!({})).await {
                    self.table.ledger(|ledger| ledger.redid(self.seat, fate));
                }
            }
            5 | 6 => self.chat().await,
            7 => self.branch().await,
            8 => drop(self.post("/hint", json!({})).await),
            9 => self.say_something_wrong().await,
            10 => {
                let ask = Ask {
                    method: "PUT",
                    ..Ask::post(self.table.path("/notes"), &self.token, json!({ "text": "mine" }))
                };
                self.change(&ask).await;
            }
            11 | 12 => self.say_beforehand().await,
            _ => self.look_around().await,
        }
    }

    /// Gives one of the orders that the game names, plans a step ahead, or takes back what was ordered.
    async fn say_beforehand(&mut self) {
        let Some(told) = self.look("/orders").await.good() else { return };
        let given = told["orders"].as_array().map_or(0, Vec::len);
        self.think().await;
        if given > 2 {
            let order = &told["orders"][self.dice.index(given)]["id"];
            let path = self.table.path(&format!("/orders?order={order}"));
            let ask = Ask { method: "DELETE", body: None, ..Ask::post(path, &self.token, Value::Null) };
            self.change(&ask).await;
            return;
        }
        if self.dice.below(3) == 0 {
            return self.plan_ahead().await;
        }
        let usual = told["usual"].as_array().map_or(0, Vec::len);
        if usual == 0 {
            return;
        }
        let order = &told["usual"][self.dice.index(usual)];
        let limit = order["limit"]["most"].as_u64();
        self.order(json!({ "name": order["name"], "limit": limit })).await;
    }

    /// Plays some moves ahead and lets them stand.
    async fn plan_ahead(&mut self) {
        let mut line = json!([]);
        for _ in 0..3 {
            let Some(ahead) = self.step_ahead(json!({ "line": line })).await else { return };
            let offers = ahead["offers"].as_array().map_or(0, Vec::len);
            if offers == 0 {
                break;
            }
            let offer = &ahead["offers"][self.dice.index(offers)];
            let moves = offer["offer"]["moves"].as_array().map_or(0, Vec::len);
            let parts = offer["offer"]["moves"][self.dice.index(moves.max(1))]
                .as_array()
                .cloned()
                .unwrap_or_default();
            let word = |part: &Value| {
                let place = usize::try_from(part.as_u64()?).ok()?;
                offer["offer"]["parts"][place]["word"].as_str()
            };
            let words: Vec<&str> = parts.iter().filter_map(word).collect();
            let step = json!({ "line": line, "mover": offer["seat"], "words": words.join(" ") });
            let Some(next) = self.step_ahead(step).await else { return };
            line = next["line"].clone();
        }
        self.order(json!({ "line": line })).await;
    }

    async fn step_ahead(&mut self, step: Value) -> Option<Value> {
        let server = self.server();
        let ask = Ask::post(self.table.path("/ahead"), &self.token, step);
        self.world.ask(self.actor, server, &ask, PATIENT).await.good()
    }

    /// From now on the server may move for the seat, so the ledger expects moves that nobody here has sent.
    async fn order(&mut self, order: Value) {
        self.table.ledger(|ledger| ledger.ordered(self.seat));
        self.post("/orders", order).await;
    }

    async fn post(&mut self, rest: &str, body: Value) -> Vec<Fate> {
        let ask = Ask::post(self.table.path(rest), &self.token, body);
        self.change(&ask).await
    }

    async fn chat(&mut self) {
        self.said += 1;
        let text = format!("{} says {}", self.actor, self.said);
        let mut ask = Ask::post(self.table.path("/chat"), &self.token, json!({ "text": text }));
        ask.key = Some(format!("a-key-of-{}-for-{}", self.actor, self.said));
        for fate in self.change(&ask).await {
            self.table.ledger(|ledger| ledger.chatted(&text, fate));
        }
    }

    async fn branch(&mut self) {
        let at = self.dice.below(20);
        let players = vec![json!({}); self.table.players];
        self.post("/branch", json!({ "at": at, "players": players })).await;
    }

    /// An old offer, words that nobody may say, a seat that is not theirs.
    async fn say_something_wrong(&mut self) {
        let body = match self.dice.below(3) {
            0 => json!({ "offer": "0-0000000000000000", "words": "pass" }),
            1 => json!({ "words": "sing a song" }),
            _ => json!({ "seat": self.seat + 1, "words": "pass" }),
        };
        self.post("/say", body).await;
    }

    async fn look_around(&mut self) {
        let at = self.dice.below(30);
        let places = ["", "/frame", "/picture", "/chat", "/notes", "/journal", "/picture.svg"];
        let place = match self.dice.index(places.len() + 4) {
            0 => format!("/frame?at={at}"),
            1 => format!("/picture?at={at}&layout=wide&lang=de"),
            2 => "/picture?viewer=public".to_owned(),
            3 => return self.wonder().await,
            other => places[other - 4].to_owned(),
        };
        self.look(&place).await;
    }

    /// Asks what would come of a move.
    async fn wonder(&mut self) {
        let Some((_, moves)) = self.offer().await else { return };
        let words = moves[self.dice.index(moves.len())].clone();
        self.think().await;
        let rest = ["/why", "/preview"][self.dice.index(2)];
        self.post(rest, json!({ "words": words })).await;
    }
}

/// The offer of a frame and its moves, if there is one.
fn offered(frame: &Value) -> Option<(String, Vec<String>)> {
    let offer = &frame["offer"];
    let moves = offer["moves"].as_array()?.iter().filter_map(Value::as_str).map(str::to_owned);
    Some((offer["id"].as_str()?.to_owned(), moves.collect()))
}

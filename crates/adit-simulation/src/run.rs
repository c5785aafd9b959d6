//! The course of a world.

use crate::Report;
use crate::checks::{self, Following};
use crate::follower::{Follower, Told};
use crate::ledger::Ledger;
use crate::person::{Person, Seated};
use crate::plan::{Millis, Plan, TablePlan};
use crate::world::{Ask, World};
use adit_game::{Dice as _, SeedDice};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;
use tokio::time::timeout;

/// So long people go on when nothing goes wrong any more.
const AFTERWARDS: Millis = 60_000;
/// After this time every request has been answered.
const ANSWERED: Duration = Duration::from_secs(15 * 60);
/// After this time every stream has told the last position.
const SETTLED: Duration = Duration::from_secs(90);

pub(crate) async fn run(plan: Plan) -> Report {
    let (seed, described) = (plan.seed, plan.to_string());
    let world = World::new(plan);
    let Played { moves, rematches } = tokio::select! {
        played = play(&world) => played,
        () = world.trace.overflows() => {
            world.trace.fail("the world does not come to its end".to_owned());
            Played::default()
        }
    };
    let (failures, trace) = (world.trace.failures(), world.trace.lines());
    Report { seed, failures, plan: described, trace, moves, rematches, twins: false }
}

/// How much was played.
#[derive(Default)]
struct Played {
    /// How many moves were acknowledged.
    moves: usize,
    /// How many games were followed by another one.
    rematches: usize,
}

/// Lets everybody play, and says how much.
async fn play(world: &Arc<World>) -> Played {
    let mut tables = Vec::new();
    for plan in &world.plan.tables {
        match begin(world, plan).await {
            Some(table) => tables.push((plan.clone(), Arc::new(table))),
            None => {
                world.trace.fail(format!("{plan:?} cannot be begun"));
                return Played::default();
            }
        }
    }
    tokio::spawn(disturb(Arc::clone(world)));
    let mut actors = 2..;
    let mut actor = || actors.next().expect("there are enough numbers");
    let mut people = Vec::new();
    let mut followings = Vec::new();
    let end = world.plan.calm + AFTERWARDS;
    for (_, table) in &tables {
        for (seat, token) in &table.tokens {
            people.push(tokio::spawn(Person::new(world, actor(), table, *seat, token).play(end)));
        }
        let viewers = table.tokens.iter().map(|(seat, token)| (Some(*seat), token.clone()));
        for (seat, token) in viewers.chain([(None, table.watch.clone())]) {
            followings.push(follow(world, actor(), table, seat, &token));
        }
    }
    for person in people {
        let wait = ANSWERED + Duration::from_millis(end.saturating_sub(world.now()));
        if timeout(wait, person).await.is_err() {
            world.trace.fail(format!("these requests were never answered: {:?}", world.unanswered()));
            return Played::default();
        }
    }
    // Where nobody plays but bots, nobody was waited for.
    tokio::time::sleep(Duration::from_millis(end.saturating_sub(world.now())) + SETTLED).await;
    let mut played = Played::default();
    for (plan, table) in tables {
        let mut game = Some((plan, table));
        // The games that followed it, one after the other.
        while let Some((plan, table)) = game {
            checks::check(world, &plan, &table, &followings).await;
            played.moves += table.ledger(|ledger: &mut Ledger| ledger.done());
            played.rematches += usize::from(table.next.get().is_some());
            game = table.next.get().map(|next| (plan.rematch(), Arc::clone(next)));
        }
    }
    played
}

/// Begins a table, before anything goes wrong.
pub(crate) async fn begin(world: &World, plan: &TablePlan) -> Option<Seated> {
    let player = |bot: &Option<&str>| bot.map_or(json!({}), |bot| json!({ "bot": bot }));
    let players: Vec<Value> = plan.players.iter().map(player).collect();
    let options: serde_json::Map<String, Value> =
        plan.options.iter().map(|(id, value)| ((*id).to_owned(), json!(value))).collect();
    // A hint is a long search, so only the small game has them.
    let hints = plan.game().seats().contains(&1);
    let mut order = json!({ "game": plan.game, "players": players, "options": options, "hints": hints });
    let ask = |order: &Value| Ask::post("/api/tables".to_owned(), "", order.clone());
    let mut heard = world.ask(1, 0, &ask(&order), Duration::MAX).await;
    if heard.code().is_some() {
        // Some options are for some numbers of seats only.
        order["options"] = json!({});
        heard = world.ask(1, 0, &ask(&order), Duration::MAX).await;
    }
    let body = heard.good()?;
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let seat = |seat: &Value| Some((u8::try_from(seat["seat"].as_u64()?).ok()?, text(&seat["token"])?));
    Some(Seated {
        id: text(&body["id"])?,
        tokens: body["seats"].as_array()?.iter().filter_map(seat).collect(),
        watch: text(&body["watch"])?,
        players: plan.players.len(),
        ledger: Mutex::default(),
        next: OnceLock::new(),
    })
}

fn follow(world: &Arc<World>, actor: u64, table: &Arc<Seated>, seat: Option<u8>, token: &str) -> Following {
    let mut dice = SeedDice::stream(world.plan.seed, 20_000 + actor);
    let kind = ["frame", "turn", "picture"][dice.index(3)];
    let told = Told::default();
    let follower = Follower {
        world: Arc::clone(world),
        actor,
        server: dice.index(world.plan.servers),
        ask: Ask::get(table.path(&format!("/events?as={kind}")), token),
        told: Arc::clone(&told),
    };
    tokio::spawn(follower.follow());
    Following { table: table.id.clone(), seat, kind, told }
}

/// Lets happen what the plan says: servers end and come back, the clock jumps.
async fn disturb(world: Arc<World>) {
    enum Event {
        Ends(usize),
        ComesBack(usize),
        Jumps(i64),
    }
    let mut events = Vec::new();
    for crash in &world.plan.crashes {
        events.push((crash.at, Event::Ends(crash.server)));
        events.push((crash.back_at, Event::ComesBack(crash.server)));
    }
    events.extend(world.plan.jumps.iter().map(|(at, by)| (*at, Event::Jumps(*by))));
    events.sort_by_key(|(at, _)| *at);
    for (at, event) in events {
        world.pause(0, at.saturating_sub(world.now())).await;
        match event {
            Event::Ends(server) => world.crash(server),
            // It may have ended twice and come back already.
            Event::ComesBack(server) if world.runs(server) => {}
            Event::ComesBack(server) => world.start(server),
            Event::Jumps(by) => world.jump(by),
        }
    }
}

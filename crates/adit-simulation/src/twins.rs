//! Twins: the same world twice, but for what one seat decides under seal. Nobody else may notice the difference, not by
//! what they are told, and not by when and how often.

use crate::checks::{look, viewer};
use crate::follower::{Follower, Told};
use crate::person::Seated;
use crate::plan::{Millis, Plan, TablePlan, games};
use crate::run::begin;
use crate::world::{Ask, World};
use adit_game::{Dice, Seat, SeedDice, Viewer};
use adit_look::Look;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// The numbers of those who must not notice the difference begin here.
const OTHERS: u64 = 2;
/// So many moves are played at most before the sealed decision.
const BEFORE: u64 = 60;
/// When the seat has decided, after the decision began.
const DECIDED: Millis = 40_000;
/// When nobody compares any more.
const END: Millis = 60_000;

/// One of the twins.
struct Twin {
    /// What the seat has said under seal.
    said: Vec<String>,
    /// What each of the others sees afterwards, as the rules say.
    sight: Vec<String>,
    /// What the others were told, and when.
    seen: Vec<String>,
}

/// What tells the twins of this seed apart although nobody may. Nothing if the seed leads to no sealed decision.
pub(crate) fn differences(seed: u64) -> Option<Vec<String>> {
    let twin = |variant: u64| {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
        runtime.expect("a runtime on this thread").block_on(one(seed, variant))
    };
    let (one, other) = (twin(0)?, twin(1)?);
    if one.said == other.said || one.sight != other.sight {
        // The same was decided, or the decision is not a secret.
        return None;
    }
    let lines = one.seen.iter().zip(&other.seen).filter(|(one, other)| one != other);
    let mut found: Vec<String> = lines.take(3).map(|(one, other)| format!("{one}\n   but {other}")).collect();
    if one.seen.len() != other.seen.len() {
        found.push(format!("{} and {} things were told", one.seen.len(), other.seen.len()));
    }
    if !found.is_empty() {
        found.insert(0, format!("{:?} and {:?} can be told apart", one.said, other.said));
    }
    Some(found)
}

/// A table at which people alone play a game that has sealed decisions, more often than one that has none.
fn plan(seed: u64) -> Plan {
    let mut dice = SeedDice::stream(seed, 1);
    let count = games().len();
    // The last two games are those with sealed decisions.
    let game = games()[if dice.below(8) == 0 { dice.index(count) } else { count - 1 - dice.index(2) }];
    let seats: Vec<u8> = game.seats().iter().copied().filter(|seats| *seats > 1).collect();
    let seats = seats[dice.index(seats.len())];
    let players = vec![None; usize::from(seats)];
    let table = TablePlan { game: game.id(), options: Vec::new(), players };
    Plan::calm(seed, table)
}

async fn one(seed: u64, variant: u64) -> Option<Twin> {
    let world = World::new(plan(seed));
    let plan = world.plan.tables[0].clone();
    let table = Arc::new(begin(&world, &plan).await?);
    let mut dice = SeedDice::stream(seed, 2);
    play_to_sealed(&world, &plan, &table, &mut dice).await?;
    let look = look(&world, &plan, &table.id).await.ok()?;
    let pending: Vec<Seat> = look.table().pending().iter().collect();
    let decider = pending[dice.index(pending.len())];
    let others: Vec<(Option<u8>, String)> = table
        .tokens
        .iter()
        .filter(|(seat, _)| usize::from(*seat) != decider.index())
        .map(|(seat, token)| (Some(*seat), token.clone()))
        .chain([(None, table.watch.clone())])
        .collect();
    for (number, (_, token)) in others.iter().enumerate() {
        for (kind, name) in (0..).zip(["turn", "frame", "picture"]) {
            let follower = Follower {
                world: Arc::clone(&world),
                actor: OTHERS + 16 + 4 * number as u64 + kind,
                server: 0,
                ask: Ask::get(table.path(&format!("/events?as={name}")), token),
                told: Told::default(),
            };
            tokio::spawn(follower.follow());
        }
    }
    world.pause(1, 5_000).await;
    let words: Vec<String> = look.table().offer_words(decider)?.moves().take(2).map(str::to_owned).collect();
    // Each has a timeline of their own: what the decider does must not delay what the others do.
    let begin = world.now();
    let asking = others.iter().zip(OTHERS..).map(|((seat, token), actor)| {
        let asks = script(&table, token, look.table().number(viewer(*seat)), &words, &mut dice);
        tokio::spawn(wonder(Arc::clone(&world), actor, begin, asks))
    });
    let mut asking: Vec<_> = asking.collect();
    if dice.below(4) == 0 {
        let (world, at) = (Arc::clone(&world), begin + 500 + dice.below(END - 5_000));
        asking.push(tokio::spawn(async move {
            world.pause(0, at.saturating_sub(world.now())).await;
            world.crash(0);
            world.start(0);
        }));
    }
    let mut own = SeedDice::stream(seed, 3 + variant);
    let mut parts: Vec<Millis> = (0..own.below(4)).map(|_| 1_000 + own.below(DECIDED - 5_000)).collect();
    parts.sort_unstable();
    let mut said = Vec::new();
    let order = (variant > 0 && own.below(2) == 0).then(|| own.below(DECIDED - 10_000));
    if let Some(at) = order {
        tokio::spawn(order_something(Arc::clone(&world), Arc::clone(&table), decider, begin + 500 + at));
    }
    for at in parts {
        world.pause(1, (begin + at).saturating_sub(world.now())).await;
        said.extend(decide(&world, &plan, &table, decider, false, &mut own).await);
    }
    world.pause(1, (begin + DECIDED).saturating_sub(world.now())).await;
    said.push(decide(&world, &plan, &table, decider, true, &mut own).await?);
    for asking in asking {
        asking.await.ok()?;
    }
    world.pause(1, (begin + END).saturating_sub(world.now())).await;
    let mut after = crate::checks::look(&world, &plan, &table.id).await.ok()?;
    let sight = others.iter().map(|(seat, _)| sight(&mut after, viewer(*seat))).collect::<Option<_>>()?;
    let seen = world.trace.lines_of(|actor| actor >= OTHERS);
    Some(Twin { said, sight, seen })
}

/// What a viewer sees, as the rules say.
fn sight(look: &mut Look, viewer: Viewer) -> Option<String> {
    serde_json::to_string(&look.frame(viewer).ok()?).ok()
}

/// Plays until several seats decide at the same time; not always the first time.
async fn play_to_sealed(world: &World, plan: &TablePlan, table: &Seated, dice: &mut SeedDice) -> Option<()> {
    let mut skip = dice.below(12);
    for _ in 0..BEFORE {
        let look = look(world, plan, &table.id).await.ok()?;
        let pending: Vec<Seat> = look.table().pending().iter().collect();
        if pending.len() > 1 {
            if skip == 0 {
                return Some(());
            }
            skip -= 1;
        }
        let seat = *pending.get(dice.index(pending.len().max(1)))?;
        let offer = look.table().offer_words(seat)?;
        let moves: Vec<&str> = offer.moves().collect();
        say(world, table, seat, moves[dice.index(moves.len())]).await?;
    }
    None
}

async fn say(world: &World, table: &Seated, seat: Seat, words: &str) -> Option<()> {
    let (_, token) = table.tokens.iter().find(|(number, _)| usize::from(*number) == seat.index())?;
    let ask = Ask::post(table.path("/say"), token, json!({ "words": words }));
    world.ask(1, 0, &ask, Duration::from_secs(30)).await.good().map(drop)
}

/// Says one part of the decision, or ends it, and gives back the words. Nothing if that is not possible.
async fn decide(
    world: &World,
    plan: &TablePlan,
    table: &Seated,
    decider: Seat,
    ends: bool,
    dice: &mut SeedDice,
) -> Option<String> {
    let look = look(world, plan, &table.id).await.ok()?;
    let offer = look.table().offer_words(decider)?;
    let fits = |words: &&str| {
        let step = look.table().propose(decider, words, None).ok();
        // The last of all decisions opens the others, so somebody else must still be asked.
        step.is_some_and(|step| {
            step.pending().contains(decider) != ends && step.pending().len() > usize::from(!ends)
        })
    };
    let moves: Vec<&str> = offer.moves().filter(fits).collect();
    if moves.is_empty() {
        return None;
    }
    let words = moves[dice.index(moves.len())].to_owned();
    say(world, table, decider, &words).await?;
    Some(words)
}

/// Says something beforehand that is not about the present decision, and takes it back after a while.
async fn order_something(world: Arc<World>, table: Arc<Seated>, seat: Seat, at: Millis) {
    let Some((_, token)) = table.tokens.iter().find(|(number, _)| usize::from(*number) == seat.index())
    else {
        return;
    };
    let patience = Duration::from_secs(30);
    world.pause(0, at.saturating_sub(world.now())).await;
    let looks = Ask::get(table.path("/orders"), token);
    let told = world.ask(0, 0, &looks, patience).await.good().unwrap_or_default();
    let frame = world.ask(0, 0, &Ask::get(table.path("/frame"), token), patience).await.good();
    let moves = frame.unwrap_or_default()["offer"]["moves"].to_string();
    for name in ["pass", "no-insurance"] {
        let is_named =
            told["usual"].as_array().is_some_and(|usual| usual.iter().any(|usual| usual["name"] == name));
        // This one would answer now.
        if !is_named || moves.contains("insure") {
            continue;
        }
        let given = Ask::post(table.path("/orders"), token, json!({ "name": name }));
        let given = world.ask(0, 0, &given, patience).await.good().unwrap_or_default();
        world.pause(0, 8_000).await;
        let path = table.path(&format!("/orders?order={}", given["id"]));
        let gone = Ask { method: "DELETE", body: None, ..Ask::post(path, token, Value::Null) };
        world.ask(0, 0, &gone, patience).await;
    }
}

/// Asks these things at these moments after the decision began.
async fn wonder(world: Arc<World>, actor: u64, begin: Millis, asks: Vec<(Millis, Ask)>) {
    for (at, ask) in asks {
        world.pause(actor, (begin + at).saturating_sub(world.now())).await;
        world.ask(actor, 0, &ask, Duration::from_secs(30)).await;
    }
}

/// What somebody else asks meanwhile: everything, again and again, at moments that are the same for both twins.
fn script(
    table: &Seated,
    token: &str,
    number: usize,
    words: &[String],
    dice: &mut SeedDice,
) -> Vec<(Millis, Ask)> {
    let players: Vec<Value> = vec![json!({}); table.players];
    let places = [
        "",
        "/frame",
        "/picture",
        "/journal",
        "/points",
        "/chat",
        "/frame?viewer=public",
        "/picture.svg",
        "/card?part=resource:zinc",
        "/card?part=verb:bid",
        "/card?part=panel:s1",
    ];
    let past = (number.saturating_sub(2)..number + 2).map(|at| format!("/picture?at={at}"));
    let mut asks: Vec<Ask> = places
        .into_iter()
        .map(str::to_owned)
        .chain(past)
        .map(|rest| Ask::get(table.path(&rest), token))
        .collect();
    let mut posts = vec![
        ("/branch", json!({ "at": number, "players": players })),
        ("/branch", json!({ "at": number.saturating_sub(1), "players": players })),
        ("/redo", json!({})),
        ("/consent", json!({ "agree": false })),
    ];
    if dice.below(2) == 0 {
        posts.push(("/back", json!({})));
    }
    for words in words {
        posts.push(("/why", json!({ "words": words })));
        posts.push(("/preview", json!({ "words": words })));
        posts.push(("/say", json!({ "offer": "0-0000000000000000", "words": words })));
    }
    asks.extend(posts.into_iter().map(|(rest, body)| Ask::post(table.path(rest), token, body)));
    let mut script: Vec<(Millis, Ask)> =
        (0..24).map(|_| (500 + dice.below(END - 2_000), asks[dice.index(asks.len())].clone())).collect();
    script.sort_by_key(|(at, _)| *at);
    script
}

//! What must hold when nothing goes wrong any more.

use crate::follower::Told;
use crate::person::Seated;
use crate::plan::TablePlan;
use crate::world::{Ask, Heard, World};
use adit_game::{Seat, SeatSet, Viewer};
use adit_look::{Course, Look};
use adit_store::{Store, Stored, TableId};
use adit_table::{Journal, Source};
use std::sync::PoisonError;
use std::time::Duration;

/// A stream that somebody follows.
pub(crate) struct Following {
    pub(crate) table: String,
    /// Nothing for a spectator.
    pub(crate) seat: Option<u8>,
    pub(crate) kind: &'static str,
    pub(crate) told: Told,
}

/// A bot has moved after this time.
const BOT_TIME: Duration = Duration::from_secs(120);
/// Nobody waits longer for the checks.
const PATIENCE: Duration = Duration::from_secs(600);

pub(crate) fn viewer(seat: Option<u8>) -> Viewer {
    seat.and_then(|seat| Seat::new(usize::from(seat))).map_or(Viewer::Public, Viewer::Seat)
}

/// What the stored lines lead to.
fn replay(plan: &TablePlan, stored: &Stored) -> Result<Look, String> {
    let course = Course::read(stored.lines.iter().map(|line| line.text.as_str()));
    let course = course.map_err(|fault| fault.to_string())?;
    let mut journal = Journal::read(&stored.header).map_err(|fault| fault.to_string())?;
    journal.entries = course.entries;
    let table = plan.game().replay(&journal, Source::Seed(1)).map_err(|fault| fault.to_string())?;
    Ok(Look::new(table, course.talks, people(plan)))
}

/// What is stored of a table, as it is shown.
pub(crate) async fn look(world: &World, plan: &TablePlan, id: &str) -> Result<Look, String> {
    let id: TableId = id.parse().map_err(|_| "a bad name")?;
    let stored = world.store().load(&id).await.map_err(|fault| fault.to_string())?;
    replay(plan, &stored)
}

/// The seats that people play.
fn people(plan: &TablePlan) -> SeatSet {
    Seat::all(plan.players.len()).filter(|seat| plan.players[seat.index()].is_none()).collect()
}

/// Checks a table, and reports what does not hold.
pub(crate) async fn check(world: &World, plan: &TablePlan, table: &Seated, followings: &[Following]) {
    if let Err(fault) = find(world, plan, table, followings).await {
        world.trace.fail(format!("{} {}: {fault}", plan.game, table.id));
    }
}

async fn find(
    world: &World,
    plan: &TablePlan,
    table: &Seated,
    followings: &[Following],
) -> Result<(), String> {
    let store = world.store();
    let id: TableId = table.id.parse().map_err(|_| "a bad name")?;
    let (stored, mut look) = bots_move(plan, &store, &id).await?;
    let messages = store.messages(&id, 0, u64::MAX).await.map_err(|fault| fault.to_string())?;
    let faults = table.ledger(|ledger| ledger.faults(&stored, &messages));
    if !faults.is_empty() {
        return Err(faults.join("; "));
    }
    if let Some(next) = table.next.get() {
        names_next(world, table, next).await?;
    }
    if !waits_for_people(plan, &look) {
        // Bots alone play on while we look.
        return Ok(());
    }
    let seats = table.tokens.iter().map(|(seat, token)| (Some(*seat), token));
    for (seat, token) in seats.chain([(None, &table.watch)]) {
        let frame = look.frame(viewer(seat)).map_err(|fault| format!("{fault:?}"))?;
        let frame = serde_json::to_string(&frame).map_err(|fault| fault.to_string())?;
        for server in 0..world.plan.servers {
            let ask = Ask::get(table.path("/frame"), token);
            let heard = world.ask(1, server, &ask, PATIENCE).await;
            if !matches!(&heard, Heard::Answer { status: 200, text } if *text == frame) {
                return Err(format!(
                    "server {server} shows {seat:?} not what is stored: {heard:?} instead of {frame}"
                ));
            }
        }
    }
    for following in followings.iter().filter(|following| following.table == table.id) {
        let viewer = viewer(following.seat);
        let now = match following.kind {
            "frame" => serde_json::to_string(&look.frame(viewer).map_err(|fault| format!("{fault:?}"))?),
            "turn" => serde_json::to_string(&look.turn(viewer)),
            _ => continue,
        };
        let now = now.map_err(|fault| fault.to_string())?;
        let told = following.told.lock().unwrap_or_else(PoisonError::into_inner);
        let told = told.get(following.kind);
        if told != Some(&now) {
            let kind = following.kind;
            return Err(format!("a stream of {kind} for {viewer} ends with {told:?} instead of {now}"));
        }
    }
    Ok(())
}

/// Every server knows the next game of which somebody was told.
async fn names_next(world: &World, table: &Seated, next: &Seated) -> Result<(), String> {
    for server in 0..world.plan.servers {
        let ask = Ask::get(table.path(""), &table.watch);
        let heard = world.ask(1, server, &ask, PATIENCE).await.good().unwrap_or_default();
        let named = heard["rematch"]["table"].as_str();
        if named != Some(&next.id) {
            return Err(format!("server {server} names the rematch {named:?} instead of {}", next.id));
        }
    }
    Ok(())
}

fn waits_for_people(plan: &TablePlan, look: &Look) -> bool {
    let people = people(plan);
    look.table().pending().iter().all(|seat| people.contains(seat))
}

/// The table when no bot is asked any more. Where bots alone play it is enough that they go on.
async fn bots_move(plan: &TablePlan, store: &Store, id: &TableId) -> Result<(Stored, Look), String> {
    let mut length = None;
    loop {
        let stored = store.load(id).await.map_err(|fault| fault.to_string())?;
        let look = replay(plan, &stored).map_err(|fault| format!("it does not replay: {fault}"))?;
        let has_grown = length.is_some_and(|length| length < stored.lines.len());
        if waits_for_people(plan, &look) || (has_grown && people(plan).is_empty()) {
            return Ok((stored, look));
        }
        if length.is_some() && !has_grown {
            return Err(format!("bots are asked and do not move: {:?}", look.table().pending()));
        }
        length = Some(stored.lines.len());
        tokio::time::sleep(BOT_TIME).await;
    }
}

//! Solving puzzles.

use super::description::{AnswerFaults, SolveFaults, TablePath};
use super::play::SayBody;
use crate::access::{Body, Guest};
use crate::bots::{Asker, Question};
use crate::meta::Meta;
use crate::queue::{Rank, Standing};
use crate::table::Event;
use crate::{App, Fault, words};
use adit_any::Why;
use adit_bots::Stop;
use adit_game::{Seat, Viewer, words_of};
use adit_puzzles::{BookFault, Puzzle};
use adit_table::Table;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};

/// What comes of trying a move.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct TriedBody {
    /// Is it the best move, or does it come to the same thing?
    right: bool,
    /// How much less can be expected of it than of the best move, from 0 to 1. Nothing where the search that found the
    /// puzzle did not take the move seriously.
    gives_away: Option<f32>,
}

/// A request for the answer.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AskAnswerBody {
    /// The seat, needed only if the token opens several.
    #[serde(default)]
    #[schema(value_type = Option<words::SeatNumber>)]
    seat: Option<Seat>,
    /// The move to compare the answer with; without it, the best move that is not an answer.
    #[serde(default)]
    #[schema(max_length = 2000)]
    words: Option<String>,
}

/// The answer, and why it is better than another move.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct AnswerBody {
    /// The moves that the search took seriously, best first.
    moves: Vec<AnsweredMove>,
    /// The move that the answer is compared with, as people call it.
    instead: Option<String>,
    /// Why the answer is better, line by line: what can be expected of both, and the parts of the difference, which add up.
    why: Vec<String>,
}

/// A move and what it is worth.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct AnsweredMove {
    /// The words of the move.
    words: String,
    /// The move as people call it.
    label: String,
    /// What the seat can expect of it, from 0 for the worst result to 1 for the best.
    expected: f32,
    /// Is it an answer?
    right: bool,
}

/// The puzzle of a table, and a table of its own to try moves on.
fn puzzle<'a>(app: &'a App, guest: &Guest) -> Result<(&'a Puzzle, Table), Fault> {
    let meta = guest.table.meta();
    let solving = meta.puzzle.as_ref().ok_or(Fault::NoPuzzle)?;
    let found = app.tables.shared.books.find(guest.table.game.id(), &solving.id);
    let puzzle = found.ok_or(Fault::NoPuzzle)?;
    let told = |fault: BookFault| {
        tracing::error!(%fault, "a puzzle cannot be shown");
        Fault::NoPuzzle
    };
    let table = puzzle.table(guest.table.game, app.tables.shared.source).map_err(told)?;
    Ok((puzzle, table))
}

/// Tries a move at a puzzle. The table stays as it is, so another one can be tried.
#[utoipa::path(post, path = "/api/tables/{id}/solve", params(TablePath), request_body = SayBody,
    responses((status = 200, body = TriedBody), SolveFaults))]
pub(crate) async fn solve(
    State(app): State<App>,
    guest: Guest,
    Body(body): Body<SayBody>,
) -> Result<Json<TriedBody>, Fault> {
    let (puzzle, table) = puzzle(&app, &guest)?;
    let (seat, words) = body.read(&guest)?;
    let said = words.clone();
    if let Some(fault) = guest.table.ask(|reply| Event::Why { seat, words: said, reply }).await? {
        return Err(fault);
    }
    let tried = puzzle.tried(&table, &words).map_err(|_| Fault::NoSuchWords)?;
    let note = |meta: &mut Meta| {
        if let Some(solving) = &mut meta.puzzle {
            solving.tries = solving.tries.saturating_add(1);
            solving.solved |= tried.right;
        }
    };
    app.tables.change_meta(&guest.table.id, note).await?;
    Ok(Json(TriedBody { right: tried.right, gives_away: tried.gives_away }))
}

/// Shows the answer of a puzzle, and why it is better than another move. A bot explains it that knows what the seat knows.
#[utoipa::path(post, path = "/api/tables/{id}/answer", params(TablePath), request_body = AskAnswerBody,
    responses((status = 200, body = AnswerBody), AnswerFaults))]
pub(crate) async fn answer(
    State(app): State<App>,
    guest: Guest,
    Body(body): Body<AskAnswerBody>,
) -> Result<Json<AnswerBody>, Fault> {
    guest.seat(body.seat)?;
    let (puzzle, table) = puzzle(&app, &guest)?;
    let note = |meta: &mut Meta| {
        if let Some(solving) = &mut meta.puzzle {
            solving.shown |= !solving.solved;
        }
    };
    app.tables.change_meta(&guest.table.id, note).await?;
    let texts = app.tables.shared.library.game(guest.table.game.id(), guest.language);
    let texts = guest.table.meta().naming(&texts);
    let view = table.look(Viewer::Seat(puzzle.seat)).map_err(|_| Fault::NoPuzzle)?;
    let offer = table.offer(puzzle.seat).ok_or(Fault::NoPuzzle)?;
    let label = |words: &str| {
        let parts = offer.moves.iter().find(|parts| words_of(parts) == words)?;
        Some(view.phrase(&texts, parts))
    };
    let moves = puzzle.moves.iter().filter_map(|judged| {
        Some(AnsweredMove {
            label: label(&judged.words)?,
            expected: judged.expected,
            right: puzzle.answers.contains(&judged.words),
            words: judged.words.clone(),
        })
    });
    let moves: Vec<AnsweredMove> = moves.collect();
    let best = puzzle.answers.first().ok_or(Fault::NoPuzzle)?;
    let said = body.words.filter(|words| label(words).is_some() && !puzzle.answers.contains(words));
    let other = said.or_else(|| puzzle.second().map(|second| second.words.clone()));
    let Some(other) = other else { return Ok(Json(AnswerBody { moves, instead: None, why: Vec::new() })) };
    let instead = label(&other);
    let standing = Standing { rank: Rank::Waited, origin: guest.origin };
    let question = Question {
        asker: Asker { table: guest.table.id.clone(), standing },
        game: guest.table.game,
        view: table.look(Viewer::Seat(puzzle.seat)).map_err(|_| Fault::NoPuzzle)?,
        seat: puzzle.seat,
        stop: Stop::default(),
    };
    let about = vec![best.clone(), other.clone()];
    let thoughts = app.tables.shared.pool.explain(question, about).await;
    let why = thoughts.and_then(|thoughts| Why::new(thoughts.of(best)?, thoughts.of(&other)?));
    Ok(Json(AnswerBody { moves, instead, why: why.map(|why| why.lines(&texts)).unwrap_or_default() }))
}

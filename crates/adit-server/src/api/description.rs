//! How the interface describes itself: what belongs to no single address, and the faults of each.

use crate::bots::BOTS;
use crate::texts::Library;
use crate::{Fault, FaultKind};
use adit_any::Games;
use adit_game::{Language, MAX_SEATS};
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder};
use utoipa::{IntoResponses, Modify, OpenApi};

/// An error.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ErrorBody {
    /// What went wrong.
    error: ErrorDetail,
}

/// What went wrong.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ErrorDetail {
    /// A word for programs.
    code: &'static str,
    /// A sentence for people.
    message: String,
    /// The clause of the rules behind it.
    rule: Option<&'static str>,
}

/// An error as programs read it.
pub(crate) fn error(fault: &Fault, library: &Library, language: Language) -> Response {
    let (message, rule) = (fault.message(library, language), fault.rule());
    let rule = rule.map(|forbidden| forbidden.rule.number);
    let error = ErrorDetail { code: fault.kind().code(), message, rule };
    (fault.kind().status(), Json(ErrorBody { error })).into_response()
}

/// The table that an address names.
#[derive(utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct TablePath {
    /// The table.
    #[expect(dead_code, reason = "the guest is read from the path; this describes it")]
    id: String,
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Adit",
        description = "Play by HTTP. Send a seat's token as `Authorization: Bearer TOKEN`."
    ),
    components(schemas(ErrorBody, adit_look::TurnBody)),
    modifiers(&Tokens),
    security(("token" = []))
)]
pub(super) struct Description;

/// Says how a request proves who sends it.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        description.components.get_or_insert_default().add_security_scheme("token", scheme);
    }
}

/// The description with what only a running server knows: its games and bots. Every answer gets the line about it that the
/// standard demands.
pub(super) fn complete(description: &utoipa::openapi::OpenApi, games: Games) -> Value {
    // It is made of plain fields.
    let mut whole = serde_json::to_value(description).unwrap_or_default();
    let schemas = &mut whole["components"]["schemas"];
    schemas["CreateBody"]["properties"]["game"]["enum"] = games.iter().map(|game| game.id()).collect();
    schemas["CreateBody"]["properties"]["players"]["maxItems"] = MAX_SEATS.into();
    let bots: Value = BOTS.iter().copied().map(Value::from).chain([Value::Null]).collect();
    schemas["EnterBody"]["properties"]["bot"]["enum"] = Value::clone(&bots);
    schemas["PlayerBody"]["properties"]["bot"]["enum"] = bots;
    schemas["Settings"]["properties"]["game"]["enum"] = games.iter().map(|game| game.id()).collect();
    let paths = whole["paths"].as_object_mut().into_iter().flatten();
    let operations = paths.filter_map(|(_, path)| path.as_object_mut()).flatten();
    for (_, operation) in operations {
        for (status, response) in operation["responses"].as_object_mut().into_iter().flatten() {
            let reason = status.parse().ok().and_then(|code: StatusCode| code.canonical_reason());
            if response["description"].as_str().is_none_or(str::is_empty) {
                response["description"] = reason.unwrap_or(status).into();
            }
        }
    }
    whole
}

/// Defines sets of faults, each with those of other sets, to be named in the description of an address.
macro_rules! fault_sets {
    ($($(#[doc = $about:literal])+ $set:ident = $($from:ident +)* [$($kind:ident),*];)+) => {$(
        $(#[doc = $about])+
        pub(crate) struct $set;

        impl $set {
            fn kinds() -> Vec<FaultKind> {
                #[allow(unused_mut, reason = "some sets have no others in them")]
                let mut kinds = vec![$(FaultKind::$kind),*];
                $(kinds.extend($from::kinds());)*
                kinds
            }
        }

        impl IntoResponses for $set {
            fn responses() -> BTreeMap<String, RefOr<utoipa::openapi::Response>> {
                described($set::kinds())
            }
        }
    )+};
}

fault_sets! {
    /// Any request.
    AskFaults = [TooMany, TooManyConnections];
    /// A request with a body.
    BodyFaults = AskFaults + [BadRequest, Foreign, NotYourSeat, TooLong, TooSlow];
    /// A request about a game.
    GameFaults = AskFaults + [NoPage];
    /// A request whether component data can be played with.
    DataFaults = BodyFaults + GameFaults + [NoSuchSetup];
    /// A request to create a table.
    CreateFaults = BodyFaults + [LockedOut, NotInvited, NoSuchSetup, KeyUsed, NoRandomness, Store, Uncertain];
    /// A request about a table.
    TableFaults = AskFaults + [LockedOut, NoToken, NoTable, Moved, Store];
    /// Looking at a table.
    LookFaults = TableFaults + [BadRequest, NotYourSeat];
    /// Following a table.
    FollowFaults = LookFaults + [TooManyStreams, TooManyStreamsHere, StreamsFull];
    /// Looking at a position of a table.
    PositionFaults = LookFaults + [NoEntry, NoSuchSeat];
    /// Asking about a thing in the picture.
    CardFaults = PositionFaults + [NoCard];
    /// Downloading a picture.
    PictureFaults = PositionFaults + [NoPicture, Stopping];
    /// Downloading a picture that takes a while to draw.
    PngFaults = PictureFaults + [TooManyPictures];
    /// Looking at something that only finished games show.
    JournalFaults = TableFaults + [NotOver];
    /// Asking how the points have grown.
    PointsFaults = LookFaults + [NotOver, NoSuchSeat];
    /// Reading an analysis.
    AnalysisFaults = LookFaults + [NotOver, NoSuchSeat, Stopping];
    /// Asking for an analysis.
    AnalyseFaults = BodyFaults + JournalFaults + [];
    /// Branching off.
    BranchFaults = CreateFaults + PositionFaults + [Hidden];
    /// Reading what belongs to a seat.
    SeatFaults = LookFaults + [WhichSeat];
    /// Speaking for a seat.
    SpeakFaults = BodyFaults + TableFaults + [WhichSeat, Uncertain, Closed];
    /// Asking for another game with the same players.
    RematchFaults = SpeakFaults + [NotOver, NoSuchSetup];
    /// Saying something beside the game.
    ChatFaults = SpeakFaults + [ChatFull, KeyUsed, Muted];
    /// Letting spectators speak.
    SpectatorsFaults = BodyFaults + TableFaults + [NotCreator, Uncertain];
    /// Telling a room of turns.
    HookFaults = SpectatorsFaults + [NoSuchSetup, NoRandomness];
    /// What a table refuses.
    RefusedFaults = SpeakFaults
        + [NoSuchSeat, NotPending, Over, NoSuchWords, Begun, BrokenRule, NoSuchOutcome, NoEntry, NoRandomness];
    /// Saying a move.
    SayFaults = RefusedFaults + [StaleOffer, OtherMove, ReadFirst];
    /// Going on in a lesson, or back.
    GoFaults = RefusedFaults + [NoLesson, NothingToRead, NothingToTakeBack];
    /// Looking for the lessons of a game.
    LessonsFaults = AskFaults + [NoLesson, Store];
    /// Beginning a lesson.
    TeachFaults = CreateFaults + [NoLesson];
    /// Looking at a tournament.
    TournamentFaults = AskFaults + [NoTournament, Store];
    /// Creating a tournament.
    NewTournamentFaults = CreateFaults + [NoPlayer];
    /// Doing something in a tournament.
    ActFaults = BodyFaults
        + TournamentFaults
        + [LockedOut, NoPlayer, NotOrganiser, NoRandomness, Uncertain, WrongStage];
    /// Entering a tournament.
    EnterFaults = ActFaults
        + [EntryByLink, EntriesClosed, TournamentFull, EnteredAlready, NameFirst, NoSuchSetup];
    /// Leaving a tournament.
    LeaveFaults = ActFaults + [NoEntrant];
    /// Beginning a tournament, and the like.
    PassFaults = ActFaults + [TooFewEntrants];
    /// Closing a table of a tournament.
    CloseFaults = ActFaults + [NoTable];
    /// Asking for a hint.
    HintFaults = SpeakFaults + [NoHints, NotPending, Over];
    /// Asking a coach.
    CoachFaults = RefusedFaults + [NoCoach, NoHints];
    /// Trying a move at a puzzle.
    SolveFaults = RefusedFaults + [NoPuzzle];
    /// Being shown the answer of a puzzle.
    AnswerFaults = SpeakFaults + [NoPuzzle];
    /// Taking back.
    BackFaults = SpeakFaults + [NothingToTakeBack, AskLater, OtherAsks, TournamentTable];
    /// Answering a request to take back.
    ConsentFaults = SpeakFaults + [NobodyAsks, NothingToTakeBack, TournamentTable];
    /// Making a move again.
    RedoFaults = RefusedFaults + [NothingToRedo];
}

/// One response for each status, which lists the codes that come with it.
fn described(mut kinds: Vec<FaultKind>) -> BTreeMap<String, RefOr<utoipa::openapi::Response>> {
    kinds.sort();
    kinds.dedup();
    let mut by_status: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for kind in kinds {
        let told = format!("`{}`: {}", kind.code(), kind.way_out());
        by_status.entry(kind.status().as_u16().to_string()).or_default().push(told);
    }
    let response = |told: Vec<String>| {
        let body = ContentBuilder::new().schema(Some(Ref::from_schema_name("ErrorBody"))).build();
        ResponseBuilder::new().description(told.join("\n\n")).content("application/json", body).build()
    };
    by_status.into_iter().map(|(status, told)| (status, RefOr::T(response(told)))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// Two types of one name would become one type in the description.
    #[test]
    fn every_type_of_the_description_has_a_name_of_its_own() {
        fn names(folder: &std::path::Path, into: &mut Vec<String>) {
            for file in std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path())
            {
                if file.is_dir() {
                    names(&file, into);
                    continue;
                }
                let source = std::fs::read_to_string(file).expect("a text");
                for rest in source.split("utoipa::ToSchema").skip(1) {
                    let name = rest.split_once("struct ").into_iter().chain(rest.split_once("enum "));
                    let name = name.min_by_key(|(before, _)| before.len()).expect("a type").1;
                    into.push(name.split([' ', ';', '<']).next().unwrap_or_default().to_owned());
                }
            }
        }
        let mut all = Vec::new();
        for folder in ["/src", "/../adit-look/src"] {
            names(std::path::Path::new(&format!("{}{folder}", env!("CARGO_MANIFEST_DIR"))), &mut all);
        }
        assert!(all.len() > 30, "{all:?}");
        let mut seen = HashSet::new();
        for name in all {
            assert!(seen.insert(name.clone()), "{name} is the name of two types");
        }
    }

    #[test]
    fn every_fault_is_described_somewhere() {
        let described: HashSet<FaultKind> = [
            BranchFaults::kinds(),
            PngFaults::kinds(),
            CardFaults::kinds(),
            FollowFaults::kinds(),
            PointsFaults::kinds(),
            AnalysisFaults::kinds(),
            SayFaults::kinds(),
            GoFaults::kinds(),
            HintFaults::kinds(),
            CoachFaults::kinds(),
            SolveFaults::kinds(),
            AnswerFaults::kinds(),
            ChatFaults::kinds(),
            SpectatorsFaults::kinds(),
            ConsentFaults::kinds(),
            BackFaults::kinds(),
            RedoFaults::kinds(),
            NewTournamentFaults::kinds(),
            EnterFaults::kinds(),
            LeaveFaults::kinds(),
            PassFaults::kinds(),
            CloseFaults::kinds(),
        ]
        .into_iter()
        .flatten()
        .collect();
        let missing = FaultKind::ALL.iter().filter(|kind| !described.contains(kind));
        // An address that does not exist cannot be described, and some things are done on pages alone.
        let elsewhere = [FaultKind::NotWelcome, FaultKind::NoPage, FaultKind::SeatTaken];
        assert_eq!(missing.copied().collect::<Vec<_>>(), elsewhere);
    }
}

//! An agent, as the protocol knows it.

use crate::asking::Asking;
use crate::fault::Fault;
use crate::interface::Interface;
use crate::reply::Reply;
use crate::seats::Seats;
use crate::{Link, resources, tools};
use adit_any::{AnyGame, Games};
use adit_game::{Language, Texts};
use axum::extract::ConnectInfo;
use axum::http::request::Parts;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, ErrorData, Implementation, ListResourcesResult, ListToolsResult,
    PaginatedRequestParams, ReadResourceRequestParams, ReadResourceResponse, ServerCapabilities,
    ServerConfig, Tool,
};
use rmcp::service::RequestContext;
use rmcp::{RoleServer, ServerHandler};
use std::net::SocketAddr;
use std::sync::Arc;

/// Where the tables of an agent are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In this process. The agent's seats are remembered by names.
    Process,
    /// On the server at this address. The agent's seats are remembered by names.
    Elsewhere(String),
    /// On the server that is asked by HTTP. Nothing is remembered: a seat is called by its link.
    Asked,
}

/// Somebody who plays through tools. It holds seats, not the table.
#[derive(Clone)]
pub struct Agent(Arc<Inner>);

struct Inner {
    games: Games,
    interface: Arc<dyn Interface>,
    place: Place,
    seats: Seats,
    language: Language,
    hints: bool,
}

impl Agent {
    /// An agent that plays these games through an interface.
    pub fn new(games: Games, interface: Arc<dyn Interface>, place: Place) -> Agent {
        let (seats, language) = (Seats::default(), Language::English);
        Agent(Arc::new(Inner { games, interface, place, seats, language, hints: true }))
    }

    /// The same agent, which is told everything in this language unless it asks for another one, and which may or may not begin
    /// tables with hints. It holds no seats yet.
    #[must_use]
    pub fn with(self, language: Language, hints: bool) -> Agent {
        let (interface, place) = (Arc::clone(&self.0.interface), self.0.place.clone());
        let (games, seats) = (self.0.games, Seats::default());
        Agent(Arc::new(Inner { games, interface, place, seats, language, hints }))
    }

    /// Takes the seat of a link, before the agent is asked anything. Says why that cannot be done.
    pub async fn sit(&self, link: &Link) -> Result<(), String> {
        let asking = Asking { agent: self, from: None, own: None, language: self.0.language };
        let said = |fault: Fault| format!("{fault}; {}", fault.way_out());
        tools::take_seat(&asking, link.clone(), self.0.language).await.map(drop).map_err(said)
    }

    pub(crate) fn games(&self) -> Games {
        self.0.games
    }

    pub(crate) fn interface(&self) -> &dyn Interface {
        &*self.0.interface
    }

    pub(crate) fn seats(&self) -> &Seats {
        &self.0.seats
    }

    /// May the agent begin tables with hints?
    pub(crate) fn may_allow_hints(&self) -> bool {
        self.0.hints
    }

    /// Are seats remembered by names?
    pub(crate) fn remembers(&self) -> bool {
        match self.0.place {
            Place::Process | Place::Elsewhere(_) => true,
            Place::Asked => false,
        }
    }

    /// Is the seat of this link at one of the tables that the agent can reach?
    pub(crate) fn admits(&self, link: &Link) -> Result<(), Fault> {
        let Some(there) = &link.server else { return Ok(()) };
        let here = match &self.0.place {
            Place::Process => "tables of its own".to_owned(),
            Place::Elsewhere(server) if server == there => return Ok(()),
            Place::Elsewhere(server) => server.clone(),
            // A server may be reached by several names.
            Place::Asked => return Ok(()),
        };
        Err(Fault::OtherServer { there: there.clone(), here })
    }

    /// A game by its id.
    pub(crate) fn game(&self, id: &str) -> Result<&'static dyn AnyGame, Fault> {
        adit_any::find(self.0.games, id).map_err(|fault| Fault::NotFound(fault.to_string()))
    }

    /// The texts of a game.
    pub(crate) fn texts(&self, game: &dyn AnyGame, language: Language) -> Texts {
        game.texts(language)
            .or_else(|| game.texts(Language::English))
            .unwrap_or_else(|| Texts::new(Language::English, &[]))
    }

    fn asking(&self, context: &RequestContext<RoleServer>) -> Asking<'_> {
        let parts = context.extensions.get::<Parts>();
        let from = parts.and_then(|parts| parts.extensions.get::<ConnectInfo<SocketAddr>>());
        let own = parts.and_then(|parts| crate::http::own_seat(parts.uri.path()));
        Asking { agent: self, from: from.map(|info| info.0), own, language: self.0.language }
    }
}

/// What an agent is told before it begins.
const INSTRUCTIONS: &str = "Play board games at Adit. You hold seats, not the table: you see what a player in your seat sees.\n\
    1. `list_games`, then `start_table` against bots; or `sit` with the link of a seat that a person has given you.\n\
    2. Until the game is over: `look` at the table; on your turn find a move with `offer` and make it with `say`; otherwise `wait`.\n\
    A move is a line of words, such as `pass`. `offer` lists the moves; with `begin` it lists what follows some words.\n\
    `what` explains anything on the table, `why` tells why something is not allowed, `preview` what a move would do, and \
    `rules` searches the rulebooks. Refusals name the clause of the rules that is broken. Nothing changes when you are refused.";

impl ServerHandler for Agent {
    fn get_info(&self) -> ServerConfig {
        let capabilities = ServerCapabilities::builder().enable_tools().enable_resources().build();
        let who = Implementation::new("adit", env!("CARGO_PKG_VERSION"));
        ServerConfig::new(capabilities).with_server_info(who).with_instructions(INSTRUCTIONS)
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(tools::list()))
    }

    fn get_tool(&self, name: &str) -> Option<Tool> {
        tools::list().into_iter().find(|tool| tool.name == name)
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let asking = self.asking(&context);
        let called = tools::call(&request.name, request.arguments, &asking).await;
        let Some(called) = called else {
            let known = tools::list().into_iter().map(|tool| tool.name).collect::<Vec<_>>().join(", ");
            let told = format!("there is no tool {:?}; the tools are {known}", request.name);
            return Err(ErrorData::invalid_params(told, None));
        };
        let result = called.map_or_else(|fault| fault.result(), Reply::result);
        Ok(result.into())
    }

    async fn list_resources(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        Ok(ListResourcesResult::with_all_items(resources::list(self)))
    }

    async fn read_resource(
        &self,
        request: ReadResourceRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        let missing = || {
            let told =
                format!("there is nothing at {:?}; the list of resources has all addresses", request.uri);
            ErrorData::resource_not_found(told, None)
        };
        resources::read(self, &request.uri).map(Into::into).ok_or_else(missing)
    }
}

//! Requests to the interface, for one call of a tool.

use crate::bodies::Game;
use crate::fault::{Fault, Refused};
use crate::seats::Chair;
use crate::{Agent, Link, Unreachable};
use adit_game::Language;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::http::Method;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE};
use axum::response::Response;
use http_body_util::{BodyExt as _, Limited};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::net::SocketAddr;

/// The longest answer that is read.
const LONGEST: usize = 32 * 1024 * 1024;

/// Somebody who asks: an agent, and where its request comes from.
pub(crate) struct Asking<'a> {
    pub(crate) agent: &'a Agent,
    /// The address of the agent, if it asks by HTTP: limits count there.
    pub(crate) from: Option<SocketAddr>,
    /// The seat of the address that was asked, if it names one.
    pub(crate) own: Option<Link>,
    /// The language in which the agent is told what it says nothing about.
    pub(crate) language: Language,
}

#[derive(Deserialize)]
struct Wrong {
    error: Refused,
}

impl Asking<'_> {
    /// The seat that is meant.
    pub(crate) fn chair(&self, table: Option<&str>, seat: Option<u8>) -> Result<Chair, Fault> {
        match (&self.own, table) {
            (Some(link), None) => Ok(Chair { called: link.path(), seat, link: link.clone() }),
            (_, table) => {
                let chair = self.agent.seats().find(table, seat)?;
                self.agent.admits(&chair.link)?;
                Ok(chair)
            }
        }
    }

    /// The games of the server.
    pub(crate) async fn games(&self, language: Language) -> Result<Vec<Game>, Fault> {
        self.json(Method::GET, "/api/games", None, language, None).await
    }

    /// What an address of a table says.
    pub(crate) async fn get<T: DeserializeOwned>(
        &self,
        link: &Link,
        what: &str,
        language: Language,
    ) -> Result<T, Fault> {
        self.json(Method::GET, &of_table(link, what), Some(link), language, None).await
    }

    /// What an address of a table answers to this.
    pub(crate) async fn post<T: DeserializeOwned>(
        &self,
        link: &Link,
        what: &str,
        language: Language,
        body: Value,
    ) -> Result<T, Fault> {
        self.json(Method::POST, &of_table(link, what), Some(link), language, Some(body)).await
    }

    /// The bytes at an address of a table.
    pub(crate) async fn bytes(&self, link: &Link, what: &str, language: Language) -> Result<Vec<u8>, Fault> {
        let response = self.ask(Method::GET, &of_table(link, what), Some(link), language, None).await?;
        read(response).await
    }

    /// What flows at an address of a table.
    pub(crate) async fn follow(&self, link: &Link, what: &str, language: Language) -> Result<Body, Fault> {
        let response = self.ask(Method::GET, &of_table(link, what), Some(link), language, None).await?;
        Ok(response.into_body())
    }

    /// JSON at any address.
    pub(crate) async fn json<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        link: Option<&Link>,
        language: Language,
        body: Option<Value>,
    ) -> Result<T, Fault> {
        let response = self.ask(method, path, link, language, body).await?;
        serde_json::from_slice(&read(response).await?).map_err(|fault| Fault::Unreadable(fault.to_string()))
    }

    async fn ask(
        &self,
        method: Method,
        path: &str,
        link: Option<&Link>,
        language: Language,
        body: Option<Value>,
    ) -> Result<Response, Fault> {
        let mut request =
            Request::builder().method(method).uri(path).header(ACCEPT_LANGUAGE, language.word());
        if let Some(link) = link {
            request = request.header(AUTHORIZATION, format!("Bearer {}", link.token));
        }
        if let Some(from) = self.from {
            request = request.extension(ConnectInfo(from));
        }
        let body = match body {
            Some(body) => {
                request = request.header(CONTENT_TYPE, "application/json");
                Body::from(body.to_string())
            }
            None => Body::empty(),
        };
        let request = request.body(body).map_err(|fault| Fault::Unreadable(fault.to_string()))?;
        let response = self.agent.interface().ask(request).await?;
        if response.status().is_success() {
            return Ok(response);
        }
        let status = response.status();
        let refused: Result<Wrong, _> = serde_json::from_slice(&read(response).await?);
        Err(match refused {
            Ok(wrong) => Fault::Refused(wrong.error),
            Err(_) => Fault::Unreadable(format!("it is neither an answer nor a refusal ({status})")),
        })
    }
}

fn of_table(link: &Link, what: &str) -> String {
    format!("/api/tables/{}{what}", link.table)
}

async fn read(response: Response) -> Result<Vec<u8>, Fault> {
    let body = Limited::new(response.into_body(), LONGEST).collect().await;
    let body = body.map_err(|fault| Fault::Unreachable(Unreachable(fault.to_string())))?;
    Ok(body.to_bytes().to_vec())
}

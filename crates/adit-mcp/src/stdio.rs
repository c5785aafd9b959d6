//! An agent that has started this program.

use crate::Agent;
use rmcp::ServiceExt as _;
use rmcp::transport::io::stdio;
use std::io;

/// Speaks on standard input and output until the input ends.
pub async fn serve(agent: Agent) -> io::Result<()> {
    match agent.serve(stdio()).await {
        Ok(running) => running.waiting().await.map(drop).map_err(io::Error::other),
        // A client that leaves before it has said hello has no question.
        Err(rmcp::service::ServerInitializeError::ConnectionClosed(_)) => Ok(()),
        Err(fault) => Err(io::Error::other(fault)),
    }
}

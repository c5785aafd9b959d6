//! `adit doctor`: whether a server with these options would work, and what to do where it would not.

use crate::args::ServeArguments;
use crate::backup::Backups;
use crate::serve;
use crate::store::wait;
use adit_store::{Filter, Store, StoreError, StoreUrl, Time};
use jiff::Timestamp;
use std::io::Write;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::ExitCode;

/// What the program exits with when something would not work.
const ILL: u8 = 1;
/// Below this much room a busy evening may fill the disk.
const LITTLE_ROOM: u64 = 512 * 1024 * 1024;
/// How far clocks of several computers may be apart, in milliseconds.
const DRIFT: i64 = 60_000;

/// What was found about one thing.
#[derive(Debug, PartialEq, Eq)]
enum Finding {
    /// It works.
    Well(String),
    /// It works, but the host should know this.
    Note(String),
    /// It does not work, and this is what to do.
    Ill(String),
}

/// What is looked at, and what was found.
type Found = (&'static str, Finding);

/// Looks at everything that a server with these options needs.
pub(crate) fn run(arguments: &ServeArguments, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let url = arguments.store.url()?;
    let mut all = wait(async { Ok(store(&url).await) })?;
    all.extend(url.path().and_then(room));
    all.push(("port", port(SocketAddr::new(arguments.host, arguments.port), "--port")));
    all.extend(arguments.metrics.map(|address| ("metrics", port(address, "--metrics"))));
    all.push(("address", address(arguments)));
    all.push(("mail", wait(async { Ok(mail(arguments).await) })?));
    all.push(("notifications", notifications(arguments)));
    all.push(("backups", backups(arguments, &url)));
    let mut is_ill = false;
    for (what, found) in all {
        let (mark, said) = match found {
            Finding::Well(said) => ("ok  ", said),
            Finding::Note(said) => ("note", said),
            Finding::Ill(said) => {
                is_ill = true;
                ("BAD ", said)
            }
        };
        writeln!(out, "{mark}  {what}: {said}")?;
    }
    writeln!(
        out,
        "{}",
        if is_ill { "Something needs your attention." } else { "A server with these options would work." }
    )?;
    Ok(if is_ill { ExitCode::from(ILL) } else { ExitCode::SUCCESS })
}

/// The store, and whether its times and those of this computer agree.
async fn store(url: &StoreUrl) -> Vec<Found> {
    let store = match Store::open_existing(url).await {
        Ok(store) => store,
        Err(StoreError::Missing { .. }) if url.path().is_some() => {
            return vec![("store", Finding::Well(format!("{url} is made when the server starts")))];
        }
        Err(_) if url.is_memory() => {
            return vec![("store", Finding::Note("nothing is kept when the server ends".to_owned()))];
        }
        Err(fault) => return vec![("store", Finding::Ill(fault.to_string()))],
    };
    let written = match (store.ping().await, store.count().await) {
        (Ok(()), Ok(tables)) => {
            Finding::Well(format!("{url} can be read and written and has {tables} tables"))
        }
        (Err(fault), _) | (_, Err(fault)) => Finding::Ill(fault.to_string()),
    };
    let last = store
        .list(&Filter::default(), 1)
        .await
        .ok()
        .and_then(|tables| tables.first().map(|table| table.changed_at));
    let clock = clock(store.now(), last);
    store.close().await;
    vec![("store", written), ("clock", clock)]
}

fn clock(now: Time, last: Option<Time>) -> Finding {
    let shown = Timestamp::from_millisecond(now.millis())
        .map_or_else(|_| "unknown".to_owned(), |now| format!("{now:.0}"));
    match last {
        Some(last) if last.millis() > now.millis() + DRIFT => Finding::Ill(format!(
            "it is {shown} here, but something was stored later than that; set the clock of this computer (timedatectl set-ntp true)"
        )),
        Some(_) | None => Finding::Well(format!("it is {shown}")),
    }
}

/// How much room the disk of the store has.
#[cfg(unix)]
fn room(store: &Path) -> Option<Found> {
    // The folder is made with the store; until then the one above it counts.
    let folder = store.ancestors().skip(1).find(|folder| folder.is_dir())?;
    let found = match rustix::fs::statvfs(folder) {
        Ok(disk) => {
            let free = disk.f_bavail.saturating_mul(disk.f_frsize);
            let said = format!("{} MB are free for the store", free / 1_000_000);
            if free < LITTLE_ROOM {
                Finding::Ill(format!("only {said}; make some room"))
            } else {
                Finding::Well(said)
            }
        }
        Err(fault) => Finding::Note(format!("the free room is unknown: {fault}")),
    };
    Some(("disk", found))
}

/// Only some systems say how much room there is.
#[cfg(not(unix))]
fn room(_: &Path) -> Option<Found> {
    None
}

fn port(address: SocketAddr, option: &str) -> Finding {
    match TcpListener::bind(address) {
        Ok(_) => Finding::Well(format!("{address} is free")),
        Err(fault) => Finding::Ill(format!(
            "cannot listen on {address}: {fault}. If that is this server, which is running already, all is well; otherwise choose another with {option}"
        )),
    }
}

/// What links in messages begin with.
fn address(arguments: &ServeArguments) -> Finding {
    let listens = SocketAddr::new(arguments.host, arguments.port);
    match serve::public_address(arguments, listens) {
        Err(fault) => Finding::Ill(format!("{fault:#}")),
        Ok(address) if arguments.public_url.is_none() && !arguments.host.is_loopback() => {
            Finding::Note(format!(
                "links in messages begin with {address}; say with --public-url where players reach the server"
            ))
        }
        Ok(address) if address.starts_with("https://") && !arguments.https => Finding::Note(format!(
            "players come by {address}; add --https, so that cookies are sent encrypted only"
        )),
        Ok(address) => Finding::Well(format!("links in messages begin with {address}")),
    }
}

async fn mail(arguments: &ServeArguments) -> Finding {
    match serve::mailer(arguments) {
        Ok(None) => Finding::Note("no mails are sent; --mail names a mail server".to_owned()),
        Err(fault) => Finding::Ill(format!("{fault:#}; see --mail and --mail-from")),
        Ok(Some(mailer)) => match mailer.knock().await {
            Ok(()) => Finding::Well(format!("the mail server lets us in; mails come from {}", mailer.from())),
            Err(fault) => Finding::Ill(format!("{fault}; see --mail")),
        },
    }
}

/// Whether players can be given notifications.
fn notifications(arguments: &ServeArguments) -> Finding {
    let is_secure = arguments.https
        || arguments.public_url.as_ref().is_some_and(|address| address.starts_with("https://"));
    if is_secure || arguments.host.is_loopback() {
        Finding::Well("browsers offer them where the page comes over https, and on this computer".to_owned())
    } else {
        Finding::Note(
            "browsers offer them only where the page comes over https; put a proxy in front that encrypts"
                .to_owned(),
        )
    }
}

fn backups(arguments: &ServeArguments, store: &StoreUrl) -> Finding {
    let Some(folder) = &arguments.backup else {
        return Finding::Note("none are made; --backup names a folder for them".to_owned());
    };
    if store.path().is_none() {
        return Finding::Ill(StoreError::NotAFile { place: store.to_string() }.to_string());
    }
    match Backups::new(folder.clone(), arguments.backup_keep).last() {
        Err(_) if !folder.exists() => {
            Finding::Well(format!("{} is made with the first one", folder.display()))
        }
        Err(fault) => Finding::Ill(format!("{fault:#}; give the right to write there")),
        Ok(None) => Finding::Note(format!("there is none in {} yet", folder.display())),
        Ok(Some(last)) => {
            let hours = Timestamp::now().duration_since(last).as_hours();
            let said = format!("the last one is {hours} hours old");
            let is_late = hours > 2 * i64::from(arguments.backup_every);
            if is_late {
                Finding::Ill(format!("{said}; look at the log for what went wrong"))
            } else {
                Finding::Well(said)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_ill(finding: &Finding) -> bool {
        matches!(finding, Finding::Ill(_))
    }

    #[test]
    fn a_clock_that_is_behind_what_was_stored_is_wrong() {
        let at = Time::from_millis;
        assert!(is_ill(&clock(at(1_000_000_000), Some(at(2_000_000_000)))));
        assert!(!is_ill(&clock(at(2_000_000_000), Some(at(2_000_030_000)))));
        assert!(!is_ill(&clock(at(2_000_000_000), None)));
    }

    #[test]
    fn a_port_that_is_taken_is_told() {
        let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = taken.local_addr().expect("its address");
        assert!(is_ill(&port(address, "--port")));
        drop(taken);
        assert!(!is_ill(&port(address, "--port")));
    }
}

//! The server under load, as a process of its own.

use anyhow::{Context, Result, bail};
use std::fs;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The program in its release build.
pub fn program(root: &Path) -> Result<PathBuf> {
    let status = Command::new(env!("CARGO"))
        .args(["build", "--release", "--package", "adit-cli"])
        .current_dir(root)
        .status()
        .context("cargo build cannot be run")?;
    if !status.success() {
        bail!("the program does not build");
    }
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    Ok(target.join("release").join(format!("adit{}", std::env::consts::EXE_SUFFIX)))
}

/// A running server. It is killed when this is dropped.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
}

/// A port that nobody uses.
pub fn free_address() -> Result<SocketAddr> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?)
}

impl Server {
    /// Starts the program and waits until it listens.
    pub fn start(program: &Path, store: &str, address: SocketAddr) -> Result<Server> {
        let child = Command::new(program)
            .args(["serve", "--rate", "0", "--log", "error", "--store", store])
            .args(["--port", &address.port().to_string()])
            .stdout(Stdio::null())
            .spawn()
            .with_context(|| format!("{} cannot be started", program.display()))?;
        let mut server = Server { child, address };
        let begin = Instant::now();
        while TcpStream::connect(address).is_err() {
            if let Some(status) = server.child.try_wait()? {
                bail!("the server has ended: {status}");
            }
            if begin.elapsed() > Duration::from_secs(20) {
                bail!("the server does not listen after 20 seconds");
            }
            sleep(Duration::from_millis(5));
        }
        Ok(server)
    }

    /// Ends the server in the middle of whatever it does.
    pub fn kill(&mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// The processor time that the server has used so far.
    pub fn cpu(&self) -> Result<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        // The name of the program stands in brackets and may contain anything.
        let (_, fields) = stat.rsplit_once(')').context("the system tells of a process as usual")?;
        let ticks: u64 =
            fields.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
        Ok(Duration::from_millis(ticks * 10))
    }

    /// The memory that the server has now, in bytes.
    pub fn memory(&self) -> Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        Ok(kilobytes.context("the system tells the memory of a process as usual")? * 1024)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

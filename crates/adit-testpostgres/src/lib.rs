//! A PostgreSQL server for the duration of a test run.
//!
//! The server that is installed on this computer is started in a folder of its own, listens on no network, and ends
//! with the process that started it, however that process ends. Every test takes a database of its own from it.
//!
//! A computer without PostgreSQL can run all other tests. `./check` installs the server where it can and says so where
//! it cannot; with the variable `CI` set, a missing server is a failed test.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// What is said where there is no server.
const MISSING: &str = "PostgreSQL is not installed, so its tests did not run; install the package `postgresql` (not needed to play)";

/// A running server. It ends when this is dropped, which closes the line to its keeper.
pub struct Server {
    programs: PathBuf,
    folder: PathBuf,
    keeper: Mutex<Option<Child>>,
    databases: AtomicU32,
}

/// The address of a new, empty database on the server that all tests of this process share. There is none on a
/// computer without PostgreSQL, unless `CI` is set: then that is a failure.
pub fn database() -> Option<String> {
    static SHARED: OnceLock<Option<Server>> = OnceLock::new();
    SHARED.get_or_init(Server::start).as_ref().map(Server::database)
}

impl Server {
    /// Starts a server that nobody else uses, for tests that stop it. There is none on a computer without PostgreSQL.
    pub fn start() -> Option<Server> {
        let Some(programs) = programs() else {
            assert!(std::env::var_os("CI").is_none(), "{MISSING}");
            println!("{MISSING}");
            return None;
        };
        let folder =
            tempfile::Builder::new().prefix("adit-postgres-").tempdir().expect("a folder can be made").keep();
        let server = Server { programs, folder, keeper: Mutex::new(None), databases: AtomicU32::new(0) };
        server.prepare();
        server.start_again();
        Some(server)
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Relaxed));
        let folder = self.folder.display();
        self.run("createdb", &["-h", &folder.to_string(), "-U", "adit", "-T", "template0", &name]);
        format!("postgres://adit@localhost/{name}?host={folder}")
    }

    /// Ends the server at once, as a crash would.
    pub fn stop(&self) {
        let keeper = self.keeper.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(mut keeper) = keeper {
            if let Some(mut orders) = keeper.stdin.take() {
                orders.write_all(b"keep\n").expect("the keeper listens");
            }
            keeper.wait().expect("the keeper ends");
        }
    }

    /// Starts a server that was stopped.
    pub fn start_again(&self) {
        // The keeper ends the server when it is told to, or when the process that could tell it is no more.
        let script = "\"$@\" >>\"$FOLDER/log\" 2>&1 & server=$!; read -r order; kill -QUIT $server; wait $server; \
                      [ \"$order\" = keep ] || rm -rf \"$FOLDER\"";
        let mut keeper = Command::new("sh");
        keeper.args(["-c", script, "keeper"]).args(self.as_its_user("postgres")).arg("-D").arg(self.data());
        keeper.arg("-k").arg(&self.folder).args(["-c", "listen_addresses=", "-c", "max_connections=200"]);
        keeper.env("FOLDER", &self.folder).current_dir("/");
        keeper.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut keeper, 0);
        let keeper = keeper.spawn().expect("a shell can be started");
        *self.keeper.lock().unwrap_or_else(PoisonError::into_inner) = Some(keeper);
        self.wait_until_it_answers();
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// Makes the files of the server.
    fn prepare(&self) {
        if is_root() {
            let output = Command::new("chown").arg("postgres").arg(&self.folder).output();
            assert!(output.is_ok_and(|output| output.status.success()), "there is no user postgres");
        }
        let command = self.as_its_user("initdb");
        let (program, arguments) = command.split_first().expect("a command has a program");
        let data = self.data();
        let output = Command::new(program)
            .args(arguments)
            .args(["-A", "trust", "-U", "adit", "-E", "UTF8", "--locale=C", "--no-sync", "-D"])
            .arg(&data)
            .current_dir("/")
            .output()
            .expect("initdb can be run");
        assert!(output.status.success(), "initdb: {}", String::from_utf8_lossy(&output.stderr));
    }

    /// The server refuses to be run by root.
    fn as_its_user(&self, program: &str) -> Vec<String> {
        let program = self.programs.join(program).display().to_string();
        if !is_root() {
            return vec![program];
        }
        let user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"];
        user.into_iter().map(str::to_owned).chain([program]).collect()
    }

    fn wait_until_it_answers(&self) {
        let begin = Instant::now();
        while begin.elapsed() < Duration::from_secs(60) {
            let mut question = Command::new(self.programs.join("pg_isready"));
            let answer = question.arg("-q").arg("-h").arg(&self.folder).status();
            if answer.is_ok_and(|status| status.success()) {
                return;
            }
            sleep(Duration::from_millis(20));
        }
        let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        panic!("PostgreSQL does not answer:\n{log}");
    }

    fn run(&self, program: &str, arguments: &[&str]) {
        let output = Command::new(self.programs.join(program)).args(arguments).output();
        let output = output.unwrap_or_else(|fault| panic!("{program} cannot be run: {fault}"));
        assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

/// The folder of the server's programs: in the search path, or where Debian puts them.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let searched = std::env::split_paths(&path);
    let mut versions: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|version| version.path().join("bin"))
        .collect();
    versions.sort();
    let complete = |folder: &PathBuf| {
        ["initdb", "postgres", "pg_isready", "createdb"].iter().all(|program| folder.join(program).is_file())
    };
    versions.into_iter().rev().chain(searched).find(complete)
}

fn is_root() -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        // A process owns itself.
        fs::metadata(Path::new("/proc/self")).is_ok_and(|metadata| metadata.uid() == 0)
    }
    #[cfg(not(unix))]
    false
}

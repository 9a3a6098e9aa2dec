//! The program as a process: the engine that answers lines, and commands that end by themselves.
//! Each is ended with what began it, and none waits for ever.

use serde_json::Value;
use std::{
    env, fs,
    io::{self, BufRead, BufReader, Write as _},
    path::Path,
    process::{Child, ChildStdin, Command, ExitStatus, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    thread,
    time::{Duration, Instant},
};

/// Set where an attack begins itself once more as the program.
pub const AS_PROGRAM: &str = "CARAVANSERAI_ATTACKED";
/// How long an answer and a command may take: far more than any needs.
const PATIENCE: Duration = Duration::from_secs(120);

/// The program: the one that `PROGRAM` names, the one that is built for tests, or this one once
/// more.
pub fn program() -> Command {
    if let Some(path) = env::var_os("PROGRAM") {
        return Command::new(path);
    }
    match option_env!("CARGO_BIN_EXE_caravanserai") {
        Some(path) => Command::new(path),
        None => {
            let mut command = Command::new(env::current_exe().expect("this program has a file"));
            command.env(AS_PROGRAM, "1");
            command
        }
    }
}

/// How a command ended, and what it said.
pub struct Ended {
    /// Its exit code; `None` where it was ended for taking too long, or by a signal.
    pub code: Option<i32>,
    /// What it wrote.
    pub out: String,
    /// What it complained of.
    pub err: String,
}

impl Ended {
    /// Why a command that may refuse with one sentence has not kept to that.
    pub fn fault(&self) -> Option<String> {
        let err = self.err.trim();
        match self.code {
            _ if err.contains("panicked") => Some(format!("a panic: {err}")),
            Some(0) => None,
            Some(1) if err.lines().count() == 1 => None,
            Some(1) => Some(format!("not one sentence: {err}")),
            other => Some(format!("exit {other:?}: {err}")),
        }
    }
}

/// Runs a command of the program to its end.
pub fn run<S: AsRef<std::ffi::OsStr>>(folder: &Path, args: &[S]) -> Ended {
    let mut child = program()
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program begins");
    let said = [listen(child.stdout.take()), listen(child.stderr.take())];
    let status = wait(&mut child, PATIENCE);
    if status.is_none() {
        end(&mut child);
    }
    let [out, err] = said.map(|heard| heard.join().unwrap_or_default());
    let err = if status.is_none() { format!("no end within {PATIENCE:?}: {err}") } else { err };
    Ended { code: status.and_then(|s| s.code()), out, err }
}

fn listen(from: Option<impl io::Read + Send + 'static>) -> thread::JoinHandle<String> {
    thread::spawn(move || {
        let mut heard = Vec::new();
        if let Some(mut from) = from {
            // What was heard until it broke off counts.
            let _ = from.read_to_end(&mut heard);
        }
        String::from_utf8_lossy(&heard).into_owned()
    })
}

/// Waits for the end of a process, so long at most.
pub fn wait(child: &mut Child, most: Duration) -> Option<ExitStatus> {
    let until = Instant::now() + most;
    loop {
        if let Ok(Some(status)) = child.try_wait() {
            return Some(status);
        }
        if Instant::now() > until {
            return None;
        }
        thread::sleep(Duration::from_millis(2));
    }
}

/// Ends a process at once.
pub fn end(child: &mut Child) {
    // It may have ended by itself.
    let _ = child.kill();
    let _ = child.wait();
}

/// An engine.
pub struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    answers: Receiver<Vec<u8>>,
    complaints: Option<thread::JoinHandle<String>>,
}

impl Engine {
    /// Begins an engine in a folder.
    pub fn begin(folder: &Path) -> Engine {
        let mut child = program()
            .arg("engine")
            .current_dir(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the engine begins");
        let (tell, answers) = channel();
        let mut from = BufReader::new(child.stdout.take().expect("it has an output"));
        thread::spawn(move || {
            loop {
                let mut line = Vec::new();
                let read = from.read_until(b'\n', &mut line);
                if !matches!(read, Ok(1..)) || tell.send(line).is_err() {
                    break;
                }
            }
        });
        let complaints = Some(listen(child.stderr.take()));
        let input = child.stdin.take();
        Engine { child, input, answers, complaints }
    }

    /// Sends bytes as they are.
    ///
    /// # Errors
    /// A sentence where the engine has gone.
    pub fn send(&mut self, bytes: &[u8]) -> Result<(), String> {
        let sent =
            self.input.as_mut().map(|input| input.write_all(bytes).and_then(|()| input.flush()));
        match sent {
            Some(Ok(())) => Ok(()),
            _ => Err(self.gone()),
        }
    }
    /// The next answer.
    ///
    /// # Errors
    /// A sentence where the engine has gone, or gives none.
    pub fn answer(&mut self) -> Result<Vec<u8>, String> {
        match self.answers.recv_timeout(PATIENCE) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(format!("no answer within {PATIENCE:?}")),
            Err(RecvTimeoutError::Disconnected) => Err(self.gone()),
        }
    }
    /// Sends a line and waits for its answer.
    ///
    /// # Errors
    /// As [`Engine::send`] and [`Engine::answer`], and where an answer is no JSON.
    pub fn ask(&mut self, line: &[u8]) -> Result<Value, String> {
        self.send(&[line, b"\n"].concat())?;
        let answer = self.answer()?;
        serde_json::from_slice(&answer)
            .map_err(|why| format!("{why}: {}", String::from_utf8_lossy(&answer)))
    }
    /// Ends the input, as whoever has nothing more to say.
    pub fn hang_up(&mut self) {
        self.input = None;
    }
    /// Ends the engine in the middle of whatever it does.
    pub fn kill(&mut self) {
        end(&mut self.child);
    }
    /// How it ended, and what it complained of.
    pub fn ended(&mut self) -> (Option<i32>, String) {
        self.hang_up();
        let code = wait(&mut self.child, PATIENCE).and_then(|status| status.code());
        end(&mut self.child);
        let said = self.complaints.take().map(|heard| heard.join().unwrap_or_default());
        (code, said.unwrap_or_default())
    }
    fn gone(&mut self) -> String {
        let (code, said) = self.ended();
        format!("the engine has gone (exit {code:?}): {said}")
    }
    /// The most memory that it has had, in KiB, where the system tells it.
    pub fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        end(&mut self.child);
    }
}

//! A virtual display of its own with a window manager, the program's window in it, and hands:
//! mouse, keyboard and what the window tells of what can be clicked. Where a program for that is
//! missing, it says so. Everything that was begun here is ended here.

use super::process::{end, program, wait};
use std::{
    env, fs,
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

/// How long the window may take for anything: far more than it needs.
const PATIENCE: Duration = Duration::from_secs(60);
/// Between two looks at what is waited for.
const LOOK: Duration = Duration::from_millis(20);
/// How many window managers may be begun for a display until one manages it.
const MANAGERS: u32 = 4;
/// The manager has no say in presses: it would hold each of them, and all that comes after, until
/// it has looked at it, which takes long on a busy machine.
const MANAGING: &str =
    "<openbox_config xmlns=\"http://openbox.org/3.4/rc\"><mouse/></openbox_config>";
/// What is needed beside the program.
const PROGRAMS: [&str; 3] = ["Xvfb", "openbox", "xdotool"];

/// Waits until something holds; says whether it came.
pub fn until(most: Duration, mut holds: impl FnMut() -> bool) -> bool {
    let end = Instant::now() + most;
    loop {
        if holds() {
            return true;
        }
        if Instant::now() > end {
            return false;
        }
        sleep(LOOK);
    }
}

/// A display and a home folder of a person who has never played.
pub struct Display {
    server: Child,
    manager: Option<Child>,
    name: String,
    home: tempfile::TempDir,
}

impl Display {
    /// Opens a display.
    ///
    /// # Errors
    /// A sentence that says what is missing: then nothing can be tried.
    pub fn open() -> Result<Display, String> {
        if !cfg!(feature = "gui") {
            return Err("this build has no window".into());
        }
        let paths = env::var_os("PATH").unwrap_or_default();
        let there = |name: &&str| env::split_paths(&paths).any(|dir| dir.join(name).is_file());
        if let Some(missing) = PROGRAMS.iter().find(|name| !there(name)) {
            return Err(format!("{missing} is missing; the README names the packages"));
        }
        let home = tempfile::tempdir().map_err(|why| why.to_string())?;
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x760x24"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|why| format!("Xvfb: {why}"))?;
        let mut number = String::new();
        if let Some(said) = server.stdout.take() {
            // Without a number there is no display.
            let _ = BufReader::new(said).read_line(&mut number);
        }
        let name = format!(":{}", number.trim());
        let mut display = Display { server, manager: None, name, home };
        if number.trim().is_empty() {
            return Err("Xvfb opens no display".into());
        }
        // A window that comes before its manager is taken over in the middle of a click. One that
        // comes too early to the display never manages it: then another one is begun.
        let rules = display.home().join("manager.xml");
        fs::write(&rules, MANAGING).map_err(|why| why.to_string())?;
        let manages = (0..MANAGERS).any(|_| {
            if let Some(mut manager) = display.manager.take() {
                end(&mut manager);
            }
            let mut openbox = display.command("openbox");
            display.manager = openbox.arg("--config-file").arg(&rules).spawn().ok();
            until(PATIENCE / MANAGERS, || display.xdotool(&["get_num_desktops"]).is_some())
        });
        if !manages {
            return Err("openbox does not manage the display".into());
        }
        for folder in [display.saves(), display.config()] {
            fs::create_dir_all(folder).map_err(|why| why.to_string())?;
        }
        display.set("(language: \"en\", reduced_motion: true, curtain: Never, speed: Fast)");
        Ok(display)
    }
    /// The folder of saves.
    pub fn saves(&self) -> PathBuf {
        self.home.path().join("data/caravanserai/saves")
    }
    /// The folder of the settings.
    pub fn config(&self) -> PathBuf {
        self.home.path().join("config/caravanserai")
    }
    /// A folder for anything else.
    pub fn home(&self) -> &Path {
        self.home.path()
    }
    /// Writes the file of settings.
    pub fn set(&self, settings: &str) {
        fs::write(self.config().join("settings.ron"), settings).expect("settings can be written");
    }

    /// A command of this display and this home.
    pub fn command(&self, name: &str) -> Command {
        let mut command = Command::new(name);
        self.dress(&mut command);
        command
    }
    fn dress(&self, command: &mut Command) {
        let home = self.home.path();
        command.env("DISPLAY", &self.name).env("HOME", home).env_remove("WAYLAND_DISPLAY");
        for (name, folder) in [
            ("XDG_DATA_HOME", "data"),
            ("XDG_CONFIG_HOME", "config"),
            ("XDG_STATE_HOME", "state"),
            ("XDG_CACHE_HOME", "cache"),
        ] {
            command.env(name, home.join(folder));
        }
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    }
    /// What the hands say, if they could do it.
    pub fn xdotool(&self, args: &[&str]) -> Option<String> {
        let output = self.command("xdotool").args(args).stdout(Stdio::piped()).output().ok()?;
        let said = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        output.status.success().then_some(said)
    }

    /// Opens the program's window, with these options before and words after `play`.
    pub fn window(&self, options: &[&str], words: &[&str]) -> Window<'_> {
        let (told, log) = (self.home().join("told"), self.home().join("log"));
        // There is none before the first window.
        let _ = fs::remove_file(&told);
        let mut command = program();
        self.dress(&mut command);
        command.args(options).arg("play").args(words).arg("--tell").arg(&told);
        command.stderr(fs::File::create(&log).expect("a log can be written"));
        let child = command.spawn().expect("the program begins");
        Window { display: self, child, told, log, id: None }
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        if let Some(manager) = &mut self.manager {
            end(manager);
        }
        end(&mut self.server);
    }
}

/// The program's window.
pub struct Window<'a> {
    display: &'a Display,
    child: Child,
    told: PathBuf,
    log: PathBuf,
    id: Option<String>,
}

impl Window<'_> {
    /// What it tells now.
    pub fn told(&self) -> String {
        fs::read_to_string(&self.told).unwrap_or_default()
    }
    /// What it has complained of.
    pub fn log(&self) -> String {
        String::from_utf8_lossy(&fs::read(&self.log).unwrap_or_default()).into_owned()
    }
    /// Whether it is still there.
    pub fn lives(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }
    /// Why it is not well: it has ended, or has complained.
    pub fn fault(&mut self) -> Option<String> {
        let log = self.log();
        let bad = ["panicked", "Caught rendering error", "Scissor"];
        if bad.iter().any(|word| log.contains(word)) || !self.lives() {
            let from = log.len().saturating_sub(1500);
            let lives = self.lives();
            return Some(format!("it lives: {lives}; {}", log.get(from..).unwrap_or(&log)));
        }
        None
    }
    /// Waits until it tells what is wanted, or has ended; says whether it came.
    pub fn awaits(&mut self, mut wanted: impl FnMut(&str) -> bool) -> bool {
        let mut came = false;
        until(PATIENCE, || {
            came = wanted(&self.told());
            came || !matches!(self.child.try_wait(), Ok(None))
        });
        came
    }
    /// Waits until a table lies there, or something is said or asked about why not.
    pub fn opened(&mut self) -> bool {
        let signs = ["\npicture\t", "note\t", "button\tLeave it alone\t"];
        self.awaits(|told| signs.iter().any(|sign| told.contains(sign))) && self.found().is_some()
    }
    /// Waits until the table can be played on, past the curtain that somebody must open first; says
    /// whether it came. A question about the file itself stays.
    pub fn uncovered(&mut self) -> bool {
        let shown = ["button\tMenu\t", "button\tPlay on from", "button\tLeave it alone\t"];
        let curtain = "button\tI am ";
        let asks = |told: &str| shown.iter().any(|sign| told.contains(sign));
        if !self.awaits(|told| asks(told) || told.contains(curtain)) {
            return false;
        }
        if !self.told().contains(curtain) {
            return true;
        }
        self.press("I am …", false) && self.awaits(|told| asks(told) && !told.contains(curtain))
    }
    /// The window itself, put where all of it lies on the display.
    pub fn found(&mut self) -> Option<String> {
        if self.id.is_none() {
            let pid = self.child.id().to_string();
            let search = ["search", "--onlyvisible", "--pid", &pid];
            let mut id = None;
            until(PATIENCE, || {
                let all = self.display.xdotool(&search);
                id = all.and_then(|ids| ids.lines().last().map(str::to_owned));
                id.is_some() || !matches!(self.child.try_wait(), Ok(None))
            });
            let found = id?;
            self.display.xdotool(&["windowsize", "--sync", &found, "1280", "720"]);
            self.display.xdotool(&["windowmove", &found, "0", "0", "windowfocus", &found]);
            self.id = Some(found);
        }
        self.id.clone()
    }
    /// The number that each choice raises.
    pub fn picture(&self) -> Option<u64> {
        let told = self.told();
        told.lines().find_map(|line| line.strip_prefix("picture\t"))?.trim().parse().ok()
    }
    /// Presses a button by its name (one that begins so, where it ends with `…`), the first or the
    /// last that is called so, once it stands still.
    pub fn press(&mut self, name: &str, last: bool) -> bool {
        let Some(id) = self.found() else { return false };
        let start = match name.strip_suffix('…') {
            Some(head) => format!("button\t{head}"),
            None => format!("button\t{name}\t"),
        };
        let place = |told: &str| {
            let mut all = told.lines().filter(|line| line.starts_with(&start));
            let row = if last { all.next_back() } else { all.next() }?;
            let mut at = row.split('\t').skip(2).map(str::to_owned);
            Some((at.next()?, at.next()?))
        };
        let mut before = None;
        let stands = self.awaits(|told| {
            let now = place(told);
            let stands = now.is_some() && now == before;
            before = now;
            stands
        });
        let Some((x, y)) = before.filter(|_| stands) else { return false };
        sleep(Duration::from_millis(200));
        self.display.xdotool(&["mousemove", "--window", &id, &x, &y]);
        sleep(Duration::from_millis(200));
        self.display.xdotool(&["click", "1"]);
        sleep(Duration::from_millis(300));
        true
    }
    /// Presses keys, one after the other.
    pub fn keys(&mut self, keys: &[&str]) {
        let Some(id) = self.found() else { return };
        self.display.xdotool(&["windowfocus", "--sync", &id]);
        for key in keys {
            self.display.xdotool(&["key", key]);
            sleep(Duration::from_millis(150));
        }
    }
    /// Types a word.
    pub fn types(&mut self, word: &str) {
        self.display.xdotool(&["type", "--delay", "60", word]);
    }
    /// Makes choices by their number until so many have changed the table; says how many did.
    pub fn chooses(&mut self, times: usize) -> usize {
        let mut done = 0;
        for _ in 0..times {
            let before = self.picture();
            self.keys(&["1"]);
            let told = self.told.clone();
            let changed = until(Duration::from_secs(5), || {
                let now = fs::read_to_string(&told).unwrap_or_default();
                let now = now.lines().find_map(|line| line.strip_prefix("picture\t"));
                now.and_then(|n| n.trim().parse().ok()) != before
            });
            done += usize::from(changed);
        }
        done
    }
    /// Asks it to end, as the system does, and waits.
    pub fn close(mut self) {
        let pid = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &pid]).status();
        if asked.is_ok_and(|status| status.success()) {
            wait(&mut self.child, Duration::from_secs(10));
        }
    }
    /// Ends it in the middle of whatever it does.
    pub fn kill(&mut self) {
        end(&mut self.child);
    }
}

impl Drop for Window<'_> {
    fn drop(&mut self) {
        end(&mut self.child);
    }
}

//! Sounds on Linux: the few words of PulseAudio's native protocol that play a sound, over the
//! server's socket; PipeWire speaks them as well. No library of the system is linked, nothing is
//! waited for longer than a moment, and without a server nothing is heard.

use super::{WantedSound, threaded::samples};
use crate::ui::sound::RATE;
use std::{
    env, fs,
    io::{self, Read, Write},
    os::unix::net::UnixStream,
    path::PathBuf,
    sync::mpsc::{Receiver, RecvTimeoutError},
    time::{Duration, Instant},
};

/// The version of the protocol that is spoken: the first with names for clients. Servers speak to
/// older clients as those understand it.
const VERSION: u32 = 13;
/// What is asked of the server.
mod command {
    pub const ERROR: u32 = 0;
    pub const REPLY: u32 = 2;
    pub const CREATE_PLAYBACK_STREAM: u32 = 3;
    pub const DELETE_PLAYBACK_STREAM: u32 = 4;
    pub const AUTH: u32 = 8;
    pub const SET_CLIENT_NAME: u32 = 9;
    pub const DRAIN_PLAYBACK_STREAM: u32 = 12;
}
/// The channel of everything that is no sound; also "no number", and "as the server likes".
const NONE: u32 = u32::MAX;
/// How samples are written: 16 bits with a sign, the lower byte first.
const S16LE: u8 = 3;
/// Full volume.
const FULL: u32 = 0x1_0000;
/// So many bytes lie ready at a time: a tenth of a second. More would be heard late.
const READY: u32 = RATE / 5;
/// The longest answer that is read.
const LONGEST: usize = 1 << 16;
/// So long an answer is waited for.
const PATIENCE: Duration = Duration::from_millis(1500);
/// So long after its own length a stream is kept, so that the server has played all of it.
const TAIL: Duration = Duration::from_millis(800);
/// So long nobody asks again for a server that was not there.
const RETRY: Duration = Duration::from_secs(15);

/// Plays what comes in until nobody is left who could send.
pub(super) fn run(wanted: Receiver<WantedSound>) {
    let mut server: Option<Server> = None;
    let mut missing: Option<Instant> = None;
    loop {
        let waits = server.as_ref().is_some_and(|server| !server.playing.is_empty());
        let next = match waits {
            true => wanted.recv_timeout(Duration::from_millis(200)),
            false => wanted.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        let now = Instant::now();
        if server.as_mut().is_some_and(|server| server.tidy(now).is_err()) {
            server = None;
        }
        let sound = match next {
            Ok(sound) => sound,
            Err(RecvTimeoutError::Timeout) => continue,
            Err(RecvTimeoutError::Disconnected) => return,
        };
        if server.is_none() && missing.is_none_or(|then| now.duration_since(then) > RETRY) {
            server =
                Server::connect().inspect_err(|why| tracing::debug!("no sound server: {why}")).ok();
            missing = server.is_none().then_some(now);
        }
        let played = server.as_mut().map(|server| server.play(&samples(sound)));
        if let Some(Err(why)) = played {
            tracing::debug!("a sound was not played: {why}");
            server = None;
        }
    }
}

/// Where the server listens: what the environment says, else where it usually does.
fn socket() -> Option<PathBuf> {
    let said = env::var("PULSE_SERVER").ok();
    if let Some(said) = said.filter(|said| !said.is_empty()) {
        return said
            .strip_prefix("unix:")
            .or(said.starts_with('/').then_some(&said))
            .map(Into::into);
    }
    let within = |key: &str, rest: &str| env::var_os(key).map(|dir| PathBuf::from(dir).join(rest));
    [within("PULSE_RUNTIME_PATH", "native"), within("XDG_RUNTIME_DIR", "pulse/native")]
        .into_iter()
        .flatten()
        .find(|path| path.exists())
}

/// The secret that this person shares with the server.
fn cookie() -> Vec<u8> {
    let home = |rest: &str| env::var_os("HOME").map(|dir| PathBuf::from(dir).join(rest));
    let places = [
        env::var_os("PULSE_COOKIE").map(PathBuf::from),
        home(".config/pulse/cookie"),
        home(".pulse-cookie"),
    ];
    let found = places.into_iter().flatten().find_map(|path| fs::read(path).ok());
    // Where nobody asks for one, any will do; it has this length.
    found.filter(|cookie| cookie.len() == 256).unwrap_or_else(|| vec![0; 256])
}

/// Values one after the other, each with its sort before it.
#[derive(Default)]
struct TagStruct(Vec<u8>);

impl TagStruct {
    fn byte(mut self, sort: u8) -> TagStruct {
        self.0.push(sort);
        self
    }
    fn number(mut self, n: u32) -> TagStruct {
        self.0.push(b'L');
        self.0.extend(n.to_be_bytes());
        self
    }
    fn flags(mut self, flags: &[bool]) -> TagStruct {
        self.0.extend(flags.iter().map(|on| if *on { b'1' } else { b'0' }));
        self
    }
    fn text(mut self, text: &str) -> TagStruct {
        self.0.push(b't');
        self.0.extend(text.as_bytes());
        self.byte(0)
    }
    fn bytes(mut self, bytes: &[u8]) -> TagStruct {
        self.0.push(b'x');
        self.0.extend((bytes.len() as u32).to_be_bytes());
        self.0.extend(bytes);
        self
    }
    /// Names and what they say, each with the zero at its end.
    fn properties(self, all: &[(&str, &str)]) -> TagStruct {
        let one = |words: TagStruct, (name, value): &(&str, &str)| {
            let value = [value.as_bytes(), &[0]].concat();
            words.text(name).number(value.len() as u32).bytes(&value)
        };
        all.iter().fold(self.byte(b'P'), one).byte(b'N')
    }
}

/// What a stream of one channel is asked for with. Streams of one group would begin and end
/// together: each is a group of its own.
fn stream(group: u32) -> TagStruct {
    let mut words = TagStruct::default().byte(b'a').byte(S16LE).byte(1);
    words.0.extend(RATE.to_be_bytes());
    // One channel, in the middle; on the usual device; buffers as the server likes; not corked.
    words = words.byte(b'm').byte(1).byte(0).number(NONE).byte(b'N').number(NONE).flags(&[false]);
    // What lies ready at a time, what lies ready before it begins, what it asks for at once.
    words = words.number(READY).number(NONE).number(NONE).number(group);
    words = words.byte(b'v').byte(1);
    words.0.extend(FULL.to_be_bytes());
    // Seven ways to be played otherwise, muted, at a delay of its own: none of them.
    let words = words.flags(&[false; 9]);
    words.properties(&[("media.name", "Caravanserai"), ("media.role", "game")])
}

/// The connection to a server.
struct Server {
    socket: UnixStream,
    /// The number of the last question.
    asked: u32,
    /// Streams that play, each with when it may be forgotten.
    playing: Vec<(u32, Instant)>,
}

impl Server {
    fn connect() -> io::Result<Server> {
        let path = socket().ok_or(io::ErrorKind::NotFound)?;
        let socket = UnixStream::connect(path)?;
        socket.set_read_timeout(Some(PATIENCE))?;
        socket.set_write_timeout(Some(PATIENCE))?;
        let mut server = Server { socket, asked: 0, playing: Vec::new() };
        server.ask(command::AUTH, TagStruct::default().number(VERSION).bytes(&cookie()))?;
        let name = TagStruct::default().properties(&[("application.name", "Caravanserai")]);
        server.ask(command::SET_CLIENT_NAME, name)?;
        Ok(server)
    }

    /// Plays a sound from its beginning; whatever plays already goes on.
    fn play(&mut self, samples: &[i16]) -> io::Result<()> {
        let answer = self.ask(command::CREATE_PLAYBACK_STREAM, stream(self.asked))?;
        let channel = number_at(&answer, 0)?;
        let bytes: Vec<u8> = samples.iter().flat_map(|sample| sample.to_le_bytes()).collect();
        self.send(channel, &bytes)?;
        // Short sounds begin at once only if the server knows that nothing more comes.
        self.tell(command::DRAIN_PLAYBACK_STREAM, TagStruct::default().number(channel))?;
        let length = Duration::from_secs_f32(samples.len() as f32 / RATE as f32);
        self.playing.push((channel, Instant::now() + length + TAIL));
        Ok(())
    }

    /// Forgets the streams that have been played.
    fn tidy(&mut self, now: Instant) -> io::Result<()> {
        let (over, playing) = self.playing.iter().partition(|(_, end)| *end <= now);
        self.playing = playing;
        let over: Vec<(u32, Instant)> = over;
        over.into_iter().try_for_each(|(channel, _)| {
            self.tell(command::DELETE_PLAYBACK_STREAM, TagStruct::default().number(channel))
        })
    }

    /// Asks for something without waiting for the answer; gives back the number of the question.
    fn tell(&mut self, what: u32, with: TagStruct) -> io::Result<()> {
        self.asked += 1;
        let head = TagStruct::default().number(what).number(self.asked);
        self.send(NONE, &[head.0, with.0].concat())
    }

    /// Asks for something and gives back what the answer says.
    fn ask(&mut self, what: u32, with: TagStruct) -> io::Result<Vec<u8>> {
        self.tell(what, with)?;
        loop {
            let (channel, words) = self.hear()?;
            // Answers to what was asked before, and what the server tells by itself, pass by.
            if channel != NONE || number_at(&words, 1)? != self.asked {
                continue;
            }
            match number_at(&words, 0)? {
                command::REPLY => return Ok(words[10..].to_vec()),
                command::ERROR => {
                    let why = number_at(&words, 2)?;
                    return Err(io::Error::other(format!("the server says {why}")));
                }
                _ => {}
            }
        }
    }

    /// Sends words or samples.
    fn send(&mut self, channel: u32, bytes: &[u8]) -> io::Result<()> {
        let head = [bytes.len() as u32, channel, 0, 0, 0];
        let mut packet: Vec<u8> = head.iter().flat_map(|n| n.to_be_bytes()).collect();
        packet.extend(bytes);
        self.socket.write_all(&packet)
    }

    /// The next that the server says.
    fn hear(&mut self) -> io::Result<(u32, Vec<u8>)> {
        let mut head = [0; 20];
        self.socket.read_exact(&mut head)?;
        let number =
            |n: usize| u32::from_be_bytes([head[n], head[n + 1], head[n + 2], head[n + 3]]);
        let length = number(0) as usize;
        if length > LONGEST {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let mut words = vec![0; length];
        self.socket.read_exact(&mut words)?;
        Ok((number(4), words))
    }
}

/// The number at a place of an answer in which only numbers stand before it.
fn number_at(words: &[u8], nth: usize) -> io::Result<u32> {
    match words.get(nth * 5..nth * 5 + 5) {
        Some([b'L', a, b, c, d]) => Ok(u32::from_be_bytes([*a, *b, *c, *d])),
        _ => Err(io::ErrorKind::InvalidData.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;

    /// A server that answers each question in order, as servers do, and keeps what it heard.
    fn answers(mut server: Server, answers: &[&[u32]]) -> Vec<(u32, Vec<u8>)> {
        let mut heard = Vec::new();
        let mut answers = answers.iter();
        while let Ok((channel, words)) = server.hear() {
            let asked = (channel == NONE).then(|| number_at(&words, 1).expect("a number"));
            heard.push((channel, words));
            let (Some(asked), Some(answer)) = (asked, answers.next()) else { continue };
            // A server tells by itself what has happened, too.
            for (what, of) in [(86, NONE), (command::REPLY, asked)] {
                let head = TagStruct::default().number(what).number(of);
                let words = answer.iter().fold(head, |words, n| words.number(*n));
                server.send(NONE, &words.0).expect("somebody listens");
            }
        }
        heard
    }

    fn pair() -> (Server, Server) {
        let (here, there) = UnixStream::pair().expect("two ends");
        let end = |socket| Server { socket, asked: 0, playing: Vec::new() };
        (end(here), end(there))
    }

    #[test]
    fn a_sound_is_a_stream_its_samples_and_its_end() {
        let (mut client, server) = pair();
        let listening = thread::spawn(|| answers(server, &[&[7, 3, 8820]]));
        let began = Instant::now();
        client.play(&[1, -2, 300]).expect("the server takes it");
        let (channel, end) = client.playing[0];
        assert_eq!(channel, 7);
        assert!(end > began + TAIL, "it may sound until its end and a while longer");
        client.tidy(end).expect("the server takes it");
        assert!(client.playing.is_empty());
        drop(client);
        let heard = listening.join().expect("the server ends");
        let said: Vec<u32> = heard
            .iter()
            .filter(|(c, _)| *c == NONE)
            .map(|(_, w)| number_at(w, 0).unwrap())
            .collect();
        let drain_and_delete = [command::DRAIN_PLAYBACK_STREAM, command::DELETE_PLAYBACK_STREAM];
        assert_eq!(said[0], command::CREATE_PLAYBACK_STREAM);
        assert_eq!(said[1..], drain_and_delete);
        assert_eq!(heard[1], (7, vec![1, 0, 0xfe, 0xff, 0x2c, 1]), "the samples");
        assert_eq!(number_at(&heard[2].1, 2).ok(), Some(7), "of this stream");
    }

    #[test]
    fn a_server_that_refuses_or_goes_is_an_error_and_no_panic() {
        let (mut client, mut server) = pair();
        let refusing = thread::spawn(move || {
            let (_, words) = server.hear().expect("a question");
            let asked = number_at(&words, 1).expect("a number");
            let no = TagStruct::default().number(command::ERROR).number(asked).number(3);
            server.send(NONE, &no.0).expect("somebody listens");
        });
        let why = client.play(&[0; 10]).expect_err("it is refused").to_string();
        assert_eq!(why, "the server says 3");
        refusing.join().expect("the server ends");
        assert!(client.play(&[0; 10]).is_err(), "nobody is there");
        assert!(number_at(&[b'L', 0], 0).is_err() && number_at(&[], 1).is_err());
    }
}

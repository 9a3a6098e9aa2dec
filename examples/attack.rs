//! The attacks of `tests/attacks` by hand, as long as one likes: what each tries and holds stands in
//! `docs/reliability.md`. It begins itself once more wherever the program is attacked as a process.
//! `cargo run --release --example attack -- saves --n 20000`, or `-- all`.

#[path = "../tests/attacks/mod.rs"]
mod attacks;

use attacks::{ALL, Attack, by_name, outcome::Budget, process};
use std::{
    env,
    process::ExitCode,
    time::{Duration, Instant},
};

const USAGE: &str = "attack NAME | all [--n TRIES] [--seed NUMBER] [--first NUMBER] \
                     [--seconds TIME]; PROGRAM=FILE attacks another build";

/// What is wanted.
struct Wanted {
    attacks: Vec<&'static Attack>,
    n: Option<u64>,
    seed: u64,
    first: u64,
    seconds: Option<u64>,
}

fn read(mut words: impl Iterator<Item = String>) -> Result<Wanted, String> {
    let mut wanted = Wanted { attacks: Vec::new(), n: None, seed: 1, first: 0, seconds: None };
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or(format!("{word} wants a value"));
        let number = |text: String| text.parse().map_err(|_| format!("{text} is no number"));
        match word.as_str() {
            "--n" => wanted.n = Some(number(value()?)?),
            "--seed" => wanted.seed = number(value()?)?,
            "--first" => wanted.first = number(value()?)?,
            "--seconds" => wanted.seconds = Some(number(value()?)?),
            "all" => wanted.attacks.extend(ALL),
            name => wanted.attacks.push(by_name(name).ok_or(format!("there is no attack {name}"))?),
        }
    }
    if wanted.attacks.is_empty() {
        let line = |a: &Attack| {
            let Attack { name, one, small, large, .. } = a;
            format!("\n  {name:14} {one} ({small} in the tests, {large} by hand)")
        };
        let lines = ALL.iter().map(line);
        return Err(format!("{USAGE}{}", lines.collect::<String>()));
    }
    Ok(wanted)
}

fn main() -> ExitCode {
    if env::var_os(process::AS_PROGRAM).is_some() {
        return caravanserai::cli::main();
    }
    let wanted = match read(env::args().skip(1)) {
        Ok(wanted) => wanted,
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::from(2);
        }
    };
    let mut broken = 0;
    for attack in &wanted.attacks {
        let begun = Instant::now();
        let outcome = (attack.run)(Budget {
            seed: wanted.seed,
            first: wanted.first,
            until: wanted.seconds.map(|most| begun + Duration::from_secs(most)),
            ..Budget::small(wanted.n.unwrap_or(attack.large))
        });
        println!("{outcome}; {} s", begun.elapsed().as_secs());
        broken += outcome.broken() + u64::from(outcome.is_empty());
    }
    if broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

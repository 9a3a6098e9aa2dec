//! The whole program with one game more: the tiny game of the tests, plugged in with one line.
//! `cargo run --example tiny_game` opens the window; every subcommand is there, too.

#[path = "../tests/tiny_game/mod.rs"]
mod tiny_game;

use std::process::ExitCode;

fn main() -> ExitCode {
    caravanserai::cli::main()
}

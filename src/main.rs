//! The program: everything is in the library.
#![cfg_attr(all(windows, feature = "no-console"), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    caravanserai::cli::main()
}

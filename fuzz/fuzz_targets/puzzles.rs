//! Fuzzes `bodies::puzzles`; see there for what must hold.
#![no_main]

use caravanserai_fuzz::bodies;

libfuzzer_sys::fuzz_target!(|data: &[u8]| bodies::puzzles(data));

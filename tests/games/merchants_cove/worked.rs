//! The worked examples of Merchants Cove as files: their numbers are those of the rule
//! specification, and none may be missing.

use super::cove;
use crate::common::worked::has_exactly;

/// The numbers of all worked examples. Number 13 has five players, and the box four merchants.
const NUMBERS: &[u16] = &[
    1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15, 17, 18, 19, 20, 21, 23, 24, 26, 27, 28, 29, 30, 32, 33,
    34, 35, 36, 37, 39, 40, 41, 43, 44, 45, 46, 47, 48, 50, 51, 52, 53, 55, 56, 57, 59, 60, 61,
];

#[test]
fn every_number_has_its_example_and_every_file_is_built_in() {
    has_exactly(cove().id(), NUMBERS);
}

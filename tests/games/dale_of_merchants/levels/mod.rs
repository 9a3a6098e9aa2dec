//! The level files of Dale of Merchants 2: both editions load, the numbers of the box come out, a
//! broken file is found out. Nothing here changes a file of the repository.

mod breaks;
mod folders;
mod numbers;
mod texts;

//! The level files of Dale of Merchants 2: both editions load, the numbers of the box come out, a
//! broken file is found out. Nothing here changes a file of the repository.

#[path = "dale_levels/breaks.rs"]
mod breaks;
#[path = "dale_levels/folders.rs"]
mod folders;
mod level_kit;
#[path = "dale_levels/numbers.rs"]
mod numbers;
#[path = "dale_levels/texts.rs"]
mod texts;

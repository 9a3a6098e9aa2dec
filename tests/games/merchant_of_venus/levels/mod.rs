//! The level files: both editions load, the numbers that the rule books print come out, a broken
//! file is found out, and a folder of own files takes the place of the built-in ones. Nothing here
//! changes a file of the repository.

mod breaks;
mod folders;
mod numbers;

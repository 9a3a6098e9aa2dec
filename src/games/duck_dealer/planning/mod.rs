//! What can be reckoned ahead in Duck Dealer from what lies open: ways in red energy, and what a
//! good costs on its way from the mines to its consumer. Worked out over any view of the table; it
//! decides nothing and changes nothing.

pub mod chain;
mod search;
pub mod ways;

/// What tokens lack, by colour.
pub fn missing(needs: [i64; 3], have: [i64; 3]) -> [i64; 3] {
    [0, 1, 2].map(|n| (needs[n] - have[n]).max(0))
}

/// How many collections bring what is missing, with so many of the crew for each colour and so many
/// tokens of choice each time (DD-5.1), if the stock has them.
pub fn collections(missing: [i64; 3], crew: [i64; 3], choice: i64) -> i64 {
    let lacks = |turns: i64| -> i64 { (0..3).map(|n| (missing[n] - turns * crew[n]).max(0)).sum() };
    // Each collection brings one token of choice at least.
    let all: i64 = missing.iter().sum();
    (0..=all).find(|&turns| lacks(turns) <= turns * choice.max(1)).unwrap_or(all)
}

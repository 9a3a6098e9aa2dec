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

/// Nobody plans further ahead than so many collections.
const MOST: i64 = 99;

/// How often a seat with such a crew collects until it has what is missing (DD-5.1), each time with
/// the wish of one colour that serves it best and from a full stock.
pub fn collections(missing: [i64; 3], crew: [i64; 3], wish: i64) -> i64 {
    let enough = |times: &i64| {
        let left = [0, 1, 2].map(|n| (missing[n] - crew[n] * times).max(0));
        let wish = wish.max(1);
        let wishes: i64 = left.iter().map(|n| (n + wish - 1) / wish).sum();
        wishes <= *times
    };
    (0..MOST).find(enough).unwrap_or(MOST)
}

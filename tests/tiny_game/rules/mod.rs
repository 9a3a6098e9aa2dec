//! The rules of Three Crates, in the order of the rulebook: which chapter stands where, and in
//! which order the chapters take part. Nothing else stands here.
//!
//! | rules | what | file |
//! |---|---|---|
//! | TRI-1 | the turn, the end | `turn.rs` |
//! | TRI-2 | the row | `row.rs` |
//! | TRI-3 | the sale | `sale.rs` |

mod row;
mod sale;
mod turn;

use caravanserai::table::stages::Rules;

/// The chapters, in the order in which they take part.
pub fn plug(rules: &mut Rules) {
    turn::plug(rules);
    row::plug(rules);
    sale::plug(rules);
}

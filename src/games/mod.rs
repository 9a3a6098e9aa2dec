//! The games of the house: one folder each. No rule stands here.

pub mod merchant_of_venus;

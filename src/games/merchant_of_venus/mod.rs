//! Merchant of Venus: rules and levels of the editions of 1988 and 2012. Knows no rendering.

pub mod level;

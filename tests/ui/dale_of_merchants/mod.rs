//! The panels and the table of Dale of Merchants.

mod panels;
mod readable;
mod table;

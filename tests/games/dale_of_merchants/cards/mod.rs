//! Every card of Dale of Merchants in both printings: what it does, what it asks, what it refuses,
//! and what it does at the edge: empty decks, junk, fewer cards than it names, teams. One test or
//! more for each card, named by its id.

mod chameleon;
mod crocodile;
mod every;
mod fennec;
mod macaw;
mod ocelot;
mod owl;
mod panda;
mod platypus;
mod polecat;
mod raccoon;
mod sloth;
mod squirrel;

//! The tiny game, plugged in with one line: what it gets from the house without any edit of it.

mod tiny_game;

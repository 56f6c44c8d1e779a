//! Frames: whatever is chosen, the rules hold.

mod choices;
mod time;
mod walks;

//! Frames: whatever is chosen, the rules hold.

mod choices;
mod options;
mod time;
mod walks;

//! The window: screens, panels and what connects them to a match. The table itself is `scene`,
//! its look is `art`.

pub mod frame;
pub mod intent;
pub mod panels;
pub mod sample;
pub mod screen;
pub mod session;

//! The settings that are on or off, as one table. The fields of [`Settings`](super::screen::Settings), the stored form
//! and the panel are made from it, so a new one is a line here, its words in each language, and its use.

/// Gives the table to a macro. A row: field of the settings and of the file, key of its words, place in the panel, value
/// at the beginning, and what it is on for. The rows stand in the section of the file that they are stored in, and in
/// the order in which the panel shows those of a place.
macro_rules! switch_table {
    ($then:ident) => {
        $then! {
            interface {
                fullscreen Fullscreen Picture false "The window takes the whole screen.";
                reduced_motion ReducedMotion Motion false
                    "Nothing flies, lunges or jumps: things stand where they belong, and what happened is still shown.";
            }
            play {
                auto_pass AutoPass Passing true
                    "Pass by itself where nothing but passing and making energy is possible.";
                auto_pay AutoPay Paying true "Choose by itself which energy pays.";
                hints Hints Hints true "Show hints.";
                ask_before_conceding AskBeforeConceding Hints true "Ask once more before conceding.";
                pauses Pauses CardTable false
                    "Wait a moment before passing by itself, now longer and now shorter, so that nobody learns from it whether anything could have been done.";
            }
        }
    };
}

pub(crate) use switch_table;

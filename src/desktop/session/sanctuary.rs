//! Sanctuary at the screen: when passing goes on, how its log is written.

use super::Tone;
use super::hosted::{Hosted, two};
use crate::games::sanctuary::phrases::Speaker;
use crate::games::sanctuary::{Phase, Place, Sanctuary, View, place};
use crate::table::{Choice, Event, LANGUAGES, Language, Phrases, Ref, Seat};

impl Hosted for Sanctuary {
    const PRIMARY: &'static [&'static str] = &["done", "skip", "pass", "end", "keep"];
    const IDLE: &'static [&'static str] = &["pass", "end"];
    const PARTS: &'static [&'static str] = &["mode", "target"];
    const LANGUAGES: &'static [Language] = &LANGUAGES;

    fn turn(view: &View) -> u32 {
        view.turn
    }

    /// Until the seat's own next turn, or until something is done that could be answered.
    fn passes_on(view: &View, seat: Seat, since: u32) -> bool {
        let quiet = view.stack.is_empty() && view.pairs.is_empty() && view.duel.is_none();
        quiet && (view.turn == since || view.active != seat)
    }

    fn line(view: &View, names: &[&str], language: Language, event: &Event) -> Option<String> {
        let names = two(names);
        let speaker = Speaker {
            view,
            names,
            language,
        };
        speaker.event(event)
    }

    fn tone(verb: &str) -> Tone {
        match verb {
            "damage" | "destroy" | "structure" | "concede" => Tone::Harm,
            "push" | "resolve" | "fizzle" | "cancel" => Tone::Queue,
            "turn" | "win_game" | "draw_game" => Tone::Turn,
            "move" | "keep" | "redraw" | "skip" | "carry" | "wear" | "volition" => Tone::Quiet,
            _ => Tone::Plain,
        }
    }

    /// What the phase is for comes first; from the hand nothing but playing.
    fn wish(view: &View, choice: &Choice) -> u8 {
        let hand = match choice.subject {
            Ref::Object(id) => view
                .card(id)
                .is_some_and(|c| place(c.zone).1 == Place::Hand),
            _ => false,
        };
        let phase = view.step.phase();
        match choice.verb {
            "target" | "discard" | "divide" => 0,
            "play" if hand => 1,
            "challenge" if phase == Phase::Duel => 1,
            "attack" if phase == Phase::Combat && view.seat == Some(view.active) => 1,
            "block" if phase == Phase::Combat && view.seat != Some(view.active) => 1,
            "use" if phase == Phase::Harvest => 2,
            "attack" => 3,
            _ => 4,
        }
    }
}

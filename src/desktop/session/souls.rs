//! Souls at the screen: where passing stops, how long it goes on, how its log is written.

use super::Tone;
use super::hosted::{Hosted, Passing};
use crate::desktop::screen::Settings;
use crate::desktop::stops::befalls;
use crate::games::souls::phrases::Speaker;
use crate::games::souls::{EntrySort, EntryView, Souls, View};
use crate::table::{Choice, Decision, Event, LANGUAGES, Language, Phrases};

impl Hosted for Souls {
    const PRIMARY: &'static [&'static str] = &["pass", "done", "end", "keep"];
    const IDLE: &'static [&'static str] = &["pass", "offer", "request"];
    const PARTS: &'static [&'static str] = &["mode", "target", "cost"];
    const LANGUAGES: &'static [Language] = &LANGUAGES;

    fn turn(view: &View) -> u32 {
        view.turn
    }

    /// The stack resolves until somebody else adds to it; otherwise until the seat's own next turn. Neither goes
    /// past the seat's own death.
    fn passes_on(view: &View, decision: &Decision, passing: Passing) -> bool {
        let seat = decision.seat;
        let dies = |e: &EntryView| {
            e.sort == EntrySort::Death && befalls(view, e, seat)
        };
        let foreign = |e: &EntryView| e.controller != seat && !e.game;
        let asks = decision.topic == "act" && decision.options.contains(&Choice::new("pass"));
        asks && match passing {
            Passing::Stack(newest) => {
                let added = |e: &EntryView| {
                    e.serial > newest && (foreign(e) || dies(e))
                };
                !view.stack.is_empty() && !view.stack.iter().any(added)
            }
            Passing::On(since) => {
                let aimed = |e: &EntryView| foreign(e) && befalls(view, e, seat);
                let spoken_to = view.stack.iter().any(|e| aimed(e) || dies(e));
                (view.active != seat || view.turn == since) && !spoken_to
            }
        }
    }

    fn newest(view: &View) -> Option<u16> {
        view.stack.iter().map(|entry| entry.serial).max()
    }

    /// Passes wherever the person set no stop.
    fn answer(view: &View, decision: &Decision, settings: &Settings) -> Option<Choice> {
        let pass = Choice::new("pass");
        let may = decision.topic == "act" && decision.options.contains(&pass);
        (may && !settings.stops.hold(view, decision.seat)).then_some(pass)
    }

    fn line(view: &View, names: &[&str], language: Language, event: &Event) -> Option<String> {
        let speaker = Speaker {
            view,
            names,
            language,
        };
        speaker.event(event)
    }

    fn tone(event: &Event) -> Tone {
        match event.verb {
            "damage" | "die" | "kill" | "destroy" | "concede" | "timer" => Tone::Harm,
            "push" | "resolve" | "fizzle" | "cancel" | "roll" | "reroll" | "change_roll"
            | "rolled" => Tone::Queue,
            "turn" | "win" => Tone::Turn,
            "move" | "recharge" | "deactivate" | "shuffle" | "slots" | "restock" | "counters"
            | "ends" | "grant" => Tone::Quiet,
            _ => Tone::Plain,
        }
    }

    fn wish(_: &View, choice: &Choice) -> u8 {
        match choice.verb {
            "target" | "choose" | "buy" | "discard" | "destroy" | "draft" => 0,
            "play" | "attack" => 1,
            "use" => 2,
            _ => 4,
        }
    }
}

//! Sanctuary at the screen: when passing goes on, how its log is written.

use crate::desktop::screen::GameStops;
use crate::desktop::session::Tone;
use crate::desktop::session::session_game::{SessionGame, two};
use crate::games::sanctuary::content::Ability;
use crate::games::sanctuary::phrases::Speaker;
use crate::games::sanctuary::{Phase, Place, Sanctuary, View, place};
use crate::table::{Choice, Decision, Event, LANGUAGES, Language, ObjectId, Phrases, Ref};
use crate::tools::passing::{Stops, Until};

impl SessionGame for Sanctuary {
    const PRIMARY: &'static [&'static str] = &["done", "skip", "pass", "end", "keep"];
    const PARTS: &'static [&'static str] = &["mode", "target"];
    const ON: Until = Until::Something;
    const LANGUAGES: &'static [Language] = &LANGUAGES;

    fn turn(view: &View) -> u32 {
        view.turn
    }

    fn stops(all: &mut GameStops) -> &mut Stops {
        &mut all.sanctuary
    }

    /// The top of a deck that somebody looks at.
    fn is_apart(view: &View, id: ObjectId) -> bool {
        view.card(id)
            .is_some_and(|card| place(card.zone).1 == Place::Deck)
    }

    /// With Entropy a Combat can be neither skipped nor ended by halves.
    fn withheld(view: &View, decision: &Decision) -> Option<Choice> {
        let ends = if view.pairs.is_empty() {
            "skip"
        } else {
            "done"
        };
        (decision.topic == "attack").then(|| Choice::new(ends))
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

    fn tone(event: &Event) -> Tone {
        match event.verb {
            "structure" if event.amount > 0 => Tone::Quiet,
            "damage" | "destroy" | "structure" | "concede" => Tone::Harm,
            "push" | "resolve" | "fizzle" | "cancel" => Tone::Queue,
            "turn" | "win_game" | "draw_game" => Tone::Turn,
            "move" | "keep" | "redraw" | "skip" | "carry" | "wear" | "volition" => Tone::Quiet,
            _ => Tone::Plain,
        }
    }

    /// What the phase is for comes first; from the hand nothing but playing.
    fn wish(view: &View, choice: &Choice) -> u8 {
        let card = match choice.subject {
            Ref::Object(id) => view.card(id),
            _ => None,
        };
        let hand = card.is_some_and(|c| place(c.zone).1 == Place::Hand);
        let def = card.and_then(|c| view.content.cards.get(usize::from(c.face)));
        let usable = |a: &Ability| matches!(a, Ability::Activated { .. });
        let used = def.is_some_and(|def| def.abilities.iter().any(usable));
        let phase = view.step.phase();
        let mine = view.seat == Some(view.active);
        match choice.verb {
            "target" | "discard" | "divide" => 0,
            "play" if hand => 1,
            "challenge" if phase == Phase::Duel => 1,
            "attack" if phase == Phase::Combat && mine => 1,
            "block" if phase == Phase::Combat && !mine => 1,
            "use" if used => 2,
            "challenge" if mine => 3,
            "block" if !mine => 3,
            "use" => 5,
            _ => 4,
        }
    }
}

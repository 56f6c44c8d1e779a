//! Biomes at the screen: what it answers by itself, when passing goes on, how its log is written.

use crate::desktop::screen::{GameStops, Settings};
use crate::desktop::session::Tone;
use crate::desktop::session::session_game::{SessionGame, two};
use crate::games::biomes::phrases::Speaker;
use crate::games::biomes::{Biomes, View};
use crate::table::{Choice, Decision, Event, LANGUAGES, Language, Phrases, Ref};
use crate::tools::passing::{Stops, Until};

impl SessionGame for Biomes {
    const PRIMARY: &'static [&'static str] = &["done", "pass", "keep"];
    const PARTS: &'static [&'static str] = &["mode", "x", "target", "pay", "convert"];
    const ON: Until = Until::Something;
    const LANGUAGES: &'static [Language] = &LANGUAGES;

    fn turn(view: &View) -> u32 {
        view.turn
    }

    fn best_of(view: &View) -> u8 {
        view.best_of
    }

    fn stops(all: &mut GameStops) -> &mut Stops {
        &mut all.biomes
    }

    fn answer(view: &View, decision: &Decision, settings: &Settings) -> Option<Choice> {
        let pays = settings.auto_pay && decision.topic == "pay";
        pays.then(|| payment(view, decision)).flatten()
    }

    fn line(view: &View, names: &[&str], language: Language, event: &Event) -> Option<String> {
        // Who wins the only match has won: it is said once.
        if event.verb == "win_game" && view.best_of <= 1 {
            return None;
        }
        let speaker = Speaker {
            view,
            names: two(names),
            language,
        };
        speaker.event(event)
    }

    fn tone(event: &Event) -> Tone {
        match event.verb {
            "durability" if event.amount > 0 => Tone::Plain,
            "damage" | "durability" | "terminate" | "lose_sector" | "concede" | "collapse" => {
                Tone::Harm
            }
            "push" | "execute" | "cancel" => Tone::Queue,
            "match" | "turn" | "win_match" | "win_game" => Tone::Turn,
            "move" | "attach" | "mulligan" | "keep" => Tone::Quiet,
            _ => Tone::Plain,
        }
    }

    /// A converted card is an anomaly and nothing else.
    fn wish(view: &View, choice: &Choice) -> u8 {
        let converted = match choice.subject {
            Ref::Object(id) => view.object(id).is_some_and(|o| o.converted),
            _ => false,
        };
        match choice.verb {
            "attack" | "defend" | "advance" | "target" => 0,
            "play" if !converted => 1,
            "anomaly" if converted => 1,
            "skill" => 2,
            "make" => 3,
            _ => 4,
        }
    }
}

/// Pays with the energy there is most of; void first, because it pays for nothing else.
fn payment(view: &View, decision: &Decision) -> Option<Choice> {
    let store = view.players[decision.seat.index()].energy;
    let wealth = |c: &Choice| match c.subject {
        Ref::Kind(5) => u8::MAX,
        Ref::Kind(kind) => store.get(usize::from(kind)).copied().unwrap_or(0),
        _ => 0,
    };
    let pays = decision.options.iter().filter(|c| c.verb == "pay");
    pays.max_by_key(|c| wealth(c))
        .or_else(|| decision.options.iter().find(|c| c.verb == "make"))
        .copied()
}

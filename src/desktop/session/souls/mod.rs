//! Souls at the screen: when passing goes on, what is passed by itself, how its log is written.

pub mod stops;

use super::Tone;
use super::hosted::{Hosted, Passing};
use crate::desktop::screen::Settings;
use crate::games::souls::content::{DeckKind, SlotKind};
use crate::games::souls::phrases::Speaker;
use crate::games::souls::{EntrySort, EntryView, Place, Souls, View, place, player_id, seat_of};
use crate::table::{Choice, Decision, Event, LANGUAGES, Language, ObjectId, Phrases, Ref, Seat};

impl Hosted for Souls {
    const PRIMARY: &'static [&'static str] = &["pass", "done", "keep"];
    const IDLE: &'static [&'static str] = &["pass", "offer", "request"];
    const PARTS: &'static [&'static str] = &["mode", "target", "cost", "barter", "request"];
    const HURRIES: bool = true;
    const LANGUAGES: &'static [Language] = &LANGUAGES;

    fn turn(view: &View) -> u32 {
        view.turn
    }

    fn newest(view: &View) -> u16 {
        let serials = view.stack.iter().map(|entry| entry.serial);
        serials.max().unwrap_or_default()
    }

    /// Until the seat's own next turn, unless something new is aimed at it; or until nothing waits any more, unless
    /// another player adds to it.
    fn passes_on(view: &View, seat: Seat, passing: Passing) -> bool {
        let dies = |e: &EntryView| e.sort == EntrySort::Death && stops::befalls(view, e, seat);
        let new = view.stack.iter().filter(|e| e.serial > passing.newest);
        let mut others = new.filter(|e| !e.game && e.controller != seat);
        if passing.stack {
            let answers = |sort| matches!(sort, EntrySort::Loot | EntrySort::Ability);
            let ends = view
                .stack
                .iter()
                .any(|e| e.serial > passing.newest && dies(e));
            return !view.stack.is_empty() && !ends && !others.any(|e| answers(e.sort));
        }
        let aimed = others.any(|e| stops::befalls(view, e, seat));
        let quiet = !aimed && !view.stack.iter().any(dies);
        quiet && (view.turn == passing.since || view.active != seat)
    }

    fn may_pass(choice: &Choice) -> bool {
        choice.verb == "pass"
    }

    /// Passes where nobody wants to be asked.
    fn answer(view: &View, decision: &Decision, settings: &Settings) -> Option<Choice> {
        let pass = Choice::new("pass");
        let asked = decision.topic == "act" && decision.options.contains(&pass);
        let wanted = settings.stops.stop(view, decision.seat);
        (asked && settings.auto_pass && !wanted).then_some(pass)
    }

    /// A character stands for its player, the top of a slot for the slot.
    fn names(view: &View, id: ObjectId) -> Vec<Ref> {
        let mut names = vec![Ref::Object(id)];
        if let Some(seat) = seat_of(id) {
            names.push(Ref::Seat(seat));
        } else if let Some(card) = view.card(id) {
            match place(card.zone) {
                Place::Character(seat) => {
                    names.push(Ref::Object(player_id(seat)));
                    names.push(Ref::Seat(seat));
                }
                here if here.slot().is_some() => names.push(Ref::Zone(card.zone)),
                _ => {}
            }
        }
        names
    }

    /// A monster is attacked and an item of the shop is bought by declaring it first.
    fn shortcut(view: &View, decision: &Decision, id: ObjectId) -> Option<(Choice, Choice)> {
        let offered = |verb| {
            let choice = Choice::new(verb);
            let here = decision.topic == "act" && decision.options.contains(&choice);
            here.then_some(choice)
        };
        let this = Ref::Object(id);
        let card = view.card(id).filter(|card| card.in_play)?;
        if card.attackable
            && let Some(attack) = offered("attack")
        {
            return Some((attack, Choice::new("target").of(this)));
        }
        let player = view.players.get(decision.seat.index())?;
        let sold = matches!(place(card.zone).slot(), Some((SlotKind::Shop, _)));
        let purchase = offered("purchase").filter(|_| sold && player.coins >= player.price)?;
        Some((purchase, Choice::new("buy").of(this)))
    }

    /// One's character is brought to what one attacks or buys.
    fn brings(view: &View, id: ObjectId) -> bool {
        let own = view.card(id).map(|card| place(card.zone));
        let seat = match own {
            Some(Place::Character(seat)) => Some(seat),
            _ => seat_of(id),
        };
        seat.is_some() && seat == view.seat && seat == Some(view.active)
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
            "damage" | "die" | "concede" | "miss" => Tone::Harm,
            "push" | "resolve" | "fizzle" | "cancel" | "roll" | "rolled" | "reroll"
            | "change_roll" => Tone::Queue,
            "turn" | "win" => Tone::Turn,
            "move" | "pass" | "recharge" | "deactivate" | "phase" | "step" | "shuffle"
            | "restock" => Tone::Quiet,
            _ => Tone::Plain,
        }
    }

    /// From the hand nothing but playing; of what lies about, using it.
    fn wish(view: &View, choice: &Choice) -> u8 {
        let card = match choice.subject {
            Ref::Object(id) => view.card(id),
            _ => None,
        };
        let here = card.map(|card| place(card.zone));
        match (choice.verb, here) {
            ("target" | "choose" | "discard" | "destroy", _) => 0,
            ("play", Some(Place::Hand(_))) => 1,
            ("use", _) => 1,
            ("buy", _) => 2,
            _ => 4,
        }
    }
}

/// The deck whose back cards of that place show.
#[must_use]
pub const fn back_of(at: Place) -> DeckKind {
    match at {
        Place::Deck(deck) | Place::Discard(deck) => deck,
        Place::Monster(_) | Place::Held => DeckKind::Monster,
        Place::Shop(_) | Place::Draft => DeckKind::Treasure,
        Place::Room(_) => DeckKind::Room,
        _ => DeckKind::Loot,
    }
}

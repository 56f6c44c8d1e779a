//! Souls at the screen: where passing stops, how long it goes on, what a click on the table begins, the log.

use super::Tone;
use super::hosted::{Hosted, Passing};
use crate::desktop::screen::Settings;
use crate::desktop::stops::befalls;
use crate::games::souls::content::SlotKind;
use crate::games::souls::phrases::Speaker;
use crate::games::souls::{EntrySort, EntryView, Souls, View, place, seat_of};
use crate::table::{
    Choice, Decision, Event, LANGUAGES, Language, ObjectId, Phrases, Ref, Seat,
};

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
    fn passes_on(view: &View, seat: Seat, passing: Passing) -> bool {
        let foreign = |e: &EntryView| e.controller != seat && !e.game;
        let dies = |e: &EntryView| e.sort == EntrySort::Death && befalls(view, e, seat);
        if passing.stack {
            let added = |e: &EntryView| e.serial > passing.newest && (foreign(e) || dies(e));
            return !view.stack.is_empty() && !view.stack.iter().any(added);
        }
        let speaks = |e: &EntryView| dies(e) || foreign(e) && befalls(view, e, seat);
        let mine = view.active == seat && view.turn != passing.since;
        !mine && !view.stack.iter().any(speaks)
    }

    fn may_pass(choice: &Choice) -> bool {
        choice.verb == "pass"
    }

    fn newest(view: &View) -> u16 {
        let serials = view.stack.iter().map(|entry| entry.serial);
        serials.max().unwrap_or_default()
    }

    /// Passes wherever the person set no stop.
    fn answer(view: &View, decision: &Decision, settings: &Settings) -> Option<Choice> {
        let pass = Choice::new("pass");
        let may = decision.topic == "act" && decision.options.contains(&pass);
        (may && !settings.stops.hold(view, decision.seat)).then_some(pass)
    }

    /// A player is a seat as well, and what lies on top of a slot stands for the slot.
    fn names(view: &View, id: ObjectId) -> Vec<Ref> {
        let mut names = vec![Ref::Object(id)];
        if let Some(seat) = seat_of(id) {
            names.push(Ref::Seat(seat));
        } else if let Some(card) = view.card(id)
            && card.in_play
            && place(card.zone).slot().is_some()
        {
            names.push(Ref::Zone(card.zone));
        }
        names
    }

    /// A monster that can be attacked begins an attack, an item in the shop that can be paid a purchase.
    fn shortcut(view: &View, decision: &Decision, id: ObjectId) -> Option<(Choice, Choice)> {
        let card = view.card(id).filter(|card| card.in_play)?;
        let may = |verb| {
            let choice = Choice::new(verb);
            decision.options.contains(&choice).then_some(choice)
        };
        let this = Ref::Object(id);
        if card.attackable
            && let Some(attack) = may("attack")
        {
            return Some((attack, Choice::new("target").of(this)));
        }
        let active = view.players.get(view.active.index())?;
        let sold = matches!(place(card.zone).slot(), Some((SlotKind::Shop, _)));
        let purchase = may("purchase").filter(|_| sold && active.coins >= active.price)?;
        Some((purchase, Choice::new("buy").of(this)))
    }

    /// One's own character, brought to a monster or to the shop.
    fn brings(view: &View, id: ObjectId) -> bool {
        let Some(seat) = view.seat else { return false };
        let own = view.players.get(seat.index());
        own.is_some_and(|player| player.id == id || player.character == id)
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

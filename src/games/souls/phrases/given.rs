//! Events that do not say all by themselves: what an effect gives to a card or a player, and the card that brought
//! something about.

use crate::cards::CardEvent;
use crate::cards::text::{Form, Phrase};
use crate::games::souls::content::{CardKind, Grant};
use crate::games::souls::events::Event;
use crate::games::souls::text::Subject;
use crate::packs::prose::capital;
use crate::table::{self, Language, ObjectId, Phrases, Ref, any_of};

use super::Speaker;
use super::events;
use super::moves::{Move, moved};

impl Speaker<'_> {
    /// One of `events` as a line of the log, with the card that brought it about. The view is what all of them led to.
    #[must_use]
    pub fn line_of(&self, events: &[table::Event], at: usize) -> Option<String> {
        let line = self.first_of(events.get(at..)?)?;
        let Some(cause) = self
            .cause_of(events, at)
            .filter(|name| !line.contains(name))
        else {
            return Some(line);
        };
        let said = events::event(self, Event::read(&events[at])?)?;
        Some(capital(&format!("{cause}: {said}")))
    }

    /// The card whose text did that, if no line before says so.
    fn cause_of(&self, events: &[table::Event], at: usize) -> Option<String> {
        let of_text = follows(&Event::read(&events[at])?);
        let before = events[..at].iter().rev().filter_map(Event::read);
        let mut told = before.filter(|event| !follows(event) && !is_silent(event));
        match told.next().filter(|_| of_text)? {
            Event::Resolve { source, .. } if self.player(Ref::Object(source)).is_none() => {
                self.spoken(Ref::Object(source))
            }
            _ => None,
        }
    }

    /// The first of `events` as a line of the log. The others came after it, and the view is what they led to.
    #[must_use]
    pub fn first_of(&self, events: &[table::Event]) -> Option<String> {
        let (first, later) = events.split_first()?;
        match Event::read(first) {
            Some(Event::Grant { card, .. }) => match self.given(card, later) {
                Some(Some(grant)) => Some(self.gets(card, grant)),
                // The next event says of what.
                Some(None) => None,
                None => self.event(first),
            },
            _ => self.event(first),
        }
    }

    /// What a card or a player was given before those events; `None` within: it became a copy. `None` if it is no
    /// longer known.
    fn given(&self, card: ObjectId, later: &[table::Event]) -> Option<Option<Grant>> {
        let later = later.iter().filter_map(Event::read);
        let grants = |event: &Event| matches!(event, Event::Grant { card: to, .. } if *to == card);
        let ends = |event: &Event| matches!(event, Event::Ends { card: of, .. } if *of == card);
        if later.clone().any(|event| ends(&event)) {
            return None;
        }
        let after = later.filter(grants).count();
        let given = self.view.given.iter().rev();
        let mut given = given.filter(|(to, _)| *to == card);
        given.nth(after).map(|(_, grant)| *grant)
    }

    /// "Finn gets +1 attack", "Cannot be attacked" of the reader.
    fn gets(&self, card: ObjectId, grant: Grant) -> String {
        let player = self.player(Ref::Object(card));
        let is_you = player.is_some_and(|seat| self.is_you(seat));
        let kind = self.seen(Ref::Object(card)).map(|card| {
            let content = self.view.content;
            content.cards[usize::from(card.face)].kind
        });
        let name = self.thing(Ref::Object(card));
        let phrase = Phrase::one(name.as_str(), kind == Some(CardKind::Room));
        let subject = Subject {
            phrase: &phrase,
            form: if is_you { Form::You } else { Form::Singular },
            player: player.is_some(),
            language: self.language,
        };
        let given = subject.given(grant);
        capital(&match (is_you, self.language) {
            (true, Language::Spanish) => given,
            (true, Language::English) => format!("you {given}"),
            (false, _) => format!("{name} {given}"),
        })
    }
}

/// Whether the text of a card does that, and the event does not name it.
fn follows(event: &Event) -> bool {
    match event {
        Event::Move { from, to, .. } => moved(*from, *to).is_some_and(Move::is_of_text),
        event => matches!(
            event,
            any_of! { Event:
                Coins, Heal, LootPlay, MoreAttacks, MorePurchases, ExtraTurn, SkipTurn, Recharge, Deactivate, Counters
            } | Event::Card(CardEvent::Shield { .. })
        ),
    }
}

/// Whether that happens between other things that a text does, and leads to nothing new.
fn is_silent(event: &Event) -> bool {
    match event {
        Event::Move { from, to, .. } => moved(*from, *to).is_none(),
        event => matches!(
            event,
            Event::Grant { .. }
                | Event::Ends { .. }
                | Event::Destroy { .. }
                | Event::Shuffle { .. }
                | Event::AtRandom { .. }
                | Event::Card(_)
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::super::View;
    use super::super::tests::{KEY, speaker, view};
    use super::*;
    use crate::games::souls::ids::player_id;
    use crate::table::Seat;

    fn grant(card: ObjectId) -> table::Event {
        let player = Seat(1);
        Event::Grant { player, card }.wire()
    }

    #[test]
    fn the_log_names_what_each_effect_gives() {
        let (you, mara) = (player_id(Seat(0)), player_id(Seat(1)));
        let mut view = view();
        view.given = vec![
            (you, Some(Grant::Hp(3))),
            (you, Some(Grant::Attack(1))),
            (mara, Some(Grant::NoLoot)),
            (you, Some(Grant::Unattackable)),
            (KEY, Some(Grant::Eternal)),
            (KEY, None),
        ];
        let [english, spanish] = [Language::English, Language::Spanish].map(|l| speaker(&view, l));
        let events = [you, mara, you, KEY, KEY].map(grant);
        let both = |n: usize| [english, spanish].map(|say| say.first_of(&events[n..]));
        let said = |english: &str, spanish: &str| [english, spanish].map(|s| Some(s.to_owned()));
        assert_eq!(both(0), said("You get +1 attack", "Obtienes +1 de ataque"));
        assert_eq!(
            both(1),
            said("Mara cannot play loot", "Mara no puede jugar botín")
        );
        assert_eq!(
            both(2),
            said("You cannot be attacked", "No puedes ser atacado")
        );
        assert_eq!(both(3), said("Key gets Eternal", "Llave obtiene Eterno"));
        // That it is a copy says the next event.
        assert_eq!(both(4), [None, None]);
    }

    #[test]
    fn what_is_no_longer_known_is_a_new_effect() {
        let you = player_id(Seat(0));
        let mut view = view();
        let line = |view: &View, events: &[table::Event]| {
            speaker(view, Language::English).first_of(events)
        };
        let new = Some("You get a new effect".to_owned());
        assert_eq!(line(&view, &[grant(you)]), new);
        view.given = vec![(you, Some(Grant::Hp(3)))];
        let player = Seat(0);
        let ends = Event::Ends { player, card: you }.wire();
        assert_eq!(line(&view, &[grant(you), ends]), new);
        assert_eq!(line(&view, &[grant(you), grant(you)]), new);
    }

    #[test]
    fn a_line_names_the_card_that_brought_it_about() {
        let (view, player) = (view(), Seat(0));
        let resolve = Event::Resolve {
            player,
            entry: crate::cards::EntryId(1),
            source: KEY,
        };
        let coins = Event::Coins {
            player,
            from: None,
            coins: 1,
        };
        let turn = Event::Phase {
            player,
            phase: crate::games::souls::Phase::Start,
        };
        let heal = Event::Heal {
            player,
            thing: KEY,
            amount: 2,
        };
        let line = |events: &[Event], language| {
            let events: Vec<table::Event> = events.iter().map(|event| event.wire()).collect();
            speaker(&view, language).line_of(&events, events.len() - 1)
        };
        let english = |events: &[Event]| line(events, Language::English).unwrap_or_default();
        assert_eq!(english(&[resolve, coins]), "Key: you gain 1¢");
        assert_eq!(english(&[resolve, coins, coins]), "Key: you gain 1¢");
        let spanish = line(&[resolve, coins], Language::Spanish);
        assert_eq!(spanish.as_deref(), Some("Llave: ganas 1¢"));
        // Nothing else brought it about, or the line says so already.
        assert_eq!(english(&[coins]), "You gain 1¢");
        assert_eq!(english(&[resolve, turn, coins]), "You gain 1¢");
        assert_eq!(english(&[resolve, heal]), "Key heals 2");
        let shield = Event::Card(CardEvent::Shield {
            controller: player,
            thing: crate::games::souls::player_id(player),
            amount: 1,
        });
        let prevented = english(&[resolve, shield]);
        assert!(prevented.starts_with("Key: 1 damage to "), "{prevented}");
    }
}

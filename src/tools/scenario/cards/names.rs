//! Resolves names to things on the table, and names things.

use ron2::{Span, Spanned};

use super::Cards;
use crate::packs::{PackContent, did_you_mean, short};
use crate::table::{Choice, Event, ObjectId, Ref, ZoneId};
use crate::tools::scenario::scenario_error::{Done, ScenarioError};
use crate::tools::scenario::speech::{ChoicePhrase, Simple, Speech};
use crate::tools::scenario::stage::Stage;

impl<G: Cards> Stage<G> {
    /// Every card that a name can mean: the one of that label, or all of that id.
    pub fn called(&mut self, name: &str, at: Span) -> Done<Vec<G::Card>> {
        let view = self.see();
        let all = G::cards(&view).iter().cloned();
        if let Some(&id) = self.aliases.get(name) {
            return Ok(all.filter(|card| G::shown(card).id == id).collect());
        }
        let Some(face) = self.content.named(name) else {
            let cards = self.content.ids().map(short);
            let known = self.aliases.keys().map(String::as_str).chain(cards);
            let help = did_you_mean(name, known);
            let label = G::LABEL;
            let message = format!("`{name}` is neither {label} of this scenario nor a card");
            return Err(ScenarioError::new("S020", at, message).help(help));
        };
        let here = |card: &G::Card| !G::is_gone(G::shown(card).zone);
        Ok(all.filter(|card| G::is(card, face) && here(card)).collect())
    }

    /// The one card that a name means.
    pub fn one(&mut self, name: &Spanned<String>) -> Done<G::Card> {
        let mut found = self.called(&name.value, name.span)?;
        match found.len() {
            1 => Ok(found.remove(0)),
            0 => {
                let message = format!("there is no `{}` on the table", name.value);
                Err(ScenarioError::new("S021", name.span, message))
            }
            n => {
                let view = self.see();
                let places = found.iter().map(|card| G::shown(card).zone);
                let places: Vec<String> = places.map(|zone| G::zone_words(zone, &view)).collect();
                let places = places.join(", ");
                let message = format!("`{}` could be {n} cards ({places})", name.value);
                let help = format!("name the one that is meant: \"{} as it\"", name.value);
                Err(ScenarioError::new("S022", name.span, message).help(help))
            }
        }
    }

    /// The zone that a thing names.
    pub fn zone(&mut self, thing: &Spanned<G::Thing>) -> Done<ZoneId> {
        G::zone_of(self, thing)?
            .ok_or_else(|| ScenarioError::new("S023", thing.span, G::PLACES.to_owned()))
    }

    /// The cards of that name, then what of them waits to resolve.
    pub fn card_refs(&mut self, name: &str, at: Span) -> Done<Vec<Ref>> {
        let found = self.called(name, at)?;
        let mut refs: Vec<Ref> = found.iter().map(|c| Ref::Object(G::shown(c).id)).collect();
        refs.extend(self.entries(&found));
        Ok(refs)
    }

    /// The waiting entries of cards of that name.
    pub fn entry_refs(&mut self, name: &str, at: Span) -> Done<Vec<Ref>> {
        let found = self.called(name, at)?;
        Ok(self.entries(&found))
    }

    fn entries(&mut self, found: &[G::Card]) -> Vec<Ref> {
        let view = self.see();
        let all = G::pile(&view).iter().map(G::entry);
        let of = all.filter(|e| found.iter().any(|card| G::shown(card).id == e.source));
        of.map(|e| Ref::Entry(e.serial)).collect()
    }

    /// The entry that resolves next.
    pub fn top(&mut self) -> Vec<Ref> {
        let view = self.see();
        let top = G::pile(&view).last().map(G::entry);
        top.map(|e| Ref::Entry(e.serial)).into_iter().collect()
    }

    /// Whether something that waits to resolve aims at that.
    pub fn is_aimed_at(&mut self, at: Ref) -> bool {
        let view = self.see();
        let mut all = G::pile(&view).iter().map(G::entry);
        all.any(|e| e.targets.contains(&at))
    }

    /// The choice that must be refused. Names in it must mean one card each.
    pub fn exactly(&mut self, said: &ChoicePhrase<G::Thing>) -> Done<Choice> {
        for thing in &said.things {
            if let Simple::Name(name) = thing.value.simple() {
                let (value, span) = (name.to_owned(), thing.span);
                self.one(&Spanned { value, span })?;
            }
        }
        Ok(G::fitting(self, said)?.0)
    }

    /// The name of a card: its label, else its id.
    pub fn name(&self, id: ObjectId, view: &G::View) -> String {
        if let Some((alias, _)) = self.aliases.iter().find(|&(_, &known)| known == id) {
            return format!("\"{alias}\"");
        }
        let mut cards = G::cards(view).iter().map(G::shown);
        if let Some(card) = cards.find(|card| card.id == id) {
            let id = self.content.ids().nth(card.face.into());
            return format!("\"{}\"", short(id.unwrap_or_default()));
        }
        G::other_name(id, view).unwrap_or_else(|| format!("#{}", id.0))
    }

    /// The parts in the brackets of an event, as a script would describe it. `by`: with the player who caused it.
    pub fn event_parts(&self, event: &Event, view: &G::View, by: bool) -> Vec<String> {
        let player = by.then(|| format!("player({})", event.seat.0));
        let mut refs = [event.subject, event.from, event.to].map(|part| self.ref_words(part, view));
        if let ("counters", Ref::Kind(kind)) = (event.verb, event.to)
            && let Some(id) = G::counters(self.content).get(usize::from(kind))
        {
            refs[2] = format!("\"{}\"", short(id));
        }
        let amount = (event.amount != 0).then(|| event.amount.to_string());
        player.into_iter().chain(refs).chain(amount).collect()
    }

    /// A part of a choice or an event, as a script writes it.
    pub fn ref_words(&self, part: Ref, view: &G::View) -> String {
        match part {
            Ref::None => String::new(),
            Ref::Object(id) => self.name(id, view),
            Ref::Seat(seat) => format!("player({})", seat.0),
            Ref::Zone(zone) => G::zone_words(zone, view),
            Ref::Entry(serial) => {
                let mut all = G::pile(view).iter().map(G::entry);
                match all.position(|e| e.serial == serial) {
                    Some(n) => G::entry_words(self, n, view),
                    None => format!("entry {serial}"),
                }
            }
            Ref::Kind(_) | Ref::Point(..) => G::kind_words(part),
        }
    }
}

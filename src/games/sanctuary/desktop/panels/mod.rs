//! The panels of Sanctuary, and what it says in those that all card games share.

mod bar;
mod deck;
mod form;
mod inspect;
mod ribbon;
mod setup;
mod stack;

pub use bar::bar;
pub use form::SanctuaryForm;
pub use inspect::inspect;
pub use ribbon::ribbon;
pub use setup::{setup, setup_cards};
pub use stack::stack;

use crate::desktop::art::ArtKey;
use crate::desktop::design_surface::DesignSurface;
use crate::desktop::intent::Intent;
use crate::desktop::panels::result::drawn;
use crate::desktop::panels::{PanelText, PanelView, Remain, log, view_parts};
use crate::desktop::words::Words;
use crate::desktop::{frame, hud};
use crate::games::sanctuary::choices::{Choice, ChoiceWord};
use crate::games::sanctuary::content::CardKind;
use crate::games::sanctuary::desktop::art::SanctuaryArt;
use crate::games::sanctuary::desktop::words as own;
use crate::games::sanctuary::phrases::{Speaker, pass_leads};
use crate::games::sanctuary::text;
use crate::games::sanctuary::{Place, Sanctuary, Step, Topic, View, place, zone};
use crate::table::{self, Language, ObjectId, Phrases, Ref, Seat, Seats, ZoneId};

/// The panels' view of a game of Sanctuary.
pub type Panel<'a> = PanelView<'a, Sanctuary>;

impl<'a> Panel<'a> {
    /// Something that can say choices and events in words.
    #[must_use]
    pub fn speaker(&self) -> Speaker<'a> {
        Speaker {
            view: self.view,
            names: [Seat(0), Seat(1)].map(|seat| self.name(seat)),
            language: self.language,
        }
    }

    /// The text of an ability of a card.
    fn ability(&self, face: u16, ability: usize) -> Option<String> {
        let content = self.view.content;
        let card = content.cards.get(usize::from(face))?;
        let text = text::ability_text(card, ability, content, self.language)?;
        Some(text.to_string())
    }

    /// The text of the ability that a choice names, where its card has several to choose among.
    fn named_ability(&self, choice: &table::Choice) -> Option<String> {
        let Ref::Object(id) = choice.subject else {
            return None;
        };
        let same = |c: &&table::Choice| (c.verb, c.subject) == (choice.verb, choice.subject);
        let alike = self.decision?.options.iter().filter(same).count();
        let several = ChoiceWord::Mode.is_of(choice) || ChoiceWord::Use.is_of(choice) && alike > 1;
        let face = self.view.card(id).filter(|_| several)?.face;
        self.ability(face, usize::try_from(choice.amount).ok()?)
    }

    /// The row of a kind of place, as far as it can be seen.
    fn count(&self, seat: Seat, place: Place) -> usize {
        self.view.zone(zone(seat, place)).len()
    }
}

impl PanelText for Sanctuary {
    view_parts!(SanctuaryArt);

    const WORDS: &'static [ChoiceWord] = &[
        ChoiceWord::Mode,
        ChoiceWord::Way,
        ChoiceWord::Share,
        ChoiceWord::X,
        ChoiceWord::Yes,
        ChoiceWord::No,
        ChoiceWord::Top,
        ChoiceWord::Under,
        ChoiceWord::Divide,
        ChoiceWord::Trigger,
        ChoiceWord::Replace,
    ];
    const AIMED: &'static [ChoiceWord] = &[ChoiceWord::Challenge, ChoiceWord::Block];

    fn panels(design_surface: &DesignSurface, p: &PanelView<Self>, out: &mut Vec<Intent>) {
        let far = p.near.other();
        // Tab goes from panel to panel in this order: first to what can be chosen.
        hud::near(design_surface, p, out, |ui, out| bar(ui, p, p.near, out));
        design_surface.column("queue", frame::QUEUE, |ui| stack(ui, p, out));
        design_surface.closer("inspect", frame::INSPECT, p.shown, |ui| inspect(ui, p));
        design_surface.panel("far", frame::FAR_PLATE, |ui| bar(ui, p, far, out));
        design_surface.panel("log", frame::LOG, |ui| log(ui, p));
        design_surface.panel("ribbon", frame::RIBBON, |ui| ribbon(ui, p, out));
    }

    fn step_name(step: Step, language: Language) -> &'static str {
        text::step_name(step, language)
    }

    fn entry_kind_name(kind: usize, words: &Words) -> &'static str {
        let words = own::of(words.language);
        [words.manipulation, words.ability][kind.min(1)]
    }

    fn face_of(view: &View, id: ObjectId, language: Language) -> Option<(u16, String)> {
        let face = view.card(id)?.face;
        let card = view.content.cards.get(usize::from(face))?;
        Some((face, card.name.in_language(language).to_owned()))
    }

    fn choice(p: &Panel, choice: &table::Choice) -> String {
        let named = p.named_ability(choice);
        named.unwrap_or_else(|| p.speaker().choice(choice))
    }

    fn big(p: &Panel, choice: &table::Choice) -> String {
        let words = own::of(p.language);
        let topic = p.decision.and_then(|d| Topic::of(d.topic));
        match (Choice::read(choice), topic) {
            (Some(Choice::Pass | Choice::End), _) => words.pass_to(pass_leads(p.view, p.language)),
            (Some(Choice::Skip), Some(Topic::Challenge)) => words.skip_duel.to_owned(),
            (Some(Choice::Skip), _) => words.skip_combat.to_owned(),
            (Some(Choice::Done), Some(Topic::Attack)) => words.attack_with(p.view.pairs.len()),
            (Some(Choice::Done), Some(Topic::Block)) => {
                let blockers = p.view.pairs.iter().map(|pair| pair.blockers.len());
                words.block_with(blockers.sum())
            }
            _ => p.speaker().choice(choice),
        }
    }

    fn is_shown(p: &Panel, thing: Ref) -> bool {
        match thing {
            Ref::Entry(_) => true,
            Ref::Object(id) => p.view.card(id).is_some_and(|card| {
                let (seat, here) = place(card.zone);
                here.is_play() || here == Place::Hand && seat == p.near
            }),
            _ => false,
        }
    }

    fn question(p: &Panel) -> String {
        p.decision
            .map_or_else(String::new, |d| p.speaker().question(d))
    }

    fn pile_name(p: &Panel, zone: ZoneId) -> String {
        let seat = place(zone).0;
        if p.view.seat == Some(seat) {
            own::of(p.language).your_limbo.to_owned()
        } else {
            own::of(p.language).limbo_of(p.name(seat))
        }
    }

    fn how(p: &Panel, winner: Option<Seat>) -> String {
        let (words, result) = (own::of(p.language), &p.words.result);
        let Some(winner) = winner else {
            if p.view.players.iter().all(|player| player.structure <= 0) {
                return result.nobody.to_owned();
            }
            return drawn(result, p.view.turn, p.view.content.rules.turn_limit);
        };
        let loser = winner.other();
        let you = p.view.seat == Some(loser);
        match (p.conceded, you) {
            (true, true) => result.you_conceded.to_owned(),
            (true, false) => result.conceded(p.name(loser)),
            (false, true) => words.yours_fell.to_owned(),
            (false, false) => words.fell(p.name(loser)),
        }
    }

    fn standing(language: Language) -> &'static str {
        own::of(language).rows[0]
    }

    fn thing(p: &Panel, id: ObjectId) -> String {
        p.speaker().thing(Ref::Object(id))
    }

    fn remains(p: &Panel) -> Vec<Remain> {
        let winners = p.view.outcome.map_or(Seats::NONE, |o| o.winners);
        let sanctuary = |seat: Seat| {
            let player = &p.view.players[seat.index()];
            let fell = player.structure <= 0;
            let card = p.view.card(player.sanctuary)?;
            Some(Remain {
                art: ArtKey::from(SanctuaryArt::Vista(card.face, fell)),
                name: p.name(seat).to_owned(),
                left: player.structure.to_string().replace('-', "−"),
                lost: !winners.contains(seat),
            })
        };
        [Seat(0), Seat(1)]
            .into_iter()
            .filter_map(sanctuary)
            .collect()
    }

    fn score(p: &Panel) -> Vec<(String, Vec<String>)> {
        let of = |what: usize, seat: Seat| {
            let player = &p.view.players[seat.index()];
            match what {
                0 => player.structure.to_string().replace('-', "−"),
                1 => player.volition.to_string(),
                2 => format!("{} / {}", player.enhancements, player.limit),
                3 => characters(p.view, seat).to_string(),
                4 => p.count(seat, Place::Hand).to_string(),
                5 => p.count(seat, Place::Deck).to_string(),
                _ => p.count(seat, Place::Limbo).to_string(),
            }
        };
        let rows = own::of(p.language).rows.iter().enumerate();
        let row = |(at, what): (usize, &&str)| {
            let values = [Seat(0), Seat(1)].map(|seat| of(at, seat));
            ((*what).to_owned(), values.into())
        };
        rows.map(row).collect()
    }
}

/// How many Characters a player has in Conflict.
fn characters(view: &View, seat: Seat) -> usize {
    let here = view.zone(zone(seat, Place::Conflict)).iter().flatten();
    let kind = |id: &ObjectId| {
        let card = view.card(*id)?;
        Some(view.content.cards.get(usize::from(card.face))?.kind)
    };
    here.filter(|id| kind(id) == Some(CardKind::Character))
        .count()
}

//! The panels of Souls, and what it says in those that all card games share.

mod act;
mod dialog;
mod die;
mod form;
mod inspect;
mod labels;
mod listing;
mod ribbon;
mod setup;
mod stack;

pub use act::act;
pub use dialog::dialog;
pub use form::{GOALS, SoulsForm};
pub use inspect::inspect;
pub use ribbon::ribbon;
pub use setup::{setup, setup_cards};
pub use stack::stack;

use crate::desktop::art::ArtKey;
use crate::desktop::design_surface::DesignSurface;
use crate::desktop::intent::Intent;
use crate::desktop::panels::result::drawn;
use crate::desktop::panels::{PanelText, PanelView, Remain, log, view_parts};
use crate::desktop::session::Blow;
use crate::desktop::words::Words;
use crate::desktop::{beside, frame};
use crate::games::souls::choices::ChoiceWord;
use crate::games::souls::desktop::art::SoulsArt;
use crate::games::souls::desktop::words as own;
use crate::games::souls::phrases::Speaker;
use crate::games::souls::tools::ENTRY_KINDS;
use crate::games::souls::{Mode, Place, Souls, Step, View, place, seat_of, text, zone};
use crate::packs::prose::capital;
use crate::table::{Choice, Language, ObjectId, Ref, Seat, Seats, ZoneId};

/// The panels' view of a game of Souls.
pub type Panel<'a> = PanelView<'a, Souls>;

impl<'a> Panel<'a> {
    /// Says something in words.
    pub fn saying<T>(&self, say: impl FnOnce(Speaker<'_>) -> T) -> T {
        let seats = 0..self.view.players.len() as u8;
        let names: Vec<&str> = seats.map(|seat| self.name(Seat(seat))).collect();
        say(Speaker {
            view: self.view,
            names: &names,
            language: self.language,
        })
    }

    /// Anything that a choice or an event can point at, in words.
    fn named(&self, thing: Ref) -> String {
        let said = self.saying(|s| s.thing(thing));
        capital(&said)
    }

    /// What stands for a thing on a card: a player is their character.
    fn face(&self, id: ObjectId) -> Option<u16> {
        let id = match seat_of(id) {
            Some(seat) => self.view.players.get(seat.index())?.character,
            None => id,
        };
        Some(self.view.card(id)?.face)
    }

    /// Whether a card lies on the table or in the near hand, ready to be clicked.
    fn on_table(&self, id: ObjectId) -> bool {
        if seat_of(id).is_some() {
            return true;
        }
        self.view
            .card(id)
            .is_some_and(|card| match place(card.zone) {
                Place::Hand(seat) => seat == self.near,
                Place::Draft | Place::Bonus | Place::Held => true,
                _ => card.in_play,
            })
    }
}

impl PanelText for Souls {
    view_parts!(SoulsArt);

    const WORDS: &'static [ChoiceWord] = &[
        ChoiceWord::Mode,
        ChoiceWord::X,
        ChoiceWord::Yes,
        ChoiceWord::No,
        ChoiceWord::Top,
        ChoiceWord::Under,
        ChoiceWord::Vote,
        ChoiceWord::Way,
        ChoiceWord::Share,
        ChoiceWord::Number,
        ChoiceWord::Trigger,
        ChoiceWord::Replace,
    ];
    const AIMED: &'static [ChoiceWord] = &[];
    const APART: &'static [ChoiceWord] = &[ChoiceWord::Offer, ChoiceWord::Request];

    fn is_over_table(p: &Panel) -> bool {
        p.decision
            .is_some_and(|asked| dialog::is_laid_out(p, asked))
    }

    fn panels(design_surface: &DesignSurface, p: &PanelView<Self>, out: &mut Vec<Intent>) {
        // Tab goes from panel to panel in this order: first to what can be chosen.
        let about = p.selected_at.map(|thing| (thing, p.taken));
        beside::by_thing(design_surface, about, frame::HAND.min.y, |ui| {
            dialog(ui, p, out)
        });
        design_surface.column("act", frame::ACT, |ui| act(ui, p, out));
        design_surface.column("queue", frame::STACK, |ui| stack(ui, p, out));
        design_surface.closer("inspect", frame::INSPECT, p.shown, |ui| inspect(ui, p));
        design_surface.panel("log", frame::LOW_LOG, |ui| log(ui, p));
        design_surface.panel("ribbon", frame::RIBBON, |ui| ribbon(ui, p, out));
    }

    fn step_name(step: Step, language: Language) -> &'static str {
        text::step_name(step, language)
    }

    fn entry_kind_name(kind: usize, words: &Words) -> &'static str {
        let kind = ENTRY_KINDS.get(kind).copied();
        kind.map_or("", |kind| own::of(words.language).entry_kind(kind))
    }

    fn face_of(view: &View, id: ObjectId, language: Language) -> Option<(u16, String)> {
        let id = match seat_of(id) {
            Some(seat) => view.players.get(seat.index())?.character,
            None => id,
        };
        let face = view.card(id)?.face;
        let card = view.content.cards.get(usize::from(face))?;
        Some((face, card.name.in_language(language).to_owned()))
    }

    fn choice(p: &Panel, choice: &Choice) -> String {
        labels::label(p, choice)
    }

    fn listed(p: &Panel) -> Vec<Intent> {
        listing::numbered(p)
    }

    fn big(p: &Panel, choice: &Choice) -> String {
        let words = own::of(p.language);
        if !ChoiceWord::Pass.is_of(choice) {
            return labels::label(p, choice);
        }
        let leads = p.saying(|s| s.leads());
        if leads.is_empty() {
            words.pass.to_owned()
        } else {
            words.pass_to(&leads)
        }
    }

    fn is_shown(p: &Panel, thing: Ref) -> bool {
        match thing {
            Ref::Entry(_) => true,
            Ref::Object(id) => p.on_table(id),
            _ => false,
        }
    }

    fn question(p: &Panel) -> String {
        p.decision
            .map_or_else(String::new, |d| p.saying(|s| s.question(d)))
    }

    fn pile_name(p: &Panel, zone: ZoneId) -> String {
        p.named(Ref::Zone(zone))
    }

    fn how(p: &Panel, winner: Option<Seat>) -> String {
        let words = own::of(p.language);
        let winners = p.view.outcome.map_or(Seats::NONE, |o| o.winners);
        let won = winners.count() > 0;
        let all_left = p.gone.count() as usize + 1 >= p.view.players.len();
        let players = (0..).map(Seat).zip(&p.view.players);
        let enough = players.filter(|(_, player)| player.souls >= player.goal);
        let by_souls = enough
            .map(|(seat, _)| seat)
            .any(|seat| winners.contains(seat));
        let result = &p.words.result;
        match (p.view.mode, winner) {
            (Mode::Together { .. }, _) if p.conceded => words.gave_up.to_owned(),
            (Mode::Together { goal, .. }, _) if won => words.together_won(usize::from(goal)),
            (Mode::Together { .. }, _) if p.view.timer > 0 => {
                drawn(result, p.view.turn, p.view.content.rules.turn_limit)
            }
            (Mode::Together { .. }, _) => words.timer_ran_out.to_owned(),
            // Somebody who left long ago does not make the last one win.
            (Mode::Competitive, Some(_)) if p.conceded && all_left => gave_up(p),
            (Mode::Competitive, None) if p.conceded && won && !by_souls => {
                words.somebody_gave_up.to_owned()
            }
            (Mode::Competitive, Some(seat)) => {
                let player = p.view.players.get(seat.index());
                words.has_souls(player.map_or(0, |player| usize::from(player.souls)))
            }
            (Mode::Competitive, None) if won => words.shared.to_owned(),
            (Mode::Competitive, None) => {
                drawn(result, p.view.turn, p.view.content.rules.turn_limit)
            }
        }
    }

    fn standing(language: Language) -> &'static str {
        own::of(language).souls_won
    }

    /// The last soul that somebody won.
    fn last_blow(p: &Panel, blow: &Blow) -> String {
        let what = Self::thing(p, blow.target);
        own::of(p.language).last_soul(p.name(blow.by), &what, blow.amount as usize)
    }

    fn thing(p: &Panel, id: ObjectId) -> String {
        p.named(Ref::Object(id))
    }

    fn remains(p: &Panel) -> Vec<Remain> {
        let winners = p.view.outcome.map_or(Seats::NONE, |o| o.winners);
        let wide = 1160 / p.view.players.len().max(1) as u16 - 4;
        let players = (0..).map(Seat).zip(&p.view.players);
        let remains = players.filter_map(|(seat, player)| {
            Some(Remain {
                art: ArtKey::from(SoulsArt::Vista {
                    face: p.face(player.character)?,
                    have: player.souls,
                    goal: player.goal,
                    wide,
                }),
                name: p.name(seat).to_owned(),
                left: format!("{} / {}", player.souls, player.goal),
                lost: !winners.contains(seat),
            })
        });
        remains.collect()
    }

    fn score(p: &Panel) -> Vec<(String, Vec<String>)> {
        let items = |seat: Seat| p.view.zone(zone(Place::Items(seat))).len();
        let of = |what: usize, seat: Seat| {
            let player = &p.view.players[seat.index()];
            match what {
                0 => format!("{} / {}", player.souls, player.goal),
                1 => format!("{}¢", player.coins),
                2 => items(seat).to_string(),
                3 => player.kills.to_string(),
                _ => player.deaths.to_string(),
            }
        };
        let seats = || (0..p.view.players.len() as u8).map(Seat);
        let rows = own::of(p.language).rows.iter().enumerate();
        rows.map(|(at, what)| {
            let values = seats().map(|seat| of(at, seat)).collect();
            ((*what).to_owned(), values)
        })
        .collect()
    }

    fn is_shared(view: &View) -> bool {
        view.mode != Mode::Competitive
    }

    fn spread(p: &Panel) -> Vec<u16> {
        dialog::cards(p)
            .into_iter()
            .filter_map(|id| p.face(id))
            .collect()
    }

    /// Also what may be on the stack or a soul a moment later, so that it is drawn by then.
    fn slips(view: &View) -> Vec<u16> {
        let near = view.cards.iter().filter(|card| match place(card.zone) {
            Place::Hand(_) | Place::Monster(_) | Place::Bonus => true,
            _ => card.in_play,
        });
        let waiting = view.stack.iter().map(|entry| entry.face);
        waiting.chain(near.map(|card| card.face)).collect()
    }
}

/// Who gave up, so that one is left.
fn gave_up(p: &Panel) -> String {
    let result = &p.words.result;
    let names: Vec<&str> = p.gone.iter().map(|seat| p.name(seat)).collect();
    match names.split_last() {
        Some((_, [])) if p.gone.only() == p.view.seat => result.you_conceded.to_owned(),
        Some((name, [])) => result.conceded(name),
        Some((last, rest)) => {
            result.all_conceded(&format!("{}{}{last}", rest.join(", "), result.and))
        }
        None => String::new(),
    }
}

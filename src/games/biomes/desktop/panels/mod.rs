//! Implements `PanelText` for Biomes.

pub(crate) mod bar;
mod deck;
mod gems;
pub(crate) mod inspect;
mod queue;
mod ribbon;
mod setup;

pub use bar::bar;
pub use inspect::inspect;
pub use queue::queue;
pub use ribbon::{ribbon, sentence};
pub use setup::{SetupForm, setup, setup_cards};

use bevy_egui::egui::TextureId;

use crate::desktop::art::ArtKey;
use crate::desktop::design_surface::DesignSurface;
use crate::desktop::intent::Intent;
use crate::desktop::panels::result::drawn;
use crate::desktop::panels::{PanelText, PanelView, Remain, log, view_parts};
use crate::desktop::words::Words;
use crate::desktop::{frame, hud};
use crate::games::biomes::choices::{Choice, ChoiceWord};
use crate::games::biomes::content::{BiomeType, ENERGIES};
use crate::games::biomes::desktop::art::BiomesArt;
use crate::games::biomes::desktop::price;
use crate::games::biomes::desktop::words as own;
use crate::games::biomes::phrases::Speaker;
use crate::games::biomes::{Biomes, Place, Step, Topic, View, phrases, place, text, zone};
use crate::table::{self, Language, ObjectId, Phrases, Ref, Seat, ZoneId};

impl PanelText for Biomes {
    view_parts!(BiomesArt);

    const WORDS: &'static [ChoiceWord] = &[
        ChoiceWord::Mode,
        ChoiceWord::Replace,
        ChoiceWord::Way,
        ChoiceWord::Share,
        ChoiceWord::X,
        ChoiceWord::Yes,
        ChoiceWord::No,
        ChoiceWord::Top,
        ChoiceWord::Under,
        ChoiceWord::Become,
        ChoiceWord::Arrive,
        ChoiceWord::Assign,
    ];
    const AIMED: &'static [ChoiceWord] = &[ChoiceWord::Defend];

    fn panels(design_surface: &DesignSurface, p: &PanelView<Self>, out: &mut Vec<Intent>) {
        let far = p.near.other();
        // Tab goes from panel to panel in this order: first to what can be chosen.
        hud::near(design_surface, p, out, |ui, out| bar(ui, p, p.near, out));
        design_surface.column("queue", frame::QUEUE, |ui| queue(ui, p, out));
        design_surface.closer("inspect", frame::INSPECT, p.shown, |ui| inspect(ui, p));
        design_surface.panel("far", frame::FAR_BAR, |ui| bar(ui, p, far, out));
        design_surface.panel("log", frame::LOG, |ui| log(ui, p));
        design_surface.panel("ribbon", frame::RIBBON, |ui| ribbon(ui, p, out));
    }

    /// The gems of the energies, in the order of the store.
    fn signs() -> Vec<ArtKey> {
        (0..ENERGIES.len())
            .map(|n| BiomesArt::Gem(n).into())
            .collect()
    }

    fn step_name(step: Step, language: Language) -> &'static str {
        own::of(language).moment(step)
    }

    fn entry_kind_name(kind: usize, words: &Words) -> &'static str {
        own::of(words.language)
            .queued
            .get(kind)
            .copied()
            .unwrap_or_default()
    }

    fn face_of(view: &View, id: ObjectId, language: Language) -> Option<(u16, String)> {
        let face = view.object(id)?.face;
        let card = view.content.cards.get(usize::from(face))?;
        Some((face, card.name.in_language(language).to_owned()))
    }

    fn choice(p: &PanelView<Biomes>, choice: &table::Choice) -> String {
        p.speaker().choice(choice)
    }

    fn sign(p: &PanelView<Biomes>, choice: &table::Choice) -> Option<TextureId> {
        let (Choice::Become { energy } | Choice::Pay { energy }) = Choice::read(choice)? else {
            return None;
        };
        p.textures.signs.get(energy.index()).copied()
    }

    /// What a card is converted into: the colours of its player's deck first. A card with an anomaly of its own becomes
    /// that one (N-41).
    fn ends(p: &PanelView<Biomes>, choice: &table::Choice) -> Vec<table::Choice> {
        let Some(Choice::Convert { card }) = Choice::read(choice) else {
            return Vec::new();
        };
        if phrases::own_anomaly(p.view, card).is_some() {
            return Vec::new();
        }
        let colours = price::colours(p.view, p.near).into_iter();
        colours
            .map(|energy| Choice::Become { energy }.wire())
            .collect()
    }

    fn big(p: &PanelView<Biomes>, choice: &table::Choice) -> String {
        let words = own::of(p.language);
        let topic = p.decision.and_then(|d| Topic::of(d.topic));
        match (Choice::read(choice), topic) {
            (Some(Choice::Pass), _) => words.pass_to(phrases::pass_leads(p.view, p.language)),
            (Some(Choice::Done), Some(Topic::Advance)) => {
                words.advance_with(p.view.advancing.len())
            }
            (Some(Choice::Done), Some(Topic::Attack)) => words.attack_with(p.view.attackers.len()),
            (Some(Choice::Done), Some(Topic::Defend)) => words.defend_with(p.view.defenders.len()),
            _ => p.speaker().choice(choice),
        }
    }

    fn is_shown(p: &PanelView<Biomes>, thing: Ref) -> bool {
        match thing {
            Ref::Entry(_) => true,
            Ref::Object(id) => match p.view.object(id) {
                Some(object) => matches!(
                    place(object.zone).1,
                    Place::Hand | Place::Staging | Place::Sector(_)
                ),
                None => is_ground(p, id),
            },
            _ => false,
        }
    }

    fn question(p: &PanelView<Biomes>) -> String {
        sentence(p).1
    }

    fn pile_name(p: &PanelView<Biomes>, zone: ZoneId) -> String {
        text::capital(&p.speaker().thing(Ref::Zone(zone)))
    }

    fn how(p: &PanelView<Biomes>, winner: Option<Seat>) -> String {
        let Some(winner) = winner else {
            return drawn(
                &p.words.result,
                p.view.turn,
                p.view.content.rules.turn_limit,
            );
        };
        let loser = winner.other();
        let (words, result) = (own::of(p.language), &p.words.result);
        let you = p.view.seat == Some(loser);
        let name = p.name(loser);
        let lost = p.view.players[loser.index()].lost;
        let sectors = lost >= p.view.content.rules.sectors_to_lose;
        match (p.conceded, sectors) {
            (true, _) if you => result.you_conceded.to_owned(),
            (true, _) => result.conceded(name),
            (_, true) if you => words.you_lost_sectors(lost),
            (_, true) => words.lost_sectors(name, lost),
            _ if you => words.decided_against_you.to_owned(),
            _ => words.decided(name),
        }
    }

    fn standing(language: Language) -> &'static str {
        own::of(language).durability
    }

    fn thing(p: &PanelView<Biomes>, id: ObjectId) -> String {
        p.speaker().object(id)
    }

    fn tray_note(p: &PanelView<Biomes>) -> Option<String> {
        queue::unplayable(p).map(|refused| p.sentence(refused))
    }

    fn remains(p: &PanelView<Biomes>) -> Vec<Remain> {
        let biomes = p.view.biomes.iter();
        let remains = biomes.map(|biome| Remain {
            art: ArtKey::from(BiomesArt::Vista(biome.kind, biome.lost)),
            name: biome_name(p, biome.kind),
            left: match biome.lost {
                true => own::of(p.language).lost.to_owned(),
                false => String::new(),
            },
            lost: biome.lost,
        });
        remains.collect()
    }

    fn score(p: &PanelView<Biomes>) -> Vec<(String, Vec<String>)> {
        let (view, words) = (p.view, own::of(p.language));
        let [won, lost] = words.rows;
        let mut rows = Vec::new();
        let mut row = |what: &str, of: &dyn Fn(usize) -> String| {
            rows.push((what.to_owned(), [0, 1].map(of).into()));
        };
        if view.best_of > 1 {
            row(won, &|at| view.wins[at].to_string());
        }
        row(lost, &|at| view.players[at].lost.to_string());
        for biome in &view.biomes {
            row(
                &biome_name(p, biome.kind),
                &|at| match biome.durability[at] {
                    _ if biome.lost_by[at] => words.lost.to_owned(),
                    // The other side of a lost biome is gone too, but its player lost nothing.
                    _ if biome.lost => "–".to_owned(),
                    left => words.durability_left(left),
                },
            );
        }
        let count = |at: usize, place| view.zone(zone(Seat(at as u8), place)).len();
        let places = [Place::Hand, Place::Deck, Place::Cache];
        for (what, place) in words.card_rows.into_iter().zip(places) {
            row(what, &|at| count(at, place).to_string());
        }
        rows
    }
}

/// The name of a kind of biome.
fn biome_name(p: &PanelView<Biomes>, kind: BiomeType) -> String {
    let biome = p.view.content.biomes.iter().find(|b| b.kind == kind);
    let name = biome.map(|b| b.name.in_language(p.language).to_owned());
    name.unwrap_or_else(|| format!("{kind:?}"))
}

/// Whether that is a biome or a sector: they are lit, and a click on them chooses them.
fn is_ground(p: &PanelView<Biomes>, id: ObjectId) -> bool {
    let mut biomes = p.view.biomes.iter();
    biomes.any(|biome| biome.id == id || biome.sectors.contains(&id))
}

impl<'a> PanelView<'a, Biomes> {
    /// Something that can say choices and events in words.
    #[must_use]
    pub fn speaker(&self) -> Speaker<'a> {
        Speaker {
            view: self.view,
            names: [Seat(0), Seat(1)].map(|seat| self.name(seat)),
            language: self.language,
        }
    }
}

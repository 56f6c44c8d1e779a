//! What Biomes says in the panels that all card games share.

use super::{PanelView, Voiced, sentence};
use crate::desktop::art::ArtKey;
use crate::desktop::art::card::Face;
use crate::desktop::words::Words;
use crate::games::biomes::{Biomes, Place, Step, View, phrases, place, text, zone};
use crate::table::{Choice, Language, ObjectId, Outcome, Phrases, Ref, Seat, ZoneId};

impl Voiced for Biomes {
    const WORDS: &'static [&'static str] = &[
        "mode", "x", "yes", "no", "top", "under", "become", "arrive", "assign",
    ];
    const AIMED: &'static [&'static str] = &[];

    fn step_name(step: Step, _: Language) -> &'static str {
        super::ribbon::moment(step)
    }

    fn sort_name(sort: usize, words: &Words) -> &'static str {
        words.passing.queued.get(sort).copied().unwrap_or_default()
    }

    fn seat(view: &View) -> Option<Seat> {
        view.seat
    }

    fn outcome(view: &View) -> Option<Outcome> {
        view.outcome
    }

    fn face_of(view: &View, id: ObjectId, _: Language) -> Option<(u16, String)> {
        let face = view.object(id)?.face;
        let card = view.content.cards.get(usize::from(face))?;
        Some((face, card.name.clone()))
    }

    fn pile(view: &View, zone: ZoneId) -> Vec<ObjectId> {
        view.zone(zone).iter().copied().flatten().collect()
    }

    fn drawing(_: &View, card: u16, face: Face, _: Language) -> ArtKey {
        ArtKey::Card(card, face)
    }

    fn choice(p: &PanelView, choice: &Choice) -> String {
        p.speaker().choice(choice)
    }

    fn big(p: &PanelView, choice: &Choice) -> String {
        let chosen = |n: usize, nothing: &str, what: &str| match n {
            0 => nothing.to_owned(),
            1 => format!("{what} with 1 agent"),
            n => format!("{what} with {n} agents"),
        };
        let topic = p.decision.map_or("", |d| d.topic);
        match (choice.verb, topic) {
            ("pass", _) => format!("Pass → {}", phrases::pass_leads(p.view)),
            ("done", "advance") => chosen(p.view.advancing.len(), "Nobody advances", "Advance"),
            ("done", "attack") => chosen(p.view.attackers.len(), "Nobody attacks", "Attack"),
            ("done", "defend") => chosen(p.view.defenders.len(), "Nobody defends", "Defend"),
            _ => p.speaker().choice(choice),
        }
    }

    fn is_shown(p: &PanelView, thing: Ref) -> bool {
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

    fn question(p: &PanelView) -> String {
        sentence(p).1
    }

    fn pile_name(p: &PanelView, zone: ZoneId) -> String {
        text::capital(&p.speaker().thing(Ref::Zone(zone)))
    }

    fn how(p: &PanelView, winner: Option<Seat>) -> String {
        let Some(winner) = winner else {
            return p.words.result.nobody.to_owned();
        };
        let loser = winner.other();
        let you = p.view.seat == Some(loser);
        let name = if you { "You" } else { p.name(loser) };
        let lost = p.view.players[loser.index()].lost;
        if p.conceded {
            format!("{name} conceded")
        } else if lost >= p.view.content.rules.sectors_to_lose {
            format!("{name} lost {lost} sectors")
        } else {
            format!(
                "A card decided it against {}",
                if you { "you" } else { name }
            )
        }
    }

    fn score(p: &PanelView) -> Vec<(String, Vec<String>)> {
        let view = p.view;
        let mut rows = Vec::new();
        let mut row = |what: &str, of: &dyn Fn(usize) -> String| {
            rows.push((what.to_owned(), [0, 1].map(of).into()));
        };
        if view.best_of > 1 {
            row("matches won", &|at| view.wins[at].to_string());
        }
        row("sectors lost", &|at| view.players[at].lost.to_string());
        for biome in &view.biomes {
            let content = view.content.biomes.iter().find(|b| b.kind == biome.kind);
            let name = content.map_or_else(|| format!("{:?}", biome.kind), |b| b.name.clone());
            row(&name, &|at| match biome.durability[at] {
                _ if biome.lost => "lost".to_owned(),
                left => format!("{left} durability left"),
            });
        }
        let count = |at: usize, place| view.zone(zone(Seat(at as u8), place)).len();
        for (what, place) in [
            ("cards in hand", Place::Hand),
            ("cards in deck", Place::Deck),
            ("cards in cache", Place::Cache),
        ] {
            row(what, &|at| count(at, place).to_string());
        }
        rows
    }
}

/// Whether that is a biome or a sector: they are lit, and a click on them chooses them.
fn is_ground(p: &PanelView, id: ObjectId) -> bool {
    let mut biomes = p.view.biomes.iter();
    biomes.any(|biome| biome.id == id || biome.sectors.contains(&id))
}

//! A fixed sample position, on which panels and scene are tested without a match.

mod still;

use std::sync::OnceLock;

pub use still::{Still, decision};

use crate::cards::language::HowMany;
use crate::games::biomes::content::{
    Biome, BiomeType, Card, CardKind, Content, Cost, Deck, Energy, Grade, Keyword, Reach, RulesDef,
};
use crate::games::biomes::{
    BiomeView, EntryView, ObjectView, Place, PlayerView, Step, View, ZONES, zone,
};
use crate::table::{ObjectId, Seat};

/// Name, energy, cost of that energy and void, speed, type, attack, defense.
type Row = (&'static str, Energy, u8, u8, u8, CardKind, i32, i32);

fn rows() -> [Row; 12] {
    use CardKind::{Agent, Anomaly, Event, Gear};
    use Energy::{Chaos, Dark, Growth, Light, Storm};
    [
        ("Ash Runner", Chaos, 1, 0, 1, Agent, 3, 2),
        ("Canopy Net", Growth, 0, 1, 1, Gear, 0, 0),
        ("Cinder Howl", Chaos, 1, 0, 3, Event, 0, 0),
        ("Dawn Bearer", Light, 1, 2, 1, Agent, 3, 3),
        ("Elder Sprout", Growth, 1, 3, 1, Agent, 4, 6),
        ("Grave Courier", Dark, 2, 0, 1, Agent, 4, 3),
        ("Growth Anomaly", Growth, 0, 0, 0, Anomaly, 0, 0),
        ("Hollow Kite", Storm, 1, 1, 1, Agent, 2, 3),
        ("Moss Warden", Growth, 1, 1, 1, Agent, 2, 4),
        ("Overgrow", Growth, 1, 0, 2, Event, 0, 0),
        ("Rootbound", Growth, 1, 1, 1, Agent, 2, 4),
        ("Thorn Pup", Growth, 1, 0, 1, Agent, 2, 2),
    ]
}

fn card((name, energy, own, void, speed, kind, attack, defense): Row) -> Card {
    let mut cost = Cost {
        void,
        ..Cost::default()
    };
    match energy {
        Energy::Light => cost.light = own,
        Energy::Storm => cost.storm = own,
        Energy::Dark => cost.dark = own,
        Energy::Chaos => cost.chaos = own,
        Energy::Growth => cost.growth = own,
        Energy::Void => cost.void += own,
    }
    let makes = (kind == CardKind::Anomaly).then_some(Cost {
        growth: 1,
        ..Cost::default()
    });
    Card {
        id: format!("sample:{}", name.to_lowercase().replace(' ', "_")),
        name: name.to_owned().into(),
        subtype: if kind == CardKind::Agent { "beast" } else { "" }.to_owned(),
        kind,
        cost,
        global: None,
        speed,
        grade: Grade::Core,
        mythic: false,
        attack,
        defense,
        reach: if name == "Hollow Kite" {
            Reach::Ranged
        } else {
            Reach::Melee
        },
        keywords: [Keyword::Intercept]
            .into_iter()
            .filter(|_| name == "Moss Warden")
            .collect(),
        abilities: Vec::new(),
        picks: HowMany::One,
        makes,
        anomaly: None,
        flavor: String::new().into(),
        picture: None,
    }
}

/// A dozen cards, three biomes, two decks.
#[must_use]
pub fn content() -> &'static Content {
    static CONTENT: OnceLock<Content> = OnceLock::new();
    CONTENT.get_or_init(|| Content {
        counters: Vec::new(),
        cards: rows().into_iter().map(card).collect(),
        biomes: [BiomeType::Badlands, BiomeType::Tundra, BiomeType::Woods]
            .map(|kind| Biome {
                kind,
                name: format!("{kind:?}").into(),
                alignments: vec![Energy::Growth, Energy::Dark, Energy::Storm],
                influence: Vec::new(),
                flavor: String::new().into(),
            })
            .into(),
        decks: [
            ("Canopy", "Grows slowly, then all at once."),
            ("Grave Wind", "Takes cards away."),
        ]
        .map(|(name, summary)| Deck {
            id: format!("sample:{name}"),
            name: name.to_owned().into(),
            summary: summary.to_owned().into(),
            cards: Vec::new(),
            reserve: Vec::new(),
        })
        .into(),
        subtypes: Vec::new(),
        rules: RulesDef {
            opening_hand: 6,
            durability: 10,
            draw: 2,
            first_draw: 1,
            hand_limit: 7,
            mulligans: 6,
            sectors_to_lose: 2,
            deck_size: 45,
            copies: 3,
            cost_cap: 15,
            conversions: 1,
            anomalies: 1,
            common_anomalies: Vec::new(),
            turn_limit: 0,
            repeats: 1000,
        },
        packs: Vec::new(),
    })
}

/// The position of the art direction's mock: the far player attacks the Woods.
#[must_use]
pub fn view(seat: Option<Seat>) -> View {
    let biome = |at: u16, kind, durability| BiomeView {
        id: ObjectId(10 + at),
        kind,
        lost: false,
        sectors: [ObjectId(20 + at), ObjectId(30 + at)],
        durability,
        shields: [crate::cards::shield::Shield::NONE; 2],
        truce: false,
        lost_by: [false; 2],
    };
    let mut view = View {
        delayed: Vec::new(),
        seat,
        content: content(),
        step: Step::DefendBefore,
        turn: 6,
        active: Seat(1),
        starting: Seat(0),
        match_number: 1,
        best_of: 3,
        wins: [0, 0],
        players: [
            PlayerView {
                id: ObjectId(1),
                energy: [0, 0, 0, 0, 2, 0],
                ..PlayerView::default()
            },
            PlayerView {
                id: ObjectId(2),
                energy: [0, 1, 3, 0, 0, 0],
                ..PlayerView::default()
            },
        ],
        biomes: [
            biome(0, BiomeType::Tundra, [6, 10]),
            biome(1, BiomeType::Woods, [10, 4]),
            biome(2, BiomeType::Badlands, [9, 7]),
        ],
        objects: Vec::new(),
        zones: vec![Vec::new(); ZONES],
        queue: Vec::new(),
        advancing: Vec::new(),
        attackers: vec![ObjectId(121)],
        defenders: Vec::new(),
        speeds: vec![2, 3],
        outcome: None,
    };
    place_cards(&mut view);
    view
}

fn place_cards(view: &mut View) {
    let (near, far) = (Seat(0), Seat(1));
    let table = [
        (100, 10, near, Place::Hand, false),
        (101, 9, near, Place::Hand, false),
        (102, 2, near, Place::Hand, false),
        (103, 1, near, Place::Hand, false),
        (104, 3, near, Place::Hand, false),
        (105, 4, near, Place::Hand, false),
        (106, 6, near, Place::Staging, false),
        (107, 6, near, Place::Staging, true),
        (110, 8, near, Place::Sector(1), false),
        (111, 11, near, Place::Sector(1), false),
        (112, 0, near, Place::Sector(2), true),
        (120, 7, far, Place::Sector(0), false),
        (121, 5, far, Place::Sector(1), true),
    ];
    for (id, face, owner, place, locked) in table {
        put(view, ObjectId(id), face, owner, place, locked);
    }
    if let Some(warden) = view.objects.iter_mut().find(|o| o.id == ObjectId(110)) {
        warden.damage = 1;
    }
    for (owner, place, count) in [
        (near, Place::Deck, 29),
        (far, Place::Deck, 31),
        (far, Place::Hand, 5),
        (near, Place::Cache, 4),
        (far, Place::Cache, 6),
    ] {
        view.zones[usize::from(zone(owner, place).0)].extend(vec![None; count]);
    }
    view.queue.push(EntryView {
        serial: 7,
        source: ObjectId(121),
        face: Some(5),
        ability: Some(0),
        later: 0,
        controller: far,
        speed: 3,
        targets: Vec::new(),
        shares: Vec::new(),
    });
}

fn put(view: &mut View, id: ObjectId, face: u16, owner: Seat, at: Place, locked: bool) {
    let zone = zone(owner, at);
    let hidden = at == Place::Hand && view.seat != Some(owner);
    view.zones[usize::from(zone.0)].push((!hidden).then_some(id));
    if hidden {
        return;
    }
    let card = &view.content.cards[usize::from(face)];
    view.objects.push(ObjectView {
        id,
        printed: face,
        face,
        owner,
        controller: owner,
        zone,
        locked,
        arrived_now: false,
        attack: card.attack,
        defense: card.defense,
        damage: 0,
        reach: card.reach,
        keywords: card.keywords,
        speed: card.speed,
        markers: 0,
        stasis: false,
        host: None,
        shield: crate::cards::shield::Shield::NONE,
        counters: Vec::new(),
        converted: false,
    });
}

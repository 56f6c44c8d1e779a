//! The value of a view of Biomes, for bots.

use crate::games::biomes::choices::ChoiceWord;
use crate::games::biomes::content::{Card, Keyword};
use crate::games::biomes::{Biomes, ObjectView, Phase, Place, Step, Topic, View, place, zone};
use crate::table::{Decision, Seat};

use crate::bots::{EvaluatedGame, SearchSettings};

impl EvaluatedGame for Biomes {
    const SEARCH: SearchSettings = SearchSettings {
        scale: 120.0,
        ..SearchSettings::USUAL
    };

    const OTHERS: &'static [ChoiceWord] = &[
        ChoiceWord::Pass,
        ChoiceWord::Done,
        ChoiceWord::Keep,
        ChoiceWord::No,
        ChoiceWord::Top,
    ];
    const PARTS: &'static [Topic] = &[
        Topic::Target,
        Topic::Share,
        Topic::Mode,
        Topic::X,
        Topic::May,
        Topic::Choose,
        Topic::Way,
        Topic::Arrive,
        Topic::Convert,
    ];

    fn place(step: Step) -> usize {
        step as usize
    }

    fn worth(view: &View, seat: Seat) -> i32 {
        side(view, seat) - side(view, seat.other()) + hand(view, seat)
    }

    fn idle(decision: &Decision, step: Step) -> Option<usize> {
        let word = |word: ChoiceWord| {
            let mut options = decision.options.iter();
            options.position(|option| option.verb == word.text())
        };
        match Topic::of(decision.topic) {
            // With something on the queue it waits to see what comes of it.
            Some(Topic::Act)
                if step.phase() == Phase::Battle || decision.about != crate::table::Ref::None =>
            {
                word(ChoiceWord::Pass)
            }
            Some(Topic::Act | Topic::Mulligan) => None,
            // Who is in a biome attacks; who is not stays.
            Some(Topic::Attack) => word(ChoiceWord::Attack).or(word(ChoiceWord::Done)),
            Some(Topic::Advance | Topic::Defend) => word(ChoiceWord::Done),
            Some(Topic::Pay) => word(ChoiceWord::Pay).or(Some(0)),
            _ => Some(0),
        }
    }
}

/// The value of one player's cards on the planet.
fn side(view: &View, seat: Seat) -> i32 {
    let mut worth = -220 * i32::from(view.players[seat.index()].lost);
    for biome in view.biomes.iter().filter(|b| !b.lost) {
        worth += durability(biome.durability[seat.index()]);
    }
    let mut anomalies = 0;
    for object in view
        .objects
        .iter()
        .filter(|o| o.controller == seat && place(o.zone).1.is_planet())
    {
        let card = &view.content.cards[object.face as usize];
        if card.is_anomaly() {
            anomalies += 1;
            worth += if anomalies <= 6 { 14 } else { 4 } + i32::from(!object.locked);
        } else if card.is_agent() {
            worth += agent(object);
        } else {
            worth += 4 + 3 * card.cost.value() as i32;
        }
    }
    worth
}

/// The last points of a sector are worth most.
fn durability(left: i32) -> i32 {
    let left = left.clamp(0, 20);
    30 + 8 * left.min(10) - (10 - left.min(10)).pow(2) / 2 + 2 * (left - 10).max(0)
}

fn agent(object: &ObjectView) -> i32 {
    let useful = [
        Keyword::Evasion,
        Keyword::Secure,
        Keyword::Transfer,
        Keyword::Stealth,
        Keyword::Virus,
    ];
    let keywords = useful.iter().filter(|&&k| object.keywords.has(k)).count() as i32;
    let hurt = if object.damage > 0 { 1 } else { 0 };
    5 + 5 * object.attack + 3 * object.defense + 4 * keywords - hurt
}

/// Cards in hand, and whether their energies can be made.
fn hand(view: &View, seat: Seat) -> i32 {
    let mut made = [false; 6];
    let mine = |o: &&ObjectView| o.controller == seat;
    for object in view.objects.iter().filter(mine) {
        let card = &view.content.cards[object.face as usize];
        let there = place(object.zone).1.is_planet() || card.is_anomaly();
        if let (true, Some(makes)) = (there, &card.makes) {
            for (kind, &n) in makes.symbols().iter().enumerate() {
                made[kind] |= n > 0;
            }
        }
    }
    let mut worth = 0;
    for id in view.zone(zone(seat, Place::Hand)).iter().flatten() {
        let Some(object) = view.object(*id) else {
            continue;
        };
        let card = &view.content.cards[object.face as usize];
        worth += if card.is_anomaly() {
            10
        } else {
            in_hand(card, &made)
        };
    }
    worth
}

fn in_hand(card: &Card, made: &[bool; 6]) -> i32 {
    let missing = (0..5)
        .filter(|&k| card.cost.symbols()[k] > 0 && !made[k])
        .count() as i32;
    8 - (card.cost.value() as i32 - 3).max(0) - 2 * missing
}

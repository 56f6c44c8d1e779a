//! Events as lines of the log in English.

use crate::cards::text::{prevented, will_prevent};
use crate::games::biomes::events::Event;
use crate::games::biomes::phrases::{Move, Speaker, capital, moved, onto};
use crate::games::biomes::slots::Buff;
use crate::games::biomes::state::Part;
use crate::table::Language;

/// An event as a line, if it is worth one.
pub fn event(say: &Speaker<'_>, event: Event) -> Option<String> {
    let name = |id| say.object(id);
    let does = |seat, verb: &str| say.does(seat, verb);
    Some(match event {
        Event::Match { number, .. } => format!("Match {number}"),
        Event::Turn { player, .. } if say.is_you(player) => "Your turn".to_owned(),
        Event::Turn { player, .. } => format!("{}'s turn", say.who(player)),
        Event::Keep { player } => format!("{} the hand", does(player, "keep")),
        Event::Mulligan { player, .. } => format!("{} a mulligan", does(player, "take")),
        Event::Push {
            controller,
            source,
            target,
            part: Part::Whole,
            ..
        } => {
            let onto = onto(&say.thing(target));
            format!("{} {}{onto}", does(controller, "play"), name(source))
        }
        Event::Push {
            source,
            target,
            part: Part::Skill(_),
            ..
        } => {
            let onto = onto(&say.thing(target));
            format!("{}'s skill goes on the queue{onto}", name(source))
        }
        Event::Execute {
            source,
            part: Part::Whole,
            ..
        } => {
            let name = name(source);
            if say.stays(source) {
                format!("{name} arrives")
            } else {
                format!("{name} takes effect")
            }
        }
        Event::Execute {
            source,
            part: Part::Skill(_),
            ..
        } => {
            format!("{}'s skill takes effect", name(source))
        }
        Event::Instead { card, .. } => format!("{} replaces what would happen", name(card)),
        Event::Shield { card, amount, .. } => will_prevent(
            (amount > 0).then_some(amount),
            &name(card),
            Language::English,
        ),
        Event::Prevent { card, amount, .. } => prevented(amount, &name(card), Language::English),
        Event::Reveal { player, card } => {
            format!("{} {}", does(player, "reveal"), name(card))
        }
        Event::Flip { source, heads, .. } => {
            let shows = if heads { "heads" } else { "tails" };
            format!("{}: {shows}", name(source))
        }
        Event::Roll { source, shows, .. } => format!("{}: {shows}", name(source)),
        Event::Share {
            player, to, amount, ..
        } => format!("{}: {amount} for {}", does(player, "divide"), say.thing(to)),
        Event::Way {
            player,
            source,
            way,
        } => {
            let option = || format!("option {}", u16::from(way) + 1);
            let way = say.way(source, way).unwrap_or_else(option);
            format!("{}: {way}", does(player, "choose"))
        }
        Event::Cancel { source, .. } => format!("{} is cancelled", name(source)),
        Event::Become { card, face, .. } => {
            crate::cards::text::became(&name(card), &say.card(face), Language::English)
        }
        Event::Convert { player, card, .. } => {
            let does = does(player, "convert");
            match card {
                Some(card) => format!("{does} a card to {}", name(card)),
                None => format!("{does} a card"),
            }
        }
        Event::Anomaly { player, card } => {
            format!("{} the anomaly {}", does(player, "play"), name(card))
        }
        Event::Select { player, agent, to } => {
            let does = does(player, "advance");
            format!("{does} {} → {}", name(agent), say.biome_at(to))
        }
        Event::Attack {
            attacker, biome, ..
        } => {
            format!("{} attacks in {}", name(attacker), say.biome_at(biome))
        }
        Event::Defend {
            defender, attacker, ..
        } => {
            format!("{} defends against {}", name(defender), name(attacker))
        }
        Event::Damage { card, amount, .. } => format!("{} takes {amount}", name(card)),
        Event::Durability { sector, change, .. } => {
            let sector = capital(&name(sector));
            if change < 0 {
                format!("{sector} loses {}", -change)
            } else {
                format!("{sector} gains {change}")
            }
        }
        Event::LoseSector { player, biome } => {
            format!("{} {}", does(player, "lose"), say.biome_at(biome))
        }
        Event::Collapse { player } => format!("{} no card to draw", does(player, "have")),
        Event::Terminate { card, .. } => format!("{} is terminated", name(card)),
        Event::Attach { card, host, .. } => format!("{} is attached to {}", name(card), name(host)),
        Event::Control { player, card } => format!("{} {}", does(player, "control"), name(card)),
        Event::Buff { card, change, .. } => format!("{} gets {}", name(card), buff(change)),
        Event::Marker {
            card, markers: 1, ..
        } => format!("{} gets 1 marker", name(card)),
        Event::Marker { card, markers, .. } => format!("{} gets {markers} markers", name(card)),
        Event::Shift { card, .. } => format!("{} changes reach", name(card)),
        Event::Counters {
            card,
            counter,
            change,
            ..
        } => {
            let n = say.counters(counter, change.abs());
            let does = if change < 0 { "loses" } else { "gets" };
            format!("{} {does} {n}", name(card))
        }
        Event::ExtraTurn { player } => format!("{} an extra turn", does(player, "take")),
        Event::SkipTurn { player } => format!("{} a turn", does(player, "skip")),
        Event::AnotherBattle { .. } => "There is another battle phase this turn".to_owned(),
        Event::Delay { source, .. } => format!("An effect of {} waits", name(source)),
        Event::Concede { player, .. } => does(player, "concede"),
        Event::WinMatch { player } => format!("{} the match", does(player, "win")),
        Event::WinGame { player } => format!("{} the game", does(player, "win")),
        Event::Full { .. } => "The table is full: nothing more is made".to_owned(),
        Event::DrawMatch { .. } | Event::DrawGame { .. } => "Draw".to_owned(),
        Event::Move { card, from, to, .. } => {
            let what = card.map_or_else(|| say.unknown().to_owned(), name);
            let (owner, how) = moved(from, to)?;
            match how {
                Move::Drawn => format!("{} {what}", does(owner, "draw")),
                Move::Discarded => format!("{} {what}", does(owner, "discard")),
                Move::Erased => format!("{what} is erased"),
                Move::Bounced => format!("{what} is bounced"),
                Move::Recovered => format!("{what} is recovered"),
                Move::Restored => format!("{what} is restored"),
                Move::Deleted => format!("{what} is deleted"),
            }
        }
        Event::Biome { .. }
        | Event::Shuffle { .. }
        | Event::Phase { .. }
        | Event::Step { .. }
        | Event::Pass { .. }
        | Event::Fade { .. }
        | Event::Energy { .. }
        | Event::Detach { .. }
        | Event::Lock { .. }
        | Event::Unlock { .. }
        | Event::Heal { .. }
        | Event::Grant { .. }
        | Event::Overclock { .. }
        | Event::FadeEffects { .. }
        | Event::Look { .. }
        | Event::Scan { .. }
        | Event::Order { .. } => return None,
    })
}

/// "+1 attack and -1 defense".
fn buff(Buff { attack, defense }: Buff) -> String {
    match (attack, defense) {
        (attack, 0) => format!("{attack:+} attack"),
        (0, defense) => format!("{defense:+} defense"),
        (attack, defense) => format!("{attack:+} attack and {defense:+} defense"),
    }
}

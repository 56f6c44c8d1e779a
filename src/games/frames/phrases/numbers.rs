//! What a type of frame has that the rules do not give to every frame (M-135 to M-139), a sentence each.

use super::colour_name;
use crate::games::frames::content::{Numbers, Sides};
use crate::games::frames::match_state::COLOURS;
use crate::packs::prose::capital;
use crate::table::Language;

/// A sentence for each number that differs from the rules, without a full stop: "Armour 2".
#[must_use]
pub fn numbers_text(numbers: &Numbers, language: Language) -> Vec<String> {
    let (reach, bonus) = (numbers.reach, numbers.bonus);
    let mut all = Vec::new();
    let say =
        |all: &mut Vec<String>, english: &str, spanish: &str, n: Option<u8>, unit: [&str; 2]| {
            let Some(n) = n else {
                return;
            };
            let (name, unit) = (
                language.pick(english, spanish),
                language.pick(unit[0], unit[1]),
            );
            all.push(format!("{name} {n}{unit}"));
        };
    let plain = ["", ""];
    let units = [" units", " unidades"];
    let some = |n: u8| (n > 0).then_some(n);
    say(
        &mut all,
        "White dice",
        "Dados blancos",
        numbers.whites,
        plain,
    );
    say(&mut all, "Armour", "Blindaje", some(numbers.armour), plain);
    let to = [
        ("Hand-to-hand up to", "Cuerpo a cuerpo hasta", reach.melee),
        ("Direct fire up to", "Fuego directo hasta", reach.direct),
        ("Spots up to", "Señala hasta", reach.spotting),
    ];
    for (english, spanish, n) in to {
        say(&mut all, english, spanish, n, units);
    }
    let more = [
        ("Each defense", "Cada defensa", bonus.defense),
        ("Each movement", "Cada movimiento", bonus.movement),
        ("Each attack", "Cada ataque", bonus.attack),
        ("Each spotting", "Cada señalización", bonus.spotting),
    ];
    for (english, spanish, n) in more {
        if let Some(n) = some(n) {
            all.push(format!("{} +{n}", language.pick(english, spanish)));
        }
    }
    say(
        &mut all,
        "Rockets at most",
        "Cohetes como mucho",
        numbers.rockets,
        plain,
    );
    let usual = Sides::default();
    for colour in COLOURS {
        let sides = numbers.dice.of(colour);
        if sides != usual.of(colour) {
            let colour = colour_name(colour, language);
            all.push(match language {
                Language::English => format!("{} dice have {sides} sides", capital(colour)),
                Language::Spanish => format!("Los dados de color {colour} tienen {sides} caras"),
            });
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::frames::content::{Bonus, Reach};
    use crate::table::Language::{English, Spanish};

    #[test]
    fn only_what_differs_is_said() {
        assert!(numbers_text(&Numbers::default(), English).is_empty());
        let numbers = Numbers {
            armour: 2,
            reach: Reach {
                direct: Some(12),
                ..Reach::default()
            },
            bonus: Bonus {
                movement: 1,
                ..Bonus::default()
            },
            dice: Sides {
                blue: 8,
                ..Sides::default()
            },
            ..Numbers::default()
        };
        let english = [
            "Armour 2",
            "Direct fire up to 12 units",
            "Each movement +1",
            "Blue dice have 8 sides",
        ];
        assert_eq!(numbers_text(&numbers, English), english);
        let spanish = [
            "Blindaje 2",
            "Fuego directo hasta 12 unidades",
            "Cada movimiento +1",
            "Los dados de color azul tienen 8 caras",
        ];
        assert_eq!(numbers_text(&numbers, Spanish), spanish);
    }
}

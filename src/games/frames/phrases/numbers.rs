//! What a type of frame has that the rules do not give to every frame (M-135 to M-139), a sentence each.

use super::colour_name;
use crate::games::frames::content::{Numbers, Rules, Sides, System, UNIT};
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
        if n != 0 {
            all.push(format!("{} {n:+}", language.pick(english, spanish)));
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
    let large = [
        (
            "The die of its sprint has",
            "El dado de su esprint tiene",
            numbers.dice.sprint,
            usual.sprint,
        ),
        (
            "The large die of a second weapon has",
            "El dado grande de una segunda arma tiene",
            numbers.dice.second,
            usual.second,
        ),
        (
            "The die of a rocket has",
            "El dado de un cohete tiene",
            numbers.dice.rocket,
            usual.rocket,
        ),
    ];
    for (english, spanish, sides, usual) in large {
        let more = (sides != usual).then_some(sides);
        say(&mut all, english, spanish, more, [" sides", " caras"]);
    }
    all
}

/// What so many systems of a kind do for a type whose ranges or red dice differ from the rules: "two red d8 up to 2
/// units". Nothing where the words of the rules hold.
#[must_use]
pub fn system_text(
    system: System,
    count: u8,
    numbers: &Numbers,
    rules: &Rules,
    language: Language,
) -> Option<String> {
    let (reach, red, second) = (numbers.reach, numbers.dice.red, numbers.dice.second);
    let plain = Sides::default();
    let usual = red == plain.red && (count < 2 || second == plain.second);
    let differs = match system {
        System::Spotting => reach.spotting.is_some() && count == 1,
        System::Melee => reach.melee.is_some() || !usual,
        System::Direct => reach.melee.is_some() || reach.direct.is_some() || !usual,
        System::Artillery => reach.direct.is_some() || !usual,
        System::Defense
        | System::Movement
        | System::Environment
        | System::Own(_)
        | System::Split(_) => false,
    };
    if !differs || count == 0 {
        return None;
    }
    let ends = numbers.ranges(rules);
    let whole = |length: i32| length / UNIT;
    let (melee, direct, spotting) = (whole(ends.melee), whole(ends.direct), whole(ends.spotting));
    let dice = match (language, count) {
        (Language::English, 1) => format!("two red d{red}"),
        (Language::English, _) => format!("two red d{red} and a d{second}"),
        (Language::Spanish, 1) => format!("dos d{red} rojos"),
        (Language::Spanish, _) => format!("dos d{red} rojos y un d{second}"),
    };
    let unit = match (language, melee) {
        (Language::English, 1) => "unit",
        (Language::English, _) => "units",
        (Language::Spanish, 1) => "unidad",
        (Language::Spanish, _) => "unidades",
    };
    Some(match (system, language) {
        (System::Melee, Language::English) => format!("{dice} up to {melee} {unit}"),
        (System::Melee, Language::Spanish) => format!("{dice} hasta {melee} {unit}"),
        (System::Direct, Language::English) => format!("{dice} from {melee} to {direct} units"),
        (System::Direct, Language::Spanish) => format!("{dice} de {melee} a {direct} unidades"),
        (System::Artillery, Language::English) => format!("{dice} beyond {direct} units"),
        (System::Artillery, Language::Spanish) => format!("{dice} a más de {direct} unidades"),
        (_, Language::English) => format!("a yellow die; spots into cover within {spotting} units"),
        (_, Language::Spanish) => {
            format!("un dado amarillo; señala en cobertura hasta {spotting} unidades")
        }
    })
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
                attack: -1,
                ..Bonus::default()
            },
            dice: Sides {
                blue: 8,
                sprint: 4,
                rocket: 10,
                ..Sides::default()
            },
            ..Numbers::default()
        };
        let english = [
            "Armour 2",
            "Direct fire up to 12 units",
            "Each movement +1",
            "Each attack -1",
            "Blue dice have 8 sides",
            "The die of its sprint has 4 sides",
            "The die of a rocket has 10 sides",
        ];
        assert_eq!(numbers_text(&numbers, English), english);
        let spanish = [
            "Blindaje 2",
            "Fuego directo hasta 12 unidades",
            "Cada movimiento +1",
            "Cada ataque -1",
            "Los dados de color azul tienen 8 caras",
            "El dado de su esprint tiene 4 caras",
            "El dado de un cohete tiene 10 caras",
        ];
        assert_eq!(numbers_text(&numbers, Spanish), spanish);
    }
}

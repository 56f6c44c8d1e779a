//! How many cards a set has: enough for four players and all slots, no more than fit, and the official
//! proportions where it says so (F-175).

use super::super::{GROUPS, RulesDef};
use super::known::CardProfile;
use super::sets::LISTS;
use crate::games::souls::ids::MOST_SEATS;
use crate::games::souls::limits::SET_CARDS as CARDS;

/// Cards of one list with their copies; `None` if some of them are not known.
pub(super) type CountedCards = Option<Vec<(CardProfile, u8)>>;

/// The nouns of the things counted in each list.
const NOUNS: [&str; 6] = [
    "characters",
    "treasures",
    "loot cards",
    "monsters that are no events and not for three players",
    "rooms",
    "bonus souls",
];

/// The error in one list.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct SetProblem {
    /// Index of the list in [`LISTS`].
    pub list: usize,
    pub code: &'static str,
    pub message: String,
    pub help: String,
}

/// Everything that is wrong with the numbers of a set.
pub(super) fn set_problems(
    lists: &[CountedCards; 6],
    proportions: Option<u16>,
    rules: Option<&RulesDef>,
) -> Vec<SetProblem> {
    let mut found = Vec::new();
    if let Some(rules) = rules {
        enough(lists, rules, &mut found);
    }
    let known = lists.iter().flatten().flatten();
    let all: usize = known.map(|(_, copies)| usize::from(*copies)).sum();
    if all > usize::from(CARDS) {
        found.push(SetProblem {
            list: 0,
            code: "L127",
            message: format!("{all} cards in all; a table has room for {CARDS}"),
            help: "take some out".to_owned(),
        });
    }
    if let Some(size) = proportions {
        for (n, list) in lists.iter().enumerate() {
            if let Some(list) = list {
                proportion(n, list, u32::from(size), &mut found);
            }
        }
    }
    found
}

/// Checks that each list has as many cards as four players, slots and drafts need. Rooms and bonus souls may be
/// missing altogether.
fn enough(lists: &[CountedCards; 6], rules: &RulesDef, found: &mut Vec<SetProblem>) {
    let seats = MOST_SEATS as u32;
    let drafted = seats * u32::from(rules.draft_rounds) + 1;
    let wanted = [
        seats,
        u32::from(rules.shop_slots) + drafted,
        seats * u32::from(rules.starting_loot) + 1,
        u32::from(rules.monster_slots),
        u32::from(rules.room_slots),
        u32::from(rules.bonus_souls),
    ];
    for (n, (list, wanted)) in lists.iter().zip(wanted).enumerate() {
        let Some(list) = list else { continue };
        let (name, noun) = (LISTS[n].0, NOUNS[n]);
        if list.is_empty() && matches!(name, "rooms" | "bonus") {
            continue;
        }
        // Slots are for monsters that are there with two players, too.
        let fits = |(profile, _): &&(CardProfile, u8)| {
            name != "monsters" || profile.lives && !profile.three_plus
        };
        let have: u32 = list
            .iter()
            .filter(fits)
            .map(|(_, copies)| u32::from(*copies))
            .sum();
        if have < wanted {
            found.push(SetProblem {
                list: n,
                code: "L127",
                message: format!("{have} {noun}; a game needs {wanted}"),
                help: format!("add {}", wanted - have),
            });
        }
    }
}

/// F-175: as many cards in all, and of each group its share, rounded down or up.
fn proportion(n: usize, list: &[(CardProfile, u8)], size: u32, found: &mut Vec<SetProblem>) {
    let (name, kind) = LISTS[n];
    let groups = GROUPS.iter().filter(|(_, of, _)| *of == kind);
    let count = |fits: &dyn Fn(&CardProfile) -> bool| -> u32 {
        let cards = list.iter().filter(|(profile, _)| fits(profile));
        cards.map(|(_, copies)| u32::from(*copies)).sum()
    };
    let mut complain = |message: String, help: String| {
        found.push(SetProblem {
            list: n,
            code: "L128",
            message,
            help,
        });
    };
    let mut any = false;
    for (group, _, share) in groups {
        any = true;
        let have = count(&|profile| profile.group == Some(*group));
        let hundredths = u32::from(*share) * size;
        let (low, high) = (hundredths / 100, hundredths.div_ceil(100));
        if !(low..=high).contains(&have) {
            let wanted = if low == high {
                low.to_string()
            } else {
                format!("{low} or {high}")
            };
            let message = format!("{have} cards of {group:?} instead of {wanted}");
            complain(message, format!("{share} of 100 are {group:?}"));
        }
    }
    let have = count(&|_| true);
    if any && have != size {
        let message = format!("{have} cards in `{name}` instead of {size}");
        complain(message, "as many as `proportions` says".to_owned());
    }
}

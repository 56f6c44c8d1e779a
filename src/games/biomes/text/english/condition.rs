//! Conditions as clauses.

use super::{Names, filter};
use crate::games::biomes::content::{Condition, Filter, Where, Whose};

/// "if you control at least 2 agents", "while this is in Woods", "unless it is your turn".
pub fn clause(condition: &Condition, word: &str, names: Names) -> String {
    match condition {
        Condition::Not(inner) if word == "if" => format!("unless {}", state(inner, names)),
        Condition::Not(inner) => format!("{word} not: {}", state(inner, names)),
        _ => format!("{word} {}", state(condition, names)),
    }
}

fn state(condition: &Condition, names: Names) -> String {
    let this = super::this(names);
    match condition {
        Condition::Adept => format!("{this} is adept"),
        Condition::Chain => "you already played another function this turn".to_owned(),
        Condition::InBiome(kind) => format!("{this} is in {}", filter::biome(*kind)),
        Condition::InAnyBiome => format!("{this} is in a biome"),
        Condition::AtLeast(1, what) if what.whose == Whose::Yours => {
            let free = Filter {
                whose: Whose::Any,
                ..what.clone()
            };
            match what.place {
                Where::Cache | Where::Hand => {
                    format!("there is {}", filter::one(what))
                }
                _ => format!("you control {}", filter::one(&free)),
            }
        }
        Condition::AtLeast(1, what) => format!("there is {}", filter::one(what)),
        Condition::AtLeast(n, what) => {
            let many = filter::many(what);
            match many.strip_prefix("your ") {
                Some(rest) => format!("you control {n} or more {rest}"),
                None => format!("there are {n} or more {many}"),
            }
        }
        Condition::HandAtMost(0) => "your hand is empty".to_owned(),
        Condition::HandAtMost(1) => "you hold at most 1 card".to_owned(),
        Condition::HandAtMost(n) => format!("you hold at most {n} cards"),
        Condition::ThisDamaged => format!("{this} is damaged"),
        Condition::ThisLocked => format!("{this} is locked"),
        Condition::YourTurn => "it is your turn".to_owned(),
        Condition::Not(inner) => format!("it is not so that {}", state(inner, names)),
    }
}

//! Conditions as clauses.

use super::filter::{self, At};
use super::{Names, this};
use crate::games::biomes::content::{Condition, Filter, Whose};

/// What a clause begins with: "si" says what is so, "mientras" as long as it may be so.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Word {
    If,
    While,
}

/// "si controlas 2 o más agentes", "mientras este agente no esté en el Bosque".
pub fn clause(condition: &Condition, word: Word, names: Names) -> String {
    let start = match word {
        Word::If => "si",
        Word::While => "mientras",
    };
    format!("{start} {}", state(condition, word, true, names))
}

fn state(condition: &Condition, word: Word, holds: bool, names: Names) -> String {
    let no = if holds { "" } else { "no " };
    let verb = |plain: &'static str, wished: &'static str| {
        let verb = match word {
            Word::If => plain,
            Word::While => wished,
        };
        format!("{no}{verb}")
    };
    let this = this(names);
    let is = |what: &str| format!("{} {} {what}", this.text, verb("está", "esté"));
    match condition {
        Condition::Adept => {
            let is = verb("es", "sea");
            format!("{} {is} {}", this.text, this.agreed("adept"))
        }
        Condition::Chain => {
            let played = verb("jugaste", "hayas jugado");
            format!("ya {played} otra función este turno")
        }
        Condition::InBiome(kind) => is(&format!("en {}", filter::biome(*kind))),
        Condition::InAnyBiome => is("en un bioma"),
        Condition::AtLeast(n, what) => {
            let yours = what.whose == Whose::Yours && !filter::in_pile(what);
            let verb = if yours {
                verb("controlas", "controles")
            } else {
                verb("hay", "haya")
            };
            if *n > 1 {
                let several = filter::several(what, At::In, names);
                return format!("{verb} {n} o más {several}");
            }
            let whose = if yours { Whose::Any } else { what.whose };
            let what = Filter {
                whose,
                ..what.clone()
            };
            format!("{verb} {}", filter::one_at(&what, At::In, names))
        }
        Condition::HandAtMost(0) => format!("tu mano {} vacía", verb("está", "esté")),
        Condition::HandAtMost(n) => {
            let s = if *n == 1 { "" } else { "s" };
            let have = verb("tienes", "tengas");
            format!("{have} como máximo {n} carta{s} en la mano")
        }
        Condition::ThisDamaged => is(&this.agreed("dañad")),
        Condition::ThisLocked => is(&this.agreed("bloquead")),
        Condition::YourTurn => format!("{} tu turno", verb("es", "sea")),
        Condition::Not(inner) => state(inner, word, !holds, names),
    }
}

//! Spanish: skills as paragraphs, with the gender and number of what they speak of.

mod ability;
mod amount;
mod condition;
mod effect;
mod filter;
mod noun;
mod verb;
mod who;

use super::{Names, Paragraph, Piece, This, capital, names};
use crate::games::biomes::content::{Ability, Filter};
use crate::packs::spanish::{Phrase, contracted, listed};

/// One skill.
pub fn paragraph(skill: &Ability, names: Names) -> Paragraph {
    let mut says = ability::paragraph(skill, names);
    for piece in &mut says.pieces {
        if let Piece::Text(text) = piece {
            *text = contracted(text);
        }
    }
    says
}

/// What a modification says of its host.
pub fn attaches(host: &Filter, names: Names) -> String {
    contracted(&format!("Se acopla a {}.", filter::one(host, names).text))
}

/// What an object calls itself.
fn this(names: Names) -> Phrase {
    let (text, feminine) = match names.this {
        This::Agent => ("este agente", false),
        This::Event => ("este evento", false),
        This::Software => ("este software", false),
        This::Hardware => ("este hardware", false),
        This::Anomaly => ("esta anomalía", true),
        This::Bearer => ("su portador", false),
        This::Host => ("su anfitrión", false),
        This::Biome => ("este bioma", false),
    };
    Phrase::one(text, feminine)
}

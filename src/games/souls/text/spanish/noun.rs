//! Spanish nouns of the texts.

use crate::games::souls::content::Kind;

/// A word in the plural: "felinos", "comunes"; "de pago" stays.
pub fn plural_of(word: &str) -> String {
    match word {
        "común" => "comunes".to_owned(),
        _ if word.starts_with("de ") || word.contains('¢') => word.to_owned(),
        _ if word.ends_with(['a', 'e', 'i', 'o', 'u']) => format!("{word}s"),
        _ => format!("{word}es"),
    }
}

/// A noun: singular, plural, whether it is feminine.
pub const fn noun(kind: Kind) -> (&'static str, &'static str, bool) {
    match kind {
        Kind::Player => ("jugador", "jugadores", false),
        Kind::Monster => ("monstruo", "monstruos", false),
        Kind::Creature => ("criatura", "criaturas", true),
        Kind::Item => ("objeto", "objetos", false),
        Kind::Character => ("personaje", "personajes", false),
        Kind::Object => ("objeto o personaje", "objetos y personajes", false),
        Kind::Soul => ("alma", "almas", true),
        Kind::Curse => ("maldición", "maldiciones", true),
        Kind::Room => ("sala", "salas", true),
        Kind::ShopItem => ("objeto de la tienda", "objetos de la tienda", false),
        Kind::Loot | Kind::LootEntry => ("carta de botín", "cartas de botín", true),
        Kind::Treasure => ("tesoro", "tesoros", false),
        Kind::MonsterCard => ("carta de monstruo", "cartas de monstruo", true),
        Kind::Entry => ("efecto", "efectos", false),
        Kind::Roll => ("tirada", "tiradas", true),
        Kind::AbilityEntry => ("habilidad", "habilidades", true),
        Kind::DamageEntry => ("daño", "daños", false),
        Kind::DeathEntry => ("muerte", "muertes", true),
    }
}

/// Whether such things wait on the stack, so that this need be said.
pub const fn waits(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Entry | Kind::LootEntry | Kind::AbilityEntry | Kind::DamageEntry | Kind::DeathEntry
    )
}

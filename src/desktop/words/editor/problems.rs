//! Why a position cannot be laid, and what is wrong with a table that no game leads to, in Spanish. The rules say it in
//! English, as they say it to those who write files; a sentence that is not here stays as it is.

/// The sentence in Spanish, as far as it is known.
#[must_use]
pub(super) fn spanish(why: &str) -> String {
    // The rule in brackets at the end is the same in both.
    let rule = why.rfind(" (").filter(|_| why.ends_with(')'));
    let ends = [why.len()].into_iter().chain(rule);
    for end in ends {
        let mut all = SENTENCES.iter();
        let (body, rule) = why.split_at(end);
        if let Some(found) = all.find_map(|(english, spanish)| filled(body, english, spanish)) {
            return found + rule;
        }
    }
    why.to_owned()
}

/// What stands where the pattern has `{}`, put into the other pattern.
fn filled(why: &str, english: &str, spanish: &str) -> Option<String> {
    let mut parts = english.split("{}");
    let mut rest = why.strip_prefix(parts.next()?)?;
    let mut said = spanish.to_owned();
    let mut parts = parts.peekable();
    while let Some(part) = parts.next() {
        let end = if parts.peek().is_none() {
            rest.len().checked_sub(part.len())?
        } else {
            rest.find(part)?
        };
        if rest.get(end..end + part.len())? != part {
            return None;
        }
        said = said.replacen("{}", &rest[..end], 1);
        rest = &rest[end + part.len()..];
    }
    rest.is_empty().then_some(said)
}

const SENTENCES: &[(&str, &str)] = &[
    ("no position begins in {}", "ninguna posición empieza en {}"),
    (
        "a position cannot begin in step {}",
        "una posición no puede empezar en el paso {}",
    ),
    ("a seat is 0 or 1", "un asiento es 0 o 1"),
    ("turns are counted from 1", "los turnos se cuentan desde 1"),
    ("more than {} cards", "más de {} cartas"),
    (
        "a game ends in a draw after {} turns",
        "una partida acaba en empate tras {} turnos",
    ),
    (
        "seat {} has {} cards; a player has at most {} and a Sanctuary",
        "el asiento {} tiene {} cartas; un jugador tiene como mucho {} y un Santuario",
    ),
    (
        "damage {} of `{}` is out of range: 0 to {}",
        "el daño {} de «{}» está fuera de rango: de 0 a {}",
    ),
    (
        "{} {} is out of range: 0 to {}",
        "{} {} está fuera de rango: de 0 a {}",
    ),
    (
        "{} given to `{}` is out of range: {} to {}",
        "{} dado a «{}» está fuera de rango: de {} a {}",
    ),
    (
        "seat {} plays no Enhancements on the other's turn",
        "el asiento {} no juega Aditamentos en el turno del otro",
    ),
    (
        "seat {} begins no duels on the other's turn",
        "el asiento {} no comienza duelos en el turno del otro",
    ),
    (
        "a running duel has begun: {}",
        "un duelo en curso cuenta como comenzado",
    ),
    (
        "`{}` kept something when it left play",
        "«{}» conserva algo fuera del juego",
    ),
    (
        "`{}` is in play before the first turn",
        "«{}» está en juego antes del primer turno",
    ),
    (
        "`{}` is the other player's Sanctuary",
        "«{}» es el Santuario del otro jugador",
    ),
    (
        "`{}` without durability is destroyed",
        "«{}» sin durabilidad se destruye",
    ),
    (
        "`{}` is no Technology and does not wear",
        "«{}» no es una Tecnología y no se desgasta",
    ),
    (
        "`{}` is no Character and does not attack",
        "«{}» no es un Personaje y no ataca",
    ),
    (
        "`{}` has no such ability to have used",
        "«{}» no tiene esa habilidad que haber usado",
    ),
    (
        "`{}` carries two Technologies",
        "«{}» lleva dos Tecnologías",
    ),
    (
        "only Characters with Empathy block one attacker together",
        "solo los Personajes con Empatía bloquean juntos a un atacante",
    ),
    ("there is no card `{}`", "no existe la carta «{}»"),
    ("`{}` is in no place", "«{}» no está en ningún lugar"),
    ("`{}` cannot be there", "«{}» no puede estar ahí"),
    ("`{}` cannot begin there", "«{}» no puede empezar ahí"),
    (
        "a number of `{}` is out of range",
        "un número de «{}» está fuera de rango",
    ),
    (
        "a number of a player is out of range",
        "un número de un jugador está fuera de rango",
    ),
    (
        "a durability is out of range",
        "una durabilidad está fuera de rango",
    ),
    (
        "the three biomes are different",
        "los tres biomas han de ser distintos",
    ),
    (
        "`{}` cannot be in a lost biome",
        "«{}» no puede estar en un bioma perdido",
    ),
    (
        "`{}` is an event and never on the planet",
        "«{}» es un evento y nunca está en el planeta",
    ),
    (
        "`{}` is converted to no anomaly",
        "«{}» no se convierte en ninguna anomalía",
    ),
    (
        "`{}` is not where its host is",
        "«{}» no está donde su portador",
    ),
    (
        "`{}` must be attached: {}",
        "«{}» tiene que estar acoplada a otra carta",
    ),
    (
        "who advances is in staging and goes to a biome",
        "quien avanza está en la zona de preparación y va a un bioma",
    ),
    (
        "attackers are the active player's and in a sector",
        "los atacantes son del jugador activo y están en un sector",
    ),
    (
        "defenders are the other player's and in a sector, and defend against an attacker",
        "los defensores son del otro jugador, están en un sector y defienden de un atacante",
    ),
    (
        "`{}` cannot be carried there",
        "«{}» no puede tener portador ahí",
    ),
    (
        "`{}` is carried by a Character of the same side",
        "«{}» la lleva un Personaje del mismo lado",
    ),
    (
        "`{}` is no Character and takes no damage",
        "«{}» no es un Personaje y no recibe daño",
    ),
    (
        "`{}` is out of play and lies with its owner",
        "«{}» está fuera del juego y va con su dueño",
    ),
    (
        "`{}` needs a carrier: {}",
        "«{}» necesita un portador: elígelo a la derecha",
    ),
    (
        "a Sanctuary without Structure has lost already",
        "un Santuario sin Estructura ya ha perdido",
    ),
    (
        "each player has one Sanctuary",
        "cada jugador tiene un Santuario",
    ),
    (
        "this step needs a running duel: {}",
        "este paso necesita un duelo en curso",
    ),
    (
        "two to five players sit at a table",
        "a una mesa se sientan de dos a cinco jugadores",
    ),
    (
        "a field is 4 to 65 units wide",
        "un campo mide de 4 a 65 unidades",
    ),
    (
        "a radius is 0 units or more",
        "un radio es de 0 unidades o más",
    ),
    (
        "cover `{}` lies off the field",
        "la cobertura «{}» queda fuera del campo",
    ),
    (
        "frame `{}` stands off the field",
        "el armazón «{}» queda fuera del campo",
    ),
    (
        "frame `{}` belongs to seat {}, which is empty",
        "el armazón «{}» es del asiento {}, que está vacío",
    ),
    (
        "station `{}` belongs to an empty seat",
        "la estación «{}» es de un asiento vacío",
    ),
    (
        "station `{}` stands off the field",
        "la estación «{}» queda fuera del campo",
    ),
    (
        "hazardous ground or a roof has its middle off the field",
        "un terreno peligroso o un techo tiene el centro fuera del campo",
    ),
    (
        "`{}` has no hit points and takes no damage",
        "«{}» no tiene puntos de vida y no recibe daño",
    ),
    (
        "`{}` is not in play and cannot stand like that",
        "«{}» no está en juego y no puede estar así",
    ),
    ("a die shows 1 to 6", "un dado muestra de 1 a 6"),
    (
        "a game has 2 to {} players",
        "una partida tiene de 2 a {} jugadores",
    ),
    (
        "a game together has 2 characters",
        "una partida en equipo tiene 2 personajes",
    ),
    (
        "seat {} has one character",
        "el asiento {} tiene un personaje",
    ),
    (
        "at most {} shop, {} monster and {} room slots",
        "como mucho {} espacios de tienda, {} de monstruo y {} de sala",
    ),
    (
        "only something with hit points in play can be attacked",
        "solo se puede atacar algo en juego con puntos de vida",
    ),
    ("`{}` should be destroyed", "«{}» debería estar destruida"),
    ("`{}` attacks twice", "«{}» ataca dos veces"),
    ("`{}` blocks twice", "«{}» bloquea dos veces"),
    ("`{}` blocks nobody", "«{}» no bloquea a nadie"),
    (
        "`{}` is changed out of play",
        "«{}» está cambiada fuera del juego",
    ),
    (
        "`{}` is not on its controller's side",
        "«{}» no está en el lado de quien la controla",
    ),
    (
        "seat {} has {} Enhancements of {}",
        "el asiento {} tiene {} Aditamentos de {}",
    ),
    (
        "seat {} began too many duels",
        "el asiento {} ha empezado demasiados duelos",
    ),
    (
        "too many Enhancements a turn",
        "demasiados Aditamentos en un turno",
    ),
    (
        "seat {} plays on with {} Structure",
        "el asiento {} sigue jugando con {} de Estructura",
    ),
    (
        "`{}` kept damage or counters out of play",
        "«{}» tiene daño o contadores fuera del juego",
    ),
    (
        "`{}` is a copy out of play",
        "«{}» es una copia fuera del juego",
    ),
    (
        "`{}` is in a pile of another kind",
        "«{}» está en un mazo de otra clase",
    ),
    (
        "`{}` is in a hand and no loot (F-59)",
        "«{}» está en una mano y no es botín (F-59)",
    ),
    (
        "`{}` has negative counters",
        "«{}» tiene contadores negativos",
    ),
    ("seat {} owes ¢", "el asiento {} debe ¢"),
    (
        "seat {} has not one character",
        "el asiento {} no tiene un personaje",
    ),
    (
        "seat {} has {} damage of {} hit points",
        "el asiento {} tiene {} de daño y {} puntos de vida",
    ),
    (
        "`{}` lives without white dice",
        "«{}» vive sin dados blancos",
    ),
    ("`{}` overlaps with `{}`", "«{}» se solapa con «{}»"),
    ("`{}` stands on a station", "«{}» está sobre una estación"),
    ("`{}` stands off the field", "«{}» queda fuera del campo"),
    (
        "seat {} has {} points per asset",
        "el asiento {} tiene {} puntos por activo",
    ),
    (
        "seat {} has score {} instead of {}",
        "el asiento {} tiene {} puntos en vez de {}",
    ),
    (
        "station {} is controlled by seat {} and should be by seat {}",
        "la estación {} es del asiento {} y debería ser del asiento {}",
    ),
    (
        "station {} is controlled by nobody and should be by seat {}",
        "la estación {} no es de nadie y debería ser del asiento {}",
    ),
    (
        "station {} is controlled by seat {} and should be by nobody",
        "la estación {} es del asiento {} y no debería ser de nadie",
    ),
    (
        "station {} stands in cover",
        "la estación {} está dentro de una cobertura",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_a_sentence_stands_in_the_other() {
        assert_eq!(
            spanish("`frost_duelist` cannot be there"),
            "«frost_duelist» no puede estar ahí"
        );
        let slots = spanish("at most 4 shop, 5 monster and 2 room slots");
        assert_eq!(
            slots,
            "como mucho 4 espacios de tienda, 5 de monstruo y 2 de sala"
        );
        assert_eq!(spanish("something else"), "something else");
        assert_eq!(
            spanish("`a` cannot be there at all"),
            "`a` cannot be there at all"
        );
    }

    #[test]
    fn no_pattern_is_hidden_by_another_and_all_slots_are_filled() {
        for (english, said) in SENTENCES {
            let filled = spanish(&english.replace("{}", "x"));
            assert_eq!(filled, said.replace("{}", "x"), "{english}");
            assert!(english.matches("{}").count() >= said.matches("{}").count());
        }
    }
}

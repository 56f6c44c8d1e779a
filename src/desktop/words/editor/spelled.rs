//! Words that scenario files and packs spell in their own way, as people read them.

use crate::table::Language;

/// `FirstPrimary` becomes "First primary".
fn apart(word: &str) -> String {
    let mut said = String::new();
    for (n, c) in word.chars().enumerate() {
        if n > 0 && c.is_uppercase() {
            said.push(' ');
            said.extend(c.to_lowercase());
        } else {
            said.push(c);
        }
    }
    said
}

/// A word of a scenario file or a pack in that language.
#[must_use]
pub(super) fn read(word: &str, language: Language) -> String {
    match language {
        Language::English => apart(word),
        Language::Spanish => spanish(word).map_or_else(|| apart(word), str::to_owned),
    }
}

fn spanish(word: &str) -> Option<&'static str> {
    let mut all = SPANISH.iter();
    all.find(|(spelled, _)| *spelled == word)
        .map(|(_, said)| *said)
}

/// What files say, and what a reader of Spanish sees.
const SPANISH: &[(&str, &str)] = &[
    // Sorts of cards.
    ("Agent", "Agente"),
    ("Anomaly", "Anomalía"),
    ("BonusSoul", "Alma extra"),
    ("Character", "Personaje"),
    ("Cover", "Cobertura"),
    ("Enhancement", "Aditamento"),
    ("Event", "Evento"),
    ("Frame", "Máquina"),
    ("Gear", "Equipo"),
    ("Hardware", "Hardware"),
    ("HardwareAgent", "Agente de hardware"),
    ("Hazard", "Terreno peligroso"),
    ("Loot", "Botín"),
    ("Manipulation", "Manipulación"),
    ("Modification", "Modificación"),
    ("Monster", "Monstruo"),
    ("Roof", "Techo"),
    ("Room", "Sala"),
    ("Sanctuary", "Santuario"),
    ("Software", "Software"),
    ("SoftwareAgent", "Agente de software"),
    ("Spawn", "Criatura"),
    ("StartingItem", "Objeto inicial"),
    ("Station", "Estación"),
    ("Technology", "Tecnología"),
    ("Treasure", "Tesoro"),
    // Types of biome.
    ("Badlands", "Yermo"),
    ("Desert", "Desierto"),
    ("Grassland", "Pradera"),
    ("Highlands", "Cumbres"),
    ("Metro", "Metrópolis"),
    ("Shore", "Costa"),
    ("Subsurface", "Subsuelo"),
    ("Tundra", "Tundra"),
    ("Wetland", "Humedal"),
    ("Woods", "Bosque"),
    // Steps.
    ("Action", "Acción"),
    ("AdvanceMove", "Avance: movimiento"),
    ("AdvanceSelect", "Avance: elección"),
    ("AdvanceWindow", "Avance: respuestas"),
    ("AttackAfter", "Tras el ataque"),
    ("AttackBefore", "Antes del ataque"),
    ("AttackDeclare", "Ataque: declaración"),
    ("AttackStart", "Comienzo del ataque"),
    ("AttackWindow", "Tras los atacantes"),
    ("AttackerFrames", "Máquinas del atacante"),
    ("AttackerStations", "Estaciones del atacante"),
    ("Attackers", "Atacantes"),
    ("Bid", "Puja"),
    ("BlockWindow", "Tras los bloqueadores"),
    ("Blockers", "Bloqueadores"),
    ("Challenge", "Reto"),
    ("Contemplation", "Contemplación"),
    ("Countdown", "Cuenta atrás"),
    ("CounterMove", "Contraavance: movimiento"),
    ("CounterSelect", "Contraavance: elección"),
    ("CounterWindow", "Contraavance: respuestas"),
    ("DamageAssign", "Reparto del daño"),
    ("DamageMelee", "Daño cuerpo a cuerpo"),
    ("DamageRanged", "Daño a distancia"),
    ("DamageRetreat", "Retirada"),
    ("DefendAfter", "Tras la defensa"),
    ("DefendBefore", "Antes de la defensa"),
    ("DefendDeclare", "Defensa: declaración"),
    ("DefendOrder", "Defensa: orden"),
    ("DefenderStations", "Estaciones del defensor"),
    ("Draw", "Robo"),
    ("DuelDamage", "Daño del duelo"),
    ("DuelResult", "Resultado del duelo"),
    ("DuelWindow", "Antes del duelo"),
    ("End", "Fin"),
    ("Entropy", "Entropía"),
    ("Expire", "Se pierde la Voluntad"),
    ("Fade", "Fin de los efectos"),
    ("FirstFrames", "Primeros armazones"),
    ("FirstPrimary", "Primera principal"),
    ("Generate", "Generar Voluntad"),
    ("HandLimit", "Límite de mano"),
    ("Harvest", "Cosecha"),
    ("LastFrames", "Últimos armazones"),
    ("LootStep", "Paso de botín"),
    ("Maintenance", "Mantenimiento"),
    ("MatchOver", "Fin de la partida"),
    ("Mulligan", "Mano inicial"),
    ("PairDamage", "Daño de combate"),
    ("PointFrame", "Máquina de punta"),
    ("Recharge", "Recarga"),
    ("Redraw", "Manos iniciales"),
    ("Refresh", "Renovación"),
    ("Reset", "Reinicio"),
    ("RoomDiscard", "Descartar salas"),
    ("Round", "Ronda"),
    ("SanctuaryDamage", "Daño al Santuario"),
    ("SecondPrimary", "Segunda principal"),
    ("StartTriggers", "Comienzo del turno"),
    ("Tactical", "Táctica"),
    ("TurnEnd", "Fin del turno"),
    ("TurnPasses", "Cambio de turno"),
    ("TurnStart", "Comienzo del turno"),
    ("Untap", "Enderezar"),
    ("Wear", "Desgaste de Tecnologías"),
    // Roles and fields.
    ("Attacker", "Atacante"),
    ("Circle", "Círculo"),
    ("Defender", "Defensor"),
    ("None", "Ninguno"),
    ("PointAttacker", "Atacante de punta"),
    ("Square", "Cuadrado"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_told_apart() {
        assert_eq!(read("FirstPrimary", Language::English), "First primary");
        assert_eq!(read("Harvest", Language::Spanish), "Cosecha");
        assert_eq!(read("4", Language::Spanish), "4");
    }
}

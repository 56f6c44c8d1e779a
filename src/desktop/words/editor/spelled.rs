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
        Language::English => said(word, ENGLISH),
        Language::Spanish => said(word, SPANISH),
    }
}

fn said(word: &str, all: &[(&str, &str)]) -> String {
    let known = all.iter().find(|(spelled, _)| *spelled == word);
    known.map_or_else(|| apart(word), |(_, said)| (*said).to_owned())
}

/// What files say, where a reader of English sees something else.
const ENGLISH: &[(&str, &str)] = &[
    ("Attackable(4)", "Attackable with 4"),
    ("Deflect(1)", "Deflect 1"),
    ("Direct", "Direct fire"),
    ("Firewall(1)", "Firewall 1"),
    ("Hp", "HP"),
    ("Melee", "Hand-to-hand"),
    ("NoActivations", "Cannot be activated"),
    ("NoAttack", "Cannot attack"),
    ("NoAttacks", "Cannot attack"),
    ("NoBlock", "Cannot block"),
    ("NoChallenge", "Cannot challenge"),
    ("NoHealing", "Does not heal"),
    ("NoLoot", "Cannot play loot"),
    ("NoPurchases", "Cannot buy"),
    ("NoRecharge", "Does not recharge"),
    ("NoUntap", "Does not untap"),
    ("Split(Direct, Artillery)", "Split: direct, artillery"),
    ("Split(Melee, Artillery)", "Split: hand-to-hand, artillery"),
    ("Split(Melee, Direct)", "Split: hand-to-hand, direct"),
    ("Silenced", "Has no abilities"),
    ("Stays", "Cannot leave play"),
    ("Taunts", "Must be attacked"),
    ("Unattackable", "Cannot be attacked"),
    ("Unchallenged", "Cannot be challenged"),
];

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
    ("Frame", "Armazón"),
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
    ("AttackerFrames", "Armazones del atacante"),
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
    ("PointFrame", "Armazón de punta"),
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
    // Systems, keywords and what cards can be given.
    ("Agility", "Agilidad"),
    ("Artillery", "Artillería"),
    ("Attack", "Ataque"),
    ("Attackable(4)", "Atacable con 4"),
    ("Cell", "Célula"),
    ("Defense", "Defensa"),
    ("Deflect(1)", "Desvío 1"),
    ("Direct", "Fuego directo"),
    ("Empathy", "Empatía"),
    ("Encrypt", "Cifrado"),
    ("Environment", "Entorno"),
    ("Eternal", "Eterno"),
    ("Evasion", "Evasión"),
    ("Firewall(1)", "Cortafuegos 1"),
    ("Hp", "PV"),
    ("Intercept", "Intercepción"),
    ("Intimidate", "Intimidación"),
    ("Lightspeed", "Velocidad luz"),
    ("Macrophage", "Macrófago"),
    ("Magnetic", "Magnetismo"),
    ("Melee", "Cuerpo a cuerpo"),
    ("MolecularVibration", "Vibración Molecular"),
    ("Movement", "Movimiento"),
    ("NoActivations", "No se activa"),
    ("NoAttack", "No puede atacar"),
    ("NoAttacks", "No puede atacar"),
    ("NoBlock", "No puede bloquear"),
    ("NoChallenge", "No puede retar"),
    ("NoHealing", "No se cura"),
    ("NoLoot", "No puede jugar botín"),
    ("NoPurchases", "No puede comprar"),
    ("NoRecharge", "No se recarga"),
    ("NoUntap", "No se endereza"),
    ("Overpower", "Desborde"),
    ("Predictor", "Predictor"),
    ("Quantum", "Salto cuántico"),
    ("Reaction", "Reacción"),
    ("Ready", "Presteza"),
    ("Secure", "Guardia"),
    ("Silenced", "Sin habilidades"),
    ("Split(Direct, Artillery)", "Dividida: directo, artillería"),
    (
        "Split(Melee, Artillery)",
        "Dividida: cuerpo a cuerpo, artillería",
    ),
    ("Split(Melee, Direct)", "Dividida: cuerpo a cuerpo, directo"),
    ("Spotting", "Señalización"),
    ("Stays", "No puede salir del juego"),
    ("Stealth", "Sigilo"),
    ("Taunts", "Hay que atacarlo"),
    ("Transfer", "Transferencia"),
    ("Unattackable", "No se puede atacar"),
    ("Unchallenged", "No se le puede retar"),
    ("Virus", "Virus"),
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
        assert_eq!(read("Melee", Language::English), "Hand-to-hand");
        assert_eq!(read("Melee", Language::Spanish), "Cuerpo a cuerpo");
        assert_eq!(read("4", Language::Spanish), "4");
    }
}

//! Events as lines of the log.

use super::changes::{change_line, dice_next_time};
use super::{Speaker, capital, colour_name, english, range_name, spanish, units};
use crate::cards::text::say;
use crate::cards::third_person;
use crate::games::frames::Event;
use crate::games::frames::components::Role;
use crate::games::frames::slots::LostPart;
use crate::table::{Language, ObjectId, Seat};

/// "1 punto" or "7 puntos".
fn puntos(n: i32) -> String {
    format!("{n} {}", if n == 1 { "punto" } else { "puntos" })
}

/// An event as a line of the log; `None` for what is not worth a line.
pub(super) fn event(speaker: &Speaker<'_>, event: Event) -> Option<String> {
    let language = speaker.language;
    let plain = |english: &str, spanish: &str| language.pick(english, spanish).to_owned();
    let does =
        |seat: Seat, english: &str, spanish: [&str; 2]| does(speaker, seat, english, spanish);
    let object = |id: ObjectId| speaker.object(id);
    let thing = |id: ObjectId| capital(&speaker.object(id));
    // What happens to a thing, or what it does.
    let it = |id: ObjectId, english: &str, spanish: &str| {
        format!("{} {}", thing(id), language.pick(english, spanish))
    };
    Some(match event {
        Event::Terrain { segments: 1 } => plain(
            "The field is laid out with 1 segment of cover",
            "El campo tiene 1 segmento de cobertura",
        ),
        Event::Terrain { segments } => say!(
            language,
            "The field is laid out with {segments} segments of cover",
            "El campo tiene {segments} segmentos de cobertura"
        ),
        Event::Veto { by } => {
            let rejects = does(by, "reject", ["rechazas", "rechaza"]);
            say!(language, "{rejects} this field", "{rejects} este campo")
        }
        Event::Ppa { seat, points, .. } => {
            let gets = does(seat, "get", ["recibes", "recibe"]);
            let puntos = puntos(points);
            say!(
                language,
                "{gets} {points} points an asset",
                "{gets} {puntos} por activo"
            )
        }
        Event::Score { seat, score, .. } => {
            let has = does(seat, "have", ["tienes", "tiene"]);
            let puntos = puntos(score);
            say!(language, "{has} {score} points", "{has} {puntos}")
        }
        Event::Call { chooser } => {
            let chooses = does(chooser, "choose", ["eliges", "elige"]);
            say!(
                language,
                "Tied for highest: {chooses} what changes",
                "{chooses} qué cambia, por el empate en cabeza"
            )
        }
        Event::AddFrame { by, kind } => {
            let adds = does(by, "add", ["añades", "añade"]);
            let kind = speaker.kind(u16::from(kind.0));
            say!(language, "{adds} a {kind}", "{adds} {kind}")
        }
        Event::RemoveFrame { frame, .. } => it(frame, "leaves the company", "deja la compañía"),
        Event::Defer { by } => {
            let leaves = does(by, "leave", ["lo dejas", "lo deja"]);
            say!(
                language,
                "{leaves} it to the others",
                "{leaves} a los demás"
            )
        }
        Event::Role { seat, role } => self::role(speaker, seat, role)?,
        Event::Place { thing: placed, .. } => match language {
            Language::English => format!("{} is placed", thing(placed)),
            Language::Spanish => format!("Se coloca {}", object(placed)),
        },
        Event::Round { round } => say!(language, "Round {round}", "Ronda {round}"),
        Event::Initiative { frame, roll, .. } => {
            let frame = thing(frame);
            say!(
                language,
                "{frame} rolls {roll} for initiative",
                "{frame} tira {roll} de iniciativa"
            )
        }
        Event::Activate {
            frame,
            forced: true,
            ..
        } => it(
            frame,
            "is attacked and acts now",
            "recibe un ataque y actúa ahora",
        ),
        Event::Activate { frame, .. } => it(frame, "acts", "actúa"),
        Event::Pass { by } => does(by, "pass", ["pasas", "pasa"]),
        Event::Designate {
            frame,
            target,
            range,
            ..
        } => {
            let (frame, target) = (thing(frame), object(target));
            let range = range_name(range, language);
            say!(
                language,
                "{frame} targets {target}: {range}",
                "{frame} apunta a {target}: {range}"
            )
        }
        Event::Rockets {
            frame, count: 1, ..
        } => it(frame, "uses a rocket", "usa un cohete"),
        Event::Rockets { frame, count, .. } => {
            let frame = thing(frame);
            say!(
                language,
                "{frame} uses {count} rockets",
                "{frame} usa {count} cohetes"
            )
        }
        Event::Roll {
            frame,
            colour,
            value,
            ..
        } => {
            let (frame, colour) = (thing(frame), colour_name(colour, language));
            say!(
                language,
                "{frame} rolls {colour} {value}",
                "{frame} tira {colour} {value}"
            )
        }
        Event::Climb {
            frame,
            rise: rise @ 1..,
            ..
        } => {
            let frame = thing(frame);
            say!(language, "{frame} climbs {rise} up", "{frame} sube {rise}")
        }
        Event::Climb { frame, rise, .. } => {
            let (frame, fall) = (thing(frame), -rise);
            say!(
                language,
                "{frame} climbs {fall} down",
                "{frame} baja {fall}"
            )
        }
        Event::Fall { frame, height, .. } => {
            let frame = thing(frame);
            let units = match height {
                1 => language.pick("unit", "unidad"),
                _ => language.pick("units", "unidades"),
            };
            say!(
                language,
                "{frame} falls {height} {units}",
                "{frame} cae {height} {units}"
            )
        }
        Event::Hazard { frame, .. } => it(
            frame,
            "rolls one white die fewer on hazardous ground",
            "tira un dado blanco menos en terreno peligroso",
        ),
        Event::DamageDie { value, .. } => say!(language, "Damage: {value}", "Daño: {value}"),
        Event::Defend {
            frame, value: 0, ..
        } => it(frame, "sets no defense", "no se defiende"),
        Event::Defend { frame, value, .. } => {
            let frame = thing(frame);
            say!(
                language,
                "{frame} defends with {value}",
                "{frame} se defiende con {value}"
            )
        }
        Event::Move { frame, length, .. } => {
            let (frame, length) = (thing(frame), units(length, language));
            say!(
                language,
                "{frame} moves {length} units",
                "{frame} se mueve {length} unidades"
            )
        }
        Event::Abandon { frame, .. } => it(frame, "abandons its station", "abandona su estación"),
        Event::Attack {
            attacker,
            target,
            value,
            ..
        } => {
            let (attacker, target) = (thing(attacker), object(target));
            say!(
                language,
                "{attacker} attacks {target} with {value}",
                "{attacker} ataca a {target} con {value}"
            )
        }
        Event::Spot {
            spotter,
            target,
            value,
            ..
        } => {
            let (spotter, target) = (thing(spotter), object(target));
            say!(
                language,
                "{spotter} spots {target} with {value}",
                "{spotter} señala a {target} con {value}"
            )
        }
        Event::UseSpot { value, .. } => {
            say!(
                language,
                "The spot marker adds {value}",
                "La marca suma {value}"
            )
        }
        Event::Cover { target, by, .. } => {
            let (target, by) = (thing(target), object(by));
            say!(
                language,
                "{target} stands behind {by}",
                "{target} está detrás de {by}"
            )
        }
        Event::Miss {
            attacker, target, ..
        } => {
            let (attacker, target) = (thing(attacker), object(target));
            say!(
                language,
                "{attacker} misses {target}",
                "{attacker} no da a {target}"
            )
        }
        Event::Hit { frame, hits: 1, .. } => it(frame, "is hit", "recibe 1 impacto"),
        Event::Hit { frame, hits, .. } => {
            let frame = thing(frame);
            say!(
                language,
                "{frame} takes {hits} hits",
                "{frame} recibe {hits} impactos"
            )
        }
        Event::HitCover { left: 0, .. } => {
            plain("Cover is destroyed", "La cobertura queda destruida")
        }
        Event::HitCover { .. } => plain("Cover is hit", "La cobertura recibe un impacto"),
        Event::LoseSystem { frame, system, .. } => {
            let (frame, system) = (thing(frame), speaker.system(system));
            say!(
                language,
                "{frame} loses {system}",
                "{frame} pierde {system}"
            )
        }
        Event::LoseArmour { frame, .. } => it(
            frame,
            "loses a point of armour",
            "pierde un punto de blindaje",
        ),
        Event::LoseWhite { frame, .. } => it(frame, "loses a white die", "pierde un dado blanco"),
        Event::Destroy { frame, .. } => match language {
            Language::English => format!("{} is destroyed", thing(frame)),
            Language::Spanish => format!("Se destruye {}", object(frame)),
        },
        Event::Ability {
            source, ability, ..
        } => format!("{}: {}", thing(source), speaker.ability(source, ability)),
        Event::Flip { source, heads, .. } => {
            let source = thing(source);
            let side = match heads {
                true => language.pick("heads", "cara"),
                false => language.pick("tails", "cruz"),
            };
            say!(
                language,
                "{source}: the coin shows {side}",
                "{source}: la moneda sale {side}"
            )
        }
        Event::AbilityDie { source, shows, .. } => {
            let source = thing(source);
            say!(
                language,
                "{source}: the die shows {shows}",
                "{source}: el dado marca {shows}"
            )
        }
        Event::Delay { source, .. } => {
            let waits = language.pick("an effect waits", "un efecto queda a la espera");
            format!("{}: {waits}", thing(source))
        }
        Event::Repair { frame, part, .. } => {
            let name: fn(LostPart) -> &'static str = match language {
                Language::English => english::part,
                Language::Spanish => spanish::part,
            };
            let (frame, part) = (thing(frame), speaker.part(part, name));
            say!(
                language,
                "{frame} gets back {part}",
                "{frame} recupera {part}"
            )
        }
        Event::ChangeRockets { frame, by, .. } => {
            let gains = match by > 0 {
                true => language.pick("gains", "obtiene"),
                false => language.pick("loses", "pierde"),
            };
            let rockets = match by.abs() {
                1 => language.pick("rocket", "cohete"),
                _ => language.pick("rockets", "cohetes"),
            };
            format!("{} {gains} {} {rockets}", thing(frame), by.abs())
        }
        Event::Ward { frame, by, .. } => {
            let frame = thing(frame);
            if by > 0 {
                say!(
                    language,
                    "{frame} gains +{by} defense",
                    "{frame} obtiene +{by} de defensa"
                )
            } else {
                let less = -by;
                say!(
                    language,
                    "{frame} loses {less} defense",
                    "{frame} pierde {less} de defensa"
                )
            }
        }
        Event::Mark { frame, value, .. } => {
            let frame = object(frame);
            say!(
                language,
                "The spot marker on {frame} is {value}",
                "La marca sobre {frame} vale {value}"
            )
        }
        Event::ExtraDice {
            frame,
            colour,
            count,
            ..
        } => dice_next_time(speaker, frame, (colour, count), ["more", "más"]),
        Event::Change(change) => change_line(speaker, change),
        Event::Shift { frame, length, .. } => {
            let (frame, length) = (thing(frame), units(length, language));
            say!(
                language,
                "{frame} is moved {length} units",
                "{frame} se desplaza {length} unidades"
            )
        }
        Event::Objective {
            seat, objective, ..
        } => {
            let reaches = does(seat, "reach", ["alcanzas", "alcanza"]);
            let objective = speaker.objective(objective);
            say!(
                language,
                "{reaches} an objective. {objective}",
                "{reaches} un objetivo. {objective}"
            )
        }
        Event::Points { seat, by, .. } => {
            let gains = match by > 0 {
                true => does(seat, "gain", ["obtienes", "obtiene"]),
                false => does(seat, "lose", ["pierdes", "pierde"]),
            };
            let (n, puntos) = (by.abs(), puntos(by.abs()));
            let points = if n == 1 { "point" } else { "points" };
            say!(language, "{gains} {n} {points}", "{gains} {puntos}")
        }
        Event::Control {
            station,
            holder: Some(holder),
            ..
        } => {
            let holds = does(holder, "hold", ["controlas", "controla"]);
            format!("{holds} {}", object(station))
        }
        Event::Control {
            station,
            holder: None,
            ..
        } => {
            let station = object(station);
            say!(
                language,
                "Nobody holds {station}",
                "Nadie controla {station}"
            )
        }
        Event::EndRound { round } => say!(
            language,
            "Round {round} ends; defense and spot markers are removed",
            "Acaba la ronda {round}; se retiran defensas y marcas"
        ),
        Event::Count { by } => {
            let hurries = does(by, "hurry", ["adelantas", "adelanta"]);
            say!(language, "{hurries} the clock", "{hurries} el reloj")
        }
        Event::Clock { shows } => {
            say!(
                language,
                "The doomsday clock shows {shows}",
                "El reloj del juicio marca {shows}"
            )
        }
        Event::ExtraRound => plain("A tie: one more round", "Empate: una ronda más"),
        Event::Concede { by } => does(by, "concede", ["te rindes", "se rinde"]),
        Event::Win { by, score, .. } => {
            let wins = does(by, "win", ["ganas", "gana"]);
            let puntos = puntos(score);
            say!(
                language,
                "{wins} with {score} points",
                "{wins} con {puntos}"
            )
        }
        Event::Rank { .. } | Event::Step { .. } | Event::EndTurn { .. } => return None,
    })
}

/// "You pass" or "Mara passes", "Pasas" or "Mara pasa".
fn does(speaker: &Speaker<'_>, seat: Seat, english: &str, [you, she]: [&str; 2]) -> String {
    let who = speaker.who(seat);
    match (speaker.language, speaker.is_you(seat)) {
        (Language::English, true) => format!("You {english}"),
        (Language::English, false) => format!("{who} {}", third_person(english)),
        (Language::Spanish, true) => capital(you),
        (Language::Spanish, false) => format!("{who} {she}"),
    }
}

fn role(speaker: &Speaker<'_>, seat: Seat, role: Role) -> Option<String> {
    let name = match role {
        Role::Defender => ["the defender", "en defensa"],
        Role::PointAttacker => ["the point attacker", "en vanguardia del ataque"],
        Role::Attacker => ["an attacker", "al ataque"],
        Role::None => return None,
    };
    let is = does(speaker, seat, "are", ["vas", "va"]);
    let [english, spanish] = name;
    Some(format!("{is} {}", speaker.language.pick(english, spanish)))
}

//! Events as lines of the log.

use super::changes::change_line;
use super::part;
use crate::games::frames::Event;
use crate::games::frames::components::Role;
use crate::games::frames::phrases::{Speaker, capital, colour_name, range_name, units};
use crate::table::{ObjectId, Seat};

/// "Pasas" or "Mara pasa".
fn does(say: &Speaker<'_>, seat: Seat, you: &str, she: &str) -> String {
    if say.is_you(seat) {
        capital(you)
    } else {
        format!("{} {she}", say.who(seat))
    }
}

/// "1 punto" or "7 puntos".
fn points(n: i32) -> String {
    format!("{n} {}", if n == 1 { "punto" } else { "puntos" })
}

/// An event as a line of the log; `None` for what is not worth a line.
pub(in super::super) fn event(say: &Speaker<'_>, event: Event) -> Option<String> {
    let does = |seat: Seat, you: &str, she: &str| does(say, seat, you, she);
    let thing = |id: ObjectId| capital(&say.object(id));
    Some(match event {
        Event::Terrain { segments: 1 } => "El campo tiene 1 segmento de cobertura".to_owned(),
        Event::Terrain { segments } => {
            format!("El campo tiene {segments} segmentos de cobertura")
        }
        Event::Veto { by } => format!("{} este campo", does(by, "rechazas", "rechaza")),
        Event::Ppa { seat, points, .. } => {
            format!(
                "{} {} por activo",
                does(seat, "recibes", "recibe"),
                self::points(points)
            )
        }
        Event::Score { seat, score, .. } => {
            format!("{} {}", does(seat, "tienes", "tiene"), points(score))
        }
        Event::Call { chooser } => format!(
            "{} qué cambia, por el empate en cabeza",
            does(chooser, "eliges", "elige")
        ),
        Event::AddFrame { by, kind } => {
            let kind = say.kind(u16::from(kind.0));
            format!("{} {kind}", does(by, "añades", "añade"))
        }
        Event::RemoveFrame { frame, .. } => format!("{} deja la compañía", thing(frame)),
        Event::Defer { by } => format!("{} a los demás", does(by, "lo dejas", "lo deja")),
        Event::Role { seat, role } => self::role(say, seat, role)?,
        Event::Place { thing: placed, .. } => format!("Se coloca {}", say.object(placed)),
        Event::Round { round } => format!("Ronda {round}"),
        Event::Initiative { frame, roll, .. } => {
            format!("{} tira {roll} de iniciativa", thing(frame))
        }
        Event::Activate {
            frame,
            forced: true,
            ..
        } => {
            format!("{} recibe un ataque y actúa ahora", thing(frame))
        }
        Event::Activate { frame, .. } => format!("{} actúa", thing(frame)),
        Event::Pass { by } => does(by, "pasas", "pasa"),
        Event::Designate {
            frame,
            target,
            range,
            ..
        } => format!(
            "{} apunta a {}: {}",
            thing(frame),
            say.object(target),
            range_name(range, say.language)
        ),
        Event::Rockets {
            frame, count: 1, ..
        } => format!("{} usa un cohete", thing(frame)),
        Event::Rockets { frame, count, .. } => format!("{} usa {count} cohetes", thing(frame)),
        Event::Roll {
            frame,
            colour,
            value,
            ..
        } => {
            let colour = colour_name(colour, say.language);
            format!("{} tira {colour} {value}", thing(frame))
        }
        Event::Climb {
            frame,
            rise: rise @ 1..,
            ..
        } => format!("{} sube {rise}", thing(frame)),
        Event::Climb { frame, rise, .. } => format!("{} baja {}", thing(frame), -rise),
        Event::Fall { frame, height, .. } => {
            let units = if height == 1 { "unidad" } else { "unidades" };
            format!("{} cae {height} {units}", thing(frame))
        }
        Event::Hazard { frame, .. } => {
            format!(
                "{} tira un dado blanco menos en terreno peligroso",
                thing(frame)
            )
        }
        Event::DamageDie { value, .. } => format!("Daño: {value}"),
        Event::Defend {
            frame, value: 0, ..
        } => format!("{} no se defiende", thing(frame)),
        Event::Defend { frame, value, .. } => format!("{} se defiende con {value}", thing(frame)),
        Event::Move { frame, length, .. } => {
            let length = units(length, say.language);
            format!("{} se mueve {length} unidades", thing(frame))
        }
        Event::Abandon { frame, .. } => format!("{} abandona su estación", thing(frame)),
        Event::Attack {
            attacker,
            target,
            value,
            ..
        } => {
            format!(
                "{} ataca a {} con {value}",
                thing(attacker),
                say.object(target)
            )
        }
        Event::Spot {
            spotter,
            target,
            value,
            ..
        } => {
            format!(
                "{} señala a {} con {value}",
                thing(spotter),
                say.object(target)
            )
        }
        Event::UseSpot { value, .. } => format!("La marca suma {value}"),
        Event::Cover { target, by, .. } => {
            format!("{} está detrás de {}", thing(target), say.object(by))
        }
        Event::Miss {
            attacker, target, ..
        } => {
            format!("{} no da a {}", thing(attacker), say.object(target))
        }
        Event::Hit { frame, hits: 1, .. } => format!("{} recibe 1 impacto", thing(frame)),
        Event::Hit { frame, hits, .. } => format!("{} recibe {hits} impactos", thing(frame)),
        Event::HitCover { left: 0, .. } => "La cobertura queda destruida".to_owned(),
        Event::HitCover { .. } => "La cobertura recibe un impacto".to_owned(),
        Event::LoseSystem { frame, system, .. } => {
            format!("{} pierde {}", thing(frame), say.system(system))
        }
        Event::LoseArmour { frame, .. } => format!("{} pierde un punto de blindaje", thing(frame)),
        Event::LoseWhite { frame, .. } => format!("{} pierde un dado blanco", thing(frame)),
        Event::Destroy { frame, .. } => format!("Se destruye {}", say.object(frame)),
        Event::Ability {
            source, ability, ..
        } => format!("{}: {}", thing(source), say.ability(source, ability)),
        Event::Flip { source, heads, .. } => {
            let side = if heads { "cara" } else { "cruz" };
            format!("{}: la moneda sale {side}", thing(source))
        }
        Event::AbilityDie { source, shows, .. } => {
            format!("{}: el dado marca {shows}", thing(source))
        }
        Event::Delay { source, .. } => format!("{}: un efecto queda a la espera", thing(source)),
        Event::Repair {
            frame, part: of, ..
        } => {
            format!("{} recupera {}", thing(frame), say.part(of, part))
        }
        Event::ChangeRockets { frame, by, .. } => {
            let gains = if by > 0 { "obtiene" } else { "pierde" };
            let rockets = if by.abs() == 1 { "cohete" } else { "cohetes" };
            format!("{} {gains} {} {rockets}", thing(frame), by.abs())
        }
        Event::Ward { frame, by, .. } => format!("{} obtiene +{by} de defensa", thing(frame)),
        Event::Mark { frame, value, .. } => {
            format!("La marca sobre {} vale {value}", say.object(frame))
        }
        Event::ExtraDice {
            frame,
            colour,
            count,
            ..
        } => {
            let colour = colour_name(colour, say.language);
            let more = if count == 1 { "dado" } else { "dados" };
            format!(
                "{} tira {count} {more} más la próxima vez ({colour})",
                thing(frame)
            )
        }
        Event::Change(change) => change_line(say, change),
        Event::Shift { frame, length, .. } => {
            let length = units(length, say.language);
            format!("{} se desplaza {length} unidades", thing(frame))
        }
        Event::Objective {
            seat, objective, ..
        } => format!(
            "{} un objetivo. {}",
            does(seat, "alcanzas", "alcanza"),
            say.objective(objective)
        ),
        Event::Points { seat, by, .. } => {
            let verb = if by > 0 {
                does(seat, "obtienes", "obtiene")
            } else {
                does(seat, "pierdes", "pierde")
            };
            format!("{verb} {}", points(by.abs()))
        }
        Event::Control {
            station,
            holder: Some(holder),
            ..
        } => {
            format!(
                "{} {}",
                does(holder, "controlas", "controla"),
                say.object(station)
            )
        }
        Event::Control {
            station,
            holder: None,
            ..
        } => {
            format!("Nadie controla {}", say.object(station))
        }
        Event::EndRound { round } => {
            format!("Acaba la ronda {round}; se retiran defensas y marcas")
        }
        Event::Count { by } => format!("{} el reloj", does(by, "adelantas", "adelanta")),
        Event::Clock { shows } => format!("El reloj del juicio marca {shows}"),
        Event::ExtraRound => "Empate: una ronda más".to_owned(),
        Event::Concede { by } => does(by, "te rindes", "se rinde"),
        Event::Win { by, score, .. } => {
            format!("{} con {}", does(by, "ganas", "gana"), points(score))
        }
        Event::Rank { .. } | Event::Step { .. } | Event::EndTurn { .. } => return None,
    })
}

fn role(say: &Speaker<'_>, seat: Seat, role: Role) -> Option<String> {
    let name = match role {
        Role::Defender => "en defensa",
        Role::PointAttacker => "en vanguardia del ataque",
        Role::Attacker => "al ataque",
        Role::None => return None,
    };
    Some(format!("{} {name}", does(say, seat, "vas", "va")))
}

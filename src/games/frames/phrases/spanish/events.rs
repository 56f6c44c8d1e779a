//! Events as lines of the log.

use crate::games::frames::components::Role;
use crate::games::frames::content::SYSTEMS;
use crate::games::frames::phrases::{Speaker, capital, range_name, range_of, system_name, units};
use crate::table::{Event, Language, Ref, Seat};

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
pub(in super::super) fn event(say: &Speaker<'_>, event: &Event) -> Option<String> {
    let n = event.amount;
    let does = |you: &str, she: &str| does(say, event.seat, you, she);
    let thing = || capital(&say.thing(event.subject));
    let to = || say.thing(event.to);
    Some(match event.verb {
        "terrain" if n == 1 => "El campo tiene 1 segmento de cobertura".to_owned(),
        "terrain" => format!("El campo tiene {n} segmentos de cobertura"),
        "veto" => format!("{} este campo", does("rechazas", "rechaza")),
        "ppa" => format!("{} {} por activo", does("recibes", "recibe"), points(n)),
        "score" => format!("{} {}", does("tienes", "tiene"), points(n)),
        "call" => {
            format!(
                "{} qué cambia, por el empate en cabeza",
                does("eliges", "elige")
            )
        }
        "add_frame" => match event.subject {
            Ref::Kind(kind) => {
                let kind = say.kind(u16::from(kind));
                format!("{} {kind}", does("añades", "añade"))
            }
            _ => format!("{} un armazón", does("añades", "añade")),
        },
        "remove_frame" => format!("{} deja la compañía", thing()),
        "defer" => format!("{} a los demás", does("lo dejas", "lo deja")),
        "role" => role(say, event.seat, n)?,
        "place" => format!("{} en su sitio", thing()),
        "round" => format!("Ronda {n}"),
        "initiative" => format!("{} tira {n} de iniciativa", thing()),
        "activate" if n > 0 => format!("{} recibe un ataque y también actúa", thing()),
        "activate" => format!("{} actúa", thing()),
        "pass" => does("pasas", "pasa"),
        "designate" => {
            let range = range_name(range_of(n), say.language);
            format!("{} apunta a {}: {range}", thing(), to())
        }
        "rockets" if n == 1 => format!("{} usa un cohete", thing()),
        "rockets" => format!("{} usa {n} cohetes", thing()),
        "roll" => format!("{} tira {}", thing(), say.rolled(event)),
        "climb" if n > 0 => format!("{} sube {n}", thing()),
        "climb" => format!("{} baja {}", thing(), -n),
        "fall" => {
            let units = if n == 1 { "unidad" } else { "unidades" };
            format!("{} cae {n} {units}", thing())
        }
        "hazard" => format!("{} tira un dado blanco menos en terreno peligroso", thing()),
        "damage_die" => format!("Daño: {n}"),
        "defend" if n == 0 => format!("{} no se defiende", thing()),
        "defend" => format!("{} se defiende con {n}", thing()),
        "move" => format!(
            "{} se mueve {} unidades",
            thing(),
            units(n, Language::Spanish)
        ),
        "abandon" => format!("{} abandona su estación", thing()),
        "attack" => format!("{} ataca a {} con {n}", thing(), to()),
        "spot" => format!("{} señala a {} con {n}", thing(), to()),
        "use_spot" => format!("La marca suma {n}"),
        "cover" => format!("{} está detrás de {}", thing(), say.thing(event.from)),
        "miss" => format!("{} no da a {}", thing(), to()),
        "hit" if n == 1 => format!("{} recibe 1 impacto", thing()),
        "hit" => format!("{} recibe {n} impactos", thing()),
        "hit_cover" if n == 0 => "La cobertura queda arrasada".to_owned(),
        "hit_cover" => "La cobertura recibe un impacto".to_owned(),
        "lose_system" => format!("{} pierde {}", thing(), system(say, event.from)),
        "lose_white" => format!("{} pierde un dado blanco", thing()),
        "destroy" => format!("{}: destrucción", thing()),
        "control" => control(say, event),
        "end_round" => format!("Acaba la ronda {n}; se retiran defensas y marcas"),
        "count" => format!("{} el reloj", does("adelantas", "adelanta")),
        "clock" => format!("El reloj del juicio marca {n}"),
        "extra_round" => "Empate: una ronda más".to_owned(),
        "concede" => does("te rindes", "se rinde"),
        "win" => format!("{} con {}", does("ganas", "gana"), points(n)),
        _ => return None,
    })
}

fn control(say: &Speaker<'_>, event: &Event) -> String {
    let station = say.thing(event.subject);
    match event.to {
        Ref::Seat(owner) => format!("{} {station}", does(say, owner, "controlas", "controla")),
        _ => format!("Nadie controla {station}"),
    }
}

fn role(say: &Speaker<'_>, seat: Seat, role: i32) -> Option<String> {
    let name = match role {
        n if n == Role::Defender as i32 => "en defensa",
        n if n == Role::PointAttacker as i32 => "en vanguardia del ataque",
        n if n == Role::Attacker as i32 => "al ataque",
        _ => return None,
    };
    Some(format!("{} {name}", does(say, seat, "vas", "va")))
}

fn system(say: &Speaker<'_>, r: Ref) -> &'static str {
    match r {
        Ref::Kind(n) => SYSTEMS
            .get(usize::from(n))
            .map_or("un sistema", |&s| system_name(s, say.language)),
        _ => "un sistema",
    }
}

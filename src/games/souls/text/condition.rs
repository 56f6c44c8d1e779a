//! Conditions as clauses.

use std::borrow::Cow;

use super::noun::{COUNTER, LOOT_CARD, MONSTER, SOUL, TIME, TURN, kind_noun, whose, you, your};
use super::speaker::Speaker;
use super::verb::{HAS, HAVE, HOLD};
use super::{Addressee, filter};
use crate::cards::text::{Form, Phrase, Says, Verb, counted, least, say};
use crate::games::souls::content::{Filter, Kind, OwnCondition, PlayerSelector, Where};
use crate::packs::{Language, Whose};

/// The condition, or its opposite, as a statement.
pub fn state(condition: &OwnCondition, holds: bool, speaker: &mut Speaker) -> String {
    let holds = match player_of(condition) {
        Some(player) => of_any(player, holds, speaker),
        None => holds,
    };
    let language = speaker.language();
    let pick = |[english, spanish]: [&'static str; 2]| language.pick(english, spanish).to_owned();
    let is = if holds { "is" } else { "is not" };
    let no = if holds { "" } else { "no " };
    match condition {
        OwnCondition::CoinsAtLeast(n, player) => {
            let what = least(holds, &format!("{n}¢"), "less", language);
            has(player, &HAVE, &what, speaker)
        }
        OwnCondition::CoinsAtMost(n, player) => most(player, &HAVE, holds, *n, ["¢"; 2], speaker),
        OwnCondition::SoulsAtLeast(n, player) => {
            let souls = least(holds, &counted(*n, SOUL, language), "fewer", language);
            has(player, &HAVE, &souls, speaker)
        }
        OwnCondition::FewestSouls => fewest(holds, ["fewer", "menos"], speaker),
        OwnCondition::MostSouls => fewest(holds, ["more", "más"], speaker),
        OwnCondition::ThisCharged => {
            let this = speaker.this();
            let (charged, stem) = if holds {
                ("charged", "cargad")
            } else {
                ("deactivated", "desactivad")
            };
            let (before, agreed) = (this.before_verb(language), this.agreed(stem));
            let is = speaker.wished(["está", "esté"]);
            say!(language, "{before}is {charged}", "{before}{is} {agreed}")
        }
        OwnCondition::CountersAtLeast(1) => {
            let this = speaker.this().text;
            let any = pick(if holds {
                ["there is a counter", "un contador"]
            } else {
                ["there is no counter", "contadores"]
            });
            let hay = speaker.wished(["hay", "haya"]);
            say!(language, "{any} on {this}", "{no}{hay} {any} sobre {this}")
        }
        OwnCondition::CountersAtLeast(n) => {
            let counters = format!("{n} {}", COUNTER.name(true, language));
            let least = least(holds, &counters, "fewer", language);
            let this = speaker.this().text;
            let hay = speaker.wished(["hay", "haya"]);
            say!(
                language,
                "there are {least} on {this}",
                "{hay} {least} sobre {this}"
            )
        }
        OwnCondition::AttackRunning => {
            let hay = speaker.wished(["hay", "haya"]);
            match holds {
                true => say!(language, "an attack is running", "{hay} un ataque en curso"),
                false => say!(
                    language,
                    "no attack is running",
                    "no {hay} ningún ataque en curso"
                ),
            }
        }
        OwnCondition::ThisAttacked => {
            let this = speaker.this();
            let (before, attacked) = (this.before_verb(language), this.agreed("atacad"));
            let está = speaker.wished(["está", "esté"]);
            say!(
                language,
                "{before}{is} being attacked",
                "{before}{no}{está} siendo {attacked}"
            )
        }
        OwnCondition::MonsterDied => {
            let ha = speaker.wished(["ha", "haya"]);
            match holds {
                true => say!(
                    language,
                    "a monster has died this turn",
                    "{ha} muerto un monstruo este turno"
                ),
                false => say!(
                    language,
                    "no monster has died this turn",
                    "no {ha} muerto ningún monstruo este turno"
                ),
            }
        }
        OwnCondition::PlayerDied(player) => {
            let who = somebody(player, speaker);
            let has = mood(&HAS, &who, speaker);
            let before = who.before_verb(language);
            let not = if holds { "" } else { " not" };
            say!(
                language,
                "{before}{has}{not} died this turn",
                "{before}{no}{has} muerto este turno"
            )
        }
        OwnCondition::Kills(n) => {
            let least = least(holds, &counted(*n, MONSTER, language), "fewer", language);
            let addressee = speaker.names.addressee;
            let whose = whose(addressee);
            let turns = match addressee {
                Addressee::You => "tus turnos",
                Addressee::Active => "los turnos del jugador activo",
                Addressee::They => "sus turnos",
            };
            let han = speaker.wished(["han", "hayan"]);
            say!(
                language,
                "{least} have died in {whose} turns",
                "{han} muerto {least} en {turns}"
            )
        }
        OwnCondition::Deaths(n) => {
            let least = least(holds, &counted(*n, TIME, language), "fewer", language);
            let who = you(speaker.names);
            let has = mood(&HAS, &who, speaker);
            let before = who.before_verb(language);
            say!(
                language,
                "{before}{has} died {least}",
                "{before}{has} muerto {least}"
            )
        }
        OwnCondition::HpAtLeast(n) => {
            let hp = say!(language, "{n} HP", "{n} PV");
            has(
                &PlayerSelector::You,
                &HAVE,
                &least(holds, &hp, "less", language),
                speaker,
            )
        }
        OwnCondition::HpAtMost(n) => {
            let hp = language.pick(" HP", " PV");
            most(&PlayerSelector::You, &HAVE, holds, *n, [hp; 2], speaker)
        }
    }
}

/// "it is your turn", or its opposite.
pub fn your_turn(holds: bool, speaker: &Speaker) -> String {
    let turn = your(TURN, speaker.names);
    let is = if holds { "is" } else { "is not" };
    let no = if holds { "" } else { "no " };
    let es = speaker.wished(["es", "sea"]);
    say!(speaker.language(), "it {is} {turn}", "{no}{es} {turn}")
}

/// "you hold at least 2 loot cards", or its opposite.
pub fn holds_cards(n: u8, player: &PlayerSelector, holds: bool, speaker: &mut Speaker) -> String {
    let language = speaker.language();
    let holds = of_any(player, holds, speaker);
    let cards = least(holds, &counted(n, LOOT_CARD, language), "fewer", language);
    let cards = say!(language, "{cards}", "{cards} en la mano");
    has(player, &HOLD, &cards, speaker)
}

/// "you hold at most 2 loot cards", or its opposite.
pub fn holds_at_most(n: u8, player: &PlayerSelector, holds: bool, speaker: &mut Speaker) -> String {
    let holds = of_any(player, holds, speaker);
    let cards = match speaker.language() {
        Language::English => [" loot card", " loot cards"],
        Language::Spanish => [" carta de botín en la mano", " cartas de botín en la mano"],
    };
    most(player, &HOLD, holds, i32::from(n), cards, speaker)
}

/// Whether what is said of a player holds. "Any of several does not" would be wrong as the opposite: none of them
/// does.
const fn of_any(player: &PlayerSelector, holds: bool, speaker: &mut Speaker) -> bool {
    speaker.nobody = !holds && several(player);
    holds || speaker.nobody
}

/// "you have at most 2¢", "you hold no loot cards".
fn most(
    player: &PlayerSelector,
    verb: &Verb,
    holds: bool,
    n: i32,
    [one, many]: [&str; 2],
    speaker: &mut Speaker,
) -> String {
    let language = speaker.language();
    let who = somebody(player, speaker);
    let verb = mood(verb, &who, speaker);
    let who = who.before_verb(language);
    let bare = many.trim_start();
    match (holds, n) {
        (true, 0) => say!(language, "{who}{verb} no {bare}", "{who}no {verb} {bare}"),
        (false, 0) => say!(language, "{who}{verb} any {bare}", "{who}{verb} {bare}"),
        (true, _) => {
            let unit = if n == 1 { one } else { many };
            say!(
                language,
                "{who}{verb} at most {n}{unit}",
                "{who}{verb} como mucho {n}{unit}"
            )
        }
        (false, _) => {
            let unit = if n == 1 && language == Language::English {
                one
            } else {
                many
            };
            say!(
                language,
                "{who}{verb} more than {n}{unit}",
                "{who}{verb} más de {n}{unit}"
            )
        }
    }
}

/// The player whom it is about.
const fn player_of(condition: &OwnCondition) -> Option<&PlayerSelector> {
    match condition {
        OwnCondition::CoinsAtLeast(_, player)
        | OwnCondition::CoinsAtMost(_, player)
        | OwnCondition::SoulsAtLeast(_, player)
        | OwnCondition::PlayerDied(player) => Some(player),
        _ => None,
    }
}

const fn several(player: &PlayerSelector) -> bool {
    matches!(player, PlayerSelector::Each | PlayerSelector::Others)
}

/// Any of several players, or none.
fn somebody(player: &PlayerSelector, speaker: &mut Speaker) -> Phrase {
    let language = speaker.language();
    let (english, spanish) = match player {
        PlayerSelector::Each if speaker.nobody => ("no player", "ningún jugador"),
        PlayerSelector::Others if speaker.nobody => ("no other player", "ningún otro jugador"),
        PlayerSelector::Each => ("a player", "un jugador"),
        PlayerSelector::Others => ("another player", "otro jugador"),
        PlayerSelector::They if language == Language::Spanish => {
            return speaker.player_of(player).known(language);
        }
        other => return speaker.player_of(other),
    };
    Phrase::one(language.pick(english, spanish), false)
}

fn has(player: &PlayerSelector, verb: &Verb, what: &str, speaker: &mut Speaker) -> String {
    let who = somebody(player, speaker);
    let has = mood(verb, &who, speaker);
    format!("{}{has} {what}", who.before_verb(speaker.language()))
}

/// A verb without its subject: in Spanish in the subjunctive where that is wished.
fn mood(verb: &Verb, who: &Phrase, speaker: &Speaker) -> Cow<'static, str> {
    let form = match (speaker.language(), speaker.wishes, who.you) {
        (Language::Spanish, true, true) => Form::WishedYou,
        (Language::Spanish, true, false) if who.plural => Form::WishedMany,
        (Language::Spanish, true, false) => Form::Wished,
        _ => Form::of(who),
    };
    verb.form(form, speaker.language())
}

fn fewest(holds: bool, [english, spanish]: [&str; 2], speaker: &Speaker) -> String {
    let who = if holds {
        speaker.pick("nobody", "nadie")
    } else {
        speaker.pick("somebody", "alguien")
    };
    let you = match (speaker.names.addressee, speaker.language()) {
        (Addressee::They, Language::English) => "them".to_owned(),
        _ => you(speaker.names).text,
    };
    let tiene = speaker.wished(["tiene", "tenga"]);
    say!(
        speaker.language(),
        "{who} has {english} souls than {you}",
        "{who} {tiene} {spanish} almas que {you}"
    )
}

pub fn at_least(n: u8, filter: &Filter, holds: bool, speaker: &Speaker) -> String {
    let (names, language) = (speaker.names, speaker.language());
    let kept = matches!(
        filter.kind,
        Kind::Item | Kind::Object | Kind::Soul | Kind::Curse | Kind::Character
    );
    let kept = kept && filter.place == Where::Play && filter.whose == Whose::Yours;
    let free = Filter {
        whose: Whose::Any,
        ..filter.clone()
    };
    let what = if kept { &free } else { filter };
    let no = if n == 1 && !holds && language == Language::Spanish {
        "no "
    } else {
        ""
    };
    let verb = if kept {
        let you = you(names);
        let have = mood(&HAVE, &you, speaker);
        format!("{}{no}{have}", you.before_verb(language))
    } else if n == 1 && holds {
        speaker
            .pick("there is", speaker.wished(["hay", "haya"]))
            .to_owned()
    } else {
        let are = speaker.pick("there are", speaker.wished(["hay", "haya"]));
        format!("{no}{are}")
    };
    let many = filter::counted(what, names);
    match (n, holds) {
        (1, true) => format!("{verb} {}", filter::one_in(what, names).text),
        (1, false) => {
            let feminine = kind_noun(filter.kind).feminine;
            let any = if feminine { "ninguna" } else { "ningún" };
            let one = filter::one_in(what, names).text;
            let noun = match one.split_once(' ') {
                Some(("un" | "una", noun)) => noun,
                _ => one.as_str(),
            };
            say!(language, "{verb} no {many}", "{verb} {any} {noun}")
        }
        _ => {
            let what = format!("{n} {many}");
            format!("{verb} {}", least(holds, &what, "fewer", language))
        }
    }
}

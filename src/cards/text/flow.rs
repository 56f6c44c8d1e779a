//! Sentences of effects that hold others: choosing a thing, paying or else, players one after the other.

use super::acting::{Acting, Modalities, ONCE, all_theirs};
use super::saying::Says;
use super::{Form, chance, groups, say};
use crate::cards::language::{
    Amount, Effect, HowMany, Language as Words, Part, Parts, PlayerSelector, Scene,
};
use crate::table::Language;

/// "choose one of your Characters; destroy it".
pub(super) fn choose<L: Words, S: Says<L> + ?Sized>(
    says: &mut S,
    player: &PlayerSelector<L>,
    filter: &L::Filter,
    effects: &[Effect<L>],
    modality: S::Modality,
) -> String {
    let language = says.language();
    if *player == PlayerSelector::You && says.player(player).is_none() {
        let what = says.one(filter).text;
        let elige = match modality.form() {
            Form::Bare => "elegir",
            _ => "elige",
        };
        says.pick_of(filter);
        let effects = says.clauses(effects, S::Modality::PLAIN);
        return say!(
            language,
            "choose {what}; {effects}",
            "{elige} {what}; {effects}"
        );
    }
    let chooses = says.chooses(player);
    let what = match player {
        PlayerSelector::You => says.one(filter).text,
        _ => says.theirs(filter, player),
    };
    says.pick_of(filter);
    let effects = says.others(effects, Acting::Somebody, S::Modality::PLAIN);
    format!("{chooses} {what}; {effects}")
}

/// "do this 3 times: draw 1 card", "for each of your Characters, draw 1 card".
pub(super) fn repeat<L: Words, S: Says<L> + ?Sized>(
    says: &mut S,
    times: &Amount<L>,
    effects: &[Effect<L>],
    modality: S::Modality,
) -> String {
    let language = says.language();
    let stop = stop(effects, language);
    let (end, until) = match &stop {
        Stop::Never => ("", ""),
        Stop::On(end) => (&end[..], ""),
        Stop::Idle => (
            "",
            language.pick(" or until nothing happens", " o hasta que no ocurra nada"),
        ),
    };
    if let (Some((1, each)), Form::Command) = (says.each_one(times), modality.form()) {
        let effects = says.clauses(effects, modality);
        return match until {
            "" => say!(
                language,
                "for {each}, {effects}{end}",
                "por {each}, {effects}{end}"
            ),
            _ => say!(
                language,
                "do this for {each}{until}: {effects}",
                "haz esto por {each}{until}: {effects}"
            ),
        };
    }
    let times = says.times(times) + until;
    let effects = says.clauses(effects, modality) + end;
    let does = says.either(match modality.form() {
        Form::Bare => ["do this", "hacer esto"],
        Form::Singular => ["does this", "hace esto"],
        _ => ["do this", "haz esto"],
    });
    format!("{does} {times}: {effects}")
}

/// When chance ends what is repeated, because it did nothing.
enum Stop {
    /// It does not.
    Never,
    /// On these results, said as the last of them: "; on tails, stop".
    On(String),
    /// When none of several things happens.
    Idle,
}

/// How chance can end what is repeated.
fn stop<L: Words>(effects: &[Effect<L>], language: Language) -> Stop {
    match effects {
        [Effect::Chance(chance)] => match chance::nothing_on(chance, language) {
            Some(on) => {
                let stop = language.pick("stop", "detente");
                Stop::On(format!("; {on}, {stop}"))
            }
            None => Stop::Never,
        },
        effects if may_idle(effects, language) => Stop::Idle,
        _ => Stop::Never,
    }
}

/// Whether chance, a condition or a player decides if any of these does something.
fn may_idle<L: Words>(effects: &[Effect<L>], language: Language) -> bool {
    !effects.is_empty()
        && effects.iter().all(|effect| match effect {
            Effect::Chance(chance) => chance::nothing_on(chance, language).is_some(),
            Effect::If(..) | Effect::MayDo(..) | Effect::May(_) | Effect::MayPay(..) => true,
            Effect::EachDoes(_, inner)
            | Effect::Choose(_, _, inner)
            | Effect::ForEach(_, inner)
            | Effect::AtRandom(_, inner) => may_idle(inner, language),
            _ => false,
        })
}

/// "discard 1 card. If you do, draw 1 card".
pub(super) fn chained<L: Words, S: Says<L> + ?Sized>(
    says: &mut S,
    effects: &[Effect<L>],
    modality: S::Modality,
) -> String {
    let Some((first, rest)) = effects.split_first() else {
        return String::new();
    };
    let text = says.effect(first, modality);
    continued(says, text, first, rest)
}

/// The text of an effect and what follows if it happened: "discard 1 card. If you do, draw 1 card".
pub fn continued<L: Words, S: Says<L> + ?Sized>(
    says: &mut S,
    mut text: String,
    first: &Effect<L>,
    rest: &[Effect<L>],
) -> String {
    let mut before = first;
    for effect in rest {
        let done = says.if_done(is_yours(before));
        let does = says.effect(effect, S::Modality::PLAIN);
        text = format!("{text}. {done}, {does}");
        before = effect;
    }
    text
}

/// Whether you do that, or nobody is said to.
fn is_yours<L: Words>(effect: &Effect<L>) -> bool {
    let mut yours = None;
    effect.parts(&Scene::new(&[]), &mut |part, _| {
        if let Part::Players(player) = part {
            yours.get_or_insert(*player == PlayerSelector::You);
        }
    });
    yours.unwrap_or(true)
}

/// "for each of your Characters, deal 1 damage to it".
pub(super) fn for_each<L: Words, S: Says<L> + ?Sized>(
    says: &mut S,
    filter: &L::Filter,
    effects: &[Effect<L>],
    modality: S::Modality,
) -> String {
    let each = says.each(filter);
    says.pick_each(filter);
    let effects = says.clauses(effects, modality);
    say!(
        says.language(),
        "for {each}, {effects}",
        "por {each}, {effects}"
    )
}

/// "the opponent may pay 2 Volition; if they do not, you draw 1 card".
pub(super) fn unless<L: Words, S: Says<L> + ?Sized>(
    says: &mut S,
    player: &PlayerSelector<L>,
    costs: &[L::Cost],
    effects: &[Effect<L>],
) -> String {
    let language = says.language();
    let who = says.subject(player);
    if who.you {
        let before = says.act(Acting::Nobody);
        let costs = says.costs(costs);
        says.act(before);
        let effects = says.clauses(effects, S::Modality::PLAIN);
        return say!(
            language,
            "you may {costs}; if you do not, {effects}",
            "puedes {costs}; si no lo haces, {effects}"
        );
    }
    let they = &who.text;
    let costs = says.costs_of_others(costs);
    let effects = says.others(effects, Acting::Somebody, S::Modality::PLAIN);
    match who.plural {
        true => say!(
            language,
            "{they} may {costs}; if they do not, {effects}",
            "{they} pueden {costs}; si no lo hacen, {effects}"
        ),
        false => say!(
            language,
            "{they} may {costs}; if they do not, {effects}",
            "{they} puede {costs}; si no lo hace, {effects}"
        ),
    }
}

/// What a player has: "your hand", "the opponent's hand", "their hand".
pub(super) fn possession<L: Words, S: Says<L> + ?Sized>(
    says: &mut S,
    player: &PlayerSelector<L>,
    what: [&'static str; 2],
    feminine: bool,
) -> String {
    let (language, what) = (says.language(), says.either(what));
    let article = if feminine { "la" } else { "el" };
    match says.player(player).filter(|who| !who.you) {
        None if *player == PlayerSelector::They => say!(language, "their {what}", "su {what}"),
        None => say!(language, "your {what}", "tu {what}"),
        Some(_) if *player == PlayerSelector::They => {
            say!(language, "their {what}", "su {what}")
        }
        Some(who) => {
            let who = who.text;
            let long = [" of ", " to ", " with "]
                .iter()
                .any(|word| who.contains(word));
            match language {
                Language::English if long => format!("the {what} of {who}"),
                Language::English => format!("{who}'s {what}"),
                Language::Spanish => format!("{article} {what} de {who}"),
            }
        }
    }
}

/// "each player draws 1 card and discards 1 card", "each player does this: terminate an agent".
pub(super) fn each_does<L: Words, S: Says<L> + ?Sized>(
    says: &mut S,
    player: &PlayerSelector<L>,
    effects: &[Effect<L>],
) -> String {
    let language = says.language();
    let who = says.subject(player);
    let they = &who.text;
    if !who.plural && !who.you && all_theirs(effects) && says.can_act() {
        let before = says.act(Acting::Named);
        let parts = effects
            .iter()
            .map(|effect| says.effect(effect, S::Modality::PLAIN));
        let once = format!("{ONCE} ");
        let parts = parts.map(|part| part.strip_prefix(&once).map(str::to_owned));
        let parts: Option<Vec<String>> = parts.collect();
        says.act(before);
        if let Some(parts) = parts {
            return format!("{they} {}", says.joined(&parts));
        }
    }
    if let [Effect::MayPay(costs, effects)] = effects
        && !who.you
    {
        let [can, does] = match who.plural {
            true => ["pueden", "lo hacen"],
            false => ["puede", "lo hace"],
        };
        return super::paying(says, costs, &mut |says| {
            let costs = says.costs_of_others(costs);
            let effects = says.others(effects, Acting::Somebody, S::Modality::PLAIN);
            say!(
                language,
                "{they} may {costs}. If they do, {effects}",
                "{they} {can} {costs}. Si {does}, {effects}"
            )
        });
    }
    if *player == PlayerSelector::Each && matches!(effects, [Effect::May(_), ..]) {
        let effects = says.others(effects, Acting::Somebody, S::Modality::PLAIN);
        return say!(language, "for {they}, {effects}", "por {they}, {effects}");
    }
    let effects = says.others(effects, Acting::Doing, S::Modality::PLAIN);
    let does = if who.plural || who.you { "do" } else { "does" };
    let hace = if who.you { "haces" } else { "hace" };
    say!(
        language,
        "{they} {does} this: {effects}",
        "{they} {hace} esto: {effects}"
    )
}

/// "choose one: draw 1 card; or gain 2 Volition".
pub(super) fn picks<L: Words, S: Says<L> + ?Sized>(
    says: &mut S,
    (count, player, price): (HowMany, &PlayerSelector<L>, &[L::Cost]),
    ways: &[Vec<Effect<L>>],
    modality: S::Modality,
) -> String {
    let options = options(says, (count, ways.len()), player, price);
    if *player == PlayerSelector::You {
        let choose = match modality.form() {
            Form::Bare => ["choose", "elegir"],
            _ => ["choose", "elige"],
        };
        let ways = says.ways(ways);
        return format!("{} {options}{ways}", says.either(choose));
    }
    let who = says.chooses(player);
    let before = says.act(Acting::Somebody);
    let ways = says.ways(ways);
    says.act(before);
    format!("{who} {options}{ways}")
}

/// "everybody votes: draw 1 card; or gain 2 Volition".
pub(super) fn vote<L: Words, S: Says<L> + ?Sized>(
    says: &mut S,
    ways: &[Vec<Effect<L>>],
    modality: S::Modality,
) -> String {
    let votes = says.either(match modality.form() {
        Form::Bare => ["have everybody vote", "hacer que todos voten"],
        _ => ["everybody votes", "todos votan"],
    });
    format!("{votes}{}", says.ways(ways))
}

/// How many of the ways are picked, and at what price: "up to two (pay 2 Volition for each after the first)".
pub fn options<L: Words, S: Says<L> + ?Sized>(
    says: &mut S,
    (count, ways): (HowMany, usize),
    player: &PlayerSelector<L>,
    price: &[L::Cost],
) -> String {
    let language = says.language();
    let options = groups::options(count, ways, language);
    if price.is_empty() {
        return options;
    }
    let price = match player {
        PlayerSelector::You => says.costs(price),
        _ => says.costs_of_others(price),
    };
    say!(
        language,
        "{options} ({price} for each after the first)",
        "{options} (por cada una después de la primera hay que {price})"
    )
}

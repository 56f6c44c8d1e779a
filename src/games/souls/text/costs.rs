//! The costs of using an ability.

use ron2::Spanned;

use super::noun::{COUNTER, LOOT_CARD, kind_noun, you, yours};
use super::speaker::{Speaker, own_name};
use super::verb::{self, ImpliedSubject};
use super::{Addressee, CurrentKind};
use crate::cards::text::{Acting, Form, Join, Phrase, Says, counted, listed, paying, say, theirs};
use crate::games::souls::content::{Cost, Effect, Kind};

/// "tap, pay 2¢ and discard 1 loot card".
pub fn costs(tap: bool, costs: &[Spanned<Cost>], speaker: &mut Speaker) -> String {
    let mut parts = Vec::new();
    if tap {
        parts.push(speaker.pick("tap", "gira").to_owned());
    }
    let costs = costs.iter();
    parts.extend(costs.map(|costs| cost(&costs.value, Form::Command, speaker)));
    if parts.is_empty() {
        return speaker.pick("at no cost", "sin coste").to_owned();
    }
    listed(&parts, Join::And, speaker.language())
}

/// "pay 2¢".
pub fn cost(cost: &Cost, form: Form, speaker: &mut Speaker) -> String {
    let language = speaker.language();
    let own = own_name(speaker.names.kind, language);
    let pay = verb::PAY.form(form, language);
    match cost {
        Cost::Coins(n) => format!("{pay} {n}¢"),
        Cost::CoinsX => format!("{pay} X¢"),
        Cost::Hp(n) => say!(language, "{pay} {n} HP", "{pay} {n} PV"),
        Cost::Loot(n) => {
            speaker.give_up(LOOT_CARD, *n > 1, ["discarded", "descartad"]);
            let discard = verb::DISCARD.form(form, language);
            format!("{discard} {}", counted(*n, LOOT_CARD, language))
        }
        Cost::Items(n) => {
            speaker.give_up(kind_noun(Kind::Item), *n > 1, ["destroyed", "destruid"]);
            let yours = yours(
                kind_noun(Kind::Item).name(true, language),
                false,
                speaker.names,
            );
            let items = match (n, speaker.names.kind == CurrentKind::Item) {
                (1, true) => say!(language, "another of {yours}", "otro de {yours}"),
                (1, false) => say!(language, "one of {yours}", "uno de {yours}"),
                (n, true) => say!(language, "{n} other items of yours", "otros {n} de {yours}"),
                (n, false) => say!(language, "{n} of {yours}", "{n} de {yours}"),
            };
            verb::DESTROY.on(&Phrase::many(items, false), form, language)
        }
        Cost::Counters(_) | Cost::CountersX => {
            let remove = verb::REMOVE.form(form, language);
            let counters = match cost {
                Cost::Counters(n) => counted(*n, COUNTER, language),
                _ => format!("X {}", COUNTER.name(true, language)),
            };
            let own = own.text;
            say!(
                language,
                "{remove} {counters} from {own}",
                "{remove} {counters} de {own}"
            )
        }
        Cost::DestroyThis => verb::DESTROY.on(&own, form, language),
        Cost::DiscardThis => {
            let discard = verb::DISCARD.form(form, language);
            format!("{discard} {}", own.text)
        }
    }
}

/// "you may pay 2¢. If you do, loot 1".
pub fn may_pay(costs: &[Cost], effects: &[Effect], speaker: &mut Speaker) -> String {
    paying(speaker, costs, &mut |speaker| {
        paid_for(costs, effects, speaker)
    })
}

fn paid_for(costs: &[Cost], effects: &[Effect], speaker: &mut Speaker) -> String {
    if speaker.is_for_others() {
        let costs = speaker.costs_of_others(costs);
        let effects = speaker.others(effects, Acting::Somebody, ImpliedSubject::Plain);
        return say!(
            speaker.language(),
            "they may {costs}. If they do, {effects}",
            "ese jugador puede {costs}. Si lo hace, {effects}"
        );
    }
    let who = you(speaker.names);
    let can = verb::CAN.by(&who, speaker.language());
    let (costs, effects) = speaker.once_named(|speaker| {
        let costs = speaker.costs(costs);
        (costs, speaker.clauses(effects, ImpliedSubject::Plain))
    });
    let done = speaker.if_done(true);
    format!("{can} {costs}. {done}, {effects}")
}

/// All of what others pay: "destroy one of their items".
pub fn of_others(costs: &[Cost], speaker: &mut Speaker) -> String {
    let names = speaker.names;
    speaker.names = names.addressed_to(Addressee::They);
    let costs = theirs(&speaker.costs(costs), names.language);
    speaker.names = names;
    costs
}

//! Says conditions: the shared ones here, its own by each game.

use super::numbers::did;
use super::{Join, Phrase, Says, listed, say};
use crate::cards::language::{
    Amount, Condition, Language as Words, ObjectSelector, PlayerSelector,
};
use crate::table::Language;

/// The condition, or its opposite, as a statement.
pub fn state<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    condition: &Condition<L>,
    holds: bool,
) -> String {
    let language = speaker.language();
    match condition {
        Condition::AtLeast(n, filter) => speaker.at_least(*n, filter, holds),
        Condition::AtMost(n, filter) => speaker.at_least(n.saturating_add(1), filter, !holds),
        Condition::Is(who, filter) => {
            let who = subject(speaker, who);
            let (are, be, eres) = match (who.you, who.plural) {
                (true, _) => ("are", "seas", "eres"),
                (false, true) => ("are", "sean", "son"),
                (false, false) => ("is", "sea", "es"),
            };
            let is = speaker.wished([eres, be]);
            let text = match language {
                Language::Spanish if who.you => String::new(),
                _ => format!("{} ", who.text),
            };
            let one = without_article(speaker.one(filter).text);
            match holds {
                true => say!(language, "{text}{are} {one}", "{text}{is} {one}"),
                false => say!(language, "{text}{are} not {one}", "{text}no {is} {one}"),
            }
        }
        Condition::HandAtLeast(n, player) => speaker.holds_cards(*n, player, holds),
        Condition::HandAtMost(n, player) => speaker.holds_at_most(*n, player, holds),
        Condition::YourTurn => speaker.your_turn(holds),
        Condition::During(phase) => {
            let is = speaker.wished(["es", "sea"]);
            let (phase, no) = (speaker.phase(*phase), if holds { "" } else { "no " });
            let not = if holds { "" } else { " not" };
            say!(language, "it is{not} {phase}", "{no}{is} {phase}")
        }
        Condition::ThatAtLeast(n) => that_is(speaker, *n, holds),
        Condition::ThatAtMost(n) => that_is(speaker, n.saturating_add(1), !holds),
        Condition::Reaches(one, other) => reaches(speaker, one, other, holds),
        Condition::Not(inner) => speaker.state(inner, !holds),
        Condition::All(all) => states(speaker, all, holds, holds),
        Condition::AnyOf(any) => states(speaker, any, holds, !holds),
        Condition::Own(own) => speaker.own_condition(own, holds),
    }
}

/// "one with 2 counters", "uno herido": the noun for things of any kind bears no article.
fn without_article(one: String) -> String {
    let articles = [("a one", "one"), ("an one", "one"), ("un uno", "uno")];
    let plain = articles.into_iter().find_map(|(said, plain)| {
        let rest = one.strip_prefix(said)?;
        (rest.is_empty() || rest.starts_with(' ')).then(|| format!("{plain}{rest}"))
    });
    plain.unwrap_or(one)
}

/// The thing that a condition is about. A target that nobody has spoken of yet: "the target (an enemy Character)".
fn subject<L: Words, S: Says<L> + ?Sized>(speaker: &mut S, who: &ObjectSelector<L>) -> Phrase {
    let said = speaker.victim(who);
    let language = speaker.language();
    let text = &said.text;
    let text = match who {
        ObjectSelector::Target(_) if said.is_new(language) && !said.plural => {
            say!(language, "the target ({text})", "el objetivo ({text})")
        }
        ObjectSelector::Target(_) if said.plural => {
            return Phrase::one(said.each(language), said.feminine);
        }
        _ => return said,
    };
    Phrase { text, ..said }
}

/// "that amount is 2 or more", or less.
fn that_is<L: Words, S: Says<L> + ?Sized>(speaker: &mut S, least: i32, holds: bool) -> String {
    let language = speaker.language();
    let (that, is) = (speaker.that_amount(), speaker.wished(["es", "sea"]));
    let most = least - 1;
    match holds {
        true => say!(
            language,
            "{that} is {least} or more",
            "{that} {is} {least} o más"
        ),
        false => say!(
            language,
            "{that} is {most} or less",
            "{that} {is} {most} o menos"
        ),
    }
}

/// "your Volition is at least the opponent's Structure", "your Volition is 3 or more", or the opposite.
fn reaches<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    one: &Amount<L>,
    other: &Amount<L>,
    holds: bool,
) -> String {
    let language = speaker.language();
    let is = speaker.wished(["es", "sea"]);
    let counted = match (one, other) {
        (number, Amount::N(n)) => counted(speaker, number, *n, holds),
        (Amount::N(n), number) => counted(speaker, number, n.saturating_add(1), !holds),
        (Amount::Own(number), Amount::That) => speaker.own_reaches(number, None, holds),
        _ => None,
    };
    if let Some(counted) = counted {
        return counted;
    }
    if let Amount::N(n) = other {
        let one = speaker.quantity(one);
        return if holds {
            say!(language, "{one} is {n} or more", "{one} {is} {n} o más")
        } else {
            say!(
                language,
                "{one} is less than {n}",
                "{one} {is} menor que {n}"
            )
        };
    }
    if let Amount::N(n) = one {
        let other = speaker.quantity(other);
        return if holds {
            say!(
                language,
                "{other} is {n} or less",
                "{other} {is} {n} o menos"
            )
        } else {
            say!(
                language,
                "{other} is more than {n}",
                "{other} {is} mayor que {n}"
            )
        };
    }
    let one = speaker.quantity(one);
    let other = speaker.quantity(other);
    if holds {
        say!(
            language,
            "{one} is at least {other}",
            "{one} {is} mayor o igual que {other}"
        )
    } else {
        say!(
            language,
            "{one} is less than {other}",
            "{one} {is} menor que {other}"
        )
    }
}

/// That a number is at least so much, or less, where it counts what has words of its own.
fn counted<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    number: &Amount<L>,
    least: i32,
    holds: bool,
) -> Option<String> {
    let few = u8::try_from(least).ok().filter(|&n| n > 0);
    match number {
        Amount::Count(filter) => Some(speaker.at_least(few?, filter, holds)),
        Amount::Hand(player @ PlayerSelector::You) => {
            Some(speaker.holds_cards(few?, player, holds))
        }
        Amount::ThisTurn(tally, player) => did(speaker, (*tally, player), least, holds),
        Amount::Own(number) => speaker.own_reaches(number, Some(least), holds),
        _ => None,
    }
}

/// Several conditions, or their opposites, joined by "and" or by "or".
fn states<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    all: &[Condition<L>],
    holds: bool,
    and: bool,
) -> String {
    let join = if and { Join::And } else { Join::Or };
    let parts: Vec<String> = all.iter().map(|c| speaker.state(c, holds)).collect();
    listed(&parts, join, speaker.language())
}

/// "1 card", "2 cards".
pub fn cards(n: u8, language: Language) -> String {
    if n == 1 {
        say!(language, "{n} card", "{n} carta")
    } else {
        say!(language, "{n} cards", "{n} cartas")
    }
}

//! From a click on something to what is meant by it: plain functions over the open question.

use super::spot::Thing;
use super::tabled::Tabled;
use crate::desktop::intent::Intent;
use crate::desktop::session::Session;
use crate::table::{Choice, Decision, ObjectId, Ref};

/// Whether an option begins with that object, or the selected one can be aimed at it.
#[must_use]
pub fn choosable<G: Tabled>(session: &Session<G>, id: ObjectId) -> bool {
    session
        .decision
        .as_ref()
        .is_some_and(|decision| offers(decision, session.pinned, id))
}

/// What an object can be used for now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Use {
    /// Nothing.
    None,
    /// Only for what is nearly always possible: making energy, converting.
    Aside,
    /// Anything else.
    Main,
}

/// What an object can be used for now. Where everything can be converted, what can be played must stand out.
#[must_use]
pub fn usable<G: Tabled>(session: &Session<G>, id: ObjectId) -> Use {
    let Some(decision) = session.decision.as_ref() else {
        return Use::None;
    };
    let this = Ref::Object(id);
    let mut own = decision.options.iter().filter(|c| begins(c, this));
    let main = |c: &Choice| !G::ASIDE.contains(&c.verb);
    if own.clone().any(main) || !aimed(decision, session.pinned, id).is_empty() {
        Use::Main
    } else if own.next().is_some() {
        Use::Aside
    } else {
        Use::None
    }
}

fn offers(decision: &Decision, selected: Option<ObjectId>, id: ObjectId) -> bool {
    let this = Ref::Object(id);
    decision.options.iter().any(|c| begins(c, this)) || !aimed(decision, selected, id).is_empty()
}

/// Whether a click on `thing` begins that choice.
fn begins(choice: &Choice, thing: Ref) -> bool {
    choice.subject == thing || (choice.subject == Ref::None && choice.target == thing)
}

/// The choices of the selected object that end at `id`.
fn aimed(decision: &Decision, selected: Option<ObjectId>, id: ObjectId) -> Vec<Choice> {
    let Some(selected) = selected else {
        return Vec::new();
    };
    let fits = |c: &&Choice| c.subject == Ref::Object(selected) && c.target == Ref::Object(id);
    decision.options.iter().filter(fits).copied().collect()
}

/// What a click on `id` means.
#[must_use]
pub fn click<G: Tabled>(
    decision: Option<&Decision>,
    selected: Option<ObjectId>,
    id: ObjectId,
) -> Intent {
    let Some(decision) = decision else {
        return Intent::Explain(id);
    };
    if let [choice] = aimed(decision, selected, id)[..] {
        return Intent::Choose(choice);
    }
    let this = Ref::Object(id);
    let own: Vec<Choice> = decision
        .options
        .iter()
        .filter(|c| begins(c, this))
        .copied()
        .collect();
    match own[..] {
        [] => refused_aim::<G>(decision, selected, id).unwrap_or(Intent::Explain(id)),
        [choice] if !G::CAREFUL.contains(&choice.verb) => Intent::Choose(choice),
        _ if selected == Some(id) => Intent::Inspect(None),
        _ => Intent::Inspect(Some(id)),
    }
}

/// The choice that would bring what is selected to `id`: not offered, so the match says why.
fn refused_aim<G: Tabled>(
    decision: &Decision,
    selected: Option<ObjectId>,
    id: ObjectId,
) -> Option<Intent> {
    let chosen = Ref::Object(selected?);
    let may = decision.options.iter().any(|c| begins(c, chosen));
    let meant = G::meant(decision, selected?, id).filter(|_| may);
    meant.map(Intent::Choose)
}

/// What dropping `id` on the things `under` it means: an aim if one fits, else its only use.
#[must_use]
pub fn drop<G: Tabled>(decision: Option<&Decision>, id: ObjectId, under: &[ObjectId]) -> Intent {
    let Some(open) = decision else {
        return Intent::Explain(id);
    };
    let aims = under.iter().flat_map(|&to| aimed(open, Some(id), to));
    if let Some(choice) = aims.into_iter().next() {
        return Intent::Choose(choice);
    }
    if let Some(choice) = under.first().and_then(|&onto| G::meant(open, id, onto)) {
        return Intent::Choose(choice);
    }
    let this = Ref::Object(id);
    let plays = open.options.iter().filter(|c| c.subject == this);
    let use_it = |c: &&Choice| G::DROPPED.contains(&c.verb) && c.amount == 0;
    match plays.clone().find(use_it) {
        Some(choice) => Intent::Choose(*choice),
        None if plays.count() == 0 => Intent::Explain(id),
        None => click::<G>(decision, None, id),
    }
}

/// Everything that can be chosen with a click, in rows from the hand upwards.
#[must_use]
pub fn all<G: Tabled>(session: &Session<G>) -> Vec<ObjectId> {
    let mut found: Vec<(i32, i32, ObjectId)> = Vec::new();
    for (thing, spot) in G::arrange(session) {
        if let Thing::Object(id) = thing
            && choosable(session, id)
        {
            let row = -(spot.at.y / 50.0) as i32;
            found.push((row, spot.at.x as i32, id));
        }
    }
    found.sort_unstable();
    found.into_iter().map(|(.., id)| id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::biomes::Biomes;

    const CARD: ObjectId = ObjectId(7);
    const LANE: ObjectId = ObjectId(3);

    fn question(options: Vec<Choice>) -> Decision {
        Decision {
            options,
            ..Decision::default()
        }
    }

    fn of(verb: &'static str) -> Choice {
        Choice::new(verb).of(Ref::Object(CARD))
    }

    #[test]
    fn the_only_option_is_chosen_at_once() {
        let open = question(vec![of("play"), Choice::new("pass")]);
        assert_eq!(
            click::<Biomes>(Some(&open), None, CARD),
            Intent::Choose(of("play"))
        );
        assert_eq!(
            click::<Biomes>(Some(&open), None, LANE),
            Intent::Explain(LANE)
        );
    }

    #[test]
    fn converting_is_never_done_by_one_click() {
        let open = question(vec![of("convert"), Choice::new("pass")]);
        assert_eq!(
            click::<Biomes>(Some(&open), None, CARD),
            Intent::Inspect(Some(CARD))
        );
    }

    #[test]
    fn several_options_select_and_a_second_click_aims() {
        let to = |n| of("advance").to(Ref::Object(ObjectId(n)));
        let open = question(vec![to(3), to(4)]);
        assert_eq!(
            click::<Biomes>(Some(&open), None, CARD),
            Intent::Inspect(Some(CARD))
        );
        assert_eq!(
            click::<Biomes>(Some(&open), Some(CARD), LANE),
            Intent::Choose(to(3))
        );
        assert_eq!(
            click::<Biomes>(Some(&open), Some(CARD), CARD),
            Intent::Inspect(None)
        );
        assert!(offers(&open, Some(CARD), LANE) && !offers(&open, None, LANE));
    }

    #[test]
    fn a_dropped_card_is_played_even_if_it_could_be_converted() {
        let open = question(vec![of("convert"), of("play")]);
        assert_eq!(
            drop::<Biomes>(Some(&open), CARD, &[]),
            Intent::Choose(of("play"))
        );
        assert_eq!(drop::<Biomes>(None, CARD, &[]), Intent::Explain(CARD));
    }

    #[test]
    fn a_dropped_agent_advances_to_the_lane_under_it() {
        let to = |n| of("advance").to(Ref::Object(ObjectId(n)));
        let open = question(vec![to(4), to(3)]);
        assert_eq!(
            drop::<Biomes>(Some(&open), CARD, &[LANE]),
            Intent::Choose(to(3))
        );
    }

    #[test]
    fn making_energy_and_converting_are_lit_less_than_playing() {
        use crate::desktop::sample::Still;
        use crate::desktop::session::{Player, Sitter};
        let players = [
            Player::new("Ada", Sitter::Human, 1),
            Player::new("Mara", Sitter::Bot("random"), 2),
        ];
        let session = Session::new(Still, players);
        let of = |id| usable(&session, ObjectId(id));
        assert_eq!(
            (of(101), of(106), of(100)),
            (Use::Main, Use::Aside, Use::None)
        );
    }
}

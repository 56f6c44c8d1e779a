//! Positions of Souls, cut out of matches and edited.

use fourfold::games::souls::Souls;
use fourfold::table::Match;
use fourfold::tools::editing::{Edited, write};

use super::walk::{Stroll, Three, content, table};
use crate::kit::positions::positions;
use crate::kit::{Walk, step};

positions!(Stroll<Three>, Stroll::<Three>::strolls(), content());

/// Attacks between two rolls, cut out of walks: what is written is read again as the same, and a match that begins
/// with it attacks the same card after as many rolls, with the same helpers.
#[test]
fn a_running_attack_comes_back_as_it_was() {
    let (mut found, mut whole) = (0, 0);
    for seed in 0..30 {
        let walk = table::<Three>(seed);
        let (mut game, mut feet) = (walk.start(), walk.feet());
        for _ in 0..200 {
            if let Ok(cut) = Souls::extract(&mut game)
                && let Some(attack) = cut.position.position.attack
            {
                found += 1;
                let draft = &cut.position;
                assert_eq!(Souls::problem(draft, content()), None);
                let text = write::<Souls>(draft, content(), "Attack");
                let read = Souls::read("a.ron", &text, content()).expect("it can be read");
                assert!(read[0].1 == *draft, "{text}");
                if cut.whole && attack.rolls > 0 {
                    whole += 1;
                    let setup = Souls::deal_from(draft, content());
                    let mut again = Match::<Souls>::new(setup, seed);
                    let running = |game: &mut Match<Souls>| {
                        let view = Souls::reveal(game);
                        let attack = view.attack.clone().expect("an attack runs");
                        let target = attack.target.and_then(|e| view.card(e));
                        let face = target.expect("it is in play").face;
                        (attack.attacker, attack.helpers, attack.rolls, face)
                    };
                    assert_eq!(running(&mut again), running(&mut game), "{text}");
                    let back = Souls::extract(&mut again).expect("it can be cut out again");
                    assert!(back.position == *draft, "{text}");
                }
            }
            if !step::<Stroll<Three>>(&mut game, &mut feet) {
                break;
            }
        }
    }
    assert!(
        found > 20 && whole > 10,
        "{found} attacks, {whole} of them whole"
    );
}

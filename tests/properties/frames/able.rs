//! Content with numbers, systems, abilities, objectives and places of stations everywhere, so that every property of a
//! game holds with them too.

use std::sync::{Arc, OnceLock};

use fourfold::games::frames::content::{
    Ability, Content, Counter, Goal, Letter, Objective, Rectangle, RoundArea, Scored,
    StationPlaces, SystemType,
};
use fourfold::games::frames::match_state::{Colour, Range};
use fourfold::games::frames::{Frames, Setup, Step};
use fourfold::table::Match;

use super::walk::{Game, Stroll, content};
use crate::kit::{Walk, step};

/// Abilities with every trigger, effect and flow word.
const ABILITIES: [&str; 47] = [
    "Triggered(when: Rolls((whose: Theirs, within: 12)), effects: [Reroll((colour: White, take: UpTo(2)), That)])",
    "Triggered(when: Rolls((this: true)), effects: [Reroll((on: [1, 2]), This), Damage(1, Each((other: true, within: 2)))])",
    "Triggered(when: RollsDamage((this: true)), effects: [RerollDamage((on: [1, 2, 3])), GainPoints(That, You)])",
    "Triggered(when: RolledAgainst((whose: Yours)), effects: [RerollDamage((on: [5, 6], take: Between(1, 2))), Damage(1, Attacker), Push(1, Attacked)])",
    "Triggered(when: Destroyed((this: true)), once: Game, effects: [Revive(This)])",
    "Activated(once: Round, effects: [Choose(You, (whose: Yours, destroyed: true), [Revive(Picked), Repair(2, Picked), Refresh(Picked)])])",
    "Triggered(when: Destroyed((other: true)), effects: [GainSystemOf(That, This), GainSystemOf(Attacker, This)])",
    "Triggered(when: RoundEnds, effects: [Pick(You, [[AddClock(1)], [LoseClock(2)]])])",
    "Activated(costs: [DestroyThis], effects: [DamageDice(3, Each((other: true, within: 2)))])",
    "Triggered(when: BeforeHits((this: true)), effects: [MayPay([DestroyThis], [Destroy(Attacker)])])",
    "Continuous(who: (whose: Yours, within: 3), only_if: Not(Is(This, (spotted: true))), gives: [AimedWithin(4)])",
    "Triggered(when: RoundEnds, effects: [GainPoints(StationsOfOthers(You), You)])",
    "Replaces(event: Damage(Each((whose: Yours, other: true, within: 3))), instead: To(This))",
    "Replaces(event: Damage(This), once: Round, instead: Do([AddSpot(1, Attacker), Damage(1, Each((within: 2)))]))",
    "Replaces(event: Destroyed(Each((whose: Yours))), instead: Do([MayPay([Points(1)], [Repair(2, That)])]))",
    "Replaces(event: Damage(Each((whose: Yours))), instead: Do([May([LoseWhite(1, That)])]))",
    "Continuous(who: (whose: Theirs, within: 3), gives: [Defense(-2), Movement(-3), Attack(-1), Spotting(-1), Dice(-1, White)])",
    "Continuous(gives: [Attack(1), Dice(1, Red)], per: LostOf(This))",
    "Triggered(when: Hit((this: true)), effects: [LoseDefense(4, Attacker), LoseDefense(LostOf(This), That)])",
    "Triggered(when: BeforeHits((whose: Yours, within: 4)), only_if: AttackAt(DirectFire), effects: [AddDefense(1, That), Push(2, Attacker)])",
    "Triggered(when: BeforeHits((this: true)), effects: [MayPay([Rockets(1)], [Damage(2, Attacker)])])",
    "Continuous(only_if: AttackAt(Artillery), gives: [Defense(1), Attack(1)])",
    "Activated(once: Round, effects: [MakeHazard(2, 4), BuildCover(2, 3)])",
    "Triggered(when: EntersHazard((whose: Theirs)), effects: [Damage(1, That)])",
    "Triggered(when: Attacked((this: true)), effects: [FewerDice(1, White, Attacker), LoseSystem(Defense, That)])",
    "Activated(once: Round, effects: [Move(3, This), GainPoints(Moved, You)])",
    "Activated(once: Round, effects: [Choose(You, (whose: Yours, other: true), [Swap(This, Picked), Refresh(Picked)])])",
    "Activated(once: Round, effects: [GainSystem(Direct, This), Push(2, Each((whose: Theirs, within: 2))), If(Blocked, [Damage(1, Each((within: 2, other: true)))])])",
    "Continuous(who: (whose: Yours, within: 4), gives: [Defense(1), Attack(1), Spotting(1), Dice(1, Green)])",
    "Triggered(when: AttacksFrame((whose: Yours), (damaged: true)), effects: [AddCounters(\"heat\", 1, This), LoseWhite(1, Attacked)])",
    "Triggered(when: CountersReach(\"heat\", 2), effects: [Damage(1, Each((within: 3, of: This))), RemoveCounters(\"heat\", 2, This)])",
    "Triggered(when: Hit((this: true)), effects: [DamageDice(2, Attacker), AddDefense(1, This)])",
    "Triggered(when: Destroyed((this: true)), effects: [GainPoints(2, You), Damage(1, Each((within: 4)))])",
    "Triggered(when: LosesSystem((whose: Yours)), once: Round, effects: [Repair(1, That)])",
    "Triggered(when: Activates((whose: Theirs, within: 8)), nth: 2, effects: [AddSpot(2, That), Pull(2, That)])",
    "Triggered(when: Moves((this: true)), effects: [Push(2, Each((whose: Theirs, within: 3)))])",
    "Triggered(when: Attacks((this: true)), effects: [May([ExtraDice(1, White, This)])])",
    "Activated(costs: [Rockets(1)], effects: [Choose(You, (whose: Theirs), [LoseWhite(1, Picked)])])",
    "Activated(once: Game, effects: [NextTime(Hit((whose: Yours)), Round, [GainRockets(1, That)])])",
    "Activated(once: Round, only_if: ThisFresh, effects: [GainPoints(9, You)])",
    "Activated(once: Round, effects: [Pick(Each, [[GainPoints(1, They)], [Repair(2, Each((damaged: true)))]])])",
    "Triggered(when: Captures(Any), effects: [LosePoints(1, ThatPlayer), Vote([[GainPoints(1, Each)], []])])",
    "Triggered(when: RoundBegins, effects: [MayDo(Each, [GainRockets(1, Each((whose: Yours, acted: false)))])])",
    "Triggered(when: RoundEnds, only_if: Leading, effects: [MayPay([Points(1)], [ExtraDice(1, Red, Each((whose: Yours)))])])",
    "Triggered(when: LosesStation(Yours), effects: [Repeat(2, [Damage(1, Each((whose: Theirs, at_station: true)))])])",
    "Activated(costs: [Points(3)], once: Round, effects: [EachDoes(Others, [LosePoints(1, They)]), AddDefense(SystemsOf(Each((whose: Yours))), Each((whose: Yours)))])",
    "Triggered(when: Destroyed((whose: Theirs)), effects: [IfElse(Reaches(Stations(You), 2), [GainPoints(That, You)], [Choose(You, (whose: Yours, damaged: true), [Repair(3, Picked)])])])",
];

fn ability(n: usize) -> Ability {
    let spelled = ABILITIES[n % ABILITIES.len()];
    ron2::from_str(spelled).expect("the test spells it right")
}

/// Abilities that a company may have: the last six.
fn of_company(n: usize) -> Ability {
    ability(ABILITIES.len() - 6 + n % 6)
}

/// The built-in content with all of it.
pub fn able_content() -> &'static Content {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| {
        let mut able = content().clone();
        able.counters.push(Counter {
            id: "able:heat".to_owned(),
            name: "heat".to_owned().into(),
            summary: String::new().into(),
        });
        let letter = Letter::nth(9);
        able.systems.push(SystemType {
            id: "able:jammer".to_owned(),
            name: "Jammer".to_owned().into(),
            letter,
            dice: vec![(Colour::Red, 8), (Colour::Blue, 4)],
            second: vec![(Colour::Yellow, 12)],
            range: Some(Range::DirectFire),
            abilities: vec![ability(8), ability(17)],
            flavor: String::new().into(),
        });
        for (n, frame) in able.frames.iter_mut().enumerate() {
            frame.abilities = (0..n % 4).map(|more| ability(n + 3 * more)).collect();
            frame.numbers.armour = n as u8 % 3;
            frame.numbers.bonus.attack = (n % 3) as i8 - 1;
            frame.numbers.reach.direct = (n % 4 == 0).then_some(11);
            frame.numbers.dice.green = [6, 8, 10][n % 3];
            (frame.numbers.dice.rocket, frame.numbers.dice.second) =
                ([8, 10][n % 2], [8, 12][n / 2 % 2]);
            if frame.systems.total() < 4 && n % 2 == 0 {
                frame.systems.0[letter.system().index()] = 1 + n as u8 % 2;
            }
            if frame.systems.total() > 4 {
                frame.systems.0[letter.system().index()] = 0;
            }
        }
        for (n, company) in able.companies.iter_mut().enumerate() {
            company.abilities = vec![of_company(n), of_company(n + 2)];
            let keep = able.frames[usize::from(company.units[0].frame)].id.clone();
            company.objectives = vec![Objective {
                worth: 2,
                scored: [Scored::AtEnd, Scored::EachRound][n % 2],
                goal: Goal::Keep(keep),
            }];
        }
        for (n, field) in able.fields.iter_mut().enumerate() {
            let area = RoundArea {
                x: 0,
                y: 0,
                radius: 4_000,
            };
            field.objectives = vec![
                Objective {
                    worth: 3,
                    scored: Scored::EachRound,
                    goal: Goal::Hold(area),
                },
                Objective {
                    worth: 5,
                    scored: Scored::First,
                    goal: Goal::Destroy(1),
                },
                Objective {
                    worth: 4,
                    scored: Scored::AtEnd,
                    goal: Goal::DestroyMost,
                },
            ];
            let half = field.width / 2;
            let rectangle = |low, high| Rectangle {
                low: (low, -half),
                high: (high, half),
            };
            field.stations = StationPlaces {
                areas: if n % 2 == 0 {
                    vec![rectangle(-half, -2_000), rectangle(2_000, half)]
                } else {
                    Vec::new()
                },
                apart: 1_000,
                edge: 500,
            };
        }
        able.name_types();
        Arc::new(able)
    })
}

#[test]
fn a_position_keeps_what_abilities_and_objectives_leave() {
    let mut compared = 0;
    for seed in 0..6 {
        let walk = Stroll {
            seed,
            table: fourfold::games::frames::content::Table {
                players: 2 + seed as u8 % 3,
                battle: false,
            },
            brought: seed as u32 * 13,
            feet: seed,
            able: true,
        };
        let (mut game, mut feet) = (walk.start(), walk.feet());
        while step::<Stroll>(&mut game, &mut feet) {
            let Ok(found) = Frames::extract_position(&mut game) else {
                continue;
            };
            // Other steps do something when they begin.
            if !found.whole || found.position.step != Step::Tactical {
                continue;
            }
            let position = found.position;
            let problem = position.problem(able_content());
            assert_eq!(problem, None, "{}", position.text());
            let setup = Setup {
                content: able_content(),
                table: position.table(),
                companies: Vec::new(),
                field: 0,
                position: Some(Arc::new(position.clone())),
            };
            let mut again: Game = Match::new(setup, seed);
            let Ok(back) = Frames::extract_position(&mut again) else {
                continue;
            };
            if back.position.step != position.step {
                continue;
            }
            compared += 1;
            assert_eq!(back.position.frames, position.frames);
            assert_eq!(back.position.companies, position.companies);
            assert_eq!(back.position.scored, position.scored);
            assert_eq!(back.position.terrain, position.terrain);
            let read = ron2::from_str(&position.text()).expect("its own text");
            assert_eq!(position, read);
        }
    }
    assert!(compared > 50, "{compared}");
}

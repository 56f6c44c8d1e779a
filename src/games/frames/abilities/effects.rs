//! What the words of abilities do.

use crate::cards::language::Values;
use crate::games::frames::Event;
use crate::games::frames::abilities::push::Way;
use crate::games::frames::abilities::state::{Entry, Harm, PlacedThing};
use crate::games::frames::board::Board;
use crate::games::frames::content::{Amount, OwnCost, SYSTEMS, Verb};
use crate::games::frames::ids::company_id;
use crate::games::frames::limits;
use crate::games::frames::match_state::{COLOURS, Colour, Cover, Loss, Range};
use crate::games::frames::slots::LostPart;
use crate::games::frames::steps::resolve_attack::{Reading, read};
use crate::table::{ObjectId, Seat};

impl Board<'_> {
    /// Does what a word says, to each frame or player that it means, in their order.
    pub(super) fn perform_verb(&mut self, verb: &'static Verb, entry: &Entry) {
        match verb {
            Verb::Damage(n, who) => {
                let points = self.small(n, entry);
                let each = |frame| Harm::Points(Loss { frame, points });
                self.harm_later(self.who(who, entry), points, each);
            }
            Verb::DamageDice(n, who) => {
                let points = self.small(n, entry);
                let each = |frame| Harm::Dice(Loss { frame, points });
                self.harm_later(self.who(who, entry), points, each);
            }
            Verb::Repair(n, who) => {
                let points = self.small(n, entry);
                let each = |frame| Harm::Repair(Loss { frame, points });
                self.harm_later(self.who(who, entry), points, each);
            }
            Verb::LoseWhite(n, who) => {
                let n = self.small(n, entry);
                for frame in self.who(who, entry) {
                    for _ in 0..n.min(self.frame(frame).whites) {
                        self.drop_white(frame);
                    }
                }
            }
            // M-188.
            Verb::Destroy(who) => {
                for frame in self.who(who, entry) {
                    self.would_be_destroyed(frame);
                }
            }
            Verb::GainRockets(n, who) => {
                let n = self.small(n, entry);
                for frame in self.who(who, entry) {
                    self.change_rockets(frame, n.min(self.rocket_room(frame)).into());
                }
            }
            Verb::LoseRockets(n, who) => {
                let n = self.small(n, entry);
                for frame in self.who(who, entry) {
                    let less = n.min(self.frame(frame).rockets);
                    self.change_rockets(frame, -i32::from(less));
                }
            }
            Verb::AddDefense(n, who) => {
                let n = self.small(n, entry);
                for frame in self.who(who, entry) {
                    self.change_defense(frame, n.into());
                }
            }
            Verb::LoseDefense(n, who) => {
                let n = self.small(n, entry);
                for frame in self.who(who, entry) {
                    self.change_defense(frame, -i32::from(n));
                }
            }
            Verb::AddSpot(n, who) => {
                let n = self.small(n, entry);
                for frame in self.who(who, entry) {
                    self.change_spot(entry.controller, frame, n.into());
                }
            }
            Verb::LoseSpot(n, who) => {
                let n = self.small(n, entry);
                for frame in self.who(who, entry) {
                    self.change_spot(entry.controller, frame, -i32::from(n));
                }
            }
            Verb::ExtraDice(n, colour, who) => {
                let n = self.small(n, entry);
                for frame in self.who(who, entry) {
                    self.add_dice(frame, *colour, n);
                }
            }
            Verb::FewerDice(n, colour, who) => {
                let n = self.small(n, entry);
                for frame in self.who(who, entry) {
                    self.take_dice(frame, *colour, n);
                }
            }
            Verb::Reroll(dice, who) => {
                for frame in self.who(who, entry).into_iter().rev() {
                    self.reroll_later(Some(frame), dice, entry);
                }
            }
            Verb::RerollDamage(dice) => self.reroll_later(None, dice, entry),
            Verb::Revive(who) => self.return_later(self.who_was(who, entry)),
            Verb::GainSystemOf(other, who) => self.salvage_later(other, who, entry),
            Verb::Refresh(who) => {
                for frame in self.who(who, entry) {
                    self.refresh(frame);
                }
            }
            Verb::Swap(one, other) => {
                let (one, other) = (self.who(one, entry), self.who(other, entry));
                if let (Some(one), Some(other)) = (one.first(), other.first()) {
                    self.swap(*one, *other);
                }
            }
            Verb::GainSystem(system, who) => {
                for frame in self.who(who, entry) {
                    self.gain_system(frame, *system);
                }
            }
            Verb::LoseSystem(system, who) => {
                for frame in self.who(who, entry) {
                    if self.frame(frame).systems.get(*system) > 0 {
                        self.drop_system(frame, *system);
                    }
                }
            }
            Verb::AddCounters(counter, n, who) => {
                let by = self.amount(n, entry).max(0);
                for frame in self.who(who, entry) {
                    self.change_counters(frame, counter.index, by);
                }
            }
            Verb::RemoveCounters(counter, n, who) => {
                let by = self.amount(n, entry).max(0);
                for frame in self.who(who, entry) {
                    self.change_counters(frame, counter.index, -by);
                }
            }
            Verb::Move(n, who) => {
                let n = self.small(n, entry);
                self.leap_later(self.who(who, entry), n, entry.controller);
            }
            Verb::BuildCover(hits, within) => {
                self.put_later(entry, PlacedThing::Cover(*hits), *within);
            }
            Verb::MakeHazard(radius, within) => {
                self.put_later(entry, PlacedThing::Hazard(*radius), *within);
            }
            Verb::Push(n, who) => self.shift(n, who, entry, Way::Away),
            Verb::Pull(n, who) => self.shift(n, who, entry, Way::Towards),
            Verb::GainPoints(n, player) => {
                let n = self.amount(n, entry).max(0);
                for seat in self.players(player, entry) {
                    self.change_points(seat, n);
                }
            }
            Verb::LosePoints(n, player) => {
                let n = self.amount(n, entry).max(0);
                for seat in self.players(player, entry) {
                    self.change_points(seat, -n);
                }
            }
            Verb::AddClock(n) => self.turn_clock(self.small(n, entry).into()),
            Verb::LoseClock(n) => self.turn_clock(-i32::from(self.small(n, entry))),
        }
    }

    /// An amount that is at least 0 and not above [`limits::EFFECT`].
    pub(super) fn small(&self, amount: &Amount, entry: &Entry) -> u8 {
        let n = self.amount(amount, entry).clamp(0, limits::EFFECT.into());
        u8::try_from(n).unwrap_or(limits::EFFECT)
    }

    /// Damage or repair for each of these frames once nothing else of the effect is left, in their order.
    fn harm_later(&mut self, frames: Vec<ObjectId>, points: u8, each: impl Fn(ObjectId) -> Harm) {
        if points > 0 {
            let all = frames.into_iter().rev().map(each);
            self.game.abilities.harm.extend(all);
        }
    }

    /// M-144: dice against a frame, each 4, 5 and 6 a point, whatever covers it.
    pub(super) fn roll_harm(&mut self, frame: ObjectId, dice: u8) -> u8 {
        let owner = self.frame(frame).owner;
        let mut hits = 0;
        for _ in 0..dice {
            let value = self.roll(6);
            self.log(Event::DamageDie {
                owner,
                target: frame,
                value,
            });
            let hit = read(value, Range::HandToHand, false, Cover::Open) == Reading::Target;
            hits += u8::from(hit);
        }
        hits
    }

    /// What a frame has lost of what its type has: a white die if one is missing, else systems, else armour (M-145).
    #[must_use]
    pub fn missing(&self, id: ObjectId) -> Vec<LostPart> {
        let (frame, kind) = (self.frame(id), self.kind(id));
        if frame.whites < kind.numbers.whites(self.rules()) {
            return vec![LostPart::White];
        }
        let lost = |&system: &_| {
            frame.systems.get(system) < kind.systems.get(system) && self.can_carry(id, system)
        };
        let systems = SYSTEMS.into_iter().filter(lost);
        let systems: Vec<LostPart> = systems.map(LostPart::System).collect();
        if systems.is_empty() && frame.armour < kind.numbers.armour {
            return vec![LostPart::Armour];
        }
        systems
    }

    /// How many parts of what its type has are lost.
    pub(super) fn lost_parts(&self, id: ObjectId) -> i32 {
        let (frame, kind) = (self.frame(id), self.kind(id));
        let whites = kind
            .numbers
            .whites(self.rules())
            .saturating_sub(frame.whites);
        let armour = kind.numbers.armour.saturating_sub(frame.armour);
        let systems = SYSTEMS.into_iter().map(|system| {
            let lost = kind
                .systems
                .get(system)
                .saturating_sub(frame.systems.get(system));
            i32::from(lost)
        });
        i32::from(whites) + i32::from(armour) + systems.sum::<i32>()
    }

    /// A part that was lost is back.
    pub(super) fn give_back(&mut self, id: ObjectId, part: LostPart) {
        let frame = self.frame_mut(id);
        match part {
            LostPart::White => frame.whites += 1,
            LostPart::Armour => frame.armour += 1,
            LostPart::System(system) => frame.systems.0[system.index()] += 1,
        }
        self.log(Event::Repair {
            owner: self.frame(id).owner,
            frame: id,
            part,
        });
    }

    fn change_rockets(&mut self, id: ObjectId, by: i32) {
        if by == 0 {
            return;
        }
        let frame = self.frame_mut(id);
        frame.rockets = frame.rockets.saturating_add_signed(by as i8);
        self.log(Event::ChangeRockets {
            owner: self.frame(id).owner,
            frame: id,
            by,
        });
    }

    /// M-146, M-181: added to the defense until the round ends, or taken off it.
    fn change_defense(&mut self, id: ObjectId, by: i32) {
        let most = i32::from(limits::EFFECT);
        let before = i32::from(self.frame(id).ward);
        let after = (before + by).clamp(-most, most);
        self.frame_mut(id).ward = after as i8;
        if after != before {
            self.log(Event::Ward {
                owner: self.frame(id).owner,
                frame: id,
                by: after - before,
            });
        }
    }

    /// M-174: an ability raises or lowers a spot marker.
    fn change_spot(&mut self, by: Seat, id: ObjectId, change: i32) {
        let frame = self.frame_mut(id);
        let before = frame.spot;
        let value = (i32::from(before) + change).clamp(0, limits::MARKER.into()) as u8;
        // A marker may stand above what abilities make of it.
        if (value > before) == (change > 0) && value != before {
            frame.spot = value;
            self.log(Event::Mark {
                by,
                frame: id,
                value,
            });
        }
    }

    /// M-146: dice more in the next roll.
    fn add_dice(&mut self, id: ObjectId, colour: Colour, n: u8) {
        let extra = &mut self.frame_mut(id).extra[colour as usize];
        let n = n.min((limits::EXTRA as i8 - *extra).unsigned_abs());
        *extra += n as i8;
        if n > 0 {
            self.log(Event::ExtraDice {
                owner: self.frame(id).owner,
                frame: id,
                colour,
                count: n,
            });
        }
    }

    /// Points of a player besides those of assets (M-147).
    pub fn change_points(&mut self, seat: Seat, by: i32) {
        let company = self.company_mut(seat);
        let before = company.points;
        company.points = (company.points + by).clamp(-limits::POINTS, limits::POINTS);
        let by = company.points - before;
        if by != 0 {
            self.log(Event::Points {
                seat,
                company: company_id(seat),
                by,
            });
            self.rescore();
        }
    }

    /// Whether a player can pay a cost of an ability.
    #[must_use]
    pub(super) fn can_pay_one(&self, cost: &OwnCost, source: ObjectId, seat: Seat) -> bool {
        match cost {
            OwnCost::Rockets(n) => self.is_frame(source) && self.frame(source).rockets >= *n,
            OwnCost::DestroyThis => self.is_frame(source) && self.frame(source).stands(),
            OwnCost::Points(n) => self.company(seat).score >= i32::from(*n),
            OwnCost::RemoveCounters(counter, n) => {
                self.game.abilities.counters.of(source, counter.index) >= i32::from(*n)
            }
        }
    }

    /// Pays a cost of an ability.
    pub(super) fn pay(&mut self, cost: &OwnCost, source: ObjectId, seat: Seat) {
        match cost {
            OwnCost::Rockets(n) => self.change_rockets(source, -i32::from(*n)),
            // M-188: nothing replaces what is paid.
            OwnCost::DestroyThis => self.destroy(source),
            OwnCost::Points(n) => self.change_points(seat, -i32::from(*n)),
            OwnCost::RemoveCounters(counter, n) => {
                self.change_counters(source, counter.index, -i32::from(*n));
            }
        }
    }
}

/// Dice more in a roll, as colour and number.
pub fn extra_dice(extra: &[i8; COLOURS.len()]) -> impl Iterator<Item = (Colour, u8)> {
    let all = COLOURS.into_iter().zip(*extra);
    all.filter_map(|(colour, n)| Some((colour, u8::try_from(n).ok().filter(|n| *n > 0)?)))
}

/// Dice fewer in a roll, as colour and number.
pub fn fewer_dice(extra: &[i8; COLOURS.len()]) -> impl Iterator<Item = (Colour, u8)> {
    let all = COLOURS.into_iter().zip(*extra);
    let fewer = all.filter(|(_, n)| *n < 0);
    fewer.map(|(colour, n)| (colour, n.unsigned_abs()))
}

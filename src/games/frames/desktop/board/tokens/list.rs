//! Which things are on the board, as far as that has been shown.

use std::collections::BTreeSet;

use bevy::math::Vec2;
use bevy::prelude::{ResMut, Resource};

use super::picture::Picture;
use super::{BoardPlace, CoverPiece, DieToken, DieUse, FrameToken, Outline, Piece, StationToken};
use crate::games::frames::components::Frame;
use crate::games::frames::desktop::board::click;
use crate::games::frames::desktop::board::draw::{
    Board, CoverLook, FrameLook, InTurn, LIES, Mark, Paper, Scenery, StationLook, blows, drawn,
    scenes, token,
};
use crate::games::frames::desktop::board::figure::Figure;
use crate::games::frames::desktop::board::scene::Scene;
use crate::games::frames::desktop::board::viewport::units;
use crate::games::frames::geometry::{FRAME_RADIUS, STATION_RADIUS, UNIT};
use crate::games::frames::{DieResult, Topic};
use crate::table::{ObjectId, Ref};

/// One thing on the board as it is shown now.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Token {
    /// Which thing it is, with its stats.
    pub piece: Piece,
    /// Where it stands.
    pub place: BoardPlace,
    /// What it looks like.
    pub picture: Picture,
    /// What of it the pointer hits.
    pub outline: Outline,
}

impl Token {
    /// A thing that stands at `at`, in units; the n-th on that layer.
    fn new(piece: Piece, at: Vec2, (layer, n): (Layer, usize), picture: Picture) -> Self {
        let place = BoardPlace {
            at,
            off: Vec2::ZERO,
            turn: 0.0,
            z: layer as i32 as f32 + n as f32 * 0.001,
        };
        Self {
            piece,
            place,
            picture,
            outline: Outline::Nothing,
        }
    }
}

/// The order in which things and sheets lie over one another, lowest first: the `z` of each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layer {
    /// The field with its grid.
    Ground = -10,
    /// Cover.
    Cover = -9,
    /// Stations.
    Stations = -8,
    /// Rings and lines under the frames.
    Aids = -7,
    /// Frames with the dice beside them.
    Frames = -6,
    /// Roofs, what would stand under the pointer, what is happening.
    Over = -5,
    /// Dice that fall.
    Dice = -4,
    /// The tape, the lens, banners.
    Top = -3,
}

/// Everything on the board, each list from below.
#[derive(Debug, Default, Resource)]
pub struct TokenList {
    /// Cover from north to south, so that what lies nearer covers the sides of what lies behind.
    pub cover: Vec<Token>,
    /// Stations.
    pub stations: Vec<Token>,
    /// Frames, each with the dice that lie beside it.
    pub frames: Vec<Token>,
    /// Dice that fall.
    pub dice: Vec<Token>,
}

impl TokenList {
    /// All that is seen there.
    #[must_use]
    pub fn of(s: &Scenery) -> Self {
        let choosable = click::choosable(s.session);
        Self {
            cover: cover(s, &choosable),
            stations: stations(s, &choosable),
            frames: frames(s, &choosable),
            dice: dice(s),
        }
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Token> {
        let all = [&self.cover, &self.stations, &self.frames, &self.dice];
        all.into_iter().flatten()
    }
}

/// Lists what is on the board in this frame.
pub fn list_tokens(board: Board, mut list: ResMut<TokenList>) {
    *list = TokenList::of(&board.scenery());
}

/// Draws things where they are, one over the other, with what is written on them.
pub fn draw(paper: &mut Paper, s: &Scenery, tokens: &[Token]) {
    for token in tokens {
        let at = token.place.on(s.eye);
        token.picture.draw(&mut paper.ink, at, token.place.turn);
        token.picture.letter(paper, s.language, at);
    }
}

/// How far from the edge of a thing a click still means it, in points of the design.
const NEAR: f32 = 4.0;

fn cover(s: &Scenery, choosable: &BTreeSet<ObjectId>) -> Vec<Token> {
    let half = s.eye.length(UNIT / 2);
    let mut rows: Vec<_> = s.show.seen.segments.iter().collect();
    rows.sort_by_key(|(id, segment)| (-segment.at.y, **id));
    let tokens = rows.into_iter().enumerate().map(|(n, (&id, &segment))| {
        let look = CoverLook {
            half,
            hits: segment.hits,
            lit: choosable
                .contains(&id)
                .then(|| s.session.focus.hover == Some(id)),
        };
        let piece = Piece::Cover(CoverPiece { id, segment });
        let order = (Layer::Cover, n);
        Token {
            outline: Outline::Square(half),
            ..Token::new(piece, units(segment.at), order, Picture::Cover(look))
        }
    });
    tokens.collect()
}

fn stations(s: &Scenery, choosable: &BTreeSet<ObjectId>) -> Vec<Token> {
    let there = s.show.seen.stations.iter();
    let tokens = there.enumerate().filter_map(|(n, (&id, &holder))| {
        let at = s.view().place(id)?;
        let lit = (choosable.contains(&id), s.session.focus.hover == Some(id));
        let look = StationLook::of(s, holder, lit);
        let piece = Piece::Station(StationToken { id, holder });
        let order = (Layer::Stations, n);
        let radius = s.eye.length(STATION_RADIUS) + NEAR;
        Some(Token {
            outline: Outline::Disc {
                radius,
                wide: radius,
            },
            ..Token::new(piece, units(at), order, Picture::Station(look))
        })
    });
    tokens.collect()
}

fn frames(s: &Scenery, choosable: &BTreeSet<ObjectId>) -> Vec<Token> {
    let there = |id: ObjectId| s.show.seen.frames.get(&id).is_some_and(|f| f.there);
    let standing: Vec<(ObjectId, Vec2)> = s
        .view()
        .frames
        .iter()
        .filter(|(id, _)| there(*id))
        .filter_map(|(id, _)| Some((*id, s.seen(*id)?)))
        .collect();
    let mut all = Vec::new();
    for (n, (id, frame)) in s.view().frames.iter().enumerate() {
        let order = (Layer::Frames, n);
        // As it has been shown: what it is about to lose is still on it.
        let frame = s.show.seen.frames.get(id).map_or(*frame, |f| f.frame);
        let piece = Piece::Frame(FrameToken { id: *id, frame });
        let Some(&(_, seen)) = standing.iter().find(|(other, _)| other == id) else {
            if s.view().outcome.is_some() && frame.placed {
                let picture = Picture::Remains(frame.owner);
                all.push(Token::new(piece, units(frame.at), order, picture));
            }
            continue;
        };
        let Some((at, off)) = s.stands_at(*id).map(|at| (at, seen - s.eye.design(at))) else {
            continue;
        };
        let others = standing.iter().filter(|(other, _)| other != id);
        let near = others.map(|(_, to)| seen.distance(*to));
        let radius = drawn(s.eye, near.fold(f32::MAX, f32::min));
        let mut token = match s.show.now() {
            Some((Scene::Destroy(gone), part)) if gone == id => {
                let owner = frame.owner;
                let picture = Picture::Wreck {
                    owner,
                    radius,
                    part,
                };
                Token::new(piece, at, order, picture)
            }
            _ => {
                let look = look(s, *id, &frame, radius, choosable);
                Token::new(piece, at, order, Picture::Frame(look))
            }
        };
        token.place.off = off;
        token.outline = Outline::Disc {
            radius: s.eye.length(FRAME_RADIUS) + NEAR,
            wide: drawn(s.eye, f32::MAX),
        };
        all.push(token);
        if let Picture::Frame(look) = token.picture {
            all.extend(beside(&token, (*id, &frame), look.radius));
        }
    }
    all
}

/// What a frame looks like.
fn look(
    s: &Scenery,
    id: ObjectId,
    frame: &Frame,
    radius: f32,
    choosable: &BTreeSet<ObjectId>,
) -> FrameLook {
    let view = s.view();
    let current = view.current.as_ref().is_some_and(|t| t.frame == id);
    let pending = view.pending.as_ref().is_some_and(|t| t.frame == id);
    let acted = view.frame(id).is_some_and(|f| f.acted);
    let turns = [&view.current, &view.pending].into_iter().flatten();
    let asked = s.session.shown.decision.as_ref().is_some_and(|decision| {
        let topic = matches!(
            Topic::of(decision.topic),
            Some(Topic::Lose | Topic::Abandon | Topic::Cover)
        );
        topic && decision.about == Ref::Object(id)
    });
    FrameLook {
        figure: Figure::of(view, frame),
        whites: frame.whites,
        owner: frame.owner,
        radius,
        mark: Mark {
            acted: acted && !current && !pending && view.outcome.is_none(),
        },
        lit: choosable
            .contains(&id)
            .then(|| s.session.focus.hover == Some(id)),
        selected: s.session.focus.pinned == Some(id),
        turn: match (current, pending) {
            (true, _) => InTurn::Acts,
            (false, true) => InTurn::Paused,
            (false, false) => InTurn::No,
        },
        aimed: turns.filter_map(|t| t.aim).any(|aim| aim.target == id),
        asked,
    }
}

/// The dice beside a frame: for defense at the upper left, the one that spotted it at the upper right.
fn beside(frame: &Token, (id, stats): (ObjectId, &Frame), radius: f32) -> Vec<Token> {
    let (size, off) = token::beside(radius);
    let defense = stats.defense.map(|value| {
        let picture = Picture::Defense { size, value };
        (DieUse::Defense, value, picture, Vec2::new(-off, -off))
    });
    let spot = (stats.spot > 0).then(|| {
        let value = stats.spot;
        let picture = Picture::Spot { size, value };
        (DieUse::Spot, value, picture, Vec2::new(off, -off))
    });
    let dice = [defense, spot].into_iter().flatten();
    dice.map(|(used, value, picture, off)| {
        let mut place = frame.place;
        (place.off, place.z) = (place.off + off, place.z + 0.0005);
        let radius = size + 1.0;
        let piece = Piece::Die(DieToken {
            beside: id,
            used,
            value,
        });
        Token {
            piece,
            place,
            picture,
            outline: Outline::Disc {
                radius,
                wide: radius,
            },
        }
    })
    .collect()
}

/// Dice that fall, and lie as long as that is shown: damage beside its target, places in the round above each frame.
fn dice(s: &Scenery) -> Vec<Token> {
    match s.show.now() {
        Some((Scene::Damage { target, dice }, part)) => {
            let damage = dice.iter().enumerate().filter_map(|(n, &(die, fate))| {
                let seen = s.seen(*target)?;
                let (at, turn) = blows::fallen(s, seen, (n, dice.len()), part);
                let fate = if part >= LIES { fate } else { DieResult::Waits };
                let value = blows::shows(die, n, part);
                let picture = Picture::Damage { fate, value };
                let used = DieUse::Damage(n as u8);
                die_at(s, (*target, used, value), (at, turn), (n, picture))
            });
            damage.collect()
        }
        Some((Scene::Initiative(rolls), part)) => {
            let rolled = (0_u8..).zip(rolls).filter_map(|(n, &(id, value))| {
                let own = |of: &[(ObjectId, u8)]| of.iter().filter(|(of, _)| *of == id).count();
                let place = (own(&rolls[..usize::from(n)]), own(rolls));
                let at = scenes::rolled(s.seen(id)?, place);
                let value = scenes::rolls(value, n, part);
                let picture = Picture::Initiative { value };
                let used = DieUse::Initiative(place.0 as u8);
                die_at(s, (id, used, value), (at, 0.0), (usize::from(n), picture))
            });
            rolled.collect()
        }
        _ => Vec::new(),
    }
}

/// A die that lies there, in points of the design.
fn die_at(
    s: &Scenery,
    (beside, used, value): (ObjectId, DieUse, u8),
    (at, turn): (Vec2, f32),
    (n, picture): (usize, Picture),
) -> Option<Token> {
    let stands = s.stands_at(beside)?;
    let piece = Piece::Die(DieToken {
        beside,
        used,
        value,
    });
    let mut token = Token::new(piece, stands, (Layer::Dice, n), picture);
    token.place.off = at - s.eye.design(stands);
    token.place.turn = turn;
    token.outline = Outline::Disc {
        radius: 13.0,
        wide: 13.0,
    };
    Some(token)
}

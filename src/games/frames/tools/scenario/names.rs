//! What names mean on the board.

use ron2::{Span, Spanned};

use super::Stage;
use crate::games::frames::components::{Frame, Station};
use crate::games::frames::content::Content;
use crate::games::frames::match_state::Colour;
use crate::games::frames::{Event, Thing, View, segment_id, thing};
use crate::packs::{did_you_mean, short};
use crate::table::{self, ObjectId};
use crate::tools::scenario::scenario_error::{Done, ScenarioError};

impl Stage {
    /// What a thing is called: the scenario's name for it, else one made of its place in the game.
    pub fn called_as(&self, id: ObjectId, view: &View) -> String {
        let given = self.aliases.iter().find(|&(_, &known)| known == id);
        given.map_or_else(|| numbered(id, view), |(name, _)| name.clone())
    }

    /// The thing of that name.
    pub fn called(&mut self, name: &Spanned<String>) -> Done<ObjectId> {
        if let Some(&id) = self.aliases.get(&name.value) {
            return Ok(id);
        }
        let view = self.see();
        let frames = view.frames.iter().map(|&(id, _)| id);
        let stations = view.stations.iter().map(|&(id, _)| id);
        let segments = (0..self.segments()).map(segment_id);
        let mut all = frames.chain(stations).chain(segments);
        if let Some(id) = all.find(|&id| numbered(id, &view) == name.value) {
            return Ok(id);
        }
        let known = self.aliases.keys().map(String::as_str);
        let help = did_you_mean(&name.value, known);
        let message = format!(
            "there is no frame, station or segment called `{}`",
            name.value
        );
        Err(ScenarioError::new("S020", name.span, message).help(help))
    }

    /// Segments of cover that were laid out, razed ones too.
    fn segments(&self) -> usize {
        let laid = |event: &table::Event| match Event::read(event)? {
            Event::Terrain { segments } => Some(segments),
            _ => None,
        };
        self.game.events(0).iter().rev().find_map(laid).unwrap_or(0)
    }

    /// The frame of that name, destroyed or not.
    pub fn frame(&mut self, name: &Spanned<String>) -> Done<Frame> {
        let id = self.called(name)?;
        let found = self.see().frame(id).copied();
        found.ok_or_else(|| not_a("frame", name))
    }

    /// The station of that name.
    pub fn station(&mut self, name: &Spanned<String>) -> Done<Station> {
        let id = self.called(name)?;
        let found = self.see().station(id).copied();
        found.ok_or_else(|| not_a("station", name))
    }

    /// The type of frame of that id, with or without its pack.
    pub fn kind(&self, name: &Spanned<String>) -> Done<u16> {
        kind_named(self.content, &name.value).ok_or_else(|| {
            let known = self.content.frames.iter().map(|f| short(&f.id));
            let help = did_you_mean(&name.value, known);
            let message = format!("unknown type of frame `{}`", name.value);
            ScenarioError::new("S010", name.span, message).help(help)
        })
    }

    /// Place in the open turn's pool of a die of that colour that shows that, an unused one first.
    pub fn die(&mut self, colour: Colour, value: i32, at: Span) -> Done<u16> {
        let dice = self.see().current.map_or_else(Vec::new, |turn| turn.dice);
        let fits = |n: &usize| dice[*n].colour == colour && i32::from(dice[*n].value) == value;
        let all: Vec<usize> = (0..dice.len()).filter(fits).collect();
        let unused = all.iter().find(|n| !dice[**n].used);
        let found = unused.or(all.first()).map(|n| *n as u16);
        found.ok_or_else(|| {
            let message = format!("no {colour:?} die of the open turn shows {value}");
            ScenarioError::new("S021", at, message)
        })
    }
}

fn not_a(what: &str, name: &Spanned<String>) -> ScenarioError {
    let message = format!("`{}` is no {what}", name.value);
    ScenarioError::new("S021", name.span, message)
}

/// Index of the type of frame of that id, with or without its pack. The scenario's own come last and win.
pub fn kind_named(content: &Content, name: &str) -> Option<u16> {
    let is = |id: &str| id == name || short(id) == name;
    let found = content.frames.iter().rposition(|f| is(&f.id))?;
    u16::try_from(found).ok()
}

/// The name of a thing that the scenario gave none: `a1` is the first frame of seat 0, `B2` the second
/// station of seat 1, `middle` the station of nobody, `s3` the third segment.
fn numbered(id: ObjectId, view: &View) -> String {
    let letter = |seat: u8, first: u8| char::from(first + seat.min(25));
    match thing(id) {
        Thing::Frame(_) => {
            let owner = view.frame(id).map_or(0, |f| f.owner.0);
            let before = |(other, f): &&(ObjectId, Frame)| f.owner.0 == owner && *other <= id;
            let n = view.frames.iter().filter(before).count();
            format!("{}{n}", letter(owner, b'a'))
        }
        Thing::Station(_) => match view.station(id).and_then(|s| s.brought) {
            None => "middle".to_owned(),
            Some(seat) => {
                let before =
                    |(other, s): &&(ObjectId, Station)| s.brought == Some(seat) && *other <= id;
                let n = view.stations.iter().filter(before).count();
                format!("{}{n}", letter(seat.0, b'A'))
            }
        },
        Thing::Segment(n) => format!("s{}", n + 1),
        Thing::Company(seat) => format!("player({})", seat.0),
    }
}

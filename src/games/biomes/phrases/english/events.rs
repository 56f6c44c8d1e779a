//! Events as lines of the log in English.

use crate::games::biomes::phrases::{Speaker, capital, onto};
use crate::games::biomes::{Place, place};
use crate::table::{Event, Ref};

use super::against;

impl Speaker<'_> {
    /// An event as a line, if it is worth one.
    pub(in crate::games::biomes::phrases) fn event_in_english(&self, e: &Event) -> Option<String> {
        let what = match e.subject {
            Ref::None => "a card".to_owned(),
            r => self.thing(r),
        };
        let to = self.thing(e.to);
        Some(match e.verb {
            "match" => format!("Match {}", e.amount),
            "turn" => match self.who(e.seat) {
                "You" => "Your turn".to_owned(),
                who => format!("{who}'s turn"),
            },
            "keep" => format!("{} the hand", self.does(e.seat, "keep")),
            "mulligan" => format!("{} a mulligan", self.does(e.seat, "take")),
            "push" if e.amount == 0 => {
                format!("{} {what}{}", self.does(e.seat, "play"), onto(&to))
            }
            "push" => format!("{what}'s skill goes on the queue{}", onto(&to)),
            "execute" if e.amount == 0 && self.stays(e.subject) => format!("{what} arrives"),
            "execute" if e.amount == 0 => format!("{what} takes effect"),
            "execute" => format!("{what}'s skill takes effect"),
            "cancel" => format!("{what} is cancelled"),
            "convert" if e.subject == Ref::None => {
                format!("{} a card", self.does(e.seat, "convert"))
            }
            "convert" => format!("{} a card to {what}", self.does(e.seat, "convert")),
            "anomaly" => format!("{} the anomaly {what}", self.does(e.seat, "play")),
            "select" => format!("{} {what}{}", self.does(e.seat, "advance"), onto(&to)),
            "attack" => format!("{what} attacks in {to}"),
            "defend" => format!("{what} defends{}", against(&to)),
            "damage" => format!("{what} takes {}", e.amount),
            "durability" if e.amount < 0 => format!("{} loses {}", capital(&what), -e.amount),
            "durability" => format!("{} gains {}", capital(&what), e.amount),
            "lose_sector" => format!("{} {what}", self.does(e.seat, "lose")),
            "collapse" => format!("{} no card to draw", self.does(e.seat, "have")),
            "terminate" => format!("{what} is terminated"),
            "attach" => format!("{what} is attached to {to}"),
            "control" => format!("{} {what}", self.does(e.seat, "control")),
            "buff" => format!("{what} changes strength"),
            "marker" => format!("{what} gets markers"),
            "shift" => format!("{what} changes reach"),
            "concede" => self.does(e.seat, "concede"),
            "win_match" => format!("{} the match", self.does(e.seat, "win")),
            "win_game" => format!("{} the game", self.does(e.seat, "win")),
            "full" => "The table is full: nothing more is made".to_owned(),
            "draw_match" | "draw_game" => "A draw".to_owned(),
            "move" => return self.moved(e, &what),
            _ => return None,
        })
    }

    /// A card that changed places: only what is worth a line.
    fn moved(&self, e: &Event, what: &str) -> Option<String> {
        let (Ref::Zone(from), Ref::Zone(to)) = (e.from, e.to) else {
            return None;
        };
        let ((owner, was), (_, is)) = (place(from), place(to));
        Some(match (was, is) {
            (Place::Deck, Place::Hand) => format!("{} {what}", self.does(owner, "draw")),
            (Place::Hand, Place::Cache) => format!("{} {what}", self.does(owner, "discard")),
            (Place::Deck, Place::Cache) => format!("{what} is erased"),
            (Place::Staging | Place::Sector(_), Place::Hand) => format!("{what} is bounced"),
            (Place::Cache, Place::Hand) => format!("{what} is recovered"),
            (Place::Cache, Place::Staging) => format!("{what} is restored"),
            (_, Place::Archive) => format!("{what} is deleted"),
            _ => return None,
        })
    }
}

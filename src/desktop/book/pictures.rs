//! Drawings that the games of cards share, by the names that pages give them.

use super::BookPicture;
use crate::desktop::art::ArtKey;
use crate::desktop::art::marks::Trend;
use crate::desktop::start::Libraries;
use crate::packs::{CardContent, PackContent as _};
use crate::tools::replay::Replayable;

/// The drawing of a sign that lies on the cards of several games.
#[must_use]
pub fn shared_picture(name: &str) -> Option<BookPicture> {
    Some(BookPicture::Art(match name {
        "attack" => ArtKey::Attack(3, Trend::Same),
        "attack_up" => ArtKey::Attack(4, Trend::Up),
        "defense" => ArtKey::Defense(2, Trend::Same),
        "damage" => ArtKey::Damage(1),
        "marker" => ArtKey::Marker(1),
        "padlock" => ArtKey::Padlock,
        "stasis" => ArtKey::Stasis,
        "fresh" => ArtKey::Fresh,
        "count" => ArtKey::Count(2),
        _ => return None,
    }))
}

/// The card of a game with that id, by its place among all.
pub fn card_place<G: Replayable<Content: CardContent>>(
    libraries: &Libraries,
    wanted: &str,
) -> Option<u16> {
    place_of(libraries.get::<G>()?.0.ids(), wanted)
}

/// The place of the thing with that id among all: the full id, or the short one if it is of one pack only.
pub fn place_of<'a>(ids: impl IntoIterator<Item = &'a str>, wanted: &str) -> Option<u16> {
    let short = |id: &str| id.rsplit(':').next() == Some(wanted);
    let mut ids = ids.into_iter();
    let at = ids.position(|id| id == wanted || short(id))?;
    u16::try_from(at).ok()
}

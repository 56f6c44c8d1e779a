//! The start of a game of Souls from the setup form.

use super::panels::SoulsForm;
use crate::desktop::session::{Player, Session};
use crate::desktop::start::Library;
use crate::games::souls::content::Set;
use crate::games::souls::{Setup, Souls};
use crate::table::Match;

/// Opens a game of Souls as the form says; nothing if the content has no set for it.
#[must_use]
pub fn open(library: Library<Souls>, form: &SoulsForm) -> Option<Session<Souls>> {
    let seed = form.seed().unwrap_or(1);
    let setup = self::setup(library, form)?;
    let game = Match::<Souls>::new(setup, seed);
    let mut session = Session::new(game, players(form, seed));
    session.host.single = form.is_single();
    Some(session)
}

/// The setup that the form describes.
#[must_use]
pub fn setup(library: Library<Souls>, form: &SoulsForm) -> Option<Setup> {
    let content = library.0;
    let set = form.set(content);
    let seats = form.playing();
    let enough = |set: &Set| set.characters.len() >= seats;
    content.sets.get(set).filter(|set| enough(set))?;
    Some(Setup {
        content,
        set: u16::try_from(set).ok()?,
        seats: u8::try_from(seats).ok()?,
        mode: form.mode(),
        modules: form.modules,
        characters: form.chosen(content),
        position: None,
    })
}

/// The players of the form, by seat.
#[must_use]
pub fn players(form: &SoulsForm, seed: u64) -> Vec<Player<Souls>> {
    let player =
        |seat: usize| Player::seated(form.names[seat].trim(), form.controllers[seat], seed, seat);
    (0..form.playing()).map(player).collect()
}

#[cfg(test)]
mod tests {
    use super::{players, setup};
    use crate::desktop::art::ArtKey;
    use crate::desktop::saves::sketch_cards;
    use crate::desktop::session::Session;
    use crate::desktop::start::Library;
    use crate::games::souls::Souls;
    use crate::games::souls::content::builtin;
    use crate::games::souls::desktop::art::SoulsArt;
    use crate::games::souls::desktop::art::tokens::TokenPicture;
    use crate::games::souls::desktop::panels::SoulsForm;
    use crate::games::window::GameArt;
    use crate::table::Match;

    #[test]
    fn the_plates_of_a_sketch_bear_their_names() {
        let content = builtin().expect("the built-in pack loads");
        let library = Library::<Souls>(Box::leak(Box::new((*content).clone())));
        let form = SoulsForm::default();
        let setup = setup(library, &form).expect("there is a set");
        let session = Session::new(Match::<Souls>::new(setup, 1), players(&form, 1));
        let drawn = sketch_cards(&session).cards;
        let place = |wanted: fn(&ArtKey) -> bool| {
            let found = drawn.iter().find(|(key, ..)| wanted(key));
            found.map(|(_, rect, _)| *rect).expect("it is drawn")
        };
        let plate = place(|key| {
            matches!(
                key,
                ArtKey::Own(GameArt::Souls(SoulsArt::TokenPicture(
                    TokenPicture::Plate { .. }
                )))
            )
        });
        let name = place(|key| {
            matches!(
                key,
                ArtKey::Own(GameArt::Souls(SoulsArt::TokenPicture(TokenPicture::Name(
                    _
                ))))
            )
        });
        assert!(plate.contains(name.center()), "{name:?} on {plate:?}");
    }
}

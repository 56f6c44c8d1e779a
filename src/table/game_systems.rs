//! The systems of a game outside its steps: its plugin registers them and its match runs them.

use bevy::ecs::system::SystemId;
use bevy::prelude::*;

use super::{Answer, Choice, Fault, Game, Offers, Refusal, Seat, TableRng, refusals};

/// The systems of a game outside its steps. Its plugin inserts them as a resource.
#[derive(Resource)]
pub struct GameSystems<G: Game> {
    /// Sets up the table from the setup, after the world was cleared.
    pub open: SystemId<In<G::Setup>>,
    /// Every candidate of a seat that is not allowed now, with its rule.
    pub explain: SystemId<In<(Seat, Offers)>, Offers>,
    /// Why the asked seat cannot make a choice that is neither offered nor among the explained candidates.
    /// Every answer names a rule of the game, or one of the table (`T-..`) where the game has none.
    pub refuse: SystemId<In<(Seat, Choice)>, &'static Refusal>,
    /// The view of a seat, or of a spectator.
    pub view: SystemId<In<Option<Seat>>, G::View>,
    /// Copies everything that changes.
    pub save: SystemId<InMut<'static, G::Snapshot>>,
    /// Puts everything back as it was.
    pub load: SystemId<InRef<'static, G::Snapshot>>,
    /// A seat gives up; `true` for the whole game where a game has several matches.
    pub concede: SystemId<In<(Seat, bool)>>,
    /// Deals everything hidden from a seat (or a spectator) again, and sets all later chance.
    pub imagine: SystemId<In<(Option<Seat>, TableRng)>>,
    /// Looks for anything that no rule could have led to.
    pub audit: SystemId<(), Result<(), Fault>>,
    /// Whether the asked seat may choose that point of the region its decision names; for games with a board.
    pub admit: Option<SystemId<In<Choice>, Answer>>,
}

/// They fail only by a bug in the game's plugin.
const REGISTERED: &str = "the plugin of the game registers its systems";

impl<G: Game> GameSystems<G> {
    fn of(world: &World) -> &Self {
        world.resource::<Self>()
    }

    pub(super) fn open(world: &mut World, setup: G::Setup) {
        let system = Self::of(world).open;
        world.run_system_with(system, setup).expect(REGISTERED);
    }

    pub(super) fn explain(world: &mut World, seat: Seat) -> Offers {
        let system = Self::of(world).explain;
        let input = (seat, Offers::explaining());
        world.run_system_with(system, input).expect(REGISTERED)
    }

    pub(super) fn refuse(world: &mut World, seat: Seat, choice: Choice) -> &'static Refusal {
        let system = Self::of(world).refuse;
        let input = (seat, choice);
        world.run_system_with(system, input).expect(REGISTERED)
    }

    pub(super) fn view(world: &mut World, seat: Option<Seat>) -> G::View {
        let system = Self::of(world).view;
        world.run_system_with(system, seat).expect(REGISTERED)
    }

    pub(super) fn save(world: &mut World, into: &mut G::Snapshot) {
        let system = Self::of(world).save;
        world.run_system_with(system, into).expect(REGISTERED);
    }

    pub(super) fn load(world: &mut World, from: &G::Snapshot) {
        let system = Self::of(world).load;
        world.run_system_with(system, from).expect(REGISTERED);
    }

    pub(super) fn concede(world: &mut World, seat: Seat, whole: bool) {
        let system = Self::of(world).concede;
        let input = (seat, whole);
        world.run_system_with(system, input).expect(REGISTERED);
    }

    pub(super) fn imagine(world: &mut World, seat: Option<Seat>, rng: TableRng) {
        let system = Self::of(world).imagine;
        let input = (seat, rng);
        world.run_system_with(system, input).expect(REGISTERED);
    }

    pub(super) fn audit(world: &mut World) -> Result<(), Fault> {
        let system = Self::of(world).audit;
        world.run_system(system).expect(REGISTERED)
    }

    pub(super) fn admit(world: &mut World, choice: Choice) -> Answer {
        match Self::of(world).admit {
            Some(system) => world.run_system_with(system, choice).expect(REGISTERED),
            None => Err(&refusals::NO_REGION),
        }
    }
}

//! Plays the cues. Without a device to play on nothing is heard and nothing fails.

mod device;
mod synth;

use std::collections::HashMap;

use bevy::audio::{AudioPlayer, AudioSource, PlaybackSettings, Volume};
use bevy::prelude::*;

pub(super) use device::is_there;

use super::cue::Cue;
use super::screen::{Settings, Speed, Volumes};

/// Different sounds that may begin in one frame: more are a noise.
const TOGETHER: usize = 3;

/// Seconds before the same sound begins again.
const APART: f32 = 0.07;

/// Registers the sounds.
pub fn plugin(app: &mut App) {
    app.init_resource::<Sounds>().add_systems(Last, play);
}

/// Every sound, made when it is first heard, and when it last began.
#[derive(Default, Resource)]
struct Sounds {
    made: HashMap<Cue, Handle<AudioSource>>,
    begun: HashMap<Cue, f32>,
}

fn play(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<Settings>,
    mut cues: MessageReader<Cue>,
    mut sounds: ResMut<Sounds>,
    mut sources: ResMut<Assets<AudioSource>>,
) {
    let now = time.elapsed_secs();
    let mut begun = 0;
    for &cue in cues.read() {
        let soon = sounds.begun.get(&cue).is_some_and(|at| now - at < APART);
        let loud = loudness(cue, settings.volumes);
        if loud <= 0.0 || begun == TOGETHER || soon || quiet(cue, settings.speed) {
            continue;
        }
        let source = sounds.made.entry(cue).or_insert_with(|| {
            let bytes = synth::wav(&synth::samples(cue)).into();
            sources.add(AudioSource { bytes })
        });
        let how = PlaybackSettings::DESPAWN.with_volume(Volume::Linear(loud));
        commands.spawn((AudioPlayer(source.clone()), how));
        sounds.begun.insert(cue, now);
        begun += 1;
    }
}

/// How loud that is to be, from 0 to 1.
fn loudness(cue: Cue, volumes: Volumes) -> f32 {
    let part = if cue.is_signal() {
        volumes.signals
    } else {
        volumes.table
    };
    f32::from(volumes.all.min(100)) * f32::from(part.min(100)) / 10_000.0
}

/// With animations off, only the sounds of the end of a turn or game are played.
const fn quiet(cue: Cue, speed: Speed) -> bool {
    matches!(speed, Speed::Instant) && !cue.is_signal()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_as_loud_as_it_and_everything_allow() {
        let volumes = Volumes {
            all: 50,
            table: 40,
            signals: 0,
        };
        assert!((loudness(Cue::Dice, volumes) - 0.2).abs() < 1e-6);
        assert!(loudness(Cue::Win, volumes) <= 0.0);
    }

    #[test]
    fn at_once_only_signals_are_heard() {
        let heard = |cue: &Cue| !quiet(*cue, Speed::Instant);
        let heard: Vec<Cue> = Cue::ALL.into_iter().filter(heard).collect();
        assert_eq!(heard, [Cue::Turn, Cue::Win]);
    }
}

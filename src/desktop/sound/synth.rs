//! Synthesises every sound from tones and noise; nothing is recorded.

use std::f32::consts::TAU;

use crate::desktop::cue::Cue;

/// Samples a second.
pub const RATE: u32 = 44_100;

/// A sound being put together: one channel, -1 to 1.
struct Samples(Vec<f32>);

impl Samples {
    fn of(seconds: f32) -> Self {
        Self(vec![0.0; (seconds * RATE as f32) as usize])
    }

    /// Adds a tone that begins at `at` seconds and dies away within `length`; `glide` multiplies its pitch by then.
    fn tone(mut self, at: f32, hertz: f32, glide: f32, length: f32, loud: f32) -> Self {
        let mut phase = 0.0_f32;
        self.add(at, length, |part, _| {
            phase += hertz * glide.powf(part) / RATE as f32;
            (phase * TAU).sin() * fall(part) * loud
        });
        self
    }

    /// Adds a bell: a tone with the partials that make it ring.
    fn bell(self, at: f32, hertz: f32, length: f32, loud: f32) -> Self {
        self.tone(at, hertz, 1.0, length, loud)
            .tone(at, hertz * 2.0, 1.0, length * 0.6, loud * 0.35)
            .tone(at, hertz * 3.01, 1.0, length * 0.35, loud * 0.2)
    }

    /// Adds noise; `from` and `to` are how sharp it is at its two ends, 0 (dull) to 1.
    fn noise(mut self, at: f32, length: f32, from: f32, to: f32, loud: f32) -> Self {
        let mut state = 0x9E37_79B9_u32;
        let mut low = 0.0_f32;
        self.add(at, length, |part, _| {
            // A linear congruence is noise enough for ears.
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let white = (state >> 8) as f32 / 8_388_608.0 - 1.0;
            low += (white - low) * (from + (to - from) * part).clamp(0.005, 1.0);
            low * rise(part) * fall(part) * loud
        });
        self
    }

    fn add(&mut self, at: f32, length: f32, mut sample: impl FnMut(f32, usize) -> f32) {
        let (start, count) = (at * RATE as f32, length * RATE as f32);
        for n in 0..count as usize {
            if let Some(slot) = self.0.get_mut(start as usize + n) {
                *slot += sample(n as f32 / count, n);
            }
        }
    }
}

/// How loud something that dies away still is, at that part of its length.
fn fall(part: f32) -> f32 {
    (1.0 - part).powi(3)
}

/// A beginning that is not a crack.
fn rise(part: f32) -> f32 {
    (part * 12.0).min(1.0)
}

/// The samples of a cue.
#[must_use]
pub fn samples(cue: Cue) -> Vec<f32> {
    let tape = match cue {
        Cue::Card => Samples::of(0.16).noise(0.0, 0.14, 0.35, 0.08, 0.9),
        Cue::Play => Samples::of(0.28)
            .noise(0.0, 0.1, 0.4, 0.1, 0.5)
            .tone(0.03, 196.0, 0.8, 0.22, 0.45),
        Cue::Attack => {
            let swing = Samples::of(0.34).noise(0.0, 0.28, 0.03, 0.5, 1.1);
            swing.tone(0.16, 240.0, 0.5, 0.16, 0.35)
        }
        Cue::Damage => Samples::of(0.3)
            .tone(0.0, 140.0, 0.4, 0.26, 0.8)
            .noise(0.0, 0.08, 0.6, 0.1, 0.5),
        Cue::Fall => Samples::of(0.8)
            .tone(0.0, 92.0, 0.45, 0.75, 0.8)
            .noise(0.0, 0.6, 0.18, 0.01, 1.2),
        Cue::Heal => Samples::of(0.55)
            .bell(0.0, 523.25, 0.32, 0.25)
            .bell(0.12, 659.25, 0.4, 0.25),
        Cue::Dice => [0.0, 0.07, 0.13, 0.21, 0.26, 0.34]
            .into_iter()
            .zip([0.5, 0.38, 0.45, 0.3, 0.26, 0.2])
            .fold(Samples::of(0.42), |tape, (at, loud)| {
                tape.noise(at, 0.045, 0.9, 0.3, loud).tone(
                    at,
                    900.0 + 1_600.0 * at,
                    0.7,
                    0.035,
                    loud * 0.5,
                )
            }),
        Cue::Coins => Samples::of(0.45)
            .bell(0.0, 1_568.0, 0.25, 0.16)
            .bell(0.06, 2_093.0, 0.35, 0.16),
        Cue::Stride => [0.0, 0.17, 0.34]
            .into_iter()
            .fold(Samples::of(0.5), |tape, at| {
                tape.tone(at, 78.0, 0.6, 0.12, 0.7)
                    .noise(at, 0.06, 0.2, 0.05, 0.5)
            }),
        Cue::Turn => Samples::of(0.7).bell(0.0, 392.0, 0.65, 0.32),
        Cue::Win => [261.63, 329.63, 392.0, 523.25]
            .into_iter()
            .zip([0.0, 0.14, 0.28, 0.42])
            .fold(Samples::of(1.5), |tape, (hertz, at)| {
                tape.bell(at, hertz, 1.0, 0.24)
            }),
    };
    tape.0
}

/// The same as a WAV file of 16 bits, which every player of sounds reads.
#[must_use]
pub fn wav(samples: &[f32]) -> Vec<u8> {
    let bytes = u32::try_from(samples.len() * 2).unwrap_or(0);
    let mut out = Vec::with_capacity(44 + samples.len() * 2);
    out.extend_from_slice(b"RIFF");
    out.extend_from_slice(&(36 + bytes).to_le_bytes());
    out.extend_from_slice(b"WAVEfmt ");
    out.extend_from_slice(&16_u32.to_le_bytes());
    // PCM, one channel.
    out.extend_from_slice(&[1, 0, 1, 0]);
    out.extend_from_slice(&RATE.to_le_bytes());
    out.extend_from_slice(&(RATE * 2).to_le_bytes());
    out.extend_from_slice(&[2, 0, 16, 0]);
    out.extend_from_slice(b"data");
    out.extend_from_slice(&bytes.to_le_bytes());
    for sample in samples {
        let level = (sample.clamp(-1.0, 1.0) * f32::from(i16::MAX)) as i16;
        out.extend_from_slice(&level.to_le_bytes());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peak(samples: &[f32]) -> f32 {
        samples.iter().fold(0.0, |most, s| s.abs().max(most))
    }

    #[test]
    fn every_sound_is_heard_does_not_clip_and_ends_in_silence() {
        for cue in Cue::ALL {
            let all = samples(cue);
            let seconds = all.len() as f32 / RATE as f32;
            assert!((0.1..=1.6).contains(&seconds), "{cue:?}: {seconds} s");
            assert!((0.1..=1.0).contains(&peak(&all)), "{cue:?}: {}", peak(&all));
            let end = &all[all.len() - 64..];
            assert!(peak(end) < 0.02, "{cue:?} ends with a crack: {}", peak(end));
        }
    }

    #[test]
    fn no_two_sounds_are_the_same() {
        for (n, one) in Cue::ALL.into_iter().enumerate() {
            for other in &Cue::ALL[n + 1..] {
                assert_ne!(samples(one), samples(*other), "{one:?} and {other:?}");
            }
        }
    }

    #[test]
    fn a_wav_says_how_long_it_is() {
        let file = wav(&[0.0, 0.5, -0.5, 1.0]);
        assert_eq!(&file[..4], b"RIFF");
        assert_eq!(file.len(), 44 + 8);
        assert_eq!(file[40..44], 8_u32.to_le_bytes());
        assert_eq!(file[50..52], i16::MAX.to_le_bytes());
    }
}

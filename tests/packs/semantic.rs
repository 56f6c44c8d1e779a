//! Packs that are well written and say something that cannot be meant: each is warned about, with its code.
//!
//! A file of samples has blocks. `# CODE what is wrong` begins one; what follows is a file of cards, or after `> NAME`
//! the file of that name. All files of a block are added to the tiny pack of the game.

use std::collections::BTreeSet;

use fourfold::packs::Report;

use crate::kit::Packs;

/// One sample: a code, what is wrong, and the files of the pack.
struct Sample<'t> {
    code: &'t str,
    about: &'t str,
    files: Vec<(&'t str, String)>,
}

/// The samples of each game.
const ALL: [(fn() -> Packs, &str); 4] = [
    (Packs::tiny, include_str!("semantic/biomes.txt")),
    (Packs::tiny_frames, include_str!("semantic/frames.txt")),
    (
        Packs::tiny_sanctuary,
        include_str!("semantic/sanctuary.txt"),
    ),
    (Packs::tiny_souls, include_str!("semantic/souls.txt")),
];

/// What every sample has, because nothing uses its card and nobody translated it.
const USUAL: [&str; 8] = [
    "B031", "B034", "F031", "F034", "L131", "L136", "S131", "S136",
];

fn samples(text: &str) -> Vec<Sample<'_>> {
    let mut all: Vec<Sample<'_>> = Vec::new();
    for line in text.lines() {
        if let Some(head) = line.strip_prefix("# ") {
            let (code, about) = head.split_once(' ').expect("a code and a sentence");
            let files = vec![("cards/sample.ron", String::new())];
            all.push(Sample { code, about, files });
        } else if let Some(sample) = all.last_mut() {
            match line.strip_prefix("> ") {
                Some(name) => sample.files.push((name, String::new())),
                None => {
                    let (_, text) = sample.files.last_mut().expect("a file");
                    text.push_str(line);
                    text.push('\n');
                }
            }
        }
    }
    all
}

/// All that is said of the pack of a sample, except what is said of every sample.
fn said(tiny: fn() -> Packs, sample: &Sample<'_>) -> (Report, Vec<String>) {
    let packs = tiny();
    for (name, text) in &sample.files {
        if !text.trim().is_empty() {
            packs.write(name, text);
        }
    }
    let report = packs.checked();
    let all = report.sorted().into_iter();
    let kept = all.filter(|d| d.code == sample.code || !USUAL.contains(&d.code));
    let codes = kept.map(|d| d.code.to_owned()).collect();
    (report, codes)
}

#[test]
fn every_sample_is_warned_about() {
    let show = std::env::var("LINT_SHOW").is_ok();
    let (mut wrong, mut count) = (Vec::new(), 0);
    for (tiny, text) in ALL {
        let sound = tiny().checked();
        let usual: Vec<&str> = sound.sorted().iter().map(|d| d.code).collect();
        assert!(usual.iter().all(|code| USUAL.contains(code)), "{sound}");
        for sample in samples(text) {
            count += 1;
            let (report, codes) = said(tiny, &sample);
            let found: BTreeSet<&str> = codes.iter().map(String::as_str).collect();
            let good = found.contains(sample.code) || sample.code == "?" && !found.is_empty();
            if show {
                println!(
                    "{} {found:?} {}",
                    if good { "ok  " } else { "MISS" },
                    sample.about
                );
            }
            if !good {
                wrong.push(format!(
                    "{} {}: {found:?}\n{report}",
                    sample.code, sample.about
                ));
            }
        }
    }
    assert!(count >= 60, "{count} samples");
    assert!(
        wrong.is_empty(),
        "{} of {count}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// What looks like a mistake and is none.
#[test]
fn what_can_be_meant_is_not_warned_about() {
    let all: [(fn() -> Packs, &str, &str); 4] = [
        (
            Packs::tiny,
            "cards/sample.ron",
            r#"(id: "t", name: "Test", kind: Agent, cost: (void: 1), speed: 1, attack: 1, defense: 1, abilities: [Replaces(event: Terminated(This), instead: Do([MayPay([Discard(1)], [])]))])"#,
        ),
        (
            Packs::tiny_sanctuary,
            "cards/sample.ron",
            r#"(id: "t", name: "Test", kind: Character, cost: 1, strength: 1, abilities: [Replaces(event: Destroyed(This), instead: Do([MayPay([Volition(1)], [])]))])"#,
        ),
        (
            Packs::tiny_souls,
            "cards/sample.ron",
            r#"(id: "t", name: "Test", kind: Treasure, group: Passive, abilities: [Replaces(event: Damage((kind: Player, whose: Yours)), instead: Do([MayPay([Coins(1)], [])]))])"#,
        ),
        (
            Packs::tiny_frames,
            "frames/sample.ron",
            r#"(id: "t", name: "Test", silhouette: Hauler, systems: [Direct], abilities: [Replaces(event: Destroyed(This), instead: Do([MayPay([Points(1)], [])]))])"#,
        ),
    ];
    for (tiny, file, text) in all {
        let sample = Sample {
            code: "?",
            about: text,
            files: vec![(file, text.to_owned())],
        };
        let (report, codes) = said(tiny, &sample);
        assert!(codes.is_empty(), "{text}\n{report}");
    }
}

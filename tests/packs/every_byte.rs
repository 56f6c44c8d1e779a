//! Whatever bytes a file holds, the loader answers; it never panics and never loses a card in silence.

use proptest::prelude::*;

use crate::kit::Packs;

const CARDS: &str = "cards/basic.ron";

/// Either an error, or all the cards are there.
fn answers(packs: &Packs) {
    let (content, report) = packs.load();
    match content {
        Some(content) => assert_eq!(content.cards.len(), 21, "a card vanished: {report}"),
        None => assert!(report.errors() > 0, "set aside without a word"),
    }
}

/// The tiny packs of all games and their files.
const ALL: [(fn() -> Packs, &[&str]); 4] = [
    (
        Packs::tiny,
        &[CARDS, "biomes.ron", "decks/plain.ron", "rules.ron"],
    ),
    (
        Packs::tiny_frames,
        &[
            "frames/basic.ron",
            "companies/plain.ron",
            "fields/plain.ron",
            "rules.ron",
        ],
    ),
    (
        Packs::tiny_sanctuary,
        &[
            CARDS,
            "decks/plain.ron",
            "factions.ron",
            "texts/es.ron",
            "rules.ron",
        ],
    ),
    (
        Packs::tiny_souls,
        &[CARDS, "sets/plain.ron", "texts/es.ron", "rules.ron"],
    ),
];

#[test]
fn cut_at_every_byte() {
    for (tiny, files) in ALL {
        for file in files {
            let packs = tiny();
            let text = packs.read(file);
            let ends = (0..text.trim_end().len()).filter(|end| text.is_char_boundary(*end));
            for end in ends {
                packs.write(file, &text[..end]);
                let (usable, report) = packs.loads();
                let answered = !usable && report.errors() > 0;
                assert!(answered, "{file} cut at {end}: {report}");
            }
        }
    }
}

#[test]
fn every_byte_replaced() {
    for (tiny, files) in ALL {
        for file in files {
            let packs = tiny();
            let text = packs.read(file).into_bytes();
            let bytes = b"()[]{},:\"'\\/*#0-9x\n\xff".iter().cycle();
            for (at, byte) in (0..text.len()).zip(bytes) {
                let mut changed = text.clone();
                changed[at] = *byte;
                packs.write(file, &changed);
                let _ = packs.loads().1.to_string();
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn any_text(text in "[a-z(){}\\[\\],:\"'/*#r0-9_ \n\\\\-]{0,200}") {
        let packs = Packs::tiny();
        packs.write("cards/any.ron", &text);
        let _ = packs.load().1.to_string();
    }

    #[test]
    fn a_piece_moved_elsewhere(from in 0_usize..600, length in 1_usize..40, to in 0_usize..600) {
        let packs = Packs::tiny();
        let mut text: Vec<char> = packs.read(CARDS).chars().collect();
        let end = (from + length).min(text.len());
        let piece: Vec<char> = text.get(from..end).unwrap_or_default().to_vec();
        let to = to.min(text.len());
        text.splice(to..to, piece);
        packs.write(CARDS, text.into_iter().collect::<String>());
        let (content, report) = packs.load();
        prop_assert!(content.is_some() || report.errors() > 0);
    }
}

#[test]
fn one_line_removed() {
    let packs = Packs::tiny();
    let text = packs.read(CARDS);
    let lines: Vec<&str> = text.lines().collect();
    for gone in 0..lines.len() {
        let kept = lines
            .iter()
            .enumerate()
            .filter(|(n, _)| *n != gone)
            .map(|(_, l)| *l);
        packs.write(CARDS, kept.collect::<Vec<_>>().join("\n"));
        answers(&packs);
    }
}

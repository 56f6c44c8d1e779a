//! One slip in a file of cards gives errors in that file only: what names its cards is not blamed for it.

use crate::kit::Packs;
use fourfold::packs::Severity;

/// Every sign of the file, left out or replaced by another one.
fn blames_only_itself(tiny: fn() -> Packs, files: &[&str]) {
    let packs = tiny();
    for file in files {
        let text = packs.read(file);
        let signs = text.match_indices(|c: char| "()[],:\"".contains(c));
        let others = ["", ";", "=", "(", ")", "]", "\"", ",", ":"];
        for (n, (at, sign)) in signs.enumerate() {
            for other in ["", others[n % others.len()]] {
                let slip = format!("{}{other}{}", &text[..at], &text[at + sign.len()..]);
                packs.write(file, &slip);
                let report = packs.loads().1;
                let elsewhere = |d: &&fourfold::packs::Diagnostic| {
                    d.severity == Severity::Error && !d.path.ends_with(file)
                };
                let line = text[..at].lines().count();
                let all = report.sorted();
                assert!(
                    !all.into_iter().any(|d| elsewhere(&d)),
                    "{file}, line {line}, `{sign}` as `{other}`:\n{report}"
                );
            }
        }
        packs.write(file, &text);
    }
}

#[test]
fn a_slip_in_a_card_of_biomes() {
    let files = ["cards/basic.ron", "cards/more.ron", "cards/anomalies.ron"];
    blames_only_itself(Packs::tiny, &files);
}

#[test]
fn a_slip_in_a_card_of_sanctuary() {
    blames_only_itself(Packs::tiny_sanctuary, &["cards/basic.ron"]);
}

#[test]
fn a_slip_in_a_card_of_souls() {
    blames_only_itself(Packs::tiny_souls, &["cards/basic.ron"]);
}

#[test]
fn a_slip_in_a_frame() {
    blames_only_itself(Packs::tiny_frames, &["frames/basic.ron"]);
}

/// A card whose id is misspelt may be any card that others name.
#[test]
fn a_misspelt_field_of_the_id() {
    let all: [(fn() -> Packs, &str, &str); 3] = [
        (Packs::tiny, "cards/anomalies.ron", "(id: \"growth\""),
        (Packs::tiny_sanctuary, "cards/basic.ron", "id: \"stoker\""),
        (Packs::tiny_souls, "cards/basic.ron", "id: \"bob\""),
    ];
    for (tiny, file, id) in all {
        let packs = tiny();
        packs.edit(file, id, &id.replace("id:", "di:"));
        let report = packs.loads().1;
        let mut all = report.sorted().into_iter();
        assert!(all.all(|d| d.path.ends_with(file)), "{report}");
    }
}

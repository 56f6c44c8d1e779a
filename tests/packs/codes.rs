//! Every code is reached: by its example on the page of codes, or by a pack of its own here.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use fourfold::packs::{Example, codes};
use fourfold::tools::packs as tool;

use crate::kit::Packs;

fn tiny(game: &str) -> Packs {
    match game {
        "frames" => Packs::tiny_frames(),
        "sanctuary" => Packs::tiny_sanctuary(),
        "souls" => Packs::tiny_souls(),
        _ => Packs::tiny(),
    }
}

/// Whether the check of a pack gives that code.
fn says(packs: &Packs, code: &str) -> bool {
    let report = packs.checked();
    if report.sorted().iter().any(|d| d.code == code) {
        return true;
    }
    // What is looked at only by `packs check`.
    let manifest = fs::read_to_string(packs.path("tiny/pack.ron"));
    let all =
        manifest.is_ok_and(|text| text.contains("silence")) || matches!(code, "P039" | "P040");
    all && tool::check_json(&[packs.root()])
        .output
        .contains(&format!("\"{code}\""))
}

/// The tiny pack with the mistake of an example.
fn planted(example: &Example) -> Packs {
    let packs = tiny(example.game);
    let spelled = |text: &str| match text {
        "(nothing)" => String::new(),
        "(U+202E within a text)" => "Moss\u{202e}Warden".to_owned(),
        text => text.to_owned(),
    };
    let (wrong, right) = (spelled(example.wrong), spelled(example.right));
    match example.right {
        "(nothing)" | "*" => packs.write(example.file, wrong),
        _ => packs.edit(example.file, &right, &wrong),
    };
    packs
}

/// Codes that an edit of one file cannot show, each with a pack that has it.
const OTHERS: [(&str, fn() -> Packs); 23] = [
    ("P001", || {
        let packs = Packs::tiny();
        fs::remove_file(packs.path("tiny/pack.ron")).expect("removed");
        packs
    }),
    ("P003", || with("cards/big.ron", &"a".repeat((1 << 20) + 1))),
    ("P004", || {
        let packs = Packs::tiny();
        packs.write("cards/odd.ron", b"\xff\xfe");
        packs
    }),
    ("P007", || with("a/b/c/d/e/f/g/h/i/j/k.ron", "[]")),
    ("P008", || with("cards/a\u{202e}b.ron", "[]")),
    ("P035", || {
        let packs = Packs::tiny();
        packs
            .pack("one", "\"two\"", &[])
            .pack("two", "\"one\"", &[]);
        packs
    }),
    ("P036", || {
        let packs = Packs::tiny();
        packs
            .pack("one", "", &[("cards/a.ron", "[")])
            .pack("two", "\"one\"", &[]);
        packs
    }),
    ("P037", || {
        let packs = Packs::tiny();
        let manifest = packs.read("pack.ron");
        packs.write("../other/pack.ron", manifest);
        packs
    }),
    ("P039", || {
        let packs = Packs::tiny();
        let manifest = packs.read("pack.ron").replace("\"tiny\"", "\"more\"");
        let needs = "game: \"biomes\", needs: [\"frames\"],";
        packs.write("pack.ron", manifest.replace("game: \"biomes\",", needs));
        packs
    }),
    ("P040", || {
        let packs = Packs::tiny_frames();
        packs.edit("pack.ron", "\"frames\"", "\"souls\"");
        packs
    }),
    ("P045", || {
        let packs = Packs::tiny();
        packs.write("moss.png", "no picture");
        packs.edit(
            "cards/basic.ron",
            "kind: Agent,",
            "kind: Agent, picture: \"moss.png\",",
        );
        packs
    }),
    ("B013", || {
        let packs = with("texts/es.ron", "()");
        packs.edit("rules.ron", "copies: 3", "copies: 20");
        packs.edit(
            "decks/plain.ron",
            "    ],\n)",
            "    ],\n    reserve: [(\"spark\", 13)],\n)",
        );
        packs
    }),
    ("F021", || emptied("companies/plain.ron")),
    ("F022", || emptied("fields/plain.ron")),
    ("L138", || {
        let packs = Packs::tiny_souls();
        packs.edit("cards/basic.ron", "hp: 2, attack: 1", "hp: 2, attack: 0");
        packs.edit(
            "cards/basic.ron",
            "evasion: 3,\n        attack: 1",
            "evasion: 3,\n        attack: 0",
        );
        packs
    }),
    ("B023", || without(Packs::tiny())),
    ("F020", || without(Packs::tiny_frames())),
    ("S120", || without(Packs::tiny_sanctuary())),
    ("L120", || without(Packs::tiny_souls())),
    ("B033", || later(Packs::tiny(), "copies: 3", "copies: 2")),
    ("F033", || {
        later(Packs::tiny_frames(), "systems: 4", "systems: 1")
    }),
    ("S133", || {
        later(Packs::tiny_sanctuary(), "deck_size: 12", "deck_size: 13")
    }),
    ("L133", || {
        later(Packs::tiny_souls(), "shop_slots: 2", "shop_slots: 8")
    }),
];

/// A pack that adds a card to the built-in ones.
fn extra(manifest: &str, card: &str) -> Packs {
    let packs = Packs::tiny();
    fs::remove_dir_all(packs.path("tiny")).expect("removed");
    let head =
        "(id: \"extra\", name: \"Extra\", version: \"1\", game: \"biomes\", needs: [\"biomes\"], ";
    packs.write("pack.ron", format!("{head}{manifest})"));
    packs.write("cards/extra.ron", card);
    packs
}

fn with(name: &str, text: &str) -> Packs {
    let packs = Packs::tiny();
    packs.write(name, text);
    packs
}

/// The tiny pack of frames with a file that has nothing in it.
fn emptied(file: &str) -> Packs {
    let packs = Packs::tiny_frames();
    packs.write("texts/es.ron", "()").write(file, "[]");
    packs
}

fn without(packs: Packs) -> Packs {
    fs::remove_file(packs.path("tiny/rules.ron")).expect("removed");
    packs
}

/// A second pack with other rules.
fn later(packs: Packs, from: &str, to: &str) -> Packs {
    let rules = packs.read("rules.ron").replace(from, to);
    packs.pack("zz_later", "\"tiny\"", &[("rules.ron", &rules)]);
    packs
}

/// What the tests cannot bring about: they may run as somebody who can read every file.
const NOWHERE: [&str; 1] = ["P002"];

#[test]
fn every_code_is_reached_by_its_example() {
    let mut wrong = Vec::new();
    for entry in codes() {
        let other = OTHERS.iter().find(|(code, _)| *code == entry.code);
        let packs = match (&entry.example, other) {
            (Some(example), _) => planted(example),
            (None, Some((_, packs))) => packs(),
            (None, None) => {
                assert!(
                    NOWHERE.contains(&entry.code),
                    "{} has no example",
                    entry.code
                );
                continue;
            }
        };
        if !says(&packs, entry.code) {
            wrong.push(format!("{}:\n{}", entry.code, packs.checked()));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} codes:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// All codes in the text of the program, as they are reported.
fn reported(folder: &PathBuf, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            reported(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            let text = fs::read_to_string(&path).expect("a text");
            let quoted = text.split('"').filter(|part| part.len() == 4);
            let digits = |part: &str| part[1..].bytes().all(|b| b.is_ascii_digit());
            let ours = |part: &str| "PWBFL".contains(&part[..1]) || part.starts_with("S1");
            found.extend(
                quoted
                    .filter(|p| p.is_ascii() && digits(p) && ours(p))
                    .map(str::to_owned),
            );
        }
    }
}

#[test]
fn the_page_has_every_code_of_the_program_and_no_other() {
    let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
    let mut found = BTreeSet::new();
    for folder in ["packs", "cards", "games"] {
        reported(&root.join(folder), &mut found);
    }
    let listed: BTreeSet<String> = codes().iter().map(|entry| entry.code.to_owned()).collect();
    assert_eq!(codes().len(), listed.len(), "each code once");
    assert_eq!(found, listed);
    for entry in codes() {
        assert!(
            entry.why.ends_with('.') && entry.help.ends_with('.'),
            "{}",
            entry.code
        );
    }
}

#[test]
fn codes_are_explained_and_findings_printed_as_json() {
    let all = tool::explain("all");
    assert_eq!(all.output.lines().count(), codes().len());
    let one = tool::explain("b040").output;
    assert!(
        one.starts_with("B040 (warning): ")
            && one.contains("Wrong (cards/basic.ron):")
            && one.contains("What to do: ")
    );
    assert_eq!(tool::explain("B999").code, 2);
    let packs = extra(
        "",
        "(id: \"x\", name: \"X\", kind: Agent, speed: 9, attack: 1, defense: 1)",
    );
    let outcome = tool::check_json(&[packs.root()]);
    let json: serde_json::Value = serde_json::from_str(&outcome.output).expect("JSON");
    let finding = &json["findings"][0];
    assert_eq!(outcome.code, 1);
    assert_eq!(json["errors"], 1);
    assert_eq!(
        (&finding["code"], &finding["severity"]),
        (&"B001".into(), &"error".into())
    );
    assert_eq!(
        (&finding["line"], &finding["column"]),
        (&1.into(), &42.into())
    );
    assert!(
        finding["file"]
            .as_str()
            .is_some_and(|file| file.ends_with("cards/extra.ron"))
    );
    assert_eq!(finding["help"], "from 1 to 3");
}

#[test]
fn a_warning_is_silenced_with_a_reason() {
    let silenced = |lines: &str| {
        let card =
            "(id: \"x\", name: \"Cinder Imp\", kind: Agent, speed: 1, attack: 1, defense: 1)";
        let packs = extra(&format!("silence: [{lines}]"), card);
        tool::check(&[packs.root()]).output
    };
    let open = silenced("");
    assert!(open.contains("[P042]") && open.contains("[B031]"));
    let both = silenced(
        "(code: \"P042\", reason: \"on purpose\"), (code: \"B031\", reason: \"for later\")",
    );
    assert!(both.ends_with("0 errors, 0 warnings\n"), "{both}");
    // Beside an error not every warning is looked for, so that none of these is said to be no use.
    let broken = extra(
        "silence: [(code: \"P042\", reason: \"so\"), (code: \"B030\", reason: \"so\")]",
        "(id: \"x\", name: \"X\", kind: Agent, speed: 9, attack: 1, defense: 1)",
    );
    let broken = tool::check(&[broken.root()]).output;
    assert!(
        broken.contains("error[") && !broken.contains("P041"),
        "{broken}"
    );
    for (line, message) in [
        ("(code: \"P042\", reason: \" \")", "there is no reason"),
        ("(code: \"P999\", reason: \"so\")", "unknown code `P999`"),
        ("(code: \"B001\", reason: \"so\")", "`B001` is an error"),
        (
            "(code: \"B030\", reason: \"so\")",
            "there is no `B030` to silence",
        ),
    ] {
        let said = silenced(line);
        assert!(
            said.contains("warning[P041]") && said.contains(message),
            "{said}"
        );
    }
}

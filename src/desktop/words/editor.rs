//! Words of the position editor.

use super::{Glossary, keyed, words};
use crate::table::{Busy, Language};
use crate::tools::editing::{Label, Place};

words! {
    /// Words of the position editor.
    pub struct EditorWords {
        /// Its name, also on the title.
        editor: &'static str,
        /// Opens it on the running match.
        edit: &'static str,
        /// The dialog that asks before it: title, text, confirm, cancel.
        sure: [&'static str; 4],
        /// A new position of that game.
        fresh: &'static str,
        /// Undo, and redo.
        steps: (&'static str, &'static str),
        /// Loads a scenario.
        load: &'static str,
        /// Writes one.
        export: &'static str,
        /// Begins a match.
        play: &'static str,
        /// Title of the scenario that is written.
        title: &'static str,
        /// The default title.
        untitled: &'static str,
        /// Nothing is wrong.
        sound: &'static str,
        /// Why a position cannot be set up, as the rules say it and as this language does; `{}` stands for the same in both.
        problems: Glossary,
        /// Something is not in the position.
        lacking: &'static str,
        /// Searches the catalogue.
        search: &'static str,
        /// Nothing is found.
        nothing: &'static str,
        /// The help on putting a card somewhere.
        how: &'static str,
        /// The whole table.
        table: &'static str,
        /// Nobody, nothing.
        none: &'static str,
        /// The piece that is chosen.
        piece: &'static str,
        /// No piece is chosen.
        no_piece: &'static str,
        /// Shows what is seldom needed.
        rare: &'static str,
        /// Buttons on a piece: towards the top, away from it, take away.
        moves: [&'static str; 3],
        /// Brings the piece to another place.
        carry: &'static str,
        /// Takes all pieces of a place away.
        empty: &'static str,
        /// The heading of the players.
        players: &'static str,
        /// One person plays all seats of people.
        single: &'static str,
        /// A file's path.
        path: &'static str,
        /// Opens it.
        open: &'static str,
        /// There are none.
        no_files: &'static str,
        /// A file with several positions.
        which: &'static str,
        /// Heads the keys among those of the program.
        keys_of: &'static str,
        /// The keys, with what each does.
        keys: Vec<(&'static str, &'static str)>,
        /// The language of these words.
        language: Language,
        /// Words of scenario files and packs, where people read something else.
        spelled: Glossary,
        /// Energies, in the order of their numbers.
        energies: [&'static str; 6],
    }
    says {
        /// Something is wrong with it.
        unplayable(why: &str);
        /// No game leads there.
        wrong(why: &str);
        /// Where the scenario went.
        written(path: &str);
        /// Why it could not be written.
        unwritten(why: &str);
        /// Why the match cannot be edited.
        unfit(why: &str);
        /// The nearest moment before was taken, so many choices back.
        nearest(why: &str, back: usize);
        /// A seat, from 1.
        seat(n: usize);
        /// Scenarios in the folder.
        folder(path: &str);
    }
    by name {
        /// A file cannot be opened; because of cards of its own, or for what is said below.
        unopened(bool): &'static str;
        /// Why no position can be extracted now.
        busy(Busy): &'static str;
        /// The name of a field.
        labels(Label): &'static str;
        /// The name of a place.
        places(Place): &'static str;
    }
}

keyed!(Busy: Over Opening Waiting Midway);
keyed!(Label:
    AbilityWaits Able Acted Active Advancing Anomalies Arrived Attacked Attacks AttacksMade AttackAlways AttackRoll AttackTurn AdditionalAttack Barter Battle
    BestOf Biome Blocks BonusSouls Carrier Challenges Clock Coins Conversions Counters Damage Dead Deactivated DeathStep DeathWaits Deaths
    Declared Defends Defense DefenseAlways DefenseTurn Destroyed Die Died Duels Durability Enhanced Entered FieldWidth Functions Goal
    Height Held Hits Hologram Host Kept Killer Kills Last Locked LootPlays Lost Markers MatchNumber MonsterDied MonsterSlots MoreDuels
    Mulligans Must MustAlso OnBoard Ordered Overclock Owner Passed Penalty PlayedBy Players Points Priority Purchases Radius Rank Returns Rockets Role
    RoomSlots Rooms Round Shape Shifted ShopSlots SkipCombats SkipDuels Skips Spot Starting Stasis Step StrengthAlways StrengthTurn Structure
    Tapped Target Timer Together TriggerWaits Turn Used Volition Way WhiteDice Wins X Y;
    not Self::Energy(_), Self::Word(_)
);
keyed!(Place:
    Archive Bonus Cache Character Conflict Cover Curses Deck DiscardLoot DiscardMonster DiscardRoom DiscardTreasure Dying
    Frames Hand Hazards Items Limbo LootDeck MonsterDeck MonsterSlot Neutral Outside PointZero Reserve Roofs RoomDeck
    RoomSlot Sector ShopSlot Souls Stack Staging Stations TreasureDeck;
    not Self::Word(_)
);

impl EditorWords {
    /// The name of a field. `at` is its number from 0 among several with one name.
    #[must_use]
    pub fn label(&self, label: Label, at: u8) -> String {
        let word = match label {
            Label::Word(word) => return self.word(word),
            Label::Energy(n) => self.energies[usize::from(n.min(5))],
            other => self.labels(other),
        };
        match label {
            Label::Biome | Label::Durability | Label::Lost | Label::Die | Label::Used => {
                format!("{word} {}", at + 1)
            }
            _ => word.to_owned(),
        }
    }

    /// A word of a scenario file or a pack: a step, a sort of card, a player, a numbered entry. One that the files of
    /// words do not have is taken apart.
    #[must_use]
    pub fn word(&self, spelled: &str) -> String {
        if let Some(known) = self.spelled.get(spelled) {
            return known.to_owned();
        }
        let number = |n: &str| n.parse::<usize>().ok();
        if let Some(n) = spelled.strip_prefix("player ").and_then(number) {
            return self.seat(n + 1);
        }
        match spelled.split_once(": ") {
            Some((n, kind)) if number(n).is_some() => format!("{n}: {}", self.word(kind)),
            _ => apart(spelled),
        }
    }

    /// The sign before the tenths of a number.
    #[must_use]
    pub const fn decimal_point(&self) -> char {
        self.language.decimal_point()
    }

    /// The name of a place.
    #[must_use]
    pub fn place(&self, place: Place, about: Option<&str>) -> String {
        let word = match place {
            Place::Word(word) => word,
            known => self.places(known),
        };
        match about {
            None => word.to_owned(),
            Some(number) if number.bytes().all(|b| b.is_ascii_digit()) => {
                format!("{word} {number}")
            }
            Some(about) => format!("{word}: {}", self.word(about)),
        }
    }

    /// Why a position cannot be played. The rules say it in English, as they say it to those who write files; a sentence
    /// that the files of words do not have stays as it is.
    #[must_use]
    pub fn problem(&self, why: &str) -> String {
        self.unplayable(&self.translated(why))
    }

    fn translated(&self, why: &str) -> String {
        // The rule in brackets at the end is the same in both, unless the sentence is known with it.
        let rule = why.rfind(" (").filter(|_| why.ends_with(')'));
        let ends = rule.into_iter().chain([why.len()]);
        for end in ends {
            let (body, rule) = why.split_at(end);
            let mut all = self.problems.iter();
            // One sentence may stand in another: the error of an entry in that of the stack. Steps have titles.
            let inner = |part: &str| {
                let titled = self.spelled.get(part);
                titled.map_or_else(|| self.translated(part), str::to_owned)
            };
            let found = all.find_map(|(english, said)| filled(body, english, said, &inner));
            if let Some(found) = found {
                return found + rule;
            }
        }
        why.to_owned()
    }
}

/// `FirstPrimary` becomes "First primary".
fn apart(word: &str) -> String {
    let mut said = String::new();
    for (n, c) in word.chars().enumerate() {
        if n > 0 && c.is_uppercase() {
            said.push(' ');
            said.extend(c.to_lowercase());
        } else {
            said.push(c);
        }
    }
    said
}

/// The text that stands in place of the pattern's `{}`, as `inner` says it, put into the other pattern.
fn filled(why: &str, english: &str, other: &str, inner: &dyn Fn(&str) -> String) -> Option<String> {
    let mut parts = english.split("{}");
    let mut rest = why.strip_prefix(parts.next()?)?;
    let mut found = Vec::new();
    let mut parts = parts.peekable();
    while let Some(part) = parts.next() {
        let end = if parts.peek().is_none() {
            rest.len().checked_sub(part.len())?
        } else {
            rest.find(part)?
        };
        if rest.get(end..end + part.len())? != part {
            return None;
        }
        found.push(&rest[..end]);
        rest = &rest[end + part.len()..];
    }
    rest.is_empty().then(|| {
        let put = |said: String, part: &str| said.replacen("{}", &inner(part), 1);
        found.into_iter().fold(other.to_owned(), put)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desktop::words;
    use crate::games::{biomes::Biomes, frames::Frames, sanctuary::Sanctuary, souls::Souls};
    use crate::table::Rules;

    #[test]
    fn words_are_told_apart() {
        let [english, spanish] =
            [Language::English, Language::Spanish].map(|l| &words::of(l).editor);
        assert_eq!(english.word("FirstPrimary"), "First primary");
        assert_eq!(spanish.word("Harvest"), "Cosecha");
        assert_eq!(english.word("Melee"), "Hand-to-hand");
        assert_eq!(spanish.word("Melee"), "Cuerpo a cuerpo");
        assert_eq!(spanish.word("4"), "4");
    }

    fn spanish(why: &str) -> String {
        words::of(Language::Spanish).editor.translated(why)
    }

    #[test]
    fn what_stands_in_a_sentence_stands_in_the_other() {
        assert_eq!(
            spanish("`frost_duelist` cannot be there"),
            "«frost_duelist» no puede estar ahí"
        );
        let slots = spanish("at most 4 shop, 5 monster and 2 room slots");
        assert_eq!(
            slots,
            "como mucho 4 casillas de tienda, 5 de monstruo y 2 de sala"
        );
        assert_eq!(spanish("something else"), "something else");
        assert_eq!(
            spanish("`a` cannot be there at all"),
            "`a` cannot be there at all"
        );
    }

    #[test]
    fn no_pattern_is_hidden_by_another_and_all_slots_are_filled() {
        for (english, said) in words::of(Language::Spanish).editor.problems.iter() {
            let filled = spanish(&english.replace("{}", "x"));
            assert_eq!(filled, said.replace("{}", "x"), "{english}");
            assert!(english.matches("{}").count() >= said.matches("{}").count());
        }
    }

    /// Where the sentences about positions are written.
    const SAID: [&str; 8] = [
        include_str!("../../games/biomes/position/check.rs"),
        include_str!("../../games/biomes/position/battle.rs"),
        include_str!("../../games/frames/position/check.rs"),
        include_str!("../../games/sanctuary/position/check.rs"),
        include_str!("../../games/sanctuary/position/reach.rs"),
        include_str!("../../games/souls/position/check.rs"),
        include_str!("../../games/souls/position/death.rs"),
        include_str!("../../games/souls/position/stack_check.rs"),
    ];

    /// The sentences in a source, each `{..}` as a §: texts of four words and more that are no beginning of one about
    /// a number.
    fn sentences(source: &str) -> Vec<String> {
        let code = source.lines().filter(|line| !line.trim().starts_with("//"));
        let code: String = code.collect::<Vec<_>>().join("\n").replace("\\\"", "”");
        let texts = code.split('"').skip(1).step_by(2);
        let mut all = Vec::new();
        for text in texts {
            let mut said = String::new();
            let mut depth = 0;
            for c in text.chars() {
                match c {
                    '{' => {
                        said.push('§');
                        depth += 1;
                    }
                    '}' => depth -= 1,
                    c if depth == 0 => said.push(c),
                    _ => {}
                }
            }
            let number = said.ends_with(',')
                || said.starts_with("§: § to §")
                || said.contains("of seat §") && !said.contains("has");
            if said.split(' ').count() >= 4 && !number {
                all.push(said.replace('”', "\""));
            }
        }
        all
    }

    /// Whether a text is a part of a sentence that is known, whatever stands in it.
    fn is_part_of_known(text: &str) -> bool {
        let problems = &words::of(Language::Spanish).editor.problems;
        problems.iter().any(|(english, _)| {
            let mut rest = english;
            text.split('§').all(|part| match rest.split_once(part) {
                Some((_, after)) => {
                    rest = after;
                    true
                }
                None => false,
            })
        })
    }

    #[test]
    fn every_sentence_about_a_position_is_in_both_languages() {
        let all: Vec<String> = SAID.iter().flat_map(|source| sentences(source)).collect();
        assert!(all.len() > 100, "{}", all.len());
        let lacks = |said: &&String| spanish(said) == **said && !is_part_of_known(said);
        let lacking: Vec<&String> = all.iter().filter(lacks).collect();
        assert!(lacking.is_empty(), "{lacking:#?}");
        for said in [
            "turn 0 is out of range: 1 to 9999 (N-143)",
            "the damage of `ace`, 1000 is out of range: 0 to 999 (N-126)",
            "¢ of seat 0, -1 is out of range: 0 to 9999 (F-48)",
            "points per asset of seat 0: 3 to 7 (M-60, M-61)",
            "a seat is 0 to 3",
            "a delayed effect names a card that is not there",
            "a delayed effect is one of a card's text: `ability`, and in it `later`",
        ] {
            assert_ne!(spanish(said), said);
        }
        assert_eq!(
            spanish("entry 1 of the stack, Death: nothing dies twice on the stack (F-128)"),
            "entrada 1 de la pila, Muerte: nada muere dos veces en la pila (F-128)"
        );
        assert_eq!(
            spanish("no position has something on the stack in HandLimit (F-74)"),
            "ninguna posición tiene algo en la pila en «Límite de mano» (F-74)"
        );
    }

    /// Words that files and code spell in one piece: `AttackDeclare`.
    fn in_one_piece(text: &str) -> Vec<&str> {
        let words = text.split(|c: char| !c.is_alphanumeric());
        let inner = |word: &&str| word.chars().skip(1).any(char::is_uppercase);
        words.filter(inner).filter(|word| *word != "PV").collect()
    }

    #[test]
    fn no_spanish_sentence_keeps_the_spelling_of_files() {
        let own = &words::of(Language::Spanish).editor;
        let said = own.problems.iter().chain(own.spelled.iter());
        let kept: Vec<_> = said.flat_map(|(_, said)| in_one_piece(said)).collect();
        assert!(kept.is_empty(), "{kept:?}");
    }

    #[test]
    fn players_and_entries_are_named() {
        let own = &words::of(Language::Spanish).editor;
        assert_eq!(own.word("player 0"), "Jugador 1");
        assert_eq!(own.word("3: Roll"), "3: Tirada");
    }

    fn steps_without_title<R: Rules>(own: &EditorWords) -> Vec<String> {
        let lacks = |step: &String| own.spelled.get(step).is_none();
        R::TURN.names().filter(lacks).collect()
    }

    #[test]
    fn every_step_has_a_title() {
        let own = &words::of(Language::Spanish).editor;
        let lacking = [
            steps_without_title::<Biomes>(own),
            steps_without_title::<Frames>(own),
            steps_without_title::<Sanctuary>(own),
            steps_without_title::<Souls>(own),
        ]
        .concat();
        assert!(lacking.is_empty(), "{lacking:?}");
    }
}

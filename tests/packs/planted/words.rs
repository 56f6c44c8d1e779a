//! Mistakes of words and values, in a file whose signs are right.

use super::ron::{Dice, File, Sort};
use super::{Kind, Plant, with};

fn change(
    files: &[File],
    dice: &mut Dice,
    fits: impl Fn(&File, usize) -> bool,
    by: impl Fn(&str) -> String,
) -> Option<Plant> {
    let (file, n) = super::token(files, dice, fits)?;
    with(file, file.tokens[n].at.clone(), &by(file.says(n)))
}

/// Two letters in the middle change places, or the second is left out.
fn misspelt(word: &str) -> String {
    let mut letters: Vec<char> = word.chars().collect();
    let at = (1..letters.len() - 1).find(|&n| letters[n] != letters[n + 1]);
    match at {
        Some(n) => letters.swap(n, n + 1),
        None => letters.push('x'),
    }
    letters.into_iter().collect()
}

fn definitions(file: &File) -> bool {
    !matches!(file.name.as_str(), "pack.ron" | "rules.ron")
}

/// The value of a field with that name.
fn field(name: &'static str, sort: Sort) -> impl Fn(&File, usize) -> bool {
    move |file, n| {
        n > 1 && file.says(n - 2) == name && file.says(n - 1) == ":" && file.sort(n) == Some(sort)
    }
}

/// A word that opens a bracket with values in it.
fn called(file: &File, n: usize) -> bool {
    file.is_word(n) && file.says(n + 1) == "(" && file.says(n + 2) != ")" && !file.is_field(n + 2)
}

/// A value between the brackets of a word, left out.
fn fewer(files: &[File], dice: &mut Dice) -> Option<Plant> {
    let fits = |f: &File, n: usize| called(f, n) && f.inside(n + 1).len() > 1;
    let (file, n) = super::token(files, dice, fits)?;
    let first = file.value(*file.inside(n + 1).first()?);
    let comma = file.text[first.end..].find(',')?;
    with(file, first.start..first.end + comma + 1, "")
}

fn more(files: &[File], dice: &mut Dice) -> Option<Plant> {
    let (file, n) = super::token(files, dice, called)?;
    let end = file.tokens[file.closing(n + 1)].at.start;
    with(file, end..end, ", 1").map(|plant| Plant {
        line: file.line(file.tokens[n].at.start),
        ..plant
    })
}

/// A whole field with its comma: left out, or written twice.
fn of_item(
    files: &[File],
    dice: &mut Dice,
    names: &'static [&'static str],
    twice: bool,
) -> Option<Plant> {
    let fits = |f: &File, n: usize| {
        definitions(f) && f.is_field(n) && names.contains(&f.says(n)) && f.tokens[n].depth <= 2
    };
    let (file, n) = super::token(files, dice, fits)?;
    let at = file.tokens[n].at.start;
    let value = file.value(n + 2);
    let rest = &file.text[value.end..];
    let comma = value.end + rest.find(',')? + 1;
    if twice {
        let again = format!(" {}", &file.text[at..comma]);
        return with(file, comma..comma, &again);
    }
    // The item begins where its bracket opens.
    let depth = file.tokens[n].depth;
    let open = (0..n).rev().find(|&m| file.tokens[m].depth < depth)?;
    let line = file.line(file.tokens[open].at.start);
    let end = line..=file.line(file.tokens[file.closing(open)].at.end);
    with(file, at..comma, "").map(|plant| Plant {
        line,
        until: *end.end(),
        ..plant
    })
}

/// Any number, or one behind the name of a field.
fn number(files: &[File], dice: &mut Dice, by: impl Fn(&str) -> String) -> Option<Plant> {
    let fits = |f: &File, n: usize| {
        f.sort(n) == Some(Sort::Number) && !f.says(n).contains('.') && !f.name.starts_with("fields")
    };
    change(files, dice, fits, by)
}

fn in_folder(
    files: &[File],
    dice: &mut Dice,
    folder: &'static str,
    fits: impl Fn(&File, usize) -> bool,
    by: &str,
) -> Option<Plant> {
    let (file, n) = super::token(files, dice, |f, n| f.name.starts_with(folder) && fits(f, n))?;
    with(file, file.tokens[n].at.clone(), by)
}

const REQUIRED: &[&str] = &[
    "id",
    "name",
    "kind",
    "speed",
    "cost",
    "hp",
    "evasion",
    "strength",
    "structure",
    "durability",
    "group",
    "effects",
    "when",
    "gives",
    "units",
    "tables",
    "width",
    "shape",
    "sanctuary",
    "characters",
];
const ANY: &[&str] = &[
    "name",
    "kind",
    "speed",
    "flavor",
    "hp",
    "attack",
    "cost",
    "abilities",
    "systems",
    "units",
    "width",
];

fn lower(word: &str) -> String {
    word.to_lowercase()
}

pub const KINDS: &[Kind] = &[
    ("a misspelt field", |f, d| {
        change(f, d, |f, n| f.is_field(n) && f.says(n).len() > 3, misspelt)
    }),
    ("a misspelt word", |f, d| {
        change(f, d, |f, n| f.is_word(n) && f.says(n).len() > 3, misspelt)
    }),
    ("a word in small letters", |f, d| {
        change(f, d, |f, n| f.is_word(n), lower)
    }),
    ("a field with a capital", |f, d| {
        change(f, d, File::is_field, |w| {
            format!("{}{}", w[..1].to_uppercase(), &w[1..])
        })
    }),
    ("an unknown field", |f, d| {
        change(
            f,
            d,
            |f, n| f.is_field(n) && f.says(n) == "flavor",
            |_| "lore".to_owned(),
        )
    }),
    ("an unknown word", |f, d| {
        change(f, d, called, |_| "Bamboozle".to_owned())
    }),
    ("an unknown kind", |f, d| {
        change(f, d, field("kind", Sort::Word), |_| "Wizard".to_owned())
    }),
    ("too few values", fewer),
    ("too many values", more),
    ("no values", |f, d| {
        let (file, n) = super::token(f, d, called)?;
        let end = file.tokens[file.closing(n + 1)].at.end;
        with(file, file.tokens[n + 1].at.start..end, "")
    }),
    ("a list for one value", |f, d| {
        change(
            f,
            d,
            |f, n| field("name", Sort::Text)(f, n) || field("id", Sort::Text)(f, n),
            |t| format!("[{t}]"),
        )
    }),
    ("a word for a list", |f, d| {
        let (file, n) = super::token(f, d, |f, n| {
            n > 1 && f.says(n) == "[" && f.says(n - 1) == ":" && f.says(n + 1) != "]"
        })?;
        let end = file.tokens[file.closing(n)].at.end;
        with(file, file.tokens[n].at.start..end, "Everything")
    }),
    ("one value for a list", |f, d| {
        let fits = |f: &File, n: usize| {
            n > 1 && f.says(n) == "[" && f.says(n - 1) == ":" && f.inside(n).len() == 1
        };
        let (file, n) = super::token(f, d, fits)?;
        let value = file.value(n + 1);
        let (at, inner) = (
            file.tokens[n].at.start..file.tokens[file.closing(n)].at.end,
            file.text[value].to_owned(),
        );
        with(file, at, &inner)
    }),
    ("a number in quotes", |f, d| {
        number(f, d, |n| format!("\"{n}\""))
    }),
    ("a text for a number", |f, d| {
        number(f, d, |_| "many".to_owned())
    }),
    ("a fraction", |f, d| number(f, d, |n| format!("{n}.5"))),
    ("a number for a text", |f, d| {
        change(f, d, field("name", Sort::Text), |_| "7".to_owned())
    }),
    ("a number below nothing", |f, d| {
        change(
            f,
            d,
            |f, n| {
                [
                    "speed",
                    "hp",
                    "cost",
                    "volition",
                    "copies",
                    "rockets",
                    "evasion",
                    "durability",
                ]
                .iter()
                .any(|name| field(name, Sort::Number)(f, n))
            },
            |_| "-1".to_owned(),
        )
    }),
    ("a number out of range", |f, d| {
        change(
            f,
            d,
            |f, n| {
                [
                    "speed",
                    "hp",
                    "attack",
                    "defense",
                    "strength",
                    "evasion",
                    "durability",
                    "width",
                    "souls",
                ]
                .iter()
                .any(|name| field(name, Sort::Number)(f, n))
            },
            |_| "4000".to_owned(),
        )
    }),
    ("a number too long", |f, d| {
        number(f, d, |_| "99999999999999999999".to_owned())
    }),
    ("True for true", |f, d| {
        change(
            f,
            d,
            |f, n| matches!(f.says(n), "true" | "false"),
            |w| format!("{}{}", w[..1].to_uppercase(), &w[1..]),
        )
    }),
    ("yes for true", |f, d| {
        change(
            f,
            d,
            |f, n| matches!(f.says(n), "true" | "false"),
            |_| "yes".to_owned(),
        )
    }),
    ("a missing field", |f, d| of_item(f, d, REQUIRED, false)),
    ("a field twice", |f, d| of_item(f, d, ANY, true)),
    ("an id twice", |f, d| {
        let fits = |f: &File, n: usize| {
            definitions(f) && !f.name.starts_with("texts") && field("id", Sort::Text)(f, n) && n > 8
        };
        let (file, n) = super::token(f, d, fits)?;
        let first = (0..n).find(|&m| field("id", Sort::Text)(file, m))?;
        with(file, file.tokens[n].at.clone(), file.says(first))
    }),
    ("a misspelt id in a list", |f, d| {
        let fits = |f: &File, n: usize| {
            (f.name.starts_with("decks") || f.name.starts_with("sets"))
                && f.sort(n) == Some(Sort::Text)
                && n > 12
                && !f.is_field(n - 2)
                && f.says(n - 1) == "("
        };
        change(f, d, fits, |t| {
            format!("\"{}\"", misspelt(&t[1..t.len() - 1]))
        })
    }),
    ("an id of an unknown pack", |f, d| {
        in_folder(
            f,
            d,
            "decks",
            |f, n| f.sort(n) == Some(Sort::Text) && f.says(n - 1) == "(" && n > 12,
            "\"else:thing\"",
        )
    }),
    ("an id with a capital", |f, d| {
        change(
            f,
            d,
            |f, n| definitions(f) && !f.name.starts_with("texts") && field("id", Sort::Text)(f, n),
            str::to_uppercase,
        )
    }),
    ("an id with a space", |f, d| {
        change(
            f,
            d,
            |f, n| definitions(f) && !f.name.starts_with("texts") && field("id", Sort::Text)(f, n),
            |t| format!("\"a {}", &t[1..]),
        )
    }),
    ("an empty name", |f, d| {
        change(f, d, field("name", Sort::Text), |_| "\"\"".to_owned())
    }),
    ("a word of another place", |f, d| {
        change(
            f,
            d,
            |f, n| {
                f.is_word(n)
                    && ["whose", "place", "until", "when", "kind"].contains(&f.says(n.max(2) - 2))
            },
            |_| "Twice".to_owned(),
        )
    }),
    ("an effect of another game", |f, d| {
        change(
            f,
            d,
            |f, n| called(f, n) && f.says(n.max(1) - 1) == "[" && f.says(n.max(3) - 3) == "effects",
            |_| "Teleport".to_owned(),
        )
    }),
    ("a condition for an effect", |f, d| {
        let (file, n) = super::token(f, d, |f, n| {
            called(f, n) && f.says(n.max(1) - 1) == "[" && f.says(n.max(3) - 3) == "effects"
        })?;
        with(file, file.value(n), "YourTurn")
    }),
    ("an effect for a condition", |f, d| {
        let (file, n) = super::token(f, d, |f, n| {
            f.is_word(n) && f.says(n.max(2) - 2) == "only_if"
        })?;
        with(file, file.value(n), "Draw(1, You)")
    }),
    ("values in another order", |f, d| {
        let fits = |f: &File, n: usize| {
            called(f, n)
                && f.sort(n + 2) == Some(Sort::Number)
                && f.says(n + 3) == ","
                && f.sort(n + 4) == Some(Sort::Word)
        };
        let (file, n) = super::token(f, d, fits)?;
        let (first, second) = (file.value(n + 2), file.value(n + 4));
        let swapped = format!(
            "{}, {}",
            &file.text[second.clone()],
            &file.text[first.clone()]
        );
        with(file, first.start..second.end, &swapped)
    }),
    ("names for values", |f, d| {
        let (file, n) = super::token(f, d, |f, n| {
            called(f, n) && f.sort(n + 2) == Some(Sort::Number)
        })?;
        let at = file.tokens[n + 2].at.start;
        with(file, at..at, "amount: ")
    }),
    ("a filter without its brackets", |f, d| {
        let (file, n) = super::token(f, d, |f, n| {
            n > 0 && f.says(n) == "(" && f.says(n - 1) == "(" && f.is_field(n + 1)
        })?;
        let inner = file.tokens[n].at.end..file.tokens[file.closing(n)].at.start;
        let inner = file.text[inner].to_owned();
        with(
            file,
            file.tokens[n].at.start..file.tokens[file.closing(n)].at.end,
            &inner,
        )
    }),
    ("a field of another kind", |f, d| {
        let (file, n) = super::token(f, d, |f, n| {
            f.name.starts_with("cards")
                && matches!(
                    f.says(n),
                    "Event" | "Software" | "Manipulation" | "Enhancement" | "Room" | "Loot"
                )
                && f.says(n - 1) == ":"
        })?;
        let end = file.tokens[n].at.end;
        let field = match file.says(n) {
            "Event" | "Software" => "attack: 2",
            "Room" | "Loot" => "evasion: 2",
            _ => "strength: 2",
        };
        with(file, end..end, &format!(", {field}"))
    }),
    ("a target too many", |f, d| {
        change(
            f,
            d,
            |f, n| {
                n > 2
                    && f.says(n - 1) == "("
                    && f.says(n - 2) == "Target"
                    && f.sort(n) == Some(Sort::Number)
            },
            |_| "7".to_owned(),
        )
    }),
    ("too many copies", |f, d| {
        change(
            f,
            d,
            |f, n| {
                n > 2
                    && f.name.starts_with("decks")
                    && f.says(n - 1) == ","
                    && f.sort(n) == Some(Sort::Number)
            },
            |_| "9".to_owned(),
        )
    }),
    ("a text of nothing", |f, d| {
        let fits =
            |f: &File, n: usize| f.name.starts_with("texts") && field("id", Sort::Text)(f, n);
        change(f, d, fits, |_| "\"nobody_at_all\"".to_owned())
    }),
    ("a misspelt sub-type", |f, d| {
        let fits = |f: &File, n: usize| {
            f.name.starts_with("cards")
                && field("subtype", Sort::Text)(f, n)
                && f.tokens[n].depth == 2
        };
        change(f, d, fits, |t| {
            format!("\"{}\"", misspelt(&t[1..t.len() - 1]))
        })
    }),
    ("an unknown game", |f, d| {
        in_folder(f, d, "pack.ron", field("game", Sort::Text), "\"chess\"")
    }),
    ("a missing rule", |f, d| {
        let (file, n) = super::token(f, d, |f, n| {
            f.name == "rules.ron"
                && f.is_field(n)
                && f.sort(n + 2) == Some(Sort::Number)
                && f.says(n) != "repeats"
        })?;
        let value = file.value(n);
        with(file, value.start..value.end + 1, "").map(|plant| Plant {
            line: 1,
            until: file.line(file.text.len()),
            ..plant
        })
    }),
];

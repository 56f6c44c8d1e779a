//! People: a body, a head and what they carry, put together so that few look alike.
//!
//! All shapes stand in a box of 100 by 100 with their feet at 100. Parts separated by `|` are drawn one
//! over the other; inside a part, holes are holes.

use super::Emblem;
use crate::desktop::art::dice::Dice;

const BODIES: [&str; 6] = [
    // Cloak.
    "M50,25 C59,25 65,32 67,42 C69,60 74,80 79,100 L70,97 L61,100 L50,97 L40,100 L31,97 L21,100 C26,80 31,60 33,42 C35,32 41,25 50,25Z",
    // Armour.
    "M50,26 L62,28 C72,29 77,36 76,45 L67,46 L65,60 L68,100 L55,100 L50,72 L45,100 L32,100 L35,60 L33,46 L24,45 C23,36 28,29 38,28Z",
    // Robe with wide sleeves.
    "M50,26 C57,26 62,29 65,35 L83,60 L75,69 L65,55 C66,72 69,88 72,100 L28,100 C31,88 34,72 35,55 L25,69 L17,60 L35,35 C38,29 43,26 50,26Z",
    // In stride.
    "M47,26 C56,24 62,29 62,37 L61,56 L75,75 L73,100 L63,100 L64,80 L50,67 L43,82 L27,99 L19,92 L34,76 L39,56 L37,37 C37,31 41,27 47,26Z",
    // Long coat.
    "M50,25 C65,25 72,34 74,48 C75,66 79,84 84,100 L60,100 L50,78 L40,100 L16,100 C21,84 25,66 26,48 C28,34 35,25 50,25Z",
    // Skirted tunic, one knee forward.
    "M50,26 C60,26 66,31 67,40 L65,58 L73,74 L66,76 L68,100 L58,100 L56,78 L45,78 L40,100 L30,100 L34,76 L27,74 L35,58 L33,40 C34,31 40,26 50,26Z",
];

/// Heads with what is lit in them.
const HEADS: [(&str, &str); 7] = [
    (
        "M50,6 C56,6 60,11 60,17 C60,24 56,29 50,29 C44,29 40,24 40,17 C40,11 44,6 50,6Z",
        "",
    ),
    (
        "M50,1 C62,4 66,16 64,31 L36,31 C34,16 38,4 50,1Z",
        "M45,18 L48.6,19.4 L45,20.6Z|M55,18 L51.4,19.4 L55,20.6Z",
    ),
    (
        "M39,30 L39,16 C39,8 44,5 50,5 C56,5 61,8 61,16 L61,30Z|M49,7 C52,-5 64,-4 71,8 C64,4 58,6 53,11Z",
        "M43,16 L57,16 L57,18.6 L51.6,18.6 L51.6,26 L48.4,26 L48.4,18.6 L43,18.6Z",
    ),
    (
        "M26,17 C36,12 41,12 42,11 L45,0 L56,-1 L58,11 C59,12 64,12 74,17 C64,19 36,19 26,17Z|M41,15 L59,15 C60,24 56,29 50,29 C44,29 40,24 41,15Z",
        "M42.2,10.2 L57.8,10.2 L58.2,12 L41.8,12Z",
    ),
    (
        "M50,7 C56,7 60,12 60,18 C60,25 56,29 50,29 C44,29 40,25 40,18 C40,12 44,7 50,7Z|M43,12 C33,11 29,3 32,-5 C35,3 39,6 46,8Z|M57,12 C67,11 71,3 68,-5 C65,3 61,6 54,8Z",
        "",
    ),
    (
        "M50,6 C56,6 60,11 60,17 C60,24 56,29 50,29 C44,29 40,24 40,17 C40,11 44,6 50,6Z|M40,16 C37,4 46,-2 55,2 C64,4 63,14 68,18 C66,30 72,34 74,42 C66,40 60,32 59,20 C54,12 46,12 40,16Z",
        "",
    ),
    (
        "M50,6 C57,6 61,11 61,18 C61,25 57,30 50,30 C43,30 39,25 39,18 C39,11 43,6 50,6Z|M36,14 L64,14 L64,21 L36,21Z",
        "M46,17.5 m-3.4,0 a3.4,3.4 0 1 0 6.8,0 a3.4,3.4 0 1 0 -6.8,0Z|M55,17.5 m-3.4,0 a3.4,3.4 0 1 0 6.8,0 a3.4,3.4 0 1 0 -6.8,0Z",
    ),
];

/// What a figure carries: words of names that ask for it, outline, lit part.
struct Prop {
    words: &'static [&'static str],
    body: &'static str,
    light: &'static str,
    ranged: bool,
}

const PROPS: [Prop; 16] = [
    Prop {
        words: &["archer", "bow", "hunter", "ranger", "fletch", "stalker"],
        body: "M74,10 C98,30 98,62 74,84 L78,84 C104,63 104,30 78,10Z|M52,45 L100,45 L100,42 L110,46.5 L100,51 L100,48 L52,48Z|M62,36 L84,43 L83,50 L60,46Z",
        light: "M75,11 L76.2,11 L76.2,83 L75,83Z|M100,42 L110,46.5 L100,51Z",
        ranged: true,
    },
    Prop {
        words: &[
            "gun",
            "rifle",
            "sniper",
            "shot",
            "artill",
            "cannoneer",
            "marksman",
        ],
        body: "M48,50 L104,38 L105,43 L78,50 L79,55 L70,58 L66,69 L58,67 L60,57 L50,58Z|M34,44 L62,56 L58,63 L32,54Z",
        light: "M104,36 L114,33 L108,40.5 L115,44 L105,44Z",
        ranged: true,
    },
    Prop {
        words: &[
            "lanc", "spear", "pike", "guard", "sentinel", "warden", "halberd", "rider",
        ],
        body: "M80,6 L83.5,6 L83.5,100 L80,100Z|M81.7,-16 L88,4 L81.7,12 L75.5,4Z|M62,40 L84,48 L83,56 L60,50Z",
        light: "M81.7,-16 L88,4 L81.7,12Z",
        ranged: false,
    },
    Prop {
        words: &[
            "fencer", "sword", "knight", "duel", "blade", "raider", "reaver", "champion",
            "marshal", "captain",
        ],
        body: "M68,46 L95,-4 L101,-14 L101,0 L75,50Z|M62,40 L84,52 L81,57 L59,45Z|M60,36 L76,46 L70,54 L56,46Z",
        light: "M72,48 L101,-10 L101,0 L75,50Z",
        ranged: false,
    },
    Prop {
        words: &[
            "shield", "bulwark", "defend", "crew", "palisade", "mirror", "wall", "oath",
        ],
        body: "M8,38 L42,38 L42,64 C42,80 30,88 25,91 C20,88 8,80 8,64Z",
        light: "M25,46 L28,56 L37,58 L28,61 L25,72 L22,61 L13,58 L22,56Z",
        ranged: false,
    },
    Prop {
        words: &[
            "lamp", "lantern", "light", "torch", "candle", "wick", "novice", "beacon",
        ],
        body: "M60,38 L86,30 L88,35 L62,48Z|M85,32 L88,32 L88,42 L85,42Z|M80,42 L93,42 L96,64 L77,64Z|M77,64 L96,64 L96,68 L77,68Z",
        light: "M82.5,46 L90.5,46 L92.6,61 L80.4,61Z",
        ranged: false,
    },
    Prop {
        words: &[
            "banner", "herald", "standard", "bearer", "column", "pilgrim", "bailiff", "squire",
        ],
        body: "M80,-12 L83.5,-12 L83.5,100 L80,100Z|M83,-10 C95,-5 102,-14 116,-8 L111,8 L117,24 C103,19 95,29 83,24Z|M62,40 L83,50 L82,57 L60,50Z",
        light: "M92,-1 L98,6 L92,14 L88,6Z",
        ranged: false,
    },
    Prop {
        words: &[
            "mage",
            "adept",
            "sage",
            "rainmaker",
            "oracle",
            "priest",
            "chorister",
            "witch",
            "shaman",
            "druid",
            "seer",
            "weaver",
        ],
        body: "M78,8 L81.5,8 L81.5,100 L78,100Z|M70,-2 C66,10 74,16 80,16 C86,16 93,10 89,-2 C89,6 86,10 80,10 C74,10 71,6 70,-2Z|M60,38 L82,48 L80,56 L59,50Z",
        light: "M79.7,-12 m-6,6 a6,6 0 1 0 12,0 a6,6 0 1 0 -12,0Z",
        ranged: true,
    },
    Prop {
        words: &[
            "scribe", "scholar", "archiv", "clerk", "reader", "auditor", "keeper", "broker",
            "notary",
        ],
        body: "M50,52 C58,47 70,47 78,50 L80,72 C72,68 60,68 50,74Z|M50,52 C42,47 30,47 22,50 L20,72 C28,68 40,68 50,74Z",
        light: "M53,55 C60,51 69,51 75.5,53 L77,67.5 C70,65 60,65.5 53,69Z|M47,55 C40,51 31,51 24.5,53 L23,67.5 C30,65 40,65.5 47,69Z",
        ranged: false,
    },
    Prop {
        words: &[
            "hammer", "smith", "mason", "breaker", "forge", "miner", "quarry", "sapper",
        ],
        body: "M79,14 L84,14 L84,100 L79,100Z|M64,-4 L99,-4 L99,18 L64,18Z|M60,40 L84,50 L82,58 L58,50Z",
        light: "M93,-4 L99,-4 L99,18 L93,18Z",
        ranged: false,
    },
    Prop {
        words: &[
            "reap", "scythe", "harvest", "farmer", "grave", "ferry", "mourn", "toll",
        ],
        body: "M79,4 L83,4 L86,100 L82,100Z|M84,6 C64,-12 38,-6 26,14 C44,2 64,4 84,16Z|M60,40 L84,50 L83,57 L58,50Z",
        light: "M84,6 C64,-12 38,-6 26,14 C42,-1 64,-3 84,10Z",
        ranged: false,
    },
    Prop {
        words: &["kite", "cloud", "sail", "wind", "glider"],
        body: "M62,38 L84,24 L87,29 L64,46Z|M98,-26 L116,-8 L104,12 L88,-6Z|M84,26 L85.5,26 L104,8 L102.5,8Z",
        light: "M98,-26 L103,-7 L104,12 L88,-6Z",
        ranged: true,
    },
    Prop {
        words: &[
            "courier",
            "scout",
            "runner",
            "smuggl",
            "thief",
            "pickpocket",
            "messenger",
            "walker",
        ],
        body: "M30,34 C22,34 18,40 18,50 C18,60 22,66 30,66 L38,62 L38,36Z|M62,42 L78,58 L73,63 L58,52Z",
        light: "M23,47 L34,47 L34,50 L23,50Z",
        ranged: false,
    },
    Prop {
        words: &[
            "fire", "ember", "pyro", "arson", "cinder", "ash", "flame", "spark", "kindl", "fuse",
        ],
        body: "M60,38 L84,44 L84,52 L59,50Z|M78,44 C78,36 92,36 92,44 L89,52 L81,52Z",
        light: "M85,8 C88,18 97,22 96,34 C95,42 89,44 85,44 C80,44 74,41 74,33 C74,28 78,26 78,21 C81,23 81,27 81,29 C86,24 87,16 85,8Z",
        ranged: true,
    },
    Prop {
        words: &[
            "dagger", "assassin", "cut", "knife", "rogue", "blood", "slicer", "bandit",
        ],
        body: "M62,40 L84,56 L79,62 L58,50Z|M78,56 L84,50 L106,34 L86,60Z|M38,40 L16,56 L21,62 L42,50Z|M22,56 L16,50 L-6,34 L14,60Z",
        light: "M84,50 L106,34 L86,60Z|M16,50 L-6,34 L14,60Z",
        ranged: false,
    },
    Prop {
        words: &[
            "mend", "heal", "medic", "garden", "tend", "grower", "herb", "nurse", "sower",
        ],
        body: "M60,38 L80,50 L77,57 L58,50Z|M70,52 L98,52 C98,62 92,66 84,66 C76,66 70,62 70,52Z",
        light: "M83,52 L83,40 C75,40 72,34 72,28 C80,28 84,33 84.4,38 C85,30 90,26 97,26 C97,35 92,40 85.4,41 L85.4,52Z",
        ranged: false,
    },
];

/// A person in parts, so that each can have a colour of its own.
pub struct Person {
    /// What they carry, and what shines on it.
    pub prop: (&'static str, &'static str),
    /// The body.
    pub body: &'static str,
    /// The head, and what is lit in it.
    pub head: (&'static str, &'static str),
}

/// A person, by what the name says and else by chance.
pub fn parts(words: &str, ranged: bool, dice: &mut Dice) -> Person {
    let named = PROPS
        .iter()
        .find(|prop| prop.words.iter().any(|start| super::begins(words, start)));
    let fitting: Vec<&Prop> = PROPS.iter().filter(|prop| prop.ranged == ranged).collect();
    let prop = named.unwrap_or_else(|| fitting[dice.below(fitting.len())]);
    let head = dice.pick(&HEADS);
    let body = dice.pick(&BODIES);
    Person {
        prop: (prop.body, prop.light),
        body,
        head,
    }
}

/// The same as one emblem.
pub fn person(words: &str, ranged: bool, dice: &mut Dice) -> Emblem {
    let Person { prop, body, head } = parts(words, ranged, dice);
    Emblem {
        body: format!("{}|{body}|{}", prop.0, head.0),
        light: format!("{}|{}", head.1, prop.1),
        floats: false,
    }
}

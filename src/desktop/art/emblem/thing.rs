//! Things and happenings: what events, gear and anomalies show, in a box of 100 by 100.

use super::Shape;

/// What is neither alive nor a machine.
pub const THINGS: &[Shape] = &[
    Shape {
        words: &[
            "bolt",
            "lightning",
            "thunder",
            "volt",
            "spark",
            "static",
            "shock",
            "surge",
            "fork",
            "jolt",
        ],
        tags: &["damage", "storm"],
        body: "M62,-10 L16,54 L46,54 L30,108 L88,38 L56,38 L80,-10Z",
        light: "M66,-2 L32,46 L54,46 L44,80 L72,45 L46,45 L70,-2Z",
        floats: true,
    },
    Shape {
        words: &[
            "meteor", "comet", "fall", "impact", "crater", "blast", "burst", "eruption", "bomb",
            "explo",
        ],
        tags: &["damage"],
        body: "M40,62 C52,50 72,54 78,68 C84,84 72,100 56,100 C40,100 30,88 32,76 C33,70 36,65 40,62Z|M36,60 L-14,-16 L48,50Z|M48,52 L20,-22 L62,50Z|M62,52 L66,-14 L74,56Z",
        light: "M56,66 C66,66 72,72 70,80 C66,72 58,70 50,72Z|M-14,-16 L42,56 L38,60Z|M20,-22 L56,50 L50,52Z",
        floats: true,
    },
    Shape {
        words: &[
            "wave", "tide", "flood", "surf", "undertow", "current", "breaker", "rain", "drizzle",
        ],
        tags: &["bounce", "storm"],
        body: "M-10,100 C-6,62 14,24 52,18 C82,14 102,32 100,54 C92,44 78,42 72,50 C66,60 74,72 90,72 C82,84 62,82 56,68 C52,84 62,98 84,100Z",
        light: "M4,96 C8,66 26,36 56,30 C70,28 82,32 88,40 C76,32 58,36 46,48 C32,62 28,80 28,98Z",
        floats: false,
    },
    Shape {
        words: &[
            "wind", "gale", "jet", "gust", "cyclone", "tornado", "storm", "squall", "vortex",
            "breeze",
        ],
        tags: &["bounce", "move"],
        body: "M2,10 C34,0 72,0 100,10 C98,22 88,26 84,26 C54,20 36,20 12,26 C6,22 2,16 2,10Z|M14,32 C38,26 66,26 88,32 C86,44 78,48 74,48 C54,42 40,44 24,48 C18,44 14,38 14,32Z|M26,54 C44,48 62,48 78,54 C76,64 70,68 66,68 C54,64 44,64 36,68 C30,66 26,60 26,54Z|M38,74 C48,70 60,70 68,74 C68,84 60,96 46,106 C50,94 46,84 38,74Z",
        light: "M12,12 C38,5 68,5 92,12 C68,9 36,9 12,12Z|M24,35 C42,30 62,30 80,35 C62,33 42,33 24,35Z|M34,57 C46,53 60,53 70,57 C60,55 46,55 34,57Z",
        floats: true,
    },
    Shape {
        words: &[
            "sun", "noon", "dawn", "day", "radian", "solar", "glare", "blind", "halo", "shine",
        ],
        tags: &["durability", "light"],
        body: "M50,-8 L56,18 L74,-2 L70,24 L96,10 L80,32 L108,36 L84,46 L110,62 L82,60 L96,84 L72,72 L74,100 L58,78 L50,106 L42,78 L26,100 L28,72 L4,84 L18,60 L-10,62 L16,46 L-8,36 L20,32 L4,10 L30,24 L26,-2 L44,18Z",
        light: "M50,24 C64,24 74,34 74,48 C74,62 64,72 50,72 C36,72 26,62 26,48 C26,34 36,24 50,24Z",
        floats: true,
    },
    Shape {
        words: &[
            "moon", "eclipse", "dusk", "midnight", "lunar", "dark", "gloom", "curfew",
        ],
        tags: &["scan", "dark"],
        body: "M62,2 C34,2 12,24 12,52 C12,80 34,102 62,102 C74,102 84,98 92,92 C66,92 48,74 48,50 C48,28 64,12 88,10 C80,4 72,2 62,2Z",
        light: "M78,34 L81,44 L91,47 L81,50 L78,60 L75,50 L65,47 L75,44Z|M98,20 L99.6,25 L105,27 L99.6,29 L98,34 L96.4,29 L91,27 L96.4,25Z",
        floats: true,
    },
    Shape {
        words: &[
            "eye",
            "sight",
            "vision",
            "omen",
            "forecast",
            "read",
            "watch",
            "spy",
            "oracle",
            "table_viewport",
            "sky",
            "foresee",
        ],
        tags: &["scan", "draw"],
        body: "M-8,50 C14,18 34,10 50,10 C66,10 86,18 108,50 C86,82 66,90 50,90 C34,90 14,82 -8,50Z",
        light: "M6,50 C22,28 36,22 50,22 C64,22 78,28 94,50 C78,72 64,78 50,78 C36,78 22,72 6,50Z M50,28 C38,28 28,38 28,50 C28,62 38,72 50,72 C62,72 72,62 72,50 C72,38 62,28 50,28Z|M50,40 C56,40 60,44 60,50 C60,56 56,60 50,60 C44,60 40,56 40,50 C40,44 44,40 50,40Z",
        floats: true,
    },
    Shape {
        words: &[
            "book", "tome", "ledger", "archive", "page", "manual", "psalm", "codex", "contract",
            "clause", "letter", "postage",
        ],
        tags: &["draw", "discard"],
        body: "M50,22 C34,8 8,8 -8,16 L-8,86 C8,78 34,78 50,94 C66,78 92,78 108,86 L108,16 C92,8 66,8 50,22Z",
        light: "M46,28 C34,17 12,16 -2,21 L-2,78 C12,73 34,75 46,85Z|M54,28 C66,17 88,16 102,21 L102,78 C88,73 66,75 54,85Z",
        floats: true,
    },
    Shape {
        words: &[
            "sword",
            "blade",
            "sabre",
            "edge",
            "strike",
            "cut",
            "duel",
            "cleave",
            "execution",
            "knife",
        ],
        tags: &["gear", "terminate", "damage"],
        body: "M50,-14 L60,2 L58,66 L42,66 L40,2Z|M22,64 L78,64 L82,74 L18,74Z|M45,74 L55,74 L54,96 L46,96Z|M50,94 m-7,6 a7,7 0 1 0 14,0 a7,7 0 1 0 -14,0Z",
        light: "M50,-14 L60,2 L58,64 L50,64Z",
        floats: true,
    },
    Shape {
        words: &[
            "shield", "aegis", "ward", "guard", "armor", "armour", "plate", "mail", "cover",
            "bulwark", "protect",
        ],
        tags: &["gear", "buff_defense", "durability"],
        body: "M50,-4 C64,6 80,10 96,10 L96,46 C96,76 74,96 50,106 C26,96 4,76 4,46 L4,10 C20,10 36,6 50,-4Z",
        light: "M50,10 C60,16 72,20 84,21 L84,46 C84,68 68,84 50,92Z|M20,40 L46,40 L46,48 L20,48Z",
        floats: true,
    },
    Shape {
        words: &[
            "banner", "flag", "standard", "rally", "anthem", "oath", "call",
        ],
        tags: &["buff_attack", "marker", "emanate"],
        body: "M26,-10 L31,-10 L31,100 L26,100Z|M28,-14 m-5,0 a5,5 0 1 0 10,0 a5,5 0 1 0 -10,0Z|M31,-2 C52,8 70,-8 96,4 L88,28 L96,54 C72,42 52,60 31,50Z",
        light: "M58,10 L63,21 L75,22 L66,30 L69,42 L58,36 L47,42 L50,30 L41,22 L53,21Z",
        floats: false,
    },
    Shape {
        words: &[
            "chain", "lock", "bind", "shackle", "prison", "cage", "arrest", "hold", "freeze",
            "frost", "ice", "stasis", "net", "snare", "trap",
        ],
        tags: &["lock"],
        body: "M26,44 L26,30 C26,8 74,8 74,30 L74,44 L64,44 L64,32 C64,18 36,18 36,32 L36,44Z|M16,44 L84,44 L84,96 L16,96Z",
        light: "M50,56 C56,56 60,60 60,65 C60,69 58,71 55,73 L58,88 L42,88 L45,73 C42,71 40,69 40,65 C40,60 44,56 50,56Z",
        floats: true,
    },
    Shape {
        words: &[
            "hand", "grasp", "fist", "grip", "touch", "reach", "claim", "toll", "tithe", "theft",
            "steal", "rob",
        ],
        tags: &["discard", "recover", "buff_attack"],
        body: "M26,100 L24,62 C18,54 6,50 4,40 C8,36 16,40 24,46 L22,14 C22,6 32,6 33,14 L36,40 L38,4 C39,-4 49,-4 49,4 L50,40 L55,6 C57,-2 66,0 65,8 L62,42 L70,18 C73,11 82,14 80,22 C77,40 78,64 72,78 L72,100Z",
        light: "M44,54 C56,50 64,58 62,68 C60,78 48,80 42,72 C47,75 54,73 55,67 C56,60 50,57 44,58Z",
        floats: false,
    },
    Shape {
        words: &[
            "portal",
            "gate",
            "rift",
            "door",
            "ring",
            "warp",
            "horizon",
            "exile",
            "threshold",
            "seam",
            "passage",
            "tunnel",
        ],
        tags: &["move", "delete", "restore", "anomaly"],
        body: "M50,-6 C80,-6 98,20 98,52 C98,78 90,92 84,100 L66,100 C76,88 82,74 82,54 C82,28 70,10 50,10 C30,10 18,28 18,54 C18,74 24,88 34,100 L16,100 C10,92 2,78 2,52 C2,20 20,-6 50,-6Z",
        light: "M50,18 C66,18 76,34 76,54 C76,74 70,88 60,100 L40,100 C30,88 24,74 24,54 C24,34 34,18 50,18Z",
        floats: false,
    },
];

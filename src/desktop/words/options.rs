//! The words of the settings, the keys and the title.

use bevy_egui::egui::Key;

use super::Named;
use crate::desktop::art::palette::Palette;
use crate::desktop::keymap::Action;
use crate::desktop::screen::Speed;

/// The settings, with the page of the keys.
pub struct SettingsWords {
    /// Head.
    pub title: &'static str,
    /// Names of the pages: look, playing, keys.
    pub pages: [&'static str; 3],
    /// Language of interface and games.
    pub language: &'static str,
    /// Colours of everything.
    pub palette: &'static str,
    /// Names of the palettes, with what each is for.
    pub palettes: fn(Palette) -> (&'static str, &'static str),
    /// Size of everything.
    pub scale: &'static str,
    /// What more than fits means.
    pub scale_hint: &'static str,
    /// The window takes the whole screen.
    pub full: &'static str,
    /// Speed of animations.
    pub speed: &'static str,
    /// Names of the speeds.
    pub speeds: fn(Speed) -> &'static str,
    /// Nothing flies.
    pub calm: &'static str,
    /// What that means.
    pub calm_hint: &'static str,
    /// Head of the volumes.
    pub sounds: &'static str,
    /// Volumes: everything, the table, signals.
    pub volumes: [&'static str; 3],
    /// That this build has no sound.
    pub mute: &'static str,
    /// Passing by itself.
    pub auto_pass: &'static str,
    /// What that means.
    pub auto_pass_hint: &'static str,
    /// What it means in Biomes.
    pub auto_pass_biomes: &'static str,
    /// Paying by itself.
    pub auto_pay: &'static str,
    /// What that means.
    pub auto_pay_hint: &'static str,
    /// Hints are shown.
    pub hints: &'static str,
    /// How to change a key.
    pub keys_hint: &'static str,
    /// A key is waited for, for that.
    pub press_for: Named,
    /// The key does that already.
    pub taken: Named,
    /// The key must stay what it is.
    pub reserved: &'static str,
    /// Changes the key of that, said to those who do not see.
    pub change: Named,
    /// The keys of the beginning.
    pub reset: &'static str,
    /// What an action is called.
    pub action: fn(Action) -> String,
    /// What a key is called.
    pub key: fn(Key) -> &'static str,
    /// Before a key that is pressed with Shift.
    pub shift: &'static str,
    /// Where the focus goes, with how.
    pub focus: (&'static str, &'static str),
    /// Closes them.
    pub done: &'static str,
    /// That what was kept could not be read in full.
    pub unread: &'static str,
}

/// The title.
pub struct TitleWords {
    /// What the program is.
    pub line: &'static str,
    /// What each game is, with its seats, in the order of the tiles.
    pub games: [(&'static str, &'static str); 4],
    /// Opens a game.
    pub play: Named,
    /// Closes the program.
    pub quit: &'static str,
    /// Before the number of the version.
    pub version: &'static str,
}

pub(super) const ENGLISH: SettingsWords = SettingsWords {
    title: "Settings",
    pages: ["Look and motion", "Playing", "Keys"],
    language: "Language",
    palette: "Colours",
    palettes: |palette| match palette {
        Palette::Usual => (
            "As designed",
            "Every colour comes with a shape or a letter.",
        ),
        Palette::Clear => ("Clear", "Told apart with any kind of colour vision."),
        Palette::Contrast => ("High contrast", "White on black, with strong edges."),
    },
    scale: "Size of everything",
    scale_hint: "Above 100 % the window shows the part about the pointer or the focus.",
    full: "Take the whole screen",
    speed: "How fast things move",
    speeds: |speed| match speed {
        Speed::Slow => "Slow",
        Speed::Normal => "Normal",
        Speed::Fast => "Fast",
        Speed::Instant => "Instant",
    },
    calm: "Reduced motion",
    calm_hint: "Nothing flies, lunges or jumps; what happened is still shown.",
    sounds: "Sounds",
    volumes: ["Everything", "Cards, dice, fights", "Turns and ends"],
    mute: "This program was built without sound.",
    auto_pass: "Pass by itself where I can do nothing else",
    auto_pass_hint: "Undo still goes back to your own choice.",
    auto_pass_biomes: "Making energy does not count in Biomes.",
    auto_pay: "Biomes: choose the energy that pays",
    auto_pay_hint: "Void symbols take the energy there is most of.",
    hints: "Show hints, all of them again",
    keys_hint: "Choose a line, then press the key for it; Esc leaves it as it is.",
    press_for: |what| format!("Press the key for: {what}"),
    taken: |what| format!("That key is taken: {what}. Give that another key first."),
    reserved: "Tab and Esc keep what they do.",
    change: |what| format!("Change the key for: {what}"),
    reset: "All keys as at the beginning",
    action: |action| {
        let text = match action {
            Action::Pass => "the yellow button: pass, end, confirm",
            Action::PassOn => "go on passing until somebody acts or the turn ends",
            Action::ResolveAll => "let everything that waits resolve",
            Action::StopHere => "stop in this step and in turns like this one, or no longer",
            Action::Next => "to the next thing that can be chosen",
            Action::Previous => "to the one before",
            Action::Take => "choose it",
            Action::Undo => "take your last choice back",
            Action::Cancel => "drop what is half-announced, or the menu",
            Action::Skip => "finish running animations at once",
            Action::Note => "pin a note to this moment",
            Action::Help => "the keys",
            Action::Full => "take the whole screen, or no longer",
            Action::Closer => "Frames: closer to the frame that acts",
            Action::Whole => "Frames: the whole field",
            Action::Larger => "Frames: larger",
            Action::Smaller => "Frames: smaller",
            Action::Word(n) => return format!("listed choice {}", n + 1),
        };
        text.to_owned()
    },
    key: |key| match key {
        Key::Escape => "Esc",
        Key::ArrowLeft => "Left",
        Key::ArrowRight => "Right",
        Key::ArrowUp => "Up",
        Key::ArrowDown => "Down",
        key => key.symbol_or_name(),
    },
    shift: "Shift",
    focus: ("Tab, then Enter", "from button to button, and press it"),
    done: "Done",
    unread: "Some of your settings could not be read, so those of the beginning are used for them.",
};

pub(super) const SPANISH: SettingsWords = SettingsWords {
    title: "Ajustes",
    pages: ["Aspecto y movimiento", "Juego", "Teclas"],
    language: "Idioma",
    palette: "Colores",
    palettes: |palette| match palette {
        Palette::Usual => ("Los de siempre", "Cada color lleva una forma o una letra."),
        Palette::Clear => (
            "Bien distintos",
            "Se distinguen con cualquier tipo de visión.",
        ),
        Palette::Contrast => ("Alto contraste", "Blanco sobre negro, con bordes marcados."),
    },
    scale: "Tamaño de todo",
    scale_hint: "Por encima del 100 % se ve la parte donde está el puntero o el foco.",
    full: "Ocupar toda la pantalla",
    speed: "A qué velocidad se mueve todo",
    speeds: |speed| match speed {
        Speed::Slow => "Lenta",
        Speed::Normal => "Normal",
        Speed::Fast => "Rápida",
        Speed::Instant => "Al instante",
    },
    calm: "Menos movimiento",
    calm_hint: "Nada vuela, embiste ni salta; lo que ocurre se sigue mostrando.",
    sounds: "Sonidos",
    volumes: ["Todo", "Cartas, dados, luchas", "Turnos y finales"],
    mute: "Este programa se compiló sin sonido.",
    auto_pass: "Pasar por sí solo cuando no puedo hacer otra cosa",
    auto_pass_hint: "Deshacer vuelve igualmente a tu propia elección.",
    auto_pass_biomes: "En Biomes, producir energía no cuenta.",
    auto_pay: "Biomes: elegir la energía que paga",
    auto_pay_hint: "Los símbolos de vacío toman la energía más abundante.",
    hints: "Mostrar consejos, todos de nuevo",
    keys_hint: "Elige una línea y pulsa su tecla; Esc la deja como está.",
    press_for: |what| format!("Pulsa la tecla para: {what}"),
    taken: |what| format!("Esa tecla ya está ocupada: {what}. Dale antes otra."),
    reserved: "Tab y Esc conservan lo que hacen.",
    change: |what| format!("Cambiar la tecla de: {what}"),
    reset: "Todas las teclas como al principio",
    action: |action| {
        let text = match action {
            Action::Pass => "el botón amarillo: pasar, terminar, confirmar",
            Action::PassOn => "seguir pasando hasta que alguien actúe o termine el turno",
            Action::ResolveAll => "dejar que se resuelva todo lo que espera",
            Action::StopHere => "parar en este paso y en turnos como este, o ya no",
            Action::Next => "ir a lo siguiente que se puede elegir",
            Action::Previous => "ir a lo anterior",
            Action::Take => "elegirlo",
            Action::Undo => "deshacer tu última elección",
            Action::Cancel => "cancelar lo que está a medias, o el menú",
            Action::Skip => "terminar las animaciones al instante",
            Action::Note => "dejar una nota en este momento",
            Action::Help => "las teclas",
            Action::Full => "ocupar toda la pantalla, o ya no",
            Action::Closer => "Frames: más cerca de quien actúa",
            Action::Whole => "Frames: todo el campo",
            Action::Larger => "Frames: más grande",
            Action::Smaller => "Frames: más pequeño",
            Action::Word(n) => return format!("opción listada {}", n + 1),
        };
        text.to_owned()
    },
    key: |key| match key {
        Key::Escape => "Esc",
        Key::Space => "Espacio",
        Key::Enter => "Intro",
        Key::Home => "Inicio",
        Key::End => "Fin",
        Key::PageUp => "Re Pág",
        Key::PageDown => "Av Pág",
        Key::Delete => "Supr",
        Key::Backspace => "Retroceso",
        Key::ArrowLeft => "Izquierda",
        Key::ArrowRight => "Derecha",
        Key::ArrowUp => "Arriba",
        Key::ArrowDown => "Abajo",
        key => key.symbol_or_name(),
    },
    shift: "Mayús",
    focus: ("Tab y después Intro", "de botón en botón, y pulsarlo"),
    done: "Listo",
    unread: "Algunos de tus ajustes no se han podido leer; para esos valen los del principio.",
};

pub(super) const ENGLISH_TITLE: TitleWords = TitleWords {
    line: "Four tabletop games whose turn order the program enforces exactly",
    games: [
        (
            "Agents advance into three biomes and fight for their sectors; every action can be answered.",
            "2 players",
        ),
        (
            "One duel and one combat a turn, and a Sanctuary to defend.",
            "2 players",
        ),
        (
            "Loot, monsters and dice round a table; first to four souls.",
            "2 to 4 players",
        ),
        (
            "Mobile frames skirmish on an open board against a doomsday clock.",
            "2 to 5 players",
        ),
    ],
    play: |game| format!("Play {game}"),
    quit: "Quit",
    version: "version",
};

pub(super) const SPANISH_TITLE: TitleWords = TitleWords {
    line: "Cuatro juegos de mesa cuyo orden de turno el programa cumple al pie de la letra",
    games: [
        (
            "Agentes que avanzan por tres biomas y luchan por sus sectores; a toda acción se puede responder.",
            "2 jugadores",
        ),
        (
            "Un duelo y un combate por turno, y un Santuario que defender.",
            "2 jugadores",
        ),
        (
            "Botín, monstruos y dados en torno a una mesa; gana quien llega a cuatro almas.",
            "de 2 a 4 jugadores",
        ),
        (
            "Escaramuzas de armazones en un tablero abierto, contra el reloj del juicio.",
            "de 2 a 5 jugadores",
        ),
    ],
    play: |game| format!("Jugar a {game}"),
    quit: "Salir",
    version: "versión",
};

//! Every sentence of Kites in both languages.

use fourfold::table::refusals;
use fourfold::words;

refusals! {
    /// Kites and gusts are for the Act step (K-04).
    ACT_TIME: ["K-04"], "That is done once a turn, in its Act step.", "Eso se hace una vez por turno, en su paso de acción.";
    /// As many kites as a sky holds (K-05).
    SKY_FULL: ["K-05"], "Your sky is full.", "Tu cielo está lleno.";
    /// A gust blows at its height and above (K-06).
    TOO_LOW: ["K-06"], "That kite flies below the gust.", "Esa cometa vuela por debajo de la ráfaga.";
    /// Knots answer a gust (K-07).
    KNOT_TIME: ["K-07"], "A knot answers a gust at one of your kites.", "Un nudo responde a una ráfaga contra una cometa tuya.";
    /// Kites land at the end of one's turn (K-08).
    LAND_TIME: ["K-08"], "Kites land at the end of your turn.", "Las cometas aterrizan al final de tu turno.";
    /// Cards are discarded by who holds too many (K-09).
    TRIM_TIME: ["K-09"], "You discard only while you hold too many cards.", "Solo descartas mientras tengas demasiadas cartas.";
    /// Who holds too many cards must discard (K-09).
    MUST_TRIM: ["K-09"], "You hold too many cards.", "Tienes demasiadas cartas.";
    /// The word is right, the card is not (K-12).
    WRONG_CARD: ["K-12"], "That card cannot be used like that.", "Esa carta no se puede usar así.";
}

words! {
    /// What can be chosen.
    const CHOICES = {
        launch(Card) "Launch {card}", "Elevar {card}";
        gust(Card, Card) "{card}: tear {other}", "{card}: rasgar {other}";
        knot(Card) "Hold it with {card}", "Sujetarla con {card}";
        land(Card) "Land {card}", "Aterrizar {card}";
        discard(Card) "Discard {card}", "Descartar {card}";
        pass "Pass", "Pasar";
        concede "Give up", "Rendirse";
    }

    /// What is asked.
    const QUESTIONS = {
        act "{who}: launch a kite, let a gust loose, or pass", "{who}: eleva una cometa, suelta una ráfaga o pasa";
        answer "{who}: hold {card} with a knot, or let it tear", "{who}: sujeta {card} con un nudo o deja que se rasgue";
        land "{who}: land one kite, or keep flying", "{who}: aterriza una cometa o sigue volando";
        trim "{who}: discard a card", "{who}: descarta una carta";
    }

    /// What is written into the log.
    const EVENTS = {
        turn "Turn {n}: {who}", "Turno {n}: {who}";
        draw "{who} draws {card}", "{who} roba {card}";
        launch "{who} launches {card}", "{who} eleva {card}";
        gust "{who} lets {card} loose at {other}", "{who} suelta {card} contra {other}";
        knot "{who} holds {other} with {card}", "{who} sujeta {other} con {card}";
        tear "{card} is torn", "{card} se rasga";
        land "{who} lands {card} for {n} points", "{who} aterriza {card} por {n} puntos";
        discard "{who} discards {card}", "{who} descarta {card}";
        pass "", "";
        concede "{who} gives up", "{who} se rinde";
    }
}

//! The text of the words that all card games share.

use super::sample::{Said, Sample, says};
use crate::packs::LANGUAGES;

#[test]
fn shared_words_read_well_in_both_languages() {
    let wrong = SAMPLES.iter().flat_map(|said| {
        LANGUAGES.into_iter().filter_map(|language| {
            let wanted = language.pick(said.english, said.spanish);
            let text = says(language, said.on, said.ability);
            (text != wanted).then_some((text, wanted))
        })
    });
    let wrong: Vec<(String, &str)> = wrong.collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

const SAMPLES: [Said; 60] = [
    Said {
        on: Sample::Treasure,
        ability: "Replaces(event: CoinsFrom(Yours, Loot), instead: Nothing)",
        english: "If you would gain ¢ from loot cards, skip that.",
        spanish: "Si fueras a obtener ¢ de cartas de botín, eso no ocurre.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: GainsCoinsFrom(Theirs, Monster), effects: [Loot(1, You)])",
        english: "When another player gains ¢ from monster cards, loot 1.",
        spanish: "Cuando otro jugador obtenga ¢ de cartas de monstruo, roba 1 carta de botín.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Activated(costs: [Items(2), Loot(1)], effects: [GainCoins(Counters(Paid), You)])",
        english: "Destroy 2 other items of yours and discard 1 loot card: gain 1¢ for each counter on the destroyed items and the discarded loot card.",
        spanish: "Destruye otros 2 de tus objetos y descarta 1 carta de botín: obtén 1¢ por cada contador sobre los objetos destruidos y la carta de botín descartada.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Replaces(event: Damage((kind: Monster)), instead: To(Player(You)))",
        english: "If a monster would take damage, that damage is dealt to you instead.",
        spanish: "Si un monstruo fuera a recibir daño, ese daño lo recibes tú en su lugar.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Monster)], effects: [ReplaceNext(Damage(Target(0)), Turn, Double)])",
        english: "Choose a monster; the next time it would take damage this turn, it takes twice as much.",
        spanish: "Elige un monstruo; la próxima vez que fuera a recibir daño en este turno, recibe el doble.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Item, whose: Theirs, eternal: false)], effects: [GainControl(Target(0), Turn)])",
        english: "Gain control of another player's item without Eternal until the end of the turn.",
        spanish: "Obtén el control de un objeto sin Eterno de otro jugador hasta el final del turno.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Activated(tap: true, targets: [(kind: DamageEntry, whose: Yours), (whose: Theirs)], effects: [Redirect(Target(0), Target(1))])",
        english: "Tap: redirect damage aimed at you to another player.",
        spanish: "Gira: desvía daño dirigido a ti a otro jugador.",
    },
    Said {
        on: Sample::Loot,
        ability: "Triggered(when: Discarded, effects: [Loot(2, You)])",
        english: "When you discard this card, loot 2.",
        spanish: "Cuando descartes esta carta, roba 2 cartas de botín.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: Plays((group: Bomb, whose: Theirs)), effects: [GainCoins(2, You)])",
        english: "When another player plays a bomb loot card, gain 2¢.",
        spanish: "Cuando otro jugador juegue una carta de botín bomba, obtén 2¢.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: Targeted((whose: Yours), Theirs), effects: [StealCoins(1, ThatPlayer)])",
        english: "When you become a target of another player's card, steal 1¢ from that player.",
        spanish: "Cuando pases a ser objetivo de una carta de otro jugador, quita 1¢ a ese jugador.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(gives: [Untargetable])",
        english: "You cannot become a target of other players' cards.",
        spanish: "No puedes ser objetivo de cartas de otros jugadores.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Replaces(event: Damage((kind: Player, whose: Yours)), once: true, instead: To(Each((kind: Monster))))",
        english: "The first time you would take damage each turn, that damage is dealt to each monster instead.",
        spanish: "La primera vez de cada turno que fueras a recibir daño, ese daño lo recibe cada monstruo en su lugar.",
    },
    Said {
        on: Sample::Basic,
        ability: "Triggered(when: Dies, effects: [Spawn(\"crumb\", 2)])",
        english: "When this monster dies, the active player creates 2 Crumbs.",
        spanish: "Cuando este monstruo muera, el jugador activo crea 2 fichas de Crumb.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Monster)], effects: [Grant(Attack(1), Target(0), NextTurnOf(You)), Grant(Hp(1), Player(You), Game)])",
        english: "A monster gets +1 attack until your next turn. You get +1 HP for the rest of the game.",
        spanish: "Un monstruo obtiene +1 de ataque hasta tu próximo turno. Obtén +1 PV durante el resto de la partida.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Monster)], effects: [Become(\"crumb\", Target(0), Turn)])",
        english: "A monster becomes Crumb until the end of the turn.",
        spanish: "Un monstruo se convierte en Crumb hasta el final del turno.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [Flip(heads: [GainCoins(3, You)], tails: [LoseCoins(1, Others)])])",
        english: "Flip a coin – on heads, gain 3¢; on tails, each other player loses 1¢.",
        spanish: "Lanza una moneda – con cara, obtén 3¢; con cruz, cada otro jugador pierde 1¢.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [RevealUntil(Treasure, (kind: Treasure, keyword: Eternal, place: Deck), [GainItem(Picked, You)], Discard)])",
        english: "Reveal cards from the top of the treasure deck until a treasure with Eternal is revealed; gain it, then put the rest into discard.",
        spanish: "Revela cartas de encima del mazo de tesoros hasta que aparezca un tesoro con Eterno; obtén ese tesoro y luego pon el resto en el descarte.",
    },
    Said {
        on: Sample::Basic,
        ability: "Triggered(when: Dies, effects: [RevealUntil(Loot, (kind: Loot, place: Deck), [PutInHand(Picked, You)], Bottom)])",
        english: "When this monster dies, reveal cards from the top of the loot deck until a loot card is revealed; put it into the active player's hand, then put the rest on the bottom of the deck in a random order.",
        spanish: "Cuando este monstruo muera, revela cartas de encima del mazo de botín hasta que aparezca una carta de botín; ponla en la mano del jugador activo y luego pon el resto en el fondo del mazo en orden aleatorio.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Creature)], effects: [PreventAll(Target(0)), PreventAll(Player(You))])",
        english: "Prevent all damage to anything with HP this turn. Prevent all damage to you this turn.",
        spanish: "Evita todo el daño a cualquier cosa con PV en este turno. Evita todo el daño que fueras a recibir en este turno.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Item, count: Any, divide: 3)], effects: [AddCounters(Share, Target(0))])",
        english: "Divide 3 counters as you choose among any number of items.",
        spanish: "Reparte 3 contadores como quieras entre cualquier número de objetos.",
    },
    Said {
        on: Sample::Basic,
        ability: "Triggered(when: Dies, targets: [(kind: Player, count: UpTo(2), divide: 3)], effects: [Damage(Share, Target(0))])",
        english: "When this monster dies, divide 3 damage as they choose among up to two players.",
        spanish: "Cuando este monstruo muera, reparte 3 puntos de daño como quiera entre hasta dos jugadores.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [PickSome(UpTo(2), You, [[GainCoins(2, You)], [Loot(1, You)], [LoseCoins(1, Others)]])])",
        english: "Choose up to two – gain 2¢; loot 1; or each other player loses 1¢.",
        spanish: "Elige hasta dos opciones – obtén 2¢; roba 1 carta de botín; o bien cada otro jugador pierde 1¢.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Item, count: UpTo(3))], effects: [Destroy(Target(0))])",
        english: "Destroy up to three items.",
        spanish: "Destruye hasta tres objetos.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Player, whose: Theirs, count: UpTo(2))], effects: [LoseCoins(2, Target(0)), Damage(1, Target(0))])",
        english: "Up to two other players lose 2¢. Deal 1 damage to each of those players.",
        spanish: "Hasta otros dos jugadores pierden 2¢. Inflige 1 punto de daño a cada uno de esos jugadores.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Item, whose: Yours, count: Any)], effects: [Recharge(Target(0)), AddCounters(1, Target(0))])",
        english: "Recharge any number of your items. Put 1 counter on each of those items.",
        spanish: "Recarga cualquier número de tus objetos. Pon 1 contador sobre cada uno de esos objetos.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [IfElse(CoinsAtLeast(3, You), [LoseCoins(1, You)], [GainCoins(5, You), Loot(1, You)])])",
        english: "If you have at least 3¢, lose 1¢; otherwise, gain 5¢, then loot 1.",
        spanish: "Si tienes al menos 3¢, pierde 1¢; si no, obtén 5¢, luego roba 1 carta de botín.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [Pick(You, [[GainCoins(2, You)], [Loot(1, You)]])])",
        english: "Choose one – gain 2¢; or loot 1.",
        spanish: "Elige una opción – obtén 2¢; o bien roba 1 carta de botín.",
    },
    Said {
        on: Sample::Basic,
        ability: "Triggered(when: Dies, effects: [Pick(You, [[GainCoins(2, You)], [Loot(1, You)]])])",
        english: "When this monster dies, the active player chooses one – they gain 2¢; or they loot 1.",
        spanish: "Cuando este monstruo muera, el jugador activo elige una opción – ese jugador obtiene 2¢; o bien ese jugador roba 1 carta de botín.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [Pick(Others, [[LoseCoins(1, They)], [Discard(1, They)]])])",
        english: "Each other player chooses one – they lose 1¢; or they discard 1 loot card.",
        spanish: "Cada otro jugador elige una opción – ese jugador pierde 1¢; o bien ese jugador descarta 1 carta de botín.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [May([Pick(You, [[GainCoins(2, You)], [Loot(1, You)]])])])",
        english: "You may choose one – gain 2¢; or loot 1.",
        spanish: "Puedes elegir una opción – obtén 2¢; o bien roba 1 carta de botín.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [May([Vote([[Loot(1, Each)], [GainCoins(1, Each)]])])])",
        english: "You may have everybody vote – each player loots 1; or each player gains 1¢.",
        spanish: "Puedes hacer que todos voten – cada jugador roba 1 carta de botín; o bien cada jugador obtiene 1¢.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [Repeat(2, [Loot(1, You), GainCoins(1, You)])])",
        english: "Do this twice: loot 1, then gain 1¢.",
        spanish: "Haz esto dos veces: roba 1 carta de botín, luego obtén 1¢.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [Repeat(Count((kind: Item, whose: Yours)), [GainTreasure(1, You)])])",
        english: "For each of your items, gain 1 treasure.",
        spanish: "Por cada uno de tus objetos, obtén 1 tesoro.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [EachDoes(Each, [Repeat(2, [LoseCoins(1, They)])])])",
        english: "Each player does this twice: loses 1¢.",
        spanish: "Cada jugador hace esto dos veces: pierde 1¢.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [MayDo(Others, [Repeat(3, [PayCoins(1, They), Loot(1, They)])])])",
        english: "Each other player may do this 3 times: pay 1¢, then loot 1.",
        spanish: "Cada otro jugador puede hacer esto 3 veces: pagar 1¢, luego robar 1 carta de botín.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [If(AtMost(1, (kind: Item, whose: Yours)), [GainTreasure(1, You)])])",
        english: "If you have fewer than 2 items, gain 1 treasure.",
        spanish: "Si tienes menos de 2 objetos, obtén 1 tesoro.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [If(AtMost(0, (kind: Curse, whose: Yours)), [GainCoins(1, You)])])",
        english: "If you have no curses, gain 1¢.",
        spanish: "Si no tienes ninguna maldición, obtén 1¢.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: Not(AtMost(2, (kind: Monster))), gives: [Attack(1)])",
        english: "You have +1 attack while there are at least 3 monsters.",
        spanish: "Tienes +1 de ataque mientras hay al menos 3 monstruos.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [If(HandAtLeast(3), [Discard(1, You)]), If(HandAtMost(0), [Loot(1, You)])])",
        english: "If you hold at least 3 loot cards, discard 1 loot card. If you hold no loot cards, loot 1.",
        spanish: "Si tienes al menos 3 cartas de botín en la mano, descarta 1 carta de botín. Si no tienes cartas de botín en la mano, roba 1 carta de botín.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [If(Reaches(Hand(You), Count((kind: Item, whose: Yours))), [GainCoins(3, You)])])",
        english: "If the number of loot cards in your hand is at least the number of your items, gain 3¢.",
        spanish: "Si el número de cartas de botín de tu mano es mayor o igual que el número de tus objetos, obtén 3¢.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [If(Not(Reaches(Souls(You), 2)), [Loot(1, You)])])",
        english: "If your soul value is less than 2, loot 1.",
        spanish: "Si tu valor en almas es menor que 2, roba 1 carta de botín.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [GainCoins(Plus(Count((kind: Item, whose: Yours)), 1), You)])",
        english: "Gain ¢ equal to the number of your items plus 1.",
        spanish: "Obtén tantos ¢ como el número de tus objetos más 1.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Creature)], effects: [Damage(Minus(Coins(You), 3), Target(0))])",
        english: "Deal damage equal to your ¢ minus 3 to anything with HP.",
        spanish: "Inflige tanto daño como tu dinero menos 3 a cualquier cosa con PV.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [Loot(Lower(3, Hand(You)), You)])",
        english: "Loot as many as the lower of 3 and the number of loot cards in your hand.",
        spanish: "Roba tantas cartas de botín como lo menor entre 3 y el número de cartas de botín de tu mano.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [GainCoins(Higher(2, Souls(You)), You)])",
        english: "Gain ¢ equal to the higher of 2 and your soul value.",
        spanish: "Obtén tantos ¢ como lo mayor entre 2 y tu valor en almas.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [MayPay([Coins(3), Loot(1)], [GainTreasure(1, You), Loot(1, You)])])",
        english: "You may pay 3¢ and discard 1 loot card. If you do, gain 1 treasure, then loot 1.",
        spanish: "Puedes pagar 3¢ y descartar 1 carta de botín. Si lo haces, obtén 1 tesoro, luego roba 1 carta de botín.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: TurnEnds(Yours), effects: [MayPay([Hp(1), Items(1), Counters(2), DestroyThis], [GainCoins(9, You)])])",
        english: "At the end of your turn, you may pay 1 HP, destroy another of your items, remove 2 counters from this item and destroy this item. If you do, gain 9¢.",
        spanish: "Al final de tu turno, puedes pagar 1 PV, destruir otro de tus objetos, retirar 2 contadores de este objeto y destruir este objeto. Si lo haces, obtén 9¢.",
    },
    Said {
        on: Sample::Basic,
        ability: "Triggered(when: Dies, effects: [MayPay([Items(1)], [GainCoins(9, You)])])",
        english: "When this monster dies, the active player may destroy one of their items. If they do, they gain 9¢.",
        spanish: "Cuando este monstruo muera, el jugador activo puede destruir uno de sus objetos. Si lo hace, ese jugador obtiene 9¢.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Replaces(event: Loot(Yours), once: Game, instead: More(1))",
        english: "The first time you would loot this game, loot 1 more.",
        spanish: "La primera vez de la partida que fueras a robar botín, roba 1 más.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: SomethingDies((kind: Monster, counters: 1, attacked: true)), effects: [GainCoins(1, You)])",
        english: "When an attacked monster with a counter dies, gain 1¢.",
        spanish: "Cuando un monstruo atacado con algún contador muera, obtén 1¢.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: Attacked((kind: Player, whose: Yours)), effects: [Loot(1, You)])",
        english: "When an attack on you is declared, loot 1.",
        spanish: "Cuando se declare un ataque contra ti, roba 1 carta de botín.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: LootPlayed(Theirs), nth: 2, effects: [GainCoins(1, You)])",
        english: "When another player plays their second loot card each turn, gain 1¢.",
        spanish: "Cuando otro jugador juegue su segunda carta de botín de cada turno, obtén 1¢.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [Roll([(on: [1, 2, 3, 4, 5, 6], effects: [GainCoins(That, You)])]), CostsLess(Count((kind: Item, whose: Yours)), (kind: ShopItem), Turn)])",
        english: "Roll, then gain ¢ equal to the result. Shop items cost you 1¢ less this turn for each of your items.",
        spanish: "Tira y luego obtén tantos ¢ como el resultado. Los objetos de la tienda te cuestan 1¢ menos en este turno por cada uno de tus objetos.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [PassHands(Left), May([PassHands(Right)])])",
        english: "Each player gives their hand to the player to their left. You may have each player give their hand to the player to their right.",
        spanish: "Cada jugador da su mano al jugador a su izquierda. Puedes hacer que cada jugador dé su mano al jugador a su derecha.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(costs: [CoinsX, Hp(1)], targets: [(kind: Monster)], effects: [Damage(X, Target(0))])",
        english: "As an additional cost, pay X¢ and pay 1 HP. Deal X damage to a monster.",
        spanish: "Como coste adicional, paga X¢ y paga 1 PV. Inflige X puntos de daño a un monstruo.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Activated(costs: [CountersX], effects: [Loot(X, You)])",
        english: "Remove X counters from this item: loot X.",
        spanish: "Retira X contadores de este objeto: roba X cartas de botín.",
    },
    Said {
        on: Sample::Loot,
        ability: "Activated(place: Hand, costs: [DiscardThis], targets: [(kind: DeathEntry, whose: Yours)], effects: [PreventDeath(Target(0))])",
        english: "From your hand, discard this card: prevent your death.",
        spanish: "Desde tu mano, descarta esta carta: evita tu muerte.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Item, whose: Theirs)], effects: [SpawnCopy(\"crumb\", 1, Target(0))])",
        english: "Create a token that is a copy of another player's item.",
        spanish: "Crea una ficha que es copia de un objeto de otro jugador.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [PickSome(UpTo(2), You, [[GainCoins(2, You)], [Loot(1, You)], [LoseCoins(1, Others)]], [Hp(1)])])",
        english: "Choose up to two (pay 1 HP for each after the first) – gain 2¢; loot 1; or each other player loses 1¢.",
        spanish: "Elige hasta dos opciones (por cada una después de la primera hay que pagar 1 PV) – obtén 2¢; roba 1 carta de botín; o bien cada otro jugador pierde 1¢.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Item, whose: Theirs)], effects: [Steal(Target(0)), Later(EndOfTurn, [Give(Target(0), Left)])])",
        english: "Steal another player's item. At the end of the turn, give it to the player to your left.",
        spanish: "Toma el control de un objeto de otro jugador. Al final del turno, dáselo al jugador a tu izquierda.",
    },
];

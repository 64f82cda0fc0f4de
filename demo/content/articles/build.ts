import { type DemoArticle, heading, steps, words } from './types.ts';

/** Articles about making and building. */
export const build: DemoArticle[] = [
  {
    slug: 'sieben-sachen-aus-einer-pappe',
    category: 'bauen',
    medium: 'build',
    minutes: 20,
    daysAgo: 3,
    motif: 'scissors',
    tags: ['pappe', 'werkstatt'],
    authors: [{ person: 'aiko-hartmann' }],
    productions: ['papier-kann-bruellen'],
    related: ['ein-regen-zum-mitnehmen', 'knie-aus-pappe'],
    title: {
      de: 'Sieben Sachen, die in einer Pappröhre wohnen',
      en: 'Seven things that live in a cardboard tube',
    },
    lead: {
      de: 'Du brauchst eine Röhre, eine Schere und jemanden, den Krümel nicht stören.',
      en: 'You need a tube, a pair of scissors and somebody who does not mind crumbs.',
    },
    modules: [
      heading('list', 'Wer darin wohnt', 'Who lives in it'),
      steps(
        'things',
        [
          '<strong>Ein Fernrohr.</strong> Nichts tun. Durchschauen.',
          '<strong>Ein Trichter für Geheimnisse.</strong> Ein Ende ans Ohr, das andere an den Mund von jemandem, der eins hat.',
          '<strong>Ein Wurm.</strong> Mit der Schere rundherum schneiden wie bei einer Orange, dann ziehen.',
          '<strong>Eine Krone.</strong> In Ringe schneiden, Zacken hinein. Passt dem Daumen.',
          '<strong>Ein Specht.</strong> Zwei Röhren aneinander hauen, immer schneller.',
          '<strong>Eine Eule.</strong> Oben beide Ränder eindrücken. Sie guckt sofort.',
          '<strong>Nichts.</strong> Röhre zuhalten, schütteln, aufmachen. Es ist noch da.',
        ],
        [
          '<strong>A telescope.</strong> Do nothing. Look through.',
          '<strong>A funnel for secrets.</strong> One end to the ear, the other to the mouth of somebody who has one.',
          '<strong>A worm.</strong> Cut round and round as you would peel an orange, then pull.',
          '<strong>A crown.</strong> Cut into rings, add points. Fits a thumb.',
          '<strong>A woodpecker.</strong> Knock two tubes together, faster and faster.',
          '<strong>An owl.</strong> Push in both edges at the top. It stares at once.',
          '<strong>Nothing.</strong> Close the tube, shake it, open it. It is still there.',
        ],
      ),
      words(
        'end',
        ['Wenn alle sieben fertig sind, ist die Röhre weg. Das ist richtig so.'],
        ['When all seven are done the tube is gone. That is as it should be.'],
      ),
    ],
  },
  {
    slug: 'ein-regen-zum-mitnehmen',
    category: 'bauen',
    medium: 'build',
    minutes: 15,
    daysAgo: 17,
    motif: 'bubble',
    tags: ['geraeusche', 'werkstatt'],
    authors: [{ person: 'wiebke-harms' }],
    productions: ['geraeuschemacher'],
    title: { de: 'Ein Regen zum Mitnehmen', en: 'A rain to take away' },
    lead: {
      de: 'Für Tage, an denen die Sonne scheint und man trotzdem drinnen bleiben möchte.',
      en: 'For days when the sun shines and you would rather stay in.',
    },
    modules: [
      steps(
        'how',
        [
          'Eine lange Röhre nehmen. Je länger, desto länger regnet es.',
          'Zahnstocher hineinstecken, kreuz und quer, bis keiner mehr will.',
          'Unten zukleben. Eine Hand Reis hinein. Oben zukleben.',
          'Umdrehen. Ganz langsam. Still sein.',
          'Wer schneller dreht, bekommt Gewitter. Das war die Warnung.',
        ],
        [
          'Take a long tube. The longer it is, the longer it rains.',
          'Stick toothpicks in, every which way, until nobody feels like it any more.',
          'Close one end. Add a handful of rice. Close the other.',
          'Turn it over. Very slowly. Be quiet.',
          'Turn it faster and you get a thunderstorm. You have been warned.',
        ],
      ),
      words(
        'tip',
        ['Mit Linsen statt Reis regnet es auf Blech. Mit Zucker schneit es, das hört nur der Hund.'],
        ['With lentils instead of rice it rains on tin. With sugar it snows, and only the dog can hear it.'],
      ),
    ],
  },
  {
    slug: 'ein-ungeheuer-das-sich-entschuldigt',
    category: 'bauen',
    medium: 'build',
    minutes: 30,
    daysAgo: 64,
    motif: 'mask',
    tags: ['pappe', 'gefuehle'],
    authors: [{ person: 'mira-tannhaeuser' }],
    title: { de: 'Ein Ungeheuer, das sich entschuldigt', en: 'A monster that says sorry' },
    lead: {
      de: 'Große Zähne, ein Scharnier und innen eine Tasche für den Zettel mit dem, was einem leidtut.',
      en: 'Big teeth, one hinge, and inside a pocket for the note that says what you are sorry for.',
    },
    modules: [
      steps(
        'how',
        [
          'Einen Schuhkarton so hinlegen, dass der Deckel ein Maul ist.',
          'Zähne aus dem Rest schneiden. Es dürfen zu viele sein.',
          'Augen dahin kleben, wo sie am wenigsten hinpassen.',
          'Innen einen Umschlag ankleben. Das ist das Herz.',
          'Etwas aufschreiben, das nicht schön war. Ins Herz stecken.',
          'Das Ungeheuer zu dem bringen, den es angeht. Maul auf. Warten.',
        ],
        [
          'Lay down a shoe box so that its lid is a mouth.',
          'Cut teeth from what is left. There may be too many.',
          'Glue the eyes where they fit least.',
          'Glue an envelope inside. That is the heart.',
          'Write down something that was not nice. Put it into the heart.',
          'Take the monster to the one it concerns. Open its mouth. Wait.',
        ],
      ),
      words(
        'result',
        ['In der 2b hat es neunzehnmal geklappt. Einmal kam ein Zettel zurück: „Ich auch.“'],
        ['In class 2b it worked nineteen times. Once a note came back: “Me too.”'],
      ),
    ],
  },
];

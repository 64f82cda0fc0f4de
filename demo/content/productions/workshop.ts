import { seatPrices } from '../prices.ts';
import type { DemoProduction } from '../types.ts';

export const workshops: DemoProduction[] = [
  {
    slug: 'geraeuschemacher',
    title: { de: 'Geräuschemacherwerkstatt', en: 'The Noise Makers’ Workshop' },
    subline: {
      de: 'Mit Blech, Bohnen und Bürsten ein Gewitter bauen',
      en: 'Build a thunderstorm from tin, beans and brushes',
    },
    lead: {
      de: 'Regen ist eine Handvoll Bohnen, Donner ein Backblech. Nach neunzig Minuten klingt ein ganzes Gewitter, und niemand ist nass.',
      en: 'Rain is a handful of beans, thunder is a baking tray. Ninety minutes later you have a whole storm, and nobody is wet.',
    },
    description: {
      de: '<p>Piet Vandamme macht Geräusche für Filme. Er bringt drei Koffer mit und eine Regel: Ein Ding darf nie nach sich selbst klingen. Ein Schuh ist ein Pferd, ein Apfel ein brechender Ast, eine nasse Bürste der Wind in der Regenrinne.</p><p>Zuerst sammeln wir, dann proben wir, am Ende nehmen wir auf. Das fertige Gewitter bekommst du per Link nach Hause, zum Abspielen bei gutem Wetter.</p>',
      en: '<p>Piet Vandamme makes noises for films. He brings three suitcases and one rule: nothing may sound like itself. A shoe is a horse, an apple is a snapping branch, a wet brush is the wind in the gutter.</p><p>First we collect, then we rehearse, then we record. We send you a link to the finished storm, to be played in fine weather.</p>',
    },
    type: 'workshop',
    artwork: { motif: 'comb', composition: 'diagonal', mood: 'bright' },
    genre: 'selbermachen',
    tags: ['stufenlos', 'auf-deutsch', 'drinnen', 'laut'],
    productionTags: ['zum-hoeren', 'zum-mitmachen'],
    season: 'spielzeit-der-offenen-ohren',
    room: 'spanwerkstatt',
    ageFrom: 6,
    ageTo: 10,
    durationMinutes: 90,
    language: { de: 'Deutsch', en: 'German' },
    doorsMinutes: 10,
    importantInfo: {
      de: 'Bring etwas mit, das ein Geräusch macht und in eine Hosentasche passt. Zehn Minuten lang wird es sehr laut, Gehörschutz hängt bereit.',
      en: 'Bring something that makes a noise and fits in a pocket. It gets very loud for ten minutes; ear defenders are on the hook.',
    },
    contributors: [
      { person: 'piet-vandamme', role: { de: 'Leitung', en: 'Workshop leader' } },
      { person: 'cosmo-diallo', role: { de: 'Donner', en: 'Thunder' } },
    ],
    programs: [
      {
        slug: 'gewitter-fuer-eltern',
        title: { de: 'Gewitter für Eltern', en: 'Thunder for grown-ups' },
        text: {
          de: 'Zehn Minuten vor Schluss spielen die Kinder. Die Großen schließen die Augen.',
          en: 'Ten minutes before the end the children perform. The grown-ups close their eyes.',
        },
      },
    ],
    images: [
      { caption: { de: 'Donner, Größe M.', en: 'Thunder, size M.' }, credit: 'Aiko Hartmann' },
      {
        caption: {
          de: 'Piets zweiter Koffer: alles, was knirscht.',
          en: 'Piet’s second suitcase: everything that crunches.',
        },
        credit: 'Piet Vandamme',
      },
    ],
    sponsors: ['Auentaler Sparverein'],
    seatGroups: [
      {
        code: 'WERKBANK',
        name: { de: 'Werkbank', en: 'Workbench' },
        note: { de: 'Kinder ab 6 auch ohne Begleitung', en: 'Children of 6 and over may come alone' },
        capacity: 14,
        prices: seatPrices({ adult: 850, child: 850, reduced: 850 }),
      },
    ],
    schedule: [{ weekdays: [5], times: ['14:30'], fromDay: -30, toDay: 150 }],
  },
  {
    slug: 'papier-kann-bruellen',
    title: { de: 'Papier kann brüllen', en: 'Paper Can Roar' },
    subline: {
      de: 'Reißen, knüllen, falten: Wir bauen ein Rudel',
      en: 'Rip, crumple, fold: we are building a pack',
    },
    lead: {
      de: 'Ein Blatt Papier ist still, bis du es reißt. Dann hat es eine Stimme, und aus der Stimme wird ein Tier.',
      en: 'A sheet of paper is silent until you tear it. Then it has a voice, and the voice becomes an animal.',
    },
    description: {
      de: '<p>Wir hören zuerst zu: Wie klingt Seidenpapier, wenn es Angst hat? Was sagt Pappe, wenn man sie biegt? Danach bekommt jede Stimme einen Körper, mit Zähnen, Pfoten und einem Schwanz, der mehr verrät, als er will.</p><p>Am Ende stellt sich das Rudel auf und brüllt einmal gemeinsam. Die Tiere gehen mit nach Hause. Sie fressen nur Zeitung.</p>',
      en: '<p>First we listen. How does tissue paper sound when it is frightened? What does cardboard say when you bend it? Then each voice gets a body, with teeth, paws and a tail that gives away more than it means to.</p><p>At the end the pack lines up and roars once, all together. The animals go home with you. They eat only newspaper.</p>',
    },
    type: 'workshop',
    artwork: { motif: 'scissors', composition: 'giant', mood: 'deep' },
    genre: 'selbermachen',
    tags: ['stufenlos', 'auf-deutsch', 'drinnen', 'geschwister', 'fototermin'],
    productionTags: ['zum-anfassen', 'zum-mitmachen', 'wieder-da'],
    season: 'spielzeit-der-langen-schatten',
    room: 'spanwerkstatt',
    ageFrom: 5,
    ageTo: 12,
    durationMinutes: 120,
    language: { de: 'Deutsch, auf Wunsch Englisch', en: 'German, English on request' },
    doorsMinutes: 10,
    contributors: [{ person: 'aiko-hartmann', role: { de: 'Leitung', en: 'Workshop leader' } }],
    images: [
      {
        caption: { de: 'Ein Wolf aus elf Kassenzetteln.', en: 'A wolf made of eleven till receipts.' },
        credit: 'Aiko Hartmann',
      },
      {
        caption: { de: 'Das Rudel kurz vor dem Brüllen.', en: 'The pack, seconds before the roar.' },
        credit: 'Wiebke Harms',
      },
    ],
    sponsors: ['Pappwerk & Söhne'],
    seatGroups: [
      {
        code: 'WERKBANK',
        name: { de: 'Werkbank', en: 'Workbench' },
        note: { de: 'unter 7 Jahren bitte mit Begleitung', en: 'under 7s with a grown-up, please' },
        capacity: 16,
        prices: seatPrices({ adult: 850, child: 850, reduced: 850 }),
      },
    ],
    schedule: [{ weekdays: [6], times: ['11:00'], fromDay: -30, toDay: 150 }],
  },
  {
    slug: 'kaefer-aus-kleister',
    title: { de: 'Käfer aus Kleister', en: 'Beetles Made of Paste' },
    subline: {
      de: 'Sechs Beine, zwei Flügel, viel Geduld beim Trocknen',
      en: 'Six legs, two wings and a lot of patience while they dry',
    },
    lead: {
      de: 'Draht, Zeitung, Kleister: Mehr braucht ein Käfer nicht, um groß wie ein Brotkasten zu werden.',
      en: 'Wire, newspaper, paste: that is all it takes for a beetle to grow as big as a bread bin.',
    },
    description: {
      de: '<p>Wir bauen von innen nach außen, so wie es Käfer nie tun würden. Erst das Gerüst, dann drei Schichten Papier, dann die Frage, ob deiner fliegen, graben oder nur dasitzen will.</p><p>Die Käfer trocknen eine Woche lang bei uns auf der Fensterbank. Beim Abholen wird gemalt, das ist im Preis mit drin.</p>',
      en: '<p>We build from the inside out, as no beetle ever would. First the frame, then three layers of paper, then the question whether yours wants to fly, dig or just sit there.</p><p>The beetles dry on our windowsill for a week. When you fetch yours you paint it; that’s included in the price.</p>',
    },
    type: 'workshop',
    artwork: { motif: 'beetle', composition: 'diagonal', mood: 'soft' },
    genre: 'selbermachen',
    tags: ['stufenlos', 'auf-deutsch', 'drinnen', 'mit-dreck'],
    productionTags: ['zum-anfassen', 'zum-mitmachen'],
    season: 'spielzeit-der-offenen-ohren',
    room: 'spanwerkstatt',
    ageFrom: 5,
    ageTo: 9,
    durationMinutes: 90,
    language: { de: 'Deutsch', en: 'German' },
    doorsMinutes: 10,
    importantInfo: {
      de: 'Kleister geht aus Pullovern raus, aber ungern. Malerkittel in Größe 98 bis 158 hängen am Haken.',
      en: 'Paste does come out of jumpers, just not willingly. Smocks from age 3 to age 13 are on the hooks.',
    },
    contributors: [
      { person: 'ilja-sokolow', role: { de: 'Leitung', en: 'Workshop leader' } },
      { person: 'aiko-hartmann', role: { de: 'Farben', en: 'Paints' } },
    ],
    images: [
      {
        caption: { de: 'Vier Käfer, einer noch feucht.', en: 'Four beetles, one still damp.' },
        credit: 'Ilja Sokolow',
      },
    ],
    seatGroups: [
      {
        code: 'WERKBANK',
        name: { de: 'Werkbank', en: 'Workbench' },
        note: { de: 'ein Käfer pro Ticket', en: 'one beetle per ticket' },
        capacity: 12,
        prices: seatPrices({ adult: 950, child: 950, reduced: 800 }),
      },
    ],
    schedule: [{ weekdays: [6], times: ['14:30'], everyWeeks: 2, fromDay: -30, toDay: 150 }],
  },
  {
    slug: 'druckbude',
    title: { de: 'Druckbude', en: 'The Print Shack' },
    subline: {
      de: 'Offene Druckwerkstatt mit Kartoffeln, Korken und Türmatten',
      en: 'Drop-in printing with potatoes, corks and doormats',
    },
    lead: {
      de: 'Alles, was eine Oberfläche hat, kann drucken. Sogar du: Der Daumen ist der älteste Stempel der Welt.',
      en: 'Anything with a surface can print. Even you: the thumb is the oldest stamp in the world.',
    },
    description: {
      de: '<p>In der Druckbude stehen fünf Pressen, zwei davon so klein, dass sie auf einen Teller passen. Du schneidest, färbst ein und drehst, bis das Papier schmatzt. Am Ende hängen alle Bögen an der Leine.</p><p>Los geht es zu zwei Zeiten. Wer fertig ist, geht, wer nicht fertig ist, kommt in zwei Wochen wieder, die Leine merkt sich alles.</p>',
      en: '<p>The Print Shack has five presses, two of them small enough for a dinner plate. You cut, ink and crank until the paper smacks its lips. In the end every sheet hangs on the line.</p><p>There are two starting times. If you’re done, you go; if you’re not, come back in two weeks. The line remembers everything.</p>',
    },
    type: 'workshop',
    artwork: { motif: 'scissors', composition: 'diagonal', mood: 'deep' },
    genre: 'selbermachen',
    tags: ['stufenlos', 'auf-deutsch', 'drinnen', 'mit-dreck', 'geschwister'],
    productionTags: ['zum-anfassen', 'zum-mitmachen'],
    season: 'spielzeit-der-offenen-ohren',
    room: 'spanwerkstatt',
    ageFrom: 4,
    ageTo: 12,
    durationMinutes: 180,
    language: { de: 'Deutsch, Hände helfen', en: 'German, hands help' },
    doorsMinutes: 10,
    contributors: [{ person: 'wiebke-harms', role: { de: 'Leitung', en: 'Workshop leader' } }],
    programs: [
      {
        slug: 'plakat-der-woche',
        title: { de: 'Plakat der Woche', en: 'Poster of the week' },
        text: {
          de: 'Ein Bogen wird ausgelost und hängt sieben Tage im Foyer, gerahmt und mit Namen.',
          en: null,
        },
      },
    ],
    images: [
      {
        caption: {
          de: 'Daumenabdruck, hundertfach vergrößert.',
          en: 'A thumbprint, a hundred times its size.',
        },
        credit: 'Wiebke Harms',
      },
      {
        caption: { de: 'Die kleinste Presse druckt Briefmarken.', en: 'The smallest press prints stamps.' },
        credit: 'Wiebke Harms',
      },
    ],
    sponsors: ['Pappwerk & Söhne'],
    seatGroups: [
      {
        code: 'PRESSE',
        name: { de: 'Platz an der Presse', en: 'A place at the press' },
        note: { de: 'unter 7 Jahren bitte mit Begleitung', en: 'under 7s with a grown-up, please' },
        capacity: 12,
        prices: seatPrices({ adult: 750, child: 650, reduced: 550 }),
      },
    ],
    schedule: [
      {
        weekdays: [7],
        times: ['10:30'],
        everyWeeks: 2,
        fromDay: -30,
        toDay: 150,
        timeslots: { everyMinutes: 90, capacity: 12 },
      },
    ],
  },
  {
    slug: 'schraub-es-auf',
    title: { de: 'Schraub es auf', en: 'Take It Apart' },
    subline: {
      de: 'Kaputte Geräte auseinandernehmen und nicht mehr zusammenbauen',
      en: 'Take broken machines to bits and never put them back',
    },
    lead: {
      de: 'In jedem Toaster steckt eine Feder, die auf diesen Tag gewartet hat. Du bekommst eine Schutzbrille, einen Schraubenzieher und recht.',
      en: 'Inside every toaster is a spring that has been waiting for this day. You get goggles, a screwdriver and our full support.',
    },
    description: {
      de: '<p>Bastian hat gesammelt: Radios, Rührgeräte, eine Schreibmaschine mit Meinung. Kein Gerät hängt mehr am Strom, alle dürfen auf. Wir sortieren, was herausfällt, und raten, wozu es gut war.</p><p>Aus den besten Teilen entsteht ein neues Gerät mit einem Zweck, den du selbst bestimmst. Bisher am beliebtesten: die Maschine gegen Hausaufgaben. Sie funktioniert noch nicht.</p>',
      en: '<p>Bastian has been collecting: radios, mixers, a typewriter with opinions. Nothing is plugged in any more, and everything may be opened. We sort what falls out and guess what it was for.</p><p>The best parts become a new machine for a purpose you decide. The favourite so far is the homework remover. It doesn’t work yet.</p>',
    },
    type: 'workshop',
    artwork: { motif: 'blocks', composition: 'stage', mood: 'bright' },
    genre: 'selbermachen',
    tags: ['stufenlos', 'auf-deutsch', 'drinnen'],
    productionTags: ['zum-anfassen', 'zum-mitmachen'],
    season: 'spielzeit-der-offenen-ohren',
    room: 'spanwerkstatt',
    ageFrom: 8,
    ageTo: 12,
    durationMinutes: 120,
    language: { de: 'Deutsch und Englisch', en: 'German and English' },
    doorsMinutes: 10,
    importantInfo: {
      de: 'Bring gern ein kaputtes Gerät mit, nur nichts mit Bildschirm oder Akku. Feste Schuhe an, lange Haare zusammen.',
      en: 'Feel free to bring a broken machine, but nothing with a screen or a battery. Sturdy shoes on, long hair tied back.',
    },
    contributors: [
      { person: 'bastian-kuehn', role: { de: 'Leitung', en: 'Workshop leader' } },
      { person: 'noor-haddad', role: { de: 'Lämpchen und Kabel', en: 'Bulbs and wires' } },
    ],
    images: [
      {
        caption: { de: 'Ein Radio, nach Größe geordnet.', en: 'A radio, arranged by size.' },
        credit: 'Bastian Kühn',
      },
    ],
    seatGroups: [
      {
        code: 'WERKBANK',
        name: { de: 'Werkbank', en: 'Workbench' },
        note: { de: 'zwei Kinder teilen sich ein Gerät', en: null },
        capacity: 14,
        prices: seatPrices({ adult: 900, child: 900, reduced: 700 }),
      },
    ],
    schedule: [{ weekdays: [7], times: ['14:30'], everyWeeks: 2, fromDay: -23, toDay: 150 }],
  },
  {
    slug: 'ein-boot-aus-nichts',
    title: { de: 'Ein Boot aus nichts', en: 'A Boat out of Nothing' },
    subline: {
      de: 'Vier Tage Ferienwerkstatt für Menschen, die noch kein Schiff haben',
      en: 'Four days of holiday building for people without a ship',
    },
    lead: {
      de: 'Am Dienstag ist da nur Pappe. Am Freitag schwimmt etwas über den Gartenteich, in dem ein Kind sitzt. Meistens trocken.',
      en: 'On Tuesday there is only cardboard. By Friday something floats across the garden pond with a child in it. Usually a dry one.',
    },
    description: {
      de: '<p>Wie schwer darf ein Boot sein, das aus Milchkartons besteht? Wir rechnen, kleben, versenken und fangen von vorn an. Jeder Tag hat eine eigene Aufgabe, du kannst also auch einzeln kommen.</p><p>Mittags kochen wir in der Werkstattküche. Sag uns bei der Ankunft, was du nicht isst, dann essen wir es auch nicht.</p>',
      en: '<p>How heavy can a boat made of milk cartons be? We do the sums, glue, sink and start again. Each day has its own task, so you can come for just one.</p><p>At noon we cook in the workshop kitchen. Tell us when you arrive what you don’t eat, and we won’t eat it either.</p>',
    },
    type: 'workshop',
    artwork: { motif: 'fish', composition: 'stage', mood: 'soft' },
    genre: 'selbermachen',
    tags: ['stufenlos', 'auf-deutsch', 'drinnen', 'mit-dreck', 'fototermin'],
    productionTags: ['zum-mitmachen', 'premiere'],
    series: 'ferienspaene',
    isBookedWhole: true,
    season: 'spielzeit-der-offenen-ohren',
    room: 'spanwerkstatt',
    ageFrom: 7,
    ageTo: 12,
    durationMinutes: 240,
    language: { de: 'Deutsch', en: 'German' },
    doorsMinutes: 30,
    importantInfo: {
      de: 'Mittagessen ist dabei. Pack Wechselsachen ein, am Freitag zwei Garnituren.',
      en: 'Lunch is included. Pack a change of clothes, and two on Friday.',
    },
    contributors: [
      { person: 'bastian-kuehn', role: { de: 'Schiffbau', en: 'Shipbuilding' } },
      { person: 'aiko-hartmann', role: { de: 'Segel und Wimpel', en: 'Sails and pennants' } },
    ],
    programs: [
      {
        slug: 'stapellauf',
        title: { de: 'Stapellauf', en: 'The launch' },
        text: {
          de: 'Am letzten Tag um halb zwei am Gartenteich, Eltern halten die Handtücher.',
          en: 'On the last day at half past one by the garden pond. Parents hold the towels.',
        },
      },
    ],
    images: [
      {
        caption: {
          de: 'Die „Milch 3“ vor ihrer einzigen Fahrt.',
          en: 'The “Milk 3” before her only voyage.',
        },
        credit: 'Aiko Hartmann',
      },
    ],
    sponsors: ['Pappwerk & Söhne', 'Auentaler Sparverein'],
    seatGroups: [
      {
        code: 'WERFT',
        name: { de: 'Platz in der Werft', en: 'A place in the shipyard' },
        note: { de: 'pro Tag, mit Mittagessen', en: 'per day, lunch included' },
        capacity: 18,
        prices: seatPrices({ adult: 2200, child: 2200, reduced: 1400 }),
      },
    ],
    schedule: [{ weekdays: [2, 3, 4, 5], times: ['10:00'], fromDay: 81, toDay: 91 }],
  },
];

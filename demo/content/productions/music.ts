import { earlyPrices, freePrices, seatPrices } from '../prices.ts';
import type { DemoProduction } from '../types.ts';

export const concerts: DemoProduction[] = [
  {
    slug: 'krabbelkonzert-am-morgen',
    title: { de: 'Krabbelkonzert', en: 'Crawling Concert' },
    subline: {
      de: 'Bratsche, Kontrabass und viele Kissen',
      en: 'Viola, double bass and a great many cushions',
    },
    lead: {
      de: 'Der Kontrabass ist so groß, dass ein Baby dahinter verschwinden kann. Das ist erlaubt. Alles ist erlaubt, was auf allen vieren geht.',
      en: 'The double bass is so big that a baby can vanish behind it. That’s allowed. Anything is allowed that can be done on all fours.',
    },
    description: {
      de: '<p>Šárka und Cosmo spielen auf dem Boden, zwischen euch und manchmal um euch herum. Kein Stück dauert länger als ein Fläschchen. Wer an den Saiten zupfen will, krabbelt hin, die Bratsche ist alt und gutmütig.</p><p>Nach der Musik bleibt der Keller noch eine halbe Stunde warm, mit Tee für die Großen und Reiswaffeln für die, die schon kauen.</p>',
      en: '<p>Šárka and Cosmo play on the floor, among you and sometimes around you. No piece lasts longer than a bottle. If you want to pluck a string, crawl over; the viola is old and good-natured.</p><p>Afterwards the cellar stays warm for another half hour, with tea for the big ones and rice cakes for those who already chew.</p>',
    },
    type: 'music',
    artwork: { motif: 'bird', composition: 'columns', mood: 'bright' },
    genre: 'konzert',
    tags: ['stufenlos', 'drinnen', 'ohne-worte', 'leise', 'geschwister'],
    productionTags: ['zum-hoeren', 'zum-anfassen'],
    series: 'erstes-mal',
    season: 'spielzeit-der-langen-schatten',
    room: 'wurzelkeller',
    accessKinds: ['relaxed', 'quiet'],
    ageFrom: 0,
    ageTo: 2,
    durationMinutes: 35,
    language: { de: 'Ohne Worte', en: 'No words' },
    doorsMinutes: 20,
    importantInfo: {
      de: 'Kinderwagen parken im Erdgeschoss. Im Keller gehen alle auf Socken, Fläschchen wärmen wir gern.',
      en: 'Pushchairs park on the ground floor. In the cellar it’s socks only, and we are glad to warm bottles.',
    },
    contributors: [
      { person: 'sarka-novotna', role: { de: 'Bratsche', en: 'Viola' } },
      { person: 'cosmo-diallo', role: { de: 'Kontrabass', en: 'Double bass' } },
    ],
    images: [
      {
        caption: {
          de: 'Herbert, der Kontrabass, mit Besuch.',
          en: 'Herbert the double bass, with a visitor.',
        },
        credit: 'Lene Bergström',
      },
      { caption: { de: 'Beste Plätze: alle.', en: 'Best seats: all of them.' }, credit: 'Lene Bergström' },
    ],
    sponsors: ['Land der kleinen Leute'],
    seatGroups: [
      {
        code: 'KISSEN',
        name: { de: 'Kissen', en: 'Cushion' },
        note: {
          de: 'Babys unter einem Jahr liegen auf deinem Ticket mit',
          en: 'babies under one share your ticket',
        },
        capacity: 30,
        prices: seatPrices({ adult: 800, child: 400, reduced: 600 }),
      },
    ],
    schedule: [
      { weekdays: [6], times: ['10:30'], fromDay: -30, toDay: 150 },
      { weekdays: [4], times: ['10:30'], everyWeeks: 2, fromDay: -23, toDay: 150 },
    ],
  },
  {
    slug: 'trommeln-im-keller',
    title: { de: 'Trommeln im Wurzelkeller', en: 'Drumming in the Root Cellar' },
    subline: {
      de: 'Mitmachkonzert, Gehörschutz liegt bereit',
      en: 'A join-in concert, ear defenders provided',
    },
    lead: {
      de: 'Dreiundsechzig Dinge stehen im Keller, neun davon sind Trommeln. Nach einer Viertelstunde klingen alle so.',
      en: 'There are sixty-three things in the cellar, nine of which are drums. A quarter of an hour later they all are.',
    },
    description: {
      de: '<p>Cosmo fängt allein an, auf einem einzigen Eimer. Dann gibt er das Klopfen weiter: von Knie zu Knie, von Reihe zu Reihe, bis der ganze Keller einen Herzschlag hat. Vorkenntnisse braucht niemand, einen Puls haben alle.</p><p>Es gibt leise Stellen, die sind am schwersten. Wer sie aushält, bekommt den Gong.</p>',
      en: '<p>Cosmo begins alone, on a single bucket. Then he passes the knock along, from knee to knee and row to row, until the whole cellar has one heartbeat. No experience needed; everyone has a pulse.</p><p>There are quiet bits, and they are the hardest. Whoever can bear them gets the gong.</p>',
    },
    type: 'music',
    artwork: { motif: 'drum', composition: 'rhythm', mood: 'deep' },
    genre: 'konzert',
    tags: ['stufenlos', 'drinnen', 'laut', 'auf-deutsch'],
    productionTags: ['zum-hoeren', 'zum-mitmachen'],
    series: 'kellertoene',
    season: 'spielzeit-der-offenen-ohren',
    room: 'wurzelkeller',
    ageFrom: 6,
    ageTo: 12,
    durationMinutes: 45,
    language: { de: 'Deutsch, wenig Text', en: 'German, few words' },
    doorsMinutes: 15,
    importantInfo: {
      de: 'Es wird so laut wie eine Straßenbahn in der Kurve. Gehörschutz in Gelb und Grün hängt am Eingang.',
      en: 'It gets as loud as a tram in a bend. Ear defenders in yellow and green hang by the door.',
    },
    contributors: [
      { person: 'cosmo-diallo', role: { de: 'Schlagwerk', en: 'Percussion' } },
      { person: 'emil-varga', role: { de: 'Eimer und Bass', en: 'Buckets and bass' } },
    ],
    programs: [
      {
        slug: 'gong-sprechstunde',
        title: { de: 'Gong-Sprechstunde', en: 'Gong surgery' },
        text: {
          de: 'Nach dem Konzert darf jedes Kind einmal schlagen. Einmal ist einmal.',
          en: 'After the concert every child may strike it once. Once means once.',
        },
      },
    ],
    images: [
      {
        caption: {
          de: 'Trommel Nummer vierundzwanzig, früher ein Sieb.',
          en: 'Drum number twenty-four, formerly a sieve.',
        },
        credit: 'Cosmo Diallo',
      },
    ],
    audioSample: {
      title: { de: 'Vier Takte auf neun Trommeln', en: 'Four bars on nine drums' },
      file: '/demo/drums.wav',
      seconds: 2,
      transcript: {
        de: 'Ein Eimer schlägt gleichmäßig wie ein Herz: eins, zwei, drei, vier. Dazwischen klackern kleine Trommeln, erst zwei, dann sehr viele, und am Ende schlägt jemand auf den Gong.',
        en: 'A bucket beats evenly like a heart: one, two, three, four. Small drums clatter in between, first two of them, then a great many, and at the end somebody strikes the gong.',
      },
    },
    sponsors: ['Auentaler Sparverein'],
    seatGroups: [
      {
        code: 'HOCKER',
        name: { de: 'Hocker', en: 'Stool' },
        note: { de: 'mit Trommel', en: 'with a drum' },
        capacity: 45,
        prices: seatPrices({ adult: 700, child: 700, reduced: 500 }),
      },
    ],
    schedule: [{ weekdays: [7], times: ['17:00'], fromDay: -30, toDay: 150 }],
  },
  {
    slug: 'das-haus-klopft-zurueck',
    title: { de: 'Das Haus klopft zurück', en: 'The House Knocks Back' },
    subline: {
      de: 'Konzert für Rohre, Treppen und alle, die da sind',
      en: 'A concert for pipes, stairs and whoever turns up',
    },
    lead: {
      de: 'Wer an die Heizung klopft, bekommt Antwort aus der dritten Etage. Einmal im Monat machen wir daraus Musik.',
      en: 'Knock on the radiator and the third floor answers. Once a month we turn that into music.',
    },
    description: {
      de: '<p>Unser Haus war ein Sägewerk und hat mehr Rohre als Zimmer. Emil hat sie alle gestimmt. Um elf wird geklopft, erst im Keller, dann eine Etage höher, und nach einer halben Stunde spielt das ganze Gebäude.</p><p>Danach gibt es Kuchen im Foyer. Er kostet ein Lied, falsch gesungen gilt.</p>',
      en: '<p>Our house used to be a sawmill and has more pipes than rooms. Emil has tuned them all. At eleven the knocking starts, first in the cellar, then one floor up, and half an hour later the whole building is playing.</p><p>Afterwards there is cake in the foyer. It costs one song; out of tune counts.</p>',
    },
    type: 'music',
    artwork: { motif: 'bird', composition: 'stage', mood: 'soft' },
    genre: 'konzert',
    tags: ['kostenlos', 'stufenlos', 'drinnen', 'geschwister'],
    productionTags: ['zum-hoeren', 'zum-mitmachen'],
    series: 'sonntagsklopfen',
    isBookedWhole: true,
    season: 'spielzeit-der-offenen-ohren',
    room: 'wurzelkeller',
    ageFrom: 0,
    ageTo: 12,
    durationMinutes: 60,
    language: { de: 'Klopfzeichen', en: 'Knocking' },
    doorsMinutes: 30,
    contributors: [
      { person: 'emil-varga', role: { de: 'Komposition und Rohrzange', en: 'Composition and pipe wrench' } },
      { person: 'greta-lindqvist', role: { de: 'Fagott im Treppenhaus', en: 'Bassoon on the stairs' } },
      { person: 'sarka-novotna', role: { de: 'Bratsche, 2. Etage', en: 'Viola, 2nd floor' } },
    ],
    images: [
      { caption: { de: 'Heizkörper in B-Dur.', en: 'Radiator in B flat major.' }, credit: 'Emil Varga' },
    ],
    promoter: { de: 'Mit dem Freundeskreis Buntspecht', en: 'With the Friends of Buntspecht' },
    sponsors: ['Stiftung Rindenlicht', 'Auentaler Sparverein', 'Pappwerk & Söhne', 'Land der kleinen Leute'],
    seatGroups: [
      {
        code: 'OFFEN',
        name: { de: 'Offenes Haus', en: 'Open house' },
        note: { de: 'freie Platzwahl, auch auf der Treppe', en: 'sit anywhere, stairs included' },
        capacity: 120,
        prices: freePrices,
      },
    ],
    schedule: [{ weekdays: [7], times: ['11:00'], everyWeeks: 4, fromDay: -23, toDay: 150 }],
  },
  {
    slug: 'schlaflieder-fuer-wachgebliebene',
    title: { de: 'Schlaflieder für Wachgebliebene', en: 'Lullabies for the Wide Awake' },
    subline: { de: 'Konzert im Liegen, Schlafanzug erwünscht', en: 'A concert lying down, pyjamas welcome' },
    lead: {
      de: 'Zwölf Schlaflieder aus neun Ländern. Bisher ist noch niemand eingeschlafen, außer zwei Vätern.',
      en: 'Twelve lullabies from nine countries. So far nobody has fallen asleep, apart from two fathers.',
    },
    description: {
      de: '<p>Im Wurzelkeller liegen Matratzen, an der Decke hängen die Wurzeln, und in der Mitte sitzt ein Trio, das jedes Lied leiser spielt als das vorige. Das letzte hört man nur noch, wenn man will.</p><p>Wir haben die Lieder von Familien aus Auental gesammelt: auf Amharisch, Sorbisch, Türkisch, Vietnamesisch und in einer Sprache, die es nur in der Familie Brandt gibt. Die Texte bekommst du mit, für zu Hause.</p>',
      en: '<p>There are mattresses on the cellar floor, roots hanging from the ceiling and, in the middle, a trio that plays each song more softly than the last. The final one you hear only if you want to.</p><p>We collected the songs from families in Auental: in Amharic, Sorbian, Turkish, Vietnamese and a language that exists only in the Brandt family. You get the words to take home.</p>',
    },
    type: 'music',
    artwork: { motif: 'moonface', composition: 'diagonal', mood: 'deep' },
    genre: 'konzert',
    tags: ['stufenlos', 'drinnen', 'leise', 'geschwister'],
    productionTags: ['zum-hoeren', 'im-dunkeln'],
    series: 'nachtschicht',
    season: 'spielzeit-der-offenen-ohren',
    room: 'wurzelkeller',
    accessKinds: ['quiet'],
    ageFrom: 3,
    ageTo: 9,
    durationMinutes: 50,
    language: { de: 'Neun Sprachen', en: 'Nine languages' },
    doorsMinutes: 20,
    importantInfo: {
      de: 'Decken sind da, Kuscheltiere bringst du mit. Zwischen den Liedern bleibt es dämmrig, dunkel wird es nur beim letzten.',
      en: 'We have blankets; you bring the cuddly toys. It stays dim between songs and goes dark only for the last one.',
    },
    contributors: [
      { person: 'sarka-novotna', role: { de: 'Bratsche und Stimme', en: 'Viola and voice' } },
      { person: 'greta-lindqvist', role: { de: 'Fagott, sehr tief', en: 'Bassoon, very low' } },
      { person: 'yusra-al-amin', role: { de: 'Stimme', en: 'Voice' } },
    ],
    images: [
      {
        caption: { de: 'Reihe eins, schon im Schlafanzug.', en: 'The front row, already in pyjamas.' },
        credit: 'Noor Haddad',
      },
    ],
    audioSample: {
      title: { de: 'Das dritte Lied, der Anfang', en: 'The third song, its beginning' },
      file: '/demo/glockenspiel.wav',
      seconds: 2,
      transcript: {
        de: 'Ein Glockenspiel, ohne Worte: fünf Töne klettern nach oben, bleiben kurz stehen und kommen leiser wieder herunter. Der letzte klingt lange nach.',
        en: 'A glockenspiel, no words: five notes climb up, stop for a moment and come down again more softly. The last one goes on ringing.',
      },
    },
    seatGroups: [
      {
        code: 'MATRATZE',
        name: { de: 'Matratze', en: 'Mattress' },
        note: {
          de: 'zum Liegen, zwei Kinder teilen sich eine',
          en: 'for lying down, two children share one',
        },
        capacity: 28,
        prices: earlyPrices({ adult: 900, early: 750, child: 600, reduced: 700, member: 700 }),
      },
      {
        code: 'SESSEL',
        name: { de: 'Sessel', en: 'Armchair' },
        note: { de: 'für Rücken über vierzig', en: 'for backs over forty' },
        capacity: 12,
        prices: seatPrices({ adult: 1100, child: 700, reduced: 800 }),
      },
    ],
    schedule: [{ weekdays: [5], times: ['18:30'], everyWeeks: 4, fromDay: -23, toDay: 150 }],
  },
  {
    slug: 'ein-fagott-geht-spazieren',
    title: { de: 'Ein Fagott geht spazieren', en: 'A Bassoon Goes for a Walk' },
    subline: { de: 'Ein Konzert, das nicht sitzen bleibt', en: 'A concert that won’t sit still' },
    lead: {
      de: 'Ein Fagott hat sechs Teile und will alle mal lüften. Also geht es los, und wer es hören will, muss mit.',
      en: 'A bassoon comes in six parts and wants to air every one. So off it goes, and whoever wants to listen has to follow.',
    },
    description: {
      de: '<p>Greta baut ihr Fagott vor euren Augen zusammen und spielt schon auf dem ersten Stück. Dann wandert sie durch den Keller: hinter die Säule, unter den Tisch, in den Schrank. Überall klingt es anders, und ihr ratet mit geschlossenen Augen, wo sie gerade steckt.</p><p>Für die Ohren gibt es Musik aus fünf Jahrhunderten, für die Nase den Geruch von Holz und Öl.</p>',
      en: '<p>Greta puts her bassoon together before your eyes and starts playing on the very first piece. Then she wanders through the cellar: behind the pillar, under the table, into the cupboard. It sounds different everywhere, and with your eyes shut you guess where she is.</p><p>There are five centuries of music for your ears, and the smell of wood and oil for your nose.</p>',
    },
    type: 'music',
    artwork: { motif: 'comb', composition: 'diagonal', mood: 'soft' },
    genre: 'konzert',
    tags: ['stufenlos', 'drinnen', 'auf-deutsch'],
    productionTags: ['zum-hoeren'],
    series: 'kellertoene',
    season: 'spielzeit-der-offenen-ohren',
    room: 'wurzelkeller',
    ageFrom: 4,
    ageTo: 8,
    durationMinutes: 45,
    language: { de: 'Deutsch', en: 'German' },
    doorsMinutes: 15,
    contributors: [
      { person: 'greta-lindqvist', role: { de: 'Fagott und Wanderung', en: 'Bassoon and walking' } },
      { person: 'henrike-osterloh', role: { de: 'Text', en: 'Text' } },
    ],
    images: [
      {
        caption: { de: 'Sechs Teile, noch kein Ton.', en: 'Six parts, not a note so far.' },
        credit: 'Greta Lindqvist',
      },
    ],
    sponsors: ['Stiftung Rindenlicht'],
    seatGroups: [
      {
        code: 'HOCKER',
        name: { de: 'Hocker zum Mitnehmen', en: 'Portable stool' },
        note: { de: 'leicht, klappbar, rot', en: 'light, folding, red' },
        capacity: 40,
        prices: seatPrices({ adult: 800, child: 500, reduced: 600 }),
      },
    ],
    schedule: [{ weekdays: [7], times: ['15:00'], everyWeeks: 2, fromDay: -30, toDay: 150 }],
  },
];

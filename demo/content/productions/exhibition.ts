import { familyPrices, freePrices } from '../prices.ts';
import type { DemoProduction } from '../types.ts';

export const exhibitions: DemoProduction[] = [
  {
    slug: 'lauter-loecher',
    title: { de: 'Lauter Löcher', en: 'Nothing but Holes' },
    subline: {
      de: 'Ausstellung zum Durchgucken, Durchgreifen, Durchkriechen',
      en: 'An exhibition to peek through, reach through and crawl through',
    },
    lead: {
      de: 'Ein Loch ist da, wo etwas nicht ist. Trotzdem kann man es messen, verschieben und hineinfallen. Wir haben dreihundert davon gesammelt.',
      en: 'A hole is where something isn’t. You can still measure it, move it and fall into it. We have collected three hundred.',
    },
    description: {
      de: '<p>Im Kronensaal stehen acht Wände, und keine ist dicht. Manche Löcher sind so klein, dass nur Licht durchpasst, durch andere passt eine Schulklasse. Hinter jedem ist etwas zu finden: ein Geräusch, ein Geruch, eine fremde Hand, die winkt.</p><p>In der Mitte steht die Lochbar. Dort stanzt du dein eigenes Loch, gibst ihm einen Namen und hängst es auf. Die Löcher vom Vortag dürfen mitgenommen werden, sie wiegen nichts.</p><p>Wer lieber draußen bleibt: Für jede Kriechstrecke gibt es einen Weg daneben, auf dem man das Gleiche sieht.</p>',
      en: '<p>Eight walls stand in the Crown Hall, and none of them is sealed. Some holes are so small that only light fits through; others would take a school class. There is something behind each one: a noise, a smell, a stranger’s hand, waving.</p><p>In the middle is the Hole Bar. You punch a hole of your own there, give it a name and hang it up. Yesterday’s holes are free to take home. They weigh nothing.</p><p>If you’d rather not crawl, there is a path beside every tunnel with exactly the same view.</p>',
    },
    type: 'exhibition',
    artwork: { motif: 'hand', composition: 'window', mood: 'bright' },
    genre: 'rundgang',
    tags: ['stufenlos', 'drinnen', 'ohne-worte', 'geschwister'],
    productionTags: ['zum-anfassen', 'premiere'],
    season: 'spielzeit-der-offenen-ohren',
    room: 'kronensaal',
    ageFrom: 3,
    ageTo: 12,
    durationMinutes: 480,
    language: { de: 'Deutsch und Englisch, wenig Text', en: 'German and English, few words' },
    doorsMinutes: 0,
    importantInfo: {
      de: 'Zieh Hosen an, die Knie aushalten. Wer eine Pause vom Gedränge braucht, findet hinter Wand fünf die stille Höhle mit Licht zum Selbstdimmen.',
      en: 'Wear trousers that can take some knees. If you need a break from the crowd, the quiet cave behind wall five has a light you can dim yourself.',
    },
    contributors: [
      { person: 'sofia-marchetti', role: { de: 'Kuratorin', en: 'Curator' } },
      { person: 'bastian-kuehn', role: { de: 'Wände und Löcher', en: 'Walls and holes' } },
      {
        person: 'piet-vandamme',
        role: { de: 'Geräusche hinter den Löchern', en: 'Noises behind the holes' },
      },
    ],
    programs: [
      {
        slug: 'lochbar',
        title: { de: 'Lochbar', en: 'The Hole Bar' },
        text: {
          de: 'Stanzen, lochen, benennen. Ohne Anmeldung, solange das Papier reicht.',
          en: 'Punch it, name it, hang it up. No booking, as long as the paper lasts.',
        },
      },
      {
        slug: 'taschenlampenrunde',
        title: { de: 'Taschenlampenrunde', en: 'Torch tour' },
        text: {
          de: 'Die letzte halbe Stunde am Samstag: Licht aus, Löcher an.',
          en: 'The last half hour on Saturdays: lights off, holes on.',
        },
      },
    ],
    images: [
      {
        caption: { de: 'Wand drei hat mehr Loch als Wand.', en: 'Wall three is more hole than wall.' },
        credit: 'Lene Bergström',
      },
      {
        caption: { de: 'Eine Hand auf der Suche nach einer anderen.', en: 'One hand looking for another.' },
        credit: 'Lene Bergström',
      },
      {
        caption: { de: 'Abends an der Lochbar.', en: 'An evening at the Hole Bar.' },
        credit: 'Wiebke Harms',
      },
    ],
    sponsors: ['Stiftung Rindenlicht', 'Pappwerk & Söhne', 'Land der kleinen Leute'],
    seatGroups: [
      {
        code: 'EINTRITT',
        name: { de: 'Eintritt', en: 'Admission' },
        note: {
          de: 'Einlass alle 30 Minuten, bleiben darfst du, so lange du willst',
          en: 'Entry every 30 minutes, stay as long as you like',
        },
        capacity: 20,
        prices: familyPrices({ adult: 700, child: 500, reduced: 550, family: 1800 }),
      },
    ],
    schedule: [
      {
        weekdays: [6, 7],
        times: ['10:00'],
        fromDay: -30,
        toDay: 107,
        timeslots: { everyMinutes: 30, capacity: 20 },
      },
    ],
  },
  {
    slug: 'bitte-alles-anfassen',
    title: { de: 'Bitte alles anfassen', en: 'Please Touch Everything' },
    subline: {
      de: 'Ein Museum für Finger, Ellbogen und nackte Füße',
      en: 'A museum for fingers, elbows and bare feet',
    },
    lead: {
      de: 'In diesem Museum sind die Schilder aus Sandpapier und die Aufsicht sagt nur einen Satz: „Fester, bitte.“',
      en: 'In this museum the signs are made of sandpaper and the guards say only one thing: “Harder, please.”',
    },
    description: {
      de: '<p>Vierzig Sachen liegen, hängen und stehen in der Astgabel. Sie sind warm, klebrig, stachelig oder haben Fell, und an keiner steht, was sie ist. Das entscheiden deine Hände, die Augen dürfen später nachsehen.</p><p>Am Ende geht ein Pfad aus zwölf Untergründen einmal um den Raum: Moos, Murmeln, kalter Reis, ein Teppich aus lauter Reißverschlüssen. Schuhe warten so lange im Regal.</p>',
      en: '<p>Forty things lie, hang and stand about in the Fork. They are warm, sticky, spiky or furry, and none of them says what it is. Your hands decide; your eyes may check later.</p><p>At the end a path of twelve surfaces runs once around the room: moss, marbles, cold rice, a carpet made entirely of zips. Shoes wait on the shelf.</p>',
    },
    type: 'exhibition',
    artwork: { motif: 'hand', composition: 'giant', mood: 'deep' },
    genre: 'rundgang',
    tags: ['stufenlos', 'drinnen', 'ohne-worte', 'leise', 'geschwister'],
    productionTags: ['zum-anfassen'],
    season: 'spielzeit-der-offenen-ohren',
    room: 'astgabel',
    accessKinds: ['quiet'],
    ageFrom: 2,
    ageTo: 10,
    durationMinutes: 420,
    language: { de: 'Ohne Worte', en: 'No words needed' },
    doorsMinutes: 0,
    importantInfo: {
      de: 'Alle Stücke sind frei von Nüssen und Latex. Waschbecken in drei Höhen stehen am Ausgang.',
      en: 'All objects are free from nuts and latex. There are washbasins at three heights by the exit.',
    },
    contributors: [
      { person: 'sofia-marchetti', role: { de: 'Kuratorin', en: 'Curator' } },
      { person: 'ilja-sokolow', role: { de: 'Objekte', en: 'Objects' } },
      { person: 'zeynep-yildirim', role: { de: 'Stoffe und Felle', en: 'Fabrics and furs' } },
    ],
    programs: [
      {
        slug: 'blinde-runde',
        title: { de: 'Blinde Runde', en: 'The Blind Tour' },
        text: {
          de: 'Sonntags führt Herr Adebayo, der nicht sehen kann und alles findet.',
          en: 'On Sundays Mr Adebayo leads the way. He can’t see, and he finds everything.',
        },
      },
    ],
    images: [
      {
        caption: {
          de: 'Etwas mit Fell. Mehr verraten wir nicht.',
          en: 'Something furry. We’ll say no more.',
        },
        credit: 'Ilja Sokolow',
      },
      {
        caption: { de: 'Der Reißverschlussteppich, halb offen.', en: 'The zip carpet, half undone.' },
        credit: 'Zeynep Yıldırım',
      },
    ],
    sponsors: ['Auentaler Sparverein', 'Land der kleinen Leute'],
    seatGroups: [
      {
        code: 'EINTRITT',
        name: { de: 'Eintritt', en: 'Admission' },
        note: { de: 'Einlass alle 30 Minuten', en: 'Entry every 30 minutes' },
        capacity: 20,
        prices: familyPrices({ adult: 600, child: 400, reduced: 450, family: 1500 }),
      },
    ],
    schedule: [
      {
        weekdays: [2, 3, 4, 5, 6, 7],
        times: ['10:00'],
        fromDay: -7,
        toDay: 13,
        timeslots: { everyMinutes: 30, capacity: 20 },
      },
    ],
  },
  {
    slug: 'dunkel-ist-auch-eine-farbe',
    title: { de: 'Dunkel ist auch eine Farbe', en: 'Dark Is a Colour Too' },
    subline: { de: 'Ausstellung mit sehr wenig Licht', en: 'An exhibition with very little light' },
    lead: {
      de: 'Elf Sorten Dunkel, von Hosentasche bis Weltall. Nach drei Minuten sehen deine Augen mehr, als du ihnen zugetraut hast.',
      en: 'Eleven kinds of dark, from trouser pocket to outer space. After three minutes your eyes see more than you thought they could.',
    },
    description: {
      de: '<p>Noor Haddad hat das Dunkel sortiert. Es gibt das unter der Decke, das im Kühlschrank, wenn die Tür zu ist, und das hinter geschlossenen Lidern, das gar nicht schwarz ist. Jedes hat einen eigenen Raum, so groß wie ein Kleiderschrank.</p><p>Du gehst allein, zu zweit oder an einem Seil, das den ganzen Weg entlangführt. In jedem Raum ist ein Knopf. Wer ihn drückt, macht eine Lampe an, klein wie ein Glühwürmchen.</p>',
      en: '<p>Noor Haddad has sorted the dark. There is the kind under the blanket, the kind in the fridge once the door is shut, and the kind behind closed eyelids, which isn’t black at all. Each has a room to itself, the size of a wardrobe.</p><p>You walk alone, in pairs or along a rope that runs the whole way. Every room has a button. Press it and a lamp comes on, as small as a firefly.</p>',
    },
    type: 'exhibition',
    artwork: { motif: 'eye', composition: 'window', mood: 'deep' },
    genre: 'rundgang',
    tags: ['stufenlos', 'drinnen', 'leise', 'ohne-worte'],
    productionTags: ['im-dunkeln', 'zum-anfassen', 'premiere'],
    series: 'nachtschicht',
    season: 'spielzeit-der-offenen-ohren',
    room: 'astgabel',
    accessKinds: ['quiet'],
    ageFrom: 5,
    ageTo: 12,
    durationMinutes: 180,
    language: { de: 'Ohne Worte, Begrüßung auf Deutsch', en: 'No words, welcome in German' },
    doorsMinutes: 10,
    importantInfo: {
      de: 'Es wird wirklich dunkel. Jederzeit kannst du „Licht“ rufen, dann wird es hell, ohne dass jemand fragt, warum.',
      en: 'It really gets dark. You can call “light” at any time and it will be bright, and nobody will ask why.',
    },
    contributors: [
      { person: 'noor-haddad', role: { de: 'Konzept und Dunkel', en: 'Concept and darkness' } },
      { person: 'sofia-marchetti', role: { de: 'Kuratorin', en: 'Curator' } },
    ],
    images: [
      {
        caption: {
          de: 'Das Kühlschrankdunkel. Man sieht nichts, so soll es sein.',
          en: 'Fridge dark. You can’t see anything, which is the point.',
        },
        credit: 'Noor Haddad',
      },
      {
        caption: { de: 'Ein Knopf, ein Glühwürmchen.', en: 'One button, one firefly.' },
        credit: 'Noor Haddad',
      },
    ],
    sponsors: ['Stiftung Rindenlicht'],
    seatGroups: [
      {
        code: 'EINTRITT',
        name: { de: 'Eintritt', en: 'Admission' },
        note: {
          de: 'Einlass alle 30 Minuten, in Gruppen von höchstens fünf',
          en: 'Entry every 30 minutes, in groups of five at most',
        },
        capacity: 20,
        prices: familyPrices({ adult: 700, child: 500, reduced: 550, family: 1800 }),
      },
    ],
    schedule: [
      {
        weekdays: [5, 6, 7],
        times: ['15:00'],
        fromDay: 45,
        toDay: 80,
        timeslots: { everyMinutes: 30, capacity: 20 },
      },
    ],
  },
  {
    slug: 'sieben-sachen-die-klingen',
    title: { de: 'Sieben Sachen, die klingen', en: 'Seven Things That Sound' },
    subline: {
      de: 'Klangausstellung für Ohren, Bäuche und Fußsohlen',
      en: 'A sound exhibition for ears, tummies and the soles of your feet',
    },
    lead: {
      de: 'Ein Bett, eine Badewanne, ein Bus ohne Räder: Sieben große Dinge stehen im Kronensaal und warten darauf, dass jemand einsteigt.',
      en: 'A bed, a bathtub, a bus without wheels: seven large things stand in the Crown Hall, waiting for somebody to climb in.',
    },
    description: {
      de: '<p>Im Bett klingt der Schlaf von sieben Tieren, am tiefsten schnarcht der Igel. Die Badewanne gluckst, wenn du das Ohr an den Rand legst. Der Bus spielt jede Haltestelle der Linie 11, und wer vorne sitzt, darf auslassen, was ihm nicht passt.</p><p>Alles ist auch mit dem Körper zu hören. Wir haben die Klänge so gebaut, dass sie im Holz brummen und in den Füßen kribbeln.</p>',
      en: '<p>In the bed you hear seven animals asleep; the hedgehog snores deepest. The bathtub gurgles if you put your ear to the rim. The bus plays every stop on line 11, and whoever sits in front may skip the ones they don’t like.</p><p>You can hear it all with your body, too. We built the sounds to hum in the wood and tickle in the feet.</p>',
    },
    type: 'exhibition',
    artwork: { motif: 'comb', composition: 'stage', mood: 'bright' },
    genre: 'rundgang',
    tags: ['stufenlos', 'drinnen', 'gebaerdensprache', 'geschwister'],
    productionTags: ['zum-hoeren', 'zum-anfassen', 'premiere'],
    season: 'spielzeit-der-offenen-ohren',
    room: 'kronensaal',
    accessKinds: ['sign-language'],
    ageFrom: 3,
    ageTo: 12,
    durationMinutes: 420,
    language: { de: 'Deutsch und Deutsche Gebärdensprache', en: 'German and German Sign Language' },
    doorsMinutes: 0,
    contributors: [
      { person: 'piet-vandamme', role: { de: 'Klänge', en: 'Sounds' } },
      { person: 'bastian-kuehn', role: { de: 'Bett, Wanne, Bus', en: 'Bed, bathtub, bus' } },
      { person: 'ruben-stolz', role: { de: 'Gebärden und Vibrationen', en: 'Signs and vibrations' } },
      { person: 'sofia-marchetti', role: { de: 'Kuratorin', en: 'Curator' } },
    ],
    programs: [
      {
        slug: 'mit-dem-bauch-hoeren',
        title: { de: 'Mit dem Bauch hören', en: 'Listening with your tummy' },
        text: {
          de: 'Ruben Stolz führt in Gebärdensprache. Hörende ziehen Ohrstöpsel auf und sind willkommen.',
          en: 'Ruben Stolz leads a tour in sign language. Hearing visitors are welcome, with earplugs.',
        },
      },
    ],
    images: [
      {
        caption: {
          de: 'Platz nehmen im Bus, der nie losfährt.',
          en: 'Take a seat on the bus that never leaves.',
        },
        credit: 'Bastian Kühn',
      },
      {
        caption: { de: 'Die Wanne, kurz vor dem Glucksen.', en: 'The bathtub, just before it gurgles.' },
        credit: 'Lene Bergström',
      },
    ],
    sponsors: ['Stiftung Rindenlicht', 'Auentaler Sparverein'],
    seatGroups: [
      {
        code: 'EINTRITT',
        name: { de: 'Eintritt', en: 'Admission' },
        note: { de: 'Einlass alle 30 Minuten', en: 'Entry every 30 minutes' },
        capacity: 20,
        prices: familyPrices({ adult: 700, child: 500, reduced: 550, family: 1800 }),
      },
    ],
    schedule: [
      {
        weekdays: [3, 6, 7],
        times: ['10:30'],
        fromDay: 112,
        toDay: 150,
        timeslots: { everyMinutes: 30, capacity: 20 },
      },
    ],
  },
  {
    slug: 'garten-der-dinge-die-es-nicht-gibt',
    title: { de: 'Garten der Dinge, die es nicht gibt', en: 'The Garden of Things That Don’t Exist' },
    subline: {
      de: 'Freiluftausstellung nach Erfindungen von Kindern',
      en: 'An open-air exhibition of children’s inventions',
    },
    lead: {
      de: 'Ein Regenschirm für Schnecken, eine Leiter nach unten, ein Briefkasten für Geheimnisse. Kinder haben es gezeichnet, wir haben es gebaut.',
      en: 'An umbrella for snails, a ladder that goes down, a letterbox for secrets. Children drew them, and we built them.',
    },
    description: {
      de: '<p>Im Herbst haben wir gefragt, was fehlt. Siebenhundert Zeichnungen kamen zurück, neunzehn davon stehen jetzt im Garten: wetterfest, begehbar und genau so schief wie auf dem Papier.</p><p>Neben jedem Ding steckt die Zeichnung im Boden, mit Vornamen und Alter. Der Briefkasten für Geheimnisse wird geleert, aber nicht gelesen.</p>',
      en: '<p>In autumn we asked what was missing. Seven hundred drawings came back, and nineteen of them now stand in the garden: weatherproof, walk-in and exactly as wonky as on paper.</p><p>Next to each thing its drawing is planted in the ground, with a first name and an age. The letterbox for secrets is emptied, but never read.</p>',
    },
    type: 'exhibition',
    artwork: { motif: 'alga', composition: 'columns', mood: 'soft' },
    genre: 'rundgang',
    tags: ['kostenlos', 'draussen', 'stufenlos', 'geschwister'],
    productionTags: ['zum-anfassen'],
    season: 'spielzeit-der-offenen-ohren',
    room: 'garten',
    ageFrom: 0,
    ageTo: 12,
    durationMinutes: 420,
    language: { de: 'Deutsch und Englisch', en: 'German and English' },
    doorsMinutes: 0,
    importantInfo: {
      de: 'Bei Sturm bleibt der Garten zu, bei Regen nicht. Schirme für Menschen leihen wir an der Kasse.',
      en: 'The garden closes for storms, but not for rain. Umbrellas for humans can be borrowed at the box office.',
    },
    contributors: [
      { person: 'wiebke-harms', role: { de: 'Garten und Auswahl', en: 'Garden and selection' } },
      { person: 'bastian-kuehn', role: { de: 'Bau', en: 'Construction' } },
      { person: 'aiko-hartmann', role: { de: 'Zeichenstunden', en: 'Drawing sessions' } },
    ],
    images: [
      {
        caption: {
          de: 'Die Leiter nach unten, Idee: Mats, 6.',
          en: 'The ladder that goes down, by Mats, aged 6.',
        },
        credit: 'Wiebke Harms',
      },
    ],
    promoter: { de: 'Mit dem Gartenverein Grüne Aue', en: null },
    sponsors: ['Land der kleinen Leute'],
    seatGroups: [
      {
        code: 'GARTEN',
        name: { de: 'Gartentor', en: 'Garden gate' },
        note: { de: 'kostenlos, das Ticket zählt nur die Füße', en: 'free, the ticket only counts feet' },
        capacity: 80,
        prices: freePrices,
      },
    ],
    schedule: [{ weekdays: [6, 7], times: ['11:00'], fromDay: 115, toDay: 150 }],
  },
];

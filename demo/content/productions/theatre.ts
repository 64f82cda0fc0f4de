import { seatPrices } from '../prices.ts';
import type { DemoProduction } from '../types.ts';

export const plays: DemoProduction[] = [
  {
    slug: 'kaefer-ohne-schlaf',
    title: { de: 'Der Käfer, der nicht schlafen wollte', en: 'The Beetle Who Wouldn’t Sleep' },
    subline: {
      de: 'Theater mit Taschenlampen und sehr leisen Liedern',
      en: 'Theatre with torches and very quiet songs',
    },
    lead: {
      de: 'Alle Käfer schlafen. Nur Kasimir nicht. Er hat sich vorgenommen, einmal den ganzen Winter wach zu bleiben, um zu sehen, ob der Schnee wirklich Geräusche macht.',
      en: 'All beetles are asleep. All but Kasimir. He has decided to stay awake for one whole winter to find out whether snow really makes a noise.',
    },
    description: {
      de: '<p>Das Ensemble spielt auf einer Bühne aus vierhundert Pappröhren. Jede Röhre klingt anders, und in manchen wohnt jemand. Die Kinder leuchten den Weg: Unter jedem Kissen liegt eine Taschenlampe.</p><p>Kasimir trifft einen Nachtvogel, der tagsüber Angst hat, einen Maulwurf mit Brille und den Januar persönlich. Müde wird er auch, aber das gibt er nicht zu.</p><p>Nach der Vorstellung darf geklopft werden.</p>',
      en: '<p>The ensemble plays on a stage of four hundred cardboard tubes. Each one sounds different, and in some of them somebody lives. The children light the way: under every cushion there is a torch.</p><p>Kasimir meets a night bird who is afraid of the day, a mole with glasses and January in person. He gets tired too, but he won’t admit it.</p><p>After the show, knocking is allowed.</p>',
    },
    type: 'theatre',
    genre: 'schauspiel',
    tags: ['stufenlos', 'auf-deutsch', 'drinnen', 'leise', 'gebaerdensprache'],
    productionTags: ['im-dunkeln', 'wieder-da'],
    series: 'nachtschicht',
    season: 'spielzeit-der-langen-schatten',
    room: 'stammbuehne',
    ageFrom: 4,
    ageTo: 9,
    durationMinutes: 50,
    language: { de: 'Deutsch, wenig Text', en: 'German, few words' },
    doorsMinutes: 20,
    importantInfo: {
      de: 'Es wird zweimal ganz dunkel, jeweils so lange, wie man bis zehn zählt. Wer mag, leiht sich am Eingang ein Leuchtarmband.',
      en: 'It goes completely dark twice, each time for as long as it takes to count to ten. You can borrow a glowing wristband at the door.',
    },
    contributors: [
      { person: 'mira-tannhaeuser', role: { de: 'Regie', en: 'Director' } },
      { person: 'jonas-okafor', role: { de: 'Käfer Kasimir', en: 'Kasimir the beetle' } },
      { person: 'lene-bergstroem', role: { de: 'Bühne und Röhren', en: 'Stage and tubes' } },
      { person: 'emil-varga', role: { de: 'Nachtvogel, Musik', en: 'Night bird, music' } },
      { person: 'noor-haddad', role: { de: 'Licht', en: 'Lighting' } },
      { person: 'zeynep-yildirim', role: { de: 'Kostüm', en: 'Costumes' } },
    ],
    programs: [
      {
        slug: 'licht-an-fragen-raus',
        title: { de: 'Licht an, Fragen raus', en: 'Lights up, questions out' },
        text: {
          de: 'Nachgespräch mit dem Ensemble, immer samstags.',
          en: 'A talk with the ensemble after every Saturday show.',
        },
      },
      {
        slug: 'roehrenorchester',
        title: { de: 'Röhrenorchester', en: 'Tube Orchestra' },
        text: {
          de: 'Werkstatt zum Stück, ab 6 Jahren: säge dir deinen eigenen Ton.',
          en: 'A workshop on the play, from age 6: saw a note of your own.',
        },
      },
      {
        slug: 'hinter-der-buehne-kriechen',
        title: { de: 'Hinter der Bühne kriechen', en: 'Crawling backstage' },
        text: { de: 'Führung für Kleine mit guten Knien.', en: 'A tour for small people with good knees.' },
      },
    ],
    images: [
      {
        caption: { de: 'Kasimir trifft den Nachtvogel.', en: 'Kasimir meets the night bird.' },
        credit: 'Lene Bergström',
      },
      {
        caption: { de: 'Der Januar, von der Seite.', en: 'January, seen from the side.' },
        credit: 'Lene Bergström',
      },
      {
        caption: { de: 'Vierhundert Röhren, eine klemmt.', en: 'Four hundred tubes, one of them stuck.' },
        credit: 'Lene Bergström',
      },
      {
        caption: { de: 'Der Maulwurf sucht seine Brille.', en: 'The mole looks for his glasses.' },
        credit: 'Zeynep Yıldırım',
      },
      {
        caption: { de: 'Taschenlampen beim Schlussapplaus.', en: 'Torches at the curtain call.' },
        credit: 'Noor Haddad',
      },
    ],
    audioSample: {
      title: { de: 'Kasimir klopft', en: 'Kasimir knocks' },
      file: '/demo/knocking.wav',
      seconds: 2,
      transcript: {
        de: 'Ein Schnabel trommelt auf eine Pappröhre. Jeder Schlag kommt ein wenig schneller als der vorige, bis alle in einem Schnarren verschwinden. Stille. Dann antwortet von weit weg eine zweite Röhre, viel tiefer, einmal.',
        en: 'A beak drums on a cardboard tube. Each knock comes a little sooner than the one before, until they all vanish in a whirr. Silence. Then, from far away, a second tube answers, much deeper, once.',
      },
    },
    sponsors: ['Stiftung Rindenlicht', 'Auentaler Sparverein', 'Pappwerk & Söhne', 'Land der kleinen Leute'],
    seatGroups: [
      {
        code: 'KISSEN',
        name: { de: 'Kissenreihe', en: 'Cushion row' },
        note: { de: 'ganz vorn, am Boden', en: 'right at the front, on the floor' },
        capacity: 30,
        prices: seatPrices({ adult: 900, child: 600, reduced: 700 }),
      },
      {
        code: 'STUHL',
        name: { de: 'Stuhlreihe', en: 'Chair row' },
        note: { de: 'mit Lehne, auch für Rollstühle', en: 'with a backrest, also for wheelchairs' },
        capacity: 60,
        prices: seatPrices({ adult: 1100, child: 700, reduced: 800 }),
      },
      {
        code: 'AST',
        name: { de: 'Astloge', en: 'Branch box' },
        note: { de: 'oben, für alle, die nicht stillsitzen', en: 'up top, for those who can’t sit still' },
        capacity: 12,
        prices: seatPrices({ adult: 1200, child: 800, reduced: 900 }),
      },
    ],
    schedule: [
      { weekdays: [5], times: ['16:00'], fromDay: -30, toDay: 100 },
      { weekdays: [6], times: ['15:00'], everyWeeks: 2, fromDay: -23, toDay: 100 },
      { weekdays: [5], times: ['18:00'], everyWeeks: 4, fromDay: 0, toDay: 100 },
    ],
  },
  {
    slug: 'frau-frost-zieht-um',
    title: { de: 'Frau Frost zieht um', en: 'Mrs Frost Moves House' },
    subline: {
      de: 'Figurentheater über das Wohnen in der Kälte',
      en: 'Puppet theatre about living in the cold',
    },
    lead: {
      de: 'Frau Frost wohnt im Gefrierfach, dritte Schublade, zwischen den Erbsen. Dann wird abgetaut, und sie braucht eine neue Adresse.',
      en: 'Mrs Frost lives in the freezer, third drawer, between the peas. Then somebody defrosts it, and she needs a new address.',
    },
    description: {
      de: '<p>Mit einem Koffer aus Eiswürfeln zieht sie los. Die Eisdiele ist ihr zu bunt, der Berg zu hoch, im Kino läuft die Heizung. Überall schmilzt ihr etwas weg, und überall bleibt etwas zurück, das vorher nicht da war: eine Pfütze, ein Freund, ein Lied.</p><p>Tilda Brandt spielt mit sieben Figuren aus Duschvorhang, Glas und echtem Eis. Für jede Vorstellung wird Frau Frosts Koffer neu gefroren.</p>',
      en: '<p>She sets off with a suitcase made of ice cubes. The ice-cream parlour is too colourful, the mountain too tall, and in the cinema the heating is on. Wherever she goes, a bit of her melts, and something stays behind that wasn’t there before: a puddle, a friend, a song.</p><p>Tilda Brandt performs with seven puppets made of shower curtain, glass and real ice. Mrs Frost’s suitcase is frozen afresh for every show.</p>',
    },
    type: 'theatre',
    genre: 'figuren',
    tags: ['stufenlos', 'auf-deutsch', 'drinnen'],
    productionTags: ['premiere'],
    season: 'spielzeit-der-offenen-ohren',
    room: 'stammbuehne',
    ageFrom: 5,
    ageTo: 12,
    durationMinutes: 60,
    language: { de: 'Deutsch', en: 'German' },
    doorsMinutes: 20,
    contributors: [
      { person: 'tilda-brandt', role: { de: 'Spiel', en: 'Puppetry' } },
      { person: 'ilja-sokolow', role: { de: 'Figurenbau', en: 'Puppet making' } },
      { person: 'mira-tannhaeuser', role: { de: 'Regie', en: 'Director' } },
      { person: 'piet-vandamme', role: { de: 'Knistern und Tropfen', en: 'Crackling and dripping' } },
    ],
    programs: [
      {
        slug: 'eis-zum-anfassen',
        title: { de: 'Eis zum Anfassen', en: 'Ice to touch' },
        text: {
          de: 'Nach dem Stück darf der Koffer weiterschmelzen, in euren Händen.',
          en: 'After the show the suitcase goes on melting, in your hands.',
        },
      },
    ],
    images: [
      {
        caption: { de: 'Frau Frost, dritte Schublade links.', en: 'Mrs Frost, third drawer on the left.' },
        credit: 'Ilja Sokolow',
      },
      {
        caption: { de: 'Der Koffer nach vierzig Minuten.', en: 'The suitcase after forty minutes.' },
        credit: 'Ilja Sokolow',
      },
      { caption: { de: 'Abschied von den Erbsen.', en: 'Farewell to the peas.' }, credit: 'Tilda Brandt' },
    ],
    videos: [
      {
        title: {
          de: '„Spring“: ein Film über den Winter, der nicht gehen will',
          en: 'Spring, a film about a winter that won’t leave',
        },
        url: 'https://www.youtube.com/watch?v=WhWc3b3KhnY',
        seconds: 464,
        credit: 'Blender Foundation, CC BY 4.0',
      },
    ],
    sponsors: ['Auentaler Sparverein', 'Land der kleinen Leute'],
    seatGroups: [
      {
        code: 'KISSEN',
        name: { de: 'Kissenreihe', en: 'Cushion row' },
        note: { de: 'ganz vorn, am Boden', en: 'right at the front, on the floor' },
        capacity: 24,
        prices: seatPrices({ adult: 900, child: 600, reduced: 700 }),
      },
      {
        code: 'STUHL',
        name: { de: 'Stuhlreihe', en: 'Chair row' },
        note: { de: 'mit Lehne, auch für Rollstühle', en: 'with a backrest, also for wheelchairs' },
        capacity: 48,
        prices: seatPrices({ adult: 1100, child: 700, reduced: 800 }),
      },
    ],
    schedule: [
      { weekdays: [6], times: ['15:00'], everyWeeks: 2, fromDay: -30, toDay: 100 },
      { weekdays: [7], times: ['16:00'], everyWeeks: 2, fromDay: -23, toDay: 100 },
    ],
  },
  {
    slug: 'grosses-kaeferkino',
    title: { de: 'Großes Käferkino', en: 'The Great Beetle Cinema' },
    subline: {
      de: 'Film und Lupe: kleine Tiere auf großer Leinwand',
      en: 'Film and magnifying glass: small animals on a big screen',
    },
    lead: {
      de: 'Eine Ameise, so groß wie ein Bus. Ein Marienkäfer, der sich die Zähne putzt, oder was er da hat. Live, ohne Drehbuch und in Nahaufnahme.',
      en: 'An ant the size of a bus. A ladybird brushing its teeth, or whatever those are. Live, unscripted and in close-up.',
    },
    description: {
      de: '<p>Dawit Tesfaye zeigt Filme, für die er einen Sommer lang im Gras gelegen hat. Dazwischen kommt die Lupenkamera: Was du in der Hosentasche hast, legst du darunter, und schon ist es ein Gebirge.</p><p>Die Tiere kommen aus unserem Garten und gehen danach dorthin zurück. Gage: ein Salatblatt.</p>',
      en: '<p>Dawit Tesfaye shows the films he spent a whole summer in the grass to make. In between it’s time for the magnifier camera: put whatever is in your pocket under it, and you have a mountain range.</p><p>The animals come from our garden and go back there afterwards. Their fee: one lettuce leaf.</p>',
    },
    type: 'theatre',
    genre: 'film',
    tags: ['stufenlos', 'auf-deutsch', 'drinnen'],
    productionTags: ['im-dunkeln', 'zum-mitmachen'],
    series: 'nachtschicht',
    season: 'spielzeit-der-offenen-ohren',
    room: 'stammbuehne',
    ageFrom: 5,
    ageTo: 10,
    durationMinutes: 60,
    language: { de: 'Deutsch, Käfer ohne Untertitel', en: 'German, beetles without subtitles' },
    doorsMinutes: 15,
    contributors: [
      { person: 'dawit-tesfaye', role: { de: 'Film und Lupe', en: 'Film and magnifier' } },
      { person: 'piet-vandamme', role: { de: 'Geräusche, live', en: 'Live noises' } },
    ],
    images: [
      {
        caption: {
          de: 'Hauptdarstellerin beim Kopfkratzen, Art neunzehn.',
          en: 'The leading lady scratching her head, method nineteen.',
        },
        credit: 'Dawit Tesfaye',
      },
    ],
    videos: [
      {
        title: { de: 'Vorfilm: Big Buck Bunny', en: 'Supporting film: Big Buck Bunny' },
        url: 'https://vimeo.com/1084537',
        seconds: 596,
        credit: 'Blender Foundation, CC BY 3.0',
      },
      {
        title: { de: 'Nachfilm: Caminandes, Llamigos', en: 'And one more: Caminandes, Llamigos' },
        url: 'https://youtu.be/SkVqJ1SGeL0',
        seconds: 150,
        credit: 'Blender Institute, CC BY 3.0',
      },
    ],
    seatGroups: [
      {
        code: 'KINO',
        name: { de: 'Kinoplatz', en: 'Cinema seat' },
        note: {
          de: 'freie Platzwahl, Popcorn ohne Rascheln',
          en: 'sit anywhere, popcorn without the rustle',
        },
        capacity: 90,
        prices: seatPrices({ adult: 700, child: 500, reduced: 550 }),
      },
    ],
    schedule: [{ weekdays: [7], times: ['17:30'], everyWeeks: 2, fromDay: -23, toDay: 150 }],
  },
  {
    slug: 'der-koffer-hat-hunger',
    title: { de: 'Der Koffer hat Hunger', en: 'The Suitcase Is Hungry' },
    subline: { de: 'Objekttheater in sieben Bissen', en: 'Object theatre in seven bites' },
    lead: {
      de: 'Ein Koffer steht auf einem Tisch und knurrt. Er hat schon einen Schal verschluckt, zwei Löffel und den Titel eines anderen Stücks.',
      en: 'A suitcase stands on a table and growls. It has already swallowed a scarf, two spoons and the title of another play.',
    },
    description: {
      de: '<p>Tilda Brandt füttert ihn mit allem, was auf einer Reise nötig ist, und mit manchem, was nur so tut. Der Koffer kaut, spuckt, verliebt sich in eine Gabel und wird am Ende so voll, dass er endlich still ist. Fast.</p><p>Das Stück gehört zu den Leisen Pfoten: Das Licht bleibt halb an, die Tür offen, und wenn der Koffer rülpst, kündigen wir es vorher an.</p>',
      en: '<p>Tilda Brandt feeds it everything you need for a journey, and a few things that only pretend. The suitcase chews, spits, falls in love with a fork and ends up so full that it finally goes quiet. Almost.</p><p>This is one of our Soft Paws shows: the lights stay half up, the door stays open, and when the suitcase is about to burp we tell you first.</p>',
    },
    type: 'theatre',
    genre: 'figuren',
    tags: ['stufenlos', 'drinnen', 'ohne-worte', 'leise', 'geschwister'],
    productionTags: ['wieder-da'],
    series: 'leise-pfoten',
    season: 'spielzeit-der-langen-schatten',
    room: 'stammbuehne',
    ageFrom: 3,
    ageTo: 6,
    durationMinutes: 35,
    language: { de: 'Ohne Worte, mit Knurren', en: 'No words, some growling' },
    doorsMinutes: 30,
    importantInfo: {
      de: 'Ein Bilderheft zum Ablauf schicken wir dir eine Woche vorher. Rausgehen und Wiederkommen geht immer, Plätze am Gang kannst du an der Kasse wählen.',
      en: 'We send you a picture booklet of what happens a week ahead. You can leave and come back at any time; ask the box office for a seat on the aisle.',
    },
    contributors: [
      { person: 'tilda-brandt', role: { de: 'Spiel', en: 'Puppetry' } },
      { person: 'henrike-osterloh', role: { de: 'Stück', en: 'Play' } },
      { person: 'bastian-kuehn', role: { de: 'Kofferbau', en: 'Suitcase construction' } },
    ],
    images: [
      {
        caption: { de: 'Der Koffer vor dem Frühstück.', en: 'The suitcase before breakfast.' },
        credit: 'Tilda Brandt',
      },
      {
        caption: { de: 'Die Gabel. Sie weiß noch nichts.', en: 'The fork. She has no idea yet.' },
        credit: 'Tilda Brandt',
      },
    ],
    sponsors: ['Land der kleinen Leute'],
    seatGroups: [
      {
        code: 'KISSEN',
        name: { de: 'Kissenreihe', en: 'Cushion row' },
        note: { de: 'am Boden, mit Platz zum Wackeln', en: 'on the floor, with room to wriggle' },
        capacity: 20,
        prices: seatPrices({ adult: 800, child: 500, reduced: 600 }),
      },
      {
        code: 'GANG',
        name: { de: 'Stuhl am Gang', en: 'Chair on the aisle' },
        note: { de: 'nah an der Tür', en: 'close to the door' },
        capacity: 16,
        prices: seatPrices({ adult: 800, child: 500, reduced: 600 }),
      },
    ],
    schedule: [{ weekdays: [7], times: ['11:00'], everyWeeks: 2, fromDay: -30, toDay: 150 }],
  },
  {
    slug: 'zwoelf-stuehle-und-ein-wal',
    title: { de: 'Zwölf Stühle und ein Wal', en: 'Twelve Chairs and a Whale' },
    subline: {
      de: 'Schauspiel mit Tanz, Gebärden und sehr viel Meer',
      en: 'A play with dance, sign language and a great deal of sea',
    },
    lead: {
      de: 'In der 3b fehlt ein Kind, dafür ist ein Wal da. Er passt nicht in den Morgenkreis, hört aber besser zu als alle anderen.',
      en: 'One child is missing from class 3b, but there is a whale. It doesn’t fit into morning circle, yet it listens better than anyone.',
    },
    description: {
      de: '<p>Was macht man mit jemandem, der zu groß ist und nicht spricht? Die Klasse versucht es mit Lesen, mit Füttern und mit Wegschauen. Dann steht ein Stuhl auf und geht zu ihm hin, und die anderen elf müssen überlegen, was sie jetzt tun.</p><p>Mateo Quispe tanzt den Wal, Ruben Stolz gebärdet mit ihm, und die Stühle spielen sich selbst. Zwölf Kinder aus Auental haben in den Proben mitentschieden. Den Schluss haben sie dreimal geändert.</p>',
      en: '<p>What do you do with somebody who is too big and doesn’t speak? The class tries reading to it, feeding it and looking away. Then one chair gets up and goes over, and the other eleven have to decide what to do now.</p><p>Mateo Quispe dances the whale, Ruben Stolz signs with it, and the chairs play themselves. Twelve children from Auental had a say in the rehearsals. They changed the ending three times.</p>',
    },
    type: 'theatre',
    genre: 'schauspiel',
    tags: ['stufenlos', 'auf-deutsch', 'gebaerdensprache', 'drinnen', 'fototermin'],
    productionTags: ['premiere'],
    series: 'probenspecht',
    season: 'spielzeit-der-offenen-ohren',
    room: 'stammbuehne',
    ageFrom: 7,
    ageTo: 12,
    durationMinutes: 70,
    language: { de: 'Deutsch und Deutsche Gebärdensprache', en: 'German and German Sign Language' },
    doorsMinutes: 20,
    contributors: [
      { person: 'henrike-osterloh', role: { de: 'Stück', en: 'Play' } },
      { person: 'dawit-tesfaye', role: { de: 'Regie', en: 'Director' } },
      { person: 'mateo-quispe', role: { de: 'Wal', en: 'Whale' } },
      { person: 'ruben-stolz', role: { de: 'Lehrer, der zuhört', en: 'A teacher who listens' } },
      { person: 'yusra-al-amin', role: { de: 'Kind, das fehlt', en: 'The missing child' } },
      { person: 'lene-bergstroem', role: { de: 'Stühle', en: 'Chairs' } },
    ],
    programs: [
      {
        slug: 'klingelprobe',
        title: { de: 'Klingelprobe', en: 'Bell rehearsal' },
        text: {
          de: 'Die Glocke aus der Probe geht rum. Wer klingelt, sagt, was fehlt.',
          en: 'The rehearsal bell goes round. Whoever rings it says what is missing.',
        },
      },
    ],
    images: [
      { caption: { de: 'Der Wal, Rückenansicht.', en: 'The whale from behind.' }, credit: 'Lene Bergström' },
      { caption: { de: 'Stuhl sieben zögert.', en: 'Chair seven hesitates.' }, credit: 'Lene Bergström' },
    ],
    promoter: {
      de: 'In Zusammenarbeit mit der Grundschule am Auwald',
      en: 'In cooperation with the primary school Am Auwald',
    },
    sponsors: ['Stiftung Rindenlicht', 'Auentaler Sparverein'],
    seatGroups: [
      {
        code: 'KISSEN',
        name: { de: 'Kissenreihe', en: 'Cushion row' },
        note: { de: 'ganz vorn, Spritzwasser möglich', en: 'right at the front, splashes possible' },
        capacity: 24,
        prices: seatPrices({ adult: 1000, child: 650, reduced: 750 }),
      },
      {
        code: 'STUHL',
        name: { de: 'Stuhlreihe', en: 'Chair row' },
        note: { de: 'Stühle, die nicht mitspielen', en: 'chairs that aren’t in the play' },
        capacity: 72,
        prices: seatPrices({ adult: 1200, child: 750, reduced: 900 }),
      },
    ],
    schedule: [
      { weekdays: [5], times: ['16:00'], fromDay: 105, toDay: 150 },
      { weekdays: [6], times: ['15:00'], fromDay: 105, toDay: 150 },
    ],
  },
  {
    slug: 'ampel-allein',
    title: { de: 'Ampel, allein', en: 'Traffic Light, Alone' },
    subline: { de: 'Ein Nachtstück in Rot, Gelb und Grün', en: 'A night piece in red, amber and green' },
    lead: {
      de: 'Nachts um drei ist die Kreuzung leer. Die Ampel schaltet trotzdem. Für wen eigentlich, fragt sie sich, und geht los.',
      en: 'At three in the morning the crossroads is empty. The traffic light changes all the same. For whom, it wonders, and sets off.',
    },
    description: {
      de: '<p>Yusra Al-Amin ist die Ampel. Sie trifft eine Bäckerin, einen Fuchs mit Monatskarte und einen Jungen, der seinen Schlüssel vergessen hat. Jede Begegnung hat eine Farbe, und im ganzen Stück brennen nie mehr als drei Lampen.</p><p>Es geht um Regeln, die niemand sieht, und darum, wer auf wen wartet. Am Morgen steht die Ampel wieder an ihrem Platz. Sie schaltet jetzt anders.</p>',
      en: '<p>Yusra Al-Amin is the traffic light. She meets a baker, a fox with a season ticket and a boy who has forgotten his key. Each encounter has a colour, and never more than three lamps are lit.</p><p>It is about rules that nobody watches, and about who waits for whom. By morning the traffic light is back in its place. It changes differently now.</p>',
    },
    type: 'theatre',
    genre: 'schauspiel',
    tags: ['stufenlos', 'auf-deutsch', 'drinnen', 'leise'],
    productionTags: ['im-dunkeln'],
    series: 'nachtschicht',
    season: 'spielzeit-der-offenen-ohren',
    room: 'stammbuehne',
    ageFrom: 8,
    ageTo: 12,
    durationMinutes: 60,
    language: { de: 'Deutsch, englische Übertitel', en: 'German with English surtitles' },
    doorsMinutes: 15,
    importantInfo: {
      de: 'Es bleibt fast die ganze Zeit dunkel. Ein Blinklicht gibt es auch, langsam und nur in Gelb.',
      en: 'It stays dark almost throughout. There is one flashing light, slow and only in amber.',
    },
    contributors: [
      { person: 'yusra-al-amin', role: { de: 'Ampel', en: 'Traffic light' } },
      { person: 'mateo-quispe', role: { de: 'Fuchs und Bäckerin', en: 'Fox and baker' } },
      { person: 'henrike-osterloh', role: { de: 'Stück', en: 'Play' } },
      { person: 'noor-haddad', role: { de: 'Drei Lampen', en: 'Three lamps' } },
    ],
    images: [
      { caption: { de: 'Gelb.', en: 'Amber.' }, credit: 'Noor Haddad' },
      {
        caption: { de: 'Der Fuchs zeigt seine Monatskarte.', en: 'The fox shows his season ticket.' },
        credit: 'Zeynep Yıldırım',
      },
    ],
    sponsors: ['Stiftung Rindenlicht'],
    seatGroups: [
      {
        code: 'STUHL',
        name: { de: 'Stuhlreihe', en: 'Chair row' },
        note: { de: 'mit Lehne, auch für Rollstühle', en: 'with a backrest, also for wheelchairs' },
        capacity: 60,
        prices: seatPrices({ adult: 1100, child: 700, reduced: 800 }),
      },
      {
        code: 'BORDSTEIN',
        name: { de: 'Bordstein', en: 'Kerb' },
        note: { de: 'am Boden, mitten auf der Kreuzung', en: null },
        capacity: 14,
        prices: seatPrices({ adult: 900, child: 600, reduced: 700 }),
      },
    ],
    schedule: [{ weekdays: [6], times: ['17:30'], everyWeeks: 2, fromDay: -16, toDay: 150 }],
  },
  {
    slug: 'fuenf-woerter-und-ein-kissen',
    title: { de: 'Fünf Wörter und ein Kissen', en: 'Five Words and a Cushion' },
    subline: { de: 'Erzähltheater für den Anfang', en: 'Storytelling for beginners' },
    lead: {
      de: 'Da. Weg. Mehr. Nein. Nochmal. Aus fünf Wörtern baut Linh Nguyen eine ganze Geschichte, und du kennst sie alle schon.',
      en: 'There. Gone. More. No. Again. Linh Nguyen builds a whole story out of five words, and you know them all already.',
    },
    description: {
      de: '<p>Im Nest sitzt man im Kreis, in der Mitte liegt ein Kissen. Darunter ist etwas, darin ist etwas, und einmal ist das Kissen selbst weg. Wer ruft, bestimmt, wie es weitergeht. „Nochmal“ gilt immer.</p><p>Gespielt wird ohne Bühne, ohne Technik und ohne Eile. Nachher bleibt das Nest offen, zum Verdauen.</p>',
      en: '<p>In the Nest you sit in a circle with a cushion in the middle. Something is under it, something is inside it, and at one point the cushion itself is gone. Whoever calls out decides what happens next. “Again” always counts.</p><p>There is no stage, no tech and no hurry. Afterwards the Nest stays open, for digesting.</p>',
    },
    type: 'theatre',
    genre: 'schauspiel',
    tags: ['stufenlos', 'auf-deutsch', 'drinnen', 'leise', 'geschwister'],
    productionTags: ['zum-mitmachen', 'zum-anfassen'],
    series: 'erstes-mal',
    season: 'spielzeit-der-offenen-ohren',
    room: 'nest',
    ageFrom: 1,
    ageTo: 3,
    durationMinutes: 30,
    language: { de: 'Fünf deutsche Wörter', en: 'Five German words' },
    doorsMinutes: 15,
    contributors: [
      { person: 'linh-nguyen', role: { de: 'Erzählerin', en: 'Storyteller' } },
      { person: 'zeynep-yildirim', role: { de: 'Kissen', en: 'Cushion' } },
    ],
    images: [{ caption: { de: 'Da. Gleich weg.', en: 'There. Gone in a moment.' }, credit: 'Linh Nguyen' }],
    seatGroups: [
      {
        code: 'NEST',
        name: { de: 'Platz im Nest', en: 'A place in the Nest' },
        note: { de: 'auf dem Teppich, ein Erwachsener pro Kind', en: 'on the rug, one adult per child' },
        capacity: 24,
        prices: seatPrices({ adult: 600, child: 400, reduced: 450 }),
      },
    ],
    schedule: [{ weekdays: [3], times: ['16:00'], fromDay: -30, toDay: 150 }],
  },
];

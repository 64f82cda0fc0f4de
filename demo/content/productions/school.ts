import { groupPrices } from '../prices.ts';
import type { DemoProduction } from '../types.ts';

export const schoolProgrammes: DemoProduction[] = [
  {
    slug: 'hoerspaziergang',
    title: { de: 'Hörspaziergang für Kitagruppen', en: 'A Listening Walk for Nursery Groups' },
    subline: { de: 'Mit Trichtern durch den Auwald', en: 'Through the river wood with funnels' },
    lead: {
      de: 'Jedes Kind bekommt einen Trichter und einen Auftrag: Finde das leiseste Geräusch des Vormittags und verrate es niemandem.',
      en: 'Every child gets a funnel and a mission: find the quietest sound of the morning and don’t tell anyone.',
    },
    description: {
      de: '<p>Wir treffen uns im Garten, üben dort das Lauschen und gehen dann los: am Bach entlang, unter der Brücke durch, wo es antwortet, und bis zur Eiche, an der wirklich ein Specht wohnt.</p><p>Unterwegs sammeln wir Geräusche in leeren Gläsern. Zurück im Haus werden sie aufgeschraubt. Ob noch etwas drin ist, hören nur die, die mitgelaufen sind.</p>',
      en: '<p>We meet in the garden, practise listening and set off: along the stream, under the bridge that answers back, and on to the oak where a real woodpecker lives.</p><p>On the way we collect sounds in empty jars. Back at the house the lids come off. Only those who walked can hear whether anything is still in there.</p>',
    },
    type: 'school',
    artwork: { motif: 'bubble', composition: 'stage', mood: 'bright' },
    genre: 'rundgang',
    tags: ['draussen', 'auf-deutsch', 'leise'],
    productionTags: ['zum-hoeren', 'zum-mitmachen'],
    series: 'vormittagsvoegel',
    season: 'spielzeit-der-offenen-ohren',
    room: 'garten',
    datesAccess: ['quiet'],
    ageFrom: 4,
    ageTo: 6,
    durationMinutes: 75,
    language: { de: 'Deutsch in einfachen Sätzen', en: 'German in simple sentences' },
    doorsMinutes: 15,
    importantInfo: {
      de: 'Treffpunkt ist das Gartentor. Der Weg ist 1,4 Kilometer lang und taugt für Bollerwagen und Rollstühle. Wir gehen bei Regen, nicht bei Gewitter.',
      en: 'Meet at the garden gate. The path is 1.4 kilometres long and fine for handcarts and wheelchairs. We walk in rain, but not in thunder.',
    },
    contributors: [
      { person: 'paula-wendisch', role: { de: 'Leitung', en: 'Guide' } },
      { person: 'piet-vandamme', role: { de: 'Trichter', en: 'Funnels' } },
    ],
    programs: [
      {
        slug: 'heft-fuer-die-gruppe',
        title: { de: 'Heft für die Gruppe', en: 'A booklet for the group' },
        text: {
          de: 'Acht Hörspiele für den Morgenkreis, zum Ausdrucken und Vormachen.',
          en: 'Eight listening games for circle time, to print and act out.',
        },
      },
    ],
    images: [
      {
        caption: { de: 'Ein Trichter, zwei Ohren, ein Wald.', en: 'One funnel, two ears, one wood.' },
        credit: 'Paula Wendisch',
      },
    ],
    sponsors: ['Land der kleinen Leute'],
    seatGroups: [
      {
        code: 'GRUPPE',
        name: { de: 'Gruppe', en: 'Group' },
        note: { de: 'höchstens 18 Kinder und vier Erwachsene', en: 'up to 18 children and four adults' },
        capacity: 22,
        prices: groupPrices(400),
      },
    ],
    schedule: [{ weekdays: [2], times: ['09:30'], fromDay: -30, toDay: 150 }],
  },
  {
    slug: 'die-kita-kommt-zu-fuss',
    title: { de: 'Die Kita kommt zu Fuß', en: 'The Nursery Comes on Foot' },
    subline: {
      de: 'Ein Vormittag an der Lichtung, wir haben Gummistiefel',
      en: 'A morning in the clearing; we have wellies',
    },
    lead: {
      de: 'Ihr lauft los, wir warten am Bauwagen mit Tee, Matsch und vierzig Paar Gummistiefeln in Größe 22 bis 34.',
      en: 'You start walking, and we’ll be at the caravan with tea, mud and forty pairs of wellies, from toddler to ten.',
    },
    description: {
      de: '<p>An der Lichtung gibt es kein Programm, sondern Zeit. Die Kinder entscheiden im Kreis, was wir bauen: ein Haus für Asseln, ein Bett für den Wind, einen Zoo aus Stöcken. Wir haben Schnur, Sägen und ein Seil, das alles hält.</p><p>Zum Schluss erzählt jedes Bauwerk, wer es war. Wir lassen alles stehen. Was der Wald davon behält, seht ihr beim nächsten Mal.</p>',
      en: '<p>There is no programme in the clearing, just time. Sitting in a circle, the children decide what to build: a house for woodlice, a bed for the wind, a zoo of sticks. We have string, saws and one rope that holds everything.</p><p>At the end each building tells us who it was. We leave it all standing. Next time you’ll see what the wood has kept.</p>',
    },
    type: 'school',
    artwork: { motif: 'mouse', composition: 'stage', mood: 'soft' },
    genre: 'selbermachen',
    tags: ['draussen', 'auf-deutsch', 'mit-dreck'],
    productionTags: ['zum-anfassen', 'zum-mitmachen'],
    series: 'vormittagsvoegel',
    season: 'spielzeit-der-offenen-ohren',
    room: 'lichtung',
    datesAccess: [],
    ageFrom: 3,
    ageTo: 6,
    durationMinutes: 120,
    language: { de: 'Deutsch, Zeigen geht immer', en: 'German; pointing always works' },
    doorsMinutes: 15,
    importantInfo: {
      de: 'Wechselsachen einpacken, auch für die Erwachsenen. Bei Frost heizen wir den Bauwagen.',
      en: 'Bring a change of clothes, for the adults too. When it freezes we heat the caravan.',
    },
    contributors: [
      { person: 'wiebke-harms', role: { de: 'Leitung', en: 'Host' } },
      { person: 'anouk-leclerc', role: { de: 'Bauwerksgespräche', en: 'Conversations with buildings' } },
    ],
    images: [
      {
        caption: {
          de: 'Vierzig Paar, keins davon passt beim ersten Mal.',
          en: 'Forty pairs, none of which fits first time.',
        },
        credit: 'Wiebke Harms',
      },
    ],
    sponsors: ['Stiftung Rindenlicht', 'Land der kleinen Leute'],
    seatGroups: [
      {
        code: 'GRUPPE',
        name: { de: 'Gruppe', en: 'Group' },
        note: { de: 'eine Kita pro Vormittag', en: 'one nursery per morning' },
        capacity: 24,
        prices: groupPrices(300),
      },
    ],
    schedule: [{ weekdays: [3], times: ['09:30'], fromDay: 40, toDay: 150 }],
  },
  {
    slug: 'wie-baut-man-einen-applaus',
    title: { de: 'Wie baut man einen Applaus?', en: 'How Do You Build Applause?' },
    subline: { de: 'Theaterlabor für die Klassen 1 bis 4', en: 'A theatre lab for years 1 to 4' },
    lead: {
      de: 'Vorhang, Verbeugung, Hänger: Wir zeigen den Beruf von hinten. Am Ende steht deine Klasse auf der Stammbühne, und wir klatschen.',
      en: 'Curtain, bow, forgotten line: we show you the job from behind. In the end your class stands on the Trunk Stage, and we do the clapping.',
    },
    description: {
      de: '<p>Die Klasse teilt sich in vier Gewerke auf: Licht, Ton, Vorhang und die, die rausgehen. Jede Gruppe hat zwanzig Minuten, ein echtes Pult und einen Menschen, der es sonst bedient.</p><p>Dann wird gespielt: eine Minute, mehr nicht. In dieser Minute muss ein Licht angehen, ein Geräusch zu spät kommen und jemand seinen Text vergessen. Das ist schwerer, als es klingt, und darum wird danach geklatscht.</p>',
      en: '<p>The class splits into four crews: lights, sound, curtain and the ones who walk out there. Each crew has twenty minutes, a real desk and the person who normally runs it.</p><p>Then we perform: one minute, no more. In that minute a light must go on, a sound must come late and somebody must forget their lines. It’s harder than it sounds, which is why there is applause.</p>',
    },
    type: 'school',
    artwork: { motif: 'hand', composition: 'stage', mood: 'deep' },
    genre: 'schauspiel',
    tags: ['stufenlos', 'drinnen', 'auf-deutsch'],
    productionTags: ['zum-mitmachen', 'wieder-da'],
    series: 'vormittagsvoegel',
    season: 'spielzeit-der-langen-schatten',
    room: 'stammbuehne',
    ageFrom: 6,
    ageTo: 10,
    durationMinutes: 90,
    language: { de: 'Deutsch, auf Wunsch mit Gebärdensprache', en: 'German, sign language on request' },
    doorsMinutes: 15,
    contributors: [
      { person: 'anouk-leclerc', role: { de: 'Leitung', en: 'Lab leader' } },
      { person: 'noor-haddad', role: { de: 'Lichtpult', en: 'Lighting desk' } },
      { person: 'ruben-stolz', role: { de: 'Spiel und Gebärden', en: 'Acting and signing' } },
    ],
    images: [
      { caption: { de: 'Applaus in drei Größen.', en: 'Applause in three sizes.' }, credit: 'Anouk Leclerc' },
    ],
    sponsors: ['Auentaler Sparverein'],
    seatGroups: [
      {
        code: 'KLASSE',
        name: { de: 'Klasse', en: 'Class' },
        note: { de: 'eine Klasse pro Termin', en: 'one class per date' },
        capacity: 32,
        prices: groupPrices(500),
      },
    ],
    schedule: [{ weekdays: [4], times: ['09:30'], everyWeeks: 2, fromDay: -30, toDay: 150 }],
  },
  {
    slug: 'eins-zwei-loch',
    title: { de: 'Eins, zwei, Loch', en: 'One, Two, Hole' },
    subline: {
      de: 'Mathe zum Durchstecken für die Klassen 1 bis 3',
      en: 'Maths you can poke through, for years 1 to 3',
    },
    lead: {
      de: 'Drei Löcher minus drei Löcher macht kein Loch. Oder eine Wand. Wir rechnen nach, und zwar mit dem ganzen Arm.',
      en: 'Three holes minus three holes makes no hole. Or a wall. We check the sum, with a whole arm.',
    },
    description: {
      de: '<p>Bevor die Ausstellung „Lauter Löcher“ aufmacht, gehört sie euch. Ihr zählt, schätzt, messt mit Bindfaden und findet heraus, warum ein Ring nur ein Loch hat, eine Hose aber drei. Oder doch zwei? Darüber wird abgestimmt.</p><p>Das Angebot passt zu „Zahlen und Formen“ im Lehrplan. Verraten müsst ihr das den Kindern nicht.</p>',
      en: '<p>Before the exhibition “Nothing but Holes” opens, it is all yours. You count, estimate, measure with string and find out why a ring has only one hole while a pair of trousers has three. Or is it two? We vote on it.</p><p>The session matches “numbers and shapes” in the curriculum. There is no need to tell the children.</p>',
    },
    type: 'school',
    artwork: { motif: 'blocks', composition: 'rhythm', mood: 'bright' },
    genre: 'rundgang',
    tags: ['stufenlos', 'drinnen', 'auf-deutsch'],
    productionTags: ['zum-anfassen', 'zum-mitmachen'],
    series: 'vormittagsvoegel',
    season: 'spielzeit-der-offenen-ohren',
    room: 'kronensaal',
    ageFrom: 6,
    ageTo: 9,
    durationMinutes: 60,
    language: { de: 'Deutsch', en: 'German' },
    doorsMinutes: 10,
    contributors: [
      { person: 'paula-wendisch', role: { de: 'Leitung', en: 'Guide' } },
      { person: 'sofia-marchetti', role: { de: 'Ausstellung', en: 'Exhibition' } },
    ],
    programs: [
      {
        slug: 'lochaufgaben',
        title: { de: 'Lochaufgaben für danach', en: 'Hole problems for later' },
        text: {
          de: 'Zwölf Karten für die Freiarbeit, gelocht und abwischbar.',
          en: 'Twelve cards for independent work, punched and wipeable.',
        },
      },
    ],
    images: [
      {
        caption: { de: 'Eine Hose, zur Abstimmung.', en: 'A pair of trousers, put to the vote.' },
        credit: 'Sofia Marchetti',
      },
    ],
    seatGroups: [
      {
        code: 'KLASSE',
        name: { de: 'Klasse', en: 'Class' },
        note: { de: 'eine Klasse pro Termin', en: 'one class per date' },
        capacity: 30,
        prices: groupPrices(350),
      },
    ],
    schedule: [{ weekdays: [3], times: ['09:00', '10:15'], everyWeeks: 2, fromDay: -30, toDay: 105 }],
  },
];

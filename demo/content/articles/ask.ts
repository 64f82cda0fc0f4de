import { type DemoArticle, said, words } from './types.ts';

/** One question a week that we cannot answer. */
export const ask: DemoArticle[] = [
  {
    slug: 'warum-ein-loch-nie-leer-ist',
    category: 'fragen',
    medium: 'text',
    minutes: 6,
    daysAgo: 1,
    motif: 'eye',
    tags: ['loecher', 'physik'],
    authors: [{ person: 'noor-haddad' }],
    productions: ['lauter-loecher'],
    related: ['koennen-spechte-kopfweh-haben', 'das-loch-in-der-wand'],
    title: { de: 'Warum ein Loch nie leer ist', en: 'Why a hole is never empty' },
    lead: {
      de: 'Die Physikerin Alma Reuß und sechs Kinder schauen in ein Fallrohr. Sie finden Luft, ein Echo und Oskars verlorenes Pausenbrot.',
      en: 'Physicist Alma Reuß and six children look down a drainpipe. They find air, an echo, and Oskar’s lost sandwich.',
    },
    modules: [
      words(
        'pipe',
        [
          '„Was ist drin?“, fragt Alma Reuß und zeigt auf das Rohr. „Nichts“, sagen alle. „Gut“, sagt sie, „dann holt es raus.“',
          'Das ist schwerer, als man denkt. Emir greift hinein und hat eine Hand voll Luft. Die war also drin. Lina ruft hinein, und das Rohr ruft zurück, tiefer als sie. Das war auch drin. Dann leuchten sie, und ganz unten sitzt etwas, das einmal ein Käsebrot war.',
          '„Ein Loch“, sagt Alma Reuß, „ist ein Platz, an dem etwas anderes ist als drumherum.“ Im Käse ist Luft. In der Luft ist Vogel. Im Brot waren auch Löcher, aber die sind jetzt pelzig.',
        ],
        [
          '“What is in it?” asks Alma Reuß and points at the pipe. “Nothing,” say all of them. “Good,” she says, “then get it out.”',
          'That is harder than you think. Emir reaches in and has a handful of air. So that was in there. Lina shouts into it, and the pipe shouts back, deeper than she did. That was in there too. Then they shine a light, and right at the bottom sits something that used to be a cheese sandwich.',
          '“A hole,” says Alma Reuß, “is a place where there is something else than around it.” In cheese there is air. In air there is bird. There were holes in the bread as well, but they are furry now.',
        ],
      ),
      said(
        'oskar',
        { content: 'Ich habe es nicht verloren. Ich habe es aufgehoben.', author: 'Oskar, 8' },
        { content: 'I did not lose it. I was keeping it.', author: 'Oskar, 8' },
      ),
    ],
  },
  {
    slug: 'koennen-spechte-kopfweh-haben',
    category: 'fragen',
    medium: 'text',
    minutes: 4,
    daysAgo: 9,
    motif: 'bird',
    tags: ['tiere', 'physik'],
    authors: [{ name: 'Dr. Hanno Wehrle, Vogelwarte Auental' }],
    title: { de: 'Können Spechte Kopfweh haben?', en: 'Do woodpeckers get headaches?' },
    lead: {
      de: 'Gefragt von Ida, 6. Geantwortet hat ein Mann, der seit dreißig Jahren in Bäume horcht.',
      en: 'Asked by Ida, 6. Answered by a man who has listened to trees for thirty years.',
    },
    modules: [
      words(
        'answer',
        [
          'Liebe Ida, ein Buntspecht klopft bis zu zwölftausendmal am Tag. Wenn du das mit deiner Stirn am Küchentisch machst, hast du nach dreimal genug.',
          'Der Specht hat Glück: Sein Gehirn ist klein wie eine Haselnuss und sitzt fest, damit nichts schwappt. Und er trifft immer gerade. Schief wäre schlimm.',
          'Ob ihm am Abend trotzdem der Schädel brummt, wissen wir nicht. Ich habe einen gefragt. Er hat geklopft. Das kann ja und nein heißen.',
        ],
        [
          'Dear Ida, a great spotted woodpecker knocks up to twelve thousand times a day. If you do that with your forehead on the kitchen table you have had enough after three.',
          'The woodpecker is lucky: its brain is as small as a hazelnut and sits tight, so that nothing sloshes. And it always hits straight. Crooked would be bad.',
          'Whether its head buzzes in the evening all the same we do not know. I asked one. It knocked. That may mean yes and no.',
        ],
      ),
    ],
  },
  {
    slug: 'wem-gehoert-der-mond',
    category: 'fragen',
    medium: 'text',
    minutes: 5,
    daysAgo: 38,
    motif: 'moonface',
    tags: ['nacht', 'kinderrat'],
    authors: [{ name: 'Der Kinderrat' }],
    productions: ['schlaflieder-fuer-wachgebliebene'],
    title: { de: 'Wem gehört der Mond im Flur?', en: 'Who owns the moon in the corridor?' },
    lead: {
      de: 'Er hängt seit der Premiere an der Decke. Drei wollen ihn mitnehmen. Der Kinderrat hat getagt, es gab Kakao.',
      en: 'It has hung from the ceiling since the opening night. Three want to take it home. The children’s council met over cocoa.',
    },
    modules: [
      words(
        'session',
        [
          'Für Dawit spricht: Er hat ihn gemalt. Für Paula spricht: Sie hat ihn aufgehängt, und das war hoch. Für Jonte, 5, spricht: Er sieht ihn am häufigsten an.',
          'Der Rat hat vierzig Minuten gestritten. Dann hat Merle gesagt, dass ein Mond, den man mitnimmt, zu Hause nur noch eine Lampe ist. Danach war es eine Weile still.',
          'Beschluss, mit sieben Holzklötzen gegen einen: Der Mond gehört dem Flur. Wer ihn ansehen will, muss herkommen. Jonte darf ihn ausschalten.',
        ],
        [
          'For Dawit: he painted it. For Paula: she hung it up, and that was high. For Jonte, 5: he looks at it most.',
          'The council argued for forty minutes. Then Merle said that a moon one takes home is only a lamp there. After that it was quiet for a while.',
          'Resolved, by seven wooden blocks to one: the moon belongs to the corridor. Who wants to look at it has to come here. Jonte may switch it off.',
        ],
      ),
    ],
  },
];

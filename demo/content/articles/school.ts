import { type DemoArticle, heading, steps, words } from './types.ts';

/** For those who teach. */
export const school: DemoArticle[] = [
  {
    slug: 'mit-absicht-leise',
    category: 'schule',
    medium: 'build',
    minutes: 45,
    daysAgo: 12,
    motif: 'comb',
    tags: ['stille', 'unterricht'],
    authors: [{ person: 'wiebke-harms' }],
    productions: ['hoerspaziergang'],
    title: { de: 'Mit Absicht leise: eine Stunde zum Horchen', en: 'Quiet on purpose: a listening lesson' },
    lead: {
      de: 'Für 24 Kinder, einen Flur und eine Lehrerin, die einmal nichts sagen möchte. Klasse 1 bis 4.',
      en: 'For 24 children, one corridor and a teacher who would like to say nothing for once. Years 1 to 4.',
    },
    modules: [
      heading('run', 'Der Ablauf', 'How it runs'),
      steps(
        'lesson',
        [
          'Alle stellen einen Schuh vor die Tür. Wer wiederkommt, geht auf Socken. (5 Minuten)',
          'Zu zweit durch den Flur: eins hört, eins führt. Die Augen sind zu. Dann tauschen. (10 Minuten)',
          'Jedes malt ein Geräusch, ohne dass man sieht, woher es kommt. (10 Minuten)',
          'Die Bilder werden gespielt: eins zeigt, alle machen das Geräusch. (15 Minuten)',
          'Eine Minute nichts. Wer zuerst etwas hört, darf es behalten. (1 Minute, fühlt sich an wie 4)',
        ],
        [
          'Everybody puts one shoe outside the door. They come back in their socks. (5 minutes)',
          'In pairs along the corridor: one listens, one leads. Eyes closed. Then swap. (10 minutes)',
          'Each draws a noise without showing where it comes from. (10 minutes)',
          'The pictures are played: one shows, all make the noise. (15 minutes)',
          'One minute of nothing. The first to hear something may keep it. (1 minute, feels like 4)',
        ],
      ),
    ],
  },
  {
    slug: 'die-kita-kommt-zu-fuss-tipps',
    category: 'schule',
    medium: 'text',
    minutes: 4,
    daysAgo: 34,
    motif: 'hand',
    tags: ['unterricht', 'haus'],
    authors: [{ person: 'noor-haddad' }],
    productions: ['die-kita-kommt-zu-fuss'],
    title: { de: 'Mit 18 Kindern zu uns: was hilft', en: 'Bringing 18 children: what helps' },
    lead: {
      de: 'Wir haben Erzieherinnen gefragt, was sie beim zweiten Besuch anders machen. Alle sagten: weniger.',
      en: 'We asked nursery teachers what they do differently on their second visit. All of them said: less.',
    },
    modules: [
      words(
        'tips',
        [
          'Weniger Programm. Ein Stück reicht. Danach zwanzig Minuten im Hof, da passiert das Gespräch von allein.',
          'Weniger Rucksack. Wir haben Wasser, Becher, Pflaster und eine Kiste Ersatzhosen, alle Größen, alle gestreift.',
          'Weniger Angst vor Lärm. Wer mitten im Stück „Pass auf!“ ruft, hat verstanden, worum es geht.',
        ],
        [
          'Less programme. One play is enough. Then twenty minutes in the yard, where the talking happens by itself.',
          'Less luggage. We have water, cups, plasters and a box of spare trousers, all sizes, all striped.',
          'Less fear of noise. Who shouts “Watch out!” in the middle of the play has understood what it is about.',
        ],
      ),
    ],
  },
  {
    slug: 'applaus-fuer-anfaenger',
    category: 'schule',
    medium: 'text',
    minutes: 3,
    daysAgo: 52,
    motif: 'hand',
    tags: ['theater', 'unterricht'],
    authors: [{ person: 'henrike-osterloh' }],
    productions: ['wie-baut-man-einen-applaus'],
    title: { de: 'Applaus für Anfänger', en: 'Applause for beginners' },
    lead: {
      de: 'Man kann klatschen, stampfen, summen oder die Hände schütteln. Und man darf auch sitzen bleiben.',
      en: 'You can clap, stamp, hum or shake your hands in the air. And you may just stay seated.',
    },
    modules: [
      words(
        'kinds',
        [
          'Der kleine Applaus ist mit zwei Fingern. Er ist für Sachen, die kaum zu sehen waren, eine gute Pause zum Beispiel.',
          'Der stille Applaus ist mit erhobenen Händen, die flattern. Er ist für alle, denen Klatschen zu laut ist, und er sieht aus wie ein Wald.',
          'Der falsche Applaus kommt, wenn noch gar nicht Schluss ist. Den mögen die auf der Bühne am liebsten. Sie tun nur so, als wären sie erschrocken.',
        ],
        [
          'Small applause is done with two fingers. It is for things one hardly saw, a good pause for instance.',
          'Silent applause is done with raised hands that flutter. It is for all who find clapping too loud, and it looks like a wood.',
          'Wrong applause comes when it is not over yet. Those on stage like it best. They only pretend to be startled.',
        ],
      ),
    ],
  },
];

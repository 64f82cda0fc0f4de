import type { DemoNews } from './types.ts';

export const breakingNews: DemoNews[] = [
  {
    title: { de: 'Der Aufzug hat Schluckauf', en: 'The lift has hiccups' },
    text: {
      de: 'Bis Sonntag fährt er nur bis zur 2. Etage. Wer höher muss, ruft an: Wir tragen, schieben oder spielen unten.',
      en: 'Until Sunday it only goes up to the second floor. If you need to get higher, give us a ring: we carry, push or play downstairs.',
    },
    linkTitle: { de: 'Wege im Haus', en: 'Ways through the house' },
    page: 'accessibility',
    fromDay: -2,
    toDay: 9,
  },
];

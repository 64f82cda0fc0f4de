import type { Language } from '#lib/localized.ts';

/** What letters about waiting say. */
export const WORDS = {
  de: {
    anEvent: 'ein Termin',
    subject: {
      joined: (title: string) => `Du stehst auf der Warteliste: ${title}`,
      offered: (title: string) => `Es sind Plätze für dich da: ${title}`,
      over: (title: string) => `Die Warteliste ist zu Ende: ${title}`,
    },
    hello: 'Hallo,',
    joined:
      'du stehst auf der Warteliste. Wird etwas frei, halten wir es für dich fest und schreiben dir. Bis dahin brauchst du nichts zu tun.',
    offered: (until: string) =>
      `es sind Plätze frei geworden, und du bist an der Reihe. Wir halten sie für dich fest bis ${until}.`,
    offeredMore:
      'Kaufst du sie bis dahin nicht, bekommt sie, wer als Nächstes wartet. Du stehst dann nicht mehr auf der Liste.',
    over: 'leider hat es nicht geklappt: Für diesen Termin gibt es keine Plätze mehr, oder er findet nicht statt. Wir haben dich von der Liste genommen.',
    way: {
      joined: 'Hier siehst du, wie es steht. Brauchst du die Plätze nicht mehr, verlässt du dort die Liste:',
      offered: 'Hier nimmst du die Plätze, oder überlässt sie anderen:',
    },
    label: { joined: 'Zu deinem Platz auf der Liste', offered: 'Zu deinen Plätzen' },
    tickets: (count: number) => (count === 1 ? '1 Ticket' : `${count} Tickets`),
    together: 'nur alle zusammen',
    some: 'auch weniger',
    bye: 'Bis bald',
  },
  en: {
    anEvent: 'an event',
    subject: {
      joined: (title: string) => `You are on the waiting list: ${title}`,
      offered: (title: string) => `There are seats for you: ${title}`,
      over: (title: string) => `The waiting list has ended: ${title}`,
    },
    hello: 'Hello,',
    joined:
      'you are on the waiting list. When something comes free we keep it for you and write to you. Until then there is nothing to do.',
    offered: (until: string) =>
      `seats have come free, and it is your turn. We keep them for you until ${until}.`,
    offeredMore: 'If you do not buy them by then, whoever waits next gets them. You are off the list then.',
    over: 'unfortunately it did not work out: there are no more seats for this date, or it does not take place. We have taken you off the list.',
    way: {
      joined: 'Here you see how things stand. If you do not need the seats any more, leave the list there:',
      offered: 'Here you take the seats, or leave them to others:',
    },
    label: { joined: 'To your place on the list', offered: 'To your seats' },
    tickets: (count: number) => (count === 1 ? '1 ticket' : `${count} tickets`),
    together: 'only all together',
    some: 'fewer are fine',
    bye: 'See you soon',
  },
} as const satisfies Record<Language, unknown>;

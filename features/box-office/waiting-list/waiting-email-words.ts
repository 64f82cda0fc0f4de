import type { Language } from '#lib/localized.ts';

/** Texts of the waiting-list emails. */
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
    anEvent: 'a date',
    subject: {
      joined: (title: string) => `You’re on the waiting list: ${title}`,
      offered: (title: string) => `We’re holding seats for you: ${title}`,
      over: (title: string) => `The waiting list has ended: ${title}`,
    },
    hello: 'Hello,',
    joined:
      'You’re on the waiting list. When something becomes available, we’ll hold it for you and email you. There’s nothing you need to do until then.',
    offered: (until: string) =>
      `Some seats have become available and it’s your turn. We’re holding them for you until ${until}.`,
    offeredMore:
      'If you haven’t bought them by then, they’ll go to the next person in the queue and you’ll come off the list.',
    over: 'Sorry, no luck this time: there are no more seats for this date, or it isn’t going ahead. We’ve taken you off the list.',
    way: {
      joined:
        'See where things stand here. If you no longer need the seats, you can leave the list there too:',
      offered: 'Take the seats here, or let someone else have them:',
    },
    label: { joined: 'See your place in the queue', offered: 'See your seats' },
    tickets: (count: number) => (count === 1 ? '1 ticket' : `${count} tickets`),
    together: 'only all together',
    some: 'fewer are fine',
    bye: 'See you soon',
  },
} as const satisfies Record<Language, unknown>;

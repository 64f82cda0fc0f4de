import { msg } from '#lib/message.ts';

/** Texts of the waiting-list emails. */
export const WORDS = {
  anEvent: msg`a date`,
  subject: {
    joined: (title: string) => msg`You’re on the waiting list: ${{ title }}`,
    offered: (title: string) => msg`We’re holding seats for you: ${{ title }}`,
    over: (title: string) => msg`The waiting list has ended: ${{ title }}`,
  },
  hello: msg`Hello,`,
  joined: msg`You’re on the waiting list. When something becomes available, we’ll hold it for you and email you. There’s nothing you need to do until then.`,
  offered: (until: string) =>
    msg`Some seats have become available and it’s your turn. We’re holding them for you until ${{ until }}.`,
  offeredMore: msg`If you haven’t bought them by then, they’ll go to the next person in the queue and you’ll come off the list.`,
  over: msg`Sorry, no luck this time: there are no more seats for this date, or it isn’t going ahead. We’ve taken you off the list.`,
  way: {
    joined: msg`See where things stand here. If you no longer need the seats, you can leave the list there too:`,
    offered: msg`Take the seats here, or let someone else have them:`,
  },
  label: {
    joined: msg`See your place in the queue`,
    offered: msg`See your seats`,
  },
  tickets: (count: number) => ({
    ...msg({ message: '{count, plural, one {1 ticket} other {{count} tickets}}' }),
    values: { count },
  }),
  together: msg`only all together`,
  some: msg`fewer are fine`,
  bye: msg`See you soon`,
};

import { expect, it } from 'vitest';
import type { EventCard } from '../event-card.ts';
import { nextBookable } from './next-bookable.ts';

const date = (
  id: number,
  availability: 'many' | 'few' | 'sold-out' | 'closed' | null,
  status = 'scheduled',
) => ({ id, status, offer: availability && { availability, fromCents: 600, free: null } }) as EventCard;

const free = (id: number) => {
  const { offer, ...rest } = date(id, 'many');
  return { ...rest, offer: offer && { ...offer, fromCents: null } } as EventCard;
};

it.each([
  ['the first with seats', [date(1, 'many'), date(2, 'few')], 1],
  [
    'not what is over, sold out, without tickets, cancelled or free',
    [
      free(7),
      date(1, 'closed'),
      date(2, 'sold-out'),
      date(3, null),
      date(4, 'many', 'cancelled'),
      date(5, 'few'),
    ],
    5,
  ],
  ['nothing when there is nothing', [date(1, 'sold-out')], undefined],
])('is %s', (_, dates, id) => {
  expect(nextBookable(dates)?.id).toBe(id);
});

import { expect, it } from 'vitest';
import { possibleWaysBack, waysBack } from './payment.ts';

it.each([
  [0, 3300, { onlineCents: 0, tillCents: 0 }],
  [-900, 3300, { onlineCents: 0, tillCents: 0 }],
  [900, 0, { onlineCents: 0, tillCents: 900 }],
  [900, 900, { onlineCents: 900, tillCents: 0 }],
  [3301, 2400, { onlineCents: 2400, tillCents: 901 }],
  [900, -1, { onlineCents: 0, tillCents: 900 }],
])(
  'of %i cents that are owed, with %i that came in online, each goes back the way it came',
  (owed, onlineCents, ways) => {
    expect(waysBack({ onlineCents, hasFailedRefund: false }, owed)).toEqual(ways);
  },
);

it('what the bank did not take once does not go back by itself, though the house may try again', () => {
  const order = { onlineCents: 3300, hasFailedRefund: true };
  expect(waysBack(order, 900)).toEqual({ onlineCents: 0, tillCents: 900 });
  expect(possibleWaysBack(order, 900)).toEqual({ onlineCents: 900, tillCents: 0 });
});

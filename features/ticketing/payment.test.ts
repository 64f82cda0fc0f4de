import { expect, it } from 'vitest';
import { waysBack } from './payment.ts';

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
    expect(waysBack({ onlineCents }, owed)).toEqual(ways);
  },
);

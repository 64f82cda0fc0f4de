import { expect, it } from 'vitest';
import { pricesForGroups } from './prices-for-groups.ts';

const name = (de: string) => ({ de, en: null });
const price = (de: string, groupFrom: number | null, of: string[] | null = null) => ({
  name: name(de),
  conditions: { groupFrom, together: of && { atMost: 1, per: 5, of: of.map(name) } },
});
const [child, adult, single, lap, either] = [
  price('Kind', 10),
  price('Begleitung', null, ['Kind']),
  price('Einzelne', null),
  price('Auf dem Schoß', null, ['Einzelne']),
  price('Mit allen', null, ['Kind', 'Einzelne']),
];

it('are those of groups, and those that go with them only', () => {
  const prices = [child, adult, single, lap, either];
  expect(prices.filter(pricesForGroups(prices))).toEqual([child, adult]);
});

it('are none where a list has no price of groups', () => {
  expect([single, lap].some(pricesForGroups([single, lap]))).toBe(false);
});

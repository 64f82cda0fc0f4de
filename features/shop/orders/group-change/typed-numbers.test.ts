import { expect, it } from 'vitest';
import { typedNumbers } from './typed-numbers.ts';

const name = { text: 'Kind', lang: 'de' as const };
const ROWS = [
  { saleTypeId: 1, name, quantity: 20, cents: 400, flat: null },
  { saleTypeId: 2, name, quantity: 4, cents: 0, flat: null },
];
const PRICES = { 'price.1': '400', 'price.2': '0' };

it('takes whole numbers, and keeps those that were not sent', () => {
  expect(typedNumbers(ROWS, { ...PRICES, 'number.1': ' 12 ' })).toEqual([
    { saleTypeId: 1, quantity: 12, cents: 400 },
    { saleTypeId: 2, quantity: 4, cents: 0 },
  ]);
  expect(typedNumbers(ROWS, { ...PRICES, 'number.1': '0', 'number.9': '7' })?.[0]?.quantity).toBe(0);
});

it.each(['', ' ', '-1', '1.5', '1e2', '0x10', 'abc', '9'.repeat(1000), ['3', '4']])(
  'takes %j for no number',
  (typed) => expect(typedNumbers(ROWS, { ...PRICES, 'number.1': typed })).toBeNull(),
);

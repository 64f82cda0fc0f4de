import { expect, it } from 'vitest';
import { readAmount, readDay, readIsoAmount } from './read-amount.ts';

it.each([
  ['1.234,56', 123_456],
  ['-7,5 €', -750],
  ['\u221212,00', -1200],
  ['12,00-', -1200],
  ['+3', 300],
  ['1\u2019500.00', 150_000],
  ["12'345.05", 1_234_505],
  ['1,234.56', 123_456],
  ['1.234', 123_400],
  ['15.00', 1500],
  ['0,07', 7],
])('reads %s as %i cents', (text, cents) => expect(readAmount(text)).toBe(cents));

it.each(['', '-', 'x', '1,2345', '1.23.4', '--1', '-1-', '12,', '1e3', '99999999999'])(
  'reads no amount in "%s"',
  (text) => expect(readAmount(text)).toBeNull(),
);

it('reads amounts of ISO 20022, and no parts of a cent', () => {
  expect(['15', '15.5', '15.00', '15.00000', '15.001', '-1', '1,50'].map(readIsoAmount)).toEqual([
    ...[1500, 1550, 1500, 1500, null, null, null],
  ]);
});

it('reads days of banks', () => {
  expect(['05.11.2026', '5.11.26', '2026-11-05', '31.02.2026', '', '5.11'].map(readDay)).toEqual([
    ...['2026-11-05', '2026-11-05', '2026-11-05', null, null, null],
  ]);
});

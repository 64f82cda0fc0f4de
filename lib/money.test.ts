import { describe, expect, it } from 'vitest';
import { centsOf, formatAmount, formatPrice, parseCents, priceString } from './money.ts';

describe('prices', () => {
  it.each([
    [850, '8,50\u00a0€'],
    [600, '6\u00a0€'],
    [5, '0,05\u00a0€'],
    [0, '0\u00a0€'],
    [-500, '-5\u00a0€'],
    [123456, '1234,56\u00a0€'],
  ])('shows %i cents as %s', (cents, text) => {
    expect(formatPrice(cents)).toBe(text);
  });

  it.each([
    ['34', 3400],
    ['8,5', 850],
    [' 8.50 ', 850],
    ['8,50\u00a0€', 850],
    ['0', 0],
    ['999999,99', 99_999_999],
  ])('reads %s as an amount', (text, cents) => {
    expect(parseCents(text)).toBe(cents);
  });

  it.each(['', '€', '-5', '1.234,50', '8,505', '1e3', '0x10', '٣٤', '1000000', 'x'.repeat(1_000_000)])(
    'reads no amount into %s',
    (text) => {
      expect(parseCents(text)).toBeNull();
    },
  );

  it.each(['€', 'CHF', 'Fr.', 'DKK', ''])('reads what is shown in %j back', (currency) => {
    for (const cents of [0, 5, 850, 3400, 99_999_999])
      expect(parseCents(formatPrice(cents, currency), currency)).toBe(cents);
    expect(parseCents('8,50 XYZ', currency)).toBeNull();
  });

  it.each([
    [0, '0,00\u00a0€'],
    [-850, '\u22128,50\u00a0€'],
    [3400, '34,00\u00a0€'],
    [123456789, '1.234.567,89\u00a0€'],
  ])('writes %i cents as %s in books', (cents, text) => {
    expect(formatAmount(cents)).toBe(text);
  });

  it('takes the currency of the design settings', () => {
    expect(formatPrice(990, 'CHF')).toBe('9,90\u00a0CHF');
  });

  it('is a string with two decimals in the API', () => {
    expect(priceString(0)).toBe('0.00');
    expect(priceString(1250)).toBe('12.50');
    expect(centsOf('12.50')).toBe(1250);
    expect(centsOf('8.29')).toBe(829);
  });
});

import { describe, expect, it } from 'vitest';
import { centsOf, formatPrice, priceString } from './money.ts';

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

  it('takes the currency of the design settings', () => {
    expect(formatPrice(990, 'CHF')).toBe('9,90\u00a0CHF');
  });

  it('stays a string with two decimals in the API', () => {
    expect(priceString(0)).toBe('0.00');
    expect(priceString(1250)).toBe('12.50');
    expect(centsOf('12.50')).toBe(1250);
    expect(centsOf('8.29')).toBe(829);
  });
});

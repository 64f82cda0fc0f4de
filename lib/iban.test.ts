import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIban, isIban } from './iban.ts';

describe('an IBAN', () => {
  it.each(['DE02120300000000202051', 'FR1420041010050500013M02606', 'NO9386011117947'])(
    '%s is one',
    (text) => {
      expect(isIban(text)).toBe(true);
    },
  );

  it.each([
    '',
    'DE03120300000000202051',
    'de02120300000000202051',
    'DE02 1203 0000 0000 2020 51',
    'DE0212030000',
    `DE02${'1'.repeat(31)}`,
  ])('%s is none', (text) => {
    expect(isIban(text)).toBe(false);
  });

  it('is read in groups of four', () => {
    expect(formatIban('FR1420041010050500013M02606')).toBe('FR14 2004 1010 0505 0001 3M02 606');
    expect(formatIban('DE0212030000')).toBe('DE02 1203 0000');
  });

  it('shows every digit that was typed wrong, and every two that changed places', () => {
    const valid = 'DE89370400440532013000';
    const at = fc.integer({ min: 4, max: valid.length - 2 });
    fc.assert(
      fc.property(at, fc.integer({ min: 1, max: 9 }), (place, by) => {
        const [one, two] = [valid.charAt(place), valid.charAt(place + 1)];
        const other = String((Number(one) + by) % 10);
        expect(isIban(`${valid.slice(0, place)}${other}${valid.slice(place + 1)}`)).toBe(false);
        const swapped = `${valid.slice(0, place)}${two}${one}${valid.slice(place + 2)}`;
        expect(isIban(swapped)).toBe(one === two);
      }),
    );
  });
});

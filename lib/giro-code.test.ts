import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giroCode } from './giro-code.ts';
import { qrPath } from './qr-path.ts';

const TRANSFER = {
  name: 'Buntspecht gGmbH',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  cents: 1500,
  remittance: '2026-000017 BS-7K4-Q29',
};
const HEAD = ['BCD', '002', '1', 'SCT'];
/** Modules of a side of version 13, and of the frame around it. */
const MAX_SIZE = 69 + 8;

describe('the text of a GiroCode', () => {
  it('has the elements of EPC069-12 line by line, and no line break at the end', () => {
    expect(giroCode(TRANSFER)?.split('\n')).toEqual([
      ...HEAD,
      'BYLADEM1001',
      'Buntspecht gGmbH',
      'DE02120300000000202051',
      'EUR15.00',
      '',
      '',
      '2026-000017 BS-7K4-Q29',
    ]);
  });

  it('ends at the amount where there is no remittance', () => {
    expect(giroCode({ ...TRANSFER, remittance: ' ' })).toMatch(/\nEUR15\.00$/);
  });

  it('has no BIC where none is known, within the EEA alone', () => {
    expect(giroCode({ ...TRANSFER, bic: null })?.split('\n')[4]).toBe('');
    const swiss = { ...TRANSFER, iban: 'CH9300762011623852957' };
    expect(giroCode({ ...swiss, bic: null })).toBeNull();
    expect(giroCode({ ...swiss, bic: 'POFICHBE' })).toContain('\nPOFICHBE\n');
  });

  it.each([
    [1, 'EUR0.01'],
    [5, 'EUR0.05'],
    [1210, 'EUR12.10'],
    [99_999_999_999, 'EUR999999999.99'],
  ])('writes %s cents as %s', (cents, amount) => {
    expect(giroCode({ ...TRANSFER, cents })?.split('\n')[7]).toBe(amount);
  });

  it.each([0, -1, 0.5, Number.NaN, 100_000_000_000])('there is none of %s cents', (cents) => {
    expect(giroCode({ ...TRANSFER, cents })).toBeNull();
  });

  it.each([
    { name: '' },
    { name: ' \n' },
    { iban: '' },
    { iban: 'DE03120300000000202051' },
    { iban: 'DE02 1203 0000 0000 2020 51' },
    { bic: '' },
    { bic: 'BYLADEM10' },
    { remittance: 'x'.repeat(141) },
  ])('there is none with %o', (change) => {
    expect(giroCode({ ...TRANSFER, ...change })).toBeNull();
  });

  it('cuts a name at 70 characters and never within one', () => {
    const name = `${'ä'.repeat(69)}😀😀`;
    expect(giroCode({ ...TRANSFER, name })?.split('\n')[5]).toBe(`${'ä'.repeat(69)}😀`);
  });

  it('keeps line breaks out of its elements', () => {
    const lines = giroCode({ ...TRANSFER, name: 'Bunt\r\nspecht', remittance: 'a\nb' })?.split('\n') ?? [];
    expect([lines[5], lines[10], lines.length]).toEqual(['Bunt specht', 'a b', 11]);
  });

  it('is refused where its bytes would need more than version 13', () => {
    const long = { ...TRANSFER, name: 'Ж'.repeat(70), remittance: 'Ж'.repeat(140) };
    expect(giroCode(long)).toBeNull();
  });

  it('always fits version 13 at error level M, with eleven lines at most', () => {
    const text = (maxLength: number) => fc.string({ maxLength, unit: 'grapheme' });
    fc.assert(
      fc.property(
        text(80),
        text(150),
        fc.integer({ min: 1, max: 99_999_999_999 }),
        (name, remittance, cents) => {
          const code = giroCode({ ...TRANSFER, name, remittance, cents });
          if (code === null) return;
          expect(code.split('\n').length).toBeLessThanOrEqual(11);
          expect(qrPath(code).size).toBeLessThanOrEqual(MAX_SIZE);
        },
      ),
      { numRuns: 25 },
    );
  });
});

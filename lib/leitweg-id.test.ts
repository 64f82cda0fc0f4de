import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeitwegId } from './leitweg-id.ts';

describe('the number an authority is sent invoices by', () => {
  it.each(['04011000-1234512345-06', '991-33333TEST-33', '05711-06001-79'])('%s is one', (text) => {
    expect(isLeitwegId(text)).toBe(true);
  });

  it.each([
    '',
    '04011000-1234512345-07',
    '04011000 1234512345 06',
    '04011000-1234512345-6',
    '991-33333test-33',
    '1-12',
    '-06',
    `${'1'.repeat(13)}-06`,
    `04-${'A'.repeat(31)}-06`,
  ])('%s is none', (text) => {
    expect(isLeitwegId(text)).toBe(false);
  });

  it('shows every digit that was typed wrong', () => {
    const valid = '04011000-1234512345-06';
    const digits = [...valid].flatMap((sign, at) => (sign === '-' ? [] : [at]));
    fc.assert(
      fc.property(fc.constantFrom(...digits), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const other = String((Number(valid[at]) + by) % 10);
        expect(isLeitwegId(`${valid.slice(0, at)}${other}${valid.slice(at + 1)}`)).toBe(false);
      }),
    );
  });
});

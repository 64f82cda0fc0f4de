import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

describe('an amount in German words', () => {
  it.each([
    [1, 'ein Cent'],
    [2, 'zwei Cent'],
    [99, 'neunundneunzig Cent'],
    [100, 'ein Euro'],
    [101, 'ein Euro und ein Cent'],
    [200, 'zwei Euro'],
    [1_100, 'elf Euro'],
    [1_212, 'zwölf Euro und zwölf Cent'],
    [1_617, 'sechzehn Euro und siebzehn Cent'],
    [2_000, 'zwanzig Euro'],
    [2_130, 'einundzwanzig Euro und dreißig Cent'],
    [4_205, 'zweiundvierzig Euro und fünf Cent'],
    [6_676, 'sechsundsechzig Euro und sechsundsiebzig Cent'],
    [9_999, 'neunundneunzig Euro und neunundneunzig Cent'],
    [10_000, 'einhundert Euro'],
    [10_100, 'einhundertein Euro'],
    [11_700, 'einhundertsiebzehn Euro'],
    [99_900, 'neunhundertneunundneunzig Euro'],
    [100_000, 'eintausend Euro'],
    [100_100, 'eintausendein Euro'],
    [110_000, 'eintausendeinhundert Euro'],
    [2_100_000, 'einundzwanzigtausend Euro'],
    [10_000_000, 'einhunderttausend Euro'],
    [10_110_101, 'einhunderteintausendeinhundertein Euro und ein Cent'],
    [99_999_999, 'neunhundertneunundneunzigtausendneunhundertneunundneunzig Euro und neunundneunzig Cent'],
  ])('%d is %s', (cents, words) => {
    expect(amountInWords(cents)).toBe(words);
  });

  it('is never the same for two amounts', () => {
    const words = Array.from({ length: 25_000 }, (_, index) => amountInWords(index + 1));
    expect(new Set(words).size).toBe(words.length);
  });

  it.each([0, -1, 0.5, 100_000_000, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (cents) => {
    expect(() => amountInWords(cents)).toThrow(RangeError);
  });
});

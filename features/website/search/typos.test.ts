import { describe, expect, it } from 'vitest';
import { beginsLike, swaps, typosAllowed } from './typos.ts';

describe('slips of the fingers', () => {
  it('are forgiven once from 5 letters and twice from 9', () => {
    expect(['wald', 'wolke', 'wolkiges', 'waldboden'].map(typosAllowed)).toEqual([0, 1, 1, 2]);
  });

  it('may change two neighbours over', () => {
    expect(swaps('kfaer')).toContain('kafer');
    expect(swaps('aab')).toEqual(['aba']);
  });

  it.each([
    ['gerauschemacherwerkstatt', 'gerauschmacher', 2, true],
    ['krabbelkonzert', 'krabelk', 1, true],
    ['krabbelkonzert', 'krabbelk', 0, true],
    ['krabbelkonzert', 'trommelk', 1, false],
    ['kabel', 'krabbelkonzert', 2, false],
  ])('may be made in the beginning of %s: %s', (word, beginning, typos, isLike) => {
    expect(beginsLike(word, beginning, typos)).toBe(isLike);
  });
});

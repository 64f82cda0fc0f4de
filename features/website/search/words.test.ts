import { describe, expect, it } from 'vitest';
import { fold, queryWords, wordsOf } from './words.ts';

describe('words', () => {
  it('are separated by spaces, dashes and quotes', () => {
    expect(wordsOf('„Ampel, allein“ – ab 4, wouldn’t it?')).toEqual([
      'ampel',
      'allein',
      'ab',
      '4',
      'wouldnt',
      'it',
    ]);
  });

  it('are whole where a title may be broken', () => {
    expect(wordsOf('Geräusche\u00admacher\u00adwerkstatt')).toEqual(['geräuschemacherwerkstatt']);
  });

  it('of a query are bounded in number and length', () => {
    expect(queryWords('a b c d e f g h i j')).toHaveLength(8);
    expect(queryWords('x'.repeat(500))[0]).toHaveLength(100);
    expect(queryWords('   ')).toEqual([]);
  });
});

describe('folding', () => {
  it.each([
    ['käfer', 'kaefer', 'kafer'],
    ['löcher', 'loecher', 'locher'],
    ['übung', 'uebung', 'ubung'],
    ['straße', 'strasse', 'strasse'],
    ['kühn', 'kuehn', 'kuhn'],
    ['tannhäuser', 'tannhaeuser', 'tannhauser'],
  ])('makes one of %s, %s and %s', (umlaut, digraph, bare) => {
    expect(new Set([umlaut, digraph, bare].map(fold)).size).toBe(1);
  });

  it.each([
    ['feuer', 'feuer'],
    ['abenteuer', 'abenteuer'],
    ['quelle', 'quelle'],
    ['bauer', 'bauer'],
  ])('leaves %s alone', (word, folded) => {
    expect(fold(word)).toBe(folded);
  });

  it.each([
    ['šárka', 'sarka'],
    ['yıldırım', 'yildirim'],
    ['bergström', 'bergstrom'],
    ['novotná', 'novotna'],
  ])('takes the marks off %s', (word, folded) => {
    expect(fold(word)).toBe(folded);
  });
});

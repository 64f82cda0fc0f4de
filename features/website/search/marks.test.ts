import { describe, expect, it } from 'vitest';
import { excerpt, type Marker, markText } from './marks.ts';
import { fold, queryWords } from './words.ts';

function marker(query: string, ...found: string[]): Marker {
  return {
    asked: queryWords(query).map(fold),
    found: new Set(found),
  };
}

describe('the marks of a text', () => {
  it('is the beginning of a word that was started', () => {
    expect(markText('Der Käfer, der nicht schlafen wollte', marker('käf'))).toEqual([
      'Der ',
      'Käf',
      'er, der nicht schlafen wollte',
    ]);
  });

  it.each([
    ['kaef', ['', 'Käf', 'er']],
    ['kaf', ['', 'Käf', 'er']],
    ['käfer', ['', 'Käfer']],
  ])('is the same however an umlaut is written: %s', (query, pieces) => {
    expect(markText('Käfer', marker(query))).toEqual(pieces);
  });

  it.each([
    ['Straßenbahn', 'strass', ['', 'Straß', 'enbahn']],
    ['Kaefer', 'kä', ['', 'Kae', 'fer']],
    ['Schräubchen', 'schräub', ['', 'Schräub', 'chen']],
  ])('counts the letters as they are written: %s', (text, query, pieces) => {
    expect(markText(text, marker(query))).toEqual(pieces);
  });

  it('is the whole word where another form of it was found', () => {
    expect(markText('Lauter Löcher', marker('loch', 'locher'))).toEqual(['Lauter ', 'Löch', 'er']);
    expect(markText('Bücher', marker('buches', 'bucher'))).toEqual(['', 'Bücher']);
  });

  it('is nothing where nothing was found', () => {
    expect(markText('Ampel, allein', marker('koffer'))).toEqual(['Ampel, allein']);
    expect(markText('', marker('koffer'))).toEqual(['']);
  });

  it('leaves the text unchanged', () => {
    const text = '„Käfer“ – käfern; Käferkino!';
    expect(markText(text, marker('käfer')).join('')).toBe(text);
  });
});

describe('an excerpt', () => {
  const text = `${'Wald und Wiese. '.repeat(10)}Da sitzt ein Käfer im Gras. ${'Danach regnet es. '.repeat(20)}`;

  it('is where the word is, from a whole word on', () => {
    const found = excerpt(text, marker('käfer')) ?? '';
    expect(found).toMatch(/^… \S+ .*Käfer im Gras.* …$/);
    expect(found.length).toBeLessThan(150);
  });

  it('begins with the text where the word is near its beginning', () => {
    expect(excerpt('Ein Käfer.', marker('käfer'))).toBe('Ein Käfer.');
  });

  it('is missing where the word is', () => {
    expect(excerpt(text, marker('koffer'))).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordDiff } from './word-diff.ts';

describe('the words of two texts', () => {
  it('say what was removed and added', () => {
    expect(wordDiff('Der Wind wohnt hier', 'Der Regen wohnt nicht hier')).toEqual([
      { kind: 'same', words: 'Der ' },
      { kind: 'removed', words: 'Wind ' },
      { kind: 'added', words: 'Regen ' },
      { kind: 'same', words: 'wohnt ' },
      { kind: 'added', words: 'nicht ' },
      { kind: 'same', words: 'hier' },
    ]);
  });

  it.each([
    ['Advent', 'Advent und Weihnachten', 'Advent', ' und Weihnachten'],
    ['Im Haus', 'Im Haus\nund davor', 'Im Haus', '\nund davor'],
  ])('mark what was written behind “%s”, and not its last word', (before, after, same, added) => {
    expect(wordDiff(before, after)).toEqual([
      { kind: 'same', words: same },
      { kind: 'added', words: added },
    ]);
    expect(wordDiff(after, before)).toEqual([
      { kind: 'same', words: same },
      { kind: 'removed', words: added },
    ]);
  });

  it('give both texts again', () => {
    const texts = fc.array(fc.constantFrom('a ', 'b ', 'c  ', 'd\n', 'e'), { maxLength: 400, size: 'max' });
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const [before, after] = [one.join(''), other.join('')];
        const changes = wordDiff(before, after);
        const without = (kind: string) =>
          changes.flatMap((each) => (each.kind === kind ? [] : [each.words])).join('');
        expect([without('added'), without('removed')]).toEqual([before, after]);
      }),
    );
  });

  it('finds a changed word in the middle of a long text', () => {
    const words = Array.from({ length: 5000 }, (_, at) => `w${at} `);
    const changed = words.with(100, 'x ').with(4000, 'y ');
    const changes = wordDiff(words.join(''), changed.join(''));
    expect(changes.filter(({ kind }) => kind !== 'same').map(({ words: said }) => said)).toEqual([
      'w100 ',
      'x ',
      'w4000 ',
      'y ',
    ]);
  });
});

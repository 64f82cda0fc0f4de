import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_FAVOURITES, mergeFavourites, parseFavourites, toggleFavourite } from './favourites.ts';

const full = Array.from({ length: MAX_FAVOURITES }, (_, index) => index + 1);
const lists = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: MAX_FAVOURITES - 1 });

describe('a list of favourites', () => {
  it.each([
    [null, []],
    ['', []],
    ['7,12', [7, 12]],
    ['7,7,x,-1,0,1.5,,12', [7, 12]],
    ['{"ids":[1]}', []],
    [[...full, 51].join(), full],
  ])('is read from %o', (stored, ids) => {
    expect(parseFavourites(stored)).toEqual(ids);
  });

  it('is what was saved, and choosing twice is choosing nothing', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1_000_000_000 }), (ids, id) => {
        expect(parseFavourites(ids.join())).toEqual(ids);
        expect(toggleFavourite(ids, id)).toEqual([...ids, id]);
        expect(toggleFavourite(toggleFavourite(ids, id), id)).toEqual(ids);
      }),
    );
  });

  it('that is full takes nothing more and drops nothing', () => {
    expect(toggleFavourite(full, 99)).toEqual(full);
    expect(toggleFavourite(full, 1)).not.toContain(1);
  });

  it('joins that of the account, which comes first', () => {
    expect(mergeFavourites([3, 1], [1, 2])).toEqual([3, 1, 2]);
    expect(mergeFavourites(full, [99])).toEqual(full);
  });
});

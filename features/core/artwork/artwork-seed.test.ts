import { describe, expect, it } from 'vitest';
import { artworkSeed, parseArtworkSeed } from './artwork-seed.ts';
import { compositionNames, moodNames, motifNames } from './names.ts';

describe('the seed of an artwork', () => {
  it('carries what was picked, in one order, and survives the round trip', () => {
    const seed = artworkSeed('kaefer-ohne-schlaf', { mood: 'soft', motif: 'beetle', composition: 'stage' });
    expect(seed).toBe('kaefer-ohne-schlaf~beetle~stage~soft');
    expect(parseArtworkSeed(seed)).toEqual({
      slug: 'kaefer-ohne-schlaf',
      pick: { motif: 'beetle', composition: 'stage', mood: 'soft' },
    });
  });

  it('is the slug alone where nothing was picked', () => {
    expect(artworkSeed('lauter-loecher')).toBe('lauter-loecher');
    expect(parseArtworkSeed('lauter-loecher')?.pick).toEqual({});
  });

  it.each(['a~', 'a~unicorn', 'a~stage~beetle', 'a~beetle~beetle', 'a~beetle~mouse'])(
    'has one address only: %s is none',
    (seed) => {
      expect(parseArtworkSeed(seed)).toBeNull();
    },
  );

  it('knows every name by its word alone', () => {
    const names = [...motifNames, ...compositionNames, ...moodNames];
    expect(new Set(names).size).toBe(names.length);
  });
});

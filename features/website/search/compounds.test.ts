import { describe, expect, it } from 'vitest';
import { splitCompound } from './compounds.ts';
import { stem } from './stem.server.ts';
import { fold } from './words.ts';

/** Knows words by their stems, as the index does. */
function corpus(...words: string[]) {
  const stems = new Set(words.map((word) => stem(word.toLowerCase(), 'de')));
  return (word: string) => splitCompound(fold(word), (part) => stems.has(stem(part, 'de')));
}

describe('a compound', () => {
  it('is split into words of the corpus', () => {
    expect(corpus('Käfer', 'Kino')('käferkino')).toEqual(['kafer', 'kino']);
  });

  it('is split at its linking letters', () => {
    expect(corpus('Sonntag', 'klopfen')('sonntagsklopfen')).toEqual(['sonntags', 'klopfen']);
    expect(corpus('Geschichte', 'Stunde')('geschichtenstunde')).toEqual(['geschichten', 'stunde']);
  });

  it('has as few parts as possible', () => {
    const split = corpus('Geräusche', 'Macher', 'Werkstatt', 'Geräuschemacher');
    expect(split('geräuschemacherwerkstatt')).toEqual(['gerauschemacher', 'werkstatt']);
    expect(corpus('Geräusche', 'Macher', 'Werkstatt')('geräuschemacherwerkstatt')).toHaveLength(3);
  });

  it('is not split when a part is an unknown word', () => {
    expect(corpus('Käfer')('käferkino')).toBeNull();
    expect(corpus('Theater', 'Thea')('theater')).toBeNull();
  });

  it('is not split when it is short or its parts are', () => {
    expect(corpus('Ei', 'Tor')('torei')).toBeNull();
    expect(corpus('Tor', 'Wart')('torwart')).toBeNull();
  });
});

import { type ArtworkPick, compositionNames, moodNames, motifNames } from './names.ts';

/**
 * Source of an artwork: a slug, followed by picked options, as in `kaefer-ohne-schlaf~beetle~stage`. For a photo
 * chosen instead, its address with a `*` for the shape (features/core/media).
 */
export type ArtworkSeed = string;

/** Slugs have no tilde, and addresses need not encode it. */
const SEPARATOR = '~';

export function artworkSeed(slug: string, { motif, composition, mood }: ArtworkPick = {}): ArtworkSeed {
  return [slug, motif, composition, mood].filter((part) => part !== undefined).join(SEPARATOR);
}

/** Parses a name; `null` when a part is unknown or misplaced, so that every artwork has one address. */
export function parseArtworkSeed(seed: ArtworkSeed): { slug: string; pick: ArtworkPick } | null {
  const [slug = '', ...names] = seed.split(SEPARATOR);
  const pick = {
    motif: motifNames.find((name) => names.includes(name)),
    composition: compositionNames.find((name) => names.includes(name)),
    mood: moodNames.find((name) => names.includes(name)),
  };
  return artworkSeed(slug, pick) === seed ? { slug, pick } : null;
}

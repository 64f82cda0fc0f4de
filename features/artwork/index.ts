import type { ArtworkType } from './names.ts';
import type { ArtworkRatio } from './ratio.ts';

export { type ArtworkSeed, artworkSeed } from './artwork-seed.ts';
export { type ArtworkPick, type ArtworkType, artworkTypes } from './names.ts';
export type { ArtworkRatio } from './ratio.ts';

/**
 * Where the cut-paper artwork of a slug (or of a slug with what was picked for it, `artworkSeed`) is served. Pure, and it does not reach the generator: a page costs the
 * browser nothing but this one line. The version is part of the address because what lies there never changes.
 */
export function artworkUrl(type: ArtworkType, slug: string, ratio: ArtworkRatio): string {
  return `/art/v2/${type}/${slug}-${ratio[0]}x${ratio[1]}.svg`;
}

import type { ArtworkType } from './names.ts';
import type { ArtworkRatio } from './ratio.ts';

export { type ArtworkType, artworkTypes } from './names.ts';
export type { ArtworkRatio } from './ratio.ts';

/**
 * Where the cut-paper artwork of a slug is served. Pure, and it does not reach the generator: a page costs the
 * browser nothing but this one line. The version is part of the address because what lies there never changes.
 */
export function artworkUrl(type: ArtworkType, slug: string, ratio: ArtworkRatio): string {
  return `/art/v1/${type}/${slug}-${ratio[0]}x${ratio[1]}.svg`;
}

import type { ArtworkType } from './names.ts';
import type { ArtworkRatio } from './ratio.ts';

/**
 * Returns the address of an entity's picture. A photo chosen for it is the address itself with a `*` in place of the
 * shape (features/core/media); otherwise the cut-paper artwork of a slug (or of a slug with picked options,
 * `artworkSeed`) is served. Pure, and it does not reach the generator: a page costs the browser nothing but these two
 * lines. The version is part of the address because the content there never changes.
 */
export function artworkUrl(type: ArtworkType, slug: string, ratio: ArtworkRatio): string {
  const shape = `${ratio[0]}x${ratio[1]}`;
  return slug.includes('*') ? slug.replace('*', shape) : `/art/v2/${type}/${slug}-${shape}.svg`;
}

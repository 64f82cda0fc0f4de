import type { ArtworkSeed } from '../artwork-seed.ts';
import type { ArtworkType } from '../names.ts';

/**
 * Returns the address of the picture for a shared link: the artwork of a slug, or of a slug with picked options
 * (`sharingApi`), or a photo.
 */
export function sharePicturePath(type: ArtworkType, seed: ArtworkSeed): string {
  return seed.includes('*') ? seed.replace('*', '19x10') : `/share/${type}/${seed}.png`;
}

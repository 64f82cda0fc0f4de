import type { ArtworkSeed } from '../artwork-seed.ts';
import type { ArtworkType } from '../names.ts';

/** Where the picture beside a shared link lies: the artwork of a slug, or of a slug with what was picked (`sharingApi`), or a photo. */
export function sharePicturePath(type: ArtworkType, seed: ArtworkSeed): string {
  return seed.includes('*') ? seed.replace('*', '19x10') : `/share/${type}/${seed}.png`;
}

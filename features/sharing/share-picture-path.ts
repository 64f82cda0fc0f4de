import type { ArtworkSeed, ArtworkType } from '#features/artwork/index.ts';

/** Where the picture beside a shared link lies (`sharingApi`): the artwork of a slug, or of a slug with what was picked. */
export function sharePicturePath(type: ArtworkType, seed: ArtworkSeed): string {
  return `/share/${type}/${seed}.png`;
}

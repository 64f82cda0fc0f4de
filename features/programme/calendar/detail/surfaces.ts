import type { ArtworkType } from '#features/core/artwork/index.ts';

/** The colour of a page's one big sheet, by the palette of its artwork. */
export const HERO_SURFACES: Record<ArtworkType, string> = {
  exhibition: 'surface-blau',
  workshop: 'surface-dotter',
  theatre: 'surface-rot',
  music: 'surface-rosa',
  magazine: 'surface-laub',
  school: 'surface-orange',
  person: 'surface-himmel',
};

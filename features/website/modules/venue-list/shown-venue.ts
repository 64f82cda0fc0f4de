import type { ArtworkSeed } from '#features/core/artwork/index.ts';
import type { ShownText } from '#lib/localized.ts';

/** A venue as modules show it, in one language. */
export interface ShownVenue {
  id: number;
  art: ArtworkSeed;
  path: string;
  name: ShownText;
  place: string;
  access: ShownText;
  rooms: { id: number; floor: ShownText; name: ShownText }[];
}

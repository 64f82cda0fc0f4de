import { type ArtworkRatio, artworkUrl } from '#features/core/artwork/index.ts';
import { artworkType } from './event-types/artwork-type.ts';

/** Beside a ticket, beside one on a phone, above one, and across the ticket itself. */
const SHAPES = {
  upright: [1, 3],
  narrow: [1, 5],
  wide: [4, 1],
  strip: [3, 1],
} as const satisfies Record<string, ArtworkRatio>;

export type StubShape = keyof typeof SHAPES;

/**
 * The picture on the stub of an event's ticket, from booking to the door: always the artwork, never a photo, which cannot
 * be cropped to every stub and may be withdrawn (docs/design/artwork.md#stubs).
 */
export function stubArtwork(
  { type, art, artwork = art }: { type: { slug: string }; art: string; artwork?: string },
  shape: StubShape,
): string {
  return artworkUrl(artworkType(type.slug), artwork, SHAPES[shape]);
}

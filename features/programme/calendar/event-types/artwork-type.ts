import { type ArtworkType, artworkTypes } from '#features/core/artwork/index.ts';

/** The artwork's palette for an event type; types made by editors later share the exhibition's. */
export function artworkType(eventTypeSlug: string): ArtworkType {
  return artworkTypes.find((type) => type === eventTypeSlug) ?? 'exhibition';
}

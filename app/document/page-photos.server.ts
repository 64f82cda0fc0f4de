import type { PageContext } from '#app/page-context.server.ts';
import type { ArtworkSeed } from '#features/core/artwork/index.ts';
import { chosenPicture, findAssetsShown } from '#features/core/media/index.server.ts';
import type { PhotoView } from '#features/core/media/index.ts';
import { secondsUntil } from '#lib/seconds-until.ts';

/** The photos that a page about something shows. */
interface PagePhotos {
  /** Picture at its top with its credits; `null` where artwork is used. */
  hero: PhotoView | null;
  /** Further pictures of the page, by id. A missing one may not be shown. */
  photos: Record<string, PhotoView>;
}

/** Reads the photos of a page in one query, none where it has none. The page is right as long as they may be shown. */
export async function pagePhotos(
  { services, language, scope }: PageContext,
  art: ArtworkSeed,
  images: readonly { picture: number | null }[] = [],
): Promise<PagePhotos> {
  const heroId = chosenPicture(art);
  const ids = [heroId, ...images.map(({ picture }) => picture)].filter((id) => id !== null);
  if (ids.length === 0) return { hero: null, photos: {} };
  const now = services.clock.now();
  const { photos, endsAt, tags } = await findAssetsShown(services.db, [...new Set(ids)], { language, now });
  scope.dependsOn(...tags);
  scope.endsAfter(secondsUntil([endsAt], now));
  return { hero: heroId === null ? null : (photos[heroId] ?? null), photos };
}

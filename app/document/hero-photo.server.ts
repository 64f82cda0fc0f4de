import type { PageContext } from '#app/page-context.server.ts';
import type { ArtworkSeed } from '#features/artwork/index.ts';
import { chosenPicture, findAssetsShown } from '#features/media/index.server.ts';
import type { PhotoView } from '#features/media/index.ts';
import { secondsUntil } from '#lib/seconds-until.ts';

/**
 * The photo at the top of a page about something, with what it shows and who took it; `null` where artwork stands there. The page
 * is right as long as the photo may be shown.
 */
export async function heroPhoto(
  { services, language, scope }: PageContext,
  art: ArtworkSeed,
): Promise<PhotoView | null> {
  const id = chosenPicture(art);
  if (id === null) return null;
  const now = services.clock.now();
  const { photos, endsAt, tags } = await findAssetsShown(services.db, [id], { language, now });
  scope.dependsOn(...tags);
  scope.endsAfter(secondsUntil([endsAt], now));
  return photos[id] ?? null;
}

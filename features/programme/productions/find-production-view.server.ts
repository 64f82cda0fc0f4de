import { findAudioSample, findVideos } from '#features/core/media/index.server.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import type { Db } from '#features/database.server.ts';
import { ensembleTag } from '#features/programme/calendar/detail/cache-tags.ts';
import type { Audience } from '#lib/audience.ts';
import type { Language } from '#lib/localized.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { sanitizeRichText } from '#platform/html/rich-text.server.ts';
import { withSoftHyphens } from '#platform/html/soft-hyphens.server.ts';
import { productionTag } from './cache-tags.ts';
import { findContributions } from './contribution-store.server.ts';
import { type ProductionView, toProductionView } from './production-view.ts';
import { findProduction } from './store.server.ts';

/** A production its audience may see, ready to be shown: long words parted, rich text sanitised. */
export function findProductionView(
  { db, cache }: { db: Db; cache: TaggedCache },
  id: number,
  language: Language,
  audience: Audience = 'visitors',
): Promise<ProductionView | null> {
  const tags = [productionTag(id), programmeTag(), ensembleTag()];
  return cache.read(`production ${id} ${language} ${audience}`, { tags }, () =>
    readProductionView(db, id, language, audience),
  );
}

async function readProductionView(
  db: Db,
  id: number,
  language: Language,
  audience: Audience,
): Promise<ProductionView | null> {
  const production = await findProduction(db, id, audience);
  if (!production) return null;
  const [contributions, videos, audioSample] = await Promise.all([
    findContributions(db, id),
    findVideos(db, id),
    findAudioSample(db, id),
  ]);
  const view = toProductionView(production, { contributions, videos, audioSample }, language);
  return {
    ...view,
    title: { ...view.title, text: withSoftHyphens(view.title.text, view.title.lang ?? language) },
    descriptionHtml: { ...view.descriptionHtml, text: sanitizeRichText(view.descriptionHtml.text) },
  };
}

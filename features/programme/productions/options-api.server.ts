import { Hono } from 'hono';
import type { Db } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { textsJson } from '#lib/texts-json.ts';
import { shortList } from '#platform/http/short-list.server.ts';
import { findProductionTags, findSeasons } from './option-store.server.ts';

/** `GET /seasons/` and `GET /production-tags/`, and one of each by its id (docs/product/api.md#programme). */
export function productionOptionsApi({ db }: { db: Db }) {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });
  shortList(app, { path: '/seasons', name: 'season' }, async (c) => {
    const seasons = await findSeasons(db);
    return seasons.map(({ id, slug, name, startsOn, endsOn, updatedAt }) => ({
      id,
      slug,
      ...textsJson({ name: shown(name, c.get('language')) }),
      show_in_filter: true,
      starts_on: startsOn,
      ends_on: endsOn,
      updated_at: updatedAt,
    }));
  });
  shortList(app, { path: '/production-tags', name: 'tag' }, async (c) => {
    const tags = await findProductionTags(db);
    return tags.map(({ id, slug, name, showInFilter, updatedAt }) => ({
      id,
      slug,
      ...textsJson({ name: shown(name, c.get('language')) }),
      show_in_filter: showInFilter,
      updated_at: updatedAt,
    }));
  });
  return app;
}

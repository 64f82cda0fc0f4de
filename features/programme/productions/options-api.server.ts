import { Hono } from 'hono';
import { z } from 'zod';
import type { Db } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { textsJson } from '#lib/texts-json.ts';
import { option } from '#platform/http/answer-shapes.server.ts';
import { shortList } from '#platform/http/short-list.server.ts';
import { findProductionTags, findSeasons } from './option-store.server.ts';

const group = 'Programme';

/** `GET /seasons/` and `GET /production-tags/`, and one of each by its id (docs/product/api.md#programme). */
export function productionOptionsApi({ db }: { db: Db }) {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });
  shortList(
    app,
    {
      path: '/seasons',
      name: 'season',
      group,
      summary: 'Seasons.',
      one: 'One season.',
      schema: z.strictObject({ ...option.shape, starts_on: z.iso.date(), ends_on: z.iso.date() }),
    },
    async (c) => {
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
    },
  );
  shortList(
    app,
    {
      path: '/production-tags',
      name: 'tag',
      group,
      summary: 'The tags of productions.',
      one: 'One tag of productions.',
      schema: option,
    },
    async (c) => {
      const tags = await findProductionTags(db);
      return tags.map(({ id, slug, name, showInFilter, updatedAt }) => ({
        id,
        slug,
        ...textsJson({ name: shown(name, c.get('language')) }),
        show_in_filter: showInFilter,
        updated_at: updatedAt,
      }));
    },
  );
  return app;
}

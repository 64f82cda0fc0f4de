import { Hono } from 'hono';
import type { Db } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { findSeriesForFilter } from './store.server.ts';

/** `GET /series/`: only those shown in the filter (specification, section 7). */
export function seriesApi({ db }: { db: Db }) {
  return new Hono<{ Variables: { language: Language } }>({ strict: false }).get('/series', async (c) => {
    const language = c.get('language');
    const series = await findSeriesForFilter(db);
    return c.json(
      series.map(({ id, slug, title, subline, showInFilter }) => ({
        id,
        slug,
        name: shown(title, language).text,
        subline: shown(subline, language).text,
        show_in_filter: showInFilter,
      })),
    );
  });
}

import { Hono } from 'hono';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { textsJson } from '#lib/texts-json.ts';
import { sanitizeRichText } from '#platform/html/rich-text.server.ts';
import { MAX_PAGE_SIZE, readId, readPaging } from '#platform/http/list-request.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { findSeriesById, listSeries, type Series } from './store.server.ts';

/**
 * `GET /series/`: those shown in the filter as an array, in pages when one is asked for, and `GET /series/{id}/`
 * (docs/product/api.md#programme).
 */
export function seriesApi({ db }: { db: Db }) {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });

  app.get('/series', async (c) => {
    const isPaged = c.req.query('page') !== undefined || c.req.query('page_size') !== undefined;
    const paging = readPaging(c, isPaged ? undefined : MAX_PAGE_SIZE);
    const { series, total } = await listSeries(db, paging);
    const results = series.map((one) => seriesJson(one, c.get('language')));
    if (!isPaged) return c.json(results);
    return c.json(pageOfList(new URL(c.req.url), { total, ...paging }, results));
  });

  app.get('/series/:id', async (c) => {
    const series = await findSeriesById(db, readId(c));
    if (!series) throw new Problem(404, 'not_found', { detail: 'There is no such series.' });
    const language = c.get('language');
    const text = shown(series.description, language);
    const description = { ...text, text: sanitizeRichText(text.text) };
    return c.json(seriesJson(series, language, { description }));
  });
  return app;
}

function seriesJson(
  { id, slug, title, subline, showInFilter, updatedAt }: Series,
  language: Language,
  more?: { description: ShownText },
) {
  return {
    id,
    slug,
    ...textsJson({ name: shown(title, language), subline: shown(subline, language), ...more }),
    show_in_filter: showInFilter,
    link: { url: pathTo('series', language, { slug, id }) },
    updated_at: updatedAt,
  };
}

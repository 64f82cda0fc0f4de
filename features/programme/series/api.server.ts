import { Hono } from 'hono';
import { z } from 'zod';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { textsJson } from '#lib/texts-json.ts';
import { sanitizeRichText } from '#platform/html/rich-text.server.ts';
import { json } from '#platform/http/answer.server.ts';
import { link, option, pageOf } from '#platform/http/answer-shapes.server.ts';
import type { Input } from '#platform/http/api-call.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone, idInPath, pagingParameters } from '#platform/http/inputs.server.ts';
import { MAX_PAGE_SIZE, readPaging } from '#platform/http/list-request.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { findSeriesById, listSeries, type Series } from './store.server.ts';

const seriesAnswer = z.strictObject({ ...option.shape, subline: z.string(), link });

/** A page where one is asked for, else as many as an answer may hold. */
const pagingWhereAsked: Input<{ isPaged: boolean; page: number; pageSize: number }> = {
  parameters: pagingParameters(),
  problems: [400],
  read(c) {
    const isPaged = c.req.query('page') !== undefined || c.req.query('page_size') !== undefined;
    return { isPaged, ...readPaging(c, isPaged ? undefined : MAX_PAGE_SIZE) };
  },
};

/**
 * `GET /series/`: those shown in the filter as an array, in pages when one is asked for, and `GET /series/{id}/`
 * (docs/product/api.md#programme).
 */
export function seriesApi({ db }: { db: Db }) {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });

  const call = callsOn(app, { group: 'Programme', caller: anyone });

  call(
    'GET /series/',
    {
      summary:
        'The series that visitors can filter by: as an array, or one page of them when page or page_size is given.',
      takes: { wanted: pagingWhereAsked },
      answer: json('The series in their order.', z.union([z.array(seriesAnswer), pageOf(seriesAnswer)])),
    },
    async (c, { wanted: { isPaged, ...paging } }) => {
      const { series, total } = await listSeries(db, paging);
      const results = series.map((one) => seriesJson(one, c.get('language'), {}));
      if (!isPaged) return results;
      return pageOfList(new URL(c.req.url), { total, ...paging }, results);
    },
  );

  call(
    'GET /series/:id/',
    {
      summary: 'One series with its text.',
      takes: { id: idInPath },
      answer: json('The series.', z.strictObject({ ...seriesAnswer.shape, description: z.string() })),
      problems: [404],
    },
    async (c, { id }) => {
      const series = await findSeriesById(db, id);
      if (!series) throw new Problem(404, 'not_found', { detail: 'There is no such series.' });
      const language = c.get('language');
      const text = shown(series.description, language);
      const description = { ...text, text: sanitizeRichText(text.text) };
      return seriesJson(series, language, { description });
    },
  );
  return app;
}

function seriesJson<More extends Record<string, ShownText | null>>(
  { id, slug, title, subline, showInFilter, updatedAt }: Series,
  language: Language,
  more: More,
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

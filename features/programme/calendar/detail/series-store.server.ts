import { pathTo } from '#features/core/navigation/index.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import { shownTitle } from '#platform/html/soft-hyphens.server.ts';

/** The series a date or a production belongs to, as its page names it. */
export interface SeriesLine {
  path: string;
  title: ShownText;
  subline: ShownText;
}

/** `null` where there is no such series, or `id` is none. */
export async function findSeriesLine(
  db: Db,
  id: number | null | undefined,
  language: Language,
): Promise<SeriesLine | null> {
  if (id === null || id === undefined) return null;
  const row = await db.selectFrom('series').selectAll().where('id', '=', id).executeTakeFirst();
  return row
    ? {
        path: pathTo('series', language, { slug: row.slug, id }),
        title: shownTitle(localizedFrom(row, 'title'), language),
        subline: shown(localizedFrom(row, 'subline'), language),
      }
    : null;
}

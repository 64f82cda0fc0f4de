import { alternatePaths } from '#features/core/navigation/index.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import type { DocumentSource } from '#features/core/resources/index.ts';
import type { Db } from '#features/database.server.ts';
import { seriesTag } from '#features/programme/calendar/detail/cache-tags.ts';
import { findAllSeries } from './store.server.ts';

/** The series, for the search. */
export function seriesDocuments(db: Db): DocumentSource {
  return {
    name: 'series',
    tags: [seriesTag(), programmeTag()],
    async *documents() {
      const all = await findAllSeries(db);
      yield all.map(({ id, slug, art, title, subline, description }) => ({
        id: `series:${id}`,
        kind: 'series' as const,
        title,
        label: null,
        summary: subline,
        keywords: [],
        body: [description],
        art,
        paths: alternatePaths('series', { slug, id }),
        dates: [],
        facts: null,
      }));
    },
  };
}

import { alternatePaths } from '#features/core/navigation/index.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import type { DocumentSource } from '#features/core/resources/index.ts';
import type { Db } from '#features/database.server.ts';
import { seriesTag } from '#features/programme/calendar/detail/cache-tags.ts';
import { artworkType } from '#features/programme/calendar/index.server.ts';
import type { Clock } from '#platform/clock.ts';
import { findProductionWords } from './search-store.server.ts';

const PORTION = 100;
/** Dates a result can say next before the index is rebuilt. */
const DATES = 60;

/** The productions with their upcoming dates, for the search. */
export function productionDocuments({ db, clock }: { db: Db; clock: Clock }): DocumentSource {
  return {
    name: 'productions',
    tags: [programmeTag(), seriesTag()],
    async *documents() {
      for (let after = 0; ; ) {
        const found = await findProductionWords(db, { after, limit: PORTION, now: clock.now() });
        yield found.map(
          ({
            id,
            slug,
            art,
            typeSlug,
            type,
            title,
            subline,
            keywords,
            texts,
            programs,
            dates,
            ages,
            language,
          }) => ({
            id: `production:${id}`,
            kind: 'productions' as const,
            title,
            label: type,
            summary: subline,
            keywords,
            body: [...texts, ...programs.flatMap((program) => [program.title, program.text])],
            art: { type: artworkType(typeSlug), slug: art },
            paths: alternatePaths('production', { slug, id }),
            dates: dates.slice(0, DATES),
            facts: { ages, isFree: false, spoken: language },
          }),
        );
        const last = found.at(-1);
        if (!last || found.length < PORTION) return;
        after = last.id;
      }
    },
  };
}

import type { OfferSource } from '#features/box-office/ticketing/index.ts';
import { alternatePaths } from '#features/core/navigation/index.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import type { DocumentSource } from '#features/core/resources/index.ts';
import type { Db } from '#features/database.server.ts';
import { seriesTag } from '#features/programme/calendar/detail/cache-tags.ts';
import { artworkType, findEventsFrom, findTagsOfEvents } from '#features/programme/calendar/index.server.ts';
import { venuesTag } from '#features/programme/venues/cache-tags.ts';
import { instantAt } from '#lib/venue-instant.ts';
import { addDays } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';

interface Services {
  db: Db;
  clock: Clock;
  ticketing: Pick<OfferSource, 'summaries'>;
}

const PORTION = 500;
/** Past dates remain searchable for a while: visitors may look up their venue. */
const DAYS_BACK = 90;

/** The dates, for the search. */
export function eventDocuments({ db, clock, ticketing }: Services): DocumentSource {
  return {
    name: 'dates',
    tags: [programmeTag(), venuesTag(), seriesTag()],
    async *documents() {
      const from = instantAt(addDays(clock.today(), -DAYS_BACK), '00:00');
      for (let after = 0; ; ) {
        const events = await findEventsFrom(db, from, { after, limit: PORTION });
        const tags = await findTagsOfEvents(
          db,
          events.map(({ id }) => id),
        );
        const offers = await ticketing.summaries(events.flatMap(({ jetId }) => jetId ?? []));
        yield events.map(
          ({ id, slug, productionId, title, subline, type, genre, series, room, ...event }) => ({
            id: `event:${id}`,
            kind: 'events' as const,
            title,
            label: type.name,
            summary: subline,
            keywords: [genre.name, room.name, ...(series ? [series.name] : []), ...(tags.get(id) ?? [])],
            body: [],
            art: { type: artworkType(type.slug), slug },
            paths: alternatePaths('event', { slug, id }),
            dates: [{ start: event.dateStart, end: event.dateEnd }],
            facts: {
              ages: { from: event.ageFrom, to: event.ageTo },
              isFree: event.jetId !== null && offers.get(event.jetId)?.fromCents === null,
              spoken: null,
            },
            partOf: `production:${productionId}`,
          }),
        );
        const last = events.at(-1);
        if (!last || events.length < PORTION) return;
        after = last.id;
      }
    },
  };
}

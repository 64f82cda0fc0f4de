import { Hono } from 'hono';
import type { Db } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { textsJson } from '#lib/texts-json.ts';
import { weekdayOf } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import type { OpeningHoursEntry } from './opening-hours.ts';
import { findOpeningHours } from './store.server.ts';

/** `GET /opening-hours-today/`: today's rules and exceptions (docs/product/api.md#programme). */
export function openingHoursApi({ db, clock }: { db: Db; clock: Clock }) {
  return new Hono<{ Variables: { language: Language } }>({ strict: false }).get(
    '/opening-hours-today',
    async (c) => {
      const today = clock.today();
      const rules = await findOpeningHours(db, today, today);
      const json = (entry: OpeningHoursEntry) => entryJson(entry, c.get('language'));
      return c.json({
        opening_hours: rules.week.filter((entry) => entry.weekday === weekdayOf(today)).map(json),
        opening_hours_exceptions: rules.exceptions.map(json),
      });
    },
  );
}

function entryJson(entry: OpeningHoursEntry, language: Language) {
  return {
    time_from: entry.timeFrom,
    time_to: entry.timeTo,
    closed: entry.closed,
    ...textsJson({ alternative_text: entry.alternativeText && shown(entry.alternativeText, language) }),
    alternative_link_url: entry.alternativeLinkUrl,
  };
}

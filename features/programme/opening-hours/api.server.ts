import { Hono } from 'hono';
import { z } from 'zod';
import type { Db } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { textsJson } from '#lib/texts-json.ts';
import { weekdayOf } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { json } from '#platform/http/answer.server.ts';
import { fallback } from '#platform/http/answer-shapes.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone } from '#platform/http/inputs.server.ts';
import type { OpeningHoursEntry } from './opening-hours.ts';
import { findOpeningHours } from './store.server.ts';

const hours = z.strictObject({
  time_from: z.string().nullable(),
  time_to: z.string().nullable(),
  closed: z.boolean(),
  alternative_text: z.string().nullable(),
  alternative_link_url: z.string().nullable(),
  fallback,
});

/** `GET /opening-hours-today/`: today's rules and exceptions (docs/product/api.md#programme). */
export function openingHoursApi({ db, clock }: { db: Db; clock: Clock }) {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });
  const call = callsOn(app, { group: 'House', caller: anyone });
  call(
    'GET /opening-hours-today/',
    {
      summary: 'When the house is open today, and what differs from the usual.',
      answer: json(
        'Today’s hours.',
        z.strictObject({ opening_hours: z.array(hours), opening_hours_exceptions: z.array(hours) }),
      ),
    },
    async (c) => {
      const today = clock.today();
      const rules = await findOpeningHours(db, today, today);
      const shownIn = (entry: OpeningHoursEntry) => entryJson(entry, c.get('language'));
      return {
        opening_hours: rules.week.filter((entry) => entry.weekday === weekdayOf(today)).map(shownIn),
        opening_hours_exceptions: rules.exceptions.map(shownIn),
      };
    },
  );
  return app;
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

import { Hono } from 'hono';
import { type CalendarServices, findEvents, parseEventSelection } from '#features/calendar/index.server.ts';
import { pathTo } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { parseIds } from '#lib/query-parameters.ts';
import { readQuery } from '#platform/http/list-request.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { feedEvent } from './feed-event.ts';
import { icalendar } from './icalendar.server.ts';
import { newsFeed } from './news-feed.server.ts';

type Env = { Variables: { language: Language } };

const EVENTS_IN_A_CALENDAR = 500;
const EVENTS_IN_THE_NEWS = 50;
const FAVOURITES = 200;

const NAMES: Record<Language, { name: string; description: string }> = {
  de: {
    name: 'Buntspecht: Programm',
    description: 'Ausstellungen, Theater, Musik und Werkstätten für Kinder',
  },
  en: {
    name: 'Buntspecht: What’s on',
    description: 'Exhibitions, theatre, music and workshops for children',
  },
};

/**
 * Feeds for calendars and readers, mounted at `/{lang}/feeds`: `calendar.ics` and `calendar.rss` with the calendar's own
 * filters in the address, `event-{id}.ics` for one event, `favourites.ics?ids=1,2` for a list of them.
 */
export function feedsApi(services: Pick<CalendarServices, 'db' | 'clock'>) {
  const app = new Hono<Env>();

  app.get('/calendar.ics', async (c) => {
    const events = await findEvents(services, {
      filter: readQuery(c, parseEventSelection),
      limit: EVENTS_IN_A_CALENDAR,
    });
    return c.body(
      calendarFile(events, c.get('language'), new URL(c.req.url).origin),
      200,
      fileHeaders('buntspecht'),
    );
  });

  app.get('/favourites.ics', async (c) => {
    const ids = readQuery(c, (query) => parseIds(query, 'ids', FAVOURITES)) ?? [];
    const events = ids.length === 0 ? [] : await findEvents(services, { ids, limit: FAVOURITES });
    return c.body(
      calendarFile(events, c.get('language'), new URL(c.req.url).origin),
      200,
      fileHeaders('buntspecht-favourites'),
    );
  });

  app.get('/:file{event-[0-9]{1,9}\\.ics}', async (c) => {
    const id = Number(/\d+/.exec(c.req.param('file'))?.[0]);
    const events = await findEvents(services, { ids: [id], limit: 1 });
    if (events.length === 0) throw new Problem(404, 'not_found', { detail: 'There is no such event.' });
    return c.body(
      calendarFile(events, c.get('language'), new URL(c.req.url).origin),
      200,
      fileHeaders(`buntspecht-${id}`),
    );
  });

  app.get('/calendar.rss', async (c) => {
    const language = c.get('language');
    const site = new URL(c.req.url).origin;
    const events = await findEvents(services, {
      filter: readQuery(c, parseEventSelection),
      limit: EVENTS_IN_THE_NEWS,
    });
    const { name, description } = NAMES[language];
    const feed = newsFeed(
      events.map((event) => feedEvent(event, language, site)),
      {
        title: name,
        description,
        link: site + pathTo('calendar', language),
        language,
        now: services.clock.now(),
      },
    );
    return c.body(feed, 200, {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
    });
  });

  function calendarFile(
    events: Awaited<ReturnType<typeof findEvents>>,
    language: Language,
    site: string,
  ): string {
    const told = events.map((event) => feedEvent(event, language, site));
    return icalendar(told, { name: NAMES[language].name, now: services.clock.now() });
  }
  return app;
}

function fileHeaders(name: string): Record<string, string> {
  return {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `inline; filename="${name}.ics"`,
    'cache-control': 'public, max-age=300',
  };
}

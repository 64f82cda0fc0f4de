import { type Context, Hono } from 'hono';
import { type CalendarServices, findEvents, parseEventSelection } from '#features/calendar/index.server.ts';
import { pathTo } from '#features/navigation/index.ts';
import { findSettings } from '#features/settings/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { parseIds } from '#lib/query-parameters.ts';
import { readQuery } from '#platform/http/list-request.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { feedEvent } from './feed-event.ts';
import { icalendar } from './icalendar.server.ts';
import { installationId } from './installation-id.server.ts';
import { newsFeed } from './news-feed.server.ts';

type Env = { Variables: { language: Language } };

const EVENTS_IN_A_CALENDAR = 500;
const EVENTS_IN_THE_NEWS = 50;
export const FAVOURITES_AT_MOST = 200;

/** What a feed is called behind the name of the site. */
const NAMES: Record<Language, { name: string; description: string }> = {
  de: {
    name: 'Programm',
    description: 'Ausstellungen, Theater, Musik und Werkstätten für Kinder',
  },
  en: {
    name: 'What’s on',
    description: 'Exhibitions, theatre, music and workshops for children',
  },
};

/**
 * Feeds for calendars and readers, mounted at `/{lang}/feeds`: `calendar.ics` and `calendar.rss` with the calendar's own
 * filters in the address, `event-{id}.ics` for one event, `favourites.ics?ids=1,2` for a list of them.
 */
export function feedsApi(services: Pick<CalendarServices, 'db' | 'clock'> & { ids: IdSource }) {
  const app = new Hono<Env>();
  const nameIn = async (language: Language) =>
    `${(await findSettings(services.db)).siteName}: ${NAMES[language].name}`;
  const told = async (c: Context<Env>, events: Awaited<ReturnType<typeof findEvents>>) => {
    const language = c.get('language');
    const { origin } = new URL(c.req.url);
    const installation = await installationId(services);
    return events.map((event) => feedEvent(event, { language, origin, installation }));
  };
  const file = async (c: Context<Env>, name: string, events: Awaited<ReturnType<typeof findEvents>>) =>
    c.body(
      icalendar(await told(c, events), { name: await nameIn(c.get('language')), now: services.clock.now() }),
      200,
      fileHeaders(name),
    );

  app.get('/calendar.ics', async (c) => {
    const filter = readQuery(c, parseEventSelection);
    return file(c, 'buntspecht', await findEvents(services, { filter, limit: EVENTS_IN_A_CALENDAR }));
  });

  app.get('/favourites.ics', async (c) => {
    const ids = readQuery(c, (query) => parseIds(query, 'ids', FAVOURITES_AT_MOST)) ?? [];
    return file(c, 'buntspecht-favourites', await findEvents(services, { ids, limit: FAVOURITES_AT_MOST }));
  });

  app.get('/:file{event-[0-9]{1,9}\\.ics}', async (c) => {
    const id = Number(/\d+/.exec(c.req.param('file'))?.[0]);
    const events = await findEvents(services, { ids: [id], limit: 1 });
    if (events.length === 0) throw new Problem(404, 'not_found', { detail: 'There is no such event.' });
    return file(c, `buntspecht-${id}`, events);
  });

  app.get('/calendar.rss', async (c) => {
    const language = c.get('language');
    const filter = readQuery(c, parseEventSelection);
    const events = await findEvents(services, { filter, limit: EVENTS_IN_THE_NEWS });
    const { description } = NAMES[language];
    const feed = newsFeed(await told(c, events), {
      title: await nameIn(language),
      description,
      link: new URL(c.req.url).origin + pathTo('calendar', language),
      self: c.req.url,
      language,
      now: services.clock.now(),
    });
    return c.body(feed, 200, {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
    });
  });
  return app;
}

function fileHeaders(name: string): Record<string, string> {
  return {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `inline; filename="${name}.ics"`,
    'cache-control': 'public, max-age=300',
  };
}

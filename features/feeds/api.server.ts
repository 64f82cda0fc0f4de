import { type Context, Hono } from 'hono';
import { type CalendarServices, findEvents, parseEventSelection } from '#features/calendar/index.server.ts';
import { findArticles, parseArticleFilter } from '#features/magazine/index.server.ts';
import { pathTo } from '#features/navigation/index.ts';
import { findSettings } from '#features/settings/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { parseIds } from '#lib/query-parameters.ts';
import { readQuery } from '#platform/http/list-request.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { articleItem } from './article-item.ts';
import { feedEvent } from './feed-event.ts';
import { icalendar } from './icalendar.server.ts';
import { installationId } from './installation-id.server.ts';
import { eventItem, newsFeed } from './news-feed.server.ts';

type Env = { Variables: { language: Language } };

const EVENTS_IN_A_CALENDAR = 500;
const EVENTS_IN_THE_NEWS = 50;
const ARTICLES_IN_THE_NEWS = 50;
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

const MAGAZINE: typeof NAMES = {
  de: { name: 'Magazin', description: 'Geschichten, Bauanleitungen und Fragen aus dem Haus' },
  en: { name: 'Magazine', description: 'Stories, things to build and questions of the house' },
};

/**
 * Feeds for calendars and readers, mounted at `/{lang}/feeds`: `calendar.ics` and `calendar.rss` with the calendar's own
 * filters in the address, `event-{id}.ics` for one event, `favourites.ics?ids=1,2` for a list of them; `magazine.rss` with `category` or `tag` for its articles.
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
    const items = (await told(c, events)).map((event) => eventItem(event, language));
    const feed = newsFeed(items, {
      title: await nameIn(language),
      description,
      link: new URL(c.req.url).origin + pathTo('calendar', language),
      self: c.req.url,
      language,
      now: services.clock.now(),
    });
    return c.body(feed, 200, RSS_HEADERS);
  });

  app.get('/magazine.rss', async (c) => {
    const language = c.get('language');
    const filter = readQuery(c, parseArticleFilter);
    const [{ articles }, { siteName }, installation] = await Promise.all([
      findArticles(services, { filter, page: 1, pageSize: ARTICLES_IN_THE_NEWS }),
      findSettings(services.db),
      installationId(services),
    ]);
    const { origin } = new URL(c.req.url);
    const feed = newsFeed(
      articles.map(({ article }) => articleItem(article, { language, origin, installation })),
      {
        title: `${siteName}: ${MAGAZINE[language].name}`,
        description: MAGAZINE[language].description,
        link: origin + pathTo('magazine', language),
        self: c.req.url,
        language,
        now: services.clock.now(),
      },
    );
    return c.body(feed, 200, RSS_HEADERS);
  });
  return app;
}

const RSS_HEADERS = {
  'content-type': 'application/rss+xml; charset=utf-8',
  'cache-control': 'public, max-age=300',
};

function fileHeaders(name: string): Record<string, string> {
  return {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `inline; filename="${name}.ics"`,
    'cache-control': 'public, max-age=300',
  };
}

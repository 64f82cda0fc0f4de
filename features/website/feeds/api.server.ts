import { type Context, Hono } from 'hono';
import { findSettings } from '#features/core/settings/index.server.ts';
import {
  type CalendarServices,
  findEvents,
  parseEventSelection,
  selectionNames,
} from '#features/programme/calendar/index.server.ts';
import { findArticles, findNamedParts, parseArticleFilter } from '#features/website/magazine/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { parseIds } from '#lib/query-parameters.ts';
import { readQuery } from '#platform/http/list-request.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { articleItem } from './article-item.ts';
import { aboutMagazine, aboutProgramme, programmeTitle } from './feed-channel.server.ts';
import { feedEvent } from './feed-event.ts';
import { icalendar } from './icalendar.server.ts';
import { installationId } from './installation-id.server.ts';
import { eventItem, type FeedItem, newsFeed } from './news-feed.server.ts';

type Env = { Variables: { language: Language } };

const EVENTS_IN_A_CALENDAR = 500;
const EVENTS_IN_THE_NEWS = 50;
const ARTICLES_IN_THE_NEWS = 50;
export const MAX_FAVOURITES = 200;

/**
 * Feeds for calendars and readers, mounted at `/{lang}/feeds`: `calendar.ics` and `calendar.rss` with the calendar's
 * own filters in the address, `event-{id}.ics` for one event, `favourites.ics?ids=1,2` for a list of them;
 * `magazine.rss` with `category` or `tag` for its articles. A feed of a part of the programme or the magazine is named
 * after that part and links to its page (docs/product/feeds.md).
 */
export function feedsApi(services: Pick<CalendarServices, 'db' | 'clock'> & { ids: IdSource }) {
  const app = new Hono<Env>();
  const siteOf = async (c: Context<Env>) => ({
    siteName: (await findSettings(services.db)).siteName,
    origin: new URL(c.req.url).origin,
    language: c.get('language'),
  });
  const feedEvents = async (c: Context<Env>, events: Awaited<ReturnType<typeof findEvents>>) => {
    const language = c.get('language');
    const { origin } = new URL(c.req.url);
    const installation = await installationId(services);
    return events.map((event) => feedEvent(event, { language, origin, installation }));
  };
  const file = async (
    c: Context<Env>,
    name: string,
    events: Awaited<ReturnType<typeof findEvents>>,
    chosen: string[] = [],
  ) => {
    const title = programmeTitle(await siteOf(c), chosen);
    const calendar = icalendar(await feedEvents(c, events), { name: title, now: services.clock.now() });
    return c.body(calendar, 200, fileHeaders(name));
  };

  const news = (c: Context<Env>, items: FeedItem[], about: ReturnType<typeof aboutMagazine>) => {
    const channel = { ...about, language: c.get('language'), now: services.clock.now() };
    return c.body(newsFeed(items, channel), 200, RSS_HEADERS);
  };

  app.get('/calendar.ics', async (c) => {
    const filter = readQuery(c, parseEventSelection);
    const [events, names] = await Promise.all([
      findEvents(services, { filter, limit: EVENTS_IN_A_CALENDAR }),
      selectionNames(services, filter, c.get('language')),
    ]);
    return file(c, 'buntspecht', events, names);
  });

  app.get('/favourites.ics', async (c) => {
    const ids = readQuery(c, (query) => parseIds(query, 'ids', MAX_FAVOURITES)) ?? [];
    return file(c, 'buntspecht-favourites', await findEvents(services, { ids, limit: MAX_FAVOURITES }));
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
    const [events, names, site] = await Promise.all([
      findEvents(services, { filter, limit: EVENTS_IN_THE_NEWS }),
      selectionNames(services, filter, language),
      siteOf(c),
    ]);
    const items = (await feedEvents(c, events)).map((event) => eventItem(event, language));
    return news(c, items, aboutProgramme(site, filter, names));
  });

  app.get('/magazine.rss', async (c) => {
    const language = c.get('language');
    const filter = readQuery(c, parseArticleFilter);
    const parts = await findNamedParts(services, filter, language);
    if (!parts) throw new Problem(404, 'not_found', { detail: 'There is no such category or tag.' });
    const [{ articles }, site, installation] = await Promise.all([
      findArticles(services, { filter, page: 1, pageSize: ARTICLES_IN_THE_NEWS }),
      siteOf(c),
      installationId(services),
    ]);
    const items = articles.map(({ article }) => articleItem(article, { ...site, installation }));
    return news(c, items, aboutMagazine(site, parts));
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

import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { findSettings } from '#features/core/settings/index.server.ts';
import {
  type CalendarServices,
  eventFilterInQuery,
  findEvents,
  selectionNames,
} from '#features/programme/calendar/index.server.ts';
import {
  articleFilterInQuery,
  findArticles,
  findNamedParts,
} from '#features/website/magazine/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { file } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone, idsInQuery, wordInPath } from '#platform/http/inputs.server.ts';
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
const MAX_FAVOURITES = 200;

const calendarFile = file('An iCalendar file.', 'text/calendar');
const rssFeed = file('An RSS 2.0 feed.', 'application/rss+xml');
const fileInPath = wordInPath({
  name: 'file',
  summary: 'The event by its id.',
  schema: z.string().regex(/^event-[0-9]{1,9}\.ics$/),
  example: 'event-1.ics',
});

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
  const respondWithFile = async (
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

  const call = callsOn(app, { group: 'Feeds', caller: anyone });

  call(
    'GET /calendar.ics',
    {
      summary: 'The coming events for a calendar that subscribes, filtered as the list of events is.',
      takes: { filter: eventFilterInQuery },
      answer: calendarFile,
    },
    async (c, { filter }) => {
      const [events, names] = await Promise.all([
        findEvents(services, { filter, limit: EVENTS_IN_A_CALENDAR }),
        selectionNames(services, filter, c.get('language')),
      ]);
      return respondWithFile(c, 'buntspecht', events, names);
    },
  );

  call(
    'GET /favourites.ics',
    {
      summary: 'Some events for a calendar.',
      takes: {
        ids: idsInQuery(
          MAX_FAVOURITES,
          `At most ${MAX_FAVOURITES} ids of events; without any the file is empty.`,
        ),
      },
      answer: calendarFile,
    },
    async (c, { ids = [] }) => {
      return respondWithFile(
        c,
        'buntspecht-favourites',
        await findEvents(services, { ids, limit: MAX_FAVOURITES }),
      );
    },
  );

  call(
    'GET /:file{event-[0-9]{1,9}\\.ics}',
    {
      summary: 'One event for a calendar.',
      takes: { name: fileInPath },
      answer: calendarFile,
    },
    async (c, { name }) => {
      const id = Number(/\d+/.exec(name)?.[0]);
      const events = await findEvents(services, { ids: [id], limit: 1 });
      if (events.length === 0) throw new Problem(404, 'not_found', { detail: 'There is no such event.' });
      return respondWithFile(c, `buntspecht-${id}`, events);
    },
  );

  call(
    'GET /calendar.rss',
    {
      summary: 'The coming events as news, filtered as the list of events is.',
      takes: { filter: eventFilterInQuery },
      answer: rssFeed,
    },
    async (c, { filter }) => {
      const language = c.get('language');
      const [events, names, site] = await Promise.all([
        findEvents(services, { filter, limit: EVENTS_IN_THE_NEWS }),
        selectionNames(services, filter, language),
        siteOf(c),
      ]);
      const items = (await feedEvents(c, events)).map((event) => eventItem(event, language));
      return news(c, items, aboutProgramme(site, filter, names));
    },
  );

  call(
    'GET /magazine.rss',
    {
      summary: 'The newest articles of the magazine as news.',
      takes: { filter: articleFilterInQuery },
      answer: rssFeed,
      problems: [404],
    },
    async (c, { filter }) => {
      const language = c.get('language');
      const parts = await findNamedParts(services, filter, language);
      if (!parts) throw new Problem(404, 'not_found', { detail: 'There is no such category or tag.' });
      const [{ articles }, site, installation] = await Promise.all([
        findArticles(services, { filter, page: 1, pageSize: ARTICLES_IN_THE_NEWS }),
        siteOf(c),
        installationId(services),
      ]);
      const items = articles.map(({ article }) => articleItem(article, { ...site, installation }));
      return news(c, items, aboutMagazine(site, parts));
    },
  );
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

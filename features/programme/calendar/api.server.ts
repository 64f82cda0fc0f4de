import { type Context, Hono } from 'hono';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { shownAddress } from '#features/core/navigation/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { parseIds } from '#lib/query-parameters.ts';
import { textsJson } from '#lib/texts-json.ts';
import { addDays } from '#lib/venue-time.ts';
import { readId, readPaging, readQuery } from '#platform/http/list-request.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { shortList } from '#platform/http/short-list.server.ts';
import { findEventIdsByDay } from './count-store.server.ts';
import { eventJson } from './event-json.ts';
import { eventWindow } from './event-window.ts';
import { type CalendarServices, findByIds, findCalendar, withOffers } from './find-calendar.server.ts';
import { offerJson } from './offer-json.ts';
import { type FilterOption, findOptions } from './option-store.server.ts';
import { parseEventSelection } from './parse-event-filter.ts';
import { findEvent } from './store.server.ts';
import { findTeasers, type Teaser } from './teaser-store.server.ts';

type Env = { Variables: { language: Language } };

/** How far ahead `/calendar/` and `/teasers/` look. */
const DAYS_AHEAD = 366;

/** How many events can be asked for by their ids at once. */
export const EVENTS_BY_ID = 50;

/** Tickets of one event that somebody who sells may choose at once; places are what bounds them. */
const MAX_SELLER_EVENTS = 500;

/** Events, teasers, available dates and the filters' options (docs/product/api.md#programme). */
export function calendarApi(
  services: CalendarServices,
  isSellerOf: (c: Context) => Promise<boolean> = async () => false,
) {
  const { db, clock } = services;
  const app = new Hono<Env>({ strict: false });

  app.get('/events', async (c) => {
    const ids = readQuery(c, (query) => parseIds(query, 'ids', EVENTS_BY_ID));
    const found = ids
      ? await findByIds(services, ids)
      : await findCalendar(services, { filter: readQuery(c, parseEventSelection), ...readPaging(c) });
    const results = found.events.map((listed) => eventJson(listed, c.get('language')));
    return c.json(pageOfList(new URL(c.req.url), found, results));
  });

  app.get('/example', async (c) => {
    const [next] = (await findCalendar(services, { filter: {}, page: 1, pageSize: 1 })).events;
    return c.json(next ? eventJson(next, c.get('language')) : null);
  });

  app.get('/events/:id', async (c) => {
    const event = await findEvent(db, readId(c));
    if (!event) throw new Problem(404, 'not_found', { detail: 'There is no such event.' });
    const [listed] = await withOffers(services, [event]);
    const offer = event.jetId === null ? null : await services.ticketing.offer(event.jetId);
    const language = c.get('language');
    // Limits of an order bind visitors alone (docs/product/booking.md#choosing): the widget lets sellers go as far as a cart does.
    const isSeller = offer !== null && (await isSellerOf(c));
    if (isSeller) c.header('cache-control', 'private, no-store');
    return c.json({
      ...eventJson(listed ?? { event, offer: null }, language),
      ...offerJson(event, offer, language),
      ...(isSeller ? { max_per_price: MAX_SELLER_EVENTS, max_per_order: MAX_SELLER_EVENTS } : {}),
    });
  });

  app.get('/calendar', async (c) => {
    const window = eventWindow(readQuery(c, parseEventSelection), clock);
    const days = await findEventIdsByDay(db, window, addDays(clock.today(), DAYS_AHEAD));
    return c.json([...days].map(([day, events]) => ({ date_start: day, events })));
  });

  shortList(app, { path: '/teasers', name: 'teaser' }, async (c) => {
    const today = clock.today();
    const teasers = await findTeasers(db, today, addDays(today, DAYS_AHEAD));
    return teasers.map((teaser) => teaserJson(teaser, c.get('language')));
  });

  shortList(app, { path: '/exhibition-types', name: 'kind of event' }, async (c) =>
    optionsJson(await findOptions(db, 'event_types'), c),
  );
  shortList(app, { path: '/genres', name: 'genre' }, async (c) =>
    optionsJson(await findOptions(db, 'genres'), c),
  );
  shortList(
    app,
    { path: '/event-tags', name: 'tag', isListed: (tag: OptionJson) => tag.show_in_filter },
    async (c) => optionsJson(await findOptions(db, 'event_tags'), c),
  );
  return app;
}

function optionsJson(options: FilterOption[], c: Context<Env>) {
  return options.map(({ id, slug, name, showInFilter, updatedAt }) => ({
    id,
    slug,
    ...textsJson({ name: shown(name, c.get('language')) }),
    show_in_filter: showInFilter,
    updated_at: updatedAt,
  }));
}

type OptionJson = ReturnType<typeof optionsJson>[number];

function teaserJson(teaser: Teaser, language: Language) {
  return {
    id: teaser.id,
    name: teaser.name,
    link: { url: shownAddress(teaser.linkUrl, language) },
    ...textsJson({
      preline: shown(teaser.preline, language),
      headline: shown(teaser.headline, language),
      subline: shown(teaser.subline, language),
      link_text: shown(teaser.linkText, language),
    }),
    image_obj: null,
    image_thumbnails: { large: artworkUrl('music', teaser.artSlug, [2, 1]) },
    position: teaser.day,
    updated_at: teaser.updatedAt,
  };
}

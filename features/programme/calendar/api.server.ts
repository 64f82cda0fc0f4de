import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { shownAddress } from '#features/core/navigation/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { textsJson } from '#lib/texts-json.ts';
import { addDays } from '#lib/venue-time.ts';
import { json } from '#platform/http/answer.server.ts';
import { option, pageOf } from '#platform/http/answer-shapes.server.ts';
import type { Input } from '#platform/http/api-call.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone, idInPath, idsInQuery, pagingInQuery } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { shortList } from '#platform/http/short-list.server.ts';
import { eventAnswer, eventWithOffer, teaserAnswer } from './answers.server.ts';
import { findEventIdsByDay } from './count-store.server.ts';
import type { EventSelection } from './event-filter.ts';
import { eventFilterInQuery } from './event-filter-input.server.ts';
import { eventJson } from './event-json.ts';
import { eventWindow } from './event-window.ts';
import { type CalendarServices, findByIds, findCalendar, withOffers } from './find-calendar.server.ts';
import { offerJson } from './offer-json.ts';
import { type FilterOption, findOptions } from './option-store.server.ts';
import { findEvent } from './store.server.ts';
import { findTeasers, type Teaser } from './teaser-store.server.ts';

type Env = { Variables: { language: Language } };

/** Range of `/calendar/` and `/teasers/`, in days. */
const DAYS_AHEAD = 366;

/** How many events can be asked for by their ids at once. */
export const EVENTS_BY_ID = 50;

const group = 'Programme';
const ids = idsInQuery(
  EVENTS_BY_ID,
  `At most ${EVENTS_BY_ID} ids: only these events, past ones included, on one page; filters do not apply.`,
);
const paging = pagingInQuery();

/** Events of a list: some by their ids, or a page of a filter's matches. */
const listInQuery: Input<{ ids: number[] } | { filter: EventSelection; page: number; pageSize: number }> = {
  parameters: [...eventFilterInQuery.parameters, ...ids.parameters, ...paging.parameters],
  problems: [400],
  async read(c) {
    const chosen = await ids.read(c);
    if (chosen) return { ids: chosen };
    return { filter: await eventFilterInQuery.read(c), ...(await paging.read(c)) };
  },
};

/** Tickets of one event a seller may choose at once, bounded by its places. */
const MAX_SELLER_EVENTS = 500;

/** Events, teasers, available dates and the filters' options (docs/product/api.md#programme). */
export function calendarApi(
  services: CalendarServices,
  isSellerOf: (c: Context) => Promise<boolean> = async () => false,
) {
  const { db, clock } = services;
  const app = new Hono<Env>({ strict: false });

  const call = callsOn(app, { group, caller: anyone });

  call(
    'GET /events/',
    {
      summary: 'Events that have not ended, in the order they begin.',
      takes: { wanted: listInQuery },
      answer: json('One page of events.', pageOf(eventAnswer)),
    },
    async (c, { wanted }) => {
      const found =
        'ids' in wanted ? await findByIds(services, wanted.ids) : await findCalendar(services, wanted);
      const results = found.events.map((listed) => eventJson(listed, c.get('language')));
      return pageOfList(new URL(c.req.url), found, results);
    },
  );

  call(
    'GET /example/',
    {
      summary: 'A first call to try: the next event, as lists have it.',
      answer: json('The event; null where nothing is planned.', eventAnswer.nullable()),
    },
    async (c) => {
      const [next] = (await findCalendar(services, { filter: {}, page: 1, pageSize: 1 })).events;
      return next ? eventJson(next, c.get('language')) : null;
    },
  );

  call(
    'GET /events/:id/',
    {
      summary: 'One event, past ones included, with its prices, seat groups and timeslots.',
      takes: { id: idInPath },
      answer: json('The event.', eventWithOffer),
      problems: [404],
    },
    async (c, { id }) => {
      const event = await findEvent(db, id);
      if (!event) throw new Problem(404, 'not_found', { detail: 'There is no such event.' });
      const [listed] = await withOffers(services, [event]);
      const offer = event.jetId === null ? null : await services.ticketing.offer(event.jetId);
      const language = c.get('language');
      // Limits of an order bind visitors alone (docs/product/booking.md#choosing): the widget lets sellers go as far as a cart does.
      const isSeller = offer !== null && (await isSellerOf(c));
      if (isSeller) c.header('cache-control', 'private, no-store');
      return {
        ...eventJson(listed ?? { event, offer: null }, language),
        ...offerJson(event, offer, language),
        ...(isSeller ? { max_per_price: MAX_SELLER_EVENTS, max_per_order: MAX_SELLER_EVENTS } : {}),
      };
    },
  );

  call(
    'GET /calendar/',
    {
      summary: 'The days of the coming year that have events, with the numbers of these.',
      takes: { selection: eventFilterInQuery },
      answer: json(
        'The days in their order.',
        z.array(z.strictObject({ date_start: z.iso.date(), events: z.array(z.int()) })),
      ),
    },
    async (_, { selection }) => {
      const window = eventWindow(selection, clock);
      const days = await findEventIdsByDay(db, window, addDays(clock.today(), DAYS_AHEAD));
      return [...days].map(([day, events]) => ({ date_start: day, events }));
    },
  );

  shortList(
    app,
    {
      path: '/teasers',
      name: 'teaser',
      group,
      summary: 'What the calendar shows between its days in the coming year.',
      one: 'One teaser.',
      schema: teaserAnswer,
    },
    async (c) => {
      const today = clock.today();
      const teasers = await findTeasers(db, today, addDays(today, DAYS_AHEAD));
      return teasers.map((teaser) => teaserJson(teaser, c.get('language')));
    },
  );

  shortList(
    app,
    {
      path: '/exhibition-types',
      name: 'kind of event',
      group,
      summary: 'Kinds of events.',
      one: 'One kind of event.',
      schema: option,
    },
    async (c) => optionsJson(await findOptions(db, 'event_types'), c),
  );
  shortList(
    app,
    { path: '/genres', name: 'genre', group, summary: 'Genres.', one: 'One genre.', schema: option },
    async (c) => optionsJson(await findOptions(db, 'genres'), c),
  );
  shortList(
    app,
    {
      path: '/event-tags',
      name: 'tag',
      group,
      summary: 'The tags of events that visitors can filter by.',
      one: 'One tag of events.',
      schema: option,
      isListed: (tag) => tag.show_in_filter,
    },
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

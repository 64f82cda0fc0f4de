import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { callHeaders } from './call-headers.ts';

export const CALENDAR = {
  de: '/de/ausstellungenundaktivitaeten/kalender',
  en: '/en/exhibitionsandactivities/calendar',
} as const;

const DAY_MS = 86_400_000;

export interface BookedEvent {
  path: string;
  jetId: number;
  seatGroup: string;
  saleTypeId: number;
  blockId: number | null;
}

/**
 * An event with many free seats, for money, another one for every journey: a hold of one does not affect the others. Where
 * `daysAhead` is given, it starts after more days than that.
 */
export async function eventWithTickets(
  request: APIRequestContext,
  language: 'de' | 'en',
  { daysAhead = 0 }: { daysAhead?: number } = {},
): Promise<BookedEvent> {
  const list = await (await request.get(`/${language}/api/events/?page_size=100`)).json();
  const open = list.results.filter(
    (event: { date_start: string; offer: { availability: string; price_from: string | null } | null }) =>
      event.offer?.availability === 'many' &&
      Number(event.offer.price_from) > 0 &&
      (daysAhead === 0 || Date.parse(event.date_start) > Date.now() + daysAhead * DAY_MS),
  );
  const { file, title, line } = test.info();
  const journey = [...`${file} ${title} ${line}`].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99991,
    7,
  );
  const first = 12 + (journey % (open.length - 12));
  let event = await (await request.get(`/${language}/api/events/${open[first].id}/`)).json();
  for (let next = first + 1; isForGroups(event); next += 1)
    event = await (await request.get(`/${language}/api/events/${open[next % open.length].id}/`)).json();
  const group = event.seat_groups.find((each: { status: string }) => each.status === '1');
  const slot = group.timeslots.find((each: { status: string }) => each.status === '1');
  return {
    path: event.link.url,
    jetId: event.id_jet,
    seatGroup: group.seat_group,
    saleTypeId: group.prices[0].sale_type_id,
    blockId: slot?.block_id ?? null,
  };
}

/** Tells if the first price of an event is one for groups, of which one or two cannot be ordered. */
export const isForGroups = (event: { seat_groups: { prices: { for_groups: boolean }[] }[] }): boolean =>
  event.seat_groups.some(({ prices: [price] }) => price?.for_groups);

/** Puts tickets into the page's own cart by the cart call. */
export async function addByCall(page: Page, event: BookedEvent, quantity: number): Promise<void> {
  const answer = await page.request.post('/api/shop-cart/', {
    headers: await callHeaders(page),
    data: {
      event_jet_id: event.jetId,
      seat_group: event.seatGroup,
      sale_type_ids: [event.saleTypeId],
      quantities: [quantity],
      ...(event.blockId === null ? {} : { block_id: event.blockId }),
    },
  });
  expect(answer.status()).toBe(200);
}

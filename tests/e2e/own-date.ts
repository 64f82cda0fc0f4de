import { expect, type Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import type { BookedEvent } from './booking.ts';
import { callHeaders } from './call-headers.ts';

const DAY_MS = 86_400_000;
/** Further ahead than any journey looks for tickets. */
const DAYS_AHEAD = 150;

/**
 * Plans a separate date for a journey that changes it: nobody else buys it, and it is not on sale yet.
 * @param page signed in by this as somebody who plans the programme
 * @param startsInMs how far ahead it starts
 * @param more fields it has in place of those of another event
 */
export async function planDate(
  page: Page,
  startsInMs = DAYS_AHEAD * DAY_MS,
  more: Record<string, unknown> = {},
): Promise<number> {
  await signInAs(page, 'redaktion', 'de', '/de');
  const { results } = await (await page.request.get('/api/admin/events/?page_size=1&sort=date_start')).json();
  const model = await (await page.request.get(`/api/admin/events/${results[0].id}/`)).json();
  const { id: _, updated_at: __, ...said } = model;
  const start = Date.now() + startsInMs;
  const at = (ms: number) => new Date(Math.floor(ms / 60_000) * 60_000).toISOString();
  const answer = await page.request.post('/api/events/', {
    headers: await callHeaders(page),
    data: {
      ...said,
      ...{ id_jet: null, parent: null, status: 'scheduled', is_online: true },
      ...{ date_start: at(start), date_end: at(start + 3_600_000) },
      ...more,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

/**
 * Puts it on sale, with twenty places at each price of the first price list.
 * @param page signed in by this as the box office
 */
export async function sellDate(page: Page, id: number): Promise<void> {
  await signInAs(page, 'kasse', 'de', `/cms-hub/events/${id}?lang=de`);
  const list = page.getByRole('region', { name: 'In den Verkauf geben' }).locator('details').first();
  await list.locator('summary').click();
  for (const places of await list.getByLabel(/^Plätze: /).all()) await places.fill('20');
  await list.getByRole('button', { name: 'In den Verkauf geben' }).click();
  await expect(page.getByRole('status')).toHaveText('Der Termin ist im Verkauf.');
}

/**
 * Plans a date in the room of the house that has a plan with cushions and chairs, and sells its seats.
 * @param page signed in by this as the box office
 * @returns the address of the page on which its seats are chosen, for two tickets of the first price of the cushions
 */
export async function sellSeats(page: Page, language: 'de' | 'en'): Promise<string> {
  const rooms = await (await page.request.get('/de/api/rooms/')).json();
  const room = rooms.find(({ slug }: { slug: string }) => slug === 'stammbuehne').id;
  const id = await planDate(page, DAYS_AHEAD * DAY_MS, { room });
  await signInAs(page, 'kasse', 'de', `/cms-hub/events/${id}?lang=de`);
  const list = page
    .getByRole('region', { name: 'In den Verkauf geben' })
    .locator('details')
    .filter({ hasText: 'Kissenreihe' })
    .first();
  await list.locator('summary').click();
  await list.getByLabel('Saalplan').selectOption({ label: 'Kissen vorn' });
  await list.getByRole('button', { name: 'In den Verkauf geben' }).click();
  await expect(page.getByRole('status')).toHaveText('Der Termin ist im Verkauf.');
  const event = await (await page.request.get(`/de/api/events/${id}/`)).json();
  const [price] = event.prices.filter(({ seat_group }: { seat_group: string }) =>
    event.seat_groups.some(
      (group: { seat_group: string; text: string }) =>
        group.seat_group === seat_group && group.text === 'Kissenreihe',
    ),
  );
  const query = new URLSearchParams({ event: String(event.id_jet), lang: language });
  query.set(`tickets.${price.seat_group}.${price.sale_type_id}`, '2');
  return `/webshop/seats?${query}`;
}

/** Returns the event's offer that visitors can add to their cart. */
export async function offerOf(page: Page, id: number): Promise<BookedEvent> {
  const event = await (await page.request.get(`/de/api/events/${id}/`)).json();
  const [group] = event.seat_groups;
  return {
    ...{ path: event.link.url, jetId: event.id_jet, blockId: null },
    seatGroup: group.seat_group,
    saleTypeId: group.prices[0].sale_type_id,
  };
}

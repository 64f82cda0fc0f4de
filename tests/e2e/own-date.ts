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
 */
export async function planDate(page: Page): Promise<number> {
  await signInAs(page, 'redaktion', 'de', '/de');
  const { results } = await (await page.request.get('/api/admin/events/?page_size=1&sort=date_start')).json();
  const model = await (await page.request.get(`/api/admin/events/${results[0].id}/`)).json();
  const { id: _, updated_at: __, ...said } = model;
  const start = Date.now() + DAYS_AHEAD * DAY_MS;
  const at = (ms: number) => new Date(Math.floor(ms / 60_000) * 60_000).toISOString();
  const answer = await page.request.post('/api/events/', {
    headers: await callHeaders(page),
    data: {
      ...said,
      ...{ id_jet: null, parent: null, status: 'scheduled', is_online: true },
      ...{ date_start: at(start), date_end: at(start + 3_600_000) },
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

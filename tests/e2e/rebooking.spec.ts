import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { lastEmailTo, newAddress, signIn, signInAs } from './accounts.ts';
import { expectAccessibleAt } from './axe.ts';
import { addByCall, type BookedEvent, isForGroups } from './booking.ts';
import { FULL, tried } from './extent.ts';

const WORDS = {
  de: {
    first: 'Vorname',
    last: 'Nachname',
    email: 'E-Mail für die Tickets',
    on: 'Weiter zum Bezahlen',
    order: /^Zahlungspflichtig bestellen/,
    leave: /anderen Termin kommen/,
    look: 'Ansehen',
    exchange: 'Tickets umbuchen',
    done: /Deine Tickets sind umgebucht/,
    moved: 'Dieser Termin wurde verlegt, seit du ihn gesehen hast.',
    left: 'Diese Tickets sind auf einen anderen Termin umgebucht.',
  },
  en: {
    first: 'First name',
    last: 'Last name',
    email: 'Email for your tickets',
    on: 'Continue to payment',
    order: /^Order and pay/,
    leave: /Come on a different date/,
    look: 'View',
    exchange: 'Exchange tickets',
    done: /Your tickets have been exchanged/,
    moved: 'That date has moved since you saw it.',
    left: 'These tickets have been exchanged for another date.',
  },
} as const;
type Language = keyof typeof WORDS;

const isAccessible = (page: Page) => expectAccessibleAt(page, [320, 768, 1280]);

/** A date for money whose production has other ones with many seats; another production for every journey. */
async function eventWithOtherDates(request: APIRequestContext, journey: number): Promise<BookedEvent> {
  const list = await (await request.get('/de/api/events/?page_size=100')).json();
  const open = list.results.filter(
    (event: { offer: { availability: string; price_from: string | null } | null }) =>
      event.offer?.availability === 'many' && Number(event.offer.price_from) > 0,
  ) as { id: number; production: number }[];
  const byProduction = Map.groupBy(open, ({ production }) => production);
  const many = [...byProduction.values()].filter((dates) => dates.length >= 4);
  const read = async (production: number) =>
    (await request.get(`/de/api/events/${many[production % many.length]?.[2]?.id}/`)).json();
  const first = journey + test.info().retry * 5;
  let event = await read(first);
  for (let next = first + 2; isForGroups(event); next += 2) event = await read(next);
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

/** Two tickets, to be paid at the box office; the page of their order is open then. */
async function ordered(
  page: Page,
  { language, email, journey }: { language: Language; email: string; journey: number },
): Promise<string> {
  const words = WORDS[language];
  await addByCall(page, await eventWithOtherDates(page.request, journey), 2);
  await page.goto(`/webshop/checkout?lang=${language}`);
  await page.getByLabel(words.first).fill('Ruth');
  await page.getByLabel(words.last).fill('Sandhaas');
  await page.getByLabel(words.email).fill(email);
  await page.getByRole('button', { name: words.on }).click();
  await page.getByRole('button', { name: words.order }).click();
  await expect(page.getByText(/^BS-[A-Z2-9]{3}-[A-Z2-9]{3}$/).first()).toBeVisible();
  return (
    (await page
      .getByText(/^BS-[A-Z2-9]{3}-[A-Z2-9]{3}$/)
      .first()
      .textContent()) ?? ''
  );
}

/** The first date that costs the same, and its day and time. */
const sameDate = (page: Page, words: RegExp) =>
  page.locator('.rebooking-day label').filter({ hasText: words }).first();

for (const [journey, language] of (['de', 'en'] as const).entries())
  test(`tickets are exchanged for another date by keyboard, on a phone and without scripts, in ${language}`, async ({
    browser,
  }) => {
    const words = WORDS[language];
    const email = newAddress('umbuchen');
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const number = await ordered(page, { language, email, journey });

    await page.getByRole('link', { name: words.leave }).press('Enter');
    await expect(page).toHaveURL(/\/rebook\/1\?lang=/);
    // One of both tickets is not exchanged.
    await page.locator('input[name="ticket"]').nth(1).press('Space');
    const date = sameDate(page, language === 'de' ? /kostet gleich viel/ : /costs the same/);
    await date.getByRole('radio').press('Space');
    const day = await date.locator('xpath=..').locator('.rebooking-day-name').textContent();
    await page.getByRole('button', { name: words.look }).press('Enter');
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(day ?? '');
    await page.getByRole('button', { name: words.exchange }).press('Enter');
    await expect(page.getByRole('status')).toHaveText(words.done);
    await expect(page.locator('.cart-ticket')).toHaveCount(2);
    await expect(page.locator('.cart-ticket').last()).toContainText(day ?? '');
    const subject = language === 'de' ? /Neuer Termin: / : /Your new date: /;
    expect((await lastEmailTo(email, subject)).subject).toContain(number);
    await context.close();
  });

for (const language of tried(['de', 'en'] as const))
  test(
    `both pages of exchanging tickets are accessible in ${language}, and changes in between are reported`,
    FULL,
    async ({ page }) => {
      const words = WORDS[language];
      await ordered(page, { language, email: newAddress('alle'), journey: language === 'de' ? 2 : 3 });
      await isAccessible(page);
      await page.getByRole('link', { name: words.leave }).click();
      await expect(page.getByRole('radio').first()).toBeVisible();
      await isAccessible(page);
      await sameDate(page, language === 'de' ? /kostet gleich viel/ : /costs the same/)
        .getByRole('radio')
        .check();
      await page.getByRole('button', { name: words.look }).click();
      await expect(page.getByRole('button', { name: words.exchange })).toBeVisible();
      await isAccessible(page);

      await page.locator('input[name="seen"]').evaluate((field: HTMLInputElement) => {
        field.value = '1';
      });
      await page.getByRole('button', { name: words.exchange }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await isAccessible(page);
      await page.locator('input[name="starts"]').evaluate((field: HTMLInputElement) => {
        field.value = '2026-01-01T10:00:00.000Z';
      });
      await page.getByRole('button', { name: words.exchange }).click();
      await expect(page.getByRole('alert')).toContainText(words.moved);
      await isAccessible(page);
      await page.getByRole('button', { name: words.exchange }).click();
      await expect(page.getByRole('status')).toHaveText(words.done);
      await expect(page.getByText(words.left)).toBeVisible();
      await isAccessible(page);
    },
  );

async function atTheDesk(browser: Browser): Promise<Page> {
  const desk = await browser.newPage();
  await signInAs(desk, 'kasse', 'de', '/de');
  return desk;
}

test(
  'the desk exchanges tickets, and the page of the old one leads to the valid one',
  FULL,
  async ({ page, browser }) => {
    const number = await ordered(page, { language: 'de', email: newAddress('kasse'), journey: 4 });
    const path = new URL(page.url()).pathname;
    const desk = await atTheDesk(browser);
    await desk.goto(`/cms-hub/orders/${number}?lang=de`);
    await desk.getByRole('link', { name: /^Anderer Termin/ }).press('Enter');
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Anderer Termin');
    await isAccessible(desk);
    await sameDate(desk, /kostet gleich viel/)
      .getByRole('radio')
      .check();
    await desk.getByRole('button', { name: 'Ansehen' }).click();
    await isAccessible(desk);
    await desk.getByRole('button', { name: 'Tickets umbuchen' }).click();
    await expect(desk.getByRole('status')).toHaveText(
      'Die Tickets sind umgebucht. Wer bestellt hat, bekommt eine E-Mail.',
    );
    await expect(desk.getByText('(umgebucht auf Ticket 3)')).toBeVisible();
    await expect(desk.getByText('2 Tickets umgebucht')).toBeVisible();
    await isAccessible(desk);
    await desk.getByLabel('Nummer des Belegs oder Kontoauszugs').first().fill(`K-${number}`);
    await desk.getByRole('button', { name: /als bezahlt eintragen$/ }).click();
    await desk.close();
    await page.goto(`${path}/tickets/1?lang=de`);
    await expect(page.getByText('Dieses Ticket ist auf einen anderen Termin umgebucht')).toBeVisible();
    await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Zum Ticket, das jetzt gilt' }).click();
    await expect(page).toHaveURL(/\/tickets\/3/);
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  },
);

test('exchanging is refused for unknown tickets, and without permission', FULL, async ({ page, browser }) => {
  for (const shop of ['webshop', 'testshop'])
    expect((await page.request.get(`/${shop}/orders/nobody-knows-it/rebook/1?lang=de`)).status()).toBe(404);
  const number = await ordered(page, { language: 'de', email: newAddress('zu'), journey: 5 });
  const path = new URL(page.url()).pathname;
  // A ticket there is not leads back to the order; a form that no page of ours sends is refused.
  await page.goto(`${path}/rebook/9?lang=de`);
  await expect(page).toHaveURL(new RegExp(`${path}\\?lang=de$`));
  for (const form of [
    {},
    { to: 'a', seen: '1' },
    { to: '1', seen: '-1' },
    { to: '1', seen: 'x'.repeat(1000) },
  ])
    expect((await page.request.post(`${path}/rebook/1?lang=de`, { form })).status()).toBe(400);
  const elsewhere = { ticket: '1', to: '999999', seen: '600' };
  expect((await page.request.post(`${path}/rebook/1?lang=de`, { form: elsewhere })).status()).toBe(409);
  const door = await browser.newPage();
  await signIn(door, 'einlass');
  expect((await door.goto(`/cms-hub/orders/${number}/rebook/1?lang=de`))?.status()).toBe(403);
  await door.close();
});

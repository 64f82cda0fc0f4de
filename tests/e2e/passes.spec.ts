import { type Browser, expect, type Page, test } from '@playwright/test';
import { lastEmailTo, newAddress, signInAs } from './accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { addByCall, type BookedEvent, isForGroups } from './booking.ts';
import { FULL, tried } from './extent.ts';
import { getAnAccount } from './new-account.ts';

const WORDS = {
  de: {
    look: /Ansehen und kaufen ?: Zehnerkarte/,
    last: 'Noch ein Blick',
    order: 'Zahlungspflichtig bestellen: 64 €',
    reserved: 'Geklopft, reserviert.',
    bought: 'Geklopft, gekauft.',
    unpaid: 'Noch nicht bezahlt',
    left: (visits: number) => `${visits} von 10 Besuchen übrig`,
    use: /Zehnerkarte einsetzen/,
    row: 'Zehnerkarte: 1 Besuch',
    out: 'Zehnerkarte herausnehmen',
    checkout: 'Zur Bestellung',
    on: 'Weiter zum Bezahlen',
    free: 'Kostenlos bestellen',
    visit: '1 Besuch vom Abo',
    returnTicket: 'Zurückgeben',
    yes: /zurückgeben/,
    back: '1 Besuch zurück',
  },
  en: {
    look: /View and buy ?: Ten-visit pass/,
    last: 'One last look',
    order: 'Order and pay: 64 €',
    reserved: 'Knock, knock: it’s reserved.',
    bought: 'Knock, knock: it’s all yours.',
    unpaid: 'Not paid yet',
    left: (visits: number) => `${visits} of 10 visits left`,
    use: /Use Ten-visit pass/,
    row: 'Ten-visit pass: 1 visit',
    out: 'Remove Ten-visit pass',
    checkout: 'Go to checkout',
    on: 'Continue to payment',
    free: 'Order for free',
    visit: '1 visit from the pass',
    returnTicket: 'Return',
    yes: /Yes, return ticket/,
    back: '1 visit returned',
  },
} as const;

/** The desk takes the money for an order. */
async function payAtTheDesk(browser: Browser, number: string, receipt: string): Promise<Page> {
  const desk = await (await browser.newContext()).newPage();
  await signInAs(desk, 'kasse', 'de', `/cms-hub/orders/${number}?lang=de`);
  await expect(desk.getByRole('heading', { name: 'Abonnement', exact: true })).toBeVisible();
  await desk
    .getByLabel(/Nummer/)
    .first()
    .fill(receipt);
  await desk.getByRole('button', { name: /bezahlt/ }).click();
  await expect(desk.getByText('Als bezahlt eingetragen.')).toBeVisible();
  return desk;
}

for (const [language, javaScriptEnabled] of tried([
  ['de', true],
  ['en', false],
] as const))
  test.describe(`in ${language}, on a phone, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('a pass is bought, pays for a ticket, and has its visit back, by keyboard', async ({
      page,
      browser,
    }, { testId }) => {
      const words = WORDS[language];
      const check = javaScriptEnabled ? expectAccessible : expectNoSidewaysScroll;
      const email = newAddress('pass');
      await getAnAccount(page, language, email);

      await page.goto(`/webshop/passes?lang=${language}`);
      await check(page);
      await page.getByRole('link', { name: words.look }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.last);
      await check(page);
      await page.getByRole('radio').last().press('Space');
      await page.getByRole('button', { name: words.order }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.reserved);
      await check(page);
      const order = page.url();
      const number = (await page.locator('.order-facts strong').first().textContent()) ?? '';
      await page.goto(`/${language}/user/passes`);
      await expect(page.getByText(words.unpaid)).toBeVisible();

      const desk = await payAtTheDesk(browser, number, `K-${testId}`);
      await check(desk);
      await page.goto(order);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.bought);
      await lastEmailTo(email, '/user/passes');
      await page.goto(`/${language}/user/passes`);
      await expect(page.getByText(words.left(10))).toBeVisible();
      await check(page);

      await addByCall(page, await cheapEvent(page, language), 1);
      await page.goto(`/webshop?lang=${language}`);
      await page.getByRole('button', { name: words.use }).press('Enter');
      await expect(page.getByText(words.row)).toBeVisible();
      await page.getByRole('button', { name: words.out }).press('Enter');
      await expect(page.getByText(words.row)).toHaveCount(0);
      await page.getByRole('button', { name: words.use }).press('Enter');
      await expect(page.getByText(words.row)).toBeVisible();
      await check(page);
      await page.getByRole('link', { name: words.checkout }).press('Enter');
      await page.getByRole('button', { name: words.on }).press('Enter');
      await page.getByRole('button', { name: words.free }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.bought);
      await expect(page.getByText(words.visit)).toBeVisible();
      await check(page);
      const tickets = page.url();

      await page.goto(`/${language}/user/passes`);
      await expect(page.getByText(words.left(9))).toBeVisible();
      await check(page);
      await page.goto(tickets);
      await page.locator('summary').filter({ hasText: words.returnTicket }).press('Enter');
      await page.getByRole('button', { name: words.yes }).press('Enter');
      await page.goto(`/${language}/user/passes`);
      await expect(page.getByText(words.left(10))).toBeVisible();
      await expect(page.getByText(words.back)).toBeVisible();

      await desk.goto(`/cms-hub/orders/${number}?lang=de`);
      await desk.getByText('Das Abonnement stornieren').click();
      const cancelled = desk.getByRole('group').filter({ hasText: 'Das Abonnement stornieren' });
      await cancelled.getByLabel('Grund, nur für das Haus').fill('widerrufen');
      await cancelled.getByRole('button', { name: 'Abonnement stornieren' }).click();
      await expect(desk.getByText('Das Abonnement ist storniert.')).toBeVisible();
      await page.goto(order);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        language === 'de' ? 'Storniert.' : 'Cancelled.',
      );
    });
  });

/** A later date whose tickets can still be returned, with places for the ten-visit pass. */
async function cheapEvent(page: Page, language: 'de' | 'en'): Promise<BookedEvent> {
  const list = await (await page.request.get(`/${language}/api/events/?page_size=100&page=2`)).json();
  for (const { id } of list.results) {
    const event = await (await page.request.get(`/${language}/api/events/${id}/`)).json();
    const group = event.seat_groups.find((each: { status: string }) => each.status === '1');
    const price = Number(group?.prices[0].price ?? 0);
    if (price === 0 || price > 9 || isForGroups(event)) continue;
    const slot = group.timeslots.find((each: { status: string }) => each.status === '1');
    return {
      path: event.link.url,
      jetId: event.id_jet,
      seatGroup: group.seat_group,
      saleTypeId: group.prices[0].sale_type_id,
      blockId: slot?.block_id ?? null,
    };
  }
  throw new Error('No event has places the pass is for');
}

test('without a session one signs in first, and comes back to the pass', FULL, async ({ page }) => {
  await page.goto('/webshop/passes?lang=de');
  const href = (await page.getByRole('link', { name: WORDS.de.look }).getAttribute('href')) ?? '';
  await signInAs(page, 'jule', 'de', href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.de.last);
});

const AT_THE_DESK = {
  de: { sell: 'Abonnement verkaufen', choose: /Verkaufen ?: Zehnerkarte/, button: 'Für 64 € verkaufen' },
  en: { sell: 'Sell a pass', choose: /Sell ?: Ten-visit pass/, button: 'Sell for 64 €' },
} as const;
const SAID = {
  de: {
    other: /Es sind 64\s€/,
    sold: 'Das Abonnement ist verkauft und per E-Mail unterwegs.',
    longer: 'Das Abonnement verlängern',
    day: 'Neuer letzter Tag',
    reason: 'Grund, nur für das Haus',
    prolong: 'Abonnement verlängern',
    prolonged: 'Das Abonnement gilt jetzt länger. Wer es hat, bekommt Bescheid.',
    until: /31\. Dezember 2030: war lange krank/,
  },
  en: {
    other: /amount due is 64\s€/,
    sold: 'Pass sold and sent by email.',
    longer: 'Extend the pass',
    day: 'New last day',
    reason: 'Reason (staff only)',
    prolong: 'Extend pass',
    prolonged: 'Pass extended. The customer has been notified.',
    until: /31 December 2030: war lange krank/,
  },
} as const;

for (const [language, javaScriptEnabled] of tried([
  ['de', false],
  ['en', true],
] as const))
  test.describe(`at the desk, in ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test(
      'a pass is sold to the owner of an account, and is prolonged',
      FULL,
      async ({ page, browser }, { testId }) => {
        const check = javaScriptEnabled ? expectAccessible : expectNoSidewaysScroll;
        const [words, said] = [AT_THE_DESK[language], SAID[language]];
        const email = newAddress('desk-pass');
        const guest = await (await browser.newContext()).newPage();
        await getAnAccount(guest, language, email);

        await signInAs(page, 'kasse', language, `/cms-hub/orders?lang=${language}`);
        await page.getByRole('link', { name: words.sell }).press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sell);
        await check(page);
        await page.getByRole('link', { name: words.choose }).press('Enter');
        await page.locator('[name=firstName]').fill('Kim');
        await page.locator('[name=lastName]').fill('Klopfer');
        await page.locator('[name=email]').fill(email);
        await page.locator('[name=amount]').fill('60');
        await page.locator('[name=reference]').fill(`K-${testId}`);
        await check(page);
        await page.getByRole('button', { name: words.button }).press('Enter');
        await expect(page.getByRole('alert')).toHaveText(said.other);
        await check(page);
        await expect(page.locator('[name=email]')).toHaveValue(email);
        await page.locator('[name=amount]').fill('64');
        await page.locator('[name=amount]').press('Enter');
        await expect(page.getByText(said.sold)).toBeVisible();
        await check(page);

        await page.locator('summary').filter({ hasText: said.longer }).press('Enter');
        await page.getByLabel(said.day).fill('2030-12-31');
        await page.getByLabel(said.reason).first().fill('war lange krank');
        await page.getByRole('button', { name: said.prolong }).press('Enter');
        await expect(page.getByText(said.prolonged)).toBeVisible();
        await expect(page.getByText(said.until)).toBeVisible();
        await check(page);

        await guest.goto(`/${language}/user/passes`);
        await expect(guest.getByText(WORDS[language].left(10))).toBeVisible();
        await expect(guest.getByText(/2030/)).toBeVisible();
      },
    );
  });

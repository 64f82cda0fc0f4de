import { expect, test } from '@playwright/test';
import { newAddress } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { eventWithTickets } from './booking.ts';
import { tried } from './extent.ts';
import { isAdopted, isHydrated } from './hydration.ts';

const WORDS = {
  de: {
    banner: 'nie Geld eingezogen',
    toCalendar: 'Zum Kalender',
    more: /^Eins mehr/,
    toCart: 'Zum Warenkorb',
    put: /hineinlegen$/,
    toOrder: 'Zur Bestellung',
    first: 'Vorname',
    last: 'Nachname',
    email: 'E-Mail für die Tickets',
    toPay: 'Weiter zum Bezahlen',
    order: /^Zahlungspflichtig bestellen/,
    returnTicket: 'Zurückgeben',
    yes: 'Ja, Ticket 1 zurückgeben',
    returned: 'zurückgegeben',
    end: 'Probeverkauf beenden',
  },
  en: {
    banner: 'no money is ever taken',
    toCalendar: 'Go to calendar',
    more: /^One more/,
    toCart: 'Go to cart',
    put: /^Add for /,
    toOrder: 'Go to checkout',
    first: 'First name',
    last: 'Last name',
    email: 'Email for your tickets',
    toPay: 'Continue to payment',
    order: /^Order and pay/,
    returnTicket: 'Return',
    yes: 'Yes, return ticket 1',
    returned: 'returned',
    end: 'End test sale',
  },
} as const;

for (const language of tried(['de', 'en'] as const))
  for (const javaScriptEnabled of tried([true, false]))
    test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('a visitor of the test shop remains in it to the end, and leaves it by its button', async ({
        page,
      }) => {
        const words = WORDS[language];
        const inTestShop = new RegExp(`/testshop\\?lang=${language}$`);
        await page.goto(`/testshop?lang=${language}`);
        await page.getByRole('link', { name: words.toCalendar }).click();
        await expect(page).not.toHaveURL(/testshop/);

        const event = await eventWithTickets(page.request, language);
        await page.goto(event.path);
        const form = page.locator('.booking-inline form');
        if (javaScriptEnabled) {
          // Sent before its code is there, the form would hold what stands in it: nothing.
          await isHydrated(page);
          await isAdopted(form.locator('button[type="submit"]'));
          await form.getByRole('button', { name: words.more }).first().click();
          await form.locator('button[type="submit"]').click();
          await page.getByRole('link', { name: words.toCart }).click();
        } else {
          await form.getByRole('spinbutton').first().fill('1');
          await form.locator('button[type="submit"]').click();
          await expect(page.getByText(words.banner)).toBeVisible();
          await page.getByRole('button', { name: words.put }).click();
        }
        await expect(page).toHaveURL(inTestShop);
        await expect(page.getByText(words.banner)).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(page);

        await page.getByRole('link', { name: words.toOrder }).click();
        await page.getByLabel(words.first).fill('Svenja');
        await page.getByLabel(words.last).fill('Kühnel');
        await page.getByLabel(words.email).fill(newAddress('svenja'));
        await page.getByRole('button', { name: words.toPay }).click();
        await page.getByRole('button', { name: words.order }).click();
        await expect(page).toHaveURL(/\/testshop\/orders\//);
        await expect(page.getByText(words.banner)).toBeVisible();

        await page.locator('summary', { hasText: words.returnTicket }).first().click();
        await page.getByRole('button', { name: words.yes }).click();
        await expect(page.getByText(`(${words.returned})`)).toHaveCount(1);

        // Its cart is reached from all over the site until the test is over.
        await page.goto(`/webshop?lang=${language}`);
        await expect(page).toHaveURL(inTestShop);
        await page.getByRole('button', { name: words.end }).click();
        await expect(page).toHaveURL(new RegExp(`/webshop\\?lang=${language}$`));
        await expect(page.getByText(words.banner)).toHaveCount(0);
      });
    });

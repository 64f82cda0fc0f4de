import { expect, type Page, test } from '@playwright/test';
import { lastEmailTo, newAddress } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { addByCall, eventWithTickets } from './booking.ts';
import { tried } from './extent.ts';

/** From a filled cart to the payment provider's page. */
async function goToPay(page: Page, email: string): Promise<void> {
  await page.goto('/testshop/checkout?lang=de');
  await page.getByLabel('Vorname').fill('Svenja');
  await page.getByLabel('Nachname').fill('Kühnel');
  await page.getByLabel('E-Mail für die Tickets').fill(email);
  await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
  await chooseOnline(page);
}

async function chooseOnline(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Online/ }).check();
  await page.getByRole('button', { name: /^Zahlungspflichtig bestellen: [\d,]+ €$/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment page' })).toBeVisible();
}

for (const javaScriptEnabled of tried([true, false]))
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts, on a phone', () => {
    test.use({ javaScriptEnabled, ...(javaScriptEnabled ? {} : { viewport: { width: 320, height: 640 } }) });

    test('cancelling restores the cart, paying gives an order, and every link back leads to it', async ({
      page,
    }) => {
      const email = newAddress('svenja');
      await addByCall(page, await eventWithTickets(page.request, 'de'), 2);
      await goToPay(page, email);
      const paymentPage = page.url();

      // While one pays, every step leads to the payment, which leads on.
      await page.goto('/testshop?lang=de');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Zahlung');
      if (javaScriptEnabled) await expectAccessible(page);
      await page.goto('/testshop/checkout/pay?lang=de');
      const payment = page.url();
      await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
      await expect(page).toHaveURL(paymentPage);

      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page.getByText('Es wurde nichts bezahlt.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Zur Bestellung' })).toBeVisible();
      await page.goto(paymentPage);
      await expect(page.getByRole('heading', { name: 'This checkout is over' })).toBeVisible();

      await page.goto('/testshop/checkout/pay?lang=de');
      await chooseOnline(page);
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page).toHaveURL(/\/testshop\/orders\//);
      const order = page.url();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geklopft, gekauft.');
      await lastEmailTo(email, new URL(order).pathname);

      // Cancelled payments remain cancelled, and the checkout steps of a paid order lead to the order.
      for (const step of [payment, '/testshop/checkout?lang=de', '/testshop/checkout/pay?lang=de']) {
        await page.goto(step);
        if (step !== payment) expect(page.url()).toBe(order);
      }
      await page.goto('/testshop?lang=de');
      await expect(page.getByRole('link', { name: 'Zur Bestellung' })).toHaveCount(0);
    });
  });

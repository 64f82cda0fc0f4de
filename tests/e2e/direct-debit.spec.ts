import { expect, type Page, test } from '@playwright/test';
import { lastEmailTo, newAddress } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { addByCall, eventWithTickets } from './booking.ts';

test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

const WORDS = {
  de: {
    first: 'Vorname',
    last: 'Nachname',
    email: 'E-Mail für die Tickets',
    next: 'Weiter zum Bezahlen',
    offered: /PayPal.*Lastschrift/s,
    order: /^Zahlungspflichtig bestellen/,
    waiting: 'Wir warten auf deine Bank',
    failed: 'Deine Zahlung hat nicht geklappt',
  },
  en: {
    first: 'First name',
    last: 'Last name',
    email: 'Email for your tickets',
    next: 'Continue to payment',
    offered: /PayPal.*direct debit/s,
    order: /^Order and pay/,
    waiting: 'We’re waiting for your bank',
    failed: 'Your payment didn’t go through',
  },
} as const;

/** From an empty cart to a direct debit that the bank has yet to confirm; gives the provider's page. */
async function payByDebit(page: Page, language: 'de' | 'en', email: string): Promise<URL> {
  const words = WORDS[language];
  await addByCall(page, await eventWithTickets(page.request, language, { daysAhead: 15 }), 2);
  await page.goto(`/testshop/checkout?lang=${language}`);
  await page.getByLabel(words.first).fill('Svenja');
  await page.getByLabel(words.last).fill('Kühnel');
  await page.getByLabel(words.email).fill(email);
  await page.getByRole('button', { name: words.next }).click();
  const online = page.getByRole('radio', { name: /^Online/ });
  await expect(page.locator('label', { has: online })).toHaveText(words.offered);
  await online.check();
  await page.getByRole('button', { name: words.order }).press('Enter');
  const at = new URL(page.url());
  await page.getByRole('button', { name: 'Pay by direct debit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.waiting);
  return at;
}

const bankAnswers = async (page: Page, at: URL, answer: 'confirm' | 'decline') => {
  const session = at.pathname.split('/').at(-1);
  expect((await page.request.post(`${at.origin}/bank/${session}/${answer}`)).status()).toBe(200);
};

for (const language of ['de', 'en'] as const)
  test(`a direct debit waits for the bank, and becomes an order: ${language}`, async ({ page, browser }) => {
    const email = newAddress('lastschrift');
    const at = await payByDebit(page, language, email);
    const payment = new URL(page.url());
    await lastEmailTo(email, payment.pathname);

    // The browser is free for another cart; with scripts, wide, the page is sound, too.
    await page.goto(`/testshop?lang=${language}`);
    await expect(page).toHaveURL(/\/testshop\?/);
    const wide = await browser.newPage({ javaScriptEnabled: true, viewport: { width: 1440, height: 900 } });
    await wide.goto(payment.href);
    await expectAccessible(wide);
    await wide.close();

    await bankAnswers(page, at, 'confirm');
    await page.goto(payment.href);
    await expect(page).toHaveURL(/\/testshop\/orders\//);
    await lastEmailTo(email, new URL(page.url()).pathname);
  });

test('a direct debit that the bank refuses buys nothing, and says so', async ({ page }) => {
  const email = newAddress('lastschrift');
  const at = await payByDebit(page, 'de', email);
  const payment = page.url();
  await bankAnswers(page, at, 'decline');
  await page.goto(payment);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.de.failed);
  await lastEmailTo(email, WORDS.de.failed);
});

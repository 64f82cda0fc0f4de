import { expect, type Page, test } from '@playwright/test';
import { signIn, signInAs } from './accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { addByCall, eventWithTickets } from './booking.ts';

const PRICE = /\d+(?:,\d\d)?\s€/;

const balanceOf = async (page: Page) => (await page.locator('.credit-amount').textContent()) ?? '';
const centsOf = (price: string) =>
  Math.round(Number((PRICE.exec(price)?.[0] ?? '0').replace(/\s€/, '').replace(',', '.')) * 100);

/** Leads Tarek with a full cart to the last step of checkout. */
async function toPay(page: Page, language: 'de' | 'en'): Promise<void> {
  await addByCall(page, await eventWithTickets(page.request, language), 1);
  await page.goto(`/webshop/checkout?lang=${language}`);
  await page
    .getByRole('button', { name: language === 'de' ? 'Weiter zum Bezahlen' : 'Continue to payment' })
    .click();
}

/** Gives the only ticket of the order back, so that the credit is restored. */
async function refund(page: Page, language: 'de' | 'en'): Promise<void> {
  const words = language === 'de' ? ['Zurückgeben', 'zurückgeben'] : ['Return', 'Yes, return ticket'];
  await page
    .locator('summary')
    .filter({ hasText: words[0] as string })
    .click();
  await page.getByRole('button', { name: new RegExp(words[1] as string) }).click();
}

test.describe.configure({ mode: 'serial' });

test('credit pays first, can be saved, and comes back with the ticket, by keyboard', async ({ page }) => {
  await signInAs(page, 'tarek', 'en', '/en/user/credit');
  await expectAccessible(page);
  const before = await balanceOf(page);
  expect(centsOf(before)).toBeGreaterThan(0);
  const bookings = await page.getByRole('row').count();

  await toPay(page, 'en');
  await expect(page.getByRole('heading', { name: /^You have .* in credit$/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Keep my credit' }).press('Enter');
  await expect(page.getByText('It stays in your account.')).toBeVisible();
  await page.getByRole('link', { name: 'Pay with my credit' }).press('Enter');
  await expect(page.getByText(/ of it goes towards this order\./)).toBeVisible();
  await page.getByRole('button', { name: /^Order and pay/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Knock, knock: /);
  await expect(page.getByText('Paid with credit')).toBeVisible();
  await expectAccessible(page);
  const order = page.url();

  await page.goto('/en/user/credit');
  expect(centsOf(await balanceOf(page))).toBeLessThan(centsOf(before));
  await expect(page.getByRole('row')).toHaveCount(bookings + 1);
  await expectAccessible(page);

  await page.goto(order);
  await refund(page, 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Returned.');
  await page.goto('/en/user/credit');
  expect(await balanceOf(page)).toBe(before);
});

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('credit pays in German, and comes back', async ({ page, browser }) => {
    const withScripts = await browser.newPage();
    await signInAs(withScripts, 'tarek', 'de', '/de/user/credit');
    await addByCall(withScripts, await eventWithTickets(withScripts.request, 'de'), 1);
    await page.context().addCookies(await withScripts.context().cookies());
    await withScripts.context().close();

    await page.goto('/de/user/credit');
    const before = await balanceOf(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel('Geschenkgutschein einlösen').fill('specht-2222-3333-4444');
    await page.getByRole('button', { name: 'Einlösen' }).click();
    await expect(page.getByText('Diesen Code kennen wir nicht.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goto('/webshop/checkout?lang=de');
    await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
    await expect(page.getByRole('heading', { name: /^Du hast .* Guthaben$/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Guthaben behalten' }).click();
    await expect(page.getByText('Es bleibt auf deinem Konto.')).toBeVisible();
    await page.getByRole('link', { name: 'Mit Guthaben bezahlen' }).click();
    await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).click();
    await expect(page.getByText('Mit Guthaben bezahlt')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await refund(page, 'de');
    await page.goto('/de/user/credit');
    expect(await balanceOf(page)).toBe(before);
  });
});

test('the box office finds the owner of credit and its sources, by keyboard', async ({ page }) => {
  await signInAs(page, 'kasse', 'en', '/admin?lang=en');
  await page.getByRole('menuitem', { name: 'Credit' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Credit' })).toBeVisible();
  await page.getByLabel('Name or email').focus();
  await page.keyboard.type('tarek');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('1 account');
  await expectAccessible(page);
  await page.getByRole('rowheader').getByRole('link').press('Enter');
  await expect(page.getByRole('link', { name: 'tarek@buntspecht.example' })).toBeVisible();
  const changes = page.getByRole('region', { name: 'Transactions' });
  await expect(changes.getByRole('row').nth(1)).toContainText('€');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await changes.getByRole('link', { name: /^BS-/ }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^BS-/);
});

test('credit is refused without the permission to sell', async ({ page }) => {
  for (const who of ['buchhaltung', 'einlass', 'redaktion'] as const) {
    await signIn(page, who);
    for (const path of ['/cms-hub/credit', '/cms-hub/credit/1'])
      expect((await page.goto(path))?.status(), `${who} ${path}`).toBe(403);
  }
});

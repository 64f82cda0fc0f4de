import { expect, test } from '@playwright/test';
import { expectAccessibleAt } from './axe.ts';
import { done, now, openCounter } from './counter-page.ts';

const WIDTHS = [320, 390, 768, 1440];

test('a caller’s seats are reserved by keyboard, kept longer, and paid when they come', async ({ page }) => {
  const counter = await openCounter(page, { hasTill: false });
  const name = `Lehnhoff${Date.now()}`;
  await page.keyboard.press('1');
  await expect(now(page)).toContainText('1 ticket');
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Reserve without payment' }).click();
  await expect(page.getByRole('alert')).toHaveText('A reservation needs a last name.');
  await page.getByLabel('Last name').fill(name);
  await page.screenshot({ path: 'test-results/reservation-form.png', fullPage: true });
  await page.getByLabel('Last name').press('Enter');
  const reservation = page.getByRole('region', { name: 'Reservation' });
  await expect(reservation).toContainText(`Reserved for ${name}`);
  await page.screenshot({ path: 'test-results/reservation-done.png', fullPage: true });
  await expectAccessibleAt(page, WIDTHS);

  await page.goto(counter);
  await page.getByLabel('Reserved, not paid: name or number').fill(name);
  await page.getByLabel('Reserved, not paid: name or number').press('Enter');
  await expect(page.getByText(/^reserved until /)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: 'test-results/reservation-list.png', fullPage: true });
  await page.getByRole('rowheader').getByRole('link').click();
  await page.getByText('Keep it longer').click();
  await page.getByRole('button', { name: 'Extend reservation' }).click();
  await expect(page.getByRole('status')).toContainText('Reservation extended');
  await page.screenshot({ path: 'test-results/reservation-order.png', fullPage: true });
  await expectAccessibleAt(page, WIDTHS);
  await page.getByLabel('Receipt or statement number').first().fill('K-1');
  await page.getByRole('button', { name: /^Mark .* as paid$/ }).click();
  await expect(page.getByRole('heading', { name: 'Settled' })).toBeVisible();
  await expect(page.getByText('Keep it longer')).toHaveCount(0);
});

test('seats are reserved without scripts, in German', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const counter = await openCounter(page, { hasScripts: false, hasTill: false });
  await page.goto(counter.replace('lang=en', 'lang=de'));
  await page.locator('.counter-price button').first().click();
  await page.getByRole('radio', { name: 'Reservieren' }).check();
  await page.getByText('Name, Beleg, geteilt zahlen').click();
  await page.getByLabel('Nachname').fill('Specht');
  await page.locator('[data-pay] button[value=sell]').click();
  await expect(page.getByText('Reserviert für Specht')).toBeVisible();
  await expect(done(page)).toHaveCount(0);
  await page.close();
});

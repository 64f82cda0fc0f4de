import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleAt } from './axe.ts';
import { openCounter } from './counter-page.ts';

const WIDTHS = [320, 390, 768, 1440];

/** Reserves an adult’s ticket for somebody, and opens the page of the order. */
async function openReserved(page: Page, options: { hasScripts?: boolean } = {}): Promise<void> {
  await openCounter(page, { ...options, hasTill: false });
  await page.locator('.counter-price button').first().click();
  await page.getByRole('radio', { name: 'Reserve' }).check();
  const more = page.locator('[data-pay] details:not([open]) summary');
  if (options.hasScripts === false) await more.click();
  await page.getByLabel('Last name').fill('Specht');
  await page.locator('[data-pay] button[value=sell]').click();
  await page.getByRole('link', { name: /^Order BS-/ }).click();
  await page.getByRole('link', { name: 'Add tickets, change prices or the name' }).click();
}

test('staff add a ticket, change a price and a name', async ({ page }) => {
  await openReserved(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change order');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.screenshot({ path: 'test-results/order-edit-wide.png', fullPage: true });
  await expectAccessibleAt(page, WIDTHS);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: 'test-results/order-edit-phone.png', fullPage: true });

  await page.getByRole('button', { name: 'Add to order' }).first().press('Enter');
  await expect(page.getByRole('alert')).toContainText('Nothing was added');
  await page.locator('input[name=quantity]').first().fill('2');
  await page.locator('input[name=quantity]').first().press('Enter');
  await expect(page.getByRole('status')).toContainText('Tickets added.');
  await expect(page.getByText('2 tickets added')).toBeVisible();
  const edit = page.getByRole('link', { name: 'Add tickets, change prices or the name' });

  await edit.click();
  await page.getByRole('checkbox', { name: /^Ticket 2/ }).check();
  await page.getByLabel('New price').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Change price' }).click();
  await expect(page.getByRole('status')).toContainText('Price changed.');
  await expect(page.getByText('Price of 1 ticket changed')).toBeVisible();

  await edit.click();
  await page.getByLabel('Last name').fill('');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect(page.getByRole('alert')).toContainText('the last name can be replaced');
  await page.getByLabel('Last name').fill('Meise');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect(page.getByRole('status')).toContainText('Customer saved.');
  await expect(page.getByText('Meise')).toBeVisible();
  await page.screenshot({ path: 'test-results/order-edited-phone.png', fullPage: true });
});

test('an order is changed without scripts, in German', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await openReserved(page, { hasScripts: false });
  await page.goto(page.url().replace('lang=en', 'lang=de'));
  await page.locator('input[name=quantity]').first().fill('1');
  await page.getByRole('button', { name: 'Zur Bestellung hinzufügen' }).first().click();
  await expect(page.getByRole('status')).toContainText('Tickets hinzugefügt.');
  await page.close();
});

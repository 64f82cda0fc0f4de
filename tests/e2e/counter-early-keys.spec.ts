import { expect, type Page, test } from '@playwright/test';
import { now, openCounter, pauseAfterKey, pressTogether } from './counter-page.ts';
import { holdScripts, isHydrated } from './hydration.ts';

/** The counter whose scripts have not come; the result lets them come. */
async function loadWithoutScripts(page: Page): Promise<() => Promise<void>> {
  const counter = await openCounter(page);
  const letScriptsGo = await holdScripts(page, /\/assets\/.*\.js/);
  await page.goto(counter, { waitUntil: 'domcontentloaded' });
  return async () => {
    letScriptsGo();
    await isHydrated(page);
  };
}

/** Types as a scanner does, which holds Shift for capitals. */
const scan = (page: Page, code: string) =>
  pressTogether(
    page,
    [...code].flatMap((sign) => (/[A-Z]/.test(sign) ? ['Shift', sign] : [sign])).concat('Enter'),
  );

const sent = (page: Page, code: string) =>
  page.waitForRequest((request) => request.postData()?.includes(`scan=${code}`) ?? false);

test('keys that follow each other at once go from page to page of the counter', async ({ page }) => {
  await openCounter(page);
  await page.evaluate(() => {
    document.documentElement.dataset.first = '';
  });
  for (const key of ['7', 'Escape', '8', 'Escape', '1', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('heading', { name: /^One ticket/ })).toBeVisible();
  for (const key of ['Enter', '7', 'Escape', '8']) await page.keyboard.press(key);
  await expect(page.getByLabel('Amount of the gift voucher')).toBeVisible();
  await expect(page.locator('html[data-first]')).toBeAttached();
});

test('Enter takes the money after a press of a link', async ({ page }) => {
  await openCounter(page);
  await page.keyboard.press('1');
  await expect(now(page)).toContainText('1 ticket');
  await page.getByRole('link', { name: 'Today' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^One ticket/ })).toBeVisible();
});

test('a sale is not emptied without a question after another page of the counter', async ({ page }) => {
  await openCounter(page);
  for (const key of ['1', 'Escape', '7', 'Escape', 'Escape']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeVisible();
  await expect(now(page)).toContainText('1 ticket');
});

test('keys pressed before the scripts have come act in their order', async ({ page }) => {
  const letScriptsGo = await loadWithoutScripts(page);
  for (const key of ['1', '1', '2', '-', 'Enter']) await page.keyboard.press(key);
  await expect(now(page)).toContainText('No tickets');
  await letScriptsGo();
  await expect(page.getByRole('heading', { name: /^2 tickets/ })).toBeVisible();
});

test('keys of a field are not pressed again', async ({ page }) => {
  const letScriptsGo = await loadWithoutScripts(page);
  const field = page.getByLabel('Tickets per press');
  await field.focus();
  for (const key of ['End', 'Backspace', '2', 'Escape', '1']) await page.keyboard.press(key);
  await letScriptsGo();
  await expect(now(page)).toContainText('2 tickets');
  await expect(field).toHaveValue('2');
});

test('a scan before the scripts have come is a scan', async ({ page }) => {
  const letScriptsGo = await loadWithoutScripts(page);
  await page.keyboard.press('1');
  await pauseAfterKey(page);
  await scan(page, 'BS-ZZZ-119');
  const request = sent(page, 'BS-ZZZ-119');
  await letScriptsGo();
  await request;
  await expect(now(page)).toContainText('1 ticket');
});

import { expect, test } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { edit, editablePage, field, module, saved } from './editor.ts';

/** A page as others see it: in their widths, and on another day. */

const YEAR = new Date().getUTCFullYear() + 1;
const CHRISTMAS = `${YEAR}-12-24T09:00:00.000Z`;
const MODULES = [
  module('h1', 'headline', { de: { content: 'Immer da' } }),
  {
    ...module('h2', 'headline', { de: { content: 'Nur im Advent' } }),
    online_from: `${YEAR}-12-01T00:00:00.000Z`,
  },
];

test('the draft is seen in the widths of others’ screens, and as of Christmas Eve', async ({
  page,
  browser,
}) => {
  const made = await editablePage(page, 'Vorgeschaut', MODULES);
  await edit(page, made.paths.de);
  await field(page, 'headline', 'content').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(', auch morgen');
  await page.getByRole('button', { name: 'Vorschau' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vorschau' });
  const frame = page.frameLocator('iframe[title^="Computer, 1280"]');
  // Unsaved typing is saved first.
  await expect(frame.getByRole('heading', { name: 'Immer da, auch morgen' })).toBeVisible();
  await expect(frame.getByText('Nur im Advent')).toHaveCount(0);
  await expect(frame.getByRole('complementary', { name: 'Werkzeugleiste' })).toHaveCount(0);
  const violations = await violationsOn(page, { include: 'dialog', exclude: 'iframe' });
  expect(violations).toEqual([]);

  await dialog.getByRole('radio', { name: /^Telefon/ }).press('Space');
  const phone = page.locator('iframe[title="Telefon, 320 Pixel breit"]');
  await expect(phone).toBeVisible();
  const inPhone = page.frameLocator('iframe[title^="Telefon"]');
  await expect(inPhone.getByRole('heading', { name: 'Immer da, auch morgen' })).toBeVisible();
  await expect.poll(() => inPhone.locator('html').evaluate(() => innerWidth)).toBe(320);
  // It is looked at, not walked through.
  const home = inPhone.getByRole('link', { name: /Buntspecht/ }).first();
  await home.click();
  await expect(inPhone.getByRole('heading', { name: 'Immer da, auch morgen' })).toBeVisible();

  await dialog.getByLabel('An diesem Tag').fill(`${YEAR}-12-24T10:00`);
  await expect(inPhone.getByRole('heading', { name: 'Nur im Advent' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Was Besucher sehen' }).press('Space');
  await expect(inPhone.getByRole('heading', { name: 'Immer da', exact: true })).toBeVisible();
  await expect(inPhone.getByRole('heading', { name: 'Nur im Advent' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await saved(page);

  // For everybody else it is today, and no site can put the page into a frame.
  const visitor = await (await browser.newContext()).newPage();
  const asked = new URL(`${made.paths.de}?look=draft&at=${CHRISTMAS}`, page.url()).href;
  const answer = await visitor.goto(asked);
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await expect(visitor.getByRole('heading', { name: 'Immer da', exact: true })).toBeVisible();
  await expect(visitor.getByText('Nur im Advent')).toHaveCount(0);
});

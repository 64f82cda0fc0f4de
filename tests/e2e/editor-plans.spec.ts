import { expect, test } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { edit, editablePage, field, module, saved } from './editor.ts';
import { FULL } from './extent.ts';

/** Publications and unpublications scheduled for a time. */

const MODULES = [module('h1', 'headline', { de: { content: 'Advent' }, en: { content: 'Advent' } })];

/** A year from now, as somebody types it. */
const NEXT_YEAR = `${new Date().getUTCFullYear() + 1}-12-24T09:00`;

test(
  'a page is planned for Christmas Eve by keys, the bar says so, and the plan is cancelled',
  FULL,
  async ({ page }) => {
    const made = await editablePage(page, 'Kommt noch', MODULES);
    await edit(page, made.paths.de);
    await field(page, 'headline', 'content').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' und Weihnachten');
    await saved(page);
    await page.getByRole('button', { name: 'Veröffentlichen' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Was geht live?' });
    await dialog.getByRole('region', { name: 'Englisch' }).getByRole('checkbox').press('Space');
    await dialog.getByRole('radio', { name: 'Zu einer Zeit' }).press('Space');
    await dialog.getByRole('button', { name: 'Planen: Deutsch' }).press('Enter');
    await expect(dialog.getByLabel('Tag und Uhrzeit')).toHaveAccessibleDescription(/An welchem Tag/);
    await dialog.getByLabel('Tag und Uhrzeit').fill('2020-12-24T09:00');
    await dialog.getByRole('button', { name: 'Planen: Deutsch' }).press('Enter');
    await expect(dialog.getByLabel('Tag und Uhrzeit')).toHaveAccessibleDescription(/Das ist vorbei/);
    await dialog.getByLabel('Tag und Uhrzeit').fill(NEXT_YEAR);
    const violations = await violationsOn(page, { include: 'dialog' });
    expect(violations).toEqual([]);
    await dialog.getByRole('button', { name: 'Planen: Deutsch' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.locator('[data-said]')).toContainText('Geplant:');
    await page.goto(made.paths.de);
    await expect(page.getByRole('heading', { name: 'Advent', exact: true })).toBeVisible();

    // Editors who return see the plan, and that later edits are not part of it.
    await edit(page, made.paths.de);
    await field(page, 'headline', 'content').click();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await saved(page);
    await page.getByRole('button', { name: /^Geht live: .*24. Dezember/ }).click();
    await expect(dialog.getByText('Deutsch geht live')).toContainText(
      'ohne 1 Baustein, der seitdem geändert',
    );
    await dialog.getByRole('button', { name: /^Aufheben: Deutsch geht live/ }).click();
    await expect(dialog.getByText('Deutsch geht live')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Geht live:/ })).toHaveCount(0);
  },
);

test('a page goes offline in one language, now', async ({ page, browser }) => {
  const made = await editablePage(page, 'Geht wieder', MODULES);
  await edit(page, made.paths.de);
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByRole('button', { name: 'Stattdessen offline nehmen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Was geht offline?' });
  await dialog.getByRole('region', { name: 'Deutsch' }).getByRole('checkbox').check();
  await dialog.getByRole('region', { name: 'Englisch' }).getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Offline nehmen: Deutsch, Englisch' }).click();
  await expect(dialog).toBeHidden();
  const visitor = await (await browser.newContext()).newPage();
  const answer = await visitor.goto(new URL(made.paths.de, page.url()).href);
  expect(answer?.status()).toBe(404);
});

import { expect, test } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { draftOf, edit, editablePage, field, module, saved } from './editor.ts';

/** What the page was before, and how it comes back. */

const MODULES = [
  module('h1', 'headline', { de: { content: 'Lauter Löcher' }, en: { content: 'Nothing but holes' } }),
  module('q1', 'quote', { de: { content: 'Ich war drinnen.' } }),
];

test('a version is compared word by word on the page, and comes back as one step', async ({ page }) => {
  const made = await editablePage(page, 'Versionen', MODULES);
  await edit(page, made.paths.de);
  await field(page, 'headline', 'content').fill('Lauter große Löcher');
  await field(page, 'quote', 'content').click();
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await page.getByRole('button', { name: 'Versionen', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Versionen' });
  await panel.getByRole('button', { name: /veröffentlicht/ }).click();
  // What was just typed is saved first, without anybody waiting for it.
  await expect(panel.getByText('2 Module sind jetzt anders')).toBeVisible();
  await expect(panel.locator('ins')).toHaveText('große ');
  await expect(panel.getByText('Zitat: Entfernt')).toBeVisible();
  await expect(page.locator('[data-change="changed"] > span')).toHaveText('Geändert');

  await panel.getByRole('button', { name: 'Nur das zurückholen' }).click();
  await expect(field(page, 'headline', 'content')).toHaveText('Lauter Löcher');
  await expect(panel.getByText('1 Modul ist jetzt anders')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(field(page, 'headline', 'content')).toHaveText('Lauter große Löcher');

  await page.getByRole('button', { name: 'Versionen', exact: true }).click();
  await panel.getByLabel('Seite festhalten als').fill('vor der Premiere');
  await panel.getByRole('button', { name: 'Festhalten', exact: true }).click();
  await expect(panel.getByRole('button', { name: /vor der Premiere/ })).toBeVisible();
  await panel.getByRole('button', { name: /veröffentlicht/ }).click();
  await panel.getByRole('button', { name: /^Version \d+ zurückholen/ }).click();
  await expect(panel.getByText('Die Seite ist wie damals.')).toBeVisible();
  await expect(page.locator('[data-module="quote"]')).toBeVisible();
  await saved(page);
  expect((await draftOf(page, made)).modules.map(({ id }) => id)).toEqual(['h1', 'q1']);
});

for (const width of [390, 1280]) {
  test(`axe finds nothing beside the versions, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const made = await editablePage(page, `Versionen ${width}`, MODULES);
    await edit(page, made.paths.de);
    await field(page, 'headline', 'content').fill('Keine Löcher');
    await page.getByRole('button', { name: 'Versionen', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Versionen' });
    await panel.getByRole('button', { name: /veröffentlicht/ }).click();
    await expect(panel.getByText('1 Modul ist jetzt anders')).toBeVisible();
    const violations = await violationsOn(page);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

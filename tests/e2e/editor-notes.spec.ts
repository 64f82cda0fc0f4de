import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { edit, editablePage, field, module } from './editor.ts';
import { tried } from './extent.ts';

/** Messages below the bar: a success is shown for a moment, a failure until it is solved. */

const note = (page: Page) => page.locator('[data-told]');

for (const width of tried([390, 1440])) {
  test(`at ${width} px what was saved on purpose is shown for a moment, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const made = await editablePage(page, 'Kurz gesagt', [
      module('h1', 'headline', { de: { content: 'Vorher' } }),
    ]);
    await edit(page, made.paths.de);
    const headline = field(page, 'headline', 'content');
    await headline.click();
    await page.keyboard.press('End');
    await page.keyboard.type(', nachher');
    const top = async () => (await headline.boundingBox())?.y;
    const before = await top();
    await page.keyboard.press('Control+s');
    await expect(note(page)).toHaveText('Alles gespeichert');
    const shownAt = Date.now();
    await expect(page.locator('[data-said]')).toHaveText('Alles gespeichert');
    expect(await top()).toBe(before);
    await expect(headline).toBeFocused();
    expect(await violationsOn(page)).toEqual([]);
    await expect(note(page)).toHaveCount(0);
    expect(Date.now() - shownAt).toBeGreaterThan(3000);
    expect(await top()).toBe(before);
  });
}

test('a failure remains longer than that, until it is solved or closed', async ({ page }) => {
  const made = await editablePage(page, 'Geht nicht', [module('h1', 'headline', { de: { content: 'Da' } })]);
  await edit(page, made.paths.de);
  const refusal = page.getByRole('alert').filter({ hasText: 'Es gibt nichts einzusetzen' });
  await page.evaluate(() => document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true })));
  await expect(refusal).toBeVisible();
  await page.waitForTimeout(4500);
  await expect(refusal).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(note(page)).toHaveText('Alles gespeichert');
  await expect(refusal).toHaveCount(0);
});

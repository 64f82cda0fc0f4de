import { expect, type Page, test } from '@playwright/test';
import { send } from './content-calls.ts';
import { draftOf, edit, editablePage, emptyPage, module, saved } from './editor.ts';
import { tried } from './extent.ts';

/** A page whose modules were stored before anybody wrote in them, as a pattern leaves them. */
async function pageOfEmptyModules(page: Page, title: string, types: string[]) {
  const made = await emptyPage(page, title);
  const operations = types.map((type, index) => ({
    op: 'insert',
    place: 'root/main',
    index,
    node: module(`e${index}`, type),
  }));
  const edited = await send(page, 'POST', `/documents/${made.document}/operations/`, {
    base_version: 1,
    operations,
  });
  expect(edited.ok(), await edited.text()).toBe(true);
  return made;
}

test('empty modules take words after a reload: a click or Enter writes, an empty picture opens the library', async ({
  page,
}) => {
  const made = await pageOfEmptyModules(page, 'Noch leer', ['headline', 'text', 'quote', 'image']);
  await edit(page, made.paths.de);
  await page.locator('[data-module="text"]').click();
  await page.keyboard.type('Da steht es.');
  await saved(page);
  await page.locator('[data-module="headline"]').click();
  await page.keyboard.type('Oben');
  await saved(page);
  const { modules } = await draftOf(page, made);
  expect(modules.map(({ text }) => text.de.content ?? null)).toEqual([
    'Oben',
    '<p>Da steht es.</p>',
    null,
    null,
  ]);

  await page.locator('[data-module="image"]').click();
  await expect(page.getByRole('dialog', { name: 'Bild wählen' })).toBeVisible();
});

test('the space key leaves the page where it is while a module is selected', async ({ page }) => {
  const words = Array.from({ length: 40 }, () => '<p>Viel Text.</p>').join('');
  const made = await editablePage(page, 'Lang', [module('s1', 'text', { de: { content: words } })]);
  await edit(page, made.paths.de);
  await page.locator('[data-module="text"] p').first().click();
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const top = () => page.evaluate(() => scrollY);
  const before = await top();
  await page.keyboard.press('Space');
  await page.waitForTimeout(300);
  expect(await top()).toBe(before);
});

test.describe('on an upright tablet', () => {
  for (const width of tried([768, 820]))
    test(`the settings of the page are reached at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1024 });
      const made = await emptyPage(page, 'Eine Seite mit einem recht langen Titel');
      await edit(page, made.paths.de);
      const settings = page.getByRole('button', { name: /^Seiteneinstellungen/ });
      expect((await settings.boundingBox())?.width).toBeGreaterThanOrEqual(44);
      await settings.click();
      await expect(page.getByRole('dialog', { name: 'Seiteneinstellungen' })).toBeVisible();
    });
});

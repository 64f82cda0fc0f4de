import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { send } from './content-calls.ts';
import { draftOf, edit, editablePage, field, module, saved } from './editor.ts';
import { FULL } from './extent.ts';

/** Drafts cached in the browser: offered once no tab holds them any more, separately for each tab, and undone step by step. */

test.setTimeout(120_000);

const unsavedDialog = (page: Page) => page.getByRole('dialog', { name: 'Hier ist noch etwas von dir' });

/** Continues a headline while there is no network, until the browser has saved it. */
async function writeOffline(page: Page, at: number, words: string): Promise<void> {
  await page.bringToFront();
  await field(page, 'headline', 'content').nth(at).click();
  await page.keyboard.press('End');
  await page.keyboard.type(words);
  await expect.poll(() => storedInBrowser(page)).toContain(words);
}

/** Returns drafts cached in the browser that the server does not have yet, as text. */
const storedInBrowser = (page: Page) =>
  page.evaluate(async () => {
    // Opening what is not there would make it, without what the editor keeps in it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'editor')) return '';
    return new Promise<string>((resolve) => {
      const opening = indexedDB.open('editor');
      opening.onsuccess = () => {
        const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(JSON.stringify(reading.result));
        };
      };
    });
  });

test('a browser that dies in mid-edit: its saved work is shown, and restored', async ({ page }) => {
  const made = await editablePage(page, 'Absturz', [module('h1', 'headline', { de: { content: 'Vorher' } })]);
  await edit(page, made.paths.de);
  await page.context().setOffline(true);
  await field(page, 'headline', 'content').click();
  await page.keyboard.press('End');
  await page.keyboard.type(', dann nicht mehr');
  await expect.poll(() => storedInBrowser(page)).toContain(', dann nicht mehr');
  // Killed: no word to anybody, and somebody else goes on meanwhile.
  await crash(page);
  const other = await page.context().newPage();
  await other.context().setOffline(false);
  const { version } = await draftOf(other, made);
  const operations = [{ op: 'set-field', id: 'h1', language: 'de', field: 'preline', value: 'Von Jonas' }];
  await send(other, 'POST', `/documents/${made.document}/operations/`, { base_version: version, operations });
  await edit(other, made.paths.de);
  const dialog = unsavedDialog(other);
  await expect(dialog.locator('ins')).toContainText('dann nicht mehr');
  await expect(dialog).toHaveCSS('opacity', '1');
  expect(await violationsOn(other)).toEqual([]);
  await dialog.getByRole('button', { name: 'Zurückholen' }).click();
  await expect(field(other, 'headline', 'content')).toHaveText('Vorher, dann nicht mehr');
  await saved(other);
  expect((await draftOf(other, made)).modules[0]?.text.de).toEqual({
    preline: 'Von Jonas',
    content: 'Vorher, dann nicht mehr',
  });
  await expect(field(other, 'headline', 'preline')).toHaveText('Von Jonas');
});

test('steps outlive a reload', FULL, async ({ page }) => {
  const made = await editablePage(page, 'Schritte', [module('h1', 'headline', { de: { content: 'Eins' } })]);
  await edit(page, made.paths.de);
  await field(page, 'headline', 'content').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' zwei');
  await saved(page);
  await page.waitForTimeout(500);
  await page.reload();
  await page.getByRole('button', { name: /^Rückgängig: Text in Überschrift/ }).click();
  await expect(field(page, 'headline', 'content')).toHaveText('Eins');
  await saved(page);
});

/** Ends the process of a tab; others of its site may share it. */
async function crash(tab: Page): Promise<void> {
  await tab.goto('chrome://crash').catch(() => null);
  await tab.close();
}

test(
  'two tabs of one browser that die: unsaved work of either is offered, one after the other',
  FULL,
  async ({ page }) => {
    const nodes = ['Oben', 'Unten'].map((content, at) => module(`h${at}`, 'headline', { de: { content } }));
    const made = await editablePage(page, 'Zwei Tabs', nodes);
    await edit(page, made.paths.de);
    const second = await page.context().newPage();
    await edit(second, made.paths.de);
    await page.context().setOffline(true);
    await writeOffline(page, 0, ', im ersten');
    await writeOffline(second, 1, ', im zweiten');
    // A closed tab lives on for a moment, and could still send.
    for (const tab of [page, second]) await crash(tab);
    const other = await page.context().newPage();
    await other.context().setOffline(false);
    await edit(other, made.paths.de);
    const dialog = unsavedDialog(other);
    // A killed tab releases its lock a moment later: the order of the two is undefined.
    const [one, two] = [', im ersten', ', im zweiten'];
    await expect(dialog.locator('ins')).toContainText(/im (ersten|zweiten)/);
    const first = (await dialog.locator('ins').textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Zurückholen' }).click();
    await expect(dialog.locator('ins')).toContainText(first.includes(one) ? two : one);
    await dialog.getByRole('button', { name: 'Zurückholen' }).click();
    await expect(dialog).toHaveCount(0);
    await saved(other);
    await expect
      .poll(async () => (await draftOf(other, made)).modules.map(({ text }) => text.de.content))
      .toEqual(['Oben, im ersten', 'Unten, im zweiten']);
    await other.reload();
    await expect(other.locator('[data-saving]')).toBeVisible();
    await other.waitForTimeout(500);
    await expect(dialog).toHaveCount(0);
  },
);

test(
  'work of a living tab is offered to nobody, also not to a tab that was duplicated from it',
  FULL,
  async ({ page }) => {
    const made = await editablePage(page, 'Lebendig', [
      module('h1', 'headline', { de: { content: 'Hier' } }),
    ]);
    await edit(page, made.paths.de);
    // A duplicated tab starts with the other one’s session storage.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    const stored = await page.evaluate(() => ({ ...sessionStorage }));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    // Saving does not go; reading does.
    await page.route('**/operations/', (route) => route.abort());
    await writeOffline(page, 0, ', unter meinen Händen');
    const second = await page.context().newPage();
    await second.addInitScript((storedItems) => Object.assign(sessionStorage, storedItems), stored);
    await edit(second, made.paths.de);
    await second.waitForTimeout(500);
    await expect(unsavedDialog(second)).toHaveCount(0);
  },
);

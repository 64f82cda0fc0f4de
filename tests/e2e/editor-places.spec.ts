import { expect, type Page, test } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { violationsOn } from './axe.ts';
import { send } from './content-calls.ts';
import { draftOf, edit, editablePage, module, saved } from './editor.ts';
import { FULL } from './extent.ts';

/** Editing where the pages of the site map stand: around lists, on pages of entities, in articles. */

/** Pages of the site are edited by every try: the remains of an earlier try are on another one. */
const LISTS = ['/de/ensemble', '/de/series'];
const attempt = () => test.info().retry + test.info().repeatEachIndex;
const listPage = () => LISTS[attempt() % LISTS.length] ?? '';

/** Lists the positions of all readable elements on a page. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, img, li)')].map((each) => {
      const { top, left, width, height } = each.getBoundingClientRect();
      return [each.nodeName, top + scrollY, left, width, height].join(' ');
    }),
  );

const oneOf = async (page: Page, list: string, link: string) => {
  await page.goto(list);
  const links = page.locator(`main a[href*="${link}"]:not([href*="/categories/"], [href*="/tags"])`);
  return (await links.nth(attempt()).getAttribute('href')) ?? '';
};

for (const [name, find] of [
  ['a list', async () => listPage()],
  ['a person', (page: Page) => oneOf(page, '/de/ensemble', '/de/ensemble/')],
] as const)
  test(`turning editing on and off moves nothing on the page of ${name}`, FULL, async ({ page }) => {
    await signInAs(page, 'redaktion', 'de', '/de');
    const path = await find(page);
    // Before that nothing of it is made.
    await edit(page, path);
    await page.goto(path);
    const before = await places(page);
    await page.getByRole('link', { name: 'Bearbeiten', exact: true }).click();
    await expect(page.locator('[data-saving]')).toBeVisible();
    expect(await places(page)).toEqual(before);
    await page.getByRole('link', { name: 'Bearbeiten beenden' }).click();
    await expect(page.locator('[data-saving]')).toHaveCount(0);
    await expect(page.locator('[data-field], [contenteditable], [data-editing]')).toHaveCount(0);
    expect(await places(page)).toEqual(before);
  });

test(
  'modules come over and under what a list shows, and go from one to the other',
  FULL,
  async ({ page }) => {
    await signInAs(page, 'redaktion', 'de', '/de');
    const list = listPage();
    await edit(page, list);
    await page.getByRole('button', { name: 'Baustein über dem Inhalt der Seite einfügen' }).click();
    await page.getByLabel('Baustein suchen').fill('überschrift');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-module="headline"] [data-field="content"]')).toBeFocused();
    await page.keyboard.type('Wer hier wohnt');
    await saved(page);
    const region = (name: string) => page.locator(`[data-region="${name}"]`);
    await expect(region('above')).toContainText('Wer hier wohnt');
    await page.keyboard.press('Alt+Shift+ArrowDown');
    await expect(region('below')).toContainText('Wer hier wohnt');
    await expect(region('above')).toBeEmpty();
    await expect(page.locator('[data-said]')).toContainText('Überschrift auf Platz 2 von 2 verschoben');
    const violations = await violationsOn(page);
    expect(violations).toEqual([]);
    // The draft is nobody's but the venue's.
    await saved(page);
    await page.goto(list);
    await expect(page.getByText('Wer hier wohnt')).toHaveCount(0);
    await edit(page, list);
    await page.getByRole('heading', { name: 'Wer hier wohnt' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
    await saved(page);
  },
);

test(
  'the texts of a person are written in their page as a draft, with attached containers beside them',
  FULL,
  async ({ page, browser }) => {
    await signInAs(page, 'redaktion', 'de', '/de');
    const path = await oneOf(page, '/de/ensemble', '/de/ensemble/');
    const id = Number(path.split('/').at(-1));
    await edit(page, path);
    const role = page.locator('[data-field="role"]');
    const before = (await role.textContent()) ?? '';
    await role.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' und Trommlerin');
    await saved(page);
    await expect(page.getByRole('toolbar', { name: 'Texte der Person' })).toBeVisible();
    const made = await send(page, 'POST', '/texts/', { content_type: 'person', object_id: id });
    const texts = await draftOf(page, await made.json());
    expect(texts.modules[0]?.text.de.role).toBe(`${before} und Trommlerin`);

    // Public pages are unchanged; the editor continues after coming back.
    await page.goto(path);
    await expect(page.getByText(before, { exact: true }).first()).toBeVisible();
    await edit(page, path);
    await expect(role).toHaveText(`${before} und Trommlerin`);
    // The preview shows the draft, and the published state; nobody else can see it by its address.
    await page.getByRole('button', { name: 'Vorschau' }).click();
    const preview = page.getByRole('dialog', { name: 'Vorschau' });
    const frame = page.frameLocator('iframe[title^="Computer, 1280"]');
    await expect(frame.getByText(`${before} und Trommlerin`, { exact: true })).toBeVisible();
    await expect(frame.locator('[data-text]')).toHaveCount(0);
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(new URL(`${path}?look=draft`, page.url()).href);
    await expect(visitor.getByText(before, { exact: true }).first()).toBeVisible();
    await expect(visitor.getByText('und Trommlerin')).toHaveCount(0);
    await preview.getByRole('radio', { name: 'Was Besucher sehen' }).press('Space');
    await expect(frame.getByText(before, { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    // All its fields stand in the dialog, those that the page does not show included.
    await role.click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Alle Felder bearbeiten' }).click();
    await page.getByRole('dialog').getByLabel('Aufgabe').first().fill(before);
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).first().click();
    await expect(role).toHaveText(before);
    await saved(page);

    await page.getByRole('link', { name: 'Bausteine darunter' }).click();
    await page.getByRole('button', { name: 'Ersten Baustein einfügen' }).click();
    await page.getByLabel('Baustein suchen').fill('zitat');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-module="quote"] [data-field]').first()).toBeFocused();
    await page.keyboard.type('Leise ist auch laut.');
    await saved(page);
    await expect(page.locator('[data-region="all"]')).toContainText('Leise ist auch laut.');
    await page.goto(path);
    await expect(page.getByText('Leise ist auch laut.')).toHaveCount(0);
    // Public pages contain nothing of the editor.
    await expect(page.locator('[data-text], [data-region], [data-page-part]')).toHaveCount(0);
  },
);

test('an article is one draft: its title and its modules', async ({ page }) => {
  await signInAs(page, 'redaktion', 'de', '/de');
  const path = await oneOf(page, '/de/mediathek-de', '/de/mediathek-de/');
  await edit(page, path);
  const lead = page.locator('[data-field="lead"]');
  const before = (await lead.textContent()) ?? '';
  await lead.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Neu.');
  await saved(page);
  await expect(page.locator('[data-region="all"] .module').first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(lead).toHaveText(before);
  await saved(page);
});

test(
  'visitors get nothing of the editor, neither code nor marks',
  FULL,
  async ({ page, browser, baseURL }) => {
    const made = await editablePage(page, 'Ohne Werkzeug', [
      module('eins', 'headline', { de: { content: 'Nur gelesen' } }),
    ]);
    const codeOf = (who: Page) => {
      const files = new Set<string>();
      who.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/assets\/.*\.(js|css)$/.test(pathname)) files.add(pathname);
      });
      return files;
    };
    const ofEditor = codeOf(page);
    await edit(page, made.paths.de);
    const isOfEditor = (file: string) => /\/editor-session-/.test(file);
    expect([...ofEditor].some(isOfEditor)).toBe(true);

    const visitor = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
    const ofVisitor = codeOf(visitor);
    // Asking for the editor is not being one.
    for (const path of [made.paths.de, `${made.paths.de}?edit`]) {
      const html = await (await visitor.request.get(path)).text();
      expect(html).not.toMatch(/editor-session|data-field|data-region|data-editing/);
      await visitor.goto(path);
      await expect(visitor.getByRole('heading', { name: 'Nur gelesen' })).toBeVisible();
    }
    expect(ofVisitor.size).toBeGreaterThan(0);
    expect([...ofVisitor].filter(isOfEditor)).toEqual([]);
  },
);

import { expect, test } from '@playwright/test';
import { expectAccessibleAt } from './axe.ts';
import { draftOf, edit, editablePage, module, saved } from './editor.ts';
import { FULL } from './extent.ts';

/** All modules of a page beside it. */

const MODULES = ['Eins', 'Zwei', 'Drei'].map((content, at) =>
  module(`h${at + 1}`, 'headline', { de: { content }, ...(at === 0 ? { en: { content: 'One' } } : {}) }),
);

test('the outline leads to modules and moves them, by keys and by single clicks', async ({ page }) => {
  const made = await editablePage(page, 'Gliederung', MODULES);
  await edit(page, made.paths.de);
  await page.getByRole('button', { name: 'Gliederung', exact: true }).click();
  const outline = page.getByRole('dialog', { name: 'Gliederung' });
  const row = (words: string) => outline.getByRole('button', { name: new RegExp(`^Überschrift ${words}`) });
  await expect(row('Eins')).toBeFocused();
  await expect(row('Zwei')).toContainText('Englisch ist offen');
  await expect(row('Eins')).not.toContainText('Englisch ist offen');
  await page.keyboard.press('ArrowDown');
  await expect(row('Zwei')).toBeFocused();
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await expect(outline.locator('[data-outline]')).toHaveText([/Zwei/, /Eins/, /Drei/]);
  await expect(row('Zwei')).toBeFocused();
  await expect(page.locator('[data-said]')).toHaveText('Überschrift auf Platz 1 von 3 verschoben');
  await row('Drei').click();
  await outline.getByRole('button', { name: 'Nach oben: Überschrift „Drei“' }).click();
  await expect(outline.locator('[data-outline]')).toHaveText([/Zwei/, /Drei/, /Eins/]);
  await saved(page);
  expect((await draftOf(page, made)).modules.map(({ id }) => id)).toEqual(['h2', 'h3', 'h1']);
  await page.keyboard.press('Escape');
  await expect(outline).toHaveCount(0);
});

test('the outline marks published, changed and invisible modules', FULL, async ({ page }) => {
  const made = await editablePage(page, 'Gliederung mit Punkten', MODULES);
  await edit(page, made.paths.de);
  await page.getByRole('button', { name: 'Gliederung', exact: true }).click();
  const outline = page.getByRole('dialog', { name: 'Gliederung' });
  const dots = outline.locator('[data-outline] > .outline-dot');
  const states = () => dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('data-state')));
  await expect.poll(states).toEqual(['published', 'published', 'published']);
  await page.locator('main').getByText('Zwei', { exact: true }).click();
  await page.keyboard.type('!');
  await expect.poll(states).toEqual(['published', 'changed', 'published']);
  await expect(outline.getByRole('button', { name: /^Überschrift .*Zwei.* geändert/ })).toBeVisible();

  await outline.getByRole('button', { name: 'An den rechten Rand' }).click();
  const edge = async () => Math.round((await outline.boundingBox())?.x ?? 0);
  expect(await edge()).toBeGreaterThan(0);
  await saved(page);
  await page.reload();
  await page.getByRole('button', { name: 'Gliederung', exact: true }).click();
  await expect.poll(edge).toBeGreaterThan(0);
});

test(
  'the outline fetches the published state once, and again only when it changes',
  FULL,
  async ({ page }) => {
    const made = await editablePage(page, 'Gliederung mit Ruhe', MODULES);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/versions\/\d+\//.test(pathname)) asked.push(pathname);
    });
    await edit(page, made.paths.de);
    await page.getByRole('button', { name: 'Gliederung', exact: true }).click();
    const dots = page.getByRole('dialog', { name: 'Gliederung' }).locator('[data-outline] > .outline-dot');
    const states = () => dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('data-state')));
    await expect.poll(states).toEqual(['published', 'published', 'published']);
    expect(asked).toHaveLength(1);
    for (const [text, after] of [
      ['Zwei', ['published', 'changed', 'published']],
      ['Drei', ['published', 'changed', 'changed']],
    ] as const) {
      await page.locator('main').getByText(text, { exact: true }).click();
      await page.keyboard.type('!');
      await expect.poll(states).toEqual(after);
      await saved(page);
    }
    expect(asked).toHaveLength(1);

    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Was geht live?' });
    await dialog.getByRole('button', { name: /^Veröffentlichen/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(states).toEqual(['published', 'published', 'published']);
    const wholes = asked.filter((path) => !path.endsWith('/compare/'));
    expect(wholes).toHaveLength(2);
    expect(new Set(wholes).size).toBe(2);
  },
);

test('axe finds nothing beside the outline, at any width', FULL, async ({ page }) => {
  const widths = [320, 390, 1280];
  const made = await editablePage(page, 'Gliederung', MODULES);
  await edit(page, made.paths.de);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // All tools of the bar are within the window, and whole.
    const plus = page.getByRole('button', { name: 'Baustein', exact: true });
    expect((await plus.boundingBox())?.x).toBeGreaterThanOrEqual(0);
    expect(await plus.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  await page.getByRole('button', { name: 'Gliederung', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Gliederung' })).toBeVisible();
  await expectAccessibleAt(page, widths);
});

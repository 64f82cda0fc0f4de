import { expect, test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { callHeaders } from './call-headers.ts';
import { draftOf, edit, editablePage, emptyPage, field, module, saved } from './editor.ts';
import { FULL } from './extent.ts';

/** The focus follows the editor: after inserting, closing a dialog, deleting. And texts keep their input. */

/** Kinds that open nothing, a dialog or the library once they are inserted. */
const KINDS = ['Abschnitt', 'Bild', 'Video', 'Ort', 'Logos', 'Eigenes Video'];

test(
  'the focus is on the tools of a module that was inserted, whatever opened in between',
  FULL,
  async ({ page }) => {
    const made = await editablePage(page, 'Alle Arten', [
      module('h1', 'headline', { de: { content: 'Arten' }, en: { content: 'Kinds' } }),
    ]);
    await edit(page, made.paths.de);
    const dialog = page.getByRole('dialog', { name: 'Baustein einfügen' });
    for (const kind of KINDS) {
      await page.getByRole('button', { name: 'Baustein', exact: true }).click();
      await dialog.getByLabel('Baustein suchen').fill(kind);
      await dialog.locator('.module-kind', { has: page.getByText(kind, { exact: true }) }).click();
      await expect(dialog).toBeHidden();
      const tools = page.getByRole('toolbar', { name: new RegExp(`^${kind}, Platz`) });
      await expect(tools).toBeVisible();
      for (const opened of ['Abschnitt', 'Logos'].includes(kind)
        ? []
        : [page.locator('dialog[open]').last()]) {
        await expect(opened).toBeVisible();
        await page.keyboard.press('Escape');
      }
      await expect(tools.getByRole('button', { name: 'Nach oben' })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Nach unten', exact: true })).toBeFocused();
  },
);

test('the focus goes to the neighbour of a deleted module, and from the last one to the first gap', async ({
  page,
}) => {
  const made = await editablePage(page, 'Weniger', [
    module('h1', 'headline', { de: { content: 'Eins' }, en: { content: 'One' } }),
    module('h2', 'headline', { de: { content: 'Zwei' }, en: { content: 'Two' } }),
  ]);
  await edit(page, made.paths.de);
  await field(page, 'headline', 'content').first().click();
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  const tools = page.getByRole('toolbar', { name: /^Überschrift, Platz 1 von 1/ });
  await expect(tools.getByRole('button', { name: 'Nach oben' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: 'Ersten Baustein einfügen' })).toBeFocused();
});

test('a pasted table becomes lines, and an emptied text is empty', FULL, async ({ page }) => {
  const made = await editablePage(page, 'Eingefügt', [
    module('h1', 'headline', { de: { content: 'Zeiten' }, en: { content: 'Hours' } }),
    module('t1', 'text', { de: { content: '<p>Hier:</p>' }, en: { content: '<p>Here:</p>' } }),
  ]);
  await edit(page, made.paths.de);
  const text = field(page, 'text', 'content');
  await text.click();
  await page.keyboard.press('Control+A');
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<table><tbody><tr><th>Tag</th><th>Zeit</th></tr><tr><td><p>Montag</p></td><td><p><b>9</b> Uhr</p><p>bis 17</p></td></tr></tbody></table>',
    );
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await field(page, 'headline', 'content').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await saved(page);
  const { modules } = await draftOf(page, made);
  expect(modules.map((each) => each.text.de.content ?? null)).toEqual([
    null,
    '<p>Tag · Zeit</p><p>Montag · <strong>9</strong> Uhr bis 17</p>',
  ]);
});

test('within a list the place behind it is offered too', FULL, async ({ page }) => {
  const made = await emptyPage(page, 'Liste');
  await edit(page, made.paths.de);
  await page.getByRole('button', { name: 'Baustein', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Baustein einfügen' });
  const all = await dialog.locator('.module-kind').count();
  await dialog.locator('.module-kind', { has: page.getByText('Teaserliste', { exact: true }) }).click();
  await page.keyboard.press('Escape');
  await saved(page);
  const within = page.locator('[data-module="teaser-item"]').first();
  if ((await within.count()) > 0) await within.click();
  await page.getByRole('button', { name: 'Baustein', exact: true }).click();
  const instead = dialog.getByRole('button', { name: /^Lieber hinter „/ });
  await instead.click();
  expect(await dialog.locator('.module-kind').count()).toBeGreaterThanOrEqual(all - 2);
});

test('an HTML file is confined to its place, whatever its styles fix to the page', FULL, async ({ page }) => {
  await signIn(page, 'leitung');
  const html =
    '<style>.fest { position: fixed; top: 0; left: 0 } ~ * { display: none } body { margin-top: -400px }</style><p class="fest">Fest</p><p>Lose</p>';
  const file = await page.request.post('/de/api/html/', {
    headers: await callHeaders(page),
    data: { name: 'Fest', html },
  });
  expect(file.status(), await file.text()).toBe(201);
  const { id } = (await file.json()) as { id: number };
  const made = await editablePage(page, 'Mit Datei', [
    module('h1', 'headline', { de: { content: 'Davor' }, en: { content: 'Before' } }),
    module('f1', 'html-file', { data: { url: `/api/html/${id}/` } }),
    module('h2', 'headline', { de: { content: 'Dahinter' }, en: { content: 'Behind' } }),
  ]);
  await page.goto(made.paths.de);
  await expect(page.getByRole('heading', { name: 'Dahinter' })).toBeVisible();
  const before = await page.getByRole('heading', { name: 'Davor' }).boundingBox();
  const place = page.locator('[data-module="html-file"]');
  // Styles are there once what they fix stands in the module.
  await expect(place.locator('.fest')).toHaveCSS('position', 'fixed');
  const [outer] = [await place.boundingBox()];
  expect(outer?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0));
  const inner = await place.locator('.html-file').evaluate((element) => getComputedStyle(element).contain);
  expect(inner).toBe('content');
});

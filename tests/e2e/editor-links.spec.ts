import { expect, test } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { draftOf, edit, editablePage, field, module, saved } from './editor.ts';

/** Links in texts, to entities of the site by their names. */

const MODULES = [module('t1', 'text', { de: { content: '<p>Lies weiter im Haus.</p>' } })];

test('a text links to a page and to an article, by keys, and the link leads there', async ({ page }) => {
  const made = await editablePage(page, 'Verlinkt', MODULES);
  await edit(page, made.paths.de);
  const text = field(page, 'text', 'content');
  await text.click();
  await page.keyboard.press('Home');
  for (let letter = 0; letter < 'Lies'.length; letter += 1) await page.keyboard.press('Shift+ArrowRight');
  const marks = page.getByRole('toolbar', { name: 'Text', exact: true });
  await marks.getByRole('button', { name: 'Link', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Link', exact: true });
  await dialog.getByLabel('Wohin er führt', { exact: true }).last().selectOption('page');
  const which = dialog.getByRole('combobox', { name: 'Welche' });
  await which.fill('barrierefreier');
  await expect(dialog.getByRole('listbox').getByRole('option').first()).toContainText(
    'Barrierefreier Besuch',
  );
  await which.press('Enter');
  const violations = await violationsOn(page, { include: 'dialog' });
  expect(violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Link setzen' }).press('Enter');
  await expect(dialog).toBeHidden();
  // Selects the same text as before for further writing.
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('Lies');

  // Nothing is selected at the end: the link brings its words along.
  await page.keyboard.press('End');
  await marks.getByRole('button', { name: 'Link', exact: true }).click();
  await dialog.getByRole('button', { name: 'Link setzen' }).click();
  await expect(dialog.getByLabel('Wörter des Links')).toHaveAccessibleDescription(/braucht Wörter/);
  await dialog.getByLabel('Wörter des Links').fill('Zum Beitrag');
  await dialog.getByLabel('Wohin er führt', { exact: true }).last().selectOption('article');
  await which.fill('a');
  await expect(dialog.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await which.press('Enter');
  await dialog.getByLabel('Öffnet ein neues Fenster').check();
  await dialog.getByRole('button', { name: 'Link setzen' }).click();
  await expect(text.getByText('Zum Beitrag')).toBeVisible();
  await saved(page);
  await expect
    .poll(async () => (await draftOf(page, made)).modules[0]?.text.de.content)
    .toMatch(
      /^<p><a data-page="\d+">Lies<\/a> weiter im Haus\.<a href="\/de\/mediathek-de\/[a-z0-9-]+\/\d+" target="_blank" rel="noopener">Zum Beitrag<\/a><\/p>$/,
    );

  // Editing a link again shows the target chosen before.
  await text.getByText('Zum Beitrag').click();
  await marks.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(dialog.getByLabel('Wohin er führt', { exact: true }).last()).toHaveValue('article');
  await dialog.getByRole('button', { name: 'Link entfernen' }).click();
  await saved(page);
  await expect
    .poll(async () => (await draftOf(page, made)).modules[0]?.text.de.content)
    .toMatch(/Haus\.Zum Beitrag<\/p>$/);
});

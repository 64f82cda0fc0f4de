import { expect, test } from '@playwright/test';
import { expectAccessibleAt } from './axe.ts';
import { send } from './content-calls.ts';
import { draftOf, edit, editablePage, field, module, saved } from './editor.ts';
import { FULL } from './extent.ts';

/** Earlier versions of a page, and restoring them. */

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
  // Unsaved typing is saved first, without anybody waiting for it.
  await expect(panel.getByText('2 Bausteine sind jetzt anders')).toBeVisible();
  await expect(panel.locator('ins')).toHaveText('große ');
  await expect(panel.getByText('Zitat: Entfernt')).toBeVisible();
  await expect(page.locator('[data-change="changed"] > span')).toHaveText('Geändert');

  await panel.getByRole('button', { name: 'Nur das zurückholen' }).click();
  await expect(field(page, 'headline', 'content')).toHaveText('Lauter Löcher');
  await expect(panel.getByText('1 Baustein ist jetzt anders')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(field(page, 'headline', 'content')).toHaveText('Lauter große Löcher');

  await page.getByRole('button', { name: 'Versionen', exact: true }).click();
  await panel.getByLabel('Seite festhalten als').fill('vor der Premiere');
  await panel.getByRole('button', { name: 'Version sichern', exact: true }).click();
  await expect(panel.getByRole('button', { name: /vor der Premiere/ })).toBeVisible();
  await panel.getByRole('button', { name: /veröffentlicht/ }).click();
  await panel.getByRole('button', { name: /^Version \d+ zurückholen/ }).click();
  await expect(panel.getByText('Die Seite ist wie damals.')).toBeVisible();
  await expect(page.locator('[data-module="quote"]')).toBeVisible();
  await saved(page);
  expect((await draftOf(page, made)).modules.map(({ id }) => id)).toEqual(['h1', 'q1']);
});

test('a version is saved with a note, and renamed later, by keyboard', FULL, async ({ page }) => {
  const made = await editablePage(page, 'Notizen', MODULES);
  await edit(page, made.paths.de);
  await page.getByRole('button', { name: 'Versionen', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Versionen' });
  await panel.getByLabel('Seite festhalten als').fill('vor der Premiere');
  await panel.getByRole('button', { name: 'Mit Notiz festhalten' }).focus();
  await page.keyboard.press('Enter');
  const keeping = page.getByRole('dialog', { name: 'Mit Notiz festhalten' });
  // Text already typed is carried over.
  await expect(keeping.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(keeping.getByLabel('Name', { exact: true })).toHaveValue('vor der Premiere');
  const note = keeping.getByLabel('Notiz zu dieser Version');
  await note.fill('n'.repeat(2001));
  await keeping.getByRole('button', { name: 'Version sichern', exact: true }).click();
  await expect(note).toBeFocused();
  await expect(note).toHaveAccessibleDescription(/Höchstens 2\.000 Zeichen: Hier sind es 2\.001\./);
  await note.fill('Mit dem alten Plakat.\nBitte nicht löschen.');
  // No input is lost without a question.
  await page.keyboard.press('Escape');
  await expect(keeping.getByText('Noch nicht alles ist gespeichert.')).toBeVisible();
  await keeping.getByRole('button', { name: 'Weitermachen', exact: true }).click();
  await keeping.getByRole('button', { name: 'Version sichern', exact: true }).click();
  await expect(keeping).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Mit Notiz festhalten' })).toBeFocused();
  await expect(panel.getByLabel('Seite festhalten als')).toHaveValue('');
  await expect(panel.getByText('Mit dem alten Plakat.')).toBeVisible();

  await panel.getByRole('button', { name: /vor der Premiere/ }).click();
  await panel.getByRole('button', { name: 'Name und Notiz ändern' }).press('Enter');
  const changing = page.getByRole('dialog', { name: /^Name und Notiz von Version/ });
  await expect(changing.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('nach der Premiere');
  // Meanwhile somebody else calls it something else, and writes another note.
  const versions = `/documents/${made.document}/versions/`;
  const { results } = await (await send(page, 'GET', versions, {})).json();
  const theirs = { name: 'Premiere', note: 'Das alte Plakat ist weg.' };
  const path = `${versions}${results[0].id}/`;
  expect((await send(page, 'PATCH', path, theirs, { 'if-match': '*' })).status()).toBe(200);
  await page.keyboard.press('Enter');
  await expect(changing.getByRole('alert')).toContainText('Jemand anders hat das gerade geändert.');
  await expect(changing.getByText('Dort steht: Premiere')).toBeVisible();
  await expect(changing.getByLabel('Name', { exact: true })).toHaveValue('nach der Premiere');
  await expect(changing.getByLabel('Notiz zu dieser Version')).toHaveValue('Das alte Plakat ist weg.');
  await changing.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(changing).toHaveCount(0);
  await expect(panel.getByRole('button', { name: /„nach der Premiere“/ })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Name und Notiz ändern' })).toBeFocused();
  await expect(panel.getByText('Das alte Plakat ist weg.')).toBeVisible();
});

test('axe finds nothing where a version gets a note', FULL, async ({ page }) => {
  const made = await editablePage(page, 'Notizen', MODULES);
  await edit(page, made.paths.en);
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Versions' });
  await panel.getByRole('button', { name: 'Save with a note' }).click();
  const keeping = page.getByRole('dialog', { name: 'Save with a note' });
  await keeping.getByRole('button', { name: 'Save version', exact: true }).click();
  const name = keeping.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Give it a name first/);
  const expectAccessibleNow = () => expectAccessibleAt(page, [1440, 390]);
  await expectAccessibleNow();
  await name.fill('before the opening night');
  await keeping.getByLabel('Note on this version').fill('One\nTwo\nThree\nFour');
  await keeping.getByRole('button', { name: 'Save version', exact: true }).click();
  await panel.getByRole('button', { name: /before the opening night/ }).click();
  await expect(panel.getByText('The page is back to how it was then.')).toBeVisible();
  await expectAccessibleNow();
});

test('axe finds nothing beside the versions', FULL, async ({ page }) => {
  const made = await editablePage(page, 'Versionen', MODULES);
  await edit(page, made.paths.de);
  await field(page, 'headline', 'content').fill('Keine Löcher');
  await page.getByRole('button', { name: 'Versionen', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Versionen' });
  await panel.getByRole('button', { name: /veröffentlicht/ }).click();
  await expect(panel.getByText('1 Baustein ist jetzt anders')).toBeVisible();
  await expectAccessibleAt(page, [1280, 390]);
});

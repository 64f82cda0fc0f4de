import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { callHeaders } from './call-headers.ts';
import { send } from './content-calls.ts';
import { edit, editablePage, field, module } from './editor.ts';
import { FULL } from './extent.ts';
import { ownWord } from './own-word.ts';

/** Page settings besides the modules: names, address, visibility. */

const MODULES = [module('h1', 'headline', { de: { content: 'Oben' } })];

const openSettings = async (page: Page) => {
  await page.getByRole('button', { name: /^Seiteneinstellungen/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Seiteneinstellungen' });
  await expect(dialog.getByLabel('Titel auf Deutsch')).toBeVisible();
  return dialog;
};

test('a page gets another name and address; unsaved changes are saved first, and the old address redirects', async ({
  page,
}) => {
  const made = await editablePage(page, 'Umzug von nebenan', MODULES);
  await edit(page, made.paths.de);
  await field(page, 'headline', 'content').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' auf');
  const dialog = await openSettings(page);
  const violations = await violationsOn(page, { include: 'dialog' });
  expect(violations).toEqual([]);
  await dialog.getByLabel('Titel auf Deutsch').fill('');
  await dialog.getByLabel('Letzter Teil der Adresse auf Deutsch').fill('Nicht so!');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByLabel('Titel auf Deutsch')).toHaveAccessibleDescription(
    /Jede Seite braucht einen deutschen Titel/,
  );
  await dialog.getByLabel('Titel auf Deutsch').fill('Umgezogen');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  const slug = dialog.getByLabel('Letzter Teil der Adresse auf Deutsch');
  await expect(slug).toHaveAccessibleDescription(/Kleine Buchstaben, Ziffern/);
  await expect(slug).toBeFocused();
  await slug.fill('produktionen');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(slug).toHaveAccessibleDescription(/braucht die Website selbst/);
  const moved = `umgezogen-${ownWord()}`;
  await slug.fill(moved);
  await dialog.getByLabel('Art der Linkvorschau').selectOption('Artikel');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  const path = made.paths.de.replace(/[^/]+$/, moved);
  await page.waitForURL(`${path}?edit`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Umgezogen');
  await expect(field(page, 'headline', 'content')).toHaveText('Oben auf');
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await page.goto(made.paths.de);
  expect(new URL(page.url()).pathname).toBe(path);
});

test(
  'when somebody else has saved meanwhile, nothing is lost and both sides are said',
  FULL,
  async ({ page }) => {
    const made = await editablePage(page, 'Zu zweit eingestellt', MODULES);
    await edit(page, made.paths.de);
    const dialog = await openSettings(page);
    const pages = (await (await send(page, 'GET', '/pages/', {})).json()) as {
      id: number;
      document: number;
    }[];
    const id = pages.find(({ document }) => document === made.document)?.id;
    const read = await page.request.get(`/de/pageeditor-api/pages/${id}/`);
    const other = await page.request.patch(`/de/pageeditor-api/pages/${id}/`, {
      headers: { ...(await callHeaders(page)), 'if-match': read.headers().etag ?? '' },
      data: { title: { de: 'Von drüben', en: null }, in_footer: true },
    });
    expect(other.status(), await other.text()).toBe(200);
    await dialog.getByLabel('Titel auf Deutsch').fill('Von hier');
    await dialog.getByLabel('Vorspann auf Deutsch').fill('Mein Vorspann');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Jemand anderes hat diese Einstellungen');
    await expect(dialog.getByText('Dort steht: Von drüben')).toBeVisible();
    await expect(dialog.getByLabel('Im Fuß der Seite')).toBeChecked();
    await expect(dialog.getByLabel('Titel auf Deutsch')).toHaveValue('Von hier');
    await dialog.getByRole('button', { name: 'Deren übernehmen' }).click();
    await expect(dialog.getByLabel('Titel auf Deutsch')).toHaveValue('Von drüben');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Mein Vorspann')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Von drüben');
  },
);

test(
  'closing with unsaved changes asks, and a page of the site map cannot be moved',
  FULL,
  async ({ page }) => {
    const made = await editablePage(page, 'Nicht aus Versehen', MODULES);
    await edit(page, made.paths.de);
    const dialog = await openSettings(page);
    await dialog.getByLabel('Titel auf Deutsch').fill('Halb fertig');
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('alert')).toHaveText('Noch nicht alles ist gespeichert.');
    await dialog.getByRole('button', { name: 'Weitermachen' }).click();
    await expect(dialog.getByLabel('Titel auf Deutsch')).toHaveValue('Halb fertig');
    // A tab that is closed in the middle of it loses nothing.
    await page.reload();
    await openSettings(page);
    await expect(dialog.getByRole('status').first()).toContainText('ist wieder da');
    await expect(dialog.getByLabel('Titel auf Deutsch')).toHaveValue('Halb fertig');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(dialog).toBeHidden();
    await openSettings(page);
    await expect(dialog.getByLabel('Titel auf Deutsch')).toHaveValue('Nicht aus Versehen');

    await edit(page, '/de/ensemble');
    const list = await openSettings(page);
    await expect(list.getByLabel('Überschrift auf Deutsch')).toBeVisible();
    await expect(list.getByLabel(/^Letzter Teil der Adresse/)).toHaveCount(0);
    await expect(list.getByLabel('Online', { exact: true })).toHaveCount(0);
  },
);

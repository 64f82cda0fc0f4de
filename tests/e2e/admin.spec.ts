import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { signInAs } from './accounts.ts';

// The interface begins in the language of the browser.
const GERMAN = { locale: 'de-DE' };
test.use(GERMAN);

async function openAs(page: Page, name: Parameters<typeof signInAs>[1], path: string): Promise<void> {
  await signInAs(page, name, 'de', '/de');
  await page.goto(path);
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });

test('is for those who may enter it, with a policy of its own', async ({ page, browser }) => {
  await page.goto('/admin/events/create?lang=de');
  await expect(page).toHaveURL(/\/de\/user\/.*next=%2Fadmin%2Fevents%2Fcreate/);
  for (const name of ['jule', 'einlass'] as const) {
    const other = await browser.newPage(GERMAN);
    await signInAs(other, name, 'de', '/de');
    expect((await other.goto('/admin/events'))?.status(), name).toBe(403);
    await other.close();
  }
  await signInAs(page, 'redaktion', 'de', '/de');
  const answer = await page.goto('/admin/programme/event/1/change/');
  await expect(page).toHaveURL(/\/admin\/events\/1$/);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/style-src 'self' 'nonce-[\w-]+'/);
  expect(policy).not.toContain('unsafe');
  // What an editor may not do is not in the menu, and shut at its address.
  await expect(page.getByRole('menuitem', { name: 'Termine', exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Konten' })).toHaveCount(0);
  await page.goto('/admin/accounts');
  await expect(page.getByText('Dafür fehlt dir die Berechtigung')).toBeVisible();
});

test('a date is planned from another one, and what does not fit is said at its field', async ({ page }) => {
  await openAs(page, 'redaktion', '/admin/events');
  await page.getByRole('row').nth(1).getByRole('cell').nth(1).click();
  await page.getByRole('link', { name: 'Neu aus diesem' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Termin: neu' })).toBeVisible();
  await page.getByLabel('Beginn').fill('2031-05-04T15:00');
  await page.getByLabel('Ende').fill('2031-05-04T14:00');
  await saveButton(page).click();
  await expect(page.getByText('Das Ende liegt vor dem Beginn.')).toBeVisible();
  await page.getByLabel('Ende').fill('2031-05-04T16:00');
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/admin\/events\/\d+$/);
  await expect(page.getByLabel('Beginn')).toHaveValue('2031-05-04T15:00');

  await page.getByRole('button', { name: 'Mehr Termine davon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mehr Termine davon' });
  await dialog.getByLabel('bis zum').fill('2031-05-25');
  await dialog.getByRole('checkbox', { name: 'So 18. Mai' }).uncheck();
  await dialog.getByRole('button', { name: '2 Termine anlegen' }).click();
  await expect(page.getByText('2 Termine angelegt')).toBeVisible();

  await page.getByRole('menuitem', { name: 'Termine', exact: true }).click();
  await page.getByLabel('ab', { exact: true }).fill('2031-05-01');
  const starts = page.getByRole('row').getByRole('cell').getByRole('time');
  await expect(starts).toHaveText(['So 04.05.2031, 15:00', 'So 11.05.2031, 15:00', 'So 25.05.2031, 15:00']);
  await page.getByRole('checkbox', { name: 'Alle auswählen' }).check();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('button', { name: 'Ja, so machen' }).click();
  await expect(page.getByText('3 gelöscht')).toBeVisible();
});

test('two people in one form: whoever comes second chooses field by field', async ({ page, browser }) => {
  await openAs(page, 'leitung', '/admin/rooms');
  await page.getByRole('row').nth(1).getByRole('cell').nth(1).click();
  const floor = page.getByLabel('Stockwerk, Deutsch');
  const before = await floor.inputValue();
  const position = await page.getByLabel('Reihenfolge').inputValue();

  const second = await browser.newPage(GERMAN);
  await openAs(second, 'redaktion', new URL(page.url()).pathname);
  await second.getByLabel('Reihenfolge').fill('77');
  await saveButton(second).click();
  await expect(second.getByText('Gespeichert')).toBeVisible();
  await second.close();

  await floor.fill('Ganz oben');
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Inzwischen hat jemand anderes gespeichert' });
  await expect(dialog.getByRole('radio', { name: /^Meins: Ganz oben/ })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: /^Das andere: 77/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'So übernehmen' }).click();
  await expect(page.getByLabel('Reihenfolge')).toHaveValue('77');
  await expect(floor).toHaveValue('Ganz oben');
  await saveButton(page).click();
  await expect(page.getByText('Gespeichert')).toBeVisible();

  await floor.fill(before);
  await page.getByLabel('Reihenfolge').fill(position);
  await saveButton(page).click();
  await expect(saveButton(page)).toBeDisabled();
});

test('what was typed survives a reload and the end of the session', async ({ page, context }) => {
  await openAs(page, 'redaktion', '/admin/genres/create');
  await page.getByLabel('Name, Deutsch').fill('Schattenspiel');
  await page.reload();
  await page.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(page.getByLabel('Name, Deutsch')).toHaveValue('Schattenspiel');

  await context.clearCookies();
  await saveButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Deine Sitzung ist zu Ende' })).toBeVisible();
  await expect(page.getByLabel('Name, Deutsch')).toHaveValue('Schattenspiel');
  const other = await context.newPage();
  await signInAs(other, 'redaktion', 'de', '/de');
  await other.close();
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/admin\/genres\/\d+$/);
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('button', { name: 'Ja, so machen' }).click();
  await expect(page).toHaveURL(/\/admin\/genres(\?|$)/);
});

for (const [language, path, headline] of [
  ['de', '/admin/productions', 'Produktionen'],
  ['en', '/admin/productions/1', 'Nothing but Holes'],
  ['de', '/admin/events/1', ','],
  ['en', '/admin/events', 'Events'],
] as const) {
  test(`${path} is free of axe violations in ${language}`, async ({ page }) => {
    await signInAs(page, 'leitung', 'de', '/de');
    await page.goto(`${path}?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headline);
    await expect(
      page
        .getByRole('table')
        .or(saveButton(page))
        .or(page.getByRole('button', { name: /^Save|^Speichern/ }))
        .first(),
    ).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) }))).toEqual([]);
  });
}

import { expect, type Page, test } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { lastEmailTo, linkIn, newAddress, signIn } from './accounts.ts';
import { expectNoSidewaysScroll, violationsOn } from './axe.ts';
import { PASSWORD } from './new-account.ts';
import { sendWith } from './sending.ts';

test.use({ locale: 'de-DE' });
// A morning is longer than other journeys.
test.slow();

async function openAs(
  page: Page,
  name: Parameters<typeof signIn>[1],
  path: string,
  language: 'de' | 'en' = 'de',
): Promise<void> {
  await signIn(page, name, language);
  await page.goto(`${path}?lang=${language}`);
}

async function expectClean(page: Page): Promise<void> {
  const violations = await violationsOn(page);
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) }))).toEqual([]);
}

test('an administrator sets up the venue by keyboard alone and invites a colleague, who brings in HTML', async ({
  page,
  browser,
}) => {
  await openAs(page, 'leitung', '/admin/menus/menu');
  const handle = page.getByRole('button', { name: /verschieben$/ }).nth(0);
  await expect(handle).toBeVisible();
  const name = (await handle.getAttribute('aria-label')) ?? '';
  const said = page.getByRole('status').filter({ hasText: 'ist jetzt Nummer' });
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(said).toContainText('Nummer 2 von');
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(said).toContainText('Nummer 1 von');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Da geht es nicht weiter.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speichern', exact: true })).toBeDisabled();
  await expectClean(page);

  await page.goto('/admin/accounts/create');
  const email = newAddress('kim');
  await page.getByLabel('Vorname').focus();
  await page.keyboard.type('Kim');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Klopfer');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.getByLabel('Rolle').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: /HTML/ }).press('Enter');
  await page.getByRole('button', { name: 'Speichern', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/accounts\/\d+$/);

  // Users given an account by staff choose a password through an email, which appears in no list for staff.
  const kim = await browser.newPage({ locale: 'de-DE' });
  const link = linkIn(await lastEmailTo(email, 'hat ein Konto für dich angelegt'));
  await page.goto(`/admin/emails?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`);
  await expect(page.getByRole('textbox', { name: 'Suchen' })).toHaveValue(email);
  await expect(page.getByRole('cell', { name: email })).toHaveCount(0);
  await page.goto('/admin/audit');
  await expect(page.getByRole('cell', { name: /^Konto/ }).first()).toBeVisible();

  await kim.goto(link);
  await kim.locator('#reset-newPassword').fill(PASSWORD);
  await kim.getByRole('button', { name: 'Passwort setzen' }).click();
  await expect(kim.getByRole('status')).toContainText('Dein Passwort ist gesetzt.');
  await kim.locator('#sign-in-email').fill(email);
  await kim.locator('#sign-in-password').fill(PASSWORD);
  await kim.getByRole('button', { name: 'Anmelden' }).click();
  await expect(kim).toHaveURL(pathTo('account', 'de'));
  await kim.goto('/admin/html/create');
  await kim.getByLabel('Aus einer Datei').setInputFiles({
    name: `spiel-${test.info().testId}.html`,
    mimeType: 'text/html',
    buffer: Buffer.from('<p>Wer klopft denn da?</p>'),
  });
  await expect(kim.getByRole('textbox', { name: 'HTML', exact: true })).toHaveValue(
    '<p>Wer klopft denn da?</p>',
  );
  await kim.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(kim).toHaveURL(/\/admin\/html\/\d+$/);
  await kim.getByRole('button', { name: 'Löschen' }).click();
  await kim.getByRole('button', { name: 'Ja, so machen' }).click();
  await expect(kim).toHaveURL(/\/admin\/html(\?|$)/);
  await kim.close();
});

test('a page of an error is written in the settings, and shown', async ({ page, browser }) => {
  await openAs(page, 'leitung', '/admin/settings/house');
  const german = page.getByLabel('Fehler 410, Deutsch');
  await german.fill('<h1>Abgebaut.</h1>');
  await page.getByLabel('Fuß, oben, Deutsch').fill('<p>Vorher Zähne putzen.</p>');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Gespeichert')).toBeVisible();
  const site = await browser.newPage({ locale: 'de-DE' });
  await site.goto('/de');
  await expect(site.getByText('Vorher Zähne putzen.')).toBeVisible();
  await site.close();
  await page.reload();
  await expect(german).toHaveValue('<h1>Abgebaut.</h1>');
  await german.fill('');
  await page.getByLabel('Fuß, oben, Deutsch').fill('');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Speichern', exact: true })).toBeDisabled();
});

test('an editor gives a production pictures, a film and something around it, and sees the week of an exception', async ({
  page,
}) => {
  await openAs(page, 'redaktion', '/admin/productions/1', 'en');
  const credit = page.getByLabel('Credit').first();
  await expect(credit).toBeVisible();
  await page.getByRole('button', { name: 'Add video' }).click();
  const film = page
    .getByRole('listitem')
    .filter({ has: page.getByLabel('Length') })
    .last();
  await film.getByLabel('Title, German').fill('Hinter der Bühne');
  await film.getByLabel('Address').fill('https://vimeo.com/76979871');
  await film.getByLabel('Length').fill('3:20');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText(/^(Element updated|Saved)/)).toBeVisible();
  await page.goto('/admin/productions/1?lang=en');
  await expect(page.getByLabel('Length').last()).toHaveValue('3:20');
  await page
    .getByRole('listitem')
    .filter({ has: page.getByLabel('Length') })
    .last()
    .getByRole('button', { name: /Remove/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText(/^(Element updated|Saved)/)).toBeVisible();

  await page.goto('/admin/opening-hours-exceptions/create?lang=en');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(/^Day/).fill(tomorrow);
  await page
    .getByRole('switch', { name: 'closed' })
    .or(page.getByRole('checkbox', { name: 'closed' }))
    .check();
  const week = page.getByRole('region', { name: 'The next two weeks' });
  await expect(week.getByRole('row', { name: /exception/ }).first()).toContainText('closed');
});

test('an editor answers a form: finds what was sent, takes it along, and deletes what is old', async ({
  page,
  browser,
}) => {
  const word = `Handschuh ${test.info().testId} ${test.info().retry}`;
  const guest = await browser.newPage({ javaScriptEnabled: false });
  await guest.goto('/de/forms/fundbuero/3');
  await guest.getByLabel('Was fehlt?').fill(word);
  await guest.getByLabel('Wie sieht es aus?').fill('Rot');
  await guest.getByLabel('Wann war es noch da?').fill('2026-01-05');
  await guest.getByLabel('Dein Name').fill('Tomke');
  await guest.getByLabel('E-Mail-Adresse', { exact: true }).fill('tomke@post.example');
  // Sent faster than people type it is returned with its input.
  await sendWith(
    guest.getByRole('button', { name: 'Suchen lassen' }),
    guest.getByRole('heading', { name: 'Es ist angekommen.' }),
  );
  await guest.close();

  await openAs(page, 'redaktion', '/admin');
  await page.getByRole('link', { name: 'Einsendungen' }).click();
  await expect(page).toHaveURL(/\/cms-hub\/forms/);
  await page.getByRole('link', { name: 'Verloren und gefunden' }).click();
  const entry = page.getByRole('article').filter({ hasText: word });
  await expect(entry).toContainText('tomke@post.example');
  for (const [name, file] of [
    ['Alles als Tabelle (CSV)', 'fundbuero.csv'],
    ['Alles als JSON', 'fundbuero.json'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
  }
  await expectClean(page);
  // Entries sent today remain when older ones are deleted.
  await page.locator('[name=before]').fill('2020-01-01');
  await page.locator('[name=before]').press('Enter');
  await expect(page.getByRole('status')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: word })).toBeVisible();
});

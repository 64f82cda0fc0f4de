import { expect, type Page, test } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { lastEmailTo, linkIn, newAddress, signIn } from './accounts.ts';
import { expectNoSidewaysScroll, violationsOn } from './axe.ts';
import { addByCall, eventWithTickets } from './booking.ts';
import { PASSWORD } from './new-account.ts';

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

/** Orders at the box office as a guest; returns the numbers of the order and of the event. */
async function orderAsGuest(page: Page, email: string) {
  const event = await eventWithTickets(page.request, 'de', { daysAhead: 2 });
  await addByCall(page, event, 2);
  await page.goto('/webshop/checkout?lang=de');
  await page.getByLabel('Vorname').fill('Ruth');
  await page.getByLabel('Nachname').fill('Sandhaas');
  await page.getByLabel('E-Mail für die Tickets').fill(email);
  await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
  await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geklopft, reserviert.');
  const number = page.getByText(/^BS-[A-Z2-9]{3}-[A-Z2-9]{3}$/).first();
  return (await number.textContent()) ?? '';
}

test('the box office finds an order, is paid, cancels a ticket, gives money back, and sees who comes', async ({
  page,
  browser,
}) => {
  const email = newAddress('ruth');
  const guest = await browser.newPage();
  const number = await orderAsGuest(guest, email);
  await guest.close();

  await openAs(page, 'kasse', '/admin/box-office/');
  await expect(page).toHaveURL(/\/admin\/orders/);
  await page.getByRole('textbox', { name: 'Suchen' }).fill(email);
  // Search terms are applied after a debounce, and then appear in the address.
  await expect(page).toHaveURL(/filter=.*post\.example/);
  await page.getByRole('cell', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expectClean(page);

  // Another amount than what is open is refused with the one that is; what was typed still stands there.
  const amount = page.getByLabel('Betrag');
  const open = await amount.inputValue();
  await amount.fill('1');
  await page.getByLabel('Nummer des Belegs oder Kontoauszugs').fill('K-0017');
  await page.getByRole('button', { name: /als bezahlt eintragen$/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: `Es sind ${open}` })).toBeVisible();
  await expect(page.getByLabel('Nummer des Belegs oder Kontoauszugs')).toHaveValue('K-0017');
  await amount.fill(open);
  await page.getByRole('button', { name: /als bezahlt eintragen$/ }).click();
  await expect(page.getByRole('region', { name: 'Erledigt' })).toBeVisible();
  await lastEmailTo(email, 'ist bezahlt');
  await page.getByRole('button', { name: 'Noch einmal schicken' }).click();
  await expect(page.getByText('Unterwegs', { exact: true })).toBeVisible();

  const tickets = page.getByRole('region', { name: 'Karten' });
  await tickets.getByRole('checkbox', { name: `${number}-1` }).check();
  await tickets.getByRole('button', { name: 'Eine Karte stornieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eine Karte stornieren' });
  await expectClean(page);
  await dialog.getByLabel('Grund, nur für das Haus').fill('Kind krank');
  await dialog.getByRole('button', { name: 'Stornieren' }).click();
  const money = page.getByRole('region', { name: 'Zurückzuzahlen' });
  await money.getByLabel('Nummer des Belegs oder Kontoauszugs').fill('K-0018');
  await money.getByRole('button', { name: /zurückgezahlt$/ }).click();
  await expect(page.getByRole('region', { name: 'Erledigt' })).toBeVisible();
  await expect(tickets.getByRole('row').nth(1)).toContainText('storniert');
  await expect(tickets.getByRole('link', { name: /^Umbuchen/ })).toHaveAttribute(
    'href',
    `/cms-hub/orders/${number}/rebook/2?lang=de`,
  );

  // The sale of that event knows who comes.
  await page.getByRole('menuitem', { name: 'Verkauf und Einlass' }).click();
  await expect(page.getByRole('columnheader', { name: 'eingelassen' })).toBeVisible();
  const title = await page.getByRole('row').nth(1).getByRole('cell').nth(1).textContent();
  await page.getByRole('row').nth(1).getByRole('cell').nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title ?? '');
  await expect(page.getByRole('region', { name: 'Einlassliste' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Warteliste' })).toContainText(/Niemand wartet|Streichen/);
  await expectClean(page);
});

test('an administrator sets up the house by keyboard alone and invites a colleague, who brings in HTML', async ({
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

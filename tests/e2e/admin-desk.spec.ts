import { expect, type Page, test } from '@playwright/test';
import { lastEmailTo, newAddress, signIn } from './accounts.ts';
import { expectNoSidewaysScroll, violationsOn } from './axe.ts';
import { addByCall, type BookedEvent, eventWithTickets } from './booking.ts';
import { offerOf, planDate } from './own-date.ts';
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

/** Two tickets, to be paid at the box office; gives the number of the order. */
async function orderAsGuest(page: Page, event: BookedEvent, email: string): Promise<string> {
  await addByCall(page, event, 2);
  await page.goto('/webshop/checkout?lang=de');
  await page.getByLabel('Vorname').fill('Ruth');
  await page.getByLabel('Nachname').fill('Sandhaas');
  await page.getByLabel('E-Mail für die Tickets').fill(email);
  await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
  await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geklopft, reserviert.');
  return (
    (await page
      .getByText(/^BS-[A-Z2-9]{3}-[A-Z2-9]{3}$/)
      .first()
      .textContent()) ?? ''
  );
}

const said = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('the box office puts a date on sale, changes its places, moves it and cancels it with its orders', async ({
  page,
  browser,
}) => {
  const email = newAddress('ruth');
  const editor = await browser.newPage();
  const id = await planDate(editor);
  await editor.close();

  await openAs(page, 'kasse', `/admin/sales/${id}`);
  const form = page.getByRole('region', { name: 'In den Verkauf geben' });
  const sell = form.getByRole('button', { name: 'In den Verkauf geben' });
  await expect(sell).toBeDisabled();
  for (const places of await form.getByLabel(/^Plätze: /).all()) await places.fill('20');
  await expect(form.getByRole('status')).toContainText('sofort.');
  await form.getByLabel('Für Mitglieder ab').fill('2026-01-01T10:00');
  await expectClean(page);
  await sell.click();
  await expect(said(page, 'und für Mitglieder noch davor')).toBeVisible();
  await form.getByLabel('Für Mitglieder ab').fill('');
  await sell.click();
  await expect(page.getByText('Der Termin ist im Verkauf.')).toBeVisible();

  const guest = await browser.newPage();
  const number = await orderAsGuest(guest, await offerOf(guest, id), email);
  await page.reload();
  const changes = page.getByRole('region', { name: 'Schließen, verlegen, verschieben, absagen' });
  await expect(changes).toContainText('Verkauft: 2 Karten aus einer Bestellung.');
  await expectClean(page);

  const dialog = page.getByRole('dialog');
  await page
    .getByRole('button', { name: /^Zahl der Plätze ändern/ })
    .first()
    .click();
  await dialog.getByLabel('Plätze insgesamt').fill('1');
  await dialog.getByRole('button', { name: 'Zahl der Plätze ändern' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nichts wurde geändert: 2 Plätze');
  await expectClean(page);
  await dialog.getByLabel('Plätze insgesamt').fill('30');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page
    .getByRole('button', { name: /^Plätze sperren/ })
    .first()
    .click();
  await dialog.getByLabel('Wie viele').fill('3');
  await dialog.getByLabel('Grund, nur für das Haus').fill('Presse');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Freigeben: Presse' }).click();
  await expect(page.getByRole('region', { name: 'Gesperrte Plätze' })).toHaveCount(0);

  await changes.getByRole('button', { name: 'Verkauf schließen' }).click();
  await expect(dialog).toContainText('Danach ist nichts mehr zu kaufen.');
  await dialog.getByRole('button', { name: 'Verkauf schließen' }).click();
  await changes.getByRole('button', { name: 'Verkauf wieder öffnen' }).click();
  await dialog.getByRole('button', { name: 'Verkauf wieder öffnen' }).click();
  await expect(dialog).toBeHidden();

  await changes.getByRole('button', { name: 'Beginn des Verkaufs' }).click();
  await dialog.getByLabel('Für Mitglieder ab').fill('2026-01-01T10:00');
  await dialog.getByRole('button', { name: 'Beginn festlegen' }).click();
  await expect(dialog.getByRole('alert')).toContainText('für Mitglieder noch davor');
  await expectClean(page);
  await dialog.getByLabel('Verkauf ab').fill('2026-01-02T10:00');
  await dialog.getByRole('button', { name: 'Beginn festlegen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Verkauf ab Fr 02\.01\.2026/)).toBeVisible();

  await changes.getByRole('button', { name: 'Anderer Raum' }).click();
  await expect(dialog.getByRole('button', { name: /^Raum ändern/ })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Neuer Raum' }).press('ArrowDown');
  const other = page.getByRole('option', { selected: false }).first();
  const room = await other.textContent();
  await other.click();
  await expectClean(page);
  await dialog.getByRole('button', { name: 'Raum ändern und alle benachrichtigen' }).click();
  await expect(dialog).toBeHidden();
  await lastEmailTo(email, `, ${room}. Die Zeit bleibt`);

  await changes.getByRole('button', { name: 'Termin verlegen' }).click();
  const start = dialog.getByLabel('Neuer Beginn');
  const later = new Date(`${await start.inputValue()}:00Z`);
  await expect(dialog.getByRole('button', { name: /^Verlegen/ })).toBeDisabled();
  await start.fill('2026-01-01T10:00');
  await dialog.getByRole('button', { name: 'Verlegen und alle benachrichtigen' }).click();
  await expect(dialog.getByRole('alert')).toContainText('in der Vergangenheit');
  later.setUTCDate(later.getUTCDate() + 7);
  await start.fill(later.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length));
  await expectClean(page);
  await dialog.getByRole('button', { name: 'Verlegen und alle benachrichtigen' }).click();
  await expect(dialog).toBeHidden();
  await lastEmailTo(email, 'verlegt');

  await changes.getByRole('button', { name: 'Verschieben, neuer Termin noch offen' }).click();
  await expect(dialog).toContainText('Verkauft: 2 Karten aus einer Bestellung.');
  await expect(dialog).toContainText('Alle, die bestellt haben, bekommen gleich eine E-Mail');
  await expectClean(page);
  await dialog.getByRole('button', { name: 'Verschieben und alle benachrichtigen' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(changes.getByRole('button', { name: /^Verschieben/ })).toHaveCount(0);
  await lastEmailTo(email, 'Einen neuen gibt es noch nicht');
  await page.goto(`/admin/orders?${new URLSearchParams({ filter: JSON.stringify({ q: number }) })}`);
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('verschoben');
  await expectClean(page);
  await page.goto(`/admin/sales/${id}`);
  await changes.getByRole('button', { name: 'Neuen Termin setzen' }).click();
  await expect(dialog).toContainText('Verschoben, sollte sein:');
  await dialog.getByRole('button', { name: 'Neuen Termin setzen und alle benachrichtigen' }).click();
  await expect(dialog).toBeHidden();
  await lastEmailTo(email, 'Findet statt');

  await changes.getByRole('button', { name: 'Termin absagen' }).click();
  await expect(dialog).toContainText('Verkauft: 2 Karten aus einer Bestellung.');
  await expect(dialog).toContainText('Das lässt sich nicht rückgängig machen.');
  await expectClean(page);
  await dialog.getByLabel('Grund, nur für das Haus').fill('Strom weg');
  await dialog.getByRole('button', { name: 'Absagen und alle benachrichtigen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('abgesagt', { exact: true })).toBeVisible();
  await expect(changes).toHaveCount(0);
  await lastEmailTo(email, 'absagen');
  await page.goto(`/admin/orders/${number}`);
  await expect(page.getByRole('region', { name: 'Karten' }).getByRole('row').nth(1)).toContainText(
    'abgesagt',
  );
  await guest.close();
});

test('whose credit it is and what it comes from is found by keyboard', async ({ page }) => {
  await openAs(page, 'kasse', '/admin', 'en');
  await page.getByRole('menuitem', { name: 'Credit' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Credit' })).toBeVisible();
  const search = page.getByRole('textbox', { name: 'Search' });
  await search.focus();
  await page.keyboard.type('tarek');
  await expect(page).toHaveURL(/filter=.*tarek/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectClean(page);
  await page.getByRole('link', { name: 'Open' }).press('Enter');
  await expect(page.getByRole('link', { name: 'tarek@buntspecht.example' })).toBeVisible();
  const changes = page.getByRole('region', { name: 'Transactions' });
  await expect(changes.getByRole('row').nth(1)).toContainText('€');
  await expectClean(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('credit is nothing for who neither sells nor decides', async ({ page }) => {
  await openAs(page, 'buchhaltung', '/admin/credit-accounts');
  await expect(page.getByText('Dafür fehlt dir die Berechtigung')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Guthaben' })).toHaveCount(0);
  expect((await page.request.get('/api/admin/credit-accounts/')).status()).toBe(403);
});

test('a morning at the door: typed in, taken back, and refused with a reason; the box office sees who came', async ({
  page,
  browser,
}) => {
  const event = await eventWithTickets(page.request, 'de', { daysAhead: 2 });
  const guest = await browser.newPage();
  const number = await orderAsGuest(guest, event, 'ruth-door@post.example');
  await guest.close();
  // Another house's business is shut for who lets people in.
  await signIn(page, 'einlass');
  expect((await page.goto('/admin'))?.status()).toBe(403);
  for (const path of ['/cms-hub/orders', '/cms-hub/closings', '/cms-hub/forms'])
    expect((await page.goto(path))?.status(), path).toBe(403);
  await page.goto(`/cms-hub/check-in/${event.jetId}?${new URLSearchParams({ lang: 'de', door: 'Hof' })}`);
  const type = async (typed: string) => {
    const field = page.getByLabel('Nummer des Tickets oder der Bestellung');
    if (!(await field.isVisible())) await page.getByText('Tippen').click();
    await field.fill(typed);
    await page.keyboard.press('Enter');
  };
  const verdict = (words: string) => page.getByRole('heading', { name: words });
  await type(`${number}-1`);
  await expect(verdict('Noch nicht bezahlt.')).toBeVisible();

  const till = await browser.newPage({ locale: 'de-DE' });
  await openAs(till, 'kasse', `/admin/orders/${number}`);
  await till.getByLabel('Nummer des Belegs oder Kontoauszugs').first().fill('K-0101');
  await till.getByRole('button', { name: /als bezahlt eintragen$/ }).click();
  await expect(till.getByRole('region', { name: 'Erledigt' })).toBeVisible();

  await type(`${number}-1`);
  await expect(verdict('Kommt rein.')).toBeVisible();
  await page.getByRole('button', { name: 'Doch nicht' }).click();
  await expect(page.getByRole('button', { name: 'Doch nicht' })).toBeHidden();
  await type(`${number}-1`.toLowerCase());
  await expect(verdict('Kommt rein.')).toBeVisible();
  await type(`${number}-1`);
  await expect(verdict('Schon drin.')).toBeVisible();
  await type('BS-222-222-1');
  await expect(verdict('Keins von uns.')).toBeVisible();
  await expectClean(page);

  const id = /(\d+)$/.exec(event.path)?.[1];
  await till.goto(`/admin/sales/${id}`);
  const list = till.getByRole('region', { name: 'Einlassliste' });
  await list.getByLabel('Name oder Nummer suchen').fill(number);
  await expect(list.getByRole('row', { name: `${number}-1` })).toContainText('Hof');
  await expect(list.getByRole('row', { name: `${number}-2` })).toContainText('noch nicht da');
  await till.close();
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
  // Sent faster than people type it comes back with what was typed.
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
  // Entries sent today stay when older ones are deleted.
  await page.locator('[name=before]').fill('2020-01-01');
  await page.locator('[name=before]').press('Enter');
  await expect(page.getByRole('status')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: word })).toBeVisible();
});

import { expect, type Page, test } from '@playwright/test';
import { lastEmailTo, linkIn, newAddress, signIn } from './accounts.ts';
import { expectAccessibleAt } from './axe.ts';
import { addByCall, eventWithTickets } from './booking.ts';
import { FULL } from './extent.ts';

const WIDTHS = [320, 390, 768, 1440];

/** Orders at the box office as a guest; returns the order's number and the path of the guest's own page of it. */
async function orderAsGuest(page: Page, email: string): Promise<{ number: string; path: string }> {
  await addByCall(page, await eventWithTickets(page.request, 'de'), 2);
  await page.goto('/webshop/checkout?lang=de');
  await page.getByLabel('Vorname').fill('Ruth');
  await page.getByLabel('Nachname').fill('Sandhaas');
  await page.getByLabel('E-Mail für die Tickets').fill(email);
  await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
  await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geklopft, reserviert.');
  const number = page.getByText(/^BS-[A-Z2-9]{3}-[A-Z2-9]{3}$/).first();
  return { number: (await number.textContent()) ?? '', path: page.url() };
}

test('is for people who sell alone', FULL, async ({ page }) => {
  for (const who of ['buchhaltung', 'redaktion', 'einlass'] as const) {
    await signIn(page, who);
    for (const path of [
      '/cms-hub/orders',
      '/cms-hub/orders/BS-7K4-Q29',
      '/cms-hub/passes',
      '/cms-hub/events/1',
    ])
      expect((await page.goto(path))?.status(), `${who} ${path}`).toBe(403);
  }
  const invoice = await page.request.get('/cms-hub/orders/BS-7K4-Q29/documents/2026-000001.pdf');
  expect(invoice.status()).toBe(403);
  const refused = await page.request.post('/cms-hub/orders/BS-7K4-Q29', {
    form: { do: 'pay', amount: '1', means: 'cash', reference: '1' },
  });
  expect(refused.status()).toBe(403);
});

test('a guest order is marked as paid at the till, and the guest has tickets', async ({ page, browser }) => {
  const email = newAddress('ruth');
  const { number, path } = await orderAsGuest(page, email);
  await expect(page.getByRole('link', { name: 'Alle Tickets, PDF' })).toHaveCount(0);

  const till = await browser.newPage({ javaScriptEnabled: false });
  await signIn(till, 'kasse');
  // The counter is the first room of the box office.
  await till.goto('/cms-hub?lang=de');
  await expect(till.getByRole('heading', { level: 1 })).toHaveText('Kasse');
  await till.getByRole('link', { name: 'Bestellungen', exact: true }).click();
  await expect(till.getByRole('heading', { level: 1 })).toHaveText('Bestellungen');
  await till
    .getByLabel('Nummer, Name, E-Mail oder Ticketcode')
    .fill(number.replaceAll('-', '').toLowerCase());
  await till.getByRole('button', { name: 'Suchen' }).press('Enter');
  await till.getByRole('link', { name: number }).click();
  await expect(till.getByRole('heading', { level: 1 })).toHaveText(number);

  // Another amount than the open one is refused with that; the input is preserved.
  const amount = till.getByLabel('Erhaltener Betrag').first();
  const open = await amount.inputValue();
  await amount.fill('1');
  await till.getByLabel('Nummer des Belegs oder Kontoauszugs').first().fill('K-0017');
  await till.getByRole('button', { name: /als bezahlt eintragen$/ }).click();
  await expect(till.getByRole('alert')).toContainText(`Es sind ${open}`);
  await expect(till.getByLabel('Nummer des Belegs oder Kontoauszugs').first()).toHaveValue('K-0017');
  // A partial payment is recorded all the same, and the rest remains open.
  await till.getByText('Anderen Betrag eintragen').click();
  const other = till.locator('details', { hasText: 'Anderen Betrag eintragen' });
  await other.getByLabel('Erhaltener Betrag').fill('1');
  await other.getByLabel('Nummer des Belegs oder Kontoauszugs').fill('K-0016');
  await other.getByRole('button', { name: 'Zahlung eintragen' }).click();
  await expect(till.getByRole('status')).toContainText('Zahlung eingetragen.');
  await expect(amount).not.toHaveValue(open);
  await page.reload();
  await expect(page.getByText('Noch zu bezahlen')).toBeVisible();
  await till.getByLabel('Nummer des Belegs oder Kontoauszugs').first().fill('K-0017');
  await till.getByRole('button', { name: /als bezahlt eintragen$/ }).click();
  await expect(till.getByRole('status')).toContainText('Als bezahlt eingetragen.');
  await expect(till.getByRole('heading', { name: 'Erledigt' })).toBeVisible();
  await expect(till.getByText(/bezahlt: Bar, K-0017$/)).toBeVisible();

  await page.goto(linkIn(await lastEmailTo(email, 'ist bezahlt')));
  expect(page.url()).toContain(new URL(path).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geklopft, gekauft.');
  await page.getByRole('link', { name: /Ticket 1$/ }).click();
  await expect(page.getByRole('img', { name: `QR-Code von Ticket ${number}-1` })).toBeVisible();

  await till.getByRole('button', { name: 'Tickets noch einmal schicken' }).click();
  await expect(till.getByRole('status')).toHaveText('Ist unterwegs.');

  // A ticket is cancelled with a reason; its price is owed, and refunded.
  await till.getByRole('checkbox').first().check();
  await till.getByText('Gewählte Tickets stornieren').click();
  await till.getByLabel('Grund, nur für das Haus').fill('Kind krank');
  await till.getByRole('button', { name: 'Tickets stornieren' }).click();
  await expect(till.getByRole('heading', { name: 'Zurückzuzahlen' })).toBeVisible();
  await till.getByLabel('Nummer des Belegs oder Kontoauszugs').first().fill('K-0018');
  await till.getByRole('button', { name: /zurückgezahlt$/ }).click();
  await expect(till.getByRole('heading', { name: 'Erledigt' })).toBeVisible();
  await expect(till.getByText('1 Ticket storniert: Kind krank')).toBeVisible();
  await till.close();
});

test('the desk can be used on every width and in both languages', FULL, async ({ page }) => {
  const { number } = await orderAsGuest(page, newAddress('axe'));
  await signIn(page, 'kasse');
  for (const language of ['de', 'en']) {
    await page.goto(`/cms-hub/orders?lang=${language}`);
    await expectAccessibleAt(page, WIDTHS);
    await page.goto(`/cms-hub/orders/${number}?lang=${language}`);
    await expectAccessibleAt(page, WIDTHS);
  }
  await page.goto('/cms-hub/orders?lang=en&q=nobody-is-called-this&state=open');
  await expect(page.getByRole('status')).toContainText('Nothing found.');
});

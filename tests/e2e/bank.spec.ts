import { expect, type Page, test } from '@playwright/test';
import { newAddress, signIn } from './accounts.ts';
import { expectAccessibleAt } from './axe.ts';
import { addByCall } from './booking.ts';
import { FULL } from './extent.ts';
import { offerOf, planDate, sellDate } from './own-date.ts';

const WIDTHS = [320, 390, 768, 1440];
const UNPROCESSABLE = 422;

const HEAD =
  'Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung';
const row = (name: string, text: string, amount: string, kind = 'Gutschrift') =>
  `Konto;DE02120300000000202051;X;VR;12.11.2026;12.11.2026;${name};DE89370400440532013000;X;${kind};${text};${amount};EUR;1,00`;

/** Reserves a ticket and gives the number of its order, and its price as a bank writes it. */
async function reserve(page: Page, id: number, lastName: string) {
  await page.context().clearCookies();
  await addByCall(page, await offerOf(page, id), 1);
  await page.goto('/webshop/checkout?lang=de');
  await page.getByLabel('Vorname').fill('Ruth');
  await page.getByLabel('Nachname').fill(lastName);
  await page.getByLabel('E-Mail für die Tickets').fill(newAddress('bank'));
  await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
  await page.getByRole('button', { name: /^Zahlungspflichtig/ }).click();
  await expect(page).toHaveURL(/\/orders\//);
  const words = (await page.locator('main').textContent()) ?? '';
  const [number = ''] = /BS-[A-Z\d]{3}-[A-Z\d]{3}/.exec(words) ?? [];
  const [, price = ''] = /(\d+(?:,\d\d)?)\s€/.exec(words) ?? [];
  return { number, price };
}

async function upload(page: Page, name: string, contents: string) {
  await page
    .getByLabel('Datei von deiner Bank')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(contents) });
  await page.getByRole('button', { name: 'Auszug einlesen' }).click();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the accountant reads a statement and books what came in with it', async ({ page, browser }) => {
    const customer = await browser.newPage();
    const staff = await browser.newPage();
    const id = await planDate(staff);
    await staff.context().clearCookies();
    await sellDate(staff, id);
    await staff.close();
    const { number: sure, price } = await reserve(customer, id, 'Sichermann');
    const { number: part } = await reserve(customer, id, 'Teilmann');
    await customer.close();

    await signIn(page, 'buchhaltung');
    await page.goto('/cms-hub?lang=de');
    await page.getByRole('link', { name: 'Bank', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontoauszüge');
    await upload(page, 'fremd.csv', 'Name;Ort\nAnna;Berlin\n');
    await expect(page.getByRole('alert')).toContainText('Diesen Kontoauszug kennen wir nicht.');

    await page.goto('/cms-hub/desk/bank?lang=de');
    const file = [
      HEAD,
      row('Ruth Sichermann', `Danke ${sure}`, price),
      row('Ruth Teilmann', part, '1,00'),
      row('Verein', `Beitrag ${sure.slice(3)}x`, '12,00'),
      row('Ruth Sichermann', `Rückgabe ${sure}`, '-9,00', 'Rücklastschrift'),
      '',
    ].join('\r\n');
    await upload(page, 'umsaetze.csv', file.slice(0, -50));
    await expect(page.getByRole('alert')).toContainText('bricht');
    await upload(page, 'umsaetze.csv', file);
    await expect(page.getByRole('status')).toHaveText('Eingelesen: 4 neu, 0 schon bekannt.');
    await upload(page, 'umsaetze-noch-einmal.csv', `${file}\r\n`);
    await expect(page.getByRole('status')).toHaveText('Eingelesen: 0 neu, 4 schon bekannt.');

    const safe = page.getByRole('region', { name: /sichere Zahlung/ });
    await expect(safe.getByRole('listitem').filter({ hasText: sure })).toContainText(
      'Bestellnummer, Betrag stimmt',
    );
    await safe.getByRole('button', { name: 'Alle ausgewählten buchen' }).click();
    await expect(page.getByRole('status')).toHaveText(/gebucht\.$/);

    const open = page.getByRole('listitem').filter({ hasText: 'Ruth Teilmann' }).first();
    await expect(open).toContainText('weniger als die offenen');
    await open.getByRole('button', { name: `1,00 € buchen auf ${part}` }).click();
    await expect(page.getByRole('status')).toHaveText('1 Zeile gebucht.');

    const returned = page
      .getByRole('listitem')
      .filter({ hasText: `Rückgabe ${sure}` })
      .first();
    await expect(returned).toContainText('Zurückgekommen');
    await expect(returned.getByRole('button', { name: /buchen/ })).toHaveCount(0);

    const foreign = page.getByRole('listitem').filter({ hasText: 'Verein' }).first();
    await foreign.getByText('Andere Bestellung oder nicht von uns').click();
    await foreign.getByLabel('Nummer der Bestellung oder Rechnung').fill(part);
    await foreign.getByRole('button', { name: 'Bestellung suchen' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Verein' }).first()).toContainText(
      'Von dir gewählt',
    );
    await foreign.getByText('Andere Bestellung oder nicht von uns').click();
    await foreign.getByLabel('Warum es nicht zu uns gehört').fill('Beitrag des Vereins');
    await foreign.getByRole('button', { name: 'Beiseitelegen' }).click();
    await expect(page.getByRole('status')).toContainText('Beiseitegelegt.');
    await page.getByRole('link', { name: /^Beiseitegelegt/ }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Beitrag des Vereins' }).first()).toBeVisible();
    await page.getByRole('link', { name: /^Gebucht/ }).click();
    await expect(page.getByRole('listitem').filter({ hasText: sure }).first()).toContainText('BANK-');
  });
});

test.describe('one transfer for two orders', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is split to the cent, by keyboard', async ({ page, browser }) => {
    const customer = await browser.newPage();
    const staff = await browser.newPage();
    const id = await planDate(staff);
    await staff.context().clearCookies();
    await sellDate(staff, id);
    await staff.close();
    const { number: one, price } = await reserve(customer, id, 'Erstmann');
    const { number: other } = await reserve(customer, id, 'Zweitmann');
    await customer.close();
    const cents = Math.round(Number(price.replace(',', '.')) * 100);
    const sum = ((2 * cents) / 100).toFixed(2).replace('.', ',');

    await signIn(page, 'buchhaltung');
    await page.goto('/cms-hub/desk/bank?lang=de');
    await upload(page, 'zwei.csv', [HEAD, row('Schule', `${one} und ${other}`, sum), ''].join('\r\n'));
    await expect(page.getByRole('status')).toContainText('Eingelesen');
    const line = page
      .getByRole('listitem')
      .filter({ hasText: `${one} und ${other}` })
      .first();
    const split = line.getByRole('form', { name: /aufteilen$/ });
    const part = split.getByLabel(`Für ${other}`);
    await part.fill('0,01');
    await part.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Die Teile müssen zusammen');
    for (const language of ['de', 'en']) {
      await page.goto(`/cms-hub/desk/bank?lang=${language}`);
      await expect(page.getByText(`${one} und ${other}`)).toBeVisible();
      await expectAccessibleAt(page, [320, 390, 1440]);
    }
    await page.goto('/cms-hub/desk/bank?lang=de');
    await split.getByRole('button', { name: /aufteilen$/ }).press('Enter');
    await expect(page.getByRole('status')).toHaveText('1 Zeile gebucht.');
    await page.getByRole('link', { name: /^Gebucht/ }).click();
    const booked = page
      .getByRole('listitem')
      .filter({ hasText: `${one} und ${other}` })
      .first();
    for (const order of [one, other])
      await expect(booked.locator('.bank-proposal').filter({ hasText: order })).toHaveCount(1);
  });
});

test('can be used on every width and in both languages', FULL, async ({ page }) => {
  await signIn(page, 'buchhaltung');
  await page.goto('/cms-hub/desk/bank?lang=de');
  await upload(
    page,
    'breit.csv',
    [HEAD, row('Breit', 'Ohne Nummer', '3,00'), row('Breit', 'Rückgabe', '-3,00', 'Retoure')].join('\n'),
  );
  await expect(page.getByRole('status')).toContainText('Eingelesen');
  for (const path of ['?lang=de', '?lang=en&view=aside']) {
    await page.goto(`/cms-hub/desk/bank${path}`);
    await expectAccessibleAt(page, WIDTHS);
  }
});

test('is for who may book what came in', FULL, async ({ page }) => {
  await signIn(page, 'redaktion');
  expect((await page.goto('/cms-hub/desk/bank'))?.status()).toBe(403);
  const refused = await page.request.post('/cms-hub/desk/bank', {
    multipart: { file: { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(HEAD) } },
  });
  expect(refused.status()).toBe(403);
});

test('refuses what nobody can have picked', FULL, async ({ page }) => {
  await signIn(page, 'kasse');
  const pressed = await page.request.post('/cms-hub/desk/bank?lang=de', {
    form: { do: 'confirm', pick: '1/BS-AAA-AAA/x' },
  });
  expect(pressed.status()).toBe(UNPROCESSABLE);
  expect((await page.request.post('/cms-hub/desk/bank', { form: { do: 'aside' } })).status()).toBe(400);
});

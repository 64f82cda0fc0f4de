import { type Browser, expect, type Page, test } from '@playwright/test';
import { lastEmailTo, newAddress, signIn, signInAs } from './accounts.ts';
import { payAtTheTill } from './at-the-desk.ts';
import { expectAccessible, expectAccessibleAt, expectNoSidewaysScroll } from './axe.ts';
import { addByCall, eventWithTickets } from './booking.ts';
import { callHeaders } from './call-headers.ts';

test.describe.configure({ mode: 'serial' });

/** Has the staff ask for donations, or not. */
async function ask(browser: Browser, isOn: boolean): Promise<void> {
  const lead = await browser.newPage();
  await signIn(lead, 'leitung');
  const donations = {
    is_on: isOn,
    suggestions: [{ cents: 200 }, { cents: 700 }],
    purpose: { de: 'Für das Sommerlager.', en: 'For the summer camp.' },
  };
  const change = { headers: { ...(await callHeaders(lead)), 'if-match': '*' }, data: { donations } };
  expect((await lead.request.patch('/api/admin/settings/', change)).status()).toBe(200);
  await lead.context().close();
}

test.beforeAll(({ browser }) => ask(browser, true));
test.afterAll(({ browser }) => ask(browser, false));

async function fillCart(page: Page, language: 'de' | 'en'): Promise<void> {
  await addByCall(page, await eventWithTickets(page.request, language), 1);
  await page.goto(`/webshop/checkout?lang=${language}`);
}
const total = (page: Page) => page.locator('.checkout-total dd');
const centsOf = (price: string | null) => {
  const [, euros = '0', rest = '0'] = /(\d+)(?:,(\d\d))?/.exec(price ?? '') ?? [];
  return Number(euros) * 100 + Number(rest);
};

/** Without scripts the page before answers until the next one has come. */
const expectTotal = (page: Page, cents: number) =>
  expect.poll(async () => centsOf(await total(page).textContent())).toBe(cents);

test.describe('on a phone, without scripts', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a donation is added, changed and taken back by touch, in German', async ({ page }) => {
    const email = newAddress('spende');
    await fillCart(page, 'de');
    await page.getByLabel('Vorname').fill('Svenja');
    await page.getByLabel('Nachname').fill('Kühnel');
    await page.getByLabel('E-Mail für die Tickets').fill(email);
    await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).tap();
    const before = centsOf(await total(page).textContent());
    await expect(page.getByRole('definition').filter({ hasText: 'Spende' })).toHaveCount(0);
    await page.getByText('Etwas dazu spenden').tap();
    await expect(page.getByText('Für das Sommerlager.')).toBeVisible();
    await page.screenshot({ path: 'test-results/quick/pay-donation-de-390.png', fullPage: true });
    await page.getByRole('link', { name: '2 €', exact: true }).tap();
    await expect(total(page)).toHaveText(new RegExp(`^${(before + 200) / 100}`.replace('.', ',')));
    await expect(page.getByRole('status').filter({ hasText: 'sind deine Spende' })).toBeVisible();
    await page.screenshot({ path: 'test-results/quick/pay-donated-de-390.png', fullPage: true });
    await expectNoSidewaysScroll(page);

    await page.getByRole('link', { name: 'Wieder herausnehmen' }).tap();
    await expectTotal(page, before);

    await page.getByText('Etwas dazu spenden').tap();
    await page.getByLabel('Anderer Betrag in Euro').fill('-5');
    await page.getByRole('button', { name: 'Dazu', exact: true }).tap();
    await expect(page.getByText(/^Gib einen Betrag von/)).toBeVisible();
    await expectTotal(page, before);
    await page.getByLabel('Anderer Betrag in Euro').fill('3,30');
    await page.getByRole('button', { name: 'Dazu', exact: true }).tap();
    await expectTotal(page, before + 330);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    const button = page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ });
    expect(centsOf(await button.textContent())).toBe(before + 330);
    await page.getByRole('radio', { name: /^An der Kasse/ }).check();
    await button.tap();
    await expect(page.getByRole('term').filter({ hasText: 'Spende' })).toBeVisible();
    await lastEmailTo(email, /^Spende: 3,30\s€$/m);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 1000 } });

  test('a donation is given by keyboard, and given back at the desk, in English', async ({ page }) => {
    const email = newAddress('donation');
    await fillCart(page, 'en');
    await page.getByLabel('First name').fill('Ida');
    await page.getByLabel('Last name').fill('Reh');
    await page.getByLabel('Email for your tickets').fill(email);
    await page.getByLabel('Email for your tickets').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How would you like to pay?');
    await page.screenshot({ path: 'test-results/quick/pay-en-1440.png', fullPage: true });
    const before = centsOf(await total(page).textContent());
    await page.locator('summary', { hasText: 'Add a donation' }).press('Enter');
    await expectAccessible(page);
    await page.screenshot({ path: 'test-results/quick/pay-donation-en-1440.png', fullPage: true });
    await page.getByRole('link', { name: '7 €', exact: true }).press('Enter');
    await expect(page.getByText('7 € of the total is your donation.')).toBeVisible();
    await expectTotal(page, before + 700);
    await expectAccessible(page);
    await page.locator('summary', { hasText: 'Donate another amount' }).press('Enter');
    await page.getByLabel('Another amount, in euros').fill('2.50');
    await page.getByLabel('Another amount, in euros').press('Enter');
    await expect(page.getByText('2,50 € of the total is your donation.')).toBeVisible();
    await page.getByRole('radio', { name: /^At the box office/ }).check();
    await page.getByRole('button', { name: /^Order and pay/ }).press('Enter');
    await expect(page.getByRole('term').filter({ hasText: 'Donation' })).toBeVisible();
    await expectAccessible(page);
    const { text } = await lastEmailTo(email, /^Donation: 2,50\s€$/m);
    const [number = ''] = /BS-[A-Z0-9]{3}-[A-Z0-9]{3}/.exec(text) ?? [];

    await page.context().clearCookies();
    await signInAs(page, 'leitung', 'en', `/cms-hub/orders/${number}?lang=en`);
    await page.locator('summary', { hasText: 'Give the donation back' }).press('Enter');
    await page
      .locator('form:has([value="return-donation"])')
      .getByLabel('Reason (staff only)')
      .fill('Asked to');
    await expectAccessible(page);
    await page.screenshot({ path: 'test-results/quick/desk-en-1440.png', fullPage: true });
    await page.getByRole('button', { name: 'Give 2,50 € back' }).press('Enter');
    await expect(page.getByText('Donation given back: Asked to')).toBeVisible();
    await lastEmailTo(email, 'taken your donation of 2,50');
  });
});

/** Fills in, or empties, what confirmations state of the venue’s exemption. */
async function setNotice(browser: Browser, notice: { de: string; en: string } | null): Promise<void> {
  const lead = await browser.newPage();
  await signIn(lead, 'leitung');
  const headers = { ...(await callHeaders(lead)), 'if-match': '*' };
  const donations = { is_on: true, suggestions: [{ cents: 200 }, { cents: 700 }], purpose: null, notice };
  const answer = await lead.request.patch('/api/admin/settings/', { headers, data: { donations } });
  expect(answer.status()).toBe(200);
  await lead.context().close();
}

test.describe('for the tax office', () => {
  test.use({ viewport: { width: 1440, height: 1000 } });

  test('a donation is confirmed, printed and revoked by keyboard, in German', async ({ page, browser }) => {
    const email = newAddress('zuwendung');
    await fillCart(page, 'de');
    await page.getByLabel('Vorname').fill('Renate');
    await page.getByLabel('Nachname').fill('Birkhahn');
    await page.getByLabel('E-Mail für die Tickets').fill(email);
    await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).press('Enter');
    await page.locator('summary', { hasText: 'Etwas dazu spenden' }).press('Enter');
    await page.getByLabel('Anderer Betrag in Euro').fill('42,05');
    await page.getByRole('button', { name: 'Dazu', exact: true }).press('Enter');
    await page.getByRole('radio', { name: /^An der Kasse/ }).check();
    await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).press('Enter');
    const { text } = await lastEmailTo(email, /^Spende: 42,05\s€$/m);
    const [number = ''] = /BS-[A-Z0-9]{3}-[A-Z0-9]{3}/.exec(text) ?? [];
    await page.context().clearCookies();
    await payAtTheTill(page, number);
    expect((await page.goto('/cms-hub/reports/donations'))?.status()).toBe(403);

    await page.context().clearCookies();
    await signIn(page, 'buchhaltung');
    await page.goto('/cms-hub/reports?lang=de');
    await page.getByRole('link', { name: 'Spenden und ihre Bestätigungen' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spenden');
    await page.getByLabel('Name oder E-Mail').fill(email);
    await page.getByLabel('Name oder E-Mail').press('Enter');
    const row = page.getByRole('row', { name: /Renate Birkhahn/ });
    await expect(row).toContainText('42,05');
    await expect(row).toContainText('noch nicht ausgestellt');
    await expectAccessibleAt(page, [320, 390, 1440]);
    await page.screenshot({ path: 'test-results/quick/donors-de-1440.png', fullPage: true });
    await row.getByRole('link').press('Enter');
    await expect(page.getByText('Es kann noch keine Bestätigung ausgestellt werden.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bestätigung ausstellen' })).toHaveCount(0);

    await setNotice(browser, { de: 'Freigestellt vom Finanzamt Hamburg-Nord.', en: 'Exempt from tax.' });
    await page.reload();
    await page.getByLabel('Straße und Hausnummer').fill('Birkenweg 3');
    await page.getByLabel('Postleitzahl').fill('20095');
    await page.getByLabel('Ort', { exact: true }).fill('Hamburg');
    await expectAccessibleAt(page, [320, 390, 1440]);
    await page.screenshot({ path: 'test-results/quick/donor-de-1440.png', fullPage: true });
    await page.getByRole('button', { name: 'Bestätigung ausstellen' }).press('Enter');
    const sheet = page.getByRole('link', { name: 'Bestätigung öffnen (PDF)' });
    await expect(sheet).toBeVisible();
    await expectAccessibleAt(page, [320, 390, 1440]);
    await page.screenshot({ path: 'test-results/quick/donor-made-de-1440.png', fullPage: true });
    const pdf = await page.request.get((await sheet.getAttribute('href')) ?? '');
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

    await page.locator('summary', { hasText: 'Bestätigung widerrufen' }).press('Enter');
    await page.getByLabel('Grund, nur für das Haus').fill('Name falsch');
    await page.getByRole('button', { name: 'Widerrufen' }).press('Enter');
    await expect(page.getByText('Name falsch')).toBeVisible();
    await expect(page.getByLabel('Straße und Hausnummer')).toHaveValue('Birkenweg 3');
    await expect(page.getByRole('button', { name: 'Bestätigung ausstellen' })).toBeVisible();
    await setNotice(browser, null);
  });
});

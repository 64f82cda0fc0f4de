import { expect, type Page, test } from '@playwright/test';
import { lastEmailTo, newAddress, signInAs } from './accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { FULL, tried } from './extent.ts';

const WORDS = {
  de: {
    title: 'Gutschein verschenken',
    own: 'Anderer Betrag',
    amount: 'Dein Betrag in €',
    wrong: 'Ein Gutschein geht von 10 € bis 250 €.',
    name: ['Für wen', 'Vorname', 'Nachname', 'Deine E-Mail'],
    on: 'Weiter zum Bezahlen',
    last: 'Noch ein Blick',
    change: 'Ändern',
    order: 'Zahlungspflichtig bestellen: 42,50 €',
    reserved: 'Geklopft, reserviert.',
  },
  en: {
    title: 'Give a voucher',
    own: 'Another amount',
    amount: 'Your amount in €',
    wrong: 'Choose an amount from 10 € to 250 €.',
    name: ['Who it’s for', 'First name', 'Last name', 'Your email address'],
    on: 'Continue to payment',
    last: 'One last look',
    change: 'Change',
    order: 'Order and pay: 42,50 €',
    reserved: 'Knock, knock: it’s reserved.',
  },
} as const;

async function fillIn(page: Page, language: 'de' | 'en', email: string): Promise<void> {
  const [whom, firstName, lastName, address] = WORDS[language].name;
  await page.getByLabel(whom, { exact: true }).fill('Oma Hilde');
  await page.getByLabel(firstName).fill('Jule');
  await page.getByLabel(lastName).fill('Sommer');
  await page.getByLabel(address).fill(email);
}

for (const language of tried(['de', 'en'] as const))
  for (const [javaScriptEnabled, width] of tried([
    [true, 1280],
    [false, 320],
  ] as const))
    test.describe(`in ${language}, ${javaScriptEnabled ? 'with scripts' : 'without scripts, on a phone'}`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 } });

      test('a voucher of any amount is ordered, looked at and changed, by keyboard', async ({ page }) => {
        const words = WORDS[language];
        await page.goto(`/webshop/gift-voucher?lang=${language}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
        await expectNoSidewaysScroll(page);
        if (javaScriptEnabled) await expectAccessible(page);
        await page.getByRole('radio', { name: words.own }).press('Space');
        await page.getByLabel(words.amount).fill('9,99');
        await fillIn(page, language, newAddress('jule'));
        await page.getByRole('button', { name: words.on }).press('Enter');
        await expect(page.getByRole('alert')).toContainText(words.wrong);
        await expectNoSidewaysScroll(page);
        if (javaScriptEnabled) await expectAccessible(page);

        await page.getByLabel(words.amount).fill('42,5');
        await page.getByRole('button', { name: words.on }).press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.last);
        await expectNoSidewaysScroll(page);
        if (javaScriptEnabled) await expectAccessible(page);
        await page.getByRole('button', { name: words.change }).press('Enter');
        await expect(page.getByLabel(words.amount)).toHaveValue('42,5');
        await page.getByRole('button', { name: words.on }).press('Enter');
        await page.getByRole('button', { name: words.order }).press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.reserved);
        await expectNoSidewaysScroll(page);
        if (javaScriptEnabled) await expectAccessible(page);
      });
    });

test(
  'the desk is paid for a voucher, its code becomes credit, and then it cannot be cancelled',
  FULL,
  async ({ page, browser }) => {
    const email = newAddress('giver');
    await page.goto('/webshop/gift-voucher?lang=de');
    await fillIn(page, 'de', email);
    await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen: 25 €' }).click();
    await expect(page.getByRole('link', { name: 'Gutschein, PDF' })).toHaveCount(0);
    const link = page.url();
    const number = (await page.locator('.order-facts strong').first().textContent()) ?? '';

    const desk = await (await browser.newContext()).newPage();
    await signInAs(desk, 'kasse', 'de', `/cms-hub/orders/${number}?lang=de`);
    await expect(desk.getByRole('heading', { name: 'Geschenkgutschein' })).toBeVisible();
    await desk
      .getByLabel(/Nummer/)
      .first()
      .fill('K-4711');
    await desk.getByRole('button', { name: /bezahlt/ }).click();
    await expect(desk.getByText('Als bezahlt eingetragen.')).toBeVisible();
    await expectAccessible(desk);

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geklopft, gekauft.');
    await expectAccessible(page);
    const code = (await page.locator('.voucher-code').textContent()) ?? '';
    const pdf = await page.request.get(
      (await page.getByRole('link', { name: 'Gutschein, PDF' }).getAttribute('href')) ?? '',
    );
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await lastEmailTo(email, code);

    const other = await (await browser.newContext()).newPage();
    await signInAs(other, 'jule', 'de', '/de/user/credit');
    await other.getByLabel('Geschenkgutschein einlösen').fill(code.toLowerCase());
    await other.getByRole('button', { name: /einlösen/i }).click();
    await expect(other.getByText(/25\s€/).first()).toBeVisible();

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eingelöst.');
    await desk.goto(`/cms-hub/orders/${number}?lang=de`);
    await expect(desk.getByText('Geschenkgutschein, eingelöst')).toBeVisible();
    await expect(desk.getByText('Den Gutschein stornieren')).toHaveCount(0);
  },
);

test(
  'a voucher of the test shop is paid at the provider, or given up with all that was typed',
  FULL,
  async ({ page }) => {
    await page.goto('/testshop/gift-voucher?lang=de');
    await fillIn(page, 'de', newAddress('test'));
    await page.getByRole('radio', { name: '50 €' }).check();
    for (const way of ['Cancel', 'Pay']) {
      await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
      await page.getByRole('radio', { name: /^Online/ }).check();
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen: 50 €' }).click();
      await expect(page.getByRole('heading', { name: 'Payment page' })).toBeVisible();
      if (way === 'Pay') {
        await page.getByRole('button', { name: 'Pay', exact: true }).click();
        await expect(page).toHaveURL(/\/testshop\/orders\//);
        await expect(page.getByText('dieser Gutschein ist nichts wert')).toBeVisible();
      } else {
        await page.getByRole('link', { name: 'Cancel' }).click();
        await expect(page.getByText('Er wurde nicht bezahlt')).toBeVisible();
        await expect(page.getByLabel('Für wen', { exact: true })).toHaveValue('Oma Hilde');
      }
    }
  },
);

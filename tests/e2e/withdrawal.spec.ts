import { expect, test } from '@playwright/test';
import { lastEmailTo, newAddress } from './accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { FULL, tried } from './extent.ts';

const WORDS = {
  de: {
    fields: ['Vorname', 'Nachname', 'Deine E-Mail'],
    on: 'Weiter zum Bezahlen',
    order: 'Zahlungspflichtig bestellen: 25 €',
    withdraw: 'Vertrag widerrufen',
    confirm: 'Widerruf bestätigen',
    done: 'Widerrufen.',
    mail: 'wir bestätigen deinen Widerruf vom',
  },
  en: {
    fields: ['First name', 'Last name', 'Your email address'],
    on: 'Continue to payment',
    order: 'Order and pay: 25 €',
    withdraw: 'Withdraw from contract',
    confirm: 'Confirm withdrawal',
    done: 'Withdrawn.',
    mail: 'This confirms your withdrawal of',
  },
} as const;

for (const [language, javaScriptEnabled] of tried([
  ['de', true],
  ['en', false],
] as const))
  test.describe(`in ${language}, ${javaScriptEnabled ? 'with scripts' : 'without scripts'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('the buyer of a gift voucher withdraws from the contract in two steps, once', async ({ page }) => {
      const words = WORDS[language];
      const email = newAddress('withdraws');
      await page.goto(`/webshop/gift-voucher?lang=${language}`);
      const [firstName, lastName, address] = words.fields;
      await page.getByLabel(firstName).fill('Jule');
      await page.getByLabel(lastName).fill('Sommer');
      await page.getByLabel(address).fill(email);
      await page.getByRole('button', { name: words.on }).click();
      await page.getByRole('button', { name: words.order }).click();
      const order = page.url();
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole('link', { name: words.withdraw }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.withdraw);
      await expect(page.getByText(email)).toBeVisible();
      await expectNoSidewaysScroll(page);
      if (javaScriptEnabled) await expectAccessible(page);
      const here = page.url();
      await page.getByRole('button', { name: words.confirm }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.done);
      await expectNoSidewaysScroll(page);
      if (javaScriptEnabled) await expectAccessible(page);
      await expect(page.getByRole('link', { name: words.withdraw })).toHaveCount(0);
      await lastEmailTo(email, words.mail);
      // A completed withdrawal leads to the order, which says so.
      await page.goto(here);
      expect(new URL(page.url()).pathname).toBe(new URL(order).pathname);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.done);
    });
  });

for (const path of tried(['/webshop/passes', '/webshop/gift-voucher', '/testshop/gift-voucher']))
  test(`the language of ${path} is changed where one is`, FULL, async ({ page }) => {
    await page.goto(`${path}?lang=de`);
    const other = page.locator('a[hreflang="en"][href*="lang=en"]').first();
    await expect(other).toHaveAttribute('href', `${path}?lang=en`);
    await page.goto((await other.getAttribute('href')) ?? '');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(new URL(page.url()).pathname).toBe(path);
  });

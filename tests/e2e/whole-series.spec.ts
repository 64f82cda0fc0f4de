import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { tried } from './extent.ts';
import { isHydrated } from './hydration.ts';

const WORDS = {
  de: {
    workshop: /Ferienspäne/,
    whole: 'Die ganze Reihe',
    instead: /statt/,
    book: 'Ganze Reihe buchen',
    into: 'In den Warenkorb',
    choose: 'Wähle zuerst, für wie viele.',
    dates: /Die ganze Reihe, \d+ Termine/,
    out: /Aus dem Warenkorb nehmen/,
    checkout: 'Zur Bestellung',
    place: /^Platz \d+ der Reihe/,
    ticket: /^Ticket \d/,
  },
  en: {
    workshop: /Ferienspäne|Holiday/,
    whole: 'Whole series',
    instead: /instead of/,
    book: 'Book whole series',
    into: 'Add to cart',
    choose: 'Choose how many people first.',
    dates: /Whole series, \d+ dates/,
    out: /Remove from cart/,
    checkout: 'Go to checkout',
    place: /^Seat \d+ in the series/,
    ticket: /^Ticket \d/,
  },
} as const;

for (const [language, javaScriptEnabled] of tried([
  ['de', true],
  ['en', false],
] as const))
  test.describe(`in ${language}, on a phone, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('a series is booked as a whole, and removed, by keyboard', async ({ page }) => {
      const words = WORDS[language];
      const check = javaScriptEnabled ? expectAccessible : expectNoSidewaysScroll;
      await page.goto(`/${language}/series`);
      await page.getByRole('link', { name: words.workshop }).first().press('Enter');
      const form = page.locator('.whole-series');
      await expect(form.getByRole('heading', { name: words.whole })).toBeVisible();
      await expect(form.getByText(words.instead).first()).toBeVisible();
      if (javaScriptEnabled) await isHydrated(page);
      await check(page);

      const counts = form.getByRole('spinbutton');
      await counts.first().fill('0');
      await form.getByRole('button', { name: words.book }).press('Enter');
      // Without scripts the first press is answered with a key.
      if (!javaScriptEnabled) await form.getByRole('button', { name: words.into }).press('Enter');
      await expect(page.getByRole('alert')).toContainText(words.choose);
      await check(page);
      await counts.first().fill('1');
      await form.getByRole('button', { name: words.into }).press('Enter');

      await expect(page).toHaveURL(/\/webshop/);
      const series = page.locator('.cart-series');
      await expect(series.getByText(words.dates)).toBeVisible();
      if (javaScriptEnabled) await isHydrated(page);
      await expect(series.locator('.stepper-number')).toHaveText('1');
      await check(page);
      await page.getByRole('link', { name: words.checkout }).press('Enter');
      await expect(page.locator('.checkout-summary').getByText(/1 ×/)).toBeVisible();
      // Visitors of all dates are asked once.
      await expect(page.getByRole('group', { name: words.place })).toHaveCount(1);
      await expect(page.getByRole('group', { name: words.ticket })).toHaveCount(0);
      await check(page);

      await page.goto(`/webshop?lang=${language}`);
      if (javaScriptEnabled) await isHydrated(page);
      await series.getByRole('button', { name: words.out }).press('Enter');
      await expect(series).toHaveCount(0);
    });
  });

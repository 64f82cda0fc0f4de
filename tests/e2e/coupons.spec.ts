import { expect, type Page, test } from '@playwright/test';
import { lastEmailTo, newAddress, signInAs } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { addByCall, eventWithTickets } from './booking.ts';
import { FULL } from './extent.ts';
import { isAdopted } from './hydration.ts';

async function fillCart(page: Page, language: 'de' | 'en'): Promise<void> {
  await addByCall(page, await eventWithTickets(page.request, language), 2);
  await page.goto(`/webshop?lang=${language}`);
}

test('a code in the cart lowers the order, by keyboard alone', async ({ page }) => {
  const email = newAddress('ida');
  await fillCart(page, 'en');
  const field = page.getByLabel('Voucher code');
  await isAdopted(field);
  await field.focus();
  await page.keyboard.type('knock');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'We don’t recognise this code.' })).toBeVisible();
  // Replaces the rejected input, which may still be in the field for correction.
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('klo pf');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const row = page.getByRole('definition').filter({ hasText: /^-5\s€$/ });
  await expect(page.getByText('Voucher KLOPF', { exact: true })).toBeVisible();
  await expect(row).toBeVisible();
  await expectAccessible(page);

  // Each press leads to where the next one is.
  await expect(page.getByRole('button', { name: 'Remove voucher code KLOPF' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Voucher KLOPF', { exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Voucher code')).toBeFocused();
  await page.keyboard.type('KLOPF');
  await page.keyboard.press('Enter');
  await expect(row).toBeVisible();

  await page.getByRole('link', { name: 'Go to checkout' }).press('Enter');
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Last name').fill('Reh');
  await page.getByLabel('Email for your tickets').fill(email);
  await page.getByLabel('Email for your tickets').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How would you like to pay?');
  await expect(page.getByText('Voucher KLOPF', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Order and pay: / }).press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Knock, knock: /);
  await expect(page.getByText('Voucher KLOPF', { exact: true })).toBeVisible();
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await lastEmailTo(email, /^Voucher code KLOPF: -5\s€$/m);
});

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test(
    'a code is refused with its reason, counts in the order, and each person has it once',
    FULL,
    async ({ page }) => {
      const email = newAddress('ida');
      await fillCart(page, 'de');
      const redeem = async (code: string) => {
        await page.getByLabel('Gutscheincode').fill(code);
        await page.getByRole('button', { name: 'Einlösen' }).click();
      };
      await redeem('VORBEI');
      await expect(
        page.getByRole('alert').filter({ hasText: 'Dieser Gutschein gilt nicht mehr.' }),
      ).toBeVisible();
      await redeem('FREUND');
      await expect(page.getByText('Gutschein FREUND', { exact: true })).toBeVisible();

      const order = async () => {
        await page.getByRole('link', { name: 'Zur Bestellung' }).click();
        await page.getByLabel('Vorname').fill('Ida');
        await page.getByLabel('Nachname').fill('Reh');
        await page.getByLabel('E-Mail für die Tickets').fill(email);
        await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
        await page.getByRole('button', { name: /bestellen/ }).click();
      };
      await order();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Geklopft, /);
      await expect(page.getByText('Gutschein FREUND', { exact: true })).toBeVisible();

      await fillCart(page, 'de');
      await redeem('FREUND');
      await order();
      await expect(
        page.getByRole('alert').filter({ hasText: 'mit deiner E-Mail-Adresse schon eingelöst' }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Gutschein FREUND herausnehmen' }).click();
      await expect(page.getByLabel('Gutscheincode')).toBeVisible();
    },
  );
});

test('a signed-in user finds their used codes in the personal area', FULL, async ({ page }) => {
  await fillCart(page, 'en');
  await page.getByLabel('Voucher code').fill('KLOPF');
  await page.getByLabel('Voucher code').press('Enter');
  await expect(page.getByText('Voucher KLOPF', { exact: true })).toBeVisible();
  await signInAs(page, 'jule', 'en', '/webshop/checkout?lang=en');
  await page.getByLabel('Email for your tickets').press('Enter');
  await page.getByRole('button', { name: /^Order and pay: / }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Knock, knock: /);
  const number =
    (await page
      .getByText(/^BS-[A-Z2-9]{3}-[A-Z2-9]{3}$/)
      .first()
      .textContent()) ?? '';
  await page.goto('/en/user/coupons');
  await expectAccessible(page);
  const used = page.getByRole('listitem').filter({ hasText: number });
  await expect(used).toContainText('KLOPF');
  await expect(used).toContainText(/It saved you 5\s€\./);
});

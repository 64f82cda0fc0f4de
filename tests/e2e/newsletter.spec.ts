import { expect, type Page, test } from '@playwright/test';
import { lastEmailTo, linkIn, newAddress } from './accounts.ts';
import { violationsOn } from './axe.ts';
import { FULL } from './extent.ts';

/** The path of the link in the email with this subject, once it has arrived. */
async function linkFrom(address: string, subject: string): Promise<string> {
  const { pathname, search } = new URL(linkIn(await lastEmailTo(address, subject)));
  return pathname + search;
}

async function findsNothing(page: Page): Promise<void> {
  const violations = await violationsOn(page);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('signing up on any page by keyboard, confirming, and leaving', async ({ page }) => {
  const address = newAddress('svenja');
  await page.goto('/en/about/contact-and-newsletter');
  const sheet = page.getByRole('region', { name: 'Mail from the woodpecker: no fuss' });
  await sheet.getByLabel('School & nursery').focus();
  await page.keyboard.press('Space');
  await sheet.getByLabel('Email address').fill('svenja@post');
  await page.keyboard.press('Enter');
  const again = page.getByLabel('Email address');
  await expect(again).toBeFocused();
  await expect(again).toHaveValue('svenja@post');
  await findsNothing(page);
  await again.fill(address);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/newsletter$/);
  await expect(page.getByRole('heading', { name: 'Check your inbox.' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Check your inbox.' })).toContainText(address);
  await findsNothing(page);
  await page.goto(await linkFrom(address, 'Knock back once'));
  await expect(page.getByText('You chose: Families, School & nursery.')).toBeVisible();
  await findsNothing(page);
  await page.getByRole('button', { name: 'Yes, write to me' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re on the list.' })).toBeVisible();
  await page.goto(await linkFrom(address, 'You’re on the list'));
  await findsNothing(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Peace and quiet.' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test(
    'errors are shown with the input preserved, and a mail program unsubscribes',
    FULL,
    async ({ page, request }) => {
      const address = newAddress('svenja');
      await page.goto('/de/newsletter');
      await page.getByLabel('Familien').uncheck();
      await page.getByLabel('E-Mail-Adresse').fill('svenja@post');
      await page.getByRole('button', { name: 'Anmelden' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByText('Ungültige E-Mail-Adresse!')).toBeVisible();
      await expect(page.getByText('Dieses Feld ist erforderlich!')).toBeVisible();
      await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('svenja@post');
      await page.getByLabel('Ferien').check();
      await page.getByLabel('E-Mail-Adresse').fill(address);
      await page.getByRole('button', { name: 'Anmelden' }).click();
      await expect(page.getByText('Schau in die Post.')).toBeVisible();
      await page.goto(await linkFrom(address, 'Klopf einmal zurück'));
      await page.getByRole('button', { name: 'Ja, schreibt mir' }).click();
      await expect(page.getByText('Du stehst auf der Liste.')).toBeVisible();
      const leave = await linkFrom(address, 'Du stehst auf der Liste');
      expect((await request.post(leave, { multipart: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(
        200,
      );
      await page.goto(leave);
      await expect(page.getByText('Jetzt ist Ruhe.')).toBeVisible();
    },
  );
});

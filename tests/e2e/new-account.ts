import { expect, type Page } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { lastEmailTo, linkIn } from './accounts.ts';

export const PASSWORD = 'Sieben Spechte';

const TEXTS = {
  de: {
    sent: /Eine E-Mail an .* ist unterwegs/,
    profile: 'Mein Profil',
    wrong: 'Das ist nicht dein Passwort.',
  },
  en: {
    sent: /We’ve sent an email to/,
    profile: 'My Profile',
    wrong: 'That’s not your password.',
  },
} as const;

/** From making an account to being signed in with it, with the keyboard alone. */
export async function getAnAccount(page: Page, language: Language, email: string): Promise<void> {
  const text = TEXTS[language];
  await page.goto(pathTo('signUp', language));
  await page.locator('#sign-up-firstName').fill('Kim');
  await page.locator('#sign-up-email').fill('kim@');
  await page.locator('#sign-up-password').press('Enter');
  const refused = page.getByRole('alert');
  await expect(refused).toBeFocused();
  await refused.getByRole('link').first().press('Enter');
  await expect(page.locator('#sign-up-lastName')).toBeFocused();
  await page.locator('#sign-up-lastName').fill('Klopfer');
  await page.locator('#sign-up-email').fill(email);
  await page.locator('#sign-up-password').fill(PASSWORD);
  await page.locator('#sign-up-password').press('Enter');
  await expect(page.getByRole('status')).toContainText(text.sent);

  // Returning customers get other emails.
  const sent = await lastEmailTo(email, pathTo('confirmAddress', language));
  expect(sent.text).toContain(language === 'de' ? 'Hallo,' : 'Hello,');
  await page.goto(linkIn(sent));
  await expect(page.getByRole('main')).toContainText(email);
  await page.locator('#confirm-password').fill('falsch');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(text.wrong);
  await page.locator('#confirm-password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pathTo('profile', language));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.profile);
  await expect(page.locator('#names-firstName')).toHaveValue('Kim');
}

import { expect, type Page, test } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { codeOf } from '#tests/totp.ts';
import { newAddress } from './accounts.ts';
import { violationsOn } from './axe.ts';
import { tried } from './extent.ts';
import { getAnAccount, PASSWORD } from './new-account.ts';

const TEXTS = {
  de: {
    setUp: 'Einrichten',
    on: 'Einschalten',
    off: 'Ausschalten',
    logOut: 'Abmelden',
    picture: 'QR-Code für deine App',
  },
  en: {
    setUp: 'Set up',
    on: 'Turn on',
    off: 'Turn off',
    logOut: 'Log out',
    picture: 'QR code for your app',
  },
} as const satisfies Record<Language, Record<string, string>>;

for (const language of tried(LANGUAGES)) {
  // One language with scripts, the other without: both are plain forms.
  test.describe(`in ${language}`, () => {
    test.use({ javaScriptEnabled: language === 'en' });

    test('a second factor is set up, asked for, got around with a recovery code, and switched off', async ({
      page,
    }) => {
      const text = TEXTS[language];
      const email = newAddress('two-factor');
      await getAnAccount(page, language, email);
      await page.goto(pathTo('accountSettings', language));
      await page.getByRole('main').getByRole('link', { name: text.setUp }).click();
      await page.locator('#begin-password').fill(PASSWORD);
      await page.getByRole('button', { name: text.setUp }).click();
      await expect(page.getByRole('img', { name: text.picture })).toBeVisible();
      if (language === 'en') await expectNoViolations(page);
      const key = page.locator('.two-factor-key');
      const typed = (await key.locator('span').allTextContents()).join('');
      const uri = `otpauth://totp/x?${new URLSearchParams({ secret: typed })}`;
      await page.locator('#confirm-code').fill('12345');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(key.locator('span').first()).toHaveText(typed.slice(0, 4));
      await page.locator('#confirm-code').fill(codeOf(uri));
      await page.getByRole('button', { name: text.on }).click();
      const listed = page.locator('.recovery-codes li');
      await expect(listed).toHaveCount(10);
      const codes = await listed.allTextContents();
      if (language === 'en') await expectNoViolations(page);

      await signOutAndIn(page, language, email);
      await expect(page).toHaveURL(new RegExp(`${pathTo('signInCode', language)}\\?next=`));
      if (language === 'en') await expectNoViolations(page);
      await page.locator('#sign-in-code-code').fill('999');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeFocused();
      await page.locator('#sign-in-code-code').fill(codes[0] ?? '');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(pathTo('account', language));

      await signOutAndIn(page, language, email);
      // The next one: that of now switched it on, and no code counts twice.
      await page.locator('#sign-in-code-code').fill(codeOf(uri, Date.now() + 30_000));
      await page.locator('[name=trusted]').check();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(pathTo('account', language));
      await signOutAndIn(page, language, email);
      await expect(page).toHaveURL(pathTo('account', language));

      await page.goto(pathTo('twoFactor', language));
      await page.locator('#end-password').fill(PASSWORD);
      await page.getByRole('button', { name: text.off }).click();
      await expect(page.locator('#begin-password')).toBeVisible();
      await expect(page.getByRole('status')).toBeFocused();
    });
  });
}

async function signOutAndIn(page: Page, language: Language, email: string): Promise<void> {
  await page.goto(pathTo('accountSettings', language));
  await page.locator('.account-navigation').getByRole('button', { name: TEXTS[language].logOut }).click();
  await page.goto(pathTo('signIn', language));
  await page.locator('#sign-in-email').fill(email);
  await page.locator('#sign-in-password').fill(PASSWORD);
  await page.locator('#sign-in-password').press('Enter');
  await expect(page).not.toHaveURL(new RegExp(`${pathTo('signIn', language)}$`));
}

async function expectNoViolations(page: Page): Promise<void> {
  const violations = await violationsOn(page);
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target) }))).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

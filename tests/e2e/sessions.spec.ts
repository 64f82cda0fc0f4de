import { type Browser, expect, type Page, test } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { newAddress, signInAs } from './accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { tried } from './extent.ts';
import { getAnAccount, PASSWORD } from './new-account.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/145.0 Mobile/15E148 Safari/605.1.15';

const TEXTS = {
  de: {
    here: 'Dieses Gerät',
    signOut: 'Abmelden',
    others: 'Alle anderen abmelden',
    one: 'Das Gerät ist abgemeldet.',
    all: 'Alle anderen Geräte sind abgemeldet.',
    unknown: 'Unbekanntes Gerät',
  },
  en: {
    here: 'This device',
    signOut: 'Sign out',
    others: 'Sign out all others',
    one: 'Device signed out.',
    all: 'All other devices are signed out.',
    unknown: 'Unknown device',
  },
} as const satisfies Record<Language, Record<string, string>>;

for (const language of tried(LANGUAGES)) {
  // One language with scripts, the other without: both are plain forms.
  test.describe(`in ${language}`, () => {
    test.use({ javaScriptEnabled: language === 'en' });

    test('a phone that was lost is signed out, then everything but this device', async ({
      page,
      browser,
    }) => {
      const text = TEXTS[language];
      const email = newAddress('devices');
      await getAnAccount(page, language, email);
      const lost = await signedInWith(browser, IPHONE, language, email);
      const tablet = await signedInWith(browser, TABLET, language, email);
      const odd = await signedInWith(browser, 'Wundermaschine', language, email);

      await page.goto(pathTo('accountSettings', language));
      const list = page.locator('.account-devices');
      await expect(list.getByRole('listitem').first()).toContainText(text.here);
      await expect(list.getByRole('heading')).toContainText([
        'Chrome',
        text.unknown,
        'Firefox, iPad',
        'Safari, iPhone',
      ]);
      await expectFits(page);
      if (language === 'en') await expectAccessible(page);

      await page.getByRole('button', { name: `${text.signOut} Safari, iPhone` }).press('Enter');
      await expect(page.getByRole('status')).toHaveText(text.one);
      await expect(page.getByRole('status')).toBeFocused();
      await expect(list).not.toContainText('iPhone');
      await expectSignedOut(lost, language);
      await expectFits(page);
      if (language === 'en') await expectAccessible(page);

      await page.getByRole('button', { name: text.others }).press('Enter');
      await expect(page.getByRole('status')).toHaveText(text.all);
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await expect(page.getByRole('button', { name: text.others })).toHaveCount(0);
      await expectSignedOut(tablet, language);
      await expectSignedOut(odd, language);
      for (const other of [lost, tablet, odd]) await other.context().close();
    });
  });
}

test('a form that no page of ours sends signs nobody out', async ({ page }) => {
  await signInAs(page, 'tarek', 'de', '/de/user/settings');
  const send = (form: Record<string, string>) =>
    page.request.post('/de/user/settings', {
      form,
      headers: { origin: new URL(page.url()).origin },
      failOnStatusCode: false,
    });
  for (const session of ['', 'x', '-1', '1e3', '1'.repeat(1_000)])
    expect((await send({ form: 'device', session })).status()).toBe(400);
  expect((await send({ form: 'device', session: '999999999' })).status()).toBe(200);
  await page.reload();
  await expect(page.locator('.account-devices')).toContainText('Dieses Gerät');
  await expectAccessible(page);
});

async function signedInWith(browser: Browser, userAgent: string, language: Language, email: string) {
  const context = await browser.newContext({ userAgent, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(pathTo('signIn', language));
  await page.locator('#sign-in-email').fill(email);
  await page.locator('#sign-in-password').fill(PASSWORD);
  await page.locator('#sign-in-password').press('Enter');
  await page.waitForURL(pathTo('account', language));
  return page;
}

async function expectSignedOut(page: Page, language: Language): Promise<void> {
  await page.goto(pathTo('profile', language));
  await expect(page).toHaveURL(new RegExp(`${pathTo('signIn', language)}\\?next=`));
}

async function expectFits(page: Page): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
}

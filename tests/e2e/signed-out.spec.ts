import { expect, type Page, test } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { DEMO_PASSWORD, lastEmailTo, newAddress, signInAs } from './accounts.ts';
import { FULL, tried } from './extent.ts';

const TEXTS = {
  de: {
    save: 'Adresse ändern',
    over: 'Du bist nicht mehr angemeldet.',
    again: 'In einem neuen Fenster anmelden',
  },
  en: {
    save: 'Change address',
    over: 'You’re no longer signed in.',
    again: 'Sign in in a new window',
  },
} as const;

for (const language of tried(LANGUAGES)) {
  test(`input is preserved when the session is over, in ${language}`, FULL, async ({ page, context }) => {
    const text = TEXTS[language];
    const email = newAddress('jule');
    await signInAs(page, 'jule', language);
    await context.clearCookies({ name: 'session' });
    await page.locator('#email-email').fill(email);
    await page.locator('#email-password').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: text.save }).click();
    await expect(page.getByRole('alert')).toContainText(text.over);
    await expect(page.locator('#email-email')).toHaveValue(email);
    await expect(page.locator('main')).not.toContainText('jule@buntspecht.example');

    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: text.again }).click();
    await signInAs(await opened, 'jule', language);
    await page.locator('#email-password').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: text.save }).click();
    await expect(page.getByRole('status')).toContainText(email);
    await lastEmailTo(email, pathTo('confirmAddress', language));
  });
}

test('a form without anything to keep leads to signing in', FULL, async ({ page, context }) => {
  await signInAs(page, 'jule', 'en', pathTo('accountSettings', 'en'));
  await context.clearCookies({ name: 'session' });
  await page.locator('#password-password').fill(DEMO_PASSWORD);
  await page.locator('#password-newPassword').fill('another one');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/\/en\/user\/sign-in\?next=%2Fen%2Fuser%2Fsettings$/);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('nothing of somebody can be read after signing out', async ({ page, context }) => {
    await page.goto('/de');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect.poll(() => unsavedText(page)).toContain('/de ');
    await signInAs(page, 'redaktion', 'de', '/de/agb');
    await expect(page.getByText('Malte Brügge').first()).toBeVisible();
    await page.goto(pathTo('profile', 'de'));
    await page.goto('/de');
    await page.getByRole('complementary').getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByText('Malte Brügge')).toHaveCount(0);

    expect(await unsavedText(page)).not.toMatch(/Malte|redaktion@/);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toMatch(/Malte|redaktion@/);
    await context.setOffline(true);
    for (const path of [pathTo('profile', 'de'), '/de/agb', '/de']) {
      await page.goto(path).catch(() => null);
      expect(await shownBy(page)).not.toMatch(/Malte|redaktion@/);
    }
    await page.goBack().catch(() => null);
    expect(await shownBy(page)).not.toMatch(/Malte|redaktion@/);
  });
});

/**
 * Returns the content a page has arrived at, by whatever route: it cannot be read while a browser goes on to say that
 * nobody answers.
 */
async function shownBy(page: Page): Promise<string> {
  let content: string | null = null;
  await expect
    .poll(async () => {
      content = await page.content().catch(() => null);
      return content;
    })
    .not.toBeNull();
  return content ?? '';
}

/** All that the service worker has cached, addresses and texts. */
function unsavedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    let all = '';
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        all += `${new URL(request.url).pathname} ${await (await cache.match(request))?.text()}\n`;
    }
    return all;
  });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type ServerProcess, startServerProcess } from '#bench/server-process.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { DEMO_PASSWORD, signInAs } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { tried } from './extent.ts';

const TEXTS = {
  de: {
    add: 'Passkey hinzufügen',
    make: 'Passkey anlegen',
    name: 'So nennst du diesen Passkey',
    logOut: 'Abmelden',
    signIn: 'Mit einem Passkey anmelden',
    askDevice: 'Mein Gerät fragen',
    nothing: /Noch ist nichts passiert/,
    change: /Umbenennen oder wegnehmen/,
    remove: 'Passkey wegnehmen',
    show: 'Zeig deinen Passkey',
  },
  en: {
    add: 'Add a passkey',
    make: 'Create passkey',
    name: 'Passkey name',
    logOut: 'Log out',
    signIn: 'Sign in with a passkey',
    askDevice: 'Ask my device',
    nothing: /Nothing has happened yet/,
    change: /Rename or remove/,
    remove: 'Remove passkey',
    show: 'Use your passkey',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>;

// Rooms of the venue begin in the language of the browser.
test.use({ locale: 'de-DE' });

// A separate site: passkeys belong to a host name, and all other journeys are at an address of numbers.
let site: ServerProcess;
let folder: string;
let origin: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'buntspecht-e2e-passkeys-'));
  await start();
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

for (const language of tried(LANGUAGES)) {
  test(`${language}: somebody adds a passkey, signs in with it, and takes it away`, async ({ page }) => {
    const text = TEXTS[language];
    const device = await aDevice(page);
    const settings = origin + pathTo('accountSettings', language);
    const isWide = language === 'en';
    await page.setViewportSize(isWide ? { width: 1280, height: 900 } : { width: 390, height: 844 });

    await signInAs(page, language === 'de' ? 'jule' : 'tarek', language, undefined, origin);
    await page.goto(settings);
    await page.locator('#begin-passkey-password').fill('falsch');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
    await page.locator('#begin-passkey-password').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByLabel(text.name).fill('Taschenspecht');
    await expectAccessible(page);
    await device.answers(false);
    await pressWhenReady(page.getByRole('button', { name: text.make }));
    await expect(page.getByText(text.nothing)).toBeVisible();
    await device.answers(true);
    await pressWhenReady(page.getByRole('button', { name: text.make }));
    await expect(page.getByRole('heading', { name: 'Taschenspecht' })).toBeVisible();
    await expect(page.getByRole('status').filter({ visible: true })).toBeFocused();
    await expectAccessible(page);

    await page.locator('.account-navigation').getByRole('button', { name: text.logOut }).click();
    await page.waitForURL(`${origin}/**`);
    await page.goto(`${origin}${pathTo('signIn', language)}?next=${pathTo('orders', language)}`);
    await device.answers(false);
    await page.getByRole('button', { name: text.signIn }).press('Enter');
    await expect(page.getByText(text.nothing)).toBeVisible();
    await expectAccessible(page);
    await device.answers(true);
    await pressWhenReady(page.getByRole('button', { name: text.askDevice }));
    await page.waitForURL(origin + pathTo('orders', language));

    await page.goto(settings);
    await page.getByText(text.change).press('Enter');
    await page.locator('[id^=remove-passkey]').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: text.remove }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Taschenspecht' })).toHaveCount(0);
    await page.context().clearCookies();
    await page.goto(origin + pathTo('signIn', language));
    await page.getByRole('button', { name: text.signIn }).click();
    await expect(page.getByRole('alert')).toBeFocused();
  });
}

test('where the venue requires a second factor a passkey is one, and the password alone is not', async ({
  page,
}) => {
  await aDevice(page);
  const text = TEXTS.de;
  await signInAs(page, 'kasse', 'de', undefined, origin);
  await page.goto(origin + pathTo('accountSettings', 'de'));
  await page.locator('#begin-passkey-password').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await pressWhenReady(page.getByRole('button', { name: text.make }));
  await expect(page.getByText(text.change)).toBeVisible();
  const database = new DatabaseSync(join(folder, 'buntspecht.sqlite'), { timeout: 10_000 });
  database.exec('update site_settings set is_two_factor_required = 1');
  database.close();
  await site.stop();
  await start();

  await page.goto(`${origin}/cms-hub/orders`);
  await expect(page.getByRole('heading', { name: text.show })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: text.signIn }).press('Enter');
  await page.waitForURL(`${origin}/cms-hub/orders`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Starts the site under the name this machine has for itself. */
async function start(): Promise<void> {
  const env = { DATA_DIR: folder, DEMO: '1', DEMO_PASSWORD, HOST: '0.0.0.0' };
  site = await startServerProcess('server/process/start.js', env, '/readyz');
  origin = `http://localhost:${new URL(site.url).port}`;
}

/** Presses by keyboard what waits for code of the page. */
async function pressWhenReady(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

/** A virtual authenticator with user verification. */
async function aDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const;
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...options,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Tells the device if its owner is there and lets it sign. */
    answers: (isOwner: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isOwner }),
  };
}

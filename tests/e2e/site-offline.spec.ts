import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { type ServerProcess, startServerProcess } from '#bench/server-process.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { DEMO_PASSWORD, signInAs } from './accounts.ts';
import { isHydrated } from './hydration.ts';

// A separate site: all other journeys share theirs, and it has to stay online.
let site: ServerProcess;
let folder: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'buntspecht-e2e-offline-'));
  const env = { DATA_DIR: folder, DEMO: '1', DEMO_PASSWORD };
  // A server keeps the settings it has read: the first one makes the data, the second one finds the site offline.
  await (await startServerProcess('server/process/start.js', env, '/readyz')).stop();
  const database = new DatabaseSync(join(folder, 'buntspecht.sqlite'), { timeout: 10_000 });
  database.exec('update site_settings set is_site_online = 0');
  database.close();
  site = await startServerProcess('server/process/start.js', env, '/readyz');
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

test('while the site is offline the venue gets in and nobody else', async ({ page }) => {
  const at = async (path: string) => (await page.goto(site.url + path))?.status();
  expect(await at('/de')).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wir kleben gerade.');
  expect(await at(pathTo('signUp', 'de'))).toBe(503);
  for (const page of ['imprint', 'privacy'] as const) expect(await at(pathTo(page, 'de'))).toBe(200);
  expect((await page.request.post(`${site.url}${pathTo('signUp', 'de')}.data`, { form: {} })).status()).toBe(
    503,
  );

  await signInAs(page, 'redaktion', 'de', '/de/agb', site.url);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Wir kleben gerade.');
  const toolbar = page.getByRole('complementary', { name: 'Werkzeugleiste' });
  await expect(toolbar).toContainText('Seite offline');
  // From page to page without a document being loaded.
  await isHydrated(page);
  await page.getByRole('link', { name: 'Impressum' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
  expect(await at(pathTo('calendar', 'en'))).toBe(200);

  await page.getByRole('complementary').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are gluing.');
});

test('a visitor with an account is locked out, and can sign out', async ({ page }) => {
  await page.goto(site.url + pathTo('signIn', 'en'));
  await page.locator('[name=email]').fill('jule@buntspecht.example');
  await page.locator('[name=password]').fill(DEMO_PASSWORD);
  const answered = page.waitForResponse((answer) => answer.url().endsWith(pathTo('account', 'en')));
  await page.keyboard.press('Enter');
  expect((await answered).status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are gluing.');
  const signedOut = await page.request.post(`${site.url}/en/user/sign-out`, { form: {}, maxRedirects: 0 });
  expect(signedOut.status()).toBe(302);
  expect((await page.context().cookies(site.url)).map(({ name }) => name)).not.toContain('session');
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type ServerProcess, startServerProcess } from '#bench/server-process.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { callHeaders } from './call-headers.ts';
import { FULL } from './extent.ts';

/** A new venue, from the link the first start prints to its first signed-in administrator. */

let site: ServerProcess;
let folder: string;

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'buntspecht-e2e-set-up-'));
  site = await startServerProcess(
    'server/process/start.js',
    { DATA_DIR: folder, INSTANCE: 'production', DEMO: '' },
    '/readyz',
  );
});
test.afterEach(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const linkFor = (language: 'de' | 'en') =>
  new RegExp(`^\\s+(http\\S+/${language}/\\S+)$`, 'm').exec(site.printed())?.[1] ?? '';

async function fillIn(page: Page): Promise<void> {
  const values = {
    firstName: 'Mira',
    lastName: 'Sommer',
    email: 'mira@haus.example',
    password: 'kleiberweg-sieben',
    venueName: 'Haus der Käfer',
    street: 'Am Hohlen Ast 1',
    postalCode: '04711',
    city: 'Auental',
  };
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
}

async function signIn(page: Page): Promise<void> {
  await page.locator('[name=email]').fill('mira@haus.example');
  await page.locator('[name=password]').fill('kleiberweg-sieben');
  await page.locator('#sign-in-password').press('Enter');
  await expect(page).toHaveURL(site.url + pathTo('account', 'de'));
}

test('a venue is set up in both languages, and its administrator signs in', async ({ page }) => {
  await page.goto(linkFor('de'));
  await page.getByRole('button', { name: 'Türen öffnen' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Deutsch')).toBeDisabled();
  await fillIn(page);
  await page.getByRole('button', { name: 'Türen öffnen' }).click();

  await expect(page).toHaveURL(new RegExp(pathTo('signIn', 'de')));
  await expect(page.getByRole('main')).toContainText('Alles ist eingerichtet.');
  await signIn(page);
  await expect(page.locator('.site-logo').first()).toContainText('Haus der Käfer');
  await expect(page.locator('.site-footer')).toContainText('Am Hohlen Ast 1');

  await page.goto(`${site.url}/en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // The link has done its work.
  expect((await page.goto(linkFor('de')))?.status()).toBe(410);
});

test('a venue with German alone has no other language anywhere', FULL, async ({ page }) => {
  await page.goto(linkFor('en'));
  await fillIn(page);
  await page.getByLabel('English').uncheck();
  await page.getByRole('button', { name: 'Open the doors' }).click();
  await expect(page).toHaveURL(new RegExp(`${pathTo('signIn', 'de')}\\?done=set-up`));
  // A new house is closed to visitors.
  await signIn(page);

  for (const path of ['/', '/en', pathTo('calendar', 'en')]) {
    await page.goto(site.url + path);
    await expect(page).toHaveURL(`${site.url}/de`);
  }
  await expect(page.locator('.language-switch')).toHaveCount(0);
  await expect(page.locator('link[hreflang=en]')).toHaveCount(0);
  await page.request.get(`${site.url}/api/csrf-token`);
  const online = await page.request.patch(`${site.url}/api/admin/settings/`, {
    headers: { ...(await callHeaders(page)), 'if-match': '*' },
    data: { is_site_online: true },
  });
  expect(online.status()).toBe(200);
  expect(await (await page.request.get(`${site.url}/sitemap.xml`)).text()).not.toContain('/en/');
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type ServerProcess, startServerProcess } from '#bench/server-process.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { expectAccessibleAt } from './axe.ts';
import { send } from './content-calls.ts';

/** A new house, from the day it is set up to the day it opens. */

const LIST = '/cms-hub/go-live';
const VENUE = {
  ...{ firstName: 'Mira', lastName: 'Sommer', email: 'mira@haus.example', password: 'kleiberweg-sieben' },
  ...{ venueName: 'Haus der Käfer', street: 'Am Hohlen Ast 1', postalCode: '04711', city: 'Auental' },
};
const WRITTEN = { de: '<p>Käfer gGmbH, Am Hohlen Ast 1</p>', en: '<p>Beetles, Am Hohlen Ast 1</p>' };

let site: ServerProcess;
let folder: string;
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'buntspecht-e2e-go-live-'));
  const env = { DATA_DIR: folder, INSTANCE: 'production', DEMO: '' };
  site = await startServerProcess('server/process/start.js', env, '/readyz');
});
test.afterEach(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

async function setUp(page: Page): Promise<void> {
  const link = /^\s+(http\S+\/de\/\S+)$/m.exec(site.printed())?.[1] ?? '';
  await page.goto(link);
  for (const [name, value] of Object.entries(VENUE)) await page.locator(`[name=${name}]`).fill(value);
  await page.getByRole('button', { name: 'Türen öffnen' }).click();
  await expect(page).toHaveURL(new RegExp(pathTo('signIn', 'de')));
  await page.locator('[name=email]').fill(VENUE.email);
  await page.locator('[name=password]').fill(VENUE.password);
  await page.locator('#sign-in-password').press('Enter');
  await expect(page).toHaveURL(site.url + pathTo('account', 'de'));
}

/** Writes the text below every headline of the legal pages, and publishes them. */
async function fillIn(page: Page): Promise<void> {
  const call = async (method: string, path: string, data: object = {}) => {
    const answer = await send(page, method, path, data);
    expect([path, answer.status()]).toEqual([path, 200]);
    return answer.json();
  };
  const legal = (['imprint', 'privacy', 'terms', 'accessibility', 'easyLanguage'] as const).map((name) =>
    pathTo(name, 'de'),
  );
  const pages: { document: number; urls: { de: string } }[] = await call('GET', '/pages/');
  for (const { document } of pages.filter(({ urls }) => legal.includes(urls.de))) {
    const draft = await call('GET', `/documents/${document}/`);
    const frames = draft.modules.filter((each: object) => JSON.stringify(each).includes('[Bitte ausfüllen]'));
    const operations = frames.flatMap(({ id }: { id: string }) =>
      LANGUAGES.map((language) => ({
        ...{ op: 'set-field', id, language, field: 'content', value: WRITTEN[language] },
      })),
    );
    const body = { base_version: draft.version, operations };
    const { version } = await call('POST', `/documents/${document}/operations/`, body);
    await call('POST', `/documents/${document}/publish/`, { base_version: version, languages: LANGUAGES });
  }
}

test('a new house is closed until its list is settled and somebody opens it', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: site.url });
  const visitor = await browser.newPage({ baseURL: site.url });
  const visit = async (path: string) => (await visitor.goto(path))?.status();
  const heading = visitor.getByRole('heading', { level: 1 });

  await test.step('visitors read that it opens soon', async () => {
    await setUp(page);
    for (const [path, words] of [
      ['/', 'We open soon.'],
      ['/de', 'Bald geht es los.'],
      [pathTo('calendar', 'en'), 'We open soon.'],
      [pathTo('imprint', 'de'), 'Bald geht es los.'],
      ['/webshop', 'We open soon.'],
    ] as const) {
      expect([path, await visit(path)]).toEqual([path, 503]);
      await expect(heading).toHaveText(words);
      await expect(visitor.getByRole('main')).toContainText(VENUE.venueName);
    }
    await expectAccessibleAt(visitor, [390, 1440]);
    expect(await (await visitor.request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
    for (const path of ['/sitemap.xml', '/de/feeds/calendar.ics', '/api/events/'])
      expect([path, (await visitor.request.get(path)).status()]).toEqual([path, 503]);
  });

  await test.step('the administrator sees the site and what is left', async () => {
    expect((await page.goto('/de'))?.status()).toBe(200);
    expect((await page.goto('/webshop'))?.status()).toBe(200);
    for (const language of ['en', 'de']) {
      await page.goto(`${LIST}?lang=${language}`);
      await expectAccessibleAt(page, [320, 390, 1440]);
    }
    const left = page.getByRole('heading', { level: 1 });
    await expect(left).toHaveText('Noch 12, dann auf.');
    await expect(page.locator('[data-check=texts]')).toContainText('Impressum (');
    await expect(page.getByRole('link', { name: 'Seite öffnen' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Wir haben keine' }).click();
    await expect(page.locator('[data-check=old-addresses]')).toHaveAttribute('data-state', 'not-needed');
    await expect(left).toHaveText('Noch 11, dann auf.');
    const early = await page.request.post(`${LIST}?lang=de`, { form: { do: 'open' } });
    expect(early.status()).toBe(422);
  });

  await test.step('the legal pages are filled in from the list', async () => {
    await page.getByRole('link', { name: 'Erledigen: Impressum' }).click();
    await expect(page).toHaveURL(/\/de\/impressum/);
    await fillIn(page);
    expect(await visit(pathTo('imprint', 'de'))).toBe(200);
    await expect(visitor.getByRole('main')).toContainText('Käfer gGmbH');
    expect(await visit('/de')).toBe(503);
  });

  await test.step('it opens with a second press', async () => {
    await page.goto(`${LIST}?lang=de`);
    await page.getByRole('link', { name: 'Seite öffnen' }).click();
    expect(await visit('/de')).toBe(503);
    await page.getByRole('button', { name: 'Ja, Seite öffnen' }).click();
    await expect(page.getByRole('status')).toHaveText('Die Seite ist offen. Willkommen!');
    for (const path of ['/de', '/en', pathTo('calendar', 'de')]) expect(await visit(path)).toBe(200);
    await expect(visitor.locator('.site-footer')).toContainText('Impressum');
    expect(await (await visitor.request.get('/robots.txt')).text()).not.toMatch(/Disallow: \/\n/);
    await expectAccessibleAt(page, [390, 1440]);
  });

  await test.step('and closes again, with nothing left in a cache', async () => {
    await page.getByRole('link', { name: 'Seite schließen' }).click();
    await page.getByRole('button', { name: 'Ja, Seite schließen' }).click();
    await expect(page.getByRole('status')).toHaveText('Die Seite ist zu. Du siehst sie weiter.');
    for (const path of ['/de', '/en', pathTo('calendar', 'de')]) expect(await visit(path)).toBe(503);
    await expect(heading).not.toHaveText('Bald geht es los.');
  });
  await Promise.all([page.close(), visitor.close()]);
});

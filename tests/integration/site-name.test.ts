import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveSettings } from '#features/core/settings/save-settings.server.ts';
import { namedFiles } from '#server/site/named-files.ts';
import { openCalls } from './api-routes.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const NAME = 'Haus & Käfer';

describe('the name of the site', () => {
  let test: TestServices;
  let site: Hono;
  beforeAll(async () => {
    test = await openTestServices('sqlite', { demo: true });
    site = new Hono({ strict: false });
    site.route('/', namedFiles(test.services));
    site.route('/', openCalls(test.services));
  });
  afterAll(() => test.close());

  const read = async (path: string) => (await site.request(`http://b.example${path}`)).text();
  const rename = () => saveSettings(test.services, { system: 'test' }, { siteName: NAME });

  it('is in everything that is no page, as soon as it changes', async () => {
    const before = await Promise.all(['/html/404.html', '/feeds/calendar.ics', '/api/docs'].map(read));
    for (const text of before) expect(text).toContain('Buntspecht');
    await rename();
    expect(await read('/html/404.html')).toContain('<title>404 | Haus &amp; Käfer</title>');
    expect(await read('/html/offline.html')).toContain('<title>Offline | Haus &amp; Käfer</title>');
    expect(await read('/de/feeds/calendar.ics')).toContain('X-WR-CALNAME:Haus & Käfer: Programm');
    expect(await read('/en/feeds/calendar.rss')).toMatch(
      /<title>(<!\[CDATA\[)?Haus &(amp;)? Käfer: What’s on/,
    );
    expect(await read('/api/docs')).toContain('<title>API | Haus &amp; Käfer</title>');
    expect(JSON.parse(await read('/api/openapi.json'))).toMatchObject({ info: { title: NAME } });
    expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ name: NAME, short_name: NAME });
  });

  it('leaves the rest of a static page unchanged', async () => {
    await rename();
    const page = await read('/html/404.html');
    expect(page).toMatch(/^<!doctype html>\s*<html lang="de">/i);
    expect(page).toContain('<h1>Hier ist ein Loch.</h1>');
    expect((await site.request('http://b.example/html/405.html')).status).toBe(404);
    expect((await site.request('http://b.example/html/..%2f..%2fpackage.json')).status).toBe(404);
  });

  it('is the one in the file when the database does not answer', async () => {
    const db = new Proxy(test.services.db, {
      get() {
        throw new Error('gone');
      },
    });
    const page = await namedFiles({ db }).request('/html/503.html');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>503 | Buntspecht</title>');
  });
});

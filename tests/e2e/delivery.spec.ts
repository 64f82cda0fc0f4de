import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { tried } from './extent.ts';

const CALENDAR = pathTo('calendar', 'de');
/** A page that is the same while other journeys plan dates. */
const STEADY = pathTo('imprint', 'de');

test.describe('a page for everybody', () => {
  test('is sent compressed, with a policy, and not again while it is the same', async ({ request }) => {
    await request.get(STEADY);
    const page = await request.get(STEADY, { headers: { 'accept-encoding': 'br' } });
    expect(page.headers()['content-encoding']).toBe('br');
    expect(page.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(page.headers()['content-security-policy']).not.toContain('unsafe-inline');
    const etag = page.headers().etag ?? '';
    const again = await request.get(STEADY, {
      headers: { 'accept-encoding': 'br', 'if-none-match': etag },
    });
    expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  });

  test('sets no cookie and does not depend on parameters it does not know', async ({ request }) => {
    const plain = await (await request.get(STEADY)).text();
    const campaign = await request.get(`${STEADY}?utm_source=<script>alert(1)</script>`);
    expect(campaign.headers()['set-cookie']).toBeUndefined();
    expect(await campaign.text()).toBe(plain);
  });

  test('answers HEAD like GET without its body', async ({ request }) => {
    const head = await request.head(CALENDAR);
    expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
  });
});

for (const language of tried(['de', 'en'] as const)) {
  test(`the first page of the calendar is light: ${language}`, async ({ request }) => {
    const html = await (await request.get(pathTo('calendar', language))).body();
    expect(html.length).toBeLessThanOrEqual(60_000);
    expect(gzipSync(html).length).toBeLessThanOrEqual(14_000);
    expect(html.toString().match(/<li class="event"/g)).toHaveLength(10);
  });
}

test('a first visit asks for its code in few pieces', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(pathTo('home', 'de'));
  // These two bring all that comes after a page.
  for (const last of ['after-page', 'error-screen'])
    await expect.poll(() => scripts.some((path) => path.startsWith(`/assets/${last}-`))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(new Set(scripts).size, scripts.join('\n')).toBeLessThanOrEqual(14);
});

test('search engines are kept out of a staging site by header and by page', async ({ request }) => {
  const page = await request.get(pathTo('home', 'en'));
  expect(page.headers()['x-robots-tag']).toBe('none');
  expect(await page.text()).toContain('<meta name="robots" content="none"/>');
});

test('the start leads to the visitor’s language without a cookie', async ({ request }) => {
  for (const [header, path] of [
    ['en-GB,en;q=0.9', '/en'],
    ['fr,de;q=0.5', '/de'],
    ['fr', '/de'],
  ] as const) {
    const answer = await request.get('/', { headers: { 'accept-language': header }, maxRedirects: 0 });
    expect([answer.status(), answer.headers().location, answer.headers()['set-cookie']]).toEqual([
      302,
      path,
      undefined,
    ]);
  }
});

test('addresses that nobody knows are 404, in the form they were asked in', async ({ request }) => {
  expect((await request.get('/de/gibt-es-nicht')).status()).toBe(404);
  expect((await request.get('/assets/gone-abcdef.js')).headers()['content-type']).toContain('text/plain');
  const api = await request.get('/en/api/nothing/');
  expect([api.status(), api.headers()['content-type']]).toEqual([
    404,
    'application/problem+json; charset=utf-8',
  ]);
});

test('an address has one form, and others lead to it', async ({ request }) => {
  for (const [asked, path] of [
    ['/DE/ensemble', '/de/ensemble'],
    ['/de/ensemble/', '/de/ensemble'],
    ['/de//ensemble?a=1', '/de/ensemble?a=1'],
    ['/de/Ensemble', '/de/ensemble'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0, headers: { 'accept-language': 'en' } });
    expect([asked, answer.status(), answer.headers().location]).toEqual([asked, 301, path]);
  }
});

test('an answer in the visitor’s language says so', async ({ request }) => {
  const vary = async (path: string) => (await request.get(path)).headers().vary ?? '';
  expect(await vary('/api/genres/')).toMatch(/accept-language/i);
  expect(await vary('/de/api/genres/')).not.toMatch(/accept-language/i);
  expect(await vary('/webshop')).toMatch(/accept-language/i);
  expect(await vary('/de')).not.toMatch(/accept-language/i);
});

test('parts of a page that do not exist are not cached', async ({ request }) => {
  const stored = async (part: string) => {
    const answer = await request.get(`/de/ensemble.data?_routes=${part}`);
    return answer.headers()['cache-control'];
  };
  expect(await stored('de.ensemble')).toBe('no-cache');
  expect(await stored('de.ensemble%2Canything')).toBe('private, no-store');
  for (let n = 0; n < 10; n += 1) expect(await stored(`anything-${n}`)).toBe('private, no-store');
});

test('the process says that it lives and that it is ready', async ({ request }) => {
  expect(await (await request.get('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await request.get('/readyz')).json()).toEqual({ status: 'ready' });
  expect(await (await request.get('/metrics')).text()).toContain('http_request_duration_seconds_bucket');
});

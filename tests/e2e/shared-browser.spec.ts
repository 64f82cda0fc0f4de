import { expect, type Page, test } from '@playwright/test';

/** A journey goes on in the browser of the one before, and finds nothing of it (docs/decisions/0099). */
test.describe.configure({ mode: 'serial' });

/** All that a page can find in a browser, by where it lies. */
const found = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    script: Reflect.get(window, 'ofTheTest'),
    year: new Date().getFullYear(),
    isForced: matchMedia('(forced-colors: active)').matches,
    width: innerWidth,
  }));

const NOTHING = {
  cookies: '',
  local: {},
  session: {},
  databases: [],
  script: undefined,
  year: new Date().getFullYear(),
  isForced: false,
  width: 1280,
};

test('a first journey leaves all kinds of traces', async ({ page, context }) => {
  await context.addCookies([
    { name: 'left', value: 'yes', url: new URL(test.info().project.use.baseURL ?? '').href },
  ]);
  await context.addInitScript(() => Object.assign(window, { ofTheTest: 'yes' }));
  await context.route('**/robots.txt', (route) => route.fulfill({ body: 'of the test' }));
  await page.clock.setFixedTime('2031-01-01T12:00:00Z');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/series');
  await page.evaluate(async () => {
    await caches.open('left');
    localStorage.setItem('left', 'yes');
    sessionStorage.setItem('left', 'yes');
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve;
    });
  });
  await context.newPage();
  expect(await found(page)).toEqual({
    cookies: 'left=yes',
    local: expect.objectContaining({ left: 'yes' }),
    session: expect.objectContaining({ left: 'yes' }),
    databases: ['left'],
    script: 'yes',
    year: 2031,
    isForced: true,
    width: 390,
  });
});

test('the next one finds nothing of them', async ({ page, context }) => {
  expect(context.pages()).toEqual([page]);
  const robots = await page.goto('/robots.txt');
  expect(await robots?.text()).toContain('User-agent:');
  expect(await found(page)).toEqual(NOTHING);
  // Only workers keep pages here, and their journeys have their own contexts: a remaining one shows that it is the same
  // browser.
  expect(await page.evaluate(() => caches.keys())).toEqual(['left']);
  await page.evaluate(() => caches.delete('left'));
});

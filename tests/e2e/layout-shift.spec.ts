import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { FULL, tried } from './extent.ts';
import { isHydrated } from './hydration.ts';
import { firstEvent } from './pages.ts';

/** Maximum total layout shift (docs/product/numbers.md#budgets). */
const MOST = 0.02;

/** Typefaces and code come this much later than the page, so that it is seen without them. */
const LATE_MS = 300;

type Shifts = { value: number; moved: string[] }[];

/** Records unexpected layout shifts from the start. */
async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts: Shifts = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName}.${node.getAttribute('class')}` : 'text';
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
}

const sumOf = (shifts: Shifts): number => shifts.reduce((sum, { value }) => sum + value, 0);

async function paths(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/de/api/productions/?page_size=1');
  const [production] = ((await answer.json()) as { results: { id: number; slug: string }[] }).results;
  if (!production) throw new Error('The demo venue has no production');
  return [
    pathTo('home', 'de'),
    pathTo('calendar', 'de'),
    pathTo('event', 'de', await firstEvent(request)),
    pathTo('production', 'de', production),
    '/webshop',
  ];
}

for (const width of tried([390, 1440])) {
  test(`nothing moves when typefaces and code come late: ${width} px`, async ({
    page,
    request,
    context,
    baseURL,
  }) => {
    await page.route(/\.(woff2|js)(\?|$)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue();
    });
    // Somebody who was here before: a badge at the cart, a notice that is closed.
    const cookies = { cartAmount: '3', dismissedAlert: '1' };
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL ?? '' })),
    );
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    for (const path of await paths(request)) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const seen = await shifts();
      expect(sumOf(seen), `${path}: ${JSON.stringify(seen)}`).toBeLessThanOrEqual(MOST);
    }
  });
}

for (const width of tried([390, 1440])) {
  test(`nothing moves while a page loads and is scrolled: ${width} px`, FULL, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    const event = pathTo('event', 'de', await firstEvent(request));
    for (const path of [pathTo('home', 'de'), pathTo('calendar', 'de'), event]) {
      await page.goto(path);
      await isHydrated(page);
      for (const share of [0.3, 0.8, 1.5]) {
        await page.evaluate(
          (windows) => scrollTo({ top: windows * innerHeight, behavior: 'instant' }),
          share,
        );
        await page.waitForTimeout(250);
      }
      const seen = await shifts();
      expect(sumOf(seen), `${path}: ${JSON.stringify(seen)}`).toBeLessThanOrEqual(MOST);
    }
  });
}

test.describe('a page that comes in parts', () => {
  /** Passes the site on, its pages 2 KB at a time: without a rule it would be painted from the first of them on. */
  let slowLine: Server;

  test.beforeAll(({ baseURL }) => {
    slowLine = createServer(async (request, response) => {
      const answer = await fetch(`${baseURL}${request.url}`, {
        headers: { accept: request.headers.accept ?? '*/*' },
      });
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      const part = type.startsWith('text/html') ? 2_000 : body.length;
      for (let at = 0; at < body.length; at += part) {
        response.write(body.subarray(at, at + part));
        if (part < body.length) await new Promise((resolve) => setTimeout(resolve, 100));
      }
      response.end();
    }).listen(0, '127.0.0.1');
  });
  test.afterAll(() => {
    slowLine.close();
    slowLine.closeAllConnections();
  });

  for (const width of tried([390, 1440])) {
    test(`does not move either: ${width} px`, FULL, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const shifts = await watchShifts(page);
      const { port } = slowLine.address() as AddressInfo;
      await page.goto(`http://127.0.0.1:${port}${pathTo('calendar', 'de')}`, { waitUntil: 'networkidle' });
      const seen = await shifts();
      expect(sumOf(seen), JSON.stringify(seen)).toBeLessThanOrEqual(MOST);
    });
  }
});

import { expect, type Page, test } from '@playwright/test';
import { demoPages } from '#demo/content/pages/pages.ts';
import type { DemoPage } from '#demo/content/pages/types.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { expectAccessibleAt } from './axe.ts';
import { FULL, tried } from './extent.ts';

const WIDTHS = [320, 390, 768, 1440];

/** The addresses of pages and of all below them. */
function pathsOf(pages: readonly DemoPage[], language: Language, parent = `/${language}`): string[] {
  return pages.flatMap(({ slug, children = [] }) => {
    const path = `${parent}/${slug[language] ?? slug.de}`;
    return [path, ...pathsOf(children, language, path)];
  });
}

const ENGLISH = pathsOf(demoPages, 'en');

// Read-only journeys share one tab: a new one for each page costs more than the page.
let page: Page;
let broken: string[];
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  page.on('response', (response) => {
    if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`);
  });
});
test.beforeEach(() => {
  broken = [];
});
test.afterAll(() => page.close());

for (const [place, path] of pathsOf(demoPages, 'de').entries())
  test(
    `${path} has nothing for axe to find in both languages at any width, and shows every picture`,
    FULL,
    async () => {
      for (const address of [path, ENGLISH[place] as string]) {
        const answer = await page.goto(address, { waitUntil: 'networkidle' });
        expect(answer?.status()).toBe(200);
        await expect(page.locator('h1')).toHaveCount(1);
        await expectAccessibleAt(page, WIDTHS);
        await page.evaluate(async () => {
          for (const picture of document.querySelectorAll('img')) picture.loading = 'eager';
          await Promise.all([...document.querySelectorAll('img')].map((picture) => picture.decode()));
        });
      }
      expect(broken).toEqual([]);
    },
  );

for (const language of tried(LANGUAGES))
  test(`every page of the site is reached by links from the home page, in its language: ${language}`, async ({
    request,
  }) => {
    const known = new Set(pathsOf(demoPages, language));
    const seen = new Set<string>();
    const away: string[] = [];
    const queue = [`/${language}`];
    // Follows further links of the pages, too.
    for (const path of queue) {
      const html = await (await request.get(path)).text();
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      const paths = [...html.matchAll(/ href="([^"?#]+)[^"]*"/g)].map(([, href = '']) => href);
      for (const href of paths) {
        if (!known.has(href) || seen.has(href)) continue;
        seen.add(href);
        queue.push(href);
      }
      const other = [...main.matchAll(/ href="(\/(?:de|en)[/?"][^"]*)/g)].map(([, href = '']) => href);
      away.push(
        ...other.filter((href) => !href.startsWith(`/${language}`)).map((href) => `${path} → ${href}`),
      );
    }
    expect([...known].filter((path) => !seen.has(path))).toEqual([]);
    expect(away).toEqual([]);
  });

import { expect, test } from '@playwright/test';
import { demoPages } from '#demo/content/pages/pages.ts';
import type { DemoPage } from '#demo/content/pages/types.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { expectAccessibleAt } from './axe.ts';

const WIDTHS = [320, 390, 768, 1440];

/** The addresses of pages and of all below them. */
function pathsOf(pages: readonly DemoPage[], language: Language, parent = `/${language}`): string[] {
  return pages.flatMap(({ slug, children = [] }) => {
    const path = `${parent}/${slug[language] ?? slug.de}`;
    return [path, ...pathsOf(children, language, path)];
  });
}

for (const path of LANGUAGES.flatMap((language) => pathsOf(demoPages, language)))
  test(`${path} has nothing for axe to find at any width, and shows every picture`, async ({ page }) => {
    const broken: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`);
    });
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectAccessibleAt(page, WIDTHS);
    await page.evaluate(async () => {
      for (const picture of document.querySelectorAll('img')) picture.loading = 'eager';
      await Promise.all([...document.querySelectorAll('img')].map((picture) => picture.decode()));
    });
    expect(broken).toEqual([]);
  });

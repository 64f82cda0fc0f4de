import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '#lib/localized.ts';
import { type SitePage, sitePages, WIDTHS } from './pages.ts';

/** Each journey goes over all pages of the site. */
test.describe.configure({ timeout: 120_000 });

let pages: SitePage[] = [];
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  pages = await sitePages(request);
  await request.dispose();
});

for (const language of LANGUAGES) {
  for (const width of WIDTHS) {
    test(`every page is free of axe violations and of sideways scrolling in ${language} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const { name, paths } of pages) {
        await page.goto(paths[language]);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => ({ page: name, id, where: nodes.map((node) => node.target) })),
        ).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect({ page: name, overflow }).toEqual({ page: name, overflow: 0 });
      }
    });
  }
}

test('the language switch leads to the same page in the other language and back', async ({ page }) => {
  for (const { paths } of pages.filter(({ name }) => name !== 'missing page')) {
    await page.goto(paths.de);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(paths.en);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(paths.de);
  }
});

test('no page breaks the content security policy or logs an error', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    const isBad = message.type() === 'error' ? !text.includes('404') : text.includes('Uncompiled message');
    if (isBad) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const { paths } of pages) await page.goto(paths.de, { waitUntil: 'networkidle' });
  expect(complaints).toEqual([]);
});

test('the skip link is the first stop and leads into the content', async ({ page }) => {
  for (const { paths } of pages) {
    await page.goto(paths.de);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  }
});

import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '#lib/localized.ts';
import { PAGE_NAMES, sitePage, WIDTHS } from './pages.ts';

for (const name of PAGE_NAMES) {
  test.describe(`the page ${name}`, () => {
    for (const language of LANGUAGES) {
      test(`is free of axe violations and of sideways scrolling in ${language}`, async ({
        page,
        request,
      }) => {
        const { paths } = await sitePage(request, name);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(paths[language]);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map(({ id, nodes }) => ({ width, id, where: nodes.map((node) => node.target) })),
          ).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect({ width, overflow }).toEqual({ width, overflow: 0 });
        }
      });
    }

    test('keeps to the content security policy, logs no error, and begins with the skip link', async ({
      page,
      request,
    }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        const isBad =
          message.type() === 'error' ? !text.includes('404') : text.includes('Uncompiled message');
        if (isBad) complaints.push(text);
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      const { paths } = await sitePage(request, name);
      await page.goto(paths.de, { waitUntil: 'networkidle' });
      expect(complaints).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();
    });

    if (name !== 'missing page')
      test('is the same in the other language, and back', async ({ page, request }) => {
        const { paths } = await sitePage(request, name);
        await page.goto(paths.de);
        await expect(page.locator('html')).toHaveAttribute('lang', 'de');
        await page.getByRole('link', { name: 'English' }).click();
        await expect(page).toHaveURL(paths.en);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await page.getByRole('link', { name: 'Deutsch' }).click();
        await expect(page).toHaveURL(paths.de);
      });
  });
}

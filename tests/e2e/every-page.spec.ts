import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '#lib/localized.ts';
import { violationsOn } from './axe.ts';
import { PAGE_NAMES, sitePage, WIDTHS } from './pages.ts';

/** What the browser complains of, save what a page that is missing is expected to cause. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    const isBad = message.type() === 'error' ? !text.includes('404') : text.includes('Uncompiled message');
    if (isBad) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

for (const name of PAGE_NAMES) {
  for (const language of LANGUAGES) {
    test(`the page ${name} in ${language} can be used by everyone, at any width`, async ({
      page,
      request,
    }) => {
      const complaints = complaintsOf(page);
      const { paths } = await sitePage(request, name);
      await page.goto(paths[language], { waitUntil: 'networkidle' });

      await page.keyboard.press('Tab');
      const skip = { de: 'Zum Inhalt springen', en: 'Skip to content' }[language];
      await expect(page.getByRole('link', { name: skip })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();

      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const violations = await violationsOn(page);
        expect(
          violations.map(({ id, nodes }) => ({ width, id, where: nodes.map((node) => node.target) })),
        ).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect({ width, overflow }).toEqual({ width, overflow: 0 });
      }
      expect(complaints).toEqual([]);

      if (language === 'en' || name === 'missing page') return;
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(paths.en);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await expect(page).toHaveURL(paths.de);
    });
  }
}

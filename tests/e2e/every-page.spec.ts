import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { expectAccessibleAt } from './axe.ts';
import { tried } from './extent.ts';
import { PAGE_NAMES, sitePage, WIDTHS } from './pages.ts';

// Read-only journeys share one tab: a new one for each page costs more than the page.
let page: Page;
/** Console errors of the browser, except those a missing page is expected to cause. */
let complaints: string[];
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  page.on('console', (message) => {
    const text = message.text();
    const isBad = message.type() === 'error' ? !text.includes('404') : text.includes('Uncompiled message');
    if (isBad) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
});
test.beforeEach(() => {
  complaints = [];
});
test.afterAll(() => page.close());

const SKIP = { de: 'Zum Inhalt springen', en: 'Skip to content' } as const;

/** Keyboard users can skip the parts all pages share. */
async function expectToSkip(language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: SKIP[language] })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
}

for (const name of PAGE_NAMES)
  test(`the page ${name} can be used by everyone`, async ({ request }) => {
    const { paths } = await sitePage(request, name);

    for (const language of tried(LANGUAGES)) {
      await page.goto(paths[language], { waitUntil: 'networkidle' });
      await expectToSkip(language);
      await expectAccessibleAt(page, tried(WIDTHS));
    }
    if (name !== 'missing page') {
      await page.goto(paths.de);
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(paths.en);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await expect(page).toHaveURL(paths.de);
    }
    expect(complaints).toEqual([]);
  });

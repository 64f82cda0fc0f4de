import { expect, test } from '@playwright/test';
import { FULL } from './extent.ts';

const tiles = '[id^="article-"]';

test('is read on: a list that goes on, an article, and back to the same place', async ({ page }) => {
  await page.goto('/de/mediathek-de');
  await expect(page.locator(tiles).first()).toBeVisible();
  await page.getByRole('link', { name: 'Mehr Artikel laden' }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator(tiles).count()).toBeGreaterThan(12);
  const late = page.locator(tiles).nth(14);
  const name = (await late.textContent()) ?? '';
  await late.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.locator(tiles).nth(14)).toBeInViewport();
});

test('is filtered by category and topic, with the chosen one marked', FULL, async ({ page }) => {
  await page.goto('/en/mediathek-en');
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await expect(categories.getByRole('link', { name: 'All', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await categories.getByRole('link', { name: 'Build' }).click();
  await expect(page).toHaveURL(/\/en\/mediathek-en\/categories\/bauen\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Build');
  await expect(
    page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Build' }),
  ).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'All #topics' }).click();
  await page.getByRole('link', { name: '#Shadows' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('#Shadows');
  await page.getByRole('link', { name: 'What does a shadow sound like?' }).click();
  await page.getByText('What you can hear').click();
  await expect(page.getByText('A beak on a cardboard tube', { exact: false })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('goes on by a link, and is searched by a form', FULL, async ({ page }) => {
    await page.goto('/de/mediathek-de');
    await page.getByRole('link', { name: 'Mehr Artikel laden' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByRole('link', { name: 'Neuere Artikel' })).toBeVisible();
    await page.goto('/de/mediathek-de');
    const search = page.getByRole('search', { name: 'Im Magazin suchen' });
    await search.getByRole('searchbox').fill('gong');
    await search.getByRole('button', { name: 'Suchen' }).click();
    await expect(page.getByRole('link', { name: 'Ein Gong erzählt' })).toBeVisible();
  });
});

test(
  'stands on the pages of its subjects, and has structured data for search engines',
  FULL,
  async ({ page }) => {
    await page.goto('/de/produktionen');
    await page.getByRole('link', { name: 'Lauter Löcher' }).first().click();
    await page.getByRole('link', { name: 'Warum ein Loch nie leer ist' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warum ein Loch nie leer ist');
    await page.reload();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('"@type":"Article"');
  },
);

test(
  'the end of an article leads on to its category, its name close within the quotation marks',
  FULL,
  async ({ page }) => {
    await page.goto('/de/mediathek-de/wie-klingt-ein-schatten/1');
    const link = page.getByRole('link', { name: 'Mehr aus „Hören“' });
    const gap = await link.evaluate((element) => {
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const rects: DOMRect[] = [];
      for (let word = words.nextNode(); word; word = words.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(word);
        rects.push(range.getBoundingClientRect());
      }
      return Math.max(...rects.slice(1).map((rect, at) => rect.left - (rects[at]?.right ?? 0)));
    });
    expect(gap).toBeLessThan(1);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hören');
  },
);

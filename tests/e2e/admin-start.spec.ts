import { expect, test } from '@playwright/test';
import { signIn, signInAs } from './accounts.ts';
import { violationsOn } from './axe.ts';
import { FULL } from './extent.ts';

test.use({ locale: 'de-DE' });

const WORDS = {
  de: {
    today: /^Heute, /,
    sales: 'Verkauf',
    vain: 'Gesucht, nicht gefunden',
    planned: 'Geplant',
    table: 'Als Tabelle',
  },
  en: {
    today: /^Today, /,
    sales: 'Sales',
    vain: 'Searches with no results',
    planned: 'Scheduled',
    table: 'As a table',
  },
};

test('the admin area begins with today: pictures, and the same as tables by keyboard', async ({ page }) => {
  await signInAs(page, 'leitung', 'de', '/de');
  for (const language of ['de', 'en'] as const) {
    const words = WORDS[language];
    await page.goto(`/admin?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.today);
    const sales = page.getByRole('region', { name: words.sales, exact: true });
    await expect(sales.getByRole('img')).toBeVisible();
    await sales.getByText(words.table).focus();
    await page.keyboard.press('Enter');
    await expect(sales.getByRole('row')).toHaveCount(29);
    for (const name of [words.vain, words.planned])
      await expect(page.getByRole('region', { name }).getByRole('status')).toHaveCount(0);
    const violations = await violationsOn(page);
    expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) }))).toEqual([]);
  }
});

test('is read aloud in the language that is chosen, also when it is opened again', FULL, async ({ page }) => {
  await signIn(page, 'leitung');
  await page.goto('/admin?lang=de');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  const document = page.locator('html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.today);
  await expect(document).toHaveAttribute('lang', 'en');
  await page.goto('/admin?lang=de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.today);
  await expect(document).toHaveAttribute('lang', 'en');
});

import { expect, type Locator, type Page, test } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { FULL } from './extent.ts';
import { isAdopted, isHydrated } from './hydration.ts';

interface Listed {
  link: { url: string };
  offer: { availability: string } | null;
}

/** The page of the next date of a production that has all of these prices free; some are on sale for months and played once in each. */
async function pageOf(page: Page, language: 'de' | 'en', slug: string, nth = 1): Promise<string> {
  const answer = await page.request.get(`/${language}/api/events/?page_size=100&page=${nth}`);
  expect(answer.status(), `a date of ${slug} with many places`).toBe(200);
  const { results } = (await answer.json()) as { results: Listed[] };
  const found = results.find(({ link, offer }) => link.url.includes(slug) && offer?.availability === 'many');
  return found?.link.url ?? pageOf(page, language, slug, nth + 1);
}

const row = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

test('a companion comes free with a wheelchair place, and not without', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await pageOf(page, 'de', 'der-koffer-hat-hunger'));
  await isHydrated(page);
  const words = 'Nur zusammen mit „Rollstuhlplatz“: höchstens 1 je Ticket';
  await expect(page.getByText(words)).toBeVisible();
  const more = (name: string) => page.getByRole('button', { name: new RegExp(`^Eins mehr: ${name}`) });
  await isAdopted(more('Begleitung am Rollstuhlplatz'));
  await more('Begleitung am Rollstuhlplatz').click();
  await page.getByRole('button', { name: /in den Warenkorb/ }).click();
  await expect(page.getByText(/nur zusammen mit anderen/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Noch einmal wählen' }).click();
  await more('Rollstuhlplatz').first().click();
  await page.getByRole('button', { name: /in den Warenkorb/ }).click();
  await page.getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(row(page, 'Begleitung am Rollstuhlplatz').last()).toContainText(words);
  await page.getByRole('button', { name: 'Herausnehmen: Rollstuhlplatz', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'nur zusammen mit anderen' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Aus dem Warenkorb nehmen/ }).click();
  await expect(page.getByText(/^Noch nichts drin/)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a companion alone is refused in the cart, in words', FULL, async ({ page }) => {
    await page.goto(await pageOf(page, 'en', 'der-koffer-hat-hunger'));
    await expect(page.getByText('Only with “Wheelchair place”: at most 1 for each ticket')).toBeVisible();
    await page.getByLabel(/^Tickets: Companion at the wheelchair place/).fill('1');
    await page.getByRole('button', { name: /^Add .*cart/ }).click();
    await page.getByRole('button', { name: /^Add for/ }).click();
    await expect(page.getByRole('alert')).toContainText('only sold with others');
  });
});

test('members find their price, and others see that it is not theirs', FULL, async ({ page }) => {
  const path = await pageOf(page, 'en', 'schlaflieder-fuer-wachgebliebene');
  const choose = async () => {
    await page.goto(path);
    await isHydrated(page);
    await expect(page.getByText('Members only')).toBeVisible();
    const oneMore = page.getByRole('button', { name: /^One more: Friends of the house/ });
    // Pressed before its own code is there, a ticket choice is a form of the browser's.
    await isAdopted(oneMore);
    await oneMore.click();
    await page.getByRole('button', { name: /^Add .*cart/ }).click();
  };
  await choose();
  await expect(page.getByText(/These tickets are for members/)).toBeVisible();
  await signInAs(page, 'jule', 'en', '/en');
  await choose();
  await page.getByRole('link', { name: 'Go to cart' }).click();
  await expect(row(page, 'Friends of the house').last()).toContainText('Members only');
});

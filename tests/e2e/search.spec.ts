import { expect, type Page, test } from '@playwright/test';
import { searchAddress } from '#features/website/search/search-address.ts';
import { violationsOn } from './axe.ts';
import { FULL } from './extent.ts';

const isAlive = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
const toggle = (page: Page) => page.locator('.search-fold > summary');
const field = (page: Page) => page.locator('.search-fold input');
const list = (page: Page) => page.locator('.search-fold').getByRole('listbox');

async function openFold(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isAlive(page);
  await toggle(page).press('Enter');
  await expect(field(page)).toBeFocused();
}

test('by keyboard: open, type, choose a suggestion, read how much was found', async ({ page }) => {
  await openFold(page, '/de');
  await page.keyboard.type('käf');
  await expect(list(page)).toBeVisible();
  await expect(page.locator('.search-fold').getByRole('status')).toHaveText(/^\d+ Vorschläge$/);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('ArrowDown');
  const first = list(page).getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(first).toBeFocused();
  const violations = await violationsOn(page, { include: '.search-fold' });
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target) }))).toEqual([]);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(searchAddress('de', 'käfer'));
  await expect(page.locator('.search-fold')).not.toHaveAttribute('open');
  await expect(page.locator('.result-count')).toBeFocused();
  await expect(page.locator('.hit mark').first()).toHaveText('Käfer');
});

test(
  'by keyboard: Escape closes the list, then the search, and gives the focus back',
  FULL,
  async ({ page }) => {
    await openFold(page, '/en');
    await page.keyboard.type('beet');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(field(page)).toHaveValue('beet');
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  },
);

test('by keyboard: the arrows lead back into the field, and typing goes on there', FULL, async ({ page }) => {
  await openFold(page, '/en');
  await page.keyboard.type('bee');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(list(page).getByRole('option').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('t');
  await expect(field(page)).toHaveValue('beet');
  await expect(field(page)).toBeFocused();
});

test('choosing what was found sets the text and searches: it is the first result', FULL, async ({ page }) => {
  await openFold(page, '/de');
  await page.keyboard.type('käfer');
  const hit = list(page).locator('.suggestion:not([data-kind="text"], [data-kind="all"])').first();
  const href = await hit.getAttribute('href');
  const title = ((await hit.locator('span > span').first().textContent()) ?? '').replaceAll('\u00ad', '');
  await hit.click();
  await expect(page).toHaveURL(searchAddress('de', title));
  await expect(page.locator('.search-page input')).toHaveValue(title);
  await expect(page.locator('.hit a').first()).toHaveAttribute('href', href ?? '');
});

test('an empty field searches for nothing; its input can be cleared', FULL, async ({ page }) => {
  await openFold(page, '/en');
  const clear = page.locator('.search-fold').getByRole('button', { name: 'Clear search' });
  await expect(page.locator('.search-fold .autocomplete')).toHaveCount(1);
  await expect(clear).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en');
  await page.keyboard.type('whale');
  await expect(list(page)).toBeVisible();
  await clear.click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(list(page)).toBeHidden();
});

test('closes on a click outside, and when the focus goes elsewhere', FULL, async ({ page }) => {
  await openFold(page, '/de');
  await page.mouse.click(640, 700);
  await expect(field(page)).toBeHidden();
  await toggle(page).click();
  await expect(field(page)).toBeFocused();
  await page.locator('.site-logo').focus();
  await expect(field(page)).toBeHidden();
});

test('late and failed answers show nothing', FULL, async ({ page }) => {
  const pageErrors: Error[] = [];
  page.on('pageerror', (error) => pageErrors.push(error));
  const asked: string[] = [];
  await page.route('**/api/search/autocomplete/**', async (route) => {
    const query = new URL(route.request().url()).searchParams.get('query') ?? '';
    asked.push(query);
    if (query === 'wal') await new Promise((resolve) => setTimeout(resolve, 700));
    if (query === 'walx') await route.fulfill({ status: 500, body: 'no' });
    else await route.continue().catch(() => undefined);
  });
  await openFold(page, '/de');
  // Three letters within the debounce, so that the first two are not searched for.
  await field(page).evaluate(({ ownerDocument }) => {
    for (const letter of 'WAL') ownerDocument.execCommand('insertText', false, letter);
  });
  await expect.poll(() => asked).toEqual(['wal']);
  await page.keyboard.type('x');
  await expect.poll(() => asked).toEqual(['wal', 'walx']);
  await page.waitForTimeout(1000);
  await expect(list(page)).toBeHidden();
  expect(pageErrors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form, categories and pages are links', async ({ page }) => {
    await page.goto('/de');
    await toggle(page).click();
    await field(page).fill('kaefer');
    await page.locator('.search-fold').getByRole('button', { name: 'Suchen' }).click();
    await expect(page).toHaveURL('/de/search?q=kaefer');
    await expect(page.getByRole('heading', { name: 'Termine und Stücke' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Kategorien' })
      .getByRole('link', { name: /^Termine/ })
      .click();
    await page.getByRole('link', { name: 'Nächste Seite' }).click();
    await expect(page).toHaveURL('/de/search/events/2?q=kaefer');
    await expect(page.getByText(/^Seite 2 von \d+$/)).toBeVisible();

    // A search from here keeps the category and begins with its first page.
    await page.locator('.search-page input').fill('koffer');
    await page.locator('.search-page').getByRole('button', { name: 'Suchen' }).click();
    await expect(page).toHaveURL('/de/search/events?q=koffer');
  });

  test('an empty result says so, with spelling suggestions', FULL, async ({ page }) => {
    await page.goto('/en/does-not-exist');
    await page.locator('.error-screen input').fill('lullabbuyes');
    await page.locator('.error-screen').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: 'Your search did not return any results' })).toBeVisible();
    await expect(page.getByText('Please try another search term.')).toBeVisible();
    await page.getByRole('link', { name: 'lullabies', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Lullabies for the Wide Awake' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the suggestion in the menu is the first result', FULL, async ({ page }) => {
    await page.goto('/de');
    await isAlive(page);
    await page.getByRole('button', { name: 'Menü', exact: true }).tap();
    await page.locator('.menu-panel input').tap();
    await page.keyboard.type('okaf');
    await page
      .locator('.menu-panel')
      .getByRole('option', { name: /Jonas Okafor/ })
      .tap();
    await expect(page).toHaveURL(searchAddress('de', 'Jonas Okafor'));
    await expect(page.locator('.hit a').first()).toHaveAttribute(
      'href',
      /\/de\/ensemble\/jonas-okafor\/\d+$/,
    );
    await expect(page.locator('.menu-panel')).toBeHidden();
  });
});

test('results are nobody else’s: not cached, at their own address', FULL, async ({ request }) => {
  const results = await request.get('/en/search/people?q=jonas');
  expect(results.headers()['cache-control']).toContain('no-store');
  const html = await results.text();
  expect(html.match(/<meta name="robots"/g)).toHaveLength(1);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/en\/search\/people\?q=jonas"/);
  expect(html).toMatch(/<link rel="alternate" hrefLang="de" href="[^"]*\/de\/search\/people\?q=jonas"/);
  expect((await request.get('/en/search/nonsense?q=jonas')).status()).toBe(404);
  const beyond = await request.get('/en/search/people/99?q=jonas', { maxRedirects: 0 });
  expect(beyond.headers().location).toMatch(/\/en\/search\/people\?q=jonas$/);
});

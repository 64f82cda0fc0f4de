import { expect, type Page, test } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { tried } from './extent.ts';
import { isHydrated } from './hydration.ts';

/** A page whose data fails: the error is shown inside the shell, in the page's language. */

const WORDS = {
  de: {
    403: 'Das kam von woanders.',
    418: 'Der Specht hat sich verhakt.',
    429: 'Das ging zu schnell.',
    503: 'Kurz zu',
  },
  en: {
    403: 'That came from elsewhere.',
    418: 'The woodpecker’s got stuck.',
    429: 'That was too fast.',
    503: 'Back soon',
  },
} as const;
const STATUSES = [403, 418, 429, 503] as const;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isHydrated(page);
}

async function expectErrorInShell(page: Page, status: number, heading: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('html')).toHaveAttribute('data-error-status', String(status));
  await expect(page).toHaveTitle(`${status} | Buntspecht`);
  await expect(page.locator('.site-header')).toBeVisible();
  await expect(page.locator('.site-footer')).toBeVisible();
}

for (const language of tried(LANGUAGES)) {
  for (const status of STATUSES) {
    test(`a page that is answered with ${status}, in ${language}`, async ({ page }) => {
      await page.route(/\.data(\?|$)/, (route) =>
        route.fulfill({ status, contentType: 'text/html', body: '<h1>From in between</h1>' }),
      );
      await open(page, pathTo('ensemble', language));
      await page.locator(`.site-logo`).click();
      await expectErrorInShell(page, status, WORDS[language][status]);
    });
  }
}

test('a filter whose data does not come leaves the shell in its place', async ({ page }) => {
  await page.route(/\.data\?/, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await open(page, pathTo('calendar', 'de'));
  // A day on which the venue is shut leads nowhere.
  await page.locator('a.strip-day').last().click();
  await expectErrorInShell(page, 502, WORDS.de[418]);
});

test('a line that drops is said in the page’s language', async ({ page }) => {
  await open(page, pathTo('ensemble', 'de'));
  await page.route(/\.data(\?|$)|\/html\//, (route) => route.abort('connectionreset'));
  await page.locator(`.site-logo`).click();
  await expectErrorInShell(page, 500, WORDS.de[418]);
});

for (const shop of tried(['webshop', 'testshop'])) {
  test(`a failed step out of the ${shop} is shown inside the shell`, async ({ page }) => {
    await open(page, `/${shop}?lang=de`);
    await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 503, body: 'Gone for a while' }));
    await page.locator('.site-logo').click();
    await expectErrorInShell(page, 503, WORDS.de[503]);
    await page.unroute(/\.data(\?|$)/);
    await page.locator('.site-logo').click();
    await expect(page).toHaveTitle(/^Haus für Kinderkunst/);
  });
}

test('the words come from the static page, on the server and in the browser', async ({ page, request }) => {
  const html = await (await request.get('/de/nirgendwo')).text();
  const [, title = '?'] =
    /<section lang="de">\s*<h1>([^<]*)</.exec(await (await request.get('/html/404.html')).text()) ?? [];
  expect(html).toContain(`<h1>${title}</h1>`);
  // No other page brings them along.
  expect(await (await request.get('/de/ensemble')).text()).not.toContain(title);
  await page.route('/html/404.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<section lang="de"><h1>Weg.</h1><p>Ganz weg.</p></section>',
    }),
  );
  await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, pathTo('ensemble', 'de'));
  await page.locator(`.site-logo`).click();
  await expectErrorInShell(page, 404, 'Weg.');
  await expect(page.getByRole('main')).toContainText('Ganz weg.');
});

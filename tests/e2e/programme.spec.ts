import { expect, type Page, test } from '@playwright/test';
import { FULL, tried } from './extent.ts';
import { isHydrated } from './hydration.ts';

const PRODUCTIONS = { de: '/de/produktionen', en: '/en/productions' } as const;

const tiles = (page: Page) => page.locator('.production-tile h2 a');
const filter = (page: Page, name: string) =>
  page.locator('summary').filter({ hasText: new RegExp(`^${name}`) });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isHydrated(page);
}

test.describe('productions, people and dates', () => {
  test('lead to each other in German', async ({ page }) => {
    await open(page, `${PRODUCTIONS.de}?season=2`);
    await page.getByRole('link', { name: 'Der Käfer, der nicht schlafen wollte', exact: true }).click();
    await expect(page).toHaveURL(/\/de\/produktionen\/kaefer-ohne-schlaf\/\d+$/);
    const headings = page.locator('.detail-section > h2');
    await expect(headings).toHaveText([
      'Öffnungszeiten',
      'Worum es geht',
      'Bilder',
      'Drumherum',
      'Wer mitmacht',
      'Termine und Tickets',
      'Blog',
      'Reihe',
      'Das könnte dir auch gefallen',
    ]);
    await page.getByRole('link', { name: 'Jonas Okafor' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jonas Okafor');
    await expect(page.getByText('Käfer Kasimir', { exact: true })).toBeVisible();
    await page.locator('.production-dates .date-list-link').first().click();
    await expect(page).toHaveURL(/kalender\/kaefer-ohne-schlaf\/\d+$/);
    await page.getByRole('link', { name: 'Das Stück' }).click();
    await expect(page).toHaveURL(/\/de\/produktionen\/kaefer-ohne-schlaf\/\d+$/);
  });

  test('lead to each other in English, and to the place and the series', FULL, async ({ page }) => {
    await open(page, '/en/ensemble');
    await expect(page.locator('.ensemble-group > h2')).toHaveText([
      'Ensemble',
      'Direction & Text',
      'Stage & Design',
      'Music & Tech',
    ]);
    await page.getByRole('link', { name: 'Noor Haddad' }).click();
    await page.getByRole('link', { name: 'The Beetle Who Wouldn’t Sleep' }).first().click();
    await page.locator('#datesAndTickets').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/en\/exhibitionsandactivities\/calendar\/kaefer-ohne-schlaf\/\d+$/);
    await page.locator('.facts').getByRole('link').click();
    await expect(page).toHaveURL(/\/en\/venues\/buntspecht\/\d+$/);
    await expect(page.getByRole('heading', { name: 'Rooms' })).toBeVisible();
    await page.goBack();
    await page.locator('.series-note').click();
    await expect(page).toHaveURL(/\/en\/series\/nachtschicht\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night Shift');
  });

  test('move their row of pictures by the buttons', FULL, async ({ page }) => {
    await open(page, '/en/productions/kaefer-ohne-schlaf/12');
    const row = page.getByRole('list', { name: 'Images' });
    const place = () => row.evaluate((list) => list.scrollLeft);
    await page.getByRole('button', { name: 'Next image' }).click();
    await expect.poll(place).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Previous image' }).click();
    await expect.poll(place).toBe(0);
  });

  test('show the whole series in the cart when it is booked', FULL, async ({ page }) => {
    await open(page, '/de/series/sonntagsklopfen/2');
    const dates = await page.locator('.series-dates .event').count();
    await page.locator('html[data-alive]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Ganze Reihe buchen' }).click();
    await expect(page).toHaveURL(/\/webshop\?lang=de$/);
    await expect(page.locator('main').getByText('Das Haus klopft zurück')).toHaveCount(dates);
  });
});

test.describe('the list of productions', () => {
  test('keeps its filters in the address', FULL, async ({ page }) => {
    await open(page, PRODUCTIONS.en);
    const all = await page.locator('.result-count').textContent();
    await filter(page, 'Exhibition Type').click();
    await page.locator('.filter[open]').getByRole('link', { name: 'Theatre' }).click();
    await expect(page).toHaveURL(/\?exhibition_type=\d+$/);
    await expect(page.locator('.result-count')).not.toHaveText(all ?? '');
    await filter(page, 'From today').click();
    await page.locator('.filter[open]').getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\?exhibition_type=\d+&date=01-\d{2}-\d{4}$/);
    await page.getByRole('link', { name: 'Theatre remove' }).click();
    await expect(page).toHaveURL(/\?date=01-\d{2}-\d{4}$/);
    await page.locator('a[hreflang="de"]').first().click();
    await expect(page).toHaveURL(/\/de\/produktionen\?date=01-\d{2}-\d{4}$/);
  });

  test('keeps the open filter and the place of the keyboard in it', async ({ page }) => {
    const behaviour = page.waitForResponse(/\/assets\/behaviour-[^/]+\.js$/);
    await open(page, PRODUCTIONS.en);
    await behaviour;
    const type = filter(page, 'Exhibition Type');
    await type.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = page.locator('.filter[open]').getByRole('link').first();
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?exhibition_type=\d+$/);
    await expect(first).toHaveAttribute('aria-current', 'true');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.filter[open]')).toHaveCount(0);
    await expect(type).toBeFocused();
  });

  test('drops what it cannot read from the address and keeps the rest', FULL, async ({ page }) => {
    await page.goto(`${PRODUCTIONS.de}?season=lang&tag=1&date=2027-01-01&page=0`);
    await expect(page).toHaveURL(/\/de\/produktionen\?tag=1$/);
    await page.goto(`${PRODUCTIONS.de}?page=99`);
    await expect(page).toHaveURL(/\/de\/produktionen$/);
  });

  test('says when nothing matches and leads back', async ({ page }) => {
    await open(page, `${PRODUCTIONS.en}?season=999999`);
    await expect(page.getByText('Unfortunately, your selection did not produce any result.')).toBeVisible();
    await page.getByRole('link', { name: 'Reset filters' }).click();
    await expect(tiles(page).first()).toBeVisible();
  });

  test(
    'goes on where the keyboard asks it to, and is whole again when one comes back',
    FULL,
    async ({ page }) => {
      await open(page, `${PRODUCTIONS.en}?page=1`);
      const count = await tiles(page).count();
      const more = page.getByRole('link', { name: 'Load more productions' });
      // Coming to the link by Tab loads nothing: pressing it would load the page behind that.
      await more.focus();
      await page.mouse.move(10, 10);
      await page.mouse.wheel(0, -50);
      await expect(more).toBeFocused();
      expect(await tiles(page).count()).toBe(count);
      await page.keyboard.press('Enter');
      await expect(tiles(page).nth(count)).toBeFocused();
      await expect(page.getByText(/^\d+ more productions? loaded$/)).toBeAttached();
      const all = await tiles(page).allTextContents();
      await tiles(page).nth(count).press('Enter');
      await expect(page).toHaveURL(/\/en\/productions\/[\w-]+\/\d+$/);
      await page.goBack();
      await expect(tiles(page)).toHaveText(all);
    },
  );

  test('goes on as one scrolls, every production once', FULL, async ({ page }) => {
    await open(page, PRODUCTIONS.de);
    await expect(async () => {
      await page.mouse.wheel(0, 4000);
      expect(await tiles(page).count()).toBeGreaterThan(24);
    }).toPass();
    const addresses = await tiles(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is filtered and read page by page', async ({ page }) => {
      await page.goto(PRODUCTIONS.de);
      await expect(tiles(page)).toHaveCount(15);
      const first = await tiles(page).first().getAttribute('href');
      await page.getByRole('link', { name: 'Weitere Produktionen laden' }).click();
      await expect(page).toHaveURL(/\/de\/produktionen\?page=2$/);
      expect(await tiles(page).first().getAttribute('href')).not.toBe(first);
      await page.getByRole('link', { name: 'Vorherige Produktionen' }).click();
      await expect(page).toHaveURL(/\/de\/produktionen$/);
      await filter(page, 'Schlagworte').click();
      await page.locator('.filter[open]').getByRole('link').first().click();
      await expect(page).toHaveURL(/\?tag=\d+$/);
      await expect(page.locator('.share')).toHaveCount(0);
    });
  });
});

test.describe('addresses of details', () => {
  const OLD = {
    '/de/produktionen/alter-titel/12': '/de/produktionen/kaefer-ohne-schlaf/12',
    '/en/productions/old-title/12': '/en/productions/kaefer-ohne-schlaf/12',
    '/de/ensemble/frueher/1': '/de/ensemble/jonas-okafor/1',
    '/de/series/frueher/1': '/de/series/nachtschicht/1',
    '/en/series/1': '/en/series/nachtschicht/1',
    '/de/abonnements': '/de/series',
    '/en/abonnements/nachtschicht/1': '/en/series/nachtschicht/1',
    '/de/venues/frueher/1': '/de/venues/buntspecht/1',
  };
  for (const [old, address] of Object.entries(OLD)) {
    test(`${old} has moved permanently`, async ({ request }) => {
      const answer = await request.get(`${old}?tag=1`, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers().location?.replace('?tag=1', '')).toBe(address);
    });
  }

  for (const missing of [
    '/de/produktionen/kaefer-ohne-schlaf/999999',
    '/de/produktionen/kaefer-ohne-schlaf/zwoelf',
    '/en/ensemble/nobody/999999',
    '/en/series/999999',
    '/de/venues/nirgends/999999',
  ]) {
    test(`${missing} does not exist`, async ({ request }) => {
      expect((await request.get(missing, { maxRedirects: 0 })).status()).toBe(404);
    });
  }
});

test.describe('a production on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('keeps the next date at hand until dates and tickets are in view', FULL, async ({ page }) => {
    await page.goto('/en/productions/kaefer-ohne-schlaf/12');
    const bar = page.getByRole('complementary', { name: 'Next date' });
    await expect(bar).toContainText(/\d dates, from \d+\s€/);
    await bar.getByRole('link', { name: 'Tickets' }).click();
    await expect(page.locator('#datesAndTickets')).toBeInViewport();
    await expect(bar).toBeHidden();
  });
});

for (const { language, path, more, close } of tried([
  {
    language: 'German',
    path: '/de/produktionen/kaefer-ohne-schlaf/12',
    more: /^Mehr dazu /,
    close: 'Schließen',
  },
  {
    language: 'English',
    path: '/en/productions/kaefer-ohne-schlaf/12',
    more: /^More about it /,
    close: 'Close',
  },
])) {
  for (const javaScriptEnabled of tried([true, false])) {
    test.describe(`the surroundings of a production in ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('opens over its page by keyboard', async ({ page }) => {
        await page.goto(path);
        const button = page.getByRole('button', { name: more }).first();
        await button.focus();
        await page.keyboard.press('Enter');
        const overlay = page.getByRole('dialog');
        await expect(overlay.getByRole('heading')).toBeVisible();
        await expect(overlay).toContainText(/\w{4}/);
        await page.keyboard.press('Escape');
        await expect(overlay).toHaveCount(0);
        await expect(button).toBeFocused();
        await button.click();
        await overlay.getByRole('button', { name: close }).click();
        await expect(overlay).toHaveCount(0);
      });
    });
  }
}

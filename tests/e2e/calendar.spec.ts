import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleAt } from './axe.ts';
import { FULL, tried } from './extent.ts';
import { holdScripts, isHydrated } from './hydration.ts';
import { WIDTHS } from './pages.ts';

const CALENDAR = {
  de: '/de/ausstellungenundaktivitaeten/kalender',
  en: '/en/exhibitionsandactivities/calendar',
} as const;

/** Far enough ahead that no demo venue has anything then. */
const NOTHING_THEN = '01-01-2040';

const filterButton = (page: Page, name: string) =>
  page.locator('summary').filter({ hasText: new RegExp(`^${name}`) });
const numberOf = async (page: Page) =>
  Number.parseInt((await page.locator('.result-count').textContent()) ?? '', 10);
const eventLinks = (page: Page) => page.locator('.calendar-results h3 a');
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isHydrated(page);
}

/** Scrolls at once: the end of a turn of the wheel, which Playwright waits for, does not always come in Firefox. */
const scrollOn = (page: Page, by: number) =>
  page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by);

test.describe('the event calendar', () => {
  test('is filtered by keyboard alone', async ({ page }) => {
    await open(page, CALENDAR.en);
    const all = await numberOf(page);
    const type = filterButton(page, 'Exhibition Type');
    await type.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Exhibition', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?type=\d+$/);
    await expect(type).toBeFocused();
    await expect(page.locator('.filter[open]')).toHaveCount(0);
    await expect.poll(() => numberOf(page)).toBeLessThan(all);
  });

  test(
    'has one dropdown open at a time, closed by its button, Escape and a click elsewhere',
    FULL,
    async ({ page }) => {
      const behaviour = page.waitForResponse(/\/assets\/behaviour-[^/]+\.js$/);
      await open(page, CALENDAR.en);
      await behaviour;
      const [tags, genre] = [filterButton(page, 'Tags'), filterButton(page, 'Genre')];
      const opened = page.locator('.filter[open]');
      await tags.click();
      await genre.click();
      await expect(opened).toHaveCount(1);
      await genre.click();
      await expect(opened).toHaveCount(0);
      await genre.click();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(opened).toHaveCount(0);
      await expect(genre).toBeFocused();
      await genre.click();
      await page.locator('h1').click();
      await expect(opened).toHaveCount(0);
    },
  );

  test('shows what is chosen as chips and lets it go', FULL, async ({ page }) => {
    await open(page, `${CALENDAR.en}?type=1&age=5`);
    const chips = page.locator('.chip-chosen');
    await expect(chips).toHaveText([/Exhibition/, /age 5/]);
    await page.getByRole('link', { name: 'Exhibition remove' }).click();
    await expect(page).toHaveURL(/\?age=5$/);
    await expect(chips).toHaveCount(1);
    await expect(page.locator('.result-count')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Reset filters' })).toHaveCount(0);
    await page.goBack();
    await page.getByRole('link', { name: 'Reset filters' }).click();
    await expect(page).toHaveURL(new RegExp(`${CALENDAR.en}$`));
    await expect(chips).toHaveCount(0);
  });

  test('takes a day from the month, and turns its pages in place', async ({ page }) => {
    await open(page, CALENDAR.en);
    await filterButton(page, 'From today').click();
    const panel = page.locator('.filter-date');
    await panel.getByRole('link', { name: 'Next month' }).click();
    await expect(page).toHaveURL(new RegExp(`${CALENDAR.en}$`));
    const day = panel.locator('.month-day').first();
    const name = (await day.getAttribute('aria-label')) ?? '';
    await day.click();
    await expect(page).toHaveURL(/\?date=\d{2}-\d{2}-\d{4}$/);
    await expect(page.locator('section.day').first()).toHaveAttribute('aria-label', new RegExp(`^${name}`));
  });

  test('goes on as one scrolls, without asking for or showing anything twice', FULL, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.data?page=')) asked.push(request.url());
    });
    await open(page, CALENDAR.en);
    await expect(async () => {
      await scrollOn(page, 3000);
      expect(await eventLinks(page).count()).toBeGreaterThanOrEqual(40);
    }).toPass();
    const addresses = await eventLinks(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(asked).size).toBe(asked.length);
    const days = await page.locator('section.day').evaluateAll((all) => all.map((day) => day.ariaLabel));
    expect(new Set(days).size).toBe(days.length);
  });

  test('says what was loaded and goes on reading there', FULL, async ({ page }) => {
    // Only the link loads here: the end of the list being near must not be quicker than the key.
    await page.addInitScript(() => {
      window.IntersectionObserver.prototype.observe = () => undefined;
    });
    await open(page, `${CALENDAR.en}?type=2`);
    const before = await eventLinks(page).count();
    await page.getByRole('link', { name: 'Load more dates' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/\d+ more dates loaded/)).toBeAttached();
    expect(await eventLinks(page).count()).toBeGreaterThan(before);
    await expect(page.locator('.event a:focus')).toHaveCount(1);
  });

  test('is found again where it was left', async ({ page }) => {
    await open(page, CALENDAR.en);
    await expect(async () => {
      await scrollOn(page, 3000);
      expect(await eventLinks(page).count()).toBeGreaterThanOrEqual(30);
    }).toPass();
    const link = eventLinks(page).nth(24);
    // Brings it out from under what floats, as the press would.
    await link.hover();
    const top = await page.evaluate(() => window.scrollY);
    await link.click();
    await expect(page.locator('.day-strip')).toHaveCount(0);
    await page.goBack();
    await expect(link).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 50);
  });

  test(
    'begins at its top when a filter changes, without teasers, and keeps it through an event and back',
    FULL,
    async ({ page }) => {
      await open(page, CALENDAR.en);
      const teasers = page.locator('.teaser');
      await expect(async () => {
        await scrollOn(page, 2000);
        expect(await teasers.count()).toBeGreaterThan(0);
      }).toPass();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
      await filterButton(page, 'Exhibition Type').click();
      await page.getByRole('link', { name: 'Workshop', exact: true }).click();
      await expect(page).toHaveURL(/\?type=2$/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(async () => {
        await scrollOn(page, 3000);
        expect(await eventLinks(page).count()).toBeGreaterThan(20);
      }).toPass();
      await expect(teasers).toHaveCount(0);

      await eventLinks(page).nth(12).click();
      await expect(page.locator('.event-hero')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\?type=2$/);
      await expect(page.locator('.chip-chosen')).toHaveText([/Workshop/]);
      await expect(page.locator('.calendar-results .event:not(:has(.tag:text-is("Workshop")))')).toHaveCount(
        0,
      );
      await page.getByRole('link', { name: 'Workshop remove' }).click();
      await expect(page).toHaveURL(new RegExp(`${CALENDAR.en}$`));
      await expect(async () => {
        await scrollOn(page, 2000);
        expect(await teasers.count()).toBeGreaterThan(0);
      }).toPass();
    },
  );

  test('offers alternatives to an empty result that lead to results', FULL, async ({ page }) => {
    const empty = `${CALENDAR.en}?type=3&date=${NOTHING_THEN}`;
    // Journeys of editors beside this one create dates in years to come, and delete them: the last day may be deleted when
    // it is requested.
    await expect(async () => {
      await open(page, empty);
      await expect(page.getByText('Unfortunately, your selection did not produce any result.')).toBeVisible();
      await expect(page.locator('.near-matches .event')).toHaveCount(2);
      await page.getByRole('link', { name: /^Show \w+day/ }).click();
      await expect(page).not.toHaveURL(new RegExp(NOTHING_THEN));
      await expect(eventLinks(page).first()).toBeVisible();
      expect(await numberOf(page)).toBeGreaterThan(0);
    }).toPass();

    await open(page, `${CALENDAR.en}?type=3&room=999999`);
    const drop = page.getByRole('link', { name: /^Search without/ });
    const promised = Number(/\((\d+)\)$/.exec((await drop.textContent()) ?? '')?.[1]);
    await drop.click();
    await expect(page).toHaveURL(/\?type=3$/);
    await expect.poll(() => numberOf(page)).toBe(promised);

    await open(page, empty);
    await page.locator('.empty-result').getByRole('link', { name: 'Reset filters' }).click();
    await expect(page).toHaveURL(new RegExp(`${CALENDAR.en}$`));
  });

  test('drops what it cannot read from the address and keeps the rest', FULL, async ({ page }) => {
    await page.goto(`${CALENDAR.de}?type=1&room=kronensaal&date=2026-11-20&page=0`);
    await expect(page).toHaveURL(new RegExp(`${CALENDAR.de}\\?type=1$`));
    await page.goto(`${CALENDAR.de}?page=9999`);
    await expect(page).toHaveURL(new RegExp(`${CALENDAR.de}$`));
  });

  test('keeps the filter when the language is switched', FULL, async ({ page }) => {
    await open(page, `${CALENDAR.de}?type=2&age=5`);
    await page.locator('a[hreflang="en"]').first().click();
    await expect(page).toHaveURL(new RegExp(`${CALENDAR.en}\\?type=2&age=5$`));
    await expect(page.locator('.chip-chosen')).toHaveText([/Workshop/, /age 5/]);
  });

  test('is pressed on phones before its code is there', FULL, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const letScriptsGo = await holdScripts(page, /\/assets\/.*\.js/);
    await page.goto(CALENDAR.de, { waitUntil: 'commit' });
    await filterButton(page, 'Filter').click();
    await expect(filterButton(page, 'Alter')).toBeVisible();
    await page.getByRole('button', { name: 'Kalender', exact: true }).click();
    letScriptsGo();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    // Filters the platform unfolded meanwhile can be folded again.
    await filterButton(page, 'Filter').click();
    await expect(filterButton(page, 'Alter')).toBeHidden();
    await filterButton(page, 'Filter').click();
    await expect(sheet).toBeVisible();
  });

  test('opens its filters as a sheet on phones', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${CALENDAR.de}?type=2`);
    const button = filterButton(page, 'Filter, 1 aktiv');
    await button.click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await sheet.getByRole('link', { name: '5 Jahre' }).click();
    await expect(page).toHaveURL(/\?type=2&age=5$/);
    await sheet.getByRole('button', { name: / Termine zeigen$/ }).click();
    await expect(sheet).toBeHidden();
    await expect(filterButton(page, 'Filter, 2 aktiv')).toBeFocused();
    await page.getByRole('button', { name: 'Kalender' }).click();
    await expect(sheet.locator('.month')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });
});

// Playwright cannot switch scripts off in Firefox.
test.describe('the event calendar without scripts', { tag: '@chromium-only' }, () => {
  test.use({ javaScriptEnabled: false });

  test('is filtered, read page by page and by day', async ({ page }) => {
    await page.goto(CALENDAR.de);
    const all = await numberOf(page);
    await filterButton(page, 'Ausstellungsart').click();
    await page.getByRole('link', { name: 'Theater', exact: true }).first().click();
    await expect(page).toHaveURL(/\?type=\d+$/);
    await expect.poll(() => numberOf(page)).toBeLessThan(all);
    const first = await eventLinks(page).first().getAttribute('href');
    await page.getByRole('link', { name: 'Weitere Termine laden' }).click();
    await expect(page).toHaveURL(/&page=2$/);
    expect(await eventLinks(page).first().getAttribute('href')).not.toBe(first);
    await page.getByRole('link', { name: 'Frühere Termine' }).click();
    expect(await eventLinks(page).first().getAttribute('href')).toBe(first);
    await page.locator('a.strip-day').nth(1).click();
    await expect(page).toHaveURL(/date=/);
  });

  test('unfolds its filters on phones', FULL, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(CALENDAR.de);
    await filterButton(page, 'Filter').click();
    await filterButton(page, 'Alter').click();
    await page.getByRole('link', { name: '5 Jahre' }).click();
    await expect(page).toHaveURL(/\?age=5$/);
  });
});

/** Besides the whole list, which is among the pages of every-page.spec.ts. */
const STATES = {
  'filtered list': '?type=2&age=5',
  'empty result': `?type=3&date=${NOTHING_THEN}`,
};

// Debian’s Firefox crashes now and then while axe looks at a page.
test.describe('the event calendar for everyone', { tag: '@chromium-only' }, () => {
  for (const language of tried(['de', 'en'] as const)) {
    for (const [state, query] of Object.entries(STATES)) {
      test(`has a ${state} with nothing for axe to find at any width in ${language}`, async ({ page }) => {
        await open(page, CALENDAR[language] + query);
        await expectAccessibleAt(page, WIDTHS);
      });
    }

    test(
      `has open filters with nothing for axe to find at any width in ${language}`,
      FULL,
      async ({ page }) => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await open(page, CALENDAR[language]);
          if (width < 768) await page.locator('.filter-toggle > summary').click();
          else await page.locator('.filter-date > summary').click();
          // Waits out the fade-in: appearing elements are half transparent.
          await page.waitForTimeout(700);
          await expectAccessible(page);
        }
      },
    );
  }
});

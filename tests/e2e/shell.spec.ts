import { expect, type Page, test } from '@playwright/test';
import { alternatePaths, pathTo } from '#features/core/navigation/index.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { FULL, tried } from './extent.ts';
import { isHydrated } from './hydration.ts';

// Two dozen that begin near the end of a run: in a row they would be what is waited for.
test.describe.configure({ mode: 'parallel' });

const TEXTS = {
  de: {
    programme: 'Programm',
    calendar: 'Kalender',
    closeAlert: 'Hinweis schließen',
    overlay: 'Programm und Karten',
    tickets: 'Tickets buchen',
    toTop: 'Nach oben',
  },
  en: {
    programme: 'What’s on',
    calendar: 'Calendar',
    closeAlert: 'Close notice',
    overlay: 'What’s on and tickets',
    tickets: 'Book tickets',
    toTop: 'Back to top',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Opens a page and waits until the shell is idle. */
async function open(page: Page, address: string): Promise<void> {
  const behaviour = page.waitForResponse(/\/assets\/behaviour-[^/]+\.js$/);
  await page.goto(address);
  await behaviour;
  await isHydrated(page);
}

const scrollDown = (page: Page, share: number) =>
  page.evaluate((windows) => window.scrollTo({ top: windows * innerHeight, behavior: 'instant' }), share);

for (const language of tried(LANGUAGES)) {
  const text = TEXTS[language];
  const home = pathTo('home', language);

  test.describe(`the shell in ${language}`, () => {
    test('has a menu with submenus for the keyboard', async ({ page }) => {
      await open(page, home);
      await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
      const summary = page.locator('.submenu summary', { hasText: text.programme });
      const sheet = page.locator('.submenu-sheet').first();
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(sheet).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(sheet.getByRole('link', { name: text.programme })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(summary).toBeFocused();
      await page.keyboard.press('Enter');
      const next = page.locator('.submenu-teaser a');
      await expect(next).toHaveAttribute(
        'href',
        new RegExp(`^${pathTo('calendar', language)}/[a-z-]+/\\d+$`),
      );
      await sheet.getByRole('link', { name: text.calendar }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(pathTo('calendar', language));
      await expect(page.locator('.submenu[open]')).toHaveCount(0);
    });

    test('has a panel that Escape closes and opens, and that another page closes', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, home);
      const button = page.locator('#site-menu-button');
      const panel = page.locator('#site-menu');
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
      await expect(page.locator('.top-alert')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
      await expect(page.locator('.top-alert')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeVisible();
      await panel.locator('summary').first().click();
      await panel.getByRole('link', { name: text.calendar }).click();
      await expect(page).toHaveURL(pathTo('calendar', language));
      await expect(panel).toBeHidden();
    });

    test('remembers which alert was dismissed', FULL, async ({ page, context, baseURL }) => {
      await open(page, home);
      const alert = page.locator('.top-alert');
      const id = await page.locator('script[data-alert]').getAttribute('data-alert');
      await page.getByRole('button', { name: text.closeAlert }).click();
      await expect(alert).toBeHidden();
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-alert-dismissed');
      await expect(alert).toBeHidden();
      const cookies = await context.cookies();
      expect(cookies.find(({ name }) => name === 'dismissedAlert')?.value).toBe(id);
      await context.addCookies([{ name: 'dismissedAlert', value: '4711', url: baseURL ?? '' }]);
      await page.reload();
      await expect(alert).toBeVisible();
    });

    test('has at hand what is far up the page', FULL, async ({ page }) => {
      await open(page, home);
      const tickets = page.locator('.floating-bar').getByRole('link', { name: text.tickets });
      const overlayButton = page.locator('.floating-bar > .floating-overlay');
      const root = page.locator('html');
      await expect(tickets).toBeHidden();
      await expect(overlayButton).toBeVisible();
      await scrollDown(page, 0.4);
      await expect(root).toHaveAttribute('data-compact');
      await expect(tickets).toBeHidden();
      await scrollDown(page, 0.6);
      await expect(tickets).toBeVisible();
      await scrollDown(page, 100);
      await expect(tickets).toBeHidden();
      await expect(overlayButton).toBeHidden();
      await scrollDown(page, 2);
      await page.getByRole('link', { name: text.toTop }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(root).not.toHaveAttribute('data-compact');
    });

    test('opens the programme over the page, and clears the query when it closes', async ({ page }) => {
      await open(page, pathTo('imprint', language));
      const button = page.getByRole('link', { name: text.overlay });
      const overlay = page.getByRole('dialog', { name: text.overlay });
      await button.click();
      await expect(page).toHaveURL(/\?overlay=true$/);
      await expect(overlay.locator('.event').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(overlay).toHaveCount(0);
      await expect(page).toHaveURL(pathTo('imprint', language));
      await expect(button).toBeFocused();
      await button.click();
      await overlay.locator('.event h3 a').first().click();
      await expect(page).toHaveURL(new RegExp(`${pathTo('calendar', language)}/[^/?]+/\\d+$`));
      await expect(overlay).toHaveCount(0);
      await expect(button).toHaveCount(0);
      await page.goto(`${home}?overlay=true`);
      await expect(page).toHaveURL(pathTo('calendar', language));
    });

    // Playwright cannot switch scripts off in Firefox.
    test('works without scripts', { tag: '@chromium-only' }, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
      const page = await context.newPage();
      await page.goto(home);
      await page.locator('.submenu summary').first().click();
      await page.locator('.submenu-sheet').getByRole('link', { name: text.calendar }).click();
      await expect(page).toHaveURL(pathTo('calendar', language));
      await page.goto(home);
      await page.getByRole('link', { name: text.overlay }).click();
      await expect(page).toHaveURL(pathTo('calendar', language));
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(home);
      await page.locator('#site-menu-button').click();
      await page.locator('#site-menu summary').first().click();
      await page.locator('#site-menu').getByRole('link', { name: text.calendar }).click();
      await expect(page).toHaveURL(pathTo('calendar', language));
      await context.close();
    });

    test('says where a page is found in each language', async ({ page, baseURL }) => {
      for (const name of ['home', 'calendar', 'imprint'] as const) {
        const paths = alternatePaths(name);
        await page.goto(paths[language]);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          baseURL + paths[language],
        );
        const alternates = await page
          .locator('link[rel="alternate"][hreflang]')
          .evaluateAll((links) =>
            links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
          );
        expect(alternates).toEqual([
          ['de', baseURL + paths.de],
          ['en', baseURL + paths.en],
          ['x-default', baseURL + paths.de],
        ]);
      }
    });
  });
}

test('a hash link scrolls after a second and leaves 130 px free', FULL, async ({ page }) => {
  await open(page, '/de');
  await page.evaluate(() => {
    const { navigate } = (window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } })
      .__reactRouterDataRouter;
    navigate('#c-coming');
  });
  await page.waitForTimeout(600);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const top = () =>
    page.evaluate(() => document.getElementById('c-coming')?.getBoundingClientRect().top ?? 0);
  await expect.poll(async () => Math.round(await top())).toBe(130);
});

test('so does a plain link, and the focus goes with it', FULL, async ({ page }) => {
  await open(page, '/de/agb');
  const link = page.locator('.text-page-sections a').nth(3);
  const hash = (await link.getAttribute('href')) ?? '';
  const top = () => page.evaluate(() => scrollY);
  await link.focus();
  const before = await top();
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe(hash);
  const heading = page.locator(`[id="${hash.slice(1)}"]`);
  await page.waitForTimeout(600);
  expect(await top()).toBe(before);
  await expect(heading).toBeFocused();
  await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBe(130);
  // Playwright waits for another page in Firefox, and takes no note of the address of this one.
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
});

test('a jump of a list goes at once and leaves 200 px free', FULL, async ({ page }) => {
  await open(page, '/de/besuch');
  const jump = page.locator('.anchor-list a').nth(1);
  const place = page.locator(`[id="${((await jump.getAttribute('href')) ?? '').slice(1)}"]`);
  await jump.click();
  await page.waitForTimeout(600);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect.poll(async () => Math.round((await place.boundingBox())?.y ?? 0)).toBe(200);
  await expect(place).toBeFocused();
  await expect(jump).toHaveAttribute('aria-current', 'location');
  await page.keyboard.press('End');
  await expect(page.locator('.anchor-list a').last()).toHaveAttribute('aria-current', 'location');
  await expect(page.locator('.anchor-list a[aria-current]')).toHaveCount(1);
});

test('a link to a question opens it, and leads there', FULL, async ({ page }) => {
  await page.goto('/de/besuch/tickets');
  const id = await page.locator('.faq > details').first().getAttribute('id');
  // From elsewhere: from the page itself a hash loads nothing.
  await page.goto('about:blank');
  await open(page, `/de/besuch/tickets#${id}`);
  const question = page.locator(`[id="${id}"]`);
  await expect(question).toHaveAttribute('open', '');
  await expect.poll(async () => Math.round((await question.boundingBox())?.y ?? 0)).toBe(200);
});

test('links of texts and of the footer go by the router, those elsewhere do not', FULL, async ({ page }) => {
  await open(page, '/en/accessibility');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window);
  await page.locator('.text-page a[href="/en/easy-read"]').click();
  await expect(page).toHaveURL('/en/easy-read');
  await page.locator('.site-footer').getByRole('link', { name: 'Ensemble' }).click();
  await expect(page).toHaveURL(pathTo('ensemble', 'en'));
  expect(await isSameDocument()).toBe(true);
  await page
    .locator('.site-footer a')
    .first()
    .evaluate((link) => link.setAttribute('href', '/de/ensemble'));
  await page.locator('.site-footer a').first().click();
  await expect(page).toHaveURL('/de/ensemble');
  expect(await isSameDocument()).toBe(false);
});

// Playwright cannot ask for little motion in Debian’s Firefox.
test('under reduced motion one is at the top at once', { tag: '@chromium-only' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/de');
  await scrollDown(page, 2);
  const top = await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-to-top]')?.click();
    return scrollY;
  });
  expect(top).toBe(0);
});

// Playwright cannot ask for little motion in Debian’s Firefox.
test('under reduced motion each change is visible at once, in the same frame', {
  tag: '@chromium-only',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/de');
  const sizes = await page.evaluate(() => {
    const [outer, inner] = [document.createElement('div'), document.createElement('p')];
    outer.append(inner);
    document.body.append(outer);
    const size = () => getComputedStyle(inner).fontSize;
    const before = size();
    outer.style.fontSize = '40px';
    return [before === '40px', size()];
  });
  expect(sizes).toEqual([false, '40px']);
});

test('the breadcrumb leads back to the list in its former state', async ({ page }) => {
  const list = `${pathTo('calendar', 'en')}?age=6`;
  await open(page, list);
  const link = page.locator('.event h3 a').nth(4);
  await link.click();
  await expect(page.locator('.event-hero')).toBeVisible();
  const above = page.locator('.breadcrumb a').last();
  await above.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(list);
  await expect(link).toBeFocused();

  await link.click();
  await expect(page.locator('.event-hero')).toBeVisible();
  await page.reload();
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
  await page.waitForTimeout(500);
  await page.locator('.breadcrumb a').last().click();
  await expect(page).toHaveURL(list);
});

test('coming back finds the place and the link that led away', FULL, async ({ page }) => {
  await open(page, '/de');
  const link = page.locator('.event h3 a').nth(3);
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(300);
  await link.click();
  await expect(page.locator('.event-hero')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeFocused();
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(50);
});

test.describe('during a navigation to the next page', () => {
  // Blocks service workers, because their fetches cannot be held up.
  test.use({ serviceWorkers: 'block' });

  test('its shape and the loading bar are shown', FULL, async ({ page }) => {
    await open(page, '/de');
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
    await page.route(/\.data/, async (route) => {
      await asked;
      await route.continue();
    });
    await page.locator('.home-hero').getByRole('link').first().click();
    await expect(page.locator('.skeleton .skeleton-rows')).toBeVisible();
    await expect(page.locator('.home-hero')).toBeHidden();
    await expect(page.locator('.loading-bar')).toHaveAttribute('data-state', 'running');
    answer();
    await expect(page.locator('.day-strip')).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expect(page.locator('.loading-bar')).toHaveAttribute('data-state', 'hidden');
  });
});

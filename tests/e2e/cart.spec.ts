import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleAt } from './axe.ts';
import { addByCall, eventWithTickets } from './booking.ts';
import { FULL, tried } from './extent.ts';
import { holdScripts } from './hydration.ts';
import { typeOver } from './typing.ts';

/** A cart with two tickets of one price, open on the page. */
async function openCart(page: Page, language: 'de' | 'en' = 'en'): Promise<void> {
  const event = await eventWithTickets(page.request, language);
  await addByCall(page, event, 2);
  await page.goto(`/webshop?lang=${language}`);
}

/** The cart's own code comes after the page's: once it is there, the countdown runs. */
async function isCartAlive(page: Page): Promise<void> {
  await expect(page.locator('.site-header .count')).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('.cart-columns')
        .evaluate((cart) => Object.keys(cart).some((key) => key.startsWith('__reactFiber'))),
    )
    .toBe(true);
}

const amount = (page: Page) => page.getByRole('spinbutton');
const timer = (page: Page) => page.getByRole('timer');

/** Simulates the server's answer for an expired cart: the page's data with the state changed. */
async function letItExpire(page: Page): Promise<void> {
  await page.route('**/webshop.data**', async (route) => {
    // A kept-alive connection may have ended meanwhile.
    const answer = await route.fetch({ maxRetries: 2 });
    const body = (await answer.text()).replace('"held"', '"expired"');
    await route.fulfill({ response: answer, body });
  });
}

test.describe('the cart', () => {
  test('counts up and down, and removes', async ({ page }) => {
    await openCart(page);
    await isCartAlive(page);
    await page.getByRole('button', { name: /^One more/ }).click();
    await expect(amount(page)).toHaveValue('3');
    await expect(page.locator('.site-header .count')).toHaveText('3');
    await page.getByRole('button', { name: /^One less/ }).click();
    await expect(amount(page)).toHaveValue('2');
    await typeOver(amount(page), '1');
    await amount(page).press('Enter');
    await expect(page.locator('.site-header .count')).toHaveText('1');
    await page.getByRole('button', { name: /^Remove from cart/ }).click();
    await expect(page.getByText('Nothing in here yet.')).toBeVisible();
    await expect(page.locator('.site-header .count')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Nothing in here yet.')).toBeVisible();
  });

  test('takes a press before its own code is there', FULL, async ({ page }) => {
    // It never comes; the rest of the page does.
    await page.route(/\/assets\/filled-cart-[^/]*\.js$/, () => {});
    await openCart(page);
    await expect(page.locator('.site-header .count')).toBeVisible();
    await page.getByRole('button', { name: /^One more/ }).click();
    await expect(amount(page)).toHaveValue('3');
    await page.getByText('How does that work?').click();
    await page.getByRole('button', { name: 'Hold for another 15 minutes' }).click();
    await expect(amount(page)).toHaveValue('3');
  });

  test('takes a number that was typed before its own code is there', FULL, async ({ page }) => {
    const letScriptsGo = await holdScripts(page, /\/assets\/filled-cart-[^/]*\.js$/);
    await openCart(page);
    await expect(page.locator('.site-header .count')).toHaveText('2');
    await typeOver(amount(page), '4');
    await amount(page).blur();
    letScriptsGo();
    await expect(page.locator('.site-header .count')).toHaveText('4');
    await page.reload();
    await expect(amount(page)).toHaveValue('4');
  });

  test('counts on from a number that was just typed', FULL, async ({ page }) => {
    await openCart(page);
    await isCartAlive(page);
    await typeOver(amount(page), '4');
    // Leaving the field and the press are one on a phone: nothing is rendered in between.
    await amount(page).evaluate((field: HTMLInputElement) => {
      field.blur();
      field.form?.querySelector<HTMLElement>('[aria-label^="One more"]')?.click();
    });
    await expect(page.locator('.site-header .count')).toHaveText('5');
    await expect(amount(page)).toHaveValue('5');
  });

  test('says what is not possible and keeps the cart unchanged', FULL, async ({ page }) => {
    await openCart(page);
    await isCartAlive(page);
    await amount(page).evaluate((input: HTMLInputElement) => input.removeAttribute('max'));
    await typeOver(amount(page), '999');
    await amount(page).press('Enter');
    await expect(page.getByRole('alert').first()).toContainText("Unfortunately, that didn't work.");
    await expect(page.locator('.site-header .count')).toHaveText('2');
  });

  for (const minutes of [-10, 0, 10]) {
    test(`counts by the server’s clock when the visitor’s is ${minutes} minutes off`, async ({ page }) => {
      await page.clock.install({ time: Date.now() + minutes * 60_000 });
      await openCart(page);
      await isCartAlive(page);
      await expect(timer(page)).toContainText(/14:5\d|15:00/);
      await page.clock.runFor(60_000);
      await expect(timer(page)).toContainText(/13:5\d|14:00/);
    });
  }

  test('warns at two minutes and at sixty seconds, and one press renews', async ({ page }) => {
    await page.clock.install();
    await openCart(page);
    await isCartAlive(page);
    const warning = page.locator('.renew-warning');
    await page.clock.runFor(12 * 60_000);
    await expect(warning).toHaveCount(0);
    await page.clock.runFor(70_000);
    await expect(warning).toContainText('Less than two minutes');
    await warning.getByRole('button', { name: 'Not now' }).click();
    await expect(warning).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(warning).toContainText('Less than one minute');
    await warning.getByRole('button', { name: 'Hold for another 15 minutes' }).click();
    await expect(warning).toHaveCount(0);
    await expect(timer(page)).toContainText(/14:5\d|15:00/);
  });

  test('is renewed ten times, then says why not', FULL, async ({ page }) => {
    await openCart(page);
    for (let times = 0; times < 11; times++)
      await page.request.post('/webshop/renew?lang=en', {
        form: {},
        headers: { origin: new URL(page.url()).origin },
        maxRedirects: 0,
      });
    const last = await page.request.post('/webshop/renew?lang=en', {
      form: {},
      headers: { origin: new URL(page.url()).origin },
      maxRedirects: 0,
    });
    expect(last.headers().location).toContain('message=NO_RENEWALS');
    await page.goto('/webshop?lang=en');
    await page.getByText('How does that work?').click();
    await expect(page.getByText('You’ve added time 10 times')).toBeVisible();
  });

  test('keeps the selection when the time is over and tries for the same seats', async ({ page }) => {
    await page.clock.install();
    await openCart(page);
    await isCartAlive(page);
    await letItExpire(page);
    await page.clock.runFor(15 * 60_000 + 2000);
    await expect(page.getByText('Your 15 minutes are up. Your seats have been released')).toBeVisible();
    await expect(page.locator('.cart-ticket')).toHaveCount(1);
    await page.unroute('**/webshop.data**');
    await page.getByRole('button', { name: 'Get the same seats again' }).click();
    await expect(amount(page)).toHaveValue('2');
    await expect(timer(page)).toBeVisible();
  });

  test('is nobody else’s', FULL, async ({ page, browser, baseURL }) => {
    await openCart(page);
    const other = await browser.newContext(baseURL ? { baseURL } : {});
    const elsewhere = await other.newPage();
    const answer = await elsewhere.goto('/webshop?lang=en');
    expect(answer?.headers()['cache-control']).toContain('private');
    await expect(elsewhere.getByText('Nothing in here yet.')).toBeVisible();
    await other.close();
  });
});

// Playwright cannot switch scripts off in Firefox.
test.describe('without JavaScript', { tag: '@chromium-only' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the cart changes by plain forms', async ({ page }) => {
    await openCart(page, 'de');
    await page.getByRole('button', { name: /^Eins mehr/ }).click();
    await expect(amount(page)).toHaveValue('3');
    await amount(page).fill('5');
    await page.getByRole('button', { name: 'Aktualisieren' }).click();
    await expect(amount(page)).toHaveValue('5');
    await page.getByText('Wie geht das?').click();
    await page.getByRole('button', { name: 'Noch einmal 15 Minuten festhalten' }).click();
    await expect(amount(page)).toHaveValue('5');
    await page.getByRole('button', { name: /^Aus dem Warenkorb nehmen/ }).click();
    await expect(page.getByText('Noch nichts drin.')).toBeVisible();
  });
});

test.describe('the webshop’s addresses', () => {
  test('lead to the site’s own pages', FULL, async ({ request }) => {
    const calendar = '/en/exhibitionsandactivities/calendar';
    const places = {
      events: calendar,
      veranstaltungen: calendar,
      articles: '/en/mediathek-en',
      artikel: '/en/mediathek-en',
      subscriptions: '/en/series',
      abonnements: '/en/series',
    };
    for (const [place, path] of Object.entries(places))
      for (const shop of ['webshop', 'testshop']) {
        const answer = await request.get(`/${shop}/${place}?lang=en`, { maxRedirects: 0 });
        expect(answer.status()).toBe(301);
        expect([place, answer.headers().location]).toEqual([place, path]);
      }
    const filtered = await request.get('/webshop/events?room=1&lang=en', { maxRedirects: 0 });
    expect(filtered.headers().location).toBe(`${calendar}?room=1`);
    expect((await request.get('/webshop/nothing')).status()).toBe(404);
  });

  test('take the visitor’s language where they name none', FULL, async ({ request }) => {
    const german = await request.get('/webshop', { headers: { 'accept-language': 'de' } });
    expect(await german.text()).toContain('<html lang="de"');
  });

  test('say of the test shop that it takes no money', async ({ page }) => {
    await page.goto('/testshop?lang=en');
    await expect(page.getByText('no money is ever taken')).toBeVisible();
  });
});

for (const language of tried(['de', 'en'] as const)) {
  // Debian’s Firefox crashes now and then while axe looks at a page.
  test(`no accessibility violation, full, empty and expired, at any width (${language})`, {
    tag: '@chromium-only',
  }, async ({ page }) => {
    const check = () => expectAccessibleAt(page, [320, 768, 1280], { include: 'main' });
    await page.goto(`/webshop?lang=${language}`);
    await check();
    await page.clock.install();
    await openCart(page, language);
    await isCartAlive(page);
    await check();
    await page.clock.runFor(14 * 60_000 + 30_000);
    await expect(page.locator('.renew-warning')).toBeVisible();
    await check();
    await letItExpire(page);
    await page.clock.runFor(40_000);
    await expect(page.locator('.cart-expired')).toBeVisible();
    await check();
  });
}

import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { CALENDAR, eventWithTickets } from './booking.ts';
import { FULL, tried } from './extent.ts';
import { holdScripts, isAdopted, isHydrated } from './hydration.ts';
import { typeOver } from './typing.ts';

const buttons = (page: Page) => page.locator('[data-book]');
const popup = (page: Page) => page.locator('.booking-popup');
const more = (page: Page) => popup(page).getByRole('button', { name: /^One more/ });
const addToCart = (page: Page) => popup(page).locator('button[type="submit"]');

/** Opens the widget of the first event in the list that still has its ticket choice to offer. */
async function openWidget(page: Page, language: 'de' | 'en' = 'en'): Promise<void> {
  await page.goto(CALENDAR[language]);
  await isHydrated(page);
  await buttons(page).nth(1).click();
  await expect(popup(page).locator('.booking-choice')).toBeVisible();
}

/** Presses Tab until the widget's part has the focus; how many stops lie before it depends on how much the event sells. */
async function tabTo(page: Page, part: Locator): Promise<void> {
  const stops = await popup(page).locator('button, input, a').count();
  for (let pressed = 0; pressed < stops; pressed++) {
    await page.keyboard.press('Tab');
    if (await part.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(part).toBeFocused();
}

test.describe('the booking widget', () => {
  test('books by keyboard alone, from the calendar to the cart', async ({ page }) => {
    await page.goto(CALENDAR.en);
    await isHydrated(page);
    await buttons(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(popup(page)).toBeFocused();
    await expect(addToCart(page)).toBeDisabled();
    await more(page).first().waitFor();
    await tabTo(page, more(page).first());
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(addToCart(page)).toHaveText('Add 2 tickets to cart');
    await tabTo(page, addToCart(page));
    await page.keyboard.press('Enter');
    await expect(popup(page)).toContainText('2 has been successfully added into your cart.');
    await expect(popup(page)).toContainText('Your tickets will be reserved for the next 15 minutes.');
    await expect(page.locator('.site-header .count')).toHaveText('2');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Go to cart' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
    await expect(page.locator('.cart-ticket')).toHaveCount(1);
  });

  test('keeps the focus inside, and gives it back to its button on Escape', FULL, async ({ page }) => {
    await openWidget(page);
    const close = popup(page).getByRole('button', { name: 'Close' });
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(buttons(page).nth(1)).toBeFocused();
  });

  test('closes by its button, by a press outside and by the one that opened it', FULL, async ({ page }) => {
    await openWidget(page);
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await expect(popup(page)).toHaveCount(0);
    await expect(buttons(page).nth(1)).toBeFocused();

    await buttons(page).nth(1).click();
    await more(page).first().click();
    await page.mouse.click(5, 400);
    await expect(popup(page)).toHaveCount(0);

    await buttons(page).nth(1).click();
    await expect(popup(page).locator('.booking-choice')).toBeVisible();
    await expect(addToCart(page)).toBeDisabled();
  });

  test('is open once on the page', FULL, async ({ page }) => {
    await openWidget(page);
    await buttons(page)
      .nth(4)
      .evaluate((button: HTMLElement) => button.click());
    await expect(popup(page)).toHaveCount(1);
    await expect(buttons(page).nth(4)).toHaveAttribute('aria-expanded', 'true');
    await expect(buttons(page).nth(1)).toHaveAttribute('aria-expanded', 'false');
  });

  test('stops at the limit and says why', FULL, async ({ page }) => {
    await openWidget(page);
    const number = popup(page).getByRole('spinbutton').first();
    await typeOver(number, '99');
    const limit = await number.getAttribute('max');
    await expect(number).toHaveValue(limit ?? '');
    await expect(popup(page)).toContainText(`${limit} tickets per order at this price at most.`);
    await expect(more(page).first()).toHaveAttribute('aria-disabled', 'true');
  });

  test('counts discounted tickets and shows the discounts alone', FULL, async ({ page }) => {
    await openWidget(page);
    await more(page).nth(1).click();
    const discounts = popup(page).getByRole('button', { name: /^Concessions/ });
    await expect(discounts).toContainText('1');
    const all = await popup(page).locator('.price-row:visible').count();
    await discounts.click();
    await expect(discounts).toHaveAttribute('aria-pressed', 'true');
    await expect(
      popup(page)
        .locator('.price-name')
        .filter({ hasText: /^Adult$/ }),
    ).toHaveCount(0);
    await discounts.click();
    await expect(popup(page).locator('.price-row:visible')).toHaveCount(all);
  });

  test('says so when the places were sold in between', FULL, async ({ page }) => {
    await openWidget(page);
    await page.route('**/api/shop-cart/', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'NOT_ENOUGH', response_code: -214 }),
      }),
    );
    await more(page).first().click();
    await addToCart(page).click();
    await expect(popup(page)).toContainText("Unfortunately, that didn't work.");
    await expect(popup(page)).toContainText('Not enough (connected) seats found.');
    await expect(popup(page)).toContainText('Error -214');
    await expect(popup(page).getByRole('link', { name: 'Go to webshop' })).toBeVisible();
    await popup(page).getByRole('button', { name: 'Choose again' }).click();
    await expect(addToCart(page)).toHaveText('Add 1 ticket to cart');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  // Playwright cannot touch in Firefox.
  test('the widget is a sheet over everything, and books by touch', { tag: '@chromium-only' }, async ({
    page,
  }) => {
    await page.goto(CALENDAR.de);
    await isHydrated(page);
    await buttons(page).nth(1).tap();
    await popup(page)
      .getByRole('button', { name: /^Eins mehr/ })
      .first()
      .tap();
    const box = await popup(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await expect(addToCart(page)).toHaveText('1 Ticket in den Warenkorb');
    await addToCart(page).tap();
    await expect(popup(page)).toContainText('1 Ticket liegt in deinem Warenkorb.');
    await popup(page).getByRole('button', { name: 'Weitere hinzufügen' }).tap();
    await expect(addToCart(page)).toBeDisabled();
    await popup(page).getByRole('button', { name: 'Schließen' }).tap();
    await expect(popup(page)).toHaveCount(0);
  });
});

test('a choice before the ticket choice is hydrated counts', async ({ page, request }) => {
  const event = await eventWithTickets(request, 'en');
  const letScriptsGo = await holdScripts(page, /\/assets\/booking-inline/);
  await page.goto(event.path);
  await isHydrated(page);
  const more = page.locator('.booking-inline').getByRole('button', { name: /^One more/ });
  const amount = page.locator('.booking-inline').getByRole('spinbutton');
  await more.first().click();
  await more.first().click();
  await expect(amount.first()).toHaveValue('0');
  letScriptsGo();
  await expect(amount.first()).toHaveValue('2');
  await expect(page.getByRole('button', { name: 'Add 2 tickets to cart' })).toBeEnabled();
});

test('input before the ticket choice is hydrated counts', FULL, async ({ page, request }) => {
  const event = await eventWithTickets(request, 'en');
  const letScriptsGo = await holdScripts(page, /\/assets\/.*\.js/);
  await page.goto(event.path, { waitUntil: 'commit' });
  await page.locator('.booking-inline').getByRole('spinbutton').first().fill('3');
  letScriptsGo();
  await expect(page.getByRole('button', { name: 'Add 3 tickets to cart' })).toBeEnabled();
});

/** The big exhibition has many starts a day. */
async function pathWithManyTimes(request: APIRequestContext): Promise<string> {
  const list = await (await request.get('/en/api/events/?page_size=100')).json();
  return list.results.find(
    (event: { slug: string; date_start: string }) =>
      event.slug === 'lauter-loecher' && Date.parse(event.date_start) > Date.now(),
  ).link.url;
}

test('expanding the ticket choice before hydration is replayed', FULL, async ({ page, request }) => {
  const letScriptsGo = await holdScripts(page, /\/assets\/booking-inline/);
  await page.goto(await pathWithManyTimes(request));
  await isHydrated(page);
  const all = page.getByRole('button', { name: /^All \d+ times$/ });
  await all.click();
  await expect(all).toBeVisible();
  letScriptsGo();
  await expect(page.locator('.slot-cards-all')).toBeVisible();
});

// Firefox does not tell Playwright what was sent.
test('the time that is chosen before the ticket choice has come to life counts', {
  tag: '@chromium-only',
}, async ({ page, request }) => {
  const letScriptsGo = await holdScripts(page, /\/assets\/booking-inline/);
  await page.goto(await pathWithManyTimes(request));
  await isHydrated(page);
  const widget = page.locator('.booking-inline');
  const blockId = await widget.getByRole('radio', { disabled: false, checked: false }).first().inputValue();
  const chosen = widget.locator(`input[name="block"][value="${blockId}"]`);
  await chosen.check();
  letScriptsGo();
  await isAdopted(chosen);
  await widget
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  await expect(chosen).toBeChecked();
  const call = page.waitForRequest(/\/api\/shop-cart\/$/);
  await page.getByRole('button', { name: 'Add 1 ticket to cart' }).click();
  expect((await call).postDataJSON().block_id).toBe(Number(blockId));
});

// Playwright cannot switch scripts off in Firefox.
test.describe('without JavaScript', { tag: '@chromium-only' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the event’s page puts tickets into the cart', async ({ page, request }) => {
    const event = await eventWithTickets(request, 'de');
    await page.goto(event.path);
    const form = page.locator('.booking-inline form');
    await form.getByRole('spinbutton').first().fill('2');
    await form.locator('button[type="submit"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('In den Warenkorb?');
    await page.getByRole('button', { name: /^Für .+ hineinlegen$/ }).click();
    await expect(page).toHaveURL(/\/webshop\?lang=de$/);
    await expect(page.locator('.cart-ticket')).toHaveCount(1);
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
  });

  test('the page with the key counts once, however often it is sent', FULL, async ({ page, request }) => {
    const event = await eventWithTickets(request, 'en');
    await page.goto(event.path);
    const form = page.locator('.booking-inline form');
    await form.getByRole('spinbutton').first().fill('1');
    await form.locator('button[type="submit"]').click();
    const add = page.getByRole('button', { name: /^Add for / });
    await expect(add).toBeVisible();
    const fields = await page
      .locator('form[action^="/webshop/add"] input')
      .evaluateAll((inputs) =>
        Object.fromEntries(
          inputs.map((input) => [(input as HTMLInputElement).name, (input as HTMLInputElement).value]),
        ),
      );
    const again = () =>
      page.request.post('/webshop/add?lang=en', {
        form: fields,
        headers: { origin: new URL(page.url()).origin },
        maxRedirects: 0,
      });
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303]);
    await page.goto('/webshop?lang=en');
    await expect(page.getByRole('spinbutton')).toHaveValue('1');
  });

  test('nothing chosen leads back to the event, which says so', FULL, async ({ page, request }) => {
    const event = await eventWithTickets(request, 'en');
    await page.goto(event.path);
    await page.locator('.booking-inline form button[type="submit"]').click();
    await expect(page.getByRole('alert')).toContainText('Choose at least one');
    await expect(page).toHaveURL(new RegExp(`${event.path}\\?message=NOTHING_CHOSEN`));
    await expect(page.locator('.booking-inline form')).toBeVisible();
  });
});

for (const language of tried(['de', 'en'] as const)) {
  for (const width of tried([320, 768, 1280])) {
    // Debian’s Firefox crashes now and then while axe looks at a page.
    test(`the open widget has no accessibility violation (${language}, ${width} px)`, {
      tag: '@chromium-only',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openWidget(page, language);
      await page.waitForTimeout(400);
      const violations = await violationsOn(page, {
        include: '.booking-popup',
      });
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 150))])).toEqual(
        [],
      );
    });
  }
}

import { expect, type Page, test } from '@playwright/test';
import type { Language } from '#lib/localized.ts';
import { signIn } from './accounts.ts';
import { expectAccessibleAt, expectNoSidewaysScroll } from './axe.ts';
import { now } from './counter-page.ts';
import { isHydrated } from './hydration.ts';
import { sellSeats } from './own-date.ts';

const photographed = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/desk-seats-${name}.png`, fullPage: true });
const seat = (page: Page, name: RegExp) => page.locator('.seats-plan').getByRole('checkbox', { name });
const strip = (page: Page) => page.locator('.counter-seats').getByRole('status').first();

/** A separate date that sells seats, and a cashier of the box office at its prices with an open till. */
async function openSeats(page: Page, language: Language, { hasScripts = true } = {}) {
  const address = new URL(await sellSeats(page, language), 'http://localhost');
  const jetId = Number(address.searchParams.get('event'));
  const [key = ''] = [...address.searchParams.keys()].filter((name) => name.startsWith('tickets.'));
  const group = key.split('.')[1] ?? '';
  const id = Number(/events\/(\d+)/.exec(page.url())?.[1]);
  await page.context().clearCookies();
  await signIn(page, 'kasse', 'en');
  await page.goto('/cms-hub/desk/till?lang=en');
  const name = page.getByLabel('Till', { exact: true });
  if (await name.isVisible()) {
    await name.fill('Till 1');
    await page.getByLabel('Float').fill('100');
    await page.getByRole('button', { name: 'Open till' }).click();
    await expect(page.getByRole('link', { name: /^Till 1/ }).first()).toBeVisible();
  }
  const counter = `/cms-hub/desk?lang=${language}&event=${jetId}&group=${group}`;
  await page.goto(counter);
  if (hasScripts) await isHydrated(page);
  return { id, jetId, counter };
}

test('the desk sells front rows on the plan, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSeats(page, 'de');
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await expect(strip(page)).toContainText('nebeneinander');
  const first = await strip(page).textContent();
  await page.keyboard.press('v');
  await expect(strip(page)).not.toHaveText(first ?? '');
  await page.keyboard.press('p');
  await expect(page.getByRole('group').locator(':focus')).toBeVisible();
  for (let row = 0; row < 12; row += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(seat(page, /^Reihe K1, Platz 1, /)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(strip(page)).toContainText('K1, Plätze 1, 2');
  await expect(seat(page, /^Reihe K1, Platz 2, .*gewählt/)).toHaveAttribute('aria-checked', 'true');
  await photographed(page, 'counter-de-1440');
  await expectAccessibleAt(page, [1440, 390]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await seat(page, /^Reihe K1, Platz 1, /).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^2 Tickets/ })).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('a press on the plan takes the party of the counter there', async ({ page }) => {
    await openSeats(page, 'en');
    await page.locator('[data-prices] button[data-key="1"]').tap();
    await expect(now(page)).toContainText('1 ticket');
    await page.locator('[data-prices] button[data-key="1"]').tap();
    await expect(now(page)).toContainText('2 tickets');
    await page.getByRole('link', { name: 'Choose on the plan' }).tap();
    const target = seat(page, /^Row K3, seat 3, /);
    await expect(target).toBeVisible();
    await target.tap();
    await expect(strip(page)).toContainText('K3, seats 3, 4');
    await expect(now(page)).toContainText('seats 3, 4');
    await photographed(page, 'counter-en-1024');
    await expectAccessibleAt(page, [1024, 320]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await seat(page, /^Row K2, seat 5, /).tap();
    await expect(strip(page)).toContainText('K2, seats 5, 6');
    await photographed(page, 'counter-en-390');
  });
});

test('the desk blocks the front row, sells from it and frees one seat', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id, counter } = await openSeats(page, 'en');
  await page.goto(`/cms-hub/events/${id}?lang=en`);
  await page.getByRole('link', { name: 'Choose seats to block on the plan' }).click();
  await isHydrated(page);
  await page.getByText('Seats as a list').click();
  await page.locator('summary', { hasText: 'Row K1' }).click();
  await page.getByRole('button', { name: 'Whole row' }).first().click();
  await expect(page.locator('.seats-chosen')).toContainText('Row K1, seats 1, 2, 3');
  await seat(page, /^Row K1, seat 1, /).click();
  await expect(page.locator('.seats-chosen')).toContainText('Row K1, seats 2, 3');
  await page.getByLabel('Reason').fill('Press');
  await page.getByLabel('The desk may sell them').check();
  await photographed(page, 'block-en-1440');
  await expectAccessibleAt(page, [1440, 390, 320]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Block these seats' }).click();
  await expect(page.getByRole('status')).toHaveText('Seats blocked.');
  const blocks = page.getByRole('region', { name: 'Blocked seats' });
  await expect(blocks).toContainText(/Press\s*K1, seats 2–/);
  await expect(blocks).toContainText('Sold at the desk.');

  await blocks.getByRole('link', { name: 'Release single seats' }).click();
  await isHydrated(page);
  await seat(page, /^Row K1, seat 2, .*blocked/).click();
  await page.getByRole('button', { name: 'Release these seats' }).click();
  await expect(page.getByRole('status')).toHaveText('Seats released.');
  await expect(blocks).toContainText(/Press\s*K1, seats 3–/);
  await photographed(page, 'event-en-1440');
  await expectAccessibleAt(page, [1440, 390]);

  await page.goto(counter);
  await isHydrated(page);
  await page.keyboard.press('1');
  await expect(now(page)).toContainText('1 ticket');
  await page.keyboard.press('p');
  await seat(page, /^Row K1, seat 3, .*for the desk alone/).click();
  await expect(strip(page)).toContainText('K1, seat 3');
  await page.goto(`/cms-hub/events/${id}?lang=en`);
  await expect(blocks).toContainText(/Press\s*K1, seats 4–/);
});

test('an order moves to other seats of its date', async ({ page }) => {
  await openSeats(page, 'de');
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await expect(strip(page)).toContainText('nebeneinander');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^2 Tickets/ })).toBeVisible();
  const number = new URL(page.url()).searchParams.get('sold') ?? '';
  await page.goto(`/cms-hub/orders/${number}?lang=de`);
  await page.getByRole('link', { name: 'Plätze ändern' }).click();
  await isHydrated(page);
  await seat(page, /^Reihe K3, Platz 1, /).click();
  await expect(page.locator('.seats-chosen')).toHaveText('Reihe K3, Plätze 1, 2');
  await photographed(page, 'order-de-1280');
  await expectAccessibleAt(page, [1280, 390, 320]);
  await page.getByRole('button', { name: 'Plätze tauschen' }).click();
  await expect(page.getByRole('status')).toHaveText('Plätze geändert.');
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Plätze geändert: K3 1, K3 2');
  await expect(page.getByRole('region', { name: 'Tickets' })).toContainText('Reihe K3, Platz 2');
});

test.describe('without scripts', () => {
  test('the seats of the counter are a list with a button', async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await openSeats(page, 'en', { hasScripts: false });
    await page.locator('[data-prices] button[data-key="1"]').click();
    await expect(strip(page)).toContainText('side by side');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('link', { name: 'Choose on the plan' }).click();
    const chosen = page.locator('.seats-boxes input:checked');
    await expect(chosen).toHaveCount(1);
    await page.locator('summary', { hasText: 'Row K3' }).click();
    await page.getByRole('checkbox', { name: /^Row K3, seat 1, / }).check();
    await page.getByRole('button', { name: 'Take this seat' }).click();
    await expect(page.getByRole('alert')).toContainText('choose one seat for each place');
    await page.locator('.seats-row[open] .choice input:checked').uncheck();
    await page.locator('summary', { hasText: 'Row K3' }).click();
    await page.getByRole('checkbox', { name: /^Row K3, seat 1, / }).check();
    await page.getByRole('button', { name: 'Take this seat' }).click();
    await expect(strip(page)).toContainText('K3, seat 1');
    await expectNoSidewaysScroll(page);
    await context.close();
  });
});

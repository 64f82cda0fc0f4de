import { expect, type Page, test } from '@playwright/test';
import { payAtTheTill } from './at-the-desk.ts';
import { expectAccessible, expectAccessibleAt, expectNoSidewaysScroll } from './axe.ts';
import { isHydrated } from './hydration.ts';
import { sellSeats } from './own-date.ts';

const photographed = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/quick/own-seats-${name}.png`, fullPage: true });
const seat = (page: Page, name: RegExp) => page.getByRole('group').getByRole('checkbox', { name });

test.describe('on a phone, by touch, in German', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a press on the plan chooses for two, and the list is in step', async ({ browser, page }) => {
    const desk = await browser.newPage();
    const address = await sellSeats(desk, 'de');
    await desk.close();
    await page.goto(address);
    await isHydrated(page);
    // The best seats are chosen from the start: who likes them is done with one press.
    await expect(page.getByRole('radio').first()).toBeChecked();
    await expect(page.locator('.seats-chosen')).toHaveText(/^Reihe K\d, Plätze \d, \d$/);
    const first = seat(page, /^Reihe K2, Platz 4, Kissenreihe/);
    await expect(first).toBeVisible();
    const size = await first.locator('circle').last().boundingBox();
    expect(size?.width).toBeGreaterThanOrEqual(44);
    await first.tap();
    await expect(page.locator('.seats-chosen')).toHaveText('Reihe K2, Plätze 4, 5');
    await page.locator('summary', { hasText: 'Reihe K2' }).press('Enter');
    await expect(
      page.locator('.seats-boxes').getByRole('checkbox', { name: /^Reihe K2, Platz 5, Kissenreihe, / }),
    ).toBeChecked();
    await expect(seat(page, /^Reihe K2, Platz 5, .*gewählt/)).toHaveAttribute('aria-checked', 'true');
    await photographed(page, 'de-390');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Diese 2 Plätze nehmen' }).tap();
    await page.waitForURL(/\/webshop\?/);
    await expect(page.getByText('Reihe K2', { exact: false }).first()).toBeVisible();

    // Swapped on the phone: the old seats are the visitor's until the new ones are.
    await page.getByRole('link', { name: 'Plätze tauschen' }).tap();
    await isHydrated(page);
    await expect(page.getByText('Bisher: Reihe K2, Plätze 4, 5')).toBeVisible();
    await expect(seat(page, /^Reihe K2, Platz 4, .*bisher dein Platz/)).toBeVisible();
    await seat(page, /^Reihe K1, Platz 4, /).tap();
    await expect(page.locator('.seats-chosen')).toHaveText('Reihe K1, Plätze 4, 5');
    await photographed(page, 'swap-de-390');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Plätze tauschen' }).tap();
    await expect(page.getByText('Getauscht. Die neuen Plätze liegen im Warenkorb.')).toBeVisible();
    await expect(page.locator('.cart-ticket')).toContainText('Reihe K1, Plätze 4, 5');

    await page.goto(address);
    await isHydrated(page);
    await expect(seat(page, /^Reihe K1, Platz 4, .*in deinem Warenkorb/)).toBeVisible();
    await expect(seat(page, /^Reihe K2, Platz 4, .*(frei|gewählt)/)).toBeVisible();
  });
});

test('keys lead from seat to seat, and a lone one is only a hint, in English', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const address = await sellSeats(page, 'en');
  await page.goto(address);
  await isHydrated(page);
  await seat(page, /^Row K1, seat 1, Cushion row/).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(seat(page, /^Row K2, seat 8, /)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('.seats-chosen')).toHaveText('Row K2, seats 8, 9');
  await expect(page.getByText('Row K2, seat 10 would be left alone.', { exact: false })).toBeVisible();
  await photographed(page, 'en-1440');
  await expectAccessibleAt(page, [1440, 768, 320]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Take these 2 seats' }).press('Enter');
  await page.waitForURL(/\/webshop\?/);
  await expect(page.getByText('row K2, seats 8, 9', { exact: false })).toBeVisible();
  await page.close();
});

test('one of two browsers gets a seat, the other sees it go', async ({ browser }) => {
  const desk = await browser.newPage();
  const address = await sellSeats(desk, 'de');
  await desk.close();
  const [one, other] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [first, second] = await Promise.all([one.newPage(), other.newPage()]);
  for (const page of [first, second]) {
    await page.goto(address);
    await isHydrated(page);
    await seat(page, /^Reihe K1, Platz 3, /).click();
    await expect(page.locator('.seats-chosen')).toHaveText('Reihe K1, Plätze 3, 4');
  }
  // The second browser hears nothing before its press.
  await second.route('**/seats/', (route) => route.abort());
  await first.getByRole('button', { name: 'Diese 2 Plätze nehmen' }).click();
  await first.waitForURL(/\/webshop\?/);
  await second.getByRole('button', { name: 'Diese 2 Plätze nehmen' }).click();
  await expect(second.getByRole('alert')).toContainText(
    /Jemand war schneller: Reihe K1, Plätze 3, 4\. Am nächsten dran für euch alle: Reihe K\d, Plätze \d, \d\./,
  );
  await photographed(second, 'taken-de');
  await expectAccessible(second);
  await second.unroute('**/seats/');

  const third = await (await browser.newContext()).newPage();
  for (const page of [second, third]) {
    await page.goto(address);
    await isHydrated(page);
    await seat(page, /^Reihe K3, Platz 3, /).click();
  }
  await third.getByRole('button', { name: 'Diese 2 Plätze nehmen' }).click();
  await third.waitForURL(/\/webshop\?/);
  await expect(second.getByText('Gerade weg: Reihe K3, Plätze 3, 4.')).toBeVisible();
  await expect(second.locator('.seats-chosen')).toHaveText('');
  for (const context of [one, other, third.context()]) await context.close();
});

test('a party that cannot sit together agrees to two rows, without scripts', async ({ browser }) => {
  const desk = await browser.newPage();
  const address = await sellSeats(desk, 'de');
  await desk.close();
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(address);
  await page.locator('summary', { hasText: 'Ändern' }).press('Enter');
  await page.getByRole('group', { name: 'Kissenreihe' }).getByRole('spinbutton').first().fill('0');
  await page.getByRole('group', { name: 'Stuhlreihe' }).getByRole('spinbutton').first().fill('8');
  await page.locator('.seats-numbers').getByRole('button').last().click();
  await expect(page.getByText('Nebeneinander passen hier höchstens noch 6 Personen.')).toBeVisible();
  await photographed(page, 'apart-de-390');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'In zwei Reihen hintereinander sitzen' }).click();
  await expect(page.locator('.cart-ticket')).toContainText(/Reihe S\d, Plätze .*; .*Reihe S\d, Plätze/);
  await page.close();
});

test('a wheelchair user sits with a companion and two children, by keyboard', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const address = await sellSeats(page, 'en');
  await page.goto(address);
  await page.locator('summary', { hasText: 'Change' }).press('Enter');
  await expect(page.locator('.seats-numbers')).toBeVisible();
  const chairs = page.getByRole('group', { name: 'Chair row' }).getByRole('spinbutton');
  await page.getByRole('group', { name: 'Cushion row' }).getByRole('spinbutton').first().fill('0');
  await chairs.nth(0).fill('2');
  await chairs.nth(1).fill('2');
  await page.getByRole('button', { name: 'Show seats' }).press('Enter');
  await isHydrated(page);
  const withPlace = page.getByRole('radio', { name: /with a wheelchair place/ });
  await withPlace.focus();
  await page.keyboard.press('Space');
  const chosen = page.getByRole('group', { name: /^Seats on the plan/ }).locator('[aria-checked=true]');
  await expect(chosen).toHaveCount(4);
  await expect(chosen.filter({ has: page.locator('rect') })).toHaveCount(1);
  await expect(
    page.getByRole('group').getByRole('checkbox', { checked: true, name: /wheelchair place/ }),
  ).toHaveCount(1);
  await photographed(page, 'wheelchair-en-1440');
  await page.getByRole('button', { name: 'Take these 4 seats' }).press('Enter');
  await page.waitForURL(/\/webshop\?/);
  await expect(page.locator('.cart-ticket')).toContainText(/row S\d, seats \d+, \d+, \d+, \d+/);
  await page.close();
});

test('seats of an order are swapped by its link, and the ticket shows them in the hall', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const address = await sellSeats(page, 'en');
  await page.goto(address);
  await isHydrated(page);
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.getByRole('button', { name: 'Take these 2 seats' }).press('Enter');
  await page.waitForURL(/\/webshop\?/);
  await page.goto('/webshop/checkout?lang=en');
  await isHydrated(page);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Sommer');
  await page.getByLabel('Email for your tickets').fill('ada.sommer@post.example');
  await page.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await page.waitForURL(/\/checkout\/pay/);
  await isHydrated(page);
  await page.getByRole('button', { name: /^Order and pay/ }).press('Enter');
  await page.waitForURL(/\/webshop\/orders\//);
  const order = page.url();
  await page.getByRole('link', { name: /^Swap seats/ }).press('Enter');
  await page.waitForURL(/\/seats\?/);
  await isHydrated(page);
  await seat(page, /^Row K3, seat 1, /).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('.seats-chosen')).toHaveText('Row K3, seats 1, 2');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Swap seats' }).press('Enter');
  await expect(page.getByText('Swapped. Your tickets name the new seats')).toBeVisible();
  await expect(page.getByText('row K3, seat 1', { exact: false }).first()).toBeVisible();
  await photographed(page, 'order-swapped-en-390');
  const number = await page
    .getByText(/^BS-[A-Z2-9]{3}-[A-Z2-9]{3}$/)
    .first()
    .textContent();
  const till = await browser.newPage();
  await payAtTheTill(till, number ?? '');
  await till.close();
  await page.goto(order.replace('?', '/tickets/1?'));
  await expect(page.getByRole('img', { name: 'Where you sit in the hall' })).toBeVisible();
  await photographed(page, 'ticket-en-390');
  await expectAccessibleAt(page, [390, 1280]);
  await page.close();
});

test.describe('without scripts', () => {
  test('the list is a form, and says how many are missing', async ({ browser }) => {
    const desk = await browser.newPage();
    const address = await sellSeats(desk, 'en');
    await desk.close();
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
    const [path = '', query] = address.split('?');
    const asked = new URLSearchParams(query);
    const name = [...asked.keys()].find((key) => key.startsWith('tickets.')) ?? '';
    asked.delete(name);
    await page.goto(`${path}?${asked}`);
    await page.locator(`input[name="${name}"]`).fill('2');
    await page.getByRole('button', { name: 'Show seats' }).click();
    await page.locator('summary', { hasText: 'Row K3' }).press('Enter');
    await page.getByRole('checkbox', { name: /^Row K3, seat 1, Cushion row/ }).check();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Take these 2 seats' }).click();
    await expect(page.getByRole('alert')).toContainText('Choose 2 seats. Chosen so far: 1.');
    await expect(page.getByRole('checkbox', { name: /^Row K3, seat 1, / })).toBeChecked();
    await photographed(page, 'en-320-without');
    await page.getByRole('checkbox', { name: /^Row K3, seat 2, / }).check();
    await page.getByRole('button', { name: 'Take these 2 seats' }).click();
    await page.waitForURL(/\/webshop\?/);
    await expect(page.getByText('row K3, seats 1, 2', { exact: false })).toBeVisible();
    await page.close();
  });
});

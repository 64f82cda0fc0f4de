import { expect, test } from '@playwright/test';
import { expectAccessibleAt } from './axe.ts';
import { done, now, openCounter, pressTogether, scanCode } from './counter-page.ts';
import { isHydrated } from './hydration.ts';

/** Account of the demo with credit. */
const CUSTOMER = 'tarek@buntspecht.example';
const THREE_HOURS_MS = 3 * 3_600_000;
const WIDTHS = [320, 390, 768, 1024, 1440];

test('two tickets are sold with four keys, and the next customer with one more', async ({ page }) => {
  const counter = await openCounter(page);
  const sheet = (name: string) =>
    page.screenshot({ path: `test-results/counter-${name}.png`, fullPage: true });
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await expect(now(page)).toContainText('3 tickets');
  await page.keyboard.press('-');
  await expect(now(page)).toContainText('2 tickets');
  await sheet('cart');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^2 tickets/ })).toBeVisible();
  await sheet('done');
  await page.keyboard.press('Enter');
  await expect(now(page)).toContainText('No tickets');
  await expect(page.getByRole('link', { name: /^Last sale: / })).toBeVisible();

  await page.goto(counter);
  await isHydrated(page);
  await pressTogether(page, ['1', '2', '*', '1', 'Enter']);
  await expect(page.getByRole('heading', { name: /^12 tickets/ })).toBeVisible();
});

test('cash is given by touch, the change is the largest, and the sale can be undone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCounter(page);
  await page.getByRole('button', { name: /^Adult|^Full price/ }).click();
  await expect(now(page)).toContainText('1 ticket');
  await page.screenshot({ path: 'test-results/counter-phone.png', fullPage: true });
  const price = await page.locator('[data-chosen] .counter-cents').boundingBox();
  const quantity = await page.locator('.counter-quantity').boundingBox();
  expect((price?.x ?? 0) + (price?.width ?? 0)).toBeLessThanOrEqual(quantity?.x ?? 0);
  // The bar with the sum never lies over the field somebody types into.
  await page.getByLabel('Given').focus();
  const field = await page.getByLabel('Given').boundingBox();
  const bar = await page.locator('.counter-bar').boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.getByLabel('Given').fill('100');
  await expect(page.locator('output')).not.toHaveText('0 €');
  const change = await page.locator('output').textContent();
  await page.getByRole('button', { name: 'Take the money' }).click();
  await expect(done(page).getByRole('status')).toHaveText(change ?? '');
  await page.screenshot({ path: 'test-results/counter-phone-done.png', fullPage: true });
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: 'Print on A6' }).getAttribute('href')) ?? '',
  );
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await page.getByRole('button', { name: 'Undo sale' }).click();
  await expect(page.getByText(/^Sale undone/)).toBeVisible();
});

test('Enter takes no money after a refused input, however late the next ticket is pressed', async ({
  page,
}) => {
  await openCounter(page);
  await pressTogether(page, ['5', '0', '0', '*', '1', 'Enter']);
  await expect(page.getByRole('alert')).toContainText('left');
  await page.keyboard.press('1');
  await expect(now(page)).toContainText('1 ticket');
  await page.keyboard.press('n');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Part paid by card').fill('1');
  await page.getByLabel('Given').fill('100');
  const change = await page.locator('output').textContent();
  await page.getByRole('button', { name: /^Adult|^Full price/ }).click();
  await expect(now(page)).toContainText('2 tickets');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.getByRole('button', { name: /^One .* less/ }).click();
  await expect(now(page)).toContainText('1 ticket');
  await page.getByRole('button', { name: 'Take the money' }).click();
  await expect(done(page).getByRole('status')).toHaveText(change ?? '');
});

test('keys that follow each other at once act in their order', async ({ page }) => {
  await openCounter(page);
  for (const key of ['1', '9']) await page.keyboard.press(key);
  await expect(now(page)).toContainText('1 ticket');
  await expect(page.getByRole('radio', { name: 'Free ticket' })).toBeChecked();
  for (const key of ['b', '1', '1', '9', '2']) await page.keyboard.press(key);
  await expect(now(page)).toContainText('4 tickets');
  await expect(page.getByRole('radio', { name: 'Free ticket' })).toBeChecked();
});

test('tickets are given away with a reason, and on account only to somebody', async ({ page }) => {
  await openCounter(page);
  await page.keyboard.press('1');
  await expect(now(page)).toContainText('1 ticket');
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Sell on account' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'An invoice needs a first name, a last name and an email address.',
  );
  await expect(page.getByLabel('Part paid by card')).toHaveCount(0);
  await page.keyboard.press('9');
  await page.getByLabel('Free ticket: reason').fill('Press');
  await page.getByLabel('Free ticket: for whom').fill('Radio Specht');
  await page.getByRole('button', { name: 'Give free tickets' }).click();
  await expect(done(page)).toContainText('Given away');
});

test('the counter sells without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await openCounter(page, { hasScripts: false });
  await page.getByLabel('Tickets per press').fill('3');
  await page.getByRole('button', { name: /^Adult|^Full price/ }).click();
  await expect(now(page)).toContainText('3 tickets');
  await page.getByRole('button', { name: /^One .* less/ }).click();
  await expect(now(page)).toContainText('2 tickets');
  await page.getByLabel('Given').fill('1');
  await page.getByRole('button', { name: 'Take the money' }).click();
  await expect(page.getByRole('alert')).toContainText('That’s not enough cash');
  await expect(page.getByLabel('Given')).toHaveValue('1');
  await page.getByRole('radio', { name: 'Free ticket' }).check();
  await page.getByText('Name, receipt, split payment').click();
  await page.getByLabel('Free ticket: reason').fill('Press');
  await page.getByLabel('Receipt number').fill('K-77');
  await page.locator('[data-pay] button[value=sell]').click();
  await expect(page.getByRole('alert')).toContainText('a reason and a recipient');
  await expect(page.getByRole('radio', { name: 'Free ticket' })).toBeChecked();
  await expect(page.getByLabel('Free ticket: reason')).toHaveValue('Press');
  await expect(page.getByLabel('Receipt number')).toHaveValue('K-77');
  await page.getByRole('radio', { name: 'Cash' }).check();
  await expect(page.getByRole('link', { name: /^Till \d+ open$|^Kasse.* open$/ })).toBeVisible();
  await page.getByLabel('Given').fill('200');
  await page.getByRole('button', { name: 'Take the money' }).click();
  await expect(page.getByRole('heading', { name: /^2 tickets/ })).toBeVisible();
  await page.close();
});

test('a press that no page of ours sends is refused, and nothing is booked by a guess', async ({ page }) => {
  const counter = await openCounter(page);
  const sent = (form: Record<string, string>) => page.request.post(counter, { form, maxRedirects: 0 });
  expect((await sent({ do: 'sell', contents: 'x', total: '850', means: 'gold' })).status()).toBe(400);
  expect((await sent({ do: 'sell', contents: 'x', total: '850' })).status()).toBe(400);
  expect((await sent({ do: 'steal' })).status()).toBe(400);
  const twice = await page.request.post(counter, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    data: 'do=sell&means=cash&means=card&total=850',
  });
  expect(twice.status()).toBe(400);
  expect((await sent({ do: 'coupon', code: 'x'.repeat(1_000_000) })).status()).toBe(413);
});

test('a till is closed by counting, and its shift is on paper', async ({ page }) => {
  await openCounter(page, { cashier: 'leitung', till: 'Till 2' });
  await page.keyboard.press('1');
  await expect(now(page)).toContainText('1 ticket');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^One ticket/ })).toBeVisible();
  await page.goto('/cms-hub/desk/till?lang=en');
  await page.getByLabel('Amount', { exact: true }).fill('20');
  await page.getByLabel('Reason', { exact: true }).fill('Change');
  await page.getByRole('button', { name: 'Take out' }).click();
  await page.getByLabel('100,00 €').fill('1');
  await page.getByRole('button', { name: 'Close shift' }).click();
  await expect(page.getByRole('alert')).toContainText('The difference is');
  await expect(page.getByLabel('100,00 €')).toHaveValue('1');
  await page.getByLabel('Reason for a difference').fill('Counted by mistake');
  await page.getByLabel('Second person').fill('Nele');
  await page.getByLabel('Stays in the till').fill('80');
  await page.screenshot({ path: 'test-results/till-count.png', fullPage: true });
  await page.getByRole('button', { name: 'Close shift' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Shift \d+$/);
  await expect(page.getByText('Counted by mistake')).toBeVisible();
  await page.screenshot({ path: 'test-results/till-report.png', fullPage: true });
  await expectAccessibleAt(page, WIDTHS);
});

test('a pass is sold with one key, and its number, scanned from anywhere, pays for the next ticket', async ({
  page,
}) => {
  const counter = await openCounter(page);
  await page.keyboard.press('7');
  await expect(page.getByRole('heading', { name: 'Sell a pass' })).toBeVisible();
  await page.screenshot({ path: 'test-results/counter-pass.png', fullPage: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Sell a pass' })).toBeHidden();
  await page.keyboard.press('7');
  await page.getByRole('radio', { name: /^Ten-visit pass/ }).check();
  await page.locator('[data-purchase] button[value=purchase]').click();
  const number = page.getByText(/^BS-\w{3}-\w{3}$/);
  await expect(number).toBeVisible();
  const pass = (await number.textContent()) ?? '';
  await page.goto(counter);
  await isHydrated(page);
  await page.keyboard.press('1');
  await expect(now(page)).toContainText('1 ticket');
  await scanCode(page, pass);
  await expect(now(page)).toContainText('1 visit');
  await page.screenshot({ path: 'test-results/counter-pass-used.png', fullPage: true });
  await page.keyboard.press('Escape');
  await expect(now(page)).toContainText('1 ticket');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^One ticket/ })).toBeVisible();
});

test('a gift voucher is sold with one key, is printed, and can be undone', async ({ page }) => {
  await openCounter(page);
  await page.keyboard.press('8');
  await page.getByLabel('Amount of the gift voucher').fill('30');
  await page.getByLabel('Given').fill('50');
  await expect(page.locator('output')).toContainText('20');
  await page.locator('[data-purchase] button[value=purchase]').click();
  await expect(page.getByText(/^SPECHT-/)).toBeVisible();
  const sheet = page.getByRole('link', { name: 'Print gift voucher' });
  const pdf = await page.request.get((await sheet.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await page.screenshot({ path: 'test-results/counter-voucher.png', fullPage: true });
  await page.getByRole('button', { name: 'Undo sale' }).click();
  await expect(page.getByText(/^Sale undone/)).toBeVisible();
});

for (const width of [390, 1440])
  test(`credit of a customer pays first, without scripts, ${width} px`, async ({ browser }) => {
    const page = await browser.newPage({
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
    });
    await openCounter(page, { hasScripts: false });
    await page.getByRole('button', { name: /^Adult|^Full price/ }).click();
    await page.getByText('Credit, gift voucher, pass').click();
    await page.getByLabel('Customer account: name or email').fill(CUSTOMER);
    await page.locator('.counter-known search button').click();
    await page.getByRole('link', { name: new RegExp(CUSTOMER) }).click();
    await page.screenshot({ path: `test-results/counter-credit-${width}.png`, fullPage: true });
    await page.getByLabel('Gift voucher code').fill('SPECHT-AAAA-BBBB-CCCC');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('alert')).toContainText('voucher code');
    await page.getByLabel('Gift voucher code').fill('');
    await page.getByRole('checkbox', { name: /^Pay with credit/ }).check();
    await page.getByRole('button', { name: 'Take the money' }).click();
    await expect(page.getByRole('heading', { name: /^One ticket/ })).toBeVisible();
    await page.getByRole('button', { name: 'Undo sale' }).click();
    await expect(page.getByText('Give back').first()).toContainText('Credit');
    await page.close();
  });

for (const language of ['en', 'de'] as const)
  test(`the counter can be used by everybody, ${language}`, async ({ page }) => {
    const counter = await openCounter(page);
    await page.goto(counter.replace('lang=en', `lang=${language}`));
    await isHydrated(page);
    await page.keyboard.press('1');
    await expect(page.locator('[data-pay]')).toBeVisible();
    await page.keyboard.press('g');
    await expect(page.locator('input[name=who]')).toBeFocused();
    await page.keyboard.type(CUSTOMER.split('@')[0] ?? '');
    await page.keyboard.press('Enter');
    await page.locator('.counter-found a').first().click();
    await expect(page.locator('.counter-credit')).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.screenshot({ path: `test-results/counter-wide-${language}.png`, fullPage: true });
    await expectAccessibleAt(page, WIDTHS);
  });

test('a Saturday at the counter, by keyboard, in German', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1024, height: 768 });
  const counter = await openCounter(page, {
    ...{ cashier: 'leitung', till: 'Kasse 3', language: 'de', startsInMs: THREE_HOURS_MS },
  });
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  const next = async () => {
    await page.goto(counter);
    await isHydrated(page);
  };

  // Cash, and straight in.
  await keys('1', '1');
  await expect(page.locator('#counter-cart')).toContainText('2 Tickets');
  await keys('Enter');
  await expect(page.locator('#counter-sold')).toContainText('2 Tickets');
  await page.screenshot({ path: 'test-results/counter-entry-de.png', fullPage: true });
  await keys('e');
  await expect(page.getByText('2 Personen sind drin.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Gleich einlassen/ })).toBeHidden();
  await expectAccessibleAt(page, [1024]);

  // By card.
  await next();
  await keys('2', '*', '1');
  await expect(page.locator('#counter-cart')).toContainText('2 Tickets');
  await keys('k', 'Enter');
  await expect(page.locator('#counter-sold')).toContainText('2 Tickets');

  // Part by card, the rest in cash.
  await next();
  await keys('1');
  await expect(page.locator('#counter-cart')).toContainText('1 Ticket');
  await keys('n');
  await page.locator('input[name=card]').fill('1');
  await keys('Escape', 'Enter');
  await expect(page.locator('#counter-sold')).toContainText('Ein Ticket');

  // Given away.
  await next();
  await keys('1');
  await expect(page.locator('#counter-cart')).toContainText('1 Ticket');
  await keys('9');
  await page.locator('input[name=reason]').fill('Presse');
  await page.locator('input[name=for]').fill('Radio Specht');
  await keys('Escape', 'Enter');
  await expect(page.locator('.counter-back')).toContainText('Verschenkt');

  // With credit of an account, and taken back again.
  await next();
  await keys('1');
  await expect(page.locator('#counter-cart')).toContainText('1 Ticket');
  await keys('g');
  await expect(page.locator('input[name=who]')).toBeFocused();
  await page.keyboard.type('tarek');
  await keys('Enter');
  await page.locator('.counter-found a').first().focus();
  await keys('Enter');
  await expect(page.locator('.counter-credit')).toBeVisible();
  await isHydrated(page);
  await keys('Enter');
  await expect(page.locator('#counter-sold')).toContainText('Ein Ticket');
  await page.locator('button[value=undo]').focus();
  await keys('Enter');
  await expect(page.locator('.counter-back')).toContainText('Guthaben');

  // The till is counted and closed.
  await page.goto('/cms-hub/desk/till?lang=de');
  await page.getByLabel('100,00 €').fill('1');
  await page.getByLabel('Grund für eine Differenz').fill('Für diesen Samstag geschätzt');
  await page.getByLabel('Zweite Person').fill('Nele');
  await page.getByLabel('Bleibt in der Kasse').fill('80');
  await page.getByRole('button', { name: 'Schicht beenden' }).focus();
  await keys('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Schicht \d+$/);
  await page.screenshot({ path: 'test-results/counter-saturday-de.png', fullPage: true });
  await expectAccessibleAt(page, [1024]);
});

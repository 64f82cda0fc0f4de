import { expect, test } from '@playwright/test';
import { expectAccessibleAt } from './axe.ts';
import { done, now, openCounter } from './counter-page.ts';
import { isHydrated } from './hydration.ts';

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
  for (const key of ['1', '2', '*', '1', 'Enter']) await page.keyboard.press(key);
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
  for (const key of ['5', '0', '0', '*', '1', 'Enter']) await page.keyboard.press(key);
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

test('tickets are given away with a reason, and on account only to somebody', async ({ page }) => {
  await openCounter(page);
  await page.keyboard.press('1');
  await expect(now(page)).toContainText('1 ticket');
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Sell on account' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'An invoice needs a first name, a last name and an email address.',
  );
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

for (const language of ['en', 'de'] as const)
  test(`the counter can be used by everybody, ${language}`, async ({ page }) => {
    const counter = await openCounter(page);
    await page.goto(counter.replace('lang=en', `lang=${language}`));
    await isHydrated(page);
    await page.keyboard.press('1');
    await expect(page.locator('[data-pay]')).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.screenshot({ path: `test-results/counter-wide-${language}.png`, fullPage: true });
    await expectAccessibleAt(page, WIDTHS);
  });

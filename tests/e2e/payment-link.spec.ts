import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type ServerProcess, startServerProcess } from '#bench/server-process.ts';
import { type FakeStripe, startFakeStripe } from '#tests/fakes/stripe.ts';
import { freePort } from '#tests/setup/free-port.mjs';
import { DEMO_PASSWORD, lastEmailTo, linkIn, newAddress } from './accounts.ts';
import { expectAccessibleAt } from './axe.ts';
import { now, openCounter } from './counter-page.ts';

const WIDTHS = [320, 390, 1440];
const DAY_MS = 24 * 3_600_000;

// A separate site: elsewhere only the test shop is paid online.
let site: ServerProcess;
let provider: FakeStripe;
let folder: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'buntspecht-e2e-payment-link-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const webhookSecret = 'whsec_only_for_journeys';
  provider = await startFakeStripe({ webhookSecret, webhookUrl: `${origin}/webhooks/stripe` });
  const keys = {
    STRIPE_SECRET_KEY: 'sk_live_only_for_journeys',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_ORIGIN: provider.origin,
  };
  site = await startServerProcess(
    'server/process/start.js',
    { ...keys, PORT: String(port), PUBLIC_ORIGIN: origin, DATA_DIR: folder, DEMO: '1', DEMO_PASSWORD },
    '/readyz',
  );
});
test.afterAll(async () => {
  await site.stop();
  await provider.close();
  rmSync(folder, { recursive: true });
});

async function windowOf(
  browser: Browser,
  { width, isPhone = false, hasScripts = true }: { width: number; isPhone?: boolean; hasScripts?: boolean },
): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: site.url, javaScriptEnabled: hasScripts, hasTouch: isPhone },
    viewport: { width, height: 844 },
  });
  return context.newPage();
}

const numberOn = async (page: Page) =>
  /BS-[A-Z2-9]{3}-[A-Z2-9]{3}/.exec(
    (await page.getByRole('heading', { level: 2 }).allTextContents()).join(' '),
  )?.[0] ?? '';

test('a caller’s tickets are sold by link on a phone, and come when they are paid', async ({ browser }) => {
  const desk = await windowOf(browser, { width: 390, isPhone: true });
  await openCounter(desk, { hasTill: false, startsInMs: 20 * DAY_MS });
  await desk.locator('.counter-price button').first().tap();
  await expect(now(desk)).toContainText('1 ticket');
  await desk.getByRole('radio', { name: /^Payment link by email/ }).tap();
  await desk.screenshot({ path: 'test-results/payment-link-form-390.png', fullPage: true });
  await desk.getByRole('button', { name: 'Sell and send the link' }).tap();
  await expect(desk.getByRole('alert')).toHaveText(
    'Nothing was sold: a payment link needs an email address.',
  );
  const address = newAddress('caller');
  await desk.getByLabel('Last name').fill('Lehn');
  await desk.getByLabel('Email address').fill(address);
  await expectAccessibleAt(desk, WIDTHS);
  await desk.getByRole('button', { name: 'Sell and send the link' }).tap();
  const sent = desk.getByRole('region', { name: 'Payment link' });
  await expect(sent).toContainText(`Link sent to ${address}`);
  await expect(sent).toContainText('to be paid until');
  await desk.screenshot({ path: 'test-results/payment-link-done-390.png', fullPage: true });
  await expectAccessibleAt(desk, WIDTHS);
  const number = await numberOn(desk);

  const email = await lastEmailTo(address, 'Pay online: order', folder);
  expect(email.text).toContain(number);
  const guest = await windowOf(browser, { width: 390, isPhone: true });
  await guest.goto(linkIn(email));
  await guest.screenshot({ path: 'test-results/payment-link-order-390.png', fullPage: true });
  await expectAccessibleAt(guest, WIDTHS);
  const pay = guest.getByRole('button', { name: /^Pay .* online now$/ });
  await pay.tap();
  await expect(guest.getByRole('heading', { name: 'Payment page' })).toBeVisible();
  const checkout = guest.url();
  await guest.getByRole('link', { name: 'Cancel' }).tap();
  await expect(pay).toBeVisible();
  await pay.tap();
  await expect(guest.getByRole('heading', { name: 'Payment page' })).toBeVisible();
  expect(guest.url()).not.toBe(checkout);
  await guest.getByRole('button', { name: 'Pay', exact: true }).tap();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Knock, knock: it’s all yours.');
  await lastEmailTo(address, 'Your tickets', folder);

  await desk.goto(`/cms-hub/orders/${number}?lang=en`);
  await expect(desk.getByRole('heading', { name: 'Settled' })).toBeVisible();
  const history = desk.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Payment link sent');
  await expect(history).toContainText('paid: Online');
});

test('a link is sold without scripts, in German, sent again, and leads to the provider', async ({
  browser,
}) => {
  const desk = await windowOf(browser, { width: 1440, hasScripts: false });
  await openCounter(desk, {
    ...{ hasScripts: false, hasTill: false, language: 'de' },
    startsInMs: 20 * DAY_MS,
  });
  await desk.locator('.counter-price button').first().click();
  await desk.getByRole('radio', { name: /^Link per E-Mail/ }).check();
  await desk.getByText('Name, Beleg, geteilt zahlen').click();
  const address = newAddress('anrufer');
  await desk.locator('[data-pay] input[name=email]').fill(address);
  await desk.locator('[data-pay] button[value=sell]').click();
  await expect(desk.getByText(`Link gesendet an ${address}`)).toBeVisible();
  await desk.screenshot({ path: 'test-results/payment-link-done-1440.png', fullPage: true });
  const number = await numberOn(desk);
  await desk.goto(`/cms-hub/orders/${number}?lang=de`);
  await desk.screenshot({ path: 'test-results/payment-link-desk-1440.png', fullPage: true });
  await desk.getByRole('button', { name: 'Link zum Bezahlen per E-Mail senden' }).click();
  await expect(desk.getByRole('status')).toContainText('Link zum Bezahlen gesendet.');

  const email = await lastEmailTo(address, 'Online bezahlen: Bestellung', folder);
  const guest = await windowOf(browser, { width: 1440, hasScripts: false });
  await guest.goto(linkIn(email));
  await guest.screenshot({ path: 'test-results/payment-link-order-1440.png', fullPage: true });
  await guest.getByRole('button', { name: /^Jetzt .* online bezahlen$/ }).click();
  await expect(guest.getByRole('heading', { name: 'Payment page' })).toBeVisible();
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type ServerProcess, startServerProcess } from '#bench/server-process.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { type FakeStripe, startFakeStripe } from '#tests/fakes/stripe.ts';
import { freePort } from '#tests/setup/free-port.mjs';
import { DEMO_PASSWORD, newAddress, signInAs } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { addByCall, eventWithTickets } from './booking.ts';
import { tried } from './extent.ts';

const WORDS = {
  de: {
    fields: ['Vorname', 'Nachname', 'E-Mail für die Tickets'],
    on: 'Weiter zum Bezahlen',
    order: /^Zahlungspflichtig bestellen/,
    bought: 'Geklopft, gekauft.',
    returnTicket: 'Zurückgeben Ticket 1',
    heldBack: 'Solange das nicht entschieden ist, geht nichts zurück',
    taken: 'Deine Bank hat die Zahlung zurückgenommen',
    disputed: 'Zahlung bestritten',
    why: 'Wem die Karte gehört, sagt, nicht bezahlt zu haben',
    hold: 'Bevor die Bank entschieden hat',
    disputes: 'Bestrittene Zahlungen',
    open: 'Zu bezahlen',
    pay: /als bezahlt eintragen$/,
    lost: 'Gegen das Haus entschieden',
  },
  en: {
    fields: ['First name', 'Last name', 'Email for your tickets'],
    on: 'Continue to payment',
    order: /^Order and pay/,
    bought: 'Knock, knock: it’s all yours.',
    returnTicket: 'Return ticket 1',
    heldBack: 'Until that’s decided, nothing is refunded',
    taken: 'Your bank has taken back all or part of the payment',
    disputed: 'Payment disputed',
    why: 'The cardholder says they didn’t make the payment',
    hold: 'No money can be taken or refunded until',
    disputes: 'Disputed payments',
    open: 'Amount due',
    pay: /^Mark .* as paid$/,
    lost: 'Decided against us',
  },
} as const;

// A separate site: elsewhere only the test shop is paid online, and nobody disputes a payment that was none.
let site: ServerProcess;
let provider: FakeStripe;
let folder: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'buntspecht-e2e-disputes-'));
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

/** Somebody's own window on the site of these journeys. */
async function visitor(browser: Browser, language: Language): Promise<Page> {
  const viewport = language === 'de' ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const context = await browser.newContext({ baseURL: site.url, viewport, locale });
  return context.newPage();
}

/** Buys two tickets by card; returns the number of the order, and the provider’s id of the payment. */
async function buy(
  page: Page,
  language: Language,
): Promise<{ number: string; payment: string; cents: number }> {
  const words = WORDS[language];
  await addByCall(page, await eventWithTickets(page.request, language, { daysAhead: 3 }), 2);
  await page.goto(`/webshop/checkout?lang=${language}`);
  const [first, last, email] = words.fields;
  await page.getByLabel(first).fill('Svenja');
  await page.getByLabel(last).fill('Kühnel');
  await page.getByLabel(email).fill(newAddress('karte'));
  await page.getByRole('button', { name: words.on }).click();
  await page.getByRole('radio', { name: /^Online/ }).check();
  await page.getByRole('button', { name: words.order }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.bought);
  const number =
    (await page
      .getByText(/^BS-[A-Z2-9]{3}-[A-Z2-9]{3}$/)
      .first()
      .textContent()) ?? '';
  const paid = [...provider.sessions.values()].findLast(({ status }) => status === 'complete');
  return { number, payment: paid?.payment_intent ?? '', cents: paid?.amount_total ?? 0 };
}

/** The provider tells of a dispute, as its notices do. */
async function tell(type: 'created' | 'closed', dispute: string): Promise<void> {
  const { body, signature } = provider.noticeAbout(
    `charge.dispute.${type}`,
    provider.bank.disputeAt(dispute),
  );
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const answer = await fetch(`${site.url}/webhooks/stripe`, { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
}

for (const language of tried(LANGUAGES))
  test(`a card payment is disputed and lost, in ${language}: nothing moves meanwhile, then the order is open`, async ({
    browser,
  }) => {
    const words = WORDS[language];
    const guest = await visitor(browser, language);
    const { number, payment, cents } = await buy(guest, language);
    const desk = await visitor(browser, language);
    await signInAs(desk, 'kasse', language, `/${language}`);

    const dispute = provider.bank.open({ payment, cents, at: new Date().toISOString() });
    provider.bank.withdraw(dispute, new Date().toISOString());
    await tell('created', dispute);

    await desk.goto(`/cms-hub/orders?lang=${language}&state=disputed`);
    await desk.getByRole('link', { name: number }).press('Enter');
    await expect(desk.getByRole('region', { name: words.disputed })).toContainText(words.hold);
    await expect(desk.getByRole('region', { name: words.disputes })).toContainText(words.why);
    await expect(desk.getByRole('button', { name: words.pay })).toHaveCount(0);
    await expectAccessible(desk);

    await guest.reload();
    await expect(guest.getByText(words.heldBack).filter({ visible: true })).toHaveCount(1);
    await guest.locator('summary').filter({ hasText: words.returnTicket }).press('Enter');
    await expect(guest.locator('.cancel-ticket[open]')).toContainText(words.heldBack);
    await expectAccessible(guest);

    provider.bank.become(dispute, 'lost');
    await tell('closed', dispute);

    await desk.goto(`/cms-hub/orders?lang=${language}&state=open`);
    await desk.getByRole('link', { name: number }).press('Enter');
    await expect(desk.getByRole('region', { name: words.open })).toBeVisible();
    await expect(desk.getByRole('region', { name: words.disputes })).toContainText(words.lost);
    await expect(desk.getByRole('button', { name: words.pay })).toBeVisible();
    await expectAccessible(desk);
    await guest.reload();
    await expect(guest.getByText(words.taken)).toBeVisible();
    await expectAccessible(guest);
    await guest.context().close();
    await desk.context().close();
  });

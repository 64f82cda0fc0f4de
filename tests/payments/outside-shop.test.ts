import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPayment } from '#features/box-office/payments/index.server.ts';
import { createTicketingProvider } from '#features/box-office/sale/index.server.ts';
import { callsForMachines } from '#server/api/calls.ts';
import { jobsOf } from '#server/services/jobs.ts';
import type { Services } from '#server/services/services.server.ts';
import { openPayingSite, type PayingSite } from './paying-site.ts';
import { expectSoundPayments } from './sound-payments.ts';

describe('a payment that is tried out while an outside shop sells', () => {
  let site: PayingSite;
  let services: Services;

  beforeEach(async () => {
    site = await openPayingSite('sqlite');
    const { config, ...ours } = site.services;
    const outside = createTicketingProvider({
      ...ours,
      config: { ...config, shopUrl: 'https://tickets.example/' },
      fetch: () => Promise.reject(new Error('the outside shop was asked')),
    });
    services = { ...site.services, ticketing: outside, boxOffice: site.ticketing };
  });
  afterEach(async () => {
    await expectSoundPayments(site);
    await site.close();
  });

  async function payInTestShop(): Promise<string> {
    const reference = await site.fillCart();
    const request = await site.requestFor(reference, { isTest: true });
    const started = await startPayment({ ...services, ticketing: site.ticketing }, reference, request);
    if (!started.ok) throw new Error(`refused: ${started.error.code}`);
    const { session } = (await site.carts.openOf(reference)) as { session: string };
    site.fake.pay(session);
    return session;
  }
  const testOrders = async () => (await site.orders()).filter(({ is_test: isTest }) => isTest);

  it('is an order as soon as the provider tells', async () => {
    const { body, signature } = site.fake.notice(await payInTestShop());
    const app = new Hono();
    for (const { at, calls } of callsForMachines(services, new Hono())) app.route(at, calls);
    const answer = await app.request('/webhooks/stripe-test', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
    expect(answer.status).toBe(200);
    expect(await testOrders()).toHaveLength(1);
  });

  it('is an order once it is asked about, where the notice is lost', async () => {
    await payInTestShop();
    site.wait(3);
    const job = jobsOf(services).find(({ name }) => name === 'online-payments');
    expect(await job?.hasWork?.()).toBe(true);
    await job?.run();
    expect(await testOrders()).toHaveLength(1);
  });
});

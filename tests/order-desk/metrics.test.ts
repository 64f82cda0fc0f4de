import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordPayment } from '#features/shop/desk/orders/record-payment.server.ts';
import { metrics } from '#server/process/metrics.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { type Desk, HEIKE, openDesk, RECEIPT } from './desk.ts';

describeOnEngines('the figures for Prometheus', (engine) => {
  let desk: Desk;

  beforeEach(async () => {
    desk = await openDesk(engine);
  });
  afterEach(() => desk.close());

  it('tell of orders, payments, unsent emails and the version', async () => {
    const paid = await desk.order();
    await desk.order();
    await recordPayment(desk.services, HEIKE, paid.number, { ...RECEIPT, cents: 1500 });
    const services = { ...desk.services, config: { ...desk.services.config, metricsToken: 'only-for-me' } };
    const { app } = metrics(services);
    const read = async () => {
      const headers = { authorization: 'Bearer only-for-me' };
      return (await app.request('/metrics', { headers })).text();
    };
    const text = await read();
    for (const line of [
      'orders_last_day 2',
      'orders_unsettled{state="open"} 1',
      'orders_unsettled{state="owed"} 0',
      'payments_last_day{kind="payment",means="cash"} 1',
      'payments_last_day_cents{kind="payment",means="cash"} 1500',
      'emails_unsent 3',
      'emails_refused 0',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).toMatch(/^build_info\{version="\d+\.\d+\.\d+"\} 1$/m);
    desk.clock.advance(25 * 3600);
    expect(await read()).toContain('\norders_last_day 0\n');
  });
});

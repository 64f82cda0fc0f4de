import { type Context, Hono } from 'hono';
import { limitedBody } from '#platform/http/body-limit.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { finishNoticed } from './finish-payment.server.ts';
import { ForgedNoticeError } from './payment-provider.ts';
import { type PaymentServices, providerFor } from './payment-services.server.ts';

/**
 * `/webhooks/stripe` and `/webhooks/stripe-test`: what the provider tells by itself. Only what it signed is read, and of that only
 * which checkout it is about: how that stands is asked. It tells again what is not answered with 200.
 */
export function paymentNotices(services: PaymentServices) {
  return new Hono({ strict: false })
    .use('/webhooks/*', limitedBody())
    .post('/webhooks/stripe', (c) => take(c, services, { isTest: false }))
    .post('/webhooks/stripe-test', (c) => take(c, services, { isTest: true }));
}

async function take(c: Context, services: PaymentServices, { isTest }: { isTest: boolean }) {
  const provider = providerFor(services.payments, isTest);
  if (!provider) throw new Problem(404, 'not_found', { detail: 'There is nothing at this address.' });
  const notice = readNotice(await c.req.text());
  if (!notice) return c.json({ received: true });
  const finished = await finishNoticed(services, notice.session, { isTest });
  if (!finished.ok)
    throw new Problem(503, finished.error.code.toLowerCase(), { detail: 'It could not be finished now.' });
  return c.json({ received: true });

  function readNotice(body: string) {
    try {
      return provider?.readNotice(body, c.req.header('stripe-signature') ?? '') ?? null;
    } catch (error) {
      if (!(error instanceof ForgedNoticeError)) throw error;
      throw new Problem(400, 'bad_signature', { detail: error.message });
    }
  }
}

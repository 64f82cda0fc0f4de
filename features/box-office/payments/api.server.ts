import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { json } from '#platform/http/answer.server.ts';
import { limitedBody } from '#platform/http/body-limit.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { finishFromWebhook } from './finish-payment.server.ts';
import { ForgedNoticeError, type Notice, PaymentProviderError } from './payment-provider.ts';
import { type PaymentServices, providerFor } from './payment-services.server.ts';

/**
 * Handlers of provider notices other than checkouts, by the provider's own name of the subject; `false` where the
 * notice does not concern them.
 */
export interface NoticeFollowers {
  refund(name: string): Promise<boolean>;
  dispute(name: string): Promise<boolean>;
}

/**
 * `/webhooks/stripe` and `/webhooks/stripe-test`: notices pushed by the provider. Only signed ones are read, and only for
 * the id they are about, whose state is then fetched. The provider retries until it gets a 200.
 */
export function paymentNotices(services: PaymentServices, followers: NoticeFollowers) {
  const app = new Hono({ strict: false }).use('/webhooks/*', limitedBody());
  const call = callsOn(app, { group: 'Machines', caller: anyone, isBare: true, isSigned: true });
  call('POST /webhooks/stripe', notice('a checkout'), (c) => take(c, { services, followers, isTest: false }));
  call('POST /webhooks/stripe-test', notice('a checkout of the test sale'), (c) =>
    take(c, { services, followers, isTest: true }),
  );
  return app;
}

function notice(about: string) {
  return {
    summary: `What Stripe tells about ${about}, signed and at most five minutes old. Safe to repeat, in any order; told again by Stripe when it is not answered with 200.`,
    describedBody: () => event,
    answer: json('It is done, or no business of ours.', z.strictObject({ received: z.literal(true) })),
    problems: [400, 404, 413, 503],
  };
}

const event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.object({ id: z.string() }) }),
});

const RECEIVED = { received: true } as const;

type FollowedNotice = Notice & { about: keyof NoticeFollowers };

interface Taking {
  services: PaymentServices;
  followers: NoticeFollowers;
  isTest: boolean;
}

async function take(c: Context, { services, followers, isTest }: Taking) {
  const provider = providerFor(services.payments, isTest);
  if (!provider) throw new Problem(404, 'not_found', { detail: 'There is nothing at this address.' });
  const notice = readNotice(await c.req.text());
  if (!notice) return RECEIVED;
  if (notice.about === 'checkout') {
    const finished = await finishFromWebhook(services, notice.name, { isTest });
    if (!finished.ok) throw notNow(finished.error.code);
  } else if (!isTest) await follow(followers, { ...notice, about: notice.about });
  return RECEIVED;

  function readNotice(body: string) {
    try {
      return provider?.readNotice(body, c.req.header('stripe-signature') ?? '') ?? null;
    } catch (error) {
      if (!(error instanceof ForgedNoticeError)) throw error;
      throw new Problem(400, 'bad_signature', { detail: error.message });
    }
  }
}

/** Handles a refund or dispute notice. Payments and refunds of the test sale are in no books. */
async function follow(followers: NoticeFollowers, { about, name }: FollowedNotice): Promise<void> {
  try {
    await followers[about](name);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    throw notNow('PAYMENT_PROVIDER_DOWN');
  }
}

const notNow = (code: string) =>
  new Problem(503, code.toLowerCase(), { detail: 'It could not be finished now.' });

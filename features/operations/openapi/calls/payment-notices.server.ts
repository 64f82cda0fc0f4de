import { z } from 'zod';
import type { ApiCall } from '../api-call.server.ts';

const event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.object({ id: z.string() }) }),
});

/** Calls by which the payment provider sends its notifications (docs/decisions/0063). */
export const paymentNoticeCalls: ApiCall[] = [
  notice('/webhooks/stripe', 'a checkout'),
  notice('/webhooks/stripe-test', 'a checkout of the test sale'),
];

function notice(path: string, about: string): ApiCall {
  return {
    method: 'POST',
    path,
    group: 'Machines',
    summary: `What Stripe tells about ${about}, signed and at most five minutes old. Safe to repeat, in any order; told again by Stripe when it is not answered with 200.`,
    body: event,
    answer: {
      status: 200,
      summary: 'It is done, or no business of ours.',
      schema: z.strictObject({ received: z.literal(true) }),
    },
    problems: [400, 404, 413, 503],
    isBare: true,
    isSigned: true,
  };
}

import { z } from 'zod';
import { cleanLine } from '#lib/clean-text.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import { several, text } from '#platform/http/read-form.server.ts';

const id = () => z.coerce.number().int().min(1).max(MAX_ID).nullable().catch(null);
const cents = () => z.coerce.number().int().min(0).max(100_000_000).catch(0);
/** More than any sale holds. */
const MAX_SEATS = 500;
/** Nothing typed at the counter has lines or signs that nobody types. */
const line = (atMost: number) => text(atMost).transform(cleanLine);

/** Fields that the forms of the counter send, for `readForm`; amounts named `total` and `credit` are cents. */
export const counterForm = z.object({
  do: z
    .enum([
      'clear',
      'coupon',
      'no-coupon',
      'pass',
      'no-pass',
      'renew',
      'voucher',
      'sell',
      'undo',
      'admit',
      'overbook',
      'purchase',
      'scan',
      'less-series',
      'next-seats',
      'seats',
    ])
    .optional(),
  ...{ add: line(8000), less: line(20), count: line(10), key: line(100) },
  ...{ event: id().optional(), group: line(100), slot: line(20), code: line(100), order: line(40) },
  ...{
    contents: line(100),
    total: cents(),
    means: z.enum(['cash', 'card', 'account', 'link', 'free', 'reserve']).optional(),
  },
  ...{
    given: line(30),
    card: line(30),
    cash: line(30),
    receipt: line(60),
    reason: line(200),
    for: line(160),
  },
  ...{ firstName: line(80), lastName: line(80), email: line(254), emailLanguage: line(10) },
  until: line(10),
  seats: several(MAX_SEATS),
  ...{ customer: id().optional(), credit: cents(), voucher: line(64), passNumber: line(40) },
  ...{
    kind: line(40),
    amount: line(30),
    recipient: line(100),
    whole: line(80),
    series: line(20),
    scan: line(400),
  },
});

export type CounterForm = z.output<typeof counterForm>;

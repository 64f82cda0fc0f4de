import { addCredit } from '#features/credit/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

const CENTS = 1400;

/** What a visitor has with the house from a gift voucher. */
export async function loadCredit(trx: Trx, email: string, now: Instant): Promise<void> {
  const { id: userId } = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await addCredit(trx, {
    kind: 'gift-voucher',
    userId,
    cents: CENTS,
    reference: 'gift-voucher of the demo',
    orderId: null,
    now,
  });
}

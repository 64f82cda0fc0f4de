import { writeOrderBalance } from '#features/box-office/ticketing/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Ends the donation of a locked order at the customer's request: what was paid for it is owed. */
export async function giveDonationBack(trx: Trx, number: string, now: Instant): Promise<void> {
  const { id } = await trx
    .updateTable('orders')
    .set({ donation_end: 'given-back', donation_ended_at: now })
    .where('number', '=', number)
    .where('donation_cents', '>', 0)
    .where('donation_end', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeOrderBalance(trx, id);
}

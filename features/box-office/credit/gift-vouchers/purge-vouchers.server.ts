import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';

const DAY_MS = 24 * 3_600_000;
/** So long somebody may ask where a voucher went. */
const ADDRESS_DAYS = 30;

/** Deletes addresses, recipients and greetings of vouchers after their retention; returns how many these were. */
export async function purgeVoucherTexts({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const now = clock.now();
  const before = new Date(Date.parse(now) - ADDRESS_DAYS * DAY_MS).toISOString();
  const sent = await db
    .updateTable('order_vouchers')
    .set({ recipient_email: null })
    .where('recipient_email', 'is not', null)
    .where((eb) => eb.or([eb('sent_at', '<', before), eb('changed_at', '<', before)]))
    .executeTakeFirst();
  const lapsed = await db
    .updateTable('order_vouchers')
    .set({ recipient: '', greeting: '', recipient_email: null })
    .where((eb) => eb.or([eb('recipient', '<>', ''), eb('greeting', '<>', '')]))
    .where((eb) =>
      eb.or([
        eb('changed_at', '<', before),
        eb(
          'voucher_id',
          'in',
          eb.selectFrom('gift_vouchers').select('gift_vouchers.id').where('valid_until', '<=', now),
        ),
      ]),
    )
    .executeTakeFirst();
  return Number(sent.numUpdatedRows) + Number(lapsed.numUpdatedRows);
}

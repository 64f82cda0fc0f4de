import type { Trx } from '#features/database.server.ts';
import { instantAt } from '#lib/venue-instant.ts';
import { addDays, type Day } from '#lib/venue-time.ts';
import { giftVouchers } from './content/gift-vouchers.ts';
import { insertAll } from './insert.server.ts';

/** Vouchers that become credit when redeemed. */
export async function loadGiftVouchers(trx: Trx, today: Day): Promise<void> {
  await insertAll(
    trx,
    'gift_vouchers',
    giftVouchers.map(({ untilDay, ...voucher }) => ({
      ...voucher,
      valid_until: instantAt(addDays(today, untilDay), '00:00'),
      is_active: true,
    })),
  );
}

import type { Trx } from '#features/database.server.ts';
import { instantAt } from '#lib/venue-instant.ts';
import { addDays, type Day } from '#lib/venue-time.ts';
import { coupons } from './content/coupons.ts';
import { insertAll } from './insert.server.ts';

/** Codes that lower prices. */
export async function loadCoupons(trx: Trx, today: Day): Promise<void> {
  await insertAll(
    trx,
    'coupons',
    coupons.map(({ perPerson, untilDay, ...coupon }) => ({
      ...coupon,
      valid_from: null,
      valid_until: untilDay === null ? null : instantAt(addDays(today, untilDay), '00:00'),
      max_uses: null,
      max_uses_per_person: perPerson,
      is_active: true,
    })),
  );
}

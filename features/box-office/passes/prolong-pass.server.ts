import type { OrderPass } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { type ProlongationRefusal, refusalToProlong } from './prolongation.ts';

/**
 * Lets the pass of a locked order end later; `isNew` is `false` where it ends then already. Visits, money and VAT remain
 * unchanged.
 */
export async function prolongPass(
  trx: Trx,
  pass: OrderPass,
  { until, now }: { until: Instant; now: Instant },
): Promise<Result<{ isNew: boolean }, { code: ProlongationRefusal }>> {
  const refusal = refusalToProlong(pass, until, now);
  if (refusal) return fail({ code: refusal });
  if (until === pass.validUntil) return succeed({ isNew: false });
  await trx.updateTable('passes').set({ valid_until: until }).where('id', '=', pass.id).execute();
  return succeed({ isNew: true });
}

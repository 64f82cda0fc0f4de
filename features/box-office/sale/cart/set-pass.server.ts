import type { Office } from '#features/box-office/holds/index.server.ts';
import { findPassesOf } from '#features/box-office/passes/index.server.ts';
import type { CartReference, TicketingError } from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { changeCartTerms } from './change-cart-terms.server.ts';

/**
 * `TicketingProvider.setPass` of the box office. The owner of the pass adds it; another customer of the same cart is not
 * asked again.
 */
export function setPass(
  office: Office,
  reference: CartReference,
  wanted: { id: number; userId: number } | null,
): Promise<Result<null, TicketingError>> {
  return changeCartTerms<{ pass_id: number | null }>(
    office,
    reference,
    async (trx) => {
      if (wanted === null) return succeed({ pass_id: null });
      const own = await findPassesOf(trx, wanted.userId);
      if (!own.some(({ id }) => id === wanted.id))
        return fail({ code: 'PASS_REFUSED', pass: 'pass-unknown' });
      return succeed({ pass_id: wanted.id });
    },
    ({ pass }) => (pass?.refusal ? { code: 'PASS_REFUSED', pass: pass.refusal } : null),
  );
}

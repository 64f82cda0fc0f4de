import type { Office } from '#features/box-office/holds/index.server.ts';
import { findPassesOf, findPassOfNumber } from '#features/box-office/passes/index.server.ts';
import type { CartReference, TicketingError } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
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
  return setFoundPass(
    office,
    reference,
    wanted &&
      (async (trx) => {
        const own = await findPassesOf(trx, wanted.userId);
        return own.find(({ id }) => id === wanted.id)?.id ?? null;
      }),
  );
}

/**
 * Adds the pass with an order's number to a cart of the counter, by the number its holder shows there, or takes it out with `null`. Nobody
 * sells to their own pass.
 */
export function setPassByStaff(
  office: Office,
  reference: CartReference,
  wanted: { number: string; by: number } | null,
): Promise<Result<null, TicketingError>> {
  return setFoundPass(
    office,
    reference,
    wanted &&
      (async (trx) => {
        const found = await findPassOfNumber(trx, wanted.number);
        return found && found.userId !== wanted.by ? found.pass.id : null;
      }),
  );
}

/** Adds the pass that is found to a cart, or takes it out where none is looked for; refused where it pays for nothing there. */
function setFoundPass(
  office: Office,
  reference: CartReference,
  find: ((trx: Trx) => Promise<number | null>) | null,
): Promise<Result<null, TicketingError>> {
  return changeCartTerms<{ pass_id: number | null }>(
    office,
    reference,
    async (trx) => {
      if (find === null) return succeed({ pass_id: null });
      const id = await find(trx);
      return id === null ? fail({ code: 'PASS_REFUSED', pass: 'pass-unknown' }) : succeed({ pass_id: id });
    },
    ({ pass }) => (pass?.refusal ? { code: 'PASS_REFUSED', pass: pass.refusal } : null),
  );
}

import { flatShares } from '#features/box-office/prices/index.server.ts';
import type { PriceConditions } from '#features/box-office/prices/index.ts';
import type { TicketingError } from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';

/**
 * Returns a price once for each ticket that is added to `before` of the same date, each with what it costs; those of a flat price cost their share.
 * Refused with `LIMIT` where a flat price is not sold for so many.
 */
export function chargedItems<I extends { cents: number; conditions: Pick<PriceConditions, 'flat'> }>(
  item: I,
  { before, more }: { before: number; more: number },
): Result<I[], TicketingError> {
  const { flat } = item.conditions;
  if (flat === null) return succeed(Array.from({ length: more }, () => item));
  const shares = flatShares({ cents: item.cents, flat }, { before, more });
  if (!shares) return fail({ code: 'LIMIT', limit: flat.heads });
  return succeed(
    shares.flatMap(({ cents, quantity }) => Array.from({ length: quantity }, () => ({ ...item, cents }))),
  );
}

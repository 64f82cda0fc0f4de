import type { Office, Refusal } from '#features/box-office/holds/index.server.ts';
import {
  allocate,
  claimsOf,
  exceededHolding,
  exceededLimit,
  findLines,
  type Hold,
  type LineToAdd,
  lockFreePlaces,
  MAX_RENEWALS,
  maxAllowed,
  mergedLines,
  unitsByPool,
  updateHold,
  wantedBy,
} from '#features/box-office/holds/index.server.ts';
import { findFormerSeats } from '#features/box-office/seating/index.server.ts';
import type { Buyer } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { allocateFree, findRestorableItems, type RestorableItems } from './restorable-items.server.ts';

/** Contents of a new cart: the added lines, and those carried over. It counts as a renewal of the cart it came from. */
export interface RestoredContents {
  lines: LineToAdd[];
  quantity: number;
  renewals: number;
  couponId: number | null;
  passId: number | null;
  /** Seats that the lines carried over had, by their `guid`. */
  formerSeats: string[];
}

/**
 * Adds the contents of the visitor's expired cart to a new one, after the current addition: as far as they are on sale, free
 * and within the limits, at today's prices. A series comes as a whole or not at all.
 */
export async function restoreExpired(
  office: Office,
  trx: Trx,
  { expired, lines, buyer, now }: { expired: Hold; lines: LineToAdd[]; buyer: Buyer; now: Instant },
): Promise<Result<RestoredContents, Refusal>> {
  const nothing = succeed({ lines, quantity: 0, renewals: 0, couponId: null, passId: null, formerSeats: [] });
  if (expired.renewals >= MAX_RENEWALS) return nothing;
  const known = await findRestorableItems(trx, await findLines(trx, expired.id), now);
  const requests = withinLimits(lines, known);
  const asked = [...requests.wholes.flat(), ...requests.singles];
  if (asked.length === 0) return nothing;
  // Its places have not been released yet: they are, and it is retried.
  if (expired.status === 'active') return fail({ code: 'NOT_ENOUGH', shortOf: emptyClaimsOf(asked) });
  if (await exceededHolding(office, trx, buyer, { wanted: wantedBy([...lines, ...asked]), now }))
    return nothing;

  const free = await lockFreePlaces(
    trx,
    office.engine,
    [...lines, ...asked].flatMap((line) => line.poolIds),
  );
  const fitted = allocate(free, lines);
  if (lines.some((line, index) => fitted[index]?.quantity !== line.quantity))
    return fail({ code: 'NOT_ENOUGH', shortOf: unitsByPool(lines.flatMap(claimsOf)) });
  const back = allocateFree(free, requests, lines);
  if (back.length === 0) return nothing;
  await updateHold(trx, expired, { status: 'released' });
  return succeed({
    lines: [
      ...mergedLines([...lines, ...back].filter(({ series }) => !series)),
      ...[...lines, ...back].filter(({ series }) => series),
    ],
    quantity: back.reduce((sum, line) => sum + line.quantity, 0),
    renewals: expired.renewals + 1,
    couponId: expired.coupon_id,
    passId: expired.pass_id,
    formerSeats: await findFormerSeats(trx, expired.id),
  });
}

function withinLimits(lines: LineToAdd[], { wholes, singles }: RestorableItems): RestorableItems {
  const restorable: RestorableItems = { wholes: [], singles: [] };
  const allowed = () => [...lines, ...restorable.wholes.flat(), ...restorable.singles];
  for (const whole of wholes)
    if (exceededLimit([...allowed(), ...whole]) === null) restorable.wholes.push(whole);
  for (const single of singles) {
    const quantity = Math.min(single.quantity, maxAllowed(single, allowed()));
    if (quantity > 0) restorable.singles.push({ ...single, quantity });
  }
  return restorable;
}

function emptyClaimsOf(lines: LineToAdd[]) {
  return lines.flatMap((line) => line.poolIds).map((poolId) => ({ poolId, units: 0 }));
}

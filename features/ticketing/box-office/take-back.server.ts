import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Buyer } from '../provider.ts';
import type { Office } from './dependencies.server.ts';
import { exceededHolding, wantedBy } from './held-limits.server.ts';
import { type Hold, updateHold } from './hold-store.server.ts';
import { type LimitedLine, maxAllowed } from './limits.ts';
import { findLines, type NewLine } from './line-store.server.ts';
import { linesToday, mergedLines } from './lines-today.server.ts';
import { lockFreePlaces } from './pool-store.server.ts';
import { MAX_RENEWALS } from './reservation.ts';
import type { Refusal } from './run-with-retry.server.ts';
import { isOnSale } from './sale.ts';
import { claimsOf } from './take-lines.server.ts';
import { allocate, unitsByPool } from './units.ts';

type Line = NewLine & LimitedLine;

/** What a new cart holds: what is added, and what came along. It counts as a renewal of the cart it came from. */
export interface TakenBack {
  lines: Line[];
  quantity: number;
  renewals: number;
  couponId: number | null;
  passId: number | null;
}

/**
 * Brings along into a new cart what the visitor's expired one held, after what is added now: as far as it is on sale, free
 * and within the limits, at today's prices.
 */
export async function takeBack(
  office: Office,
  trx: Trx,
  { expired, lines, buyer, now }: { expired: Hold; lines: Line[]; buyer: Buyer; now: Instant },
): Promise<Result<TakenBack, Refusal>> {
  const nothing = succeed({ lines, quantity: 0, renewals: 0, couponId: null, passId: null });
  if (expired.renewals >= MAX_RENEWALS) return nothing;
  const known = (await findLines(trx, expired.id)).filter((line) => isOnSale(line, now));
  if (known.length === 0) return nothing;
  const requests = withinLimits(lines, await linesToday(trx, known));
  // Its places have not been given back yet: they are, and it is tried again.
  if (expired.status === 'active') return fail({ code: 'NOT_ENOUGH', shortOf: noPlacesOf(requests) });
  if (await exceededHolding(office, trx, buyer, { wanted: wantedBy([...lines, ...requests]), now }))
    return nothing;

  const all = [...lines, ...requests];
  const free = await lockFreePlaces(
    trx,
    office.engine,
    all.flatMap((line) => line.poolIds),
  );
  const fitted = allocate(free, all);
  if (lines.some((line, index) => fitted[index]?.quantity !== line.quantity))
    return fail({ code: 'NOT_ENOUGH', shortOf: unitsByPool(lines.flatMap(claimsOf)) });
  const back = fitted.slice(lines.length).filter((line) => line.quantity > 0);
  if (back.length === 0) return nothing;
  await updateHold(trx, expired, { status: 'released' });
  return succeed({
    lines: mergedLines([...lines, ...back]),
    quantity: back.reduce((sum, line) => sum + line.quantity, 0),
    renewals: expired.renewals + 1,
    couponId: expired.coupon_id,
    passId: expired.pass_id,
  });
}

function withinLimits(lines: Line[], requests: Line[]): Line[] {
  const allowed: Line[] = [];
  for (const request of requests) {
    const quantity = Math.min(request.quantity, maxAllowed(request, [...lines, ...allowed]));
    if (quantity > 0) allowed.push({ ...request, quantity });
  }
  return allowed;
}

function noPlacesOf(lines: Line[]) {
  return lines.flatMap((line) => line.poolIds).map((poolId) => ({ poolId, units: 0 }));
}

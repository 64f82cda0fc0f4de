import type { Office } from '#features/box-office/holds/index.server.ts';
import {
  claimUnits,
  exceededHolding,
  exceededLimit,
  findClaims,
  findLines,
  findPerformancesOfHeldSeries,
  isAlive,
  isInPayment,
  lockBuyer,
  lockHold,
  mayBuyAsMember,
  refusalOfChange,
  returnUnits,
  runWithRetry,
  setQuantity,
  setSeriesQuantity,
  updateHold,
  wantedBy,
} from '#features/box-office/holds/index.server.ts';
import type { PoolUnits } from '#features/box-office/holds/index.ts';
import { buyableLines } from '#features/box-office/ticketing/index.server.ts';
import type { Buyer, CartReference, TicketingError } from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { planSeries } from './plan-series.server.ts';
import { otherTicketsOf } from './set-line-quantity.server.ts';

interface Change {
  reference: CartReference;
  /** Of the series within the cart. */
  id: string;
  quantity: number;
  buyer: Buyer;
}

/**
 * Sets how many of a series a cart holds, at all of its dates at once. Fewer are possible as long as none is left alone that came with them; more
 * are subject to everything adding is.
 */
export function changeSeries(
  office: Office,
  { reference, id, quantity, buyer }: Change,
): Promise<Result<null, TicketingError>> {
  return runWithRetry(office, async (trx, moves) => {
    await lockBuyer(office, trx, buyer, await findPerformancesOfHeldSeries(trx, id));
    const hold = await lockHold(trx, office.engine, reference);
    const now = await office.databaseClock(trx);
    if (hold && isInPayment(hold, now)) return fail({ code: 'IN_PAYMENT' });
    if (!hold || !isAlive(hold, now)) return fail({ code: 'NO_ACTIVE_RESERVATION' });
    const lines = await findLines(trx, hold.id);
    const own = lines.filter(({ series }) => series !== null && String(series.id) === id);
    const series = own[0]?.series;
    if (!series || !Number.isSafeInteger(quantity) || quantity < 0) return fail({ code: 'UNKNOWN_OFFER' });
    if (quantity === series.quantity) return succeed(null);
    if (quantity > series.quantity) {
      const more = { ...series, quantity: quantity - series.quantity };
      const planned = await planSeries(trx, more, now);
      if (!planned.ok) return planned;
      const isUnchanged = planned.value.every((line) =>
        own.some(
          ({ poolId, cents, units }) =>
            poolId === line.poolId && cents === line.cents && units === line.units,
        ),
      );
      // Its shares, or its dates, are others by now: more of it would be another line.
      if (!isUnchanged || planned.value.length !== own.length)
        return fail({
          code: 'PRICE_CHANGED',
          prices: [{ saleTypeId: own[0]?.saleTypeId ?? 0, cents: series.cents }],
        });
      const grown = lines.map((line) => (own.includes(line) ? { ...line, quantity } : line));
      const limit = buyer.isSeller ? null : exceededLimit(grown);
      if (limit !== null) return fail({ code: 'LIMIT', limit });
      const holding = await exceededHolding(office, trx, buyer, { wanted: wantedBy(planned.value), now });
      if (holding) return fail(holding);
      if (!(await mayBuyAsMember(trx, own, { userId: buyer.userId ?? null, now })))
        return fail({ code: 'MEMBERS_ONLY' });
    }
    const before = buyableLines(lines, now);
    const after = before.map((line) => (own.includes(line) ? { ...line, quantity } : line));
    const alone = refusalOfChange(before, after);
    if (alone) return fail(alone);

    const isEmptied = quantity === 0 && lines.length === own.length;
    await updateHold(trx, hold, isEmptied ? { status: 'released', client_hash: null } : {});
    const difference: PoolUnits[] = [];
    for (const line of own) {
      const units = Math.abs(quantity - series.quantity) * line.units;
      difference.push(...(await findClaims(trx, line.id)).map(({ poolId }) => ({ poolId, units })));
      await setQuantity(trx, line, quantity, otherTicketsOf(line, lines));
    }
    await setSeriesQuantity(trx, series, quantity);
    const holdId = hold.id;
    if (quantity > series.quantity) return claimUnits(office, trx, difference, { holdId, moves });
    await returnUnits(office, trx, difference, { holdId, moves });
    return succeed(null);
  });
}

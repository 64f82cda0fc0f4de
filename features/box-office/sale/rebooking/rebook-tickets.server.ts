import type { Office } from '#features/box-office/holds/index.server.ts';
import {
  exceededHolding,
  lockBuyer,
  runWithRetry,
  wantedBy,
} from '#features/box-office/holds/index.server.ts';
import { findOrder, lockOrder, returnCredit } from '#features/box-office/order-store/index.server.ts';
import { openCents } from '#features/box-office/ticketing/index.server.ts';
import type {
  Buyer,
  Order,
  RebookingError,
  RebookingRequest,
  RebookingTarget,
} from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { exchangeTickets, movePlaces } from './exchange-tickets.server.ts';
import { type PlannedDate, planRebooking } from './plan-rebooking.server.ts';

interface RebookTickets {
  secret: string;
  request: RebookingRequest;
  buyer: Buyer;
}

/**
 * `Rebooking.rebook` of the box office (docs/decisions/0078): one transaction, behind the lock of the order. There is no moment at which
 * somebody has both places, or none.
 */
export async function rebookTickets(
  office: Office,
  { secret, request, buyer }: RebookTickets,
): Promise<Result<null, RebookingError>> {
  const { to, asCredit = false } = request;
  const done = await runWithRetry<RebookingError | null>(office, async (trx, moves) => {
    await lockBuyer(office, trx, buyer, [to.jetId]);
    await lockOrder(trx, office.engine, secret);
    const now = await office.databaseClock(trx);
    const order = await findOrder(trx, secret);
    // Nothing is written before the last refusal but that of missing places.
    if (!order) return succeed({ code: 'UNKNOWN_ORDER' });
    const positions = [...new Set(request.positions)];
    if (isRebooked(order, positions, to)) return succeed(null);
    const plans = await planRebooking(trx, { order, positions, by: 'visitor', now, only: to.jetId });
    if (!plans.ok) return succeed(plans.error);
    const chosen = chosenDate(plans.value, request);
    if (!chosen.ok) return succeed(chosen.error);
    const planned = chosen.value;
    if (openCents(order) > 0) {
      const wanted = wantedBy(
        planned.exchanges.map(({ item: { performanceId, units } }) => ({
          performanceId,
          units,
          quantity: 1,
        })),
      );
      const holding = await exceededHolding(office, trx, buyer, { wanted, now });
      if (holding) return succeed(holding);
    }
    const exchanged = await exchangeTickets(trx, { ids: office.ids, order, planned, now });
    const creditCents = await returnCredit(trx, secret, { isWholly: asCredit, now });
    const moved = await movePlaces(trx, exchanged, { take: office.guard.take, moves });
    if (!moved.ok) return moved;
    // The email names the new seats.
    const after = await findOrder(trx, secret);
    if (after) await office.onOrder(trx, after, { kind: 'rebooked', jetId: to.jetId, creditCents, at: now });
    return succeed(null);
  });
  if (!done.ok) return done;
  return done.value === null ? succeed(null) : fail(done.value);
}

/** Tells if tickets were already exchanged for that very date, for example by a double click. */
export function isRebooked(order: Order, positions: readonly number[], to: RebookingTarget): boolean {
  const inTheirPlace = positions.map((position) => {
    const old = order.tickets.find((each) => each.position === position);
    return order.tickets.find((each) => old?.replacedBy === each.position);
  });
  return (
    positions.length > 0 &&
    inTheirPlace.every((ticket) => ticket?.jetId === to.jetId && ticket.blockId === to.blockId)
  );
}

/** The date that is meant, as far as tickets can be exchanged for it when and at the price that was seen. */
export function chosenDate(
  plans: readonly PlannedDate[],
  { to, seenCents, seenStartsAt }: Pick<RebookingRequest, 'to' | 'seenCents' | 'seenStartsAt'>,
): Result<PlannedDate, RebookingError> {
  const planned = plans.find(({ jetId, blockId }) => jetId === to.jetId && blockId === to.blockId);
  if (!planned) return fail({ code: 'UNKNOWN_DATE' });
  if (planned.refusal) return fail(planned.refusal);
  if (seenStartsAt !== undefined && planned.startsAt !== seenStartsAt)
    return fail({ code: 'REBOOKED_DATE_MOVED', startsAt: planned.startsAt });
  if (planned.afterCents !== seenCents)
    return fail({ code: 'REBOOKED_PRICE_CHANGED', cents: planned.afterCents });
  return succeed(planned);
}

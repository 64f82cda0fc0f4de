import type { Guard, Refusal } from '#features/box-office/holds/index.server.ts';
import {
  findEventTitles,
  type PoolMove,
  sellPlaces,
  unitsByPool,
  unsellPlaces,
} from '#features/box-office/holds/index.server.ts';
import type { PoolUnits } from '#features/box-office/holds/index.ts';
import {
  deleteTicketClaims,
  findOrderId,
  findTicketId,
  insertTickets,
  markCancelled,
} from '#features/box-office/order-store/index.server.ts';
import { carryAnswers, deleteAnswersOfTickets } from '#features/box-office/questions/index.server.ts';
import { carrySeats, fitSeats } from '#features/box-office/seating/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import { fail, type Result } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedColumns, optionalLocalizedColumns } from '#platform/database/columns.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { proofsOfExchanges } from '../cart/proofs-of-cart.ts';
import { type PlannedDate, placesNeeded } from './plan-rebooking.server.ts';
import type { ItemAtDate } from './rebooked-price.ts';
import { clearReminder } from './rebooking-store.server.ts';

interface Exchanging {
  ids: IdSource;
  /** Locked. */
  order: Order;
  planned: Pick<PlannedDate, 'exchanges' | 'blockId' | 'startsAt' | 'jetId'>;
  now: Instant;
}

/** Positions of the new tickets in their order, and the claims of the old ones: `movePlaces` exchanges these. */
export interface Exchanged {
  orderId: number;
  positions: number[];
  given: PoolUnits[];
  taken: PoolUnits[];
}

/**
 * Issues new tickets for those that are exchanged, which are void from then on, and takes their answers along. Moves no money and no places:
 * credit and pools are locked after the order (docs/algorithms/availability.md).
 */
export async function exchangeTickets(
  trx: Trx,
  { ids, order, planned: { exchanges, blockId, startsAt, jetId }, now }: Exchanging,
): Promise<Exchanged> {
  const last = Math.max(...order.tickets.map(({ position }) => position));
  const titles = await findEventTitles(trx, [jetId]);
  const orderId = await findOrderId(trx, order.secret);
  const old: number[] = [];
  for (const { ticket } of exchanges) {
    const id = await findTicketId(trx, ticket.code);
    await markCancelled(trx, id, { cause: 'exchanged', now });
    old.push(id);
  }
  const positions = exchanges.map((_, index) => last + index + 1);
  const issued = await insertTickets(
    trx,
    orderId,
    exchanges.map(({ item, cents, reductionCents }, index) => ({
      position: last + index + 1,
      code: ids.token(),
      replaces_id: old[index] ?? null,
      issued_at: now,
      cents,
      reduction_cents: reductionCents,
      ...ticketColumns(item, { blockId, startsAt, title: titles.get(jetId) }),
    })),
  );
  const isWithin = (position: number) => exchanges.some(({ ticket }) => ticket.position === position);
  await carryAnswers(trx, {
    orderNumber: order.number,
    hasRemainingTickets: order.tickets.some(
      (each) =>
        each.state === 'valid' &&
        !isWithin(each.position) &&
        exchanges.some(({ ticket }) => ticket.jetId === each.jetId),
    ),
    tickets: exchanges.map(({ ticket: { position } }, index) => ({ position, newId: issued[index] ?? 0 })),
    performanceId: jetId,
    proofs: proofsOfExchanges(exchanges),
  });
  await deleteAnswersOfTickets(trx, old);
  await clearReminder(trx, order.secret);
  await carrySeats(
    trx,
    orderId,
    old.map((oldId, index) => ({ oldId, newId: issued[index] ?? 0 })),
  );
  const given: PoolUnits[] = [];
  for (const id of old) given.push(...(await deleteTicketClaims(trx, id)));
  return { orderId, positions, given, taken: placesNeeded(exchanges) };
}

/** Columns of a ticket of a price at a date, with the places it takes; the caller sets its charge. */
export function ticketColumns(
  item: ItemAtDate,
  {
    blockId,
    startsAt,
    title,
  }: { blockId: number | null; startsAt: Instant | null; title?: Localized | undefined },
) {
  return {
    performance_id: item.performanceId,
    block_id: blockId,
    starts_at: startsAt,
    sale_type_id: item.saleTypeId,
    vat_basis_points: item.vatBasisPoints,
    ...optionalLocalizedColumns('proof', item.conditions.proof),
    seat_group_code: item.seatGroup.code,
    ...localizedColumns('seat_group', item.seatGroup.name),
    ...localizedColumns('price', item.priceName),
    ...optionalLocalizedColumns('event', title),
    poolIds: item.poolIds,
    units: item.units,
  };
}

/** Releases the places of tickets and claims those of others, pool by pool in lock order, and their seats; or refuses. */
export async function movePlaces(
  trx: Trx,
  { orderId, given, taken }: Pick<Exchanged, 'orderId' | 'given' | 'taken'>,
  { take, moves }: { take: Guard['take']; moves: PoolMove[] },
): Promise<Result<null, Refusal>> {
  const freed = unitsByPool(given);
  const wanted = unitsByPool(taken);
  const poolIds = [...new Set([...freed, ...wanted].map(({ poolId }) => poolId))].toSorted((a, b) => a - b);
  for (const poolId of poolIds) {
    const back = freed.find((each) => each.poolId === poolId);
    const more = wanted.find((each) => each.poolId === poolId);
    // Places that stay sold are not given back first: those beyond the capacity would be gone.
    const stay = Math.min(back?.units ?? 0, more?.units ?? 0);
    // Locks the pool, whose seats are picked below.
    if (stay > 0) await sellPlaces(trx, { poolId, units: 0 });
    if (back && back.units > stay) moves.push(await unsellPlaces(trx, { poolId, units: back.units - stay }));
    if (!more || more.units === stay) continue;
    const units = { poolId, units: more.units - stay };
    const move = await take(trx, units);
    if (!move) return fail({ code: 'NOT_ENOUGH', shortOf: wanted });
    moves.push(move);
    await sellPlaces(trx, units);
  }
  return fitSeats(trx, { orderId }, { consent: 'anywhere' });
}

import {
  changedTags,
  findEventTitles,
  holdPlaces,
  type PoolMove,
} from '#features/box-office/holds/index.server.ts';
import {
  findOrder,
  findOrderId,
  insertTickets,
  issueInvoice,
  type OrderWrite,
} from '#features/box-office/order-store/index.server.ts';
import { isOnSale, priceChanged, saleClosed } from '#features/box-office/ticketing/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { movePlaces, ticketColumns } from '../rebooking/exchange-tickets.server.ts';
import { placesNeeded } from '../rebooking/plan-rebooking.server.ts';
import type { ItemAtDate } from '../rebooking/rebooked-price.ts';
import { clearReminder } from '../rebooking/rebooking-store.server.ts';
import { breaksCompanions, findTogetherRules } from '../rebooking/tickets-together.server.ts';
import { chargedItems } from './charged-items.ts';
import { findDateToEdit } from './date-to-edit.server.ts';
import { type EditError, refusalToCharge, refusalToEdit } from './edit-error.ts';

/** Tickets for an order that there is: of one seat group at one date or timeslot. */
export interface Addition {
  jetId: number;
  blockId: number | null;
  seatGroup: string;
  /** `cents` of one as it was seen. */
  tickets: { saleTypeId: number; quantity: number; cents: number }[];
  /** The last position of the order as it was seen: the same form counts once. */
  lastPosition: number;
}

type Write = Pick<OrderWrite, 'trx' | 'order' | 'now'> & { ids: IdSource };

const MOST_TICKETS = 500;

/**
 * Adds tickets to a locked order for the house at what they cost now, all or none of them (docs/product/box-office.md#changing-an-order). Limits for
 * customers do not count, conditions between prices do, over all of the order; its coupon does not. On account the new ones are on an invoice
 * apart. `null`: the same form added them before.
 */
export async function addToOrder(
  { trx, order, now, ids }: Write,
  addition: Addition,
): Promise<Result<{ positions: number[]; tags: CacheTag[] } | null, EditError>> {
  const { jetId, blockId, lastPosition } = addition;
  const last = Math.max(0, ...order.tickets.map(({ position }) => position));
  if (isAdded(order, addition)) return succeed(null);
  if (last !== lastPosition) return fail({ code: 'ORDER_CHANGED' });
  const refusal = refusalToEdit(order);
  if (refusal) return fail(refusal);
  const date = await findDateToEdit(trx, addition, now);
  if (!date) return fail({ code: 'UNKNOWN_OFFER' });
  if (!isOnSale(date.terms, now, { isAtCounter: true })) return fail(saleClosed([date.terms], now));
  const items = itemsOf(order, addition, date.items);
  if (!items.ok) return items;
  const moreCents = items.value.reduce((sum, { cents }) => sum + cents, 0);
  const charge = refusalToCharge(order, moreCents);
  if (charge) return fail(charge);
  const added = items.value.map((item) => ({ item }));
  const rules = await findTogetherRules(trx, order);
  if (breaksCompanions(order, { positions: [], exchanges: added, blockId, rules }))
    return fail({ code: 'GOES_TOGETHER' });

  const titles = await findEventTitles(trx, [jetId]);
  const orderId = await findOrderId(trx, order.secret);
  const positions = added.map((_, index) => last + index + 1);
  await insertTickets(
    trx,
    orderId,
    items.value.map((item, index) => ({
      position: last + index + 1,
      code: ids.token(),
      cents: item.cents,
      issued_at: now,
      ...ticketColumns(item, { blockId, startsAt: date.startsAt, title: titles.get(jetId) }),
    })),
  );
  await clearReminder(trx, order.secret);
  const moves: PoolMove[] = [];
  const taken = placesNeeded(added);
  const moved = await movePlaces(trx, { orderId, given: [], taken }, { take: holdPlaces, moves });
  if (!moved.ok) return fail({ code: moved.error.code });
  const after = await findOrder(trx, order.secret);
  if (after && order.invoice !== null) await issueInvoice(trx, { order: after, positions, now });
  return succeed({ positions, tags: changedTags(moves) });
}

/** Tells if the tickets after the last one that was seen are these: the form was sent before. */
function isAdded({ tickets }: Order, { jetId, blockId, tickets: asked, lastPosition }: Addition): boolean {
  const issued = tickets.filter(({ position }) => position > lastPosition);
  const wanted = asked.flatMap(({ saleTypeId, quantity }) =>
    Array.from({ length: quantity }, () => saleTypeId),
  );
  return (
    issued.length > 0 &&
    issued.length === wanted.length &&
    issued.every(
      (ticket, index) =>
        ticket.jetId === jetId && ticket.blockId === blockId && ticket.price.saleTypeId === wanted[index],
    )
  );
}

/** One price for each ticket that is asked for. */
function itemsOf(
  order: Order,
  { tickets, jetId, seatGroup, blockId }: Addition,
  known: readonly ItemAtDate[],
): Result<ItemAtDate[], EditError> {
  const items: ItemAtDate[] = [];
  const total = tickets.reduce((sum, { quantity }) => sum + quantity, 0);
  if (total < 1 || total > MOST_TICKETS) return fail({ code: 'UNKNOWN_OFFER' });
  for (const { saleTypeId, quantity, cents } of tickets) {
    const item = known.find((each) => each.saleTypeId === saleTypeId);
    if (!item || !Number.isSafeInteger(quantity) || quantity < 0) return fail({ code: 'UNKNOWN_OFFER' });
    if (quantity > 0 && item.cents !== cents) return fail(priceChanged([item]));
    const there = order.tickets.filter(
      ({ state, price, ...ticket }) =>
        state === 'valid' &&
        price.saleTypeId === saleTypeId &&
        ticket.jetId === jetId &&
        ticket.seatGroup.code === seatGroup &&
        ticket.blockId === blockId,
    );
    const asked = items.filter((each) => each.saleTypeId === saleTypeId);
    const more = chargedItems(item, { before: there.length + asked.length, more: quantity });
    if (!more.ok) return more;
    items.push(...more.value);
  }
  return succeed(items);
}

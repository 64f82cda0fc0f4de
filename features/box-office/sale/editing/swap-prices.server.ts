import { changedTags, holdPlaces, type PoolMove } from '#features/box-office/holds/index.server.ts';
import {
  cancelInvoices,
  findOrder,
  issueInvoice,
  type OrderWrite,
  returnCredit,
} from '#features/box-office/order-store/index.server.ts';
import { findUsedCoupon } from '#features/box-office/prices/index.server.ts';
import { priceChanged, saleClosed, saleStop } from '#features/box-office/ticketing/index.server.ts';
import type { Order, OrderTicket } from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { exchangeTickets, movePlaces } from '../rebooking/exchange-tickets.server.ts';
import { pricedExchanges } from '../rebooking/rebooked-price.ts';
import { breaksCompanions, findTogetherRules } from '../rebooking/tickets-together.server.ts';
import { findDateToEdit } from './date-to-edit.server.ts';
import { type EditError, refusalToCharge, refusalToEdit } from './edit-error.ts';

/** Tickets of one seat group at one date or timeslot, and the price they get; `seenCents` is what that cost as it was seen. */
export interface PriceSwap {
  positions: number[];
  saleTypeId: number;
  seenCents: number;
}

type Write = Pick<OrderWrite, 'trx' | 'order' | 'now'> & { ids: IdSource };
type Swapped = { positions: number[]; creditCents: number; tags: CacheTag[] };

/**
 * Gives tickets of a locked order another price of their date for the house, all or none of them (docs/product/box-office.md#changing-an-order):
 * new tickets are issued for them at what the price costs now. What was paid with credit and is owed is credit again; an invoice is
 * answered, and the new tickets are on another. `null`: they have that price already.
 */
export async function swapPrices(
  { trx, order, now, ids }: Write,
  swap: PriceSwap,
): Promise<Result<Swapped | null, EditError>> {
  const { saleTypeId, seenCents } = swap;
  const positions = [...new Set(swap.positions)];
  if (isSwapped(order, positions, saleTypeId)) return succeed(null);
  const tickets = order.tickets.filter(({ position }) => positions.includes(position));
  const refusal = refusalToEdit(order) ?? refusalOfTickets(tickets, positions);
  const [first] = tickets;
  if (refusal || !first) return fail(refusal ?? { code: 'UNKNOWN_TICKET' });
  const { jetId, blockId } = first;
  const date = await findDateToEdit(trx, { jetId, blockId, seatGroup: first.seatGroup.code }, now);
  if (!date) return fail({ code: 'UNKNOWN_OFFER' });
  if (saleStop(date.terms, now) !== null) return fail(saleClosed([date.terms], now));
  const item = date.items.find((each) => each.saleTypeId === saleTypeId);
  if (!item) return fail({ code: 'UNKNOWN_OFFER' });
  const isOfGroup = (of: number) =>
    date.items.some((each) => each.saleTypeId === of && each.conditions.flat !== null);
  if (isOfGroup(saleTypeId) || tickets.some(({ price }) => isOfGroup(price.saleTypeId)))
    return fail({ code: 'FLAT_PRICE' });
  if (item.cents !== seenCents) return fail(priceChanged([item]));
  if (tickets.some(({ price }) => price.vatBasisPoints !== item.vatBasisPoints))
    return fail({ code: 'OTHER_VAT' });
  const coupon = order.coupon === null ? null : await findUsedCoupon(trx, order.number, [jetId]);
  const exchanges = pricedExchanges(
    tickets.map((ticket) => ({ ticket, item })),
    coupon,
  );
  const moreCents = exchanges.reduce((sum, { cents, ticket }) => sum + cents - ticket.price.cents, 0);
  const charge = refusalToCharge(order, moreCents);
  if (charge) return fail(charge);
  const rules = await findTogetherRules(trx, order);
  if (breaksCompanions(order, { positions, exchanges, blockId, rules }))
    return fail({ code: 'GOES_TOGETHER' });

  const planned = { exchanges, blockId, startsAt: date.startsAt, jetId };
  const exchanged = await exchangeTickets(trx, { ids, order, planned, now });
  const creditCents = await returnCredit(trx, order.secret, { isWholly: false, now });
  const moves: PoolMove[] = [];
  const moved = await movePlaces(trx, exchanged, { take: holdPlaces, moves });
  if (!moved.ok) return fail({ code: moved.error.code });
  await cancelInvoices(trx, order, { positions, now });
  const after = await findOrder(trx, order.secret);
  if (after && order.invoice !== null)
    await issueInvoice(trx, { order: after, positions: exchanged.positions, now });
  return succeed({ positions: exchanged.positions, creditCents, tags: changedTags(moves) });
}

/** Tells if tickets have that price, or were exchanged for it already, for example by a double click. */
function isSwapped({ tickets }: Order, positions: readonly number[], saleTypeId: number): boolean {
  const current = positions.map((position) => {
    const ticket = tickets.find((each) => each.position === position);
    return (
      tickets.find((each) => each.position === ticket?.replacedBy && each.jetId === ticket.jetId) ?? ticket
    );
  });
  return (
    current.length > 0 &&
    current.every((ticket) => ticket?.state === 'valid' && ticket.price.saleTypeId === saleTypeId)
  );
}

function refusalOfTickets(tickets: OrderTicket[], positions: readonly number[]): EditError | null {
  const [first] = tickets;
  if (!first || tickets.length < positions.length) return { code: 'UNKNOWN_TICKET' };
  if (tickets.some(({ admission }) => admission !== null)) return { code: 'ADMITTED' };
  if (tickets.some(({ state }) => state !== 'valid')) return { code: 'ORDER_CHANGED' };
  if (tickets.some(({ passVisits }) => passVisits > 0)) return { code: 'PASS_PAID' };
  if (tickets.some(({ seriesId }) => seriesId !== null)) return { code: 'OF_SERIES' };
  const isElsewhere = ({ jetId, blockId, seatGroup }: OrderTicket) =>
    jetId !== first.jetId || blockId !== first.blockId || seatGroup.code !== first.seatGroup.code;
  return tickets.some(isElsewhere) ? { code: 'UNKNOWN_OFFER' } : null;
}

import {
  changedTags,
  findEventTitles,
  holdPlaces,
  type PoolMove,
  unmetCondition,
} from '#features/box-office/holds/index.server.ts';
import type { PoolUnits } from '#features/box-office/holds/index.ts';
import {
  cancelInvoices,
  deleteTicketClaims,
  findOrder,
  findOrderId,
  findTicketId,
  insertTickets,
  issueInvoice,
  markCancelled,
  type OrderWrite,
  returnCredit,
} from '#features/box-office/order-store/index.server.ts';
import { deleteAnswersOfTickets } from '#features/box-office/questions/index.server.ts';
import {
  isEnquiry,
  isOnSale,
  MAX_GROUP,
  mayShrink,
  priceChanged,
  saleClosed,
  saleStop,
} from '#features/box-office/ticketing/index.server.ts';
import { type Order, type OrderTicket, unpaidUntil } from '#features/box-office/ticketing/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { movePlaces, ticketColumns } from '../rebooking/exchange-tickets.server.ts';
import { placesNeeded } from '../rebooking/plan-rebooking.server.ts';
import type { ItemAtDate } from '../rebooking/rebooked-price.ts';
import { clearReminder } from '../rebooking/rebooking-store.server.ts';
import { chargedItems } from './charged-items.ts';
import { findDateToEdit } from './date-to-edit.server.ts';
import { type EditError, refusalToCharge, refusalToEdit } from './edit-error.ts';

/** How many a group is from now on, by price; `cents` of one as it was seen. */
export type GroupNumbers = { saleTypeId: number; quantity: number; cents: number }[];

type Write = Pick<OrderWrite, 'trx' | 'order' | 'now'> & { ids: IdSource };
type Changed = { before: number; after: number; creditCents: number; tags: CacheTag[] };

/**
 * Changes the numbers of a locked order of a group (docs/product/groups.md#another-number): smaller until the last day for it, larger while there
 * is room, at today's prices for those that are added. Group prices and companions hold for the result. Invoices are answered
 * for those that are given back, and those that are added are on another one. `null`: these are the numbers already.
 */
export async function changeGroup(
  { trx, order, now, ids }: Write,
  wanted: GroupNumbers,
): Promise<Result<Changed | null, EditError>> {
  const valid = order.tickets.filter(({ state }) => state === 'valid');
  const refusal = refusalToEdit(order) ?? refusalOfGroup(order, valid);
  const heldUntil = isEnquiry(order) ? unpaidUntil(order) : null;
  if (heldUntil !== null && now >= heldUntil) return fail({ code: 'NO_ACTIVE_RESERVATION' });
  const [first] = valid;
  if (refusal || !first) return fail(refusal ?? { code: 'EDIT_CLOSED' });
  const { jetId, blockId, seatGroup } = first;
  const date = await findDateToEdit(trx, { jetId, blockId, seatGroup: seatGroup.code }, now);
  if (!date) return fail({ code: 'UNKNOWN_OFFER' });
  if (saleStop(date.terms, now) !== null) return fail(saleClosed([date.terms], now));
  const planned = planNumbers(valid, date.items, wanted);
  if (!planned.ok) return planned;
  const { gone, added, after } = planned.value;
  if (gone.length + added.length === 0) return succeed(null);
  const { groupChangeDays } = await findSettings(trx);
  if (gone.length > 0 && !isEnquiry(order) && !mayShrink(date.startsAt, groupChangeDays, now))
    return fail({ code: 'CANCELLATION_CLOSED' });
  if (added.length > 0 && !isOnSale(date.terms, now)) return fail(saleClosed([date.terms], now));
  const moreCents =
    added.reduce((sum, { cents }) => sum + cents, 0) - gone.reduce((sum, { price }) => sum + price.cents, 0);
  const charge = refusalToCharge(order, moreCents);
  if (charge) return fail(charge);
  const unmet = unmetCondition(
    after.map(({ item, quantity }) => ({
      ...{ performanceId: jetId, blockId, quantity },
      ...{ priceName: item.priceName, conditions: item.conditions },
      ...{ saleStartsAt: date.terms.saleStartsAt, membersFrom: date.terms.membersFrom },
    })),
    { isMember: true, now },
  );
  if (unmet) return fail(unmet);

  const given = await returnTickets(trx, gone, now);
  const positions = await addTickets(trx, { order, added, ids, now, first, startsAt: date.startsAt });
  const creditCents = await returnCredit(trx, order.secret, { isWholly: false, now });
  await clearReminder(trx, order.secret);
  const moves: PoolMove[] = [];
  const taken = placesNeeded(added.map((item) => ({ item })));
  const moved = await movePlaces(
    trx,
    { orderId: await findOrderId(trx, order.secret), given, taken },
    { take: holdPlaces, moves },
  );
  if (!moved.ok) return fail({ code: moved.error.code });
  if (gone.length > 0)
    await cancelInvoices(trx, order, { positions: gone.map(({ position }) => position), now });
  const changed = await findOrder(trx, order.secret);
  if (changed && order.invoice !== null && positions.length > 0)
    await issueInvoice(trx, { order: changed, positions, now });
  return succeed({
    ...{ before: valid.length, after: valid.length - gone.length + added.length },
    ...{ creditCents, tags: changedTags(moves) },
  });
}

/** Why the tickets are not those of a group that comes once, at one date. */
function refusalOfGroup({ group }: Order, valid: readonly OrderTicket[]): EditError | null {
  if (group === null) return { code: 'EDIT_CLOSED' };
  if (valid.some(({ admission }) => admission !== null)) return { code: 'ADMITTED' };
  const dates = new Set(
    valid.map(({ jetId, blockId, seatGroup }) => `${jetId} ${blockId} ${seatGroup.code}`),
  );
  return dates.size > 1 ? { code: 'EDIT_CLOSED' } : null;
}

interface Plan {
  gone: OrderTicket[];
  added: ItemAtDate[];
  after: { item: ItemAtDate; quantity: number }[];
}

/** Returns the tickets to give back, the last of a price first, and those to add. Prices that are not named stay. */
function planNumbers(
  valid: readonly OrderTicket[],
  items: readonly ItemAtDate[],
  wanted: GroupNumbers,
): Result<Plan, EditError> {
  const plan: Plan = { gone: [], added: [], after: [] };
  const asked = new Map(wanted.map((each) => [each.saleTypeId, each]));
  const own = (saleTypeId: number) => valid.filter(({ price }) => price.saleTypeId === saleTypeId);
  for (const { saleTypeId, quantity, cents } of wanted) {
    const item = items.find((each) => each.saleTypeId === saleTypeId);
    const current = own(saleTypeId);
    if (!Number.isSafeInteger(quantity) || quantity < 0) return fail({ code: 'UNKNOWN_OFFER' });
    if (!item && quantity > 0) return fail({ code: 'UNKNOWN_OFFER' });
    if (quantity > current.length && item) {
      if (item.cents !== cents) return fail(priceChanged([item]));
      if (quantity > MAX_GROUP) return fail({ code: 'LIMIT', limit: MAX_GROUP });
      const more = chargedItems(item, { before: current.length, more: quantity - current.length });
      if (!more.ok) return more;
      plan.added.push(...more.value);
    }
    plan.gone.push(...current.slice(Math.min(quantity, current.length)));
  }
  for (const item of items) {
    const { saleTypeId } = item;
    const quantity = asked.get(saleTypeId)?.quantity ?? own(saleTypeId).length;
    if (quantity > 0) plan.after.push({ item, quantity });
  }
  const total = valid.length - plan.gone.length + plan.added.length;
  if (total < 1) return fail({ code: 'EDIT_CLOSED' });
  return total > MAX_GROUP ? fail({ code: 'LIMIT', limit: MAX_GROUP }) : succeed(plan);
}

async function returnTickets(trx: Trx, gone: readonly OrderTicket[], now: string): Promise<PoolUnits[]> {
  const given: PoolUnits[] = [];
  const ids: number[] = [];
  for (const { code } of gone) {
    const id = await findTicketId(trx, code);
    await markCancelled(trx, id, { cause: 'returned', now });
    ids.push(id);
    given.push(...(await deleteTicketClaims(trx, id)));
  }
  if (ids.length > 0) await deleteAnswersOfTickets(trx, ids);
  return given;
}

async function addTickets(
  trx: Trx,
  {
    order,
    added,
    ids,
    now,
    first: { jetId, blockId },
    startsAt,
  }: {
    order: Order;
    added: readonly ItemAtDate[];
    ids: IdSource;
    now: string;
    first: OrderTicket;
    startsAt: string | null;
  },
): Promise<number[]> {
  if (added.length === 0) return [];
  const titles = await findEventTitles(trx, [jetId]);
  const last = Math.max(...order.tickets.map(({ position }) => position));
  const id = await findOrderId(trx, order.secret);
  await insertTickets(
    trx,
    id,
    added.map((item, index) => ({
      ...{ position: last + index + 1, code: ids.token(), cents: item.cents, issued_at: now },
      ...ticketColumns(item, { blockId, startsAt, title: titles.get(jetId) }),
    })),
  );
  return added.map((_, index) => last + index + 1);
}

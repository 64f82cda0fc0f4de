import {
  findChoices,
  findGroupPerformances,
  findPricedGroups,
  findTerms,
  type Office,
  type PricedGroup,
} from '#features/box-office/holds/index.server.ts';
import { centsAt, pricesForGroups } from '#features/box-office/prices/index.server.ts';
import {
  endOfReservation,
  isOnSale,
  latestReservation,
  suggestedReservationDay,
} from '#features/box-office/ticketing/index.server.ts';
import type {
  Buyer,
  Cart,
  GroupDate,
  GroupOrder,
  GroupPrice,
  GroupSale,
  OrderReceipt,
  OrderRequest,
  TicketingError,
} from '#features/box-office/ticketing/index.ts';
import type { Result } from '#lib/result.ts';
import { dayOf, type Instant } from '#lib/venue-time.ts';
import { addTickets } from '../cart/add-tickets.server.ts';
import { changeLine } from '../cart/change-line.server.ts';
import { readCart } from '../cart/read-cart.server.ts';
import { placeOrder } from './place-order.server.ts';

/** Dates shown to choose from. */
const MAX_DATES = 12;

/** Sale to groups over the carts of the box office: a cart that is filled and ordered in one step. */
export function groupSaleOf(office: Office): GroupSale {
  return {
    dates: ({ productionId = null, jetId = null, most = MAX_DATES } = {}) =>
      findGroupDates(office, { productionId, jetId, most }),
    // The key stands for the browser: the visitor's cart is neither ordered nor emptied with the group.
    order: (order, buyer) => orderForGroup(office, order, asGroup(buyer)),
    enquire: (order, buyer) => orderForGroup(office, order, asGroup(buyer), reservationOf),
  };
}

const asGroup = (buyer: Buyer): Buyer => ({ ...buyer, session: buyer.key, isGroup: true });

/** How an order is made of a cart for a group. */
type Terms = (cart: Cart | null) => Pick<OrderRequest, 'paymentMethod' | 'reservedUntil' | 'enquiredAt'>;

const onInvoice: Terms = (cart) => ({
  paymentMethod: (cart?.totalCents ?? 0) > 0 ? 'on-account' : 'free',
});

/** Three working days, or as long as seats are kept unpaid before the start. */
const reservationOf: Terms = (cart) => {
  if (!cart) return { paymentMethod: 'box-office' };
  const latest = latestReservation(cart.lines.map(({ startsAt }) => startsAt));
  const lastDay = suggestedReservationDay(dayOf(cart.now), latest);
  return {
    ...{ paymentMethod: 'box-office', enquiredAt: cart.now },
    reservedUntil: endOfReservation(lastDay),
  };
};

async function findGroupDates(
  { db, databaseClock }: Office,
  asked: { productionId: number | null; jetId: number | null; most: number },
): Promise<GroupDate[]> {
  const now = await databaseClock(db);
  const found = await findGroupPerformances(db, { from: now, ...asked });
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const [terms, choices] = await Promise.all([findTerms(db, ids), findChoices(db, ids, now)]);
  const listIds = [...new Set(terms.map(({ priceListId }) => priceListId))];
  const groups = new Map(
    await Promise.all(listIds.map(async (id) => [id, await findPricedGroups(db, id)] as const)),
  );
  return found.flatMap(({ id, production, startsAt, endsAt }) => {
    const term = terms.find(({ performanceId }) => performanceId === id);
    if (!term || !isOnSale(term, now)) return [];
    const group = groups.get(term.priceListId)?.find(({ prices }) => prices.some(isForGroups));
    const choice = choices.find(
      (each) => each.performanceId === id && each.seatGroupId === group?.id && each.blockId === null,
    );
    if (!group || !choice) return [];
    return {
      ...{ jetId: id, production, startsAt, endsAt, seatGroup: group.code },
      free: Math.max(0, Math.min(...choice.pools.map(({ free }) => free))),
      prices: groupPrices(group, startsAt, now),
    };
  });
}

const isForGroups = ({ conditions }: PricedGroup['prices'][number]) => conditions.groupFrom !== null;

/** Prices for heads of the group, and of those who come along with them. */
function groupPrices({ prices }: PricedGroup, startsAt: Instant, now: Instant): GroupPrice[] {
  return prices.filter(pricesForGroups(prices)).map((price) => {
    const { groupFrom, flat, together, proof, early } = price.conditions;
    return {
      ...{ saleTypeId: price.saleTypeId, name: price.name, proof, groupFrom, flat },
      cents: centsAt({ cents: price.cents, early }, startsAt, now),
      vatBasisPoints: price.vatBasisPoints,
      together: together && { atMost: together.atMost, per: together.per },
    };
  });
}

/** Fills a cart and orders it; what cannot be ordered leaves nothing held. */
async function orderForGroup(
  office: Office,
  { jetId, seatGroup, tickets, group, request }: GroupOrder,
  buyer: Buyer,
  termsOf: Terms = onInvoice,
): Promise<Result<OrderReceipt, TicketingError>> {
  const added = await addTickets(office, {
    reference: null,
    order: { jetId, seatGroup, blockId: null, tickets },
    buyer,
  });
  if (!added.ok) return added;
  const { reference } = added.value;
  const cart = await readCart(office, reference);
  const placed = await placeOrder(office, {
    reference,
    request: {
      ...request,
      ...{ group, isTest: false, contents: cart?.contents ?? '' },
      ...termsOf(cart),
    },
    buyer,
  });
  if (!placed.ok && cart) await release(office, cart, buyer);
  return placed;
}

async function release(office: Office, { reference, lines }: Cart, buyer: Buyer): Promise<void> {
  for (const { id } of lines)
    await changeLine(office, { reference, lineId: id, quantity: 0, buyer: { ...buyer, isSeller: true } });
}

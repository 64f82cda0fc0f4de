import { type CounterCarts, sellAtCounter } from '#features/box-office/sale/index.server.ts';
import { MAX_GROUP, type Order, type TicketOrder } from '#features/box-office/ticketing/index.ts';
import { inWrite, type Principal } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Day } from '#lib/venue-time.ts';
import { addToSale, clearCart } from '../counter/change-tickets.server.ts';
import { type CounterServices, counterOffice, type SellError } from '../counter/sell.server.ts';
import { findEnquiry, noteOffer } from './enquiry-store.server.ts';

export type OfferServices = CounterServices & { counterCarts: CounterCarts };

/** An offer of the venue to a group: a date, prices and numbers, held until the end of a day. */
export interface GroupOffer {
  enquiryId: number;
  /** The offer before it as staff saw it; `null` for the first one. */
  seenOrderId: number | null;
  tickets: TicketOrder;
  lastDay: Day;
}

export type OfferError = SellError | { code: 'UNKNOWN_ENQUIRY' | 'ALREADY_OFFERED' };

/**
 * Offers a group that asked for a date places at one of them (docs/product/groups.md#enquiries): they are held as an enquiry, and the email
 * about it has the link that orders them. Pressed twice, or by two of the staff at once, there is one offer. Refused with `LIMIT` above
 * `MAX_GROUP` heads. Needs `sell`.
 */
export async function makeOffer(
  services: OfferServices,
  staff: Pick<Principal, 'id' | 'role'>,
  { enquiryId, seenOrderId, tickets, lastDay }: GroupOffer,
): Promise<Result<Order, OfferError>> {
  // Sellers have no limit otherwise, and a group could not change larger numbers.
  const heads = tickets.tickets.reduce((sum, { quantity }) => sum + quantity, 0);
  if (heads > MAX_GROUP) return fail({ code: 'LIMIT', limit: MAX_GROUP });
  const carts = services.counterCarts;
  const filled = await addToSale(carts, null, tickets);
  if (!filled.ok) return filled;
  const reference = filled.value;
  const contents = (await carts.cart(reference))?.contents ?? '';
  const offered = await inWrite<Order, OfferError>(services, staff, 'sell', async ({ trx, record }) => {
    const enquiry = await findEnquiry(trx, enquiryId);
    if (!enquiry) return fail({ code: 'UNKNOWN_ENQUIRY' });
    const { name, language, email, first_name: firstName, last_name: lastName } = enquiry;
    const sold = await sellAtCounter(
      { ...counterOffice(services), trx, by: staff.id, shiftId: null },
      {
        ...{ reference, payments: [], isOnAccount: false, reservedUntil: lastDay },
        request: {
          ...{ customer: { firstName, lastName, email, userId: null }, language, contents },
          group: { name, needs: [], isOneCode: true },
          enquiredAt: await services.databaseClock(trx),
        },
      },
    );
    if (!sold.ok) return sold;
    const { order } = sold.value;
    if (!(await noteOffer(trx, { id: enquiryId, seenOrderId, number: order.number })))
      return fail({ code: 'ALREADY_OFFERED' });
    const after = { reserved_until: order.reservedUntil, offered_for: enquiryId };
    record({ entity: 'orders', id: order.number, before: null, after, tags: [] });
    return succeed(order);
  });
  if (!offered.ok) await clearCart(carts, reference);
  return offered;
}

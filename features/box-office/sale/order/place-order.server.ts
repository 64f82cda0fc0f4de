import type { Office } from '#features/box-office/holds/index.server.ts';
import {
  findLines,
  isAlive,
  isInPayment,
  lockHold,
  mayBuyAsMember,
  runWithRetry,
} from '#features/box-office/holds/index.server.ts';
import { findOrderOfHold, issueInvoice } from '#features/box-office/order-store/index.server.ts';
import type {
  Buyer,
  CartReference,
  OrderReceipt,
  OrderRequest,
  TicketingError,
} from '#features/box-office/ticketing/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { priceToOrder } from '../cart/cart-price.server.ts';
import { isAnswerMissing } from '../cart/questions-of-cart.server.ts';
import { refusalToSell } from './refusal-to-sell.server.ts';
import { sellHold } from './sell-hold.server.ts';

interface PlaceOrder {
  reference: CartReference;
  request: OrderRequest;
  buyer: Buyer;
}

/**
 * `TicketingProvider.placeOrder` of the box office (docs/decisions/0051): one transaction, behind the lock of the hold, so
 * that the cart ends and the order exists at the same time.
 */
export function placeOrder(
  office: Office,
  { reference, request, buyer }: PlaceOrder,
): Promise<Result<OrderReceipt, TicketingError>> {
  return runWithRetry(office, async (trx, moves) => {
    const hold = await lockHold(trx, office.engine, reference);
    const now = await office.databaseClock(trx);
    const known = hold?.status === 'converted' ? await findOrderOfHold(trx, hold.id) : null;
    if (known) return succeed(known);
    if (hold && isInPayment(hold, now)) return fail({ code: 'IN_PAYMENT' });
    if (!hold || !isAlive(hold, now)) return fail({ code: 'NO_ACTIVE_RESERVATION' });
    const lines = await findLines(trx, hold.id);
    const price = await priceToOrder(trx, office.engine, { hold, lines, now, email: request.customer.email });
    const isMember = await mayBuyAsMember(trx, lines, { userId: request.customer.userId, now });
    const isDonationOffered = (await findSettings(trx)).donations.isOn;
    const facts = { price, now, isOnlineOffered: false, isMember, isDonationOffered };
    const refusal = refusalToSell(lines, request, facts);
    if (refusal) return fail(refusal);
    if (await isAnswerMissing(trx, hold.id, lines)) return fail({ code: 'QUESTIONS_OPEN' });

    const sold = await sellHold(office, trx, { hold, lines, price, request, buyer, now, moves });
    if (!sold.ok) return sold;
    const { order } = sold.value;
    const positions = order.tickets.map(({ position }) => position);
    if (request.paymentMethod === 'on-account') await issueInvoice(trx, { order, positions, now });
    const { number, secret, isTest } = order;
    return succeed({ number, secret, isTest });
  });
}

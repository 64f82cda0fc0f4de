import type { Office } from '#features/box-office/holds/index.server.ts';
import {
  findLines,
  isAlive,
  isInPayment,
  lockHold,
  mayBuyAsMember,
  minutesAfter,
  runWithRetry,
  updateHold,
} from '#features/box-office/holds/index.server.ts';
import {
  claimCreditOf,
  countPaymentsOf,
  findOnlinePayment,
  findOpenPaymentOf,
  insertOnlinePayment,
} from '#features/box-office/order-store/index.server.ts';
import type {
  CartReference,
  OnlinePayment,
  OrderRequest,
  TicketingError,
} from '#features/box-office/ticketing/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { toJson } from '#platform/database/columns.server.ts';
import { priceToOrder } from '../cart/cart-price.server.ts';
import { claimCoupon } from '../cart/claim-coupon.server.ts';
import { claimPassOf } from '../cart/pass-of-cart.server.ts';
import { isAnswerMissing } from '../cart/questions-of-cart.server.ts';
import { refusalToSell } from '../order/refusal-to-sell.server.ts';

/** Providers take no less than half an hour; a minute more, because their clock is another. */
export const PROVIDER_MINUTES = 31;
/** Extra minutes the cart is held: a payment made in the last second is reported a little later. */
const NOTICE_WITHIN_MINUTES = 5;
/** Each of them keeps the places for half an hour. */
const PAYMENTS_PER_CART = 5;

/** `OnlinePayments.begin` of the box office: one transaction, behind the lock of the hold. */
export function beginPayment(
  office: Office,
  reference: CartReference,
  agreed: OrderRequest,
): Promise<Result<OnlinePayment, TicketingError>> {
  const request: OrderRequest = { ...agreed, paymentMethod: 'online' };
  return runWithRetry(office, async (trx) => {
    const hold = await lockHold(trx, office.engine, reference);
    const now = await office.databaseClock(trx);
    const open = hold && isInPayment(hold, now) ? await findOpenPaymentOf(trx, hold.id) : null;
    if (open) return succeed(open);
    if (!hold || !isAlive(hold, now)) return fail({ code: 'NO_ACTIVE_RESERVATION' });
    const lines = await findLines(trx, hold.id);
    const { email } = request.customer;
    const price = await priceToOrder(trx, office.engine, { hold, lines, now, email });
    const isMember = await mayBuyAsMember(trx, lines, { userId: request.customer.userId, now });
    const isDonationOffered = (await findSettings(trx)).donations.isOn;
    const known = { price, now, isOnlineOffered: true, isMember, isDonationOffered };
    const refusal = refusalToSell(lines, request, known);
    if (refusal) return fail(refusal);
    if (await isAnswerMissing(trx, hold.id, lines)) return fail({ code: 'QUESTIONS_OPEN' });
    if ((await countPaymentsOf(trx, hold.id)) >= PAYMENTS_PER_CART) return fail({ code: 'PAYMENT_CLOSED' });

    const claimed = await claimCoupon(trx, { price, request, holdId: hold.id, orderId: null, now });
    if (!claimed.ok) return claimed;
    if (!(await claimPassOf(trx, { hold, price, request }))) return fail({ code: 'CART_CHANGED' });
    const { creditCents = 0, donationCents = 0 } = request;
    if (!(await claimCreditOf(trx, request, hold.id))) return fail({ code: 'CREDIT_CHANGED' });
    const secret = office.ids.token();
    const endsAt = minutesAfter(now, PROVIDER_MINUTES);
    const reservedUntil = minutesAfter(endsAt, NOTICE_WITHIN_MINUTES);
    await insertOnlinePayment(trx, {
      secret,
      hold_id: hold.id,
      is_test: request.isTest,
      cents: price.prices.sum.totalCents - creditCents + donationCents,
      request: toJson({ ...request, contents: price.bought }),
      begun_at: now,
      ends_at: endsAt,
      resumes_until: hold.expires_at,
    });
    await updateHold(trx, hold, { in_payment: true, expires_at: reservedUntil });
    return succeed((await findOnlinePayment(trx, secret)) as OnlinePayment);
  });
}

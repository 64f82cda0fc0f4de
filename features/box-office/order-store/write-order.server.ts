import type { Office } from '#features/box-office/holds/index.server.ts';
import type { Buyer, OrderRequest } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { toJson } from '#platform/database/columns.server.ts';
import { digestOf } from '#platform/digest.server.ts';
import { orderNumber } from './order-number.server.ts';
import { insertOrder } from './order-store.server.ts';

/** Numbers are drawn: one that is taken already is redrawn. Ten in a row do not happen. */
const DRAWS = 10;

/** Price of an order, and the code that lowered it. */
interface OrderPrice {
  prices: { sum: { totalCents: number }; reductionCents: number };
  coupon: { code: string } | null;
}

/** Stores the customer and payment method of an order, under a number and its own secret. */
export async function writeOrder(
  { ids }: Pick<Office, 'ids'>,
  trx: Trx,
  {
    hold,
    request: {
      customer,
      language,
      paymentMethod,
      isTest,
      donationCents = 0,
      invoiceRecipient = null,
      complimentary = null,
      group = null,
      reservedUntil = null,
      enquiredAt = null,
    },
    buyer: { network },
    price: { prices, coupon },
    now,
    soldBy = null,
  }: {
    hold: { id: number } | null;
    request: OrderRequest;
    buyer: Pick<Buyer, 'network'>;
    price: OrderPrice;
    now: Instant;
    /** Account of the seller at the counter. */
    soldBy?: number | null;
  },
): Promise<{ id: number; secret: string }> {
  const secret = ids.token();
  // Unpaid places count for the limits of their buyer (docs/decisions/0016).
  const isUnpaid = paymentMethod === 'box-office' || paymentMethod === 'on-account';
  const isOnInvoice = paymentMethod === 'on-account' || enquiredAt !== null;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const id = await insertOrder(trx, {
      number: orderNumber(ids.token()),
      secret,
      hold_id: hold?.id ?? null,
      user_id: customer.userId,
      is_test: isTest,
      language,
      first_name: customer.firstName,
      last_name: customer.lastName,
      email: customer.email,
      payment_method: paymentMethod,
      total_cents: prices.sum.totalCents,
      donation_cents: donationCents,
      coupon_code: prices.reductionCents > 0 && coupon ? coupon.code : null,
      client_hash: isUnpaid && network !== null ? digestOf(network) : null,
      placed_at: now,
      sold_by: soldBy,
      complimentary_reason: complimentary?.reason ?? null,
      complimentary_for: complimentary?.for ?? null,
      group_name: group?.name ?? null,
      group_needs: group ? toJson(group.needs) : null,
      group_one_code: group?.isOneCode ?? null,
      reserved_until: reservedUntil,
      enquired_at: enquiredAt,
      invoice_recipient: isOnInvoice && invoiceRecipient ? toJson(invoiceRecipient) : null,
    });
    if (id !== null) return { id, secret };
  }
  throw new Error('no free order number found: every draw was taken');
}

import type { Office } from '#features/box-office/holds/index.server.ts';
import { type CounterError, sellAtCounter } from '#features/box-office/sale/index.server.ts';
import type {
  CartReference,
  Complimentary,
  Customer,
  InvoiceRecipient,
  Order,
  PaymentRequest,
} from '#features/box-office/ticketing/index.ts';
import { inWrite, type Principal } from '#features/core/access/index.server.ts';
import { writeOrderEmail } from '#features/shop/orders/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import type { OrderDeskServices } from '../orders/change-order.server.ts';
import { shiftReference } from '../tills/shift.ts';
import { lockOpenShift } from '../tills/shift-store.server.ts';
import { type CustomerRefusal, customerOfSale } from './customer-of-sale.server.ts';

/** A cart as the cashier saw it, and how it is paid. Amounts are cents. */
export interface CounterRequest {
  reference: CartReference;
  /** `Cart.contents` and `Cart.totalCents` of the cart on the screen. */
  contents: string;
  totalCents: number;
  /** Empty names and an empty address where nobody gave any. */
  customer: Omit<Customer, 'userId'>;
  /** The language of emails about it. */
  language: Language;
  /** Account of a known customer, with the credit they pay with first and the code of a voucher that becomes credit; `null` for nobody. */
  account?: { id: number; creditCents: number; voucherCode: string } | null;
  /** How the rest is paid. */
  means: 'cash' | 'card' | 'account';
  /** Part of a cash sale that is paid by card. */
  cardCents: number;
  /** Cash that was handed over; `null` where nobody typed it. */
  givenCents: number | null;
  /** Number on the receipt of the card terminal or of a certified till; the shift stands for it where it is empty. */
  receipt: string;
  invoiceRecipient: InvoiceRecipient | null;
  complimentary: Complimentary | null;
}

export type SellError =
  | CounterError
  | CustomerRefusal
  | { code: 'NO_SHIFT' | 'NOBODY' | 'NO_NAME' | 'NO_REASON' | 'CREDIT_NOT_HERE' }
  | { code: 'NO_EMAIL' | 'NO_ONLINE_PAYMENT' | 'TOO_LITTLE_FOR_LINK' }
  | { code: 'GIVEN_TOO_LITTLE'; cents: number };

export type CounterServices = OrderDeskServices & { ids: IdSource; databaseClock: DatabaseClock };

/**
 * Sells a cart at the counter (docs/product/box-office.md#counter) into the open shift of the cashier: order, payments and tickets in one
 * transaction. The order belongs to the account of a known customer, else to nobody's, never to the cashier's. Sent twice it is sold once. Needs `sell`.
 */
export function sell(
  services: CounterServices,
  staff: Pick<Principal, 'id' | 'role'>,
  request: CounterRequest,
): Promise<Result<Order, SellError>> {
  return inWrite<Order, SellError>(services, staff, 'sell', async ({ trx, record }) => {
    const { account, customer: typed } = request;
    const found = await customerOfSale(trx, staff, { accountId: account?.id ?? null, typed });
    if (!found.ok) return found;
    const customer = found.value;
    const refusal = refusalOf({ ...request, customer });
    if (refusal) return fail(refusal);
    const shift = await lockOpenShift(trx, services.engine, staff.id);
    if (!shift) return fail({ code: 'NO_SHIFT' });
    const { reference, contents, language, invoiceRecipient, complimentary } = request;
    const payments = paymentsOf(request, shiftReference(shift));
    const sold = await sellAtCounter(
      { ...counterOffice(services), trx, by: staff.id, shiftId: shift.id },
      {
        ...{ reference, payments, isOnAccount: request.means === 'account' },
        voucherCode: account?.voucherCode ?? '',
        request: {
          ...{ customer, creditCents: account?.creditCents ?? 0 },
          ...{ language, contents, invoiceRecipient, complimentary },
        },
      },
    );
    if (!sold.ok) return sold;
    const { order, isNew } = sold.value;
    if (isNew) {
      const after = {
        paid_cents: order.paidCents,
        ...(complimentary ? { complimentary: complimentary.reason } : {}),
      };
      record({ entity: 'orders', id: order.number, before: null, after, tags: [] });
    }
    return succeed(order);
  });
}

/** Parts of the box office that a sale within the transaction of the desk needs. */
export function counterOffice({ engine, databaseClock, ids, config }: CounterServices) {
  const onOrder: Office['onOrder'] = (trx, order, news) => writeOrderEmail(trx, order, news, config);
  return { engine, databaseClock, ids, onOrder };
}

function refusalOf(request: CounterRequest): SellError | null {
  const { account, customer, means, complimentary, givenCents } = request;
  const usesCredit = account != null && (account.creditCents > 0 || account.voucherCode !== '');
  if (usesCredit && (complimentary || means === 'account')) return { code: 'CREDIT_NOT_HERE' };
  if (complimentary)
    return complimentary.reason === '' || complimentary.for === '' ? { code: 'NO_REASON' } : null;
  const isNamed = customer.firstName !== '' && customer.lastName !== '' && customer.email !== '';
  if (means === 'account' && !isNamed) return { code: 'NOBODY' };
  const cents = cashCents(request);
  if (cents < 0) return { code: 'AMOUNT_DIFFERS', cents: request.totalCents };
  return givenCents !== null && givenCents < cents ? { code: 'GIVEN_TOO_LITTLE', cents } : null;
}

/** Part of the price that is paid in cash. */
function cashCents({ means, cardCents, complimentary, ...request }: CounterRequest): number {
  return means === 'cash' && !complimentary ? restCents(request) - cardCents : 0;
}

/** Part of the price that credit leaves. */
const restCents = ({ totalCents, account }: Pick<CounterRequest, 'totalCents' | 'account'>) =>
  totalCents - (account?.creditCents ?? 0);

function paymentsOf(request: CounterRequest, ofShift: string): PaymentRequest[] {
  const { means, cardCents, receipt, complimentary } = request;
  if (complimentary || means === 'account') return [];
  const reference = receipt || ofShift;
  const cards = means === 'card' ? restCents(request) : cardCents;
  const taken = [
    { means: 'card', cents: cards, reference },
    { means: 'cash', cents: cashCents(request), reference },
  ] as const;
  return taken.filter(({ cents }) => cents > 0);
}

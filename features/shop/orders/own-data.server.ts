import { findBillingDocuments, findPayments } from '#features/box-office/order-store/index.server.ts';
import { findAnswersOfOrder, findConsent } from '#features/box-office/questions/index.server.ts';
import type {
  Order,
  OrderTicket,
  OrderVoucher,
  Payment,
  TicketingProvider,
} from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import type { OwnDataPart } from '#features/people/accounts/index.server.ts';

interface Services {
  db: Db;
  ticketing: Pick<TicketingProvider, 'ordersOf'>;
}

/**
 * The orders of an account with their tickets, payments and invoices. Links and codes that grant access are left out, and so
 * are the names of staff.
 */
export function ordersOwnData({ db, ticketing }: Services): OwnDataPart[] {
  return [
    {
      name: 'orders',
      tables: [
        'orders',
        'order_tickets',
        'order_series',
        'order_vouchers',
        'order_answers',
        'answer_consents',
        'payments',
        'invoices',
        'cancellation_documents',
      ],
      async read({ id }) {
        const orders = [];
        for (const order of await ticketing.ordersOf(id)) {
          const payments = await findPayments(db, order.number);
          const documents = await findBillingDocuments(db, order.number);
          orders.push({
            ...orderData(order),
            tickets: order.tickets.map(ticketData),
            whole_series: order.series.map(({ title, price, cents, quantity }) => ({
              name: title,
              price,
              cents,
              quantity,
            })),
            gift_voucher: order.voucher && voucherData(order.voucher),
            pass: order.pass && {
              name: order.pass.name,
              state: order.pass.state,
              cancellation_cause: order.pass.cancellationCause,
              cents: order.pass.cents,
            },
            told_about_tickets: (await findAnswersOfOrder(db, order.number)).map(
              ({ position, question, answer }) => ({
                position,
                question,
                answer,
              }),
            ),
            consent: await findConsent(db, order.number),
            payments: payments.filter(({ kind }) => kind !== 'fee').map(paymentData),
            invoices: documents.map(({ number, issuedAt, answers, contents }) => ({
              number,
              issued_at: issuedAt,
              answers,
              contents,
            })),
          });
        }
        return orders;
      },
    },
  ];
}

function orderData({
  number,
  placedAt,
  language,
  customer,
  paymentMethod,
  sum,
  due,
  paidCents,
  donation,
  coupon,
  isTest,
}: Order) {
  return {
    number,
    placed_at: placedAt,
    is_test: isTest,
    language,
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email,
    payment_method: paymentMethod,
    total_cents: sum.totalCents,
    due_cents: due.totalCents,
    paid_cents: paidCents,
    donation_cents: donation?.cents ?? 0,
    coupon,
  };
}

function ticketData({
  position,
  state,
  cancellationCause,
  replaces,
  event,
  startsAt,
  isPostponed,
  seatGroup,
  seats,
  price,
  passVisits,
  admission,
}: OrderTicket) {
  return {
    position,
    state,
    cancellation_cause: cancellationCause,
    replaces,
    event,
    starts_at: startsAt,
    is_postponed: isPostponed,
    seat_group: seatGroup.name,
    seats: seats.map(({ zone, row, seat }) => ({ zone, row, seat })),
    price: price.name,
    cents: price.cents,
    reduction_cents: price.reductionCents,
    pass_visits: passVisits,
    vat_basis_points: price.vatBasisPoints,
    came_in_at: admission?.at ?? null,
    door: admission?.door ?? null,
  };
}

function voucherData({
  state,
  cancellationCause,
  cents,
  recipient,
  greeting,
  recipientEmail,
  sendOn,
  sentAt,
  issued,
}: OrderVoucher) {
  return {
    state,
    cancellation_cause: cancellationCause,
    cents,
    recipient,
    greeting,
    recipient_email: recipientEmail,
    send_on: sendOn,
    sent_at: sentAt,
    valid_until: issued?.validUntil ?? null,
    is_redeemed: issued?.isRedeemed ?? false,
  };
}

function paymentData({ at, kind, cents, means, reference, reason, isReversed }: Payment) {
  return { at, kind, cents, means, reference, reason, is_taken_back: isReversed };
}

import {
  type BillingDocument,
  type Dispute,
  hasTickets,
  inTransitCents,
  type Order,
  openCents,
  orderState,
  type Payment,
  possibleRefundSplit,
} from '#features/box-office/ticketing/index.ts';
import type { WrittenEmail } from '#platform/mail/outgoing-emails.server.ts';
import { isSendable } from './is-sendable.ts';

/** An order as the calls of the desk answer it. */
export function orderJson(order: Order) {
  return {
    number: order.number,
    placed_at: order.placedAt,
    state: orderState(order),
    is_test: order.isTest,
    first_name: order.customer.firstName,
    last_name: order.customer.lastName,
    email: order.customer.email,
    payment_method: order.paymentMethod,
    due_cents: order.due.totalCents,
    paid_cents: order.paidCents,
    open_cents: openCents(order),
    has_tickets: hasTickets(order),
    invoice: order.invoice,
    coupon: order.coupon,
    voucher: order.voucher && {
      state: order.voucher.state,
      cancellation_cause: order.voucher.cancellationCause,
      cents: order.voucher.cents,
      is_redeemed: order.voucher.issued?.isRedeemed ?? false,
    },
    pass: order.pass && {
      state: order.pass.state,
      cancellation_cause: order.pass.cancellationCause,
      cents: order.pass.cents,
      visits: order.pass.visits,
      left_visits: order.pass.leftVisits,
      valid_until: order.pass.validUntil,
    },
    tickets: order.tickets.map(
      ({
        position,
        state,
        cancellationCause,
        replaces,
        replacedBy,
        jetId,
        event,
        startsAt,
        isPostponed,
        seatGroup,
        passVisits,
        price,
        seriesId,
        ...ticket
      }) => ({
        position,
        state,
        cancellation_cause: cancellationCause,
        title: event,
        series: order.series.find(({ id }) => id === seriesId)?.title ?? null,
        replaces,
        replaced_by: replacedBy,
        event_jet_id: jetId,
        starts_at: startsAt,
        is_postponed: isPostponed,
        seat_group: seatGroup.name,
        price: price.name,
        cents: price.cents,
        reduction_cents: price.reductionCents,
        pass_visits: passVisits,
        admitted_at: ticket.admission?.at ?? null,
      }),
    ),
  };
}

/** The same with what was paid for it and given back, its papers and its emails. */
export function orderDetailsJson(
  order: Order,
  {
    disputes,
    payments,
    documents,
    emails,
  }: {
    disputes: readonly Dispute[];
    payments: readonly Payment[];
    documents: readonly BillingDocument[];
    emails: readonly WrittenEmail[];
  },
) {
  const split = possibleRefundSplit(order, -openCents(order));
  return {
    ...orderJson(order),
    has_account: order.customer.userId !== null,
    can_be_sent: isSendable(order),
    has_failed_refund: order.hasFailedRefund,
    ways_back: {
      online_cents: split.onlineCents,
      till_cents: split.tillCents,
      held_cents: split.heldCents,
      on_its_way_cents: inTransitCents(order, -openCents(order)),
    },
    documents: documents.map(({ number, answers }) => ({ number, answers })),
    emails: emails.map(({ id, to, subject, writtenAt, sentAt, attempts }) => ({
      ...{ id, to, subject, attempts },
      written_at: writtenAt,
      sent_at: sentAt,
    })),
    disputes: disputes.map(({ name, cents, reason, state, openedAt, answerUntil, closedAt }) => ({
      ...{ name, cents, reason, state },
      opened_at: openedAt,
      answer_until: answerUntil,
      closed_at: closedAt,
    })),
    payments: payments.map(({ id, kind, cents, means, reference, reason, isReversed, by, at }) => ({
      id,
      kind,
      cents,
      means,
      reference,
      reason,
      is_reversed: isReversed,
      by: by?.name ?? null,
      at,
    })),
  };
}

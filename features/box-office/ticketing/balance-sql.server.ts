import { type SqlBool, sql } from 'kysely';
import type { OrderState } from '#lib/order-states.ts';

/** Donation of an order, as long as it counts: within a statement on `orders`. */
export const donationDue = sql<number>`(case when orders.donation_end is null then orders.donation_cents else 0 end)`;

/** Price of the remaining contents of an order, its tickets, gift voucher or pass, and its donation: within a statement on `orders`. */
export const dueCents = sql<number>`(
  coalesce((select sum(cents) from order_tickets where order_id = orders.id and state = 'valid'), 0)
  + coalesce((select sum(cents) from order_vouchers where order_id = orders.id and state = 'valid'), 0)
  + coalesce((select sum(cents) from passes where order_id = orders.id and state = 'valid'), 0)
  + ${donationDue})`;

/** Payments for an order less what went out again, without the provider's fees: within a statement on `orders`. */
export const paidCents = sql<number>`coalesce(
  (select sum(cents) from payments where order_id = orders.id and kind <> 'fee'), 0)`;

/** Sum that banks took back in disputes and did not give again, below zero. */
const takenCents = sql<number>`coalesce((select sum(cents) from payments
  where order_id = orders.id and kind in ('chargeback', 'reinstatement')), 0)`;

/** Payments since the first chargeback, which replace what the bank took before they pay for anything else. */
const paidAgainCents = sql<number>`coalesce((select sum(cents) from payments as again
  where again.order_id = orders.id and again.kind = 'payment'
    and again.id > (select min(id) from payments where order_id = orders.id and kind = 'chargeback')
    and not exists (select 1 from payments as back where back.reverses_id = again.id)), 0)`;

/** `Order.coveredCents`: a chargeback voids nothing, and so does a part of it that is paid again (docs/decisions/0098). */
export const coveredCents = sql<number>`(${paidCents}
  + case when ${takenCents} + ${paidAgainCents} < 0 then -${takenCents} - ${paidAgainCents} else 0 end)`;

const isAnyLeft = sql<SqlBool>`(
  exists (select 1 from order_tickets where order_id = orders.id and state = 'valid')
  or exists (select 1 from order_vouchers where order_id = orders.id and state = 'valid')
  or exists (select 1 from passes where order_id = orders.id and state = 'valid'))`;

const isAnyDisputeIn = (states: string[]) => sql<SqlBool>`exists (
  select 1 from online_payments inner join disputes on disputes.payment_id = online_payments.id
  where online_payments.order_id = orders.id and disputes.state in (${sql.join(states)}))`;

const isMoneyTaken = sql<SqlBool>`${takenCents} < 0`;

/** `Order.isDisputed`: within a statement on `orders`. */
export const isDisputed = sql<SqlBool>`(${isAnyDisputeIn(['to-answer', 'in-review'])}
  or (${isAnyDisputeIn(['won'])} and not ${isAnyDisputeIn(['lost'])} and ${isMoneyTaken}))`;

const acceptsPayments = sql<SqlBool>`orders.payment_method not in ('free', 'test')`;

/** `orderState` of the box office as an expression: the first case that holds. */
export const orderState = sql<OrderState>`(case
  when orders.is_test then 'test'
  when ${isDisputed} then 'disputed'
  when ${acceptsPayments} and ${dueCents} < ${paidCents} then 'owed'
  when not ${isAnyLeft} then 'cancelled'
  when ${acceptsPayments} and ${dueCents} > ${paidCents} then 'open'
  else 'paid' end)`;

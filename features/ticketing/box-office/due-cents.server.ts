import { type SqlBool, sql } from 'kysely';

/** What is charged for what is left of an order, its tickets, its gift voucher or its pass: within a query of `orders`. */
export const dueCents = sql<number>`(
  coalesce((select sum(cents) from order_tickets where order_id = orders.id and state = 'valid'), 0)
  + coalesce((select sum(cents) from order_vouchers where order_id = orders.id and state = 'valid'), 0)
  + coalesce((select sum(cents) from passes where order_id = orders.id and state = 'valid'), 0))`;

/** What was paid for an order, less what went out again: within a query of `orders`. What the provider keeps is no part of it. */
export const paidCents = sql<number>`coalesce(
  (select sum(cents) from payments where order_id = orders.id and kind <> 'fee'), 0)`;

/** The same without what the bank took back in disputes and gave again. */
export const butDisputesCents = sql<number>`coalesce(
  (select sum(cents) from payments where order_id = orders.id
    and kind not in ('fee', 'chargeback', 'reinstatement')), 0)`;

/** Whoever pays after a bank took money pays all that was open, and with it what was taken. */
const isPaidAgain = sql<SqlBool>`exists (
  select 1 from payments as again where again.order_id = orders.id and again.kind = 'payment'
    and again.id > (select max(id) from payments where order_id = orders.id and kind = 'chargeback')
    and not exists (select 1 from payments as back where back.reverses_id = again.id))`;

/** `Order.coveredCents`: nothing is void for what the bank took (docs/decisions/0098). */
export const coveredCents = sql<number>`(case when ${isPaidAgain} then ${paidCents} else ${butDisputesCents} end)`;

/** Something of an order is left. */
export const isAnyLeft = sql<SqlBool>`(
  exists (select 1 from order_tickets where order_id = orders.id and state = 'valid')
  or exists (select 1 from order_vouchers where order_id = orders.id and state = 'valid')
  or exists (select 1 from passes where order_id = orders.id and state = 'valid'))`;

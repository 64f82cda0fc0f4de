import { type SqlBool, sql } from 'kysely';

/** What is charged for what is left of an order, its tickets, its gift voucher or its pass: within a query of `orders`. */
export const dueCents = sql<number>`(
  coalesce((select sum(cents) from order_tickets where order_id = orders.id and state = 'valid'), 0)
  + coalesce((select sum(cents) from order_vouchers where order_id = orders.id and state = 'valid'), 0)
  + coalesce((select sum(cents) from passes where order_id = orders.id and state = 'valid'), 0))`;

/** What was paid for an order, less what went out again: within a query of `orders`. What the provider keeps is no part of it. */
export const paidCents = sql<number>`coalesce(
  (select sum(cents) from payments where order_id = orders.id and kind <> 'fee'), 0)`;

/** The same with what the bank took back in a dispute: nothing is void for it (docs/decisions/0098). */
export const coveredCents = sql<number>`coalesce(
  (select sum(cents) from payments where order_id = orders.id
    and kind not in ('fee', 'chargeback', 'reinstatement')), 0)`;

/** Something of an order is left. */
export const isAnyLeft = sql<SqlBool>`(
  exists (select 1 from order_tickets where order_id = orders.id and state = 'valid')
  or exists (select 1 from order_vouchers where order_id = orders.id and state = 'valid')
  or exists (select 1 from passes where order_id = orders.id and state = 'valid'))`;

import { type SqlBool, sql } from 'kysely';

/** What is charged for what is left of an order, its tickets, its gift voucher or its pass: within a query of `orders`. */
export const dueCents = sql<number>`(
  coalesce((select sum(cents) from order_tickets where order_id = orders.id and state = 'valid'), 0)
  + coalesce((select sum(cents) from order_vouchers where order_id = orders.id and state = 'valid'), 0)
  + coalesce((select sum(cents) from passes where order_id = orders.id and state = 'valid'), 0))`;

/** Something of an order is left. */
export const isAnyLeft = sql<SqlBool>`(
  exists (select 1 from order_tickets where order_id = orders.id and state = 'valid')
  or exists (select 1 from order_vouchers where order_id = orders.id and state = 'valid')
  or exists (select 1 from passes where order_id = orders.id and state = 'valid'))`;

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const sum = (where: string) =>
  `coalesce((select sum(cents) from payments where order_id = orders.id and ${where}), 0)`;
const TAKEN = sum(`kind in ('chargeback', 'reinstatement')`);
const PAID_AGAIN = sum(`kind = 'payment'
  and id > (select min(id) from payments as first where first.order_id = orders.id and first.kind = 'chargeback')
  and not exists (select 1 from payments as back where back.reverses_id = payments.id)`);

/** Sum that covers tickets of orders with chargebacks, computed by the rule that lets them be repaid in parts. */
export function partlyRepaidChargebacks(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql
        .raw(
          `update orders set covered_cents = ${sum(`kind <> 'fee'`)}
            + case when ${TAKEN} + ${PAID_AGAIN} < 0 then -${TAKEN} - ${PAID_AGAIN} else 0 end
            where id in (select order_id from payments where kind = 'chargeback')`,
        )
        .execute(db);
    },
  };
}

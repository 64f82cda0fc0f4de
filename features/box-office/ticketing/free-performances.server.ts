import type { ExpressionBuilder } from 'kysely';
import type { Db, Tables } from '#features/database.server.ts';

/** The performances whose prices are all nothing, as a part of another feature's query. Their number is an event's jet id. */
export function freePerformances<T extends keyof Tables>(eb: ExpressionBuilder<Tables, T>) {
  const any = eb as unknown as ExpressionBuilder<Tables, never>;
  return any
    .selectFrom('performances')
    .select('performances.id')
    .where('performances.price_list_id', 'in', (lists) =>
      lists
        .selectFrom('seat_groups')
        .innerJoin('prices', 'prices.seat_group_id', 'seat_groups.id')
        .select('seat_groups.price_list_id')
        .groupBy('seat_groups.price_list_id')
        .having((group) => group.fn.max('prices.cents'), '=', 0),
    );
}

/** Their numbers. */
export async function findFreePerformances(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom((eb) => freePerformances(eb).as('free'))
    .select('free.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Somebody came in with a ticket. */
export interface Admission {
  at: Instant;
  door: string;
}

/** Returns the admissions of a performance by ticket name: `BS-7K4-Q29-1`. */
export async function findAdmissions(db: Db, performanceId: number): Promise<Map<string, Admission>> {
  const rows = await db
    .selectFrom('order_tickets')
    .innerJoin('orders', 'orders.id', 'order_tickets.order_id')
    .select(['orders.number', 'order_tickets.position', 'admitted_at', 'admitted_door'])
    .where('performance_id', '=', performanceId)
    .where('admitted_at', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ number, position, admitted_at: at, admitted_door: door }) =>
      at === null ? [] : [[`${number}-${position}`, { at, door: door ?? '' }] as const],
    ),
  );
}

/** Number of waiting entries of each of these performances, with or without an offer; those without any are left out. */
export async function countWaiting(db: Db, performanceIds: readonly number[]): Promise<Map<number, number>> {
  if (performanceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('waiting_entries')
    .where('performance_id', 'in', performanceIds)
    .where('state', 'in', ['waiting', 'offered'])
    .groupBy('performance_id')
    .select(({ fn }) => ['performance_id', fn.countAll<number>().as('people')])
    .execute();
  return new Map(rows.map(({ performance_id: id, people }) => [id, Number(people)]));
}

import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import { IS_POSTPONED } from './performance-store.server.ts';

/** Performance that groups can book. */
interface GroupPerformance {
  id: number;
  production: { id: number; title: Localized };
  startsAt: Instant;
  endsAt: Instant;
}

/** The next performances sold by a price list with group prices, of one production where it is named. */
export async function findGroupPerformances(
  db: Db,
  {
    from,
    most,
    productionId,
    jetId,
  }: { from: Instant; most: number; productionId: number | null; jetId: number | null },
): Promise<GroupPerformance[]> {
  const lists = await db
    .selectFrom('prices')
    .innerJoin('seat_groups', 'seat_groups.id', 'prices.seat_group_id')
    .select('seat_groups.price_list_id as id')
    .distinct()
    .where('prices.group_from', 'is not', null)
    .execute();
  if (lists.length === 0) return [];
  const rows = await db
    .selectFrom('performances')
    .innerJoin('events', 'events.id_jet', 'performances.id')
    .innerJoin('productions', 'productions.id', 'events.production_id')
    .select([
      ...(['performances.id', 'events.date_start as startsAt', 'events.date_end as endsAt'] as const),
      ...(['productions.id as productionId', 'productions.title_de', 'productions.title_en'] as const),
    ])
    .where(
      'performances.price_list_id',
      'in',
      lists.map(({ id }) => id),
    )
    .where('performances.event_starts_at', '>', from)
    .where('performances.event_state', '=', 'scheduled')
    .where(IS_POSTPONED, '=', 0)
    .$if(productionId !== null, (query) => query.where('productions.id', '=', productionId))
    .$if(jetId !== null, (query) => query.where('performances.id', '=', jetId))
    .orderBy('performances.event_starts_at')
    .orderBy('performances.id')
    .limit(most)
    .execute();
  return rows.map(({ id, startsAt, endsAt, productionId: production, ...titles }) => ({
    ...{ id, startsAt, endsAt },
    production: { id: production, title: localizedFrom(titles, 'title') },
  }));
}

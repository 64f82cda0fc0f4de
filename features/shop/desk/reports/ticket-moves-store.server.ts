import { setImmediate as nextTurn } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Period } from '#features/core/resources/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { addDays } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import { type Abortable, beginOf } from '../closings/ledger-store.server.ts';
import type { Dimension } from './dimensions.ts';
import { hourOf, type SaleGroup } from './sale-group.ts';

/** Tickets issued in a group, or fewer than none where more were cancelled. */
export interface TicketMove {
  group: SaleGroup;
  tickets: number;
}

/** Days counted in one statement, which on SQLite stops everybody else. */
const DAYS_AT_ONCE = 31;

/** Tickets issued and cancelled in a period, counted by the groups of a dimension. */
export async function* ticketMoves(
  db: Db,
  { from, to }: Period,
  dimension: Dimension,
  { signal }: Abortable,
): AsyncGenerator<TicketMove[]> {
  for (let first = from; first <= to; first = addDays(first, DAYS_AT_ONCE)) {
    const last = addDays(first, DAYS_AT_ONCE - 1);
    const within = { from: beginOf(first), until: beginOf(addDays(last < to ? last : to, 1)) };
    for (const event of ['ordered', 'exchanged', 'cancelled'] as const) {
      signal?.throwIfAborted();
      yield await countMoves(db, event, within, dimension);
      await nextTurn();
    }
  }
}

type MoveEvent = 'ordered' | 'exchanged' | 'cancelled';

const MOMENTS: Record<MoveEvent, RawBuilder<string>> = {
  ordered: sql.ref('orders.placed_at'),
  exchanged: sql.ref('order_tickets.issued_at'),
  cancelled: sql.ref('order_tickets.changed_at'),
};

async function countMoves(
  db: Db,
  event: MoveEvent,
  within: { from: string; until: string },
  dimension: Dimension,
): Promise<TicketMove[]> {
  const moment = MOMENTS[event];
  const hour = sql<string>`substr(${moment}, 1, 13)`;
  const isOfEvent = dimension === 'event' || dimension === 'production';
  const isOfSeller = dimension === 'channel' || dimension === 'seller';
  const rows = await db
    .selectFrom('order_tickets')
    .innerJoin('orders', 'orders.id', 'order_tickets.order_id')
    .select(({ fn }) => fn.countAll<number>().as('tickets'))
    .where('orders.is_test', '=', false)
    .where(sql<boolean>`${moment} >= ${within.from} and ${moment} < ${within.until}`)
    .$if(event === 'ordered', (query) => query.where('issued_at', 'is', null))
    // As the index is conditioned.
    .$if(event === 'cancelled', (query) => query.where(sql<boolean>`order_tickets.state = 'cancelled'`))
    .$if(isOfEvent, (query) => query.select('performance_id').groupBy('performance_id'))
    .$if(isOfSeller, (query) => query.select('sold_by').groupBy('sold_by'))
    .$if(dimension === 'price', (query) =>
      query.select(['price_de', 'price_en']).groupBy(['price_de', 'price_en']),
    )
    .$if(dimension === 'hour', (query) => query.select(hour.as('hour')).groupBy(hour))
    .execute();
  const sign = event === 'cancelled' ? -1 : 1;
  return rows.map((row) => ({ group: toGroup(row, dimension), tickets: sign * Number(row.tickets) }));
}

interface CountedRow {
  performance_id?: number;
  sold_by?: number | null;
  price_de?: string;
  price_en?: string | null;
  hour?: string;
}

function toGroup(row: CountedRow, dimension: Dimension): SaleGroup {
  const userId = row.sold_by ?? null;
  switch (dimension) {
    case 'event':
    case 'production':
      return { by: 'event', performanceId: row.performance_id ?? 0, title: null };
    case 'price': {
      const { price_de = '', price_en = null } = row;
      return { by: 'price', name: localizedFrom({ price_de, price_en }, 'price') };
    }
    case 'channel':
      return { by: 'channel', channel: userId === null ? 'online' : 'counter' };
    case 'seller':
      return { by: 'seller', userId };
    case 'hour':
      return { by: 'hour', hour: hourOf(`${row.hour}:00:00.000Z`) };
  }
}

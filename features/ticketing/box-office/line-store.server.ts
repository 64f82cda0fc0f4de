import type { Db, Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import { parseId } from '#lib/query-parameters.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import { addClaims, setUnits } from './claim-store.server.ts';
import type { SaleItem, SaleTerms } from './sale.ts';

/** A line as it stands in a cart, with the terms under which it could grow. */
export interface HeldLine extends SaleTerms {
  id: number;
  poolId: number;
  blockId: number | null;
  startsAt: Instant | null;
  priceId: number;
  saleTypeId: number;
  cents: number;
  units: number;
  quantity: number;
  vatBasisPoints: number | null;
  eventStartsAt: Instant | null;
  /** What the price costs and takes by now. */
  today: { cents: number; units: number };
  seatGroup: { code: string; name: Localized };
  priceName: Localized;
}

export async function findLines(db: Db | Trx, holdId: number): Promise<HeldLine[]> {
  const rows = await db
    .selectFrom('hold_lines')
    .innerJoin('performances', 'performances.id', 'hold_lines.performance_id')
    .innerJoin('pools', 'pools.id', 'hold_lines.pool_id')
    .innerJoin('prices', 'prices.id', 'hold_lines.price_id')
    .innerJoin('seat_groups', 'seat_groups.id', 'prices.seat_group_id')
    .select([
      'hold_lines.id',
      'hold_lines.performance_id as performanceId',
      'hold_lines.pool_id as poolId',
      'hold_lines.price_id as priceId',
      'hold_lines.cents',
      'hold_lines.units',
      'hold_lines.quantity',
      'performances.status',
      'performances.sale_starts_at as saleStartsAt',
      'performances.sale_ends_at as saleEndsAt',
      'performances.max_per_price as maxPerPrice',
      'performances.max_per_order as maxPerOrder',
      'performances.event_state as eventState',
      'performances.event_starts_at as eventStartsAt',
      'performances.event_ends_at as eventEndsAt',
      'pools.block_id as blockId',
      'pools.starts_at as startsAt',
      'prices.sale_type_id as saleTypeId',
      'prices.cents as centsToday',
      'prices.units as unitsToday',
      'prices.vat_basis_points as vatBasisPoints',
      'prices.name_de as price_de',
      'prices.name_en as price_en',
      'seat_groups.code',
      'seat_groups.name_de as group_de',
      'seat_groups.name_en as group_en',
    ])
    .where('hold_lines.hold_id', '=', holdId)
    .orderBy('hold_lines.id')
    .execute();
  return rows.map(({ centsToday, unitsToday, price_de, price_en, code, group_de, group_en, ...line }) => ({
    ...line,
    today: { cents: centsToday, units: unitsToday },
    seatGroup: { code, name: localizedFrom({ group_de, group_en }, 'group') },
    priceName: localizedFrom({ price_de, price_en }, 'price'),
  }));
}

/** When what a line is for begins: its timeslot, else its event. */
export function startOf({ startsAt, eventStartsAt }: HeldLine): Instant | null {
  return startsAt ?? eventStartsAt;
}

/** Which performance a line is of, before its cart is locked; `null` for what is no line. */
export async function findPerformanceOfLine(trx: Trx, lineId: string): Promise<number | null> {
  const id = parseId(lineId);
  if (id === null) return null;
  const row = await trx
    .selectFrom('hold_lines')
    .select('performance_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.performance_id ?? null;
}

/** Tickets to be written down; they take `units` places each from every one of `poolIds`, the first being the line's own. */
export interface NewLine extends Pick<SaleItem, 'performanceId' | 'poolId' | 'priceId' | 'cents' | 'units'> {
  poolIds: number[];
  quantity: number;
}

/** Writes lines and their claims; tickets of a line that is there already join it. Takes no places. */
export async function addLines(trx: Trx, holdId: number, lines: NewLine[]): Promise<void> {
  const rows = await trx
    .insertInto('hold_lines')
    .values(
      lines.map((line) => ({
        hold_id: holdId,
        performance_id: line.performanceId,
        pool_id: line.poolId,
        price_id: line.priceId,
        cents: line.cents,
        units: line.units,
        quantity: line.quantity,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['hold_id', 'pool_id', 'price_id', 'cents', 'units'])
        .doUpdateSet((eb) => ({ quantity: eb('hold_lines.quantity', '+', eb.ref('excluded.quantity')) })),
    )
    .returning(['id', 'pool_id', 'price_id'])
    .execute();
  const claims = lines.flatMap((line) => {
    const row = rows.find(({ pool_id, price_id }) => pool_id === line.poolId && price_id === line.priceId);
    if (!row) throw new Error('A line that was written did not come back');
    return line.poolIds.map((poolId) => ({ lineId: row.id, poolId, units: line.quantity * line.units }));
  });
  await addClaims(trx, claims);
}

/** Rewrites a line and its claims for another number of tickets; none removes it. Moves no places. */
export async function setQuantity(trx: Trx, line: HeldLine, quantity: number): Promise<void> {
  if (quantity === 0) {
    await trx.deleteFrom('hold_lines').where('id', '=', line.id).execute();
    return;
  }
  await trx.updateTable('hold_lines').set({ quantity }).where('id', '=', line.id).execute();
  await setUnits(trx, line.id, quantity * line.units);
}

export async function deleteLines(trx: Trx, holdId: number): Promise<void> {
  await trx.deleteFrom('hold_lines').where('hold_id', '=', holdId).execute();
}

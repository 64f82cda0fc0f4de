import { CONDITION_COLUMNS, centsAt, conditionsFrom } from '#features/box-office/prices/index.server.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { parseId } from '#lib/query-parameters.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import { addClaims, setUnits } from './claim-store.server.ts';
import type { HeldLine, NewLine } from './held-line.ts';
import { findHeldSeries, insertHeldSeries, splitBySeries } from './held-series-store.server.ts';

/**
 * Reads the lines of a cart, in the order they were added. Tickets of a stored line that belong to a series are a
 * separate line here, with the same `id` and the VAT of the series.
 */
export async function findLines(db: Db | Trx, holdId: number): Promise<HeldLine[]> {
  return splitBySeries(await findStoredLines(db, holdId), await findHeldSeries(db, holdId));
}

async function findStoredLines(db: Db | Trx, holdId: number): Promise<HeldLine[]> {
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
      'performances.members_from as membersFrom',
      'performances.max_per_price as maxPerPrice',
      'performances.max_per_order as maxPerOrder',
      'performances.event_state as eventState',
      'performances.event_starts_at as eventStartsAt',
      'performances.event_ends_at as eventEndsAt',
      'pools.block_id as blockId',
      'pools.starts_at as startsAt',
      'prices.sale_type_id as saleTypeId',
      'prices.cents as listedCents',
      'prices.units as listedUnits',
      'prices.vat_basis_points as vatBasisPoints',
      'prices.name_de as price_de',
      'prices.name_en as price_en',
      'seat_groups.code',
      'seat_groups.name_de as group_de',
      'seat_groups.name_en as group_en',
      ...CONDITION_COLUMNS,
    ])
    .where('hold_lines.hold_id', '=', holdId)
    .orderBy('hold_lines.id')
    .execute();
  return rows.map(({ listedCents, listedUnits, price_de, price_en, code, group_de, group_en, ...line }) => ({
    ...line,
    listed: { cents: listedCents, units: listedUnits },
    conditions: conditionsFrom(line),
    seatGroup: { code, name: localizedFrom({ group_de, group_en }, 'group') },
    priceName: localizedFrom({ price_de, price_en }, 'price'),
    series: null,
  }));
}

/** Returns the cost of each further ticket of a line at a moment, in cents; of a flat price that of the ticket which carries it. */
export function currentCents({ cents, listed, conditions, eventStartsAt }: HeldLine, now: Instant): number {
  const { flat } = conditions;
  if (flat !== null && (cents === 0 || cents === flat.furtherCents)) return cents;
  return centsAt({ cents: listed.cents, early: conditions.early }, eventStartsAt, now);
}

/** When what a line is for begins: its timeslot, else its event. */
export function startOf({ startsAt, eventStartsAt }: HeldLine): Instant | null {
  return startsAt ?? eventStartsAt;
}

/** The performance of a line, read before its cart is locked; `null` for an unknown id. */
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

/** Writes lines and their claims, and which of them are a series; tickets of a line that is there already join it. Takes no places. */
export async function addLines(trx: Trx, holdId: number, lines: NewLine[]): Promise<void> {
  const merged = [...Map.groupBy(lines, keyOf).values()];
  const rows = await trx
    .insertInto('hold_lines')
    .values(
      merged.map((sameLines) => {
        const [line] = sameLines as [NewLine];
        return {
          hold_id: holdId,
          performance_id: line.performanceId,
          pool_id: line.poolId,
          price_id: line.priceId,
          cents: line.cents,
          units: line.units,
          quantity: sameLines.reduce((sum, { quantity }) => sum + quantity, 0),
        };
      }),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['hold_id', 'pool_id', 'price_id', 'cents', 'units'])
        .doUpdateSet((eb) => ({ quantity: eb('hold_lines.quantity', '+', eb.ref('excluded.quantity')) })),
    )
    .returning(['id', 'pool_id as poolId', 'price_id as priceId', 'cents', 'units'])
    .execute();
  const idOf = new Map(rows.map((row) => [keyOf(row), row.id]));
  const written = lines.map((line) => ({ ...line, lineId: idOf.get(keyOf(line)) ?? 0 }));
  await addClaims(
    trx,
    merged.flatMap((sameLines) => {
      const [line] = sameLines as [NewLine];
      const units = sameLines.reduce((sum, each) => sum + each.quantity * each.units, 0);
      return line.poolIds.map((poolId) => ({ lineId: idOf.get(keyOf(line)) ?? 0, poolId, units }));
    }),
  );
  await insertHeldSeries(trx, holdId, written);
}

const keyOf = ({ poolId, priceId, cents, units }: Pick<NewLine, 'poolId' | 'priceId' | 'cents' | 'units'>) =>
  [poolId, priceId, cents, units].join(' ');

/**
 * Rewrites a line and its claims for another number of tickets; none removes it. `besides`: tickets of the stored line that
 * are not part of `line`, but bought with a series, or separately. Moves no places.
 */
export async function setQuantity(trx: Trx, line: HeldLine, quantity: number, besides = 0): Promise<void> {
  const all = quantity + besides;
  if (all === 0) {
    await trx.deleteFrom('hold_lines').where('id', '=', line.id).execute();
    return;
  }
  await trx.updateTable('hold_lines').set({ quantity: all }).where('id', '=', line.id).execute();
  await setUnits(trx, line.id, all * line.units);
}

/** Takes all lines out of a cart, and the series they were. */
export async function deleteLines(trx: Trx, holdId: number): Promise<void> {
  await trx.deleteFrom('hold_series').where('hold_id', '=', holdId).execute();
  await trx.deleteFrom('hold_lines').where('hold_id', '=', holdId).execute();
}

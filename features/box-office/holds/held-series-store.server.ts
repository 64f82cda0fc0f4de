import type { Db, Trx } from '#features/database.server.ts';
import { parseId } from '#lib/query-parameters.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import type { HeldLine, HeldSeries, NewLine, WholeSeries } from './held-line.ts';

/** The series a cart holds as a whole, in the order they were added. */
export async function findHeldSeries(db: Db | Trx, holdId: number): Promise<HeldSeries[]> {
  const rows = await db
    .selectFrom('hold_series')
    .innerJoin('series', 'series.id', 'hold_series.series_id')
    .selectAll('hold_series')
    .select(['title_de', 'title_en'])
    .where('hold_id', '=', holdId)
    .orderBy('hold_series.id')
    .execute();
  if (rows.length === 0) return [];
  const parts = await db
    .selectFrom('hold_series_parts')
    .selectAll()
    .where(
      'hold_series_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('hold_line_id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    seriesId: row.series_id,
    priceId: row.price_id,
    cents: row.cents,
    vatBasisPoints: row.vat_basis_points,
    quantity: row.quantity,
    title: localizedFrom(row, 'title'),
    lineIds: parts
      .filter(({ hold_series_id }) => hold_series_id === row.id)
      .map(({ hold_line_id }) => hold_line_id),
  }));
}

/** The performances of a series in a cart, read before that cart is locked; none for an unknown id. */
export async function findPerformancesOfHeldSeries(trx: Trx, heldSeriesId: string): Promise<number[]> {
  const id = parseId(heldSeriesId);
  if (id === null) return [];
  const rows = await trx
    .selectFrom('hold_series_parts')
    .innerJoin('hold_lines', 'hold_lines.id', 'hold_series_parts.hold_line_id')
    .select('performance_id')
    .where('hold_series_id', '=', id)
    .execute();
  return rows.map(({ performance_id }) => performance_id);
}

/** Groups lines by the series they belong to; the remainder of a line is bought separately. */
export function splitBySeries(lines: readonly HeldLine[], held: readonly HeldSeries[]): HeldLine[] {
  return lines.flatMap((line) => {
    const own = held.filter(({ lineIds }) => lineIds.includes(line.id));
    const rest = line.quantity - own.reduce((sum, { quantity }) => sum + quantity, 0);
    return [
      ...(rest > 0 ? [{ ...line, quantity: rest }] : []),
      ...own.map((series) => ({
        ...line,
        quantity: series.quantity,
        vatBasisPoints: series.vatBasisPoints,
        series,
      })),
    ];
  });
}

/** Stores which new lines are a series. More of an existing one, at the same price and shares, is added to it. */
export async function insertHeldSeries(
  trx: Trx,
  holdId: number,
  lines: readonly (NewLine & { lineId: number })[],
): Promise<void> {
  const added = Map.groupBy(lines, ({ series }) => series ?? null);
  const known = added.size > (added.has(null) ? 1 : 0) ? await findHeldSeries(trx, holdId) : [];
  for (const [series, own] of added) {
    if (series === null) continue;
    const lineIds = own.map(({ lineId }) => lineId);
    const same = known.find((each) => isSame(each, series, lineIds));
    if (same) {
      await setSeriesQuantity(trx, same, same.quantity + series.quantity);
      continue;
    }
    const { id } = await trx
      .insertInto('hold_series')
      .values({
        hold_id: holdId,
        series_id: series.seriesId,
        price_id: series.priceId,
        cents: series.cents,
        vat_basis_points: series.vatBasisPoints,
        quantity: series.quantity,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('hold_series_parts')
      .values(lineIds.map((line) => ({ hold_series_id: id, hold_line_id: line })))
      .execute();
  }
}

function isSame(held: HeldSeries, series: WholeSeries, lineIds: readonly number[]): boolean {
  return (
    held.seriesId === series.seriesId &&
    held.priceId === series.priceId &&
    held.cents === series.cents &&
    held.vatBasisPoints === series.vatBasisPoints &&
    held.lineIds.length === lineIds.length &&
    held.lineIds.every((id) => lineIds.includes(id))
  );
}

/** How many of a series a cart holds; none takes it out. Its lines are somebody else's business. */
export async function setSeriesQuantity(
  trx: Trx,
  { id }: Pick<HeldSeries, 'id'>,
  quantity: number,
): Promise<void> {
  if (quantity === 0) await trx.deleteFrom('hold_series').where('id', '=', id).execute();
  else await trx.updateTable('hold_series').set({ quantity }).where('id', '=', id).execute();
}

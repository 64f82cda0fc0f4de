import { expect } from 'vitest';
import type { Db } from '#features/database.server.ts';

/** A series in a cart has each of its lines, and the shares of cart and order come to its price, to the cent. */
export async function expectWholeSeries(db: Db): Promise<void> {
  const held = await db.selectFrom('hold_series').selectAll().execute();
  const parts = await db
    .selectFrom('hold_series_parts')
    .innerJoin('hold_lines', 'hold_lines.id', 'hold_line_id')
    .select(['hold_series_id', 'hold_line_id', 'hold_lines.hold_id', 'cents', 'quantity'])
    .execute();
  for (const series of held) {
    const own = parts.filter(({ hold_series_id }) => hold_series_id === series.id);
    expect(own.every(({ hold_id }) => hold_id === series.hold_id)).toBe(true);
    expect(own.length, 'dates of a series in a cart').toBeGreaterThanOrEqual(2);
    expect(
      own.reduce((sum, { cents }) => sum + cents, 0),
      'shares of a series in a cart',
    ).toBe(series.cents);
  }
  for (const [lineId, own] of Map.groupBy(parts, ({ hold_line_id }) => hold_line_id)) {
    const wanted = own.reduce(
      (sum, { hold_series_id }) => sum + (held.find(({ id }) => id === hold_series_id)?.quantity ?? 0),
      0,
    );
    expect(own[0]?.quantity, `tickets of line ${lineId}`).toBeGreaterThanOrEqual(wanted);
  }
  const sold = await db.selectFrom('order_series').selectAll().execute();
  const tickets = await db
    .selectFrom('order_tickets')
    .select(['order_series_id', 'order_id', 'cents', 'reduction_cents', 'performance_id'])
    .where('order_series_id', 'is not', null)
    .execute();
  for (const series of sold) {
    const own = tickets.filter(({ order_series_id }) => order_series_id === series.id);
    expect(own.every(({ order_id }) => order_id === series.order_id)).toBe(true);
    for (const ofDate of Map.groupBy(own, ({ performance_id }) => performance_id).values())
      expect(ofDate, 'tickets for a date of a series').toHaveLength(series.quantity);
    const full = own.reduce((sum, each) => sum + each.cents + each.reduction_cents, 0);
    expect(full, 'shares of a series that was sold').toBe(series.cents * series.quantity);
  }
}

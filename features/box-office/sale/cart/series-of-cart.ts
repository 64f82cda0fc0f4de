import { startOf } from '#features/box-office/holds/index.server.ts';
import type { HeldLine, HeldSeries } from '#features/box-office/holds/index.ts';
import { maxAllowed } from '#features/box-office/holds/index.ts';
import type { CartSeries } from '#features/box-office/ticketing/index.ts';
import { isOnSale, saleStop } from '#features/box-office/ticketing/index.ts';
import type { Instant } from '#lib/venue-time.ts';

type SeriesLine = HeldLine & { series: HeldSeries };

/** The series of a cart, each with its dates. `free`: how many places are left, by stored line. */
export function seriesOfCart(
  lines: readonly HeldLine[],
  { free, canGrow, now }: { free: ReadonlyMap<number, number>; canGrow: boolean; now: Instant },
): CartSeries[] {
  const ofSeries = lines.filter((line): line is SeriesLine => line.series !== null);
  return [...Map.groupBy(ofSeries, ({ series }) => series.id).values()].map((own) => {
    const [first] = own as [SeriesLine];
    const { series } = first;
    const stopped = own.find((line) => saleStop(line, now) !== null);
    const reason = stopped ? saleStop(stopped, now) : null;
    const room = own.map((line) => {
      const others = lines.filter((other) => other !== line);
      const places = Math.floor(Math.max(0, free.get(line.id) ?? 0) / line.units);
      return isOnSale(line, now) ? Math.min(line.quantity + places, maxAllowed(line, others)) : 0;
    });
    return {
      id: String(series.id),
      seriesId: series.seriesId,
      title: series.title,
      seatGroup: first.seatGroup.name,
      priceName: first.priceName,
      cents: series.cents,
      quantity: series.quantity,
      maxQuantity: canGrow ? Math.max(series.quantity, Math.min(...room)) : series.quantity,
      totalCents: series.quantity * series.cents,
      stop: stopped && reason ? { reason, jetId: stopped.performanceId } : null,
      dates: own
        .map((line) => ({ jetId: line.performanceId, startsAt: startOf(line) }))
        .toSorted((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? '')),
    };
  });
}

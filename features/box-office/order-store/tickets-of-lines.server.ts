import { startOf } from '#features/box-office/holds/index.server.ts';
import type { HeldLine } from '#features/box-office/holds/index.ts';
import type { TicketPrices } from '#features/box-office/prices/index.server.ts';
import type { Localized } from '#lib/localized.ts';
import { localizedColumns, optionalLocalizedColumns } from '#platform/database/columns.server.ts';
import type { NewTicket } from './order-store.server.ts';

/** The tickets of priced lines, one by one in their order, each with the price, names and places it was bought with. */
export function ticketsOf(
  { lines }: TicketPrices<HeldLine>,
  {
    titles,
    poolsByLine,
    orderSeries,
    passId,
    isTest,
  }: {
    titles: Map<number, Localized>;
    poolsByLine: Map<number, number[]>;
    /** Series of the order, by their ids in the cart. */
    orderSeries: Map<number, number>;
    /** The pass that pays for some of them. */
    passId: number | null;
    isTest: boolean;
  },
): Omit<NewTicket, 'code'>[] {
  const singly = lines.flatMap(({ line, tickets }) => tickets.map((charged) => ({ line, charged })));
  return singly.map(({ line, charged }, index) => ({
    position: index + 1,
    performance_id: line.performanceId,
    block_id: line.blockId,
    starts_at: startOf(line),
    sale_type_id: line.saleTypeId,
    cents: charged.cents,
    reduction_cents: charged.reductionCents,
    pass_id: charged.passVisits > 0 ? passId : null,
    order_series_id: line.series ? (orderSeries.get(line.series.id) ?? null) : null,
    pass_visits: passId === null ? 0 : charged.passVisits,
    vat_basis_points: line.vatBasisPoints,
    ...optionalLocalizedColumns('proof', line.conditions.proof),
    seat_group_code: line.seatGroup.code,
    ...localizedColumns('seat_group', line.seatGroup.name),
    ...localizedColumns('price', line.priceName),
    ...optionalLocalizedColumns('event', titles.get(line.performanceId)),
    poolIds: isTest ? [] : (poolsByLine.get(line.id) ?? []),
    units: line.units,
  }));
}

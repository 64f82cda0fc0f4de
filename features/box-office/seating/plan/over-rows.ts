import type { Seat, SeatingPlan, SeatRow } from './seating-plan.ts';

/** Seats by their number for life. */
export type SeatIds = ReadonlySet<string>;

/** The plan with changed rows; parts and rows that nothing changes remain the same objects, so that only others are drawn again. */
export function overRows(plan: SeatingPlan, change: (row: SeatRow) => SeatRow): SeatingPlan {
  let isChanged = false;
  const zones = plan.zones.map((zone) => {
    const rows = zone.rows.map(change);
    if (rows.every((row, index) => row === zone.rows[index])) return zone;
    isChanged = true;
    return { ...zone, rows };
  });
  return isChanged ? { ...plan, zones } : plan;
}

/** The plan with changes to some seats. */
export function overSeats(plan: SeatingPlan, ids: SeatIds, change: (seat: Seat) => Seat): SeatingPlan {
  return overRows(plan, (row) =>
    hasAny(row, ids)
      ? { ...row, seats: row.seats.map((seat) => (ids.has(seat.guid) ? change(seat) : seat)) }
      : row,
  );
}

/** The plan with changes to the rows that have one of these seats. */
export function overRowsOf(plan: SeatingPlan, ids: SeatIds, change: (row: SeatRow) => SeatRow): SeatingPlan {
  return overRows(plan, (row) => (hasAny(row, ids) ? change(row) : row));
}

const hasAny = ({ seats }: SeatRow, ids: SeatIds): boolean => seats.some(({ guid }) => ids.has(guid));

/** A plan with its empty rows, parts without rows, and groups that no seat has left out. */
export function withoutEmpty(plan: SeatingPlan): SeatingPlan {
  const zones = plan.zones
    .map((zone) => ({ ...zone, rows: zone.rows.filter(({ seats }) => seats.length > 0) }))
    .filter(({ rows }) => rows.length > 0);
  const used = new Set(
    zones.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats.map(({ group }) => group))),
  );
  return { ...plan, zones, groups: plan.groups.filter(({ code }) => used.has(code)) };
}

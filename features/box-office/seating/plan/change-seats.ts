import { withGroup } from './edit-plan.ts';
import { AISLE_WIDTH } from './generate-rows.ts';
import { overRowsOf, overSeats, type SeatIds, withoutEmpty } from './over-rows.ts';
import { enlarged } from './plan-size.ts';
import { type Numbering, seatNumbers } from './seat-labels.ts';
import type { Seat, SeatGroup, SeatingPlan } from './seating-plan.ts';

/** Changes of seats; a field that is left out stays. */
export type SeatChange = Partial<
  Pick<Seat, 'label' | 'isWheelchair' | 'isCompanion' | 'isStepFree' | 'isRemovable' | 'restrictedView'>
> & { group?: Pick<SeatGroup, 'code' | 'name'> };

/** The plan with changed seats, and without groups that no seat has any more. */
export function withSeatChange(
  plan: SeatingPlan,
  ids: SeatIds,
  { group, ...change }: SeatChange,
): SeatingPlan {
  const grown = group ? withGroup(plan, group) : plan;
  const changed = overSeats(grown, ids, (seat) => ({
    ...seat,
    ...change,
    ...(group ? { group: group.code } : {}),
  }));
  return group ? withoutEmpty(changed) : changed;
}

/** The plan with another name or quality of the rows of these seats. */
export function withRowChange(
  plan: SeatingPlan,
  ids: SeatIds,
  change: { label?: string; stars?: number },
): SeatingPlan {
  return overRowsOf(plan, ids, (row) => ({ ...row, ...change }));
}

/** The plan with seats numbered again, row by row from `first`. */
export function numberedSeats(
  plan: SeatingPlan,
  ids: SeatIds,
  { numbering, first = 1 }: { numbering: Numbering; first?: number },
): SeatingPlan {
  return overRowsOf(plan, ids, (row) => {
    const own = row.seats.filter(({ guid }) => ids.has(guid));
    const numbers = seatNumbers(own.length, numbering, first);
    const labels = new Map(own.map(({ guid }, index) => [guid, String(numbers[index])]));
    return {
      ...row,
      seats: row.seats.map((seat) => ({ ...seat, label: labels.get(seat.guid) ?? seat.label })),
    };
  });
}

/** How a row is numbered; `null` where in no known order. */
export function numberingOf(seats: readonly Pick<Seat, 'label'>[], numberings: readonly Numbering[]) {
  const numbers = seats.map(({ label }) => Number(label));
  const first = Math.min(...numbers);
  return (
    numberings.find((numbering) =>
      seatNumbers(seats.length, numbering, first).every((number, index) => number === numbers[index]),
    ) ?? null
  );
}

/** The plan with or without an aisle after a seat: both sides of its row make room for it, or close up. */
export function withAisleAfter(plan: SeatingPlan, guid: string, hasAisle: boolean): SeatingPlan {
  const changed = overRowsOf(plan, new Set([guid]), (row) => {
    const at = row.seats.findIndex((seat) => seat.guid === guid);
    const next = row.seats[at + 1];
    if (!next || next.isAfterAisle === hasAisle) return row;
    const half = Math.round(AISLE_WIDTH / 2) * (hasAisle ? 1 : -1);
    const toLeft = row.seats.slice(0, at + 1).reduce((least, { x }) => Math.min(least, x), half);
    return {
      ...row,
      seats: row.seats.map((seat, index) => {
        if (index <= at) return { ...seat, x: seat.x - toLeft };
        const x = seat.x + half * 2 - toLeft;
        return index === at + 1 ? { ...seat, x, isAfterAisle: hasAisle } : { ...seat, x };
      }),
    };
  });
  return enlarged(changed);
}

/** The plan without seats; an aisle before one of them stays before the next, and rows without seats go with their names. */
export function withoutSeats(plan: SeatingPlan, ids: SeatIds): SeatingPlan {
  const left = overRowsOf(plan, ids, (row) => {
    let hasAisle = false;
    const seats = row.seats.flatMap((seat) => {
      hasAisle ||= seat.isAfterAisle;
      if (ids.has(seat.guid)) return [];
      const own = seat.isAfterAisle === hasAisle ? seat : { ...seat, isAfterAisle: hasAisle };
      hasAisle = false;
      return [own];
    });
    return { ...row, seats };
  });
  return left === plan ? plan : withoutEmpty(left);
}

import { withRows } from './edit-plan.ts';
import { SEAT_WIDTH } from './generate-rows.ts';
import { MAX_SIZE } from './limits.ts';
import { overRowsOf } from './over-rows.ts';
import { enlarged } from './plan-size.ts';
import { nextRowLabel } from './seat-labels.ts';
import type { Seat, SeatGroup, SeatingPlan } from './seating-plan.ts';

/** Of a first row; later ones are as long as the row they stand behind. */
const USUAL_SEATS = 10;
const USUAL_CURVE = 24;
const USUAL_STARS = 3;

/**
 * The plan with one seat more at the right end of a row.
 * @param beside a seat of that row
 */
export function withSeatAtEnd(
  plan: SeatingPlan,
  beside: string,
  made: Pick<Seat, 'guid'> & Partial<Pick<Seat, 'isWheelchair' | 'isStepFree'>>,
): SeatingPlan {
  const grown = overRowsOf(plan, new Set([beside]), (row) => {
    const last = row.seats.at(-1);
    if (!last) return row;
    const before = row.seats.at(-2);
    const isPair = before && !last.isAfterAisle;
    const seat: Seat = {
      ...{ label: nextSeatLabel(row.seats), group: last.group, isStepFree: last.isStepFree },
      ...{ isAfterAisle: false, isWheelchair: false, isCompanion: false, isRemovable: last.isRemovable },
      ...{ restrictedView: null, y: last.y },
      x: Math.min(MAX_SIZE, last.x + (isPair ? Math.max(SEAT_WIDTH, last.x - before.x) : SEAT_WIDTH)),
      ...made,
    };
    return { ...row, seats: [...row.seats, seat] };
  });
  return enlarged(grown);
}

function nextSeatLabel(seats: readonly Pick<Seat, 'label'>[]): string {
  const numbers = seats.map(({ label }) => Number(label)).filter(Number.isFinite);
  return String(numbers.length === 0 ? seats.length + 1 : Math.max(...numbers) + 1);
}

/** A row to be added behind the last one of a part of the hall. */
export interface RowToAdd {
  isCurved: boolean;
  /** A seat of the part it belongs to; the last part without one. */
  beside: string | null;
  /** Of a first row. */
  group: Pick<SeatGroup, 'code' | 'name'>;
  zone: SeatingPlan['zones'][number]['name'];
}

/** The plan with a row more, like the last one of its part: as long, with its seat group, its aisles and the name after it. */
export function withRowBehind(
  plan: SeatingPlan,
  { isCurved, beside, group, zone: first }: RowToAdd,
  ids: { token(): string },
): SeatingPlan {
  const zone =
    plan.zones.find(({ rows }) => rows.some(({ seats }) => seats.some(({ guid }) => guid === beside))) ??
    plan.zones.at(-1);
  const last = zone?.rows.at(-1);
  const seats = last?.seats ?? [];
  const own = plan.groups.find(({ code }) => code === seats[0]?.group);
  return withRows(
    plan,
    {
      ...{ rows: 1, seatsPerRow: seats.length || USUAL_SEATS, curve: isCurved ? USUAL_CURVE : 0 },
      aislesAfter: seats.flatMap(({ isAfterAisle }, index) => (isAfterAisle ? [index] : [])),
      ...{ numbering: 'from-left', firstLabel: last ? nextRowLabel(last.label, { skipsI: false }) : 'A' },
      ...{ skipsI: false, stars: last?.stars ?? USUAL_STARS, wheelchairs: 0, extraDepth: 0 },
      isStepFree: seats.length > 0 && seats.every(({ isStepFree }) => isStepFree),
      isRemovable: seats.length > 0 && seats.every(({ isRemovable }) => isRemovable),
      ...{ group: own ?? group, zone: zone?.name ?? first },
    },
    ids,
  );
}

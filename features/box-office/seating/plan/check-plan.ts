import type { Localized } from '#lib/localized.ts';
import { placedSeats } from './placed-seats.ts';
import type { SeatingPlan } from './seating-plan.ts';

/** Seats nearer than this lie on top of each other, in centimetres. */
const TOO_NEAR = 25;

/** Place of an issue in a plan. */
export interface PlanPlace {
  zone: Localized;
  row: string;
  /** Labels of the seats, from the left. */
  seats: string[];
  /** Index of the first of them among all seats of the plan. */
  at: number;
}

/** Something wrong with a plan. Errors stop a version, warnings do not (docs/product/seating.md#checks). */
export type PlanIssue =
  | { code: 'NO_SEATS'; isError: true }
  | { code: 'TWO_OF_ONE_NAME'; isError: true; place: PlanPlace }
  | { code: 'TWO_ROWS_OF_ONE_NAME'; isError: true; zone: Localized; row: string }
  | { code: 'TWO_OF_ONE_GUID'; isError: true; place: PlanPlace }
  | { code: 'ON_TOP_OF_EACH_OTHER'; isError: true; place: PlanPlace }
  | { code: 'OUTSIDE'; isError: true; place: PlanPlace }
  | { code: 'NO_SUCH_GROUP'; isError: true; place: PlanPlace; group: string }
  | { code: 'NO_PRICE'; isError: true; group: Localized; seats: number }
  | { code: 'ALONE'; isError: false; place: PlanPlace }
  | { code: 'NO_COMPANION'; isError: false; place: PlanPlace };

/**
 * Checks a plan before a version of it is made: errors first, each with its place.
 * @param pricedGroups names of all seat groups that some price list has prices for, in German
 */
export function checkPlan(plan: SeatingPlan, pricedGroups: ReadonlySet<string>): PlanIssue[] {
  const seats = placedSeats(plan);
  if (seats.length === 0) return [{ code: 'NO_SEATS', isError: true }];
  const placeOf = (first: number, last = first): PlanPlace => {
    const seat = seats[first];
    return {
      zone: plan.zones[seat?.zone ?? 0]?.name ?? { de: '', en: null },
      row: seat?.row ?? '',
      seats: seats.slice(first, last + 1).map(({ label }) => label),
      at: first,
    };
  };
  const issues: PlanIssue[] = [];
  const guids = new Set<string>();
  const groups = new Map(plan.groups.map(({ code }) => [code, 0]));
  let names = new Set<string>();
  for (const [index, seat] of seats.entries()) {
    if (seat.position === 0) names = new Set();
    if (names.has(seat.label)) issues.push({ code: 'TWO_OF_ONE_NAME', isError: true, place: placeOf(index) });
    names.add(seat.label);
    if (guids.has(seat.guid)) issues.push({ code: 'TWO_OF_ONE_GUID', isError: true, place: placeOf(index) });
    guids.add(seat.guid);
    if (seat.x > plan.size.width || seat.y > plan.size.height)
      issues.push({ code: 'OUTSIDE', isError: true, place: placeOf(index) });
    const known = groups.get(seat.group);
    if (known === undefined)
      issues.push({ code: 'NO_SUCH_GROUP', isError: true, place: placeOf(index), group: seat.group });
    else groups.set(seat.group, known + 1);
  }
  issues.push(...rowsOfOneName(plan), ...overlaps(seats, placeOf));
  for (const { code, name } of plan.groups) {
    const count = groups.get(code) ?? 0;
    if (count > 0 && !pricedGroups.has(name.de))
      issues.push({ code: 'NO_PRICE', isError: true, group: name, seats: count });
  }
  return [...issues, ...warningsOf(seats, placeOf)];
}

function rowsOfOneName(plan: SeatingPlan): PlanIssue[] {
  return plan.zones.flatMap(({ name, rows }) => {
    const known = new Set<string>();
    return rows.flatMap(({ label }): PlanIssue[] => {
      const isTwice = known.has(label);
      known.add(label);
      return isTwice ? [{ code: 'TWO_ROWS_OF_ONE_NAME', isError: true, zone: name, row: label }] : [];
    });
  });
}

type Seats = ReturnType<typeof placedSeats>;
type PlaceOf = (first: number, last?: number) => PlanPlace;

/** Compares each seat with those of the squares around it only: a hall of 5,000 seats is checked at every change. */
function overlaps(seats: Seats, placeOf: PlaceOf): PlanIssue[] {
  const squares = new Map<string, number[]>();
  const covered: number[] = [];
  for (const [index, { x, y }] of seats.entries()) {
    const column = Math.floor(x / TOO_NEAR);
    const line = Math.floor(y / TOO_NEAR);
    const near = [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].flatMap((down) => squares.get(`${column + right}/${line + down}`) ?? []),
    );
    const isCovered = near.some((other) => {
      const seat = seats[other];
      return seat && Math.hypot(seat.x - x, seat.y - y) < TOO_NEAR;
    });
    if (isCovered) covered.push(index);
    const square = `${column}/${line}`;
    squares.set(square, [...(squares.get(square) ?? []).slice(-4), index]);
  }
  return runsOf(covered, seats).map(([first, last]) => ({
    code: 'ON_TOP_OF_EACH_OTHER',
    isError: true,
    place: placeOf(first, last),
  }));
}

/** Neighbouring seats with the same fault are one fault. */
function runsOf(indexes: readonly number[], seats: Seats): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const index of indexes) {
    const run = runs.at(-1);
    if (run && run[1] === index - 1 && seats[index]?.rowOrder === seats[run[0]]?.rowOrder) run[1] = index;
    else runs.push([index, index]);
  }
  return runs;
}

function warningsOf(seats: Seats, placeOf: PlaceOf): PlanIssue[] {
  return seats.flatMap((seat, index): PlanIssue[] => {
    const beside = [seats[index - 1], seats[index + 1]].filter(
      (other) => other?.rowOrder === seat.rowOrder && other.block === seat.block,
    );
    if (seat.isWheelchair)
      return beside.some((other) => other?.isCompanion)
        ? []
        : [{ code: 'NO_COMPANION', isError: false, place: placeOf(index) }];
    const others = beside.filter((other) => !other?.isWheelchair);
    if (seat.isCompanion || others.length > 0) return [];
    return [{ code: 'ALONE', isError: false, place: placeOf(index) }];
  });
}

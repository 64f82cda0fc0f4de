import { createCountingIds } from '#platform/ids.server.ts';
import { emptyPlan, type RowsToAdd, withRows } from './edit-plan.ts';
import type { SeatIds } from './over-rows.ts';
import type { SeatingPlan, SeatRow } from './seating-plan.ts';

const ROWS: RowsToAdd = {
  ...{ rows: 3, seatsPerRow: 6, curve: 24, aislesAfter: [3], numbering: 'from-left', firstLabel: 'S1' },
  ...{ skipsI: false, stars: 3, isStepFree: false, isRemovable: false, wheelchairs: 0, extraDepth: 0 },
  group: { code: 'STUHL', name: { de: 'Stuhlreihe', en: 'Chair row' } },
  zone: { de: 'Saal', en: 'Hall' },
};

/** A hall of three curved rows with six seats each, whose numbers for life are `test-1` to `test-18`. */
export const hallPlan = (rows: Partial<RowsToAdd> = {}): SeatingPlan =>
  withRows(emptyPlan(), { ...ROWS, ...rows }, createCountingIds());

/** One of its rows, by index. */
export function rowOf(plan: SeatingPlan, index: number): SeatRow {
  const row = plan.zones[0]?.rows[index];
  if (!row) throw new Error(`no row ${index}`);
  return row;
}

/** Seats of a row, by their numbers on paper; all without any. */
export function idsOf(plan: SeatingPlan, index: number, ...labels: string[]): SeatIds {
  const own = rowOf(plan, index).seats.filter(({ label }) => labels.length === 0 || labels.includes(label));
  return new Set(own.map(({ guid }) => guid));
}

export const labelsOf = (plan: SeatingPlan, index: number): string =>
  rowOf(plan, index)
    .seats.map(({ label }) => label)
    .join(' ');

export const places = (plan: SeatingPlan, index: number): string =>
  rowOf(plan, index)
    .seats.map(({ x, y }) => `${x}/${y}`)
    .join(' ');

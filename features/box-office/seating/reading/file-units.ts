import { SEAT_WIDTH } from '../plan/generate-rows.ts';
import { MAX_SIZE } from '../plan/limits.ts';
import type { Seat, SeatRow } from '../plan/seating-plan.ts';

/** Neighbours farther apart than this many usual distances have an aisle between them. */
const AISLE_FROM = 1.6;

/** A seat where the file has it, before the file's units become centimetres. */
export interface RawSeat extends Point {
  guid: string;
  label: string;
  group: string;
  line: number;
}
export interface RawRow {
  label: string;
  seats: RawSeat[];
}
export interface RawArea extends Point {
  width: number;
  height: number;
  text: string;
}
export interface RawZone {
  name: string;
  rows: RawRow[];
  areas: RawArea[];
}

export interface Point {
  x: number;
  y: number;
}
const distancesOf = (seats: readonly RawSeat[]): number[] =>
  seats.slice(1).map((seat, index) => {
    const before = seats[index] ?? seat;
    return Math.hypot(seat.x - before.x, seat.y - before.y);
  });

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Centimetres of one unit of the file. */
export function scaleOf(rows: readonly RawRow[]): number {
  const usual = median(rows.flatMap(({ seats }) => distancesOf(seats)).filter((distance) => distance > 0));
  return usual > 0 ? SEAT_WIDTH / usual : 1;
}

export function seatRow(
  { label, seats }: RawRow,
  { place, scale }: { place: ReturnType<typeof placer>; scale: number },
): SeatRow {
  const distances = distancesOf(seats);
  return {
    label,
    stars: 3,
    seats: seats.map(({ x, y, line: _, ...seat }, index): Seat => {
      const distance = distances[index - 1] ?? 0;
      return {
        ...seat,
        ...place.of({ x, y }),
        isAfterAisle: index > 0 && distance * scale > SEAT_WIDTH * AISLE_FROM,
        ...{ isWheelchair: false, isCompanion: false, isStepFree: false, isRemovable: false },
        restrictedView: null,
      };
    }),
  };
}

/** Turns places of the file into centimetres; what lies left of or above its corner moves the whole plan. */
export function placer(
  zones: readonly RawZone[],
  { scale, width, height }: { scale: number; width: number; height: number },
) {
  const points = zones.flatMap(({ rows, areas }) => [...rows.flatMap(({ seats }) => seats), ...areas]);
  const left = points.reduce((least, { x }) => Math.min(least, x), 0);
  const top = points.reduce((least, { y }) => Math.min(least, y), 0);
  const right = points.reduce((most, { x }) => Math.max(most, x), width);
  const bottom = points.reduce((most, { y }) => Math.max(most, y), height);
  const length = (value: number): number => Math.min(MAX_SIZE, Math.max(0, Math.round(value * scale)));
  return {
    length,
    of: ({ x, y }: Point): Point => ({ x: length(x - left), y: length(y - top) }),
    size: { width: Math.max(1, length(right - left)), height: Math.max(1, length(bottom - top)) },
  };
}

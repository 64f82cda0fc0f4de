import type { SeatName } from '#features/box-office/ticketing/index.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { seatRanges } from './seat-ranges.ts';

/** Seats of one row as people name them: `K2` with `7–9`. */
export interface SeatRow {
  /** The part of the hall, where it has several. */
  zone: ShownText | null;
  row: string;
  seats: string;
  count: number;
}

/** Seats in the order of the plan by row, with the part of the hall where they are in several or the hall has them. */
export function seatRows(
  seats: readonly SeatName[],
  { hasZones, language }: { hasZones: boolean; language: Language },
): SeatRow[] {
  return [...Map.groupBy(seats, ({ zone, row }) => JSON.stringify([zone.de, row])).values()].map((own) => ({
    zone: hasZones && own[0] ? shown(own[0].zone, language) : null,
    row: own[0]?.row ?? '',
    seats: seatRanges(own.map(({ seat }) => seat)),
    count: own.length,
  }));
}

/** Tells if seats are in several parts of a hall. */
export const areInZones = (seats: readonly SeatName[]): boolean =>
  new Set(seats.map(({ zone }) => zone.de)).size > 1;

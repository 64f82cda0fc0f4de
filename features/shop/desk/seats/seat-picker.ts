import type { HallView, WantedGroup } from '#features/shop/cart/seats/index.ts';
import type { Language } from '#lib/localized.ts';

/** Seats of a date at the desk, and which of them can be chosen (docs/product/seating.md#desk). */
export interface SeatPicker {
  /** Event whose seats are read again while the page is open; `null` where that says nothing about them. */
  eventId: number | null;
  language: Language;
  hall: HallView;
  /** Seat groups that can be chosen in, with the number of seats to choose. */
  wanted: WantedGroup[];
  /** One character a seat in the order of the plan: `.` can be chosen. */
  states: string;
  /** Seats chosen at first, by their `guid`: those a party has. */
  chosen: string[];
  /** Those of the others that only the desk may sell. */
  desk: string[];
}

/** Marks seats as those that can be chosen, by their `guid`. */
export function choosable(hall: HallView, isChoosable: (guid: string, index: number) => boolean): string {
  return hall.seats.map(({ guid }, index) => (isChoosable(guid, index) ? '.' : 'x')).join('');
}

import type { HouseHours } from '#features/opening-hours/index.ts';

/** What the module shows: every day with its hours as full ones, and the words for them. */
export interface ShownHours extends HouseHours {
  days: { name: string; isToday: boolean; ranges: (readonly [from: number, to: number])[] }[];
}

import type { Localized } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';

/** A usable pass of the owner; it is deleted with the account. */
export interface RemainingPass {
  id: number;
  name: Localized;
  visits: number;
  /** Until then one can come with it. */
  lastDay: Day;
}

/** How many visits that is altogether. */
export const visitsLeft = (passes: readonly RemainingPass[]): number =>
  passes.reduce((sum, { visits }) => sum + visits, 0);

import type { DayLine, ExceptionLine } from '#features/programme/opening-hours/index.ts';

/** Content of the module: every day of the week, and the days that differ from it. */
export interface ShownHours {
  days: DayLine[];
  exceptions: ExceptionLine[];
}

import type { OpeningHoursRules } from '#features/programme/opening-hours/index.server.ts';
import { CLOSED_DAYS, HOURS } from './first-contents.ts';

const FIRST_HOURS = [
  ...HOURS.days.map((weekday) => `${weekday} ${HOURS.from} ${HOURS.to}`),
  ...CLOSED_DAYS.map((weekday) => `${weekday} closed`),
];

/** Tells if the hours of a week are still those a new house begins with. */
export function hoursAreAsSetUp(week: OpeningHoursRules['week']): boolean {
  const lines = week.map(({ weekday, closed, timeFrom, timeTo }) =>
    closed ? `${weekday} closed` : `${weekday} ${timeFrom} ${timeTo}`,
  );
  return lines.toSorted().join() === FIRST_HOURS.toSorted().join();
}

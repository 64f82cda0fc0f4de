import type { OpeningHoursRules } from './opening-hours.ts';

/** Hours a new house begins with. Monday is 1; on days that are not named it is closed. */
export const FIRST_HOURS = {
  days: [2, 3, 4, 5, 6, 7],
  closedDays: [1],
  from: '10:00',
  to: '18:00',
} as const;

const { days, closedDays, from, to } = FIRST_HOURS;
const LINES = [
  ...days.map((weekday) => `${weekday} ${from} ${to}`),
  ...closedDays.map((weekday) => `${weekday} closed`),
];

/** Tells if the hours of a week are still those a new house begins with. */
export function hoursAreAsSetUp(week: OpeningHoursRules['week']): boolean {
  const lines = week.map(({ weekday, closed, timeFrom, timeTo }) =>
    closed ? `${weekday} closed` : `${weekday} ${timeFrom} ${timeTo}`,
  );
  return lines.toSorted().join() === LINES.toSorted().join();
}

export { DifferentDays } from './components/different-days.tsx';
export { ExceptionHours } from './components/exception-hours.tsx';
export { OpeningNow } from './components/opening-now.tsx';
export { WeekHours } from './components/week-hours.tsx';
export type { DayLine, ExceptionLine, OpeningToday, RegularHours } from './opening-view.ts';

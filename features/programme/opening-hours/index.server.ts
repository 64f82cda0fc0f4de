export { findHoursToday, type HoursToday } from './find-hours-today.server.ts';
export { FIRST_HOURS, hoursAreAsSetUp } from './first-hours.ts';
export { hoursOf, type OpeningHoursRules } from './opening-hours.ts';
export { dayLines, openingToday, type RegularHours, regularHours } from './opening-view.ts';
export { openingHoursResources } from './resources.server.ts';
export { findOpeningHours } from './store.server.ts';

export { openingHoursApi } from './api.server.ts';
export { findHoursToday } from './find-hours-today.server.ts';
export { hoursOf, type OpeningHoursRules } from './opening-hours.ts';
export { type WeekLine, weekLines } from './opening-view.ts';
export { findOpeningHours } from './store.server.ts';

export { openingHoursApi } from './api.server.ts';
export { findHoursToday, type HoursToday } from './find-hours-today.server.ts';
export { findOpeningHours } from './store.server.ts';
export { hoursOf } from './opening-hours.ts';

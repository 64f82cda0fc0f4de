export { closingBody, closingsApi, dayOfBooks } from './api.server.ts';
export { closeDay } from './close-day.server.ts';
export { loadDay, loadPeriod } from './load-books-page.server.ts';
export { loadClosingsPage } from './load-closings-page.server.ts';

export { closingBody, closingsApi, dayOfBooks } from './api.server.ts';
export { closeDay } from './close-day.server.ts';
export { loadDay, loadPeriod } from './load-books-room.server.ts';
export { loadClosingsRoom } from './load-closings-room.server.ts';

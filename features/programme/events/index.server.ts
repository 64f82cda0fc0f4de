export { loadEventPage } from './load-event-page.server.ts';
export { eventResources } from './resources.server.ts';
export { eventDocuments } from './search-source.server.ts';

export type { Visit } from './find-visit.server.ts';
export { venueTexts } from './texts.ts';

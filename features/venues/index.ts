export type { Visit } from './find-visit.server.ts';

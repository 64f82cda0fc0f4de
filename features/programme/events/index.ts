export type { FoundEvent } from './find-event-detail.server.ts';

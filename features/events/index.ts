export type { EventDetail, FoundEvent } from './find-event-detail.server.ts';

import type { EventStatus } from '#features/programme/calendar/index.server.ts';
import type { AccessKind } from '#lib/access-kinds.ts';
import type { Meanings } from './line-cells.ts';

/** Words accepted in cells besides those of the API; never shown. */
export const STATUS_WORDS: Meanings<EventStatus> = {
  scheduled: ['findet statt', 'takes place'],
  cancelled: ['abgesagt'],
  postponed: ['verschoben'],
};

export const ACCESS_WORDS: Meanings<AccessKind> = {
  'step-free': ['ohne Stufen', 'step free'],
  'sign-language': ['Gebärdensprache', 'sign language'],
  relaxed: ['entspannt'],
  quiet: ['leise'],
};

export const YES_OR_NO: Meanings<'yes' | 'no'> = {
  yes: ['ja', 'wahr', 'true', 'j', 'y', 'x', '1'],
  no: ['nein', 'falsch', 'false', 'n', '0'],
};

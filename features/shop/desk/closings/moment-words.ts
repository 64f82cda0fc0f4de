import type { Language } from '#lib/localized.ts';
import { dayOf, formatDayShort, type Instant, shortTime, timeOf } from '#lib/venue-time.ts';

/** `Fr 20. November, 19:04` */
export function momentWords(at: Instant, language: Language): string {
  return `${formatDayShort(dayOf(at), language)}, ${shortTime(timeOf(at), language)}`;
}

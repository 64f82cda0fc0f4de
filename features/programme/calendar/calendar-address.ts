import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { type EventFilter, eventFilterQuery } from './event-filter.ts';

/** Returns the calendar's address for a filter: one address per filter and page, in a language. */
export function calendarAddress(language: Language, filter: EventFilter, page = 1): string {
  return pathTo('calendar', language) + eventFilterQuery(filter, page);
}

import { type CalendarServices, calendarAddress, findEventTypeIds } from '#features/calendar/index.server.ts';
import type { Language } from '#lib/localized.ts';

/** Where the calendar shows exhibitions alone; all dates where the house has none. */
export async function findExhibitionsPath(services: CalendarServices, language: Language): Promise<string> {
  const [type] = await findEventTypeIds(services, ['exhibition']);
  return calendarAddress(language, type === undefined ? {} : { type });
}

import type { Language } from '#lib/localized.ts';
import { calendarAddress } from '../calendar-address.ts';
import { findEventTypeIds } from '../event-type-ids.server.ts';
import type { CalendarServices } from '../find-calendar.server.ts';

/** Returns the address of the calendar filtered by exhibitions; all dates if the venue has none. */
export async function findExhibitionsPath(services: CalendarServices, language: Language): Promise<string> {
  const [type] = await findEventTypeIds(services, ['exhibition']);
  return calendarAddress(language, type === undefined ? {} : { type });
}

import type { CalendarServices } from '#features/programme/calendar/index.server.ts';
import type { ProductionCard } from '#features/programme/productions/index.server.ts';
import { findRelated } from '#features/programme/productions/index.server.ts';
import type { Audience } from '#lib/audience.ts';
import type { Language } from '#lib/localized.ts';
import { type FoundEvent, findEventDetail } from './find-event-detail.server.ts';

/** Data of the page of one date, with related productions. */
export type EventPage = FoundEvent & { related: ProductionCard[] };

/** `null` when its audience may see no such event. */
export async function loadEventPage(
  services: CalendarServices,
  id: number,
  language: Language,
  audience: Audience = 'visitors',
): Promise<EventPage | null> {
  const found = await findEventDetail(services, id, language, audience);
  return found && { ...found, related: await findRelated(services, found.listing.productionId, language) };
}

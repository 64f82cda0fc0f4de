import type { CalendarServices } from '#features/calendar/index.server.ts';
import type { ProductionCard } from '#features/productions/index.server.ts';
import { findRelated } from '#features/productions/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { type FoundEvent, findEventDetail } from './find-event-detail.server.ts';

/** Everything the page of one date shows, with what else one may like. */
export type EventPage = FoundEvent & { related: ProductionCard[] };

/** `null` when there is no such event online. */
export async function loadEventPage(
  services: CalendarServices,
  id: number,
  language: Language,
): Promise<EventPage | null> {
  const found = await findEventDetail(services, id, language);
  return found && { ...found, related: await findRelated(services, found.listing.productionId, language) };
}

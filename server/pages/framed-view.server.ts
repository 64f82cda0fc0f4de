import type { FramedView } from '#app/page-context.server.ts';
import { dayOf, type Instant } from '#lib/venue-time.ts';
import { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import type { Services } from '../services/services.server.ts';

/** Of this century: calendars further away have no form. */
const INSTANT = /^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** How a page is looked at in a frame of the editor, as its address says; `null` for every other page. */
export function framedView(query: URLSearchParams): FramedView | null {
  const state = query.get('look');
  if (state !== 'draft' && state !== 'published') return null;
  const at = query.get('at') ?? '';
  const isInstant = INSTANT.test(at) && Number.isFinite(Date.parse(at));
  return { state, at: isInstant ? at : null };
}

/** Services of a page shown at another moment. They neither read nor fill caches, which hold the present. */
export function servicesAt(services: Services, at: Instant): Services {
  const clock = { now: () => at, time: () => Date.parse(at), today: () => dayOf(at) };
  const cache = new TaggedCache({ subscribe: () => () => undefined }, () => Date.parse(at));
  return { ...services, clock, cache };
}

import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { findUpcoming, toEventCard } from '#features/programme/calendar/index.server.ts';
import type { EventOverview } from '#features/website/shell/index.ts';
import type { Route } from './+types/overlay.ts';

const EVENTS = 10;
/** Data of the event overlay, the upcoming dates; it is not a page. */
export const handle: PageHandle = { freshSeconds: FRESH_SECONDS.availability };

export async function loader({ context }: Route.LoaderArgs): Promise<EventOverview> {
  const { services, language, scope } = pageContext(context);
  const coming = await findUpcoming(services, { limit: EVENTS });
  scope.share(programmeTag());
  return {
    today: services.clock.today(),
    events: coming.map(({ event, offer }) => toEventCard(event, offer, language)),
  };
}

import { performanceTag } from '#features/ticketing/cache-tags.ts';
import type { TicketingProvider } from '#features/ticketing/index.ts';
import type { PageScope } from '#platform/page-cache/page-scope.ts';

/** The provider as one page reads it: the page is made anew when the places of an event change whose offer it read. */
export function observedTicketing(ticketing: TicketingProvider, scope: PageScope): TicketingProvider {
  return Object.assign(Object.create(ticketing) as TicketingProvider, {
    summaries(jetIds: number[]) {
      scope.dependsOn(...jetIds.map(performanceTag));
      return ticketing.summaries(jetIds);
    },
    offer(jetId: number) {
      scope.dependsOn(performanceTag(jetId));
      return ticketing.offer(jetId);
    },
  });
}

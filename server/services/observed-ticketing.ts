import { pricesTag } from '#features/box-office/prices/cache-tags.ts';
import { performanceTag } from '#features/box-office/ticketing/cache-tags.ts';
import type { OfferSummary, TicketingProvider } from '#features/box-office/ticketing/index.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { settingsTag } from '#features/core/settings/cache-tags.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import type { PageScope } from '#platform/page-cache/page-scope.ts';

/** Seconds before changes due to time alone (a hold or a sale ends) are shown, slightly late, as on cached pages. */
const FRESH_SECONDS = 5;

/**
 * The provider as seen by one page. The page is invalidated when places of its events change, and the box office's answers
 * are cached for all pages until then. Sales call the provider directly.
 */
export function observedTicketing(
  ticketing: TicketingProvider,
  { scope, cache }: { scope: PageScope; cache: TaggedCache },
): TicketingProvider {
  const cached = <T>(what: string, jetId: number, read: () => Promise<T>) => {
    const tags = [performanceTag(jetId), programmeTag(), pricesTag(), settingsTag()];
    return cache.read(`${what} of ${jetId}`, { tags, freshForSeconds: () => FRESH_SECONDS }, read);
  };
  return Object.assign(Object.create(ticketing) as TicketingProvider, {
    async summaries(jetIds: number[]) {
      scope.dependsOn(...jetIds.map(performanceTag));
      // Those nobody has asked for are asked for together.
      const unknown: number[] = [];
      let asked: Promise<Map<number, OfferSummary>> | undefined;
      const found = await Promise.all(
        jetIds.map((jetId) =>
          cached('summary', jetId, async () => {
            unknown.push(jetId);
            asked ??= Promise.resolve().then(() => ticketing.summaries(unknown));
            return (await asked).get(jetId);
          }),
        ),
      );
      return new Map(
        jetIds.flatMap((jetId, index) => (found[index] ? [[jetId, found[index]] as const] : [])),
      );
    },
    offer(jetId: number) {
      scope.dependsOn(performanceTag(jetId));
      return cached('offer', jetId, () => ticketing.offer(jetId));
    },
  });
}

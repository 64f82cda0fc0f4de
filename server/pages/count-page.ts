import { pagePath } from '#app/address-rules.ts';
import { countedPath } from '#features/operations/dashboards/index.server.ts';
import type { Services } from '../services/services.server.ts';

/** Counts that a page was looked at, in memory: the answer waits for nothing (docs/decisions/0068). */
export function countPage(
  { pageViews, clock }: Pick<Services, 'pageViews' | 'clock'>,
  pathname: string,
  header: (name: string) => string | null,
): void {
  const path = countedPath(pagePath(pathname).pathname, {
    userAgent: header('user-agent'),
    purpose: header('sec-purpose') ?? header('purpose'),
  });
  if (path !== null) pageViews.count(clock.today(), path);
}

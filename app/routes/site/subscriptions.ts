import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Route } from './+types/subscriptions.ts';

/** The other name of series in the addresses: moved permanently (docs/product/pages.md#addresses). */
export function loader({ params, context }: Route.LoaderArgs) {
  const { language } = pageContext(context);
  const rest = params['*'].split('/').filter(Boolean).map(encodeURIComponent);
  return redirect([pathTo('seriesList', language), ...rest].join('/'), 301);
}

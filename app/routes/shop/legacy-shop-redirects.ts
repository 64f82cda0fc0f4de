import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { type PageName, pathTo } from '#features/navigation/index.ts';
import type { Route } from './+types/legacy-shop-redirects.ts';

/**
 * Which of the site's own pages a path within the webshop means (docs/product/pages.md#webshop-addresses). Articles
 * lead to the calendar until they have pages; that may change, so only the others move for good.
 */
const PLACES: Record<string, { page: PageName; status: 301 | 302 }> = {
  events: { page: 'calendar', status: 301 },
  veranstaltungen: { page: 'calendar', status: 301 },
  articles: { page: 'calendar', status: 302 },
  artikel: { page: 'calendar', status: 302 },
  subscriptions: { page: 'seriesList', status: 301 },
  abonnements: { page: 'seriesList', status: 301 },
};

export function loader({ params, context }: Route.LoaderArgs): Response {
  const [first = '', ...rest] = params['*'].split('/').filter(Boolean);
  const place = Object.hasOwn(PLACES, first) ? PLACES[first] : undefined;
  if (!place) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { language } = pageContext(context);
  // A series has the same address below the list of all.
  const below = place.page === 'seriesList' ? rest.map(encodeURIComponent) : [];
  // Without a language in the address it is the visitor's: no cache may keep the answer for somebody else.
  return redirect([pathTo(place.page, language), ...below].join('/'), {
    status: place.status,
    headers: { vary: 'accept-language', 'cache-control': 'private' },
  });
}

import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { type PageName, pathTo } from '#features/core/navigation/index.ts';
import type { Route } from './+types/legacy-shop-redirects.ts';

/** Permanent redirects from paths within the webshop to pages of the site (docs/product/pages.md#webshop-addresses). */
const PLACES: Record<string, PageName> = {
  events: 'calendar',
  veranstaltungen: 'calendar',
  articles: 'magazine',
  artikel: 'magazine',
  subscriptions: 'seriesList',
  abonnements: 'seriesList',
};

export function loader({ params, context }: Route.LoaderArgs): Response {
  const [first = '', ...rest] = params['*'].split('/').filter(Boolean);
  const page = Object.hasOwn(PLACES, first) ? PLACES[first] : undefined;
  if (!page) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { language, url } = pageContext(context);
  // A series and an article have the same address below the list of all.
  const below = page === 'calendar' ? [] : rest.map(encodeURIComponent);
  const query = new URLSearchParams(url.search);
  query.delete('lang');
  const search = query.size > 0 ? `?${query}` : '';
  // Without a language in the address it is the visitor's: no cache may keep the answer for somebody else.
  return redirect([pathTo(page, language), ...below].join('/') + search, {
    status: 301,
    headers: { vary: 'accept-language', 'cache-control': 'private' },
  });
}

/** A page, though it never shows anything: an address below the shop that means nothing ends on the error screen in the shop's layout. */
export default function UnknownShopAddress() {
  return null;
}

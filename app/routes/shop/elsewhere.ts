import { type PageName, pathTo } from '#features/navigation/index.ts';
import { pageContext } from '#server/page-context.server.ts';
import { redirect } from '#server/site-redirect.server.ts';
import type { Route } from './+types/elsewhere.ts';

/**
 * Which of the site's own pages a path within the webshop means (specification, section 2). Articles and subscriptions lead
 * to the calendar until they have pages; that may change, so only the events move for good.
 */
const PLACES: Record<string, { page: PageName; status: 301 | 302 }> = {
  events: { page: 'calendar', status: 301 },
  veranstaltungen: { page: 'calendar', status: 301 },
  articles: { page: 'calendar', status: 302 },
  artikel: { page: 'calendar', status: 302 },
  subscriptions: { page: 'calendar', status: 302 },
  abonnements: { page: 'calendar', status: 302 },
};

export function loader({ params, context }: Route.LoaderArgs): Response {
  const [first = ''] = params['*'].split('/');
  const place = Object.hasOwn(PLACES, first) ? PLACES[first] : undefined;
  if (!place) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { language } = pageContext(context);
  // Without a language in the address it is the visitor's: no cache may keep the answer for somebody else.
  return redirect(pathTo(place.page, language), {
    status: place.status,
    headers: { vary: 'accept-language', 'cache-control': 'private' },
  });
}

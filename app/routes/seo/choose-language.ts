import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Route } from './+types/choose-language.ts';

/** `/` leads to the visitor's language; no cookie remembers it (docs/product/pages.md#languages). */
export function loader({ context }: Route.LoaderArgs) {
  const { language } = pageContext(context);
  return redirect(pathTo('home', language), { headers: { vary: 'accept-language' } });
}

import { msg } from '@lingui/core/macro';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { i18nFor } from '#app/i18n.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { FavouritesScreen } from '#features/favourites/screens/favourites-screen.tsx';
import { alternatePaths, pathTo } from '#features/navigation/index.ts';
import type { Route } from './+types/favourites.ts';

export const handle: PageHandle = { freshSeconds: FRESH_SECONDS.text };

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language, scope } = pageContext(context);
  scope.share();
  const title = i18nFor(language)._(msg`Favorites`);
  return {
    language,
    today: services.clock.today(),
    alternates: alternatePaths('favourites'),
    breadcrumb: [{ name: title, path: pathTo('favourites', language) }],
    meta: { title },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function Favourites({ loaderData: { language, today } }: Route.ComponentProps) {
  return <FavouritesScreen language={language} today={today} />;
}

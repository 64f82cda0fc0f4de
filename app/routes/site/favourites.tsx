import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { BookingControl } from '#features/box-office/booking/index.ts';
import { alternatePaths, pathTo } from '#features/core/navigation/index.ts';
import { FavouritesScreen } from '#features/people/favourites/screens/favourites-screen.tsx';
import type { Route } from './+types/favourites.ts';
import { sitePage } from './site-page.server.tsx';

export const handle: PageHandle = { freshSeconds: FRESH_SECONDS.text };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = pageContext(context);
  const { services, language, scope } = ctx;
  scope.share();
  const record = await sitePage(ctx, 'favourites');
  return {
    language,
    today: services.clock.today(),
    ...record.onPage(),
    alternates: alternatePaths('favourites'),
    breadcrumb: [{ name: record.name, path: pathTo('favourites', language) }],
    meta: record.meta(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function Favourites({ loaderData }: Route.ComponentProps) {
  return <FavouritesScreen page={loaderData} renderBooking={(booking) => <BookingControl {...booking} />} />;
}

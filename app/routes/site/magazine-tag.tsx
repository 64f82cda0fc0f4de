import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { MagazineListScreen } from '#features/website/magazine/screens/magazine-list-screen.tsx';
import { loadOrReport } from '#platform/browser/added-page.ts';
import type { Route } from './+types/magazine-tag.ts';
import { magazinePartList } from './magazine-list.server.tsx';

export const handle: PageHandle = { query: { shared: ['page'] }, freshSeconds: FRESH_SECONDS.text };

export const loader = ({ params, context }: Route.LoaderArgs) =>
  magazinePartList(pageContext(context), 'tag', params);

export const clientLoader = (load: Route.ClientLoaderArgs) => loadOrReport(load);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function MagazineTag({ loaderData }: Route.ComponentProps) {
  return <MagazineListScreen list={loaderData} />;
}

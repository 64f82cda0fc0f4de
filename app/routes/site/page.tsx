import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { ContentPageScreen } from '#features/website/pages/screens/content-page-screen.tsx';
import type { Route } from './+types/page.ts';
import { contentPage } from './content-page.server.tsx';

export const handle: PageHandle = { freshSeconds: FRESH_SECONDS.text };

/** All addresses no other route has: pages that are found by their path, and where there is none the error screen. */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  contentPage(pageContext(context), `/${params['*']}`);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPageScreen page={loaderData.page} />;
}

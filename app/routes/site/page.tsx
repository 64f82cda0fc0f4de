import { addBreadcrumbs } from '#app/document/structured-data.server.ts';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { LegalScreen } from '#features/legal/screens/legal-screen.tsx';
import { findPage } from '#features/pages/index.server.ts';
import type { Route } from './+types/page.ts';

export const handle: PageHandle = { freshSeconds: FRESH_SECONDS.text };

/** All addresses no other route has: pages that are found by their path, and where there is none the error screen. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { services, language, scope } = pageContext(context);
  const page = await findPage(services, `/${params['*']}`);
  if (!page) throw new Response(null, { status: 404, statusText: 'Not Found' });
  scope.share(...page.tags);
  const title = page.text.title.text.replaceAll('\u00ad', '');
  const breadcrumb = [{ name: title, path: page.paths[language] }];
  addBreadcrumbs(pageContext(context), breadcrumb);
  return { text: page.text, alternates: page.paths, breadcrumb, meta: { title } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function PageRoute({ loaderData: { text } }: Route.ComponentProps) {
  return <LegalScreen page={text} />;
}

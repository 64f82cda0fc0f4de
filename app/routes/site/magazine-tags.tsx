import { msg } from '@lingui/core/macro';
import { staticPart } from '#app/document/static-part.server.tsx';
import { addBreadcrumbs } from '#app/document/structured-data.server.ts';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { alternatePaths, pathTo } from '#features/core/navigation/index.ts';
import { magazineTag } from '#features/website/magazine/cache-tags.ts';
import { findTopics } from '#features/website/magazine/index.server.ts';
import { magazineAddress, magazineFeed } from '#features/website/magazine/index.ts';
import { TopicsScreen } from '#features/website/magazine/screens/topics-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { StaticPart } from '#ui/static-part.tsx';
import type { Route } from './+types/magazine-tags.ts';
import { sitePage } from './site-page.server.tsx';

export const handle: PageHandle = { freshSeconds: FRESH_SECONDS.text };

export async function loader({ context }: Route.LoaderArgs) {
  const visit = pageContext(context);
  const { services, language, scope } = visit;
  const [{ topics, freshForSeconds }, record] = await Promise.all([
    findTopics(services, language),
    sitePage(visit, 'magazine'),
  ]);
  scope.share(magazineTag());
  scope.endsAfter(freshForSeconds);
  visit.head.feed = magazineFeed(language);
  const i18n = i18nFor(language);
  const title = i18n._(msg`All #topics`);
  const breadcrumb = [
    { name: record.name, path: magazineAddress(language) },
    { name: title, path: pathTo('magazineTags', language) },
  ];
  addBreadcrumbs(visit, breadcrumb);
  return {
    html: staticPart(visit, 'topics', <TopicsScreen topics={topics} />),
    breadcrumb,
    alternates: alternatePaths('magazineTags'),
    meta: {
      title: `${title}, ${record.name}`,
      description: i18n._(msg`Everything the magazine covers, from A to Z.`),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function MagazineTags({ loaderData }: Route.ComponentProps) {
  return <StaticPart name="topics" html={loaderData.html} />;
}

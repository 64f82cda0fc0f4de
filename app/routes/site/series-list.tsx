import { msg } from '@lingui/core/macro';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { alternatePaths, pathTo } from '#features/core/navigation/index.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { seriesTag } from '#features/programme/calendar/detail/cache-tags.ts';
import { findSeriesList } from '#features/programme/series/index.server.ts';
import { SeriesListScreen } from '#features/programme/series/screens/series-list-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import type { Route } from './+types/series-list.ts';
import { sitePage } from './site-page.server.tsx';

export const handle: PageHandle = { freshSeconds: FRESH_SECONDS.seriesList };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = pageContext(context);
  const { services, language, scope } = ctx;
  const [series, record] = await Promise.all([
    findSeriesList(services, language),
    sitePage(ctx, 'seriesList'),
  ]);
  scope.share(programmeTag(), seriesTag());
  return {
    series,
    language,
    ...record.onPage(),
    alternates: alternatePaths('seriesList'),
    breadcrumb: [{ name: record.name, path: pathTo('seriesList', language) }],
    meta: record.meta({
      description: i18nFor(language)._(
        msg`Things that belong together and keep coming back. One hole is one date.`,
      ),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function SeriesList({ loaderData }: Route.ComponentProps) {
  return <SeriesListScreen page={loaderData} />;
}

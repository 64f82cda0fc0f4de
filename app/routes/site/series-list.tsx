import { msg } from '@lingui/core/macro';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { i18nFor } from '#app/i18n.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { alternatePaths, pathTo } from '#features/navigation/index.ts';
import { programmeTag } from '#features/productions/cache-tags.ts';
import { seriesTag } from '#features/series/cache-tags.ts';
import { findSeriesList } from '#features/series/index.server.ts';
import { SeriesListScreen } from '#features/series/screens/series-list-screen.tsx';
import type { Route } from './+types/series-list.ts';

export const handle: PageHandle = { freshSeconds: FRESH_SECONDS.seriesList };

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language, scope } = pageContext(context);
  const series = await findSeriesList(services, language);
  scope.share(programmeTag(), seriesTag());
  const title = i18nFor(language)._(msg`All series`);
  return {
    series,
    language,
    alternates: alternatePaths('seriesList'),
    breadcrumb: [{ name: title, path: pathTo('seriesList', language) }],
    meta: { title },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function SeriesList({ loaderData }: Route.ComponentProps) {
  return <SeriesListScreen series={loaderData.series} language={loaderData.language} />;
}

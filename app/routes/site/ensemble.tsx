import { msg } from '@lingui/core/macro';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { alternatePaths, pathTo } from '#features/core/navigation/index.ts';
import { ensembleTag } from '#features/programme/calendar/detail/cache-tags.ts';
import { findEnsemble } from '#features/programme/ensemble/index.server.ts';
import { EnsembleScreen } from '#features/programme/ensemble/screens/ensemble-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import type { Route } from './+types/ensemble.ts';
import { sitePage } from './site-page.server.tsx';

export const handle: PageHandle = { freshSeconds: FRESH_SECONDS.text };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = pageContext(context);
  const { services, language, scope } = ctx;
  const [groups, record] = await Promise.all([
    findEnsemble(services.db, language),
    sitePage(ctx, 'ensemble'),
  ]);
  scope.share(ensembleTag());
  const i18n = i18nFor(language);
  return {
    groups,
    ...record.onPage(),
    alternates: alternatePaths('ensemble'),
    breadcrumb: [{ name: record.name, path: pathTo('ensemble', language) }],
    meta: record.meta({
      description: i18n._(msg`Our people: on stage, behind it, above it and under it.`),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function Ensemble({ loaderData }: Route.ComponentProps) {
  return <EnsembleScreen page={loaderData} />;
}

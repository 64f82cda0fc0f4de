import { msg } from '@lingui/core/macro';
import { i18nFor } from '#app/i18n.ts';
import { pageMeta } from '#app/page-meta.ts';
import { pathTo } from '#features/navigation/index.ts';
import { findProductionDetail } from '#features/programme/index.server.ts';
import { ProductionPage } from '#features/programme/index.ts';
import { pageContext } from '#server/page-context.server.ts';
import type { Route } from './+types/production.ts';
import { describeTrail } from './describe-page.server.ts';
import { findAtAddress } from './detail-address.server.ts';

/** Free places change by the clock alone when reservations end. */
const AVAILABILITY_SECONDS = 5;

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = pageContext(context);
  const { services, language, scope, settings } = visit;
  const { id, page, alternates } = await findAtAddress('production', params, visit, (production) =>
    findProductionDetail(services, production, language),
  );
  scope.share(AVAILABILITY_SECONDS, 'programme', 'opening-hours', `production:${id}`);
  const { title, subline } = page.production;
  const breadcrumb = [
    { name: i18nFor(language)._(msg`Productions`), path: pathTo('productions', language) },
    { name: title.text, path: alternates[language] },
  ];
  describeTrail(visit, breadcrumb);
  return {
    page,
    programsInOverlay: settings.design.flags.detailProgramOverlay,
    language,
    today: services.clock.today(),
    alternates,
    breadcrumb,
    meta: { title: title.text.replaceAll('\u00ad', ''), description: subline.text },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function Production({ loaderData }: Route.ComponentProps) {
  return <ProductionPage {...loaderData} />;
}

import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import { usualPeriod } from '#features/core/resources/index.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { loadReportsPage } from '#features/shop/desk/index.server.ts';
import { DIMENSIONS, reportPath } from '#features/shop/desk/index.ts';
import { ReportsScreen } from '#features/shop/desk/reports/screens/reports-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import type { Route } from './+types/reports.ts';
import { BOOKS_PAGE, readBooksPeriod } from './books-query.server.ts';
import { deskFrameData, hubPage, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

/** Sales of a period by a dimension; of the last 28 days by event unless the address says otherwise. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'read-finance');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const read = readBooksPeriod(url.searchParams);
  const asked = {
    dimension: DIMENSIONS.find((each) => each === url.searchParams.get('by')) ?? 'event',
    period: read?.ok ? read.value : usualPeriod(services.clock.today()),
  };
  const view = await loadReportsPage(services, asked, {
    ...{ page: BOOKS_PAGE.parse(url.searchParams.get('page') ?? 1), language, signal: args.request.signal },
  });
  const problem = read && !read.ok ? i18nFor(language)._(read.error.problem) : null;
  const paths = { de: reportPath(asked, 'de'), en: reportPath(asked, 'en') };
  return hubPage(
    page,
    msg`Reports`,
    <HubFrame frame={{ ...(await deskFrameData(args, 'reports', staff)), paths }}>
      <ReportsScreen view={view} language={language} problem={problem} />
    </HubFrame>,
  );
}

export const meta = hubMeta;
export default HubRoute;

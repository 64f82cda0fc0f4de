import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { ClosingsScreen } from '#features/shop/desk/closings/screens/closings-screen.tsx';
import { loadClosingsPage } from '#features/shop/desk/index.server.ts';
import { closingPath, periodPath } from '#features/shop/desk/index.ts';
import { i18nFor } from '#lib/i18n.ts';
import type { Route } from './+types/closings.ts';
import { BOOKS_DAY, BOOKS_PAGE, readBooksPeriod } from './books-query.server.ts';
import { deskFrameData, hubPage, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

/** The days and a form to each; the forms ask with a day or a period and are led to its sheet. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'close-days');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const asked = (name: string) => url.searchParams.get(name);
  const day = BOOKS_DAY.safeParse(asked('day'));
  if (day.success) throw redirect(closingPath(day.data, language));
  const period = readBooksPeriod(url.searchParams);
  if (period?.ok) throw redirect(periodPath(period.value, language));
  const problem = period
    ? period.error.problem
    : asked('day') === null
      ? null
      : msg`Choose a day between 2000 and 2099.`;
  const view = await loadClosingsPage(services, { page: BOOKS_PAGE.parse(asked('page') ?? 1) }, language);
  return hubPage(
    page,
    msg`End of day`,
    <HubFrame frame={await deskFrameData(args, 'closings', staff)}>
      <ClosingsScreen view={view} language={language} problem={problem && i18nFor(language)._(problem)} />
    </HubFrame>,
  );
}

export const meta = hubMeta;
export default HubRoute;

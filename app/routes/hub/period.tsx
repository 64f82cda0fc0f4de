import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { hubPath } from '#features/core/navigation/index.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { BooksScreen } from '#features/shop/desk/closings/screens/books-screen.tsx';
import { loadPeriod } from '#features/shop/desk/index.server.ts';
import { periodPath } from '#features/shop/desk/index.ts';
import type { Route } from './+types/period.ts';
import { BOOKS_PAGE, readBooksPeriod } from './books-query.server.ts';
import { deskFrameData, hubPage, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

/** The books of a period; an address that names none leads to where one is chosen. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'close-days');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const period = readBooksPeriod(url.searchParams);
  if (!period?.ok) throw redirect(hubPath('closings', language));
  const isForPaper = url.searchParams.has('paper');
  const view = await loadPeriod(services, period.value, {
    signal: args.request.signal,
    ...{ page: BOOKS_PAGE.parse(url.searchParams.get('page') ?? 1), isForPaper, staff, language },
  });
  const paths = { de: periodPath(period.value, 'de'), en: periodPath(period.value, 'en') };
  return hubPage(
    page,
    msg`Ledger for a period`,
    <HubFrame frame={{ ...(await deskFrameData(args, 'closings', staff)), paths }}>
      <BooksScreen view={view} language={language} problem={null} isDone={false} isForPaper={isForPaper} />
    </HubFrame>,
  );
}

export const meta = hubMeta;
export default HubRoute;

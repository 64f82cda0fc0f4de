import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { DonationsScreen } from '#features/shop/desk/donations/screens/donations-screen.tsx';
import { loadDonationsPage, yearsOfDonations } from '#features/shop/desk/index.server.ts';
import { donationsPath } from '#features/shop/desk/index.ts';
import { cleanLine } from '#lib/clean-text.ts';
import type { Route } from './+types/donations.ts';
import { BOOKS_PAGE } from './books-query.server.ts';
import { deskFrameData, hubPage, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

const MAX_SEARCH = 200;

/** Donors of a year with the confirmations for their tax office; of this year unless the address says otherwise. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'read-finance');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const years = yearsOfDonations(services.clock);
  const year = years.find((each) => String(each) === url.searchParams.get('year')) ?? (years[0] as number);
  const search = cleanLine((url.searchParams.get('q') ?? '').slice(0, MAX_SEARCH));
  const number = BOOKS_PAGE.parse(url.searchParams.get('page') ?? 1);
  const view = await loadDonationsPage(services, { year, search, page: number });
  const query = { year: String(year), ...(search === '' ? {} : { q: search }) };
  const paths = { de: donationsPath('de', query), en: donationsPath('en', query) };
  return hubPage(
    page,
    msg`Donations`,
    <HubFrame frame={{ ...(await deskFrameData(args, 'reports', staff)), paths }}>
      <DonationsScreen view={view} language={language} />
    </HubFrame>,
  );
}

export const meta = hubMeta;
export default HubRoute;

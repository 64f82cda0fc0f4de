import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { EnquiriesScreen } from '#features/shop/desk/enquiries/screens/enquiries-screen.tsx';
import { loadEnquiriesPage } from '#features/shop/desk/index.server.ts';
import { deskEnquiriesPath } from '#features/shop/desk/index.ts';
import type { Route } from './+types/enquiries.ts';
import { deskFrameData, hubPage, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

/** Enquiries of groups at the desk (docs/product/groups.md#enquiries). */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { services, language } = page;
  const view = await loadEnquiriesPage(services, language);
  const frame = {
    ...(await deskFrameData(args, 'orders', staff)),
    paths: { de: deskEnquiriesPath('de'), en: deskEnquiriesPath('en') },
  };
  return hubPage(
    page,
    msg`Group enquiries`,
    <HubFrame frame={frame}>
      <EnquiriesScreen view={view} language={language} />
    </HubFrame>,
  );
}

export const meta = hubMeta;
export default HubRoute;

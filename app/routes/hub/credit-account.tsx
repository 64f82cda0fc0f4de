import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { DeskCreditAccountScreen } from '#features/shop/desk/credit/screens/desk-credit-account-screen.tsx';
import { loadDeskCreditAccountPage } from '#features/shop/desk/index.server.ts';
import { deskCreditAccountPath } from '#features/shop/desk/index.ts';
import { parseId } from '#lib/query-parameters.ts';
import type { Route } from './+types/credit-account.ts';
import { deskFrameData, hubPage, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

/** One credit account with its transactions. Needs `sell`. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { services, language } = page;
  const id = parseId(args.params.id);
  const view = id === null ? null : await loadDeskCreditAccountPage(services, id, language);
  if (!view) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { id: account } = view.account;
  const paths = { de: deskCreditAccountPath(account, 'de'), en: deskCreditAccountPath(account, 'en') };
  return hubPage(
    page,
    msg`Credit`,
    <HubFrame frame={{ ...(await deskFrameData(args, 'orders', staff)), paths }}>
      <DeskCreditAccountScreen view={view} language={language} />
    </HubFrame>,
  );
}

export const meta = hubMeta;
export default HubRoute;

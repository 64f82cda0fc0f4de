import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import {
  findPassEntries,
  findPassesOf,
  findPassKinds,
  toPassListing,
} from '#features/box-office/passes/index.server.ts';
import { passShopPath } from '#features/box-office/passes/index.ts';
import { OwnPassesScreen } from '#features/box-office/passes/screens/own-passes-screen.tsx';
import { AccountNavigation } from '#features/people/accounts/screens/account-navigation-screen.tsx';
import { orderPath } from '#features/shop/orders/index.ts';
import type { Route } from './+types/passes.ts';
import { accountPage } from './account-page.server.tsx';
import { requireUser } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

/** The passes of the signed-in user: visits left, and uses. */
export async function loader(args: Route.LoaderArgs) {
  const page = pageContext(args.context);
  const { services, language } = page;
  const principal = await requireUser(args);
  const now = await services.databaseClock(services.db);
  const passes = await findPassesOf(services.db, principal.id);
  const entries = await findPassEntries(
    services.db,
    passes.map(({ id }) => id),
  );
  const onSale = services.ticketing.passes ? await findPassKinds(services.db, now) : [];
  const path = (secret: string) => orderPath({ secret, isTest: false }, language);
  const screen = (
    <OwnPassesScreen
      passes={passes.map((pass) => toPassListing(pass, entries, { language, now, orderPath: path }))}
      navigation={<AccountNavigation here="passes" role={principal.role} language={language} />}
      shopPath={passShopPath({ isTest: false }, language)}
      isAnyOnSale={onSale.length > 0}
    />
  );
  return accountPage(args.context, { name: 'passes', title: msg`Passes`, screen });
}

/** Nothing is sent here: a pass is put in in the cart. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  throw new Response(null, { status: 405, statusText: 'Method Not Allowed' });
}

export const meta = accountMeta;
export default AccountRoute;

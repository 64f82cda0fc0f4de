import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import { AccountWays } from '#features/accounts/screens/account-ways-screen.tsx';
import { findCredit, findCreditEntries } from '#features/credit/index.server.ts';
import { toCreditListing } from '#features/orders/index.server.ts';
import { CreditScreen } from '#features/orders/screens/credit-screen.tsx';
import type { Route } from './+types/credit.ts';
import { accountPage } from './account-page.server.tsx';
import { requireUser } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

const ENTRIES_AT_MOST = 200;

/** What who is signed in has with the house, with its changes, newest first. */
export async function loader(args: Route.LoaderArgs) {
  const page = pageContext(args.context);
  const { services, language } = page;
  const principal = await requireUser(args);
  const { balanceCents } = await findCredit(services.db, principal.id);
  const entries = await findCreditEntries(services.db, principal.id, ENTRIES_AT_MOST);
  const screen = (
    <CreditScreen
      balanceCents={balanceCents}
      entries={entries.map((entry) => toCreditListing(entry, language))}
      ways={<AccountWays here="credit" role={principal.role} language={language} />}
    />
  );
  return accountPage(page, { name: 'credit', title: msg`Credit`, screen });
}

/** Nothing is sent here. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  throw new Response(null, { status: 405, statusText: 'Method Not Allowed' });
}

export const meta = accountMeta;
export default AccountRoute;

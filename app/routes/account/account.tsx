import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageContext } from '#app/page-context.server.ts';
import { findCredit } from '#features/box-office/credit/index.server.ts';
import { findPassesOf, toPassListing } from '#features/box-office/passes/index.server.ts';
import { toWaitingView } from '#features/box-office/waiting-list/index.server.ts';
import { OwnWaiting } from '#features/box-office/waiting-list/screens/own-waiting.tsx';
import { pathTo } from '#features/core/navigation/index.ts';
import { AccountNavigation } from '#features/people/accounts/screens/account-navigation-screen.tsx';
import { findAccountOverview } from '#features/shop/orders/index.server.ts';
import { orderPath } from '#features/shop/orders/index.ts';
import { OverviewNote } from '#features/shop/orders/screens/overview-note.tsx';
import { OverviewScreen } from '#features/shop/orders/screens/overview-screen.tsx';
import { formatPrice } from '#lib/money.ts';
import { Holes } from '#ui/holes.tsx';
import type { Route } from './+types/account.ts';
import { accountPage } from './account-page.server.tsx';
import { requireUser } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

/** Limit of orders in the overview, newest first: the coming ones are among them. */
const MAX_ORDERS_SCANNED = 50;

/** Overview of the signed-in user. */
export async function loader(args: Route.LoaderArgs) {
  const page = pageContext(args.context);
  const { services, language } = page;
  const principal = await requireUser(args);
  const now = await services.databaseClock(services.db);
  const part = { page: 1, pageSize: MAX_ORDERS_SCANNED };
  const orders = await services.ticketing.ordersOf(principal.id, { part });
  const passes = (await findPassesOf(services.db, principal.id))
    .map((pass) => toPassListing(pass, [], { language, now, orderPath: pathOf }))
    .filter(({ state }) => state === 'good');
  const { balanceCents } = await findCredit(services.db, principal.id);
  const waiting = (await services.ticketing.waitingList?.entriesOf(principal.id)) ?? [];
  const notes = (
    <>
      {passes.map(({ id, name, visits, leftVisits, validUntil }) => (
        <OverviewNote
          key={id}
          surface="surface-dotter"
          title={<span lang={name.lang}>{name.text}</span>}
          path={pathTo('passes', language)}
          link={<Trans>Go to passes</Trans>}
        >
          <Holes count={visits} filled={leftVisits} size={18} />
          <p>
            <Trans>
              {leftVisits} of {visits} visits left, valid until {validUntil}
            </Trans>
          </p>
        </OverviewNote>
      ))}
      {balanceCents > 0 ? (
        <OverviewNote
          surface="surface-himmel"
          title={<Trans>Credit</Trans>}
          path={pathTo('credit', language)}
          link={<Trans>Go to credit</Trans>}
        >
          <p className="credit-amount" translate="no">
            {formatPrice(balanceCents)}
          </p>
        </OverviewNote>
      ) : null}
      <OwnWaiting entries={waiting.map((entry) => toWaitingView(entry, language))} />
    </>
  );
  const screen = (
    <OverviewScreen
      firstName={principal.firstName}
      overview={await findAccountOverview(services, orders, { now, language })}
      notes={notes}
      navigation={<AccountNavigation here="account" role={principal.role} language={language} />}
      language={language}
    />
  );
  return accountPage(args.context, { name: 'account', title: msg`Overview`, screen });

  function pathOf(secret: string): string {
    return orderPath({ secret, isTest: false }, language);
  }
}

/** Nothing is sent here. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  throw new Response(null, { status: 405, statusText: 'Method Not Allowed' });
}

export const meta = accountMeta;
export default AccountRoute;

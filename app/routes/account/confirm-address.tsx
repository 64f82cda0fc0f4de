import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { LinkOverScreen } from '#features/accounts/components/link-over-screen.tsx';
import { confirmAddress, newAddressIn } from '#features/accounts/index.server.ts';
import { pathTo } from '#features/navigation/index.ts';
import { pageContext } from '#server/page-context.server.ts';
import { redirect } from '#server/site-redirect.server.ts';
import type { Route } from './+types/confirm-address.ts';
import { messageOf } from './account-messages.server.ts';
import { accountPage } from './account-page.server.tsx';
import { callerOf, mustBeSignedIn } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

/** Where the link of a letter leads that asks whether an address is right. */
export async function loader(args: Route.LoaderArgs) {
  const { services, language, url, scope } = pageContext(args.context);
  scope.keepPrivate();
  const token = url.searchParams.get('token') ?? '';
  const isNewAddress = newAddressIn(token) !== null;
  if (isNewAddress) await mustBeSignedIn(args);
  const confirmed = await confirmAddress(services, token, callerOf(args));
  if (confirmed.ok)
    throw redirect(
      isNewAddress ? pathTo('profile', language) : `${pathTo('signIn', language)}?done=confirmed`,
    );
  const screen = <LinkOverScreen language={language} message={messageOf('LINK_OVER', language)} />;
  return data(accountPage(language, { name: 'confirmAddress', title: msg`Confirm your address`, screen }), {
    status: 410,
  });
}

export const meta = accountMeta;
export default AccountRoute;

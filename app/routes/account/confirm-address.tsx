import { msg } from '@lingui/core/macro';
import { data, redirect } from 'react-router';
import { i18nFor } from '#app/i18n.ts';
import { LinkOverScreen } from '#features/accounts/components/link-over-screen.tsx';
import { confirmAddress, newAddressIn } from '#features/accounts/index.server.ts';
import { alternatePaths, pathTo } from '#features/navigation/index.ts';
import { pageContext } from '#server/page-context.server.ts';
import type { Route } from './+types/confirm-address.ts';
import { messageOf } from './account-messages.server.ts';
import { accountMeta } from './account-meta.ts';
import { callerOf, mustBeSignedIn } from './account-request.server.ts';

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
  return data(
    {
      language,
      message: messageOf('LINK_OVER', language),
      alternates: alternatePaths('confirmAddress'),
      meta: { title: i18nFor(language)._(msg`Confirm your address`) },
    },
    { status: 410 },
  );
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => accountMeta(loaderData, matches);

export default function ConfirmAddressRoute({ loaderData }: Route.ComponentProps) {
  return <LinkOverScreen language={loaderData.language} message={loaderData.message} />;
}

import { msg } from '@lingui/core/macro';
import { createContext, data } from 'react-router';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import {
  type AccountErrors,
  confirmNewAccount,
  confirmNewAddress,
  emailIn,
  newAddressIn,
  statusOf,
} from '#features/accounts/index.server.ts';
import { ConfirmAccountScreen, ConfirmAddressScreen } from '#features/accounts/screens/confirm-screens.tsx';
import { LinkExpiredScreen } from '#features/accounts/screens/link-expired-screen.tsx';
import { pathTo } from '#features/navigation/index.ts';
import { formText } from '#platform/http/form-text.ts';
import type { Route } from './+types/confirm-address.ts';
import { messageOf, messagesOf } from './account-messages.server.ts';
import { accountPage } from './account-page.server.tsx';
import { callerOf, redirectWith, requireUser } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

const TOKEN_AT_MOST = 4096;
const outcome = createContext<{ token: string; errors: AccountErrors } | null>(null);

export const handle: PageHandle = { query: { personal: ['token'] } };

/** Where the link of an email leads that asks whether an address is right. Looking at it changes nothing. */
export async function loader(args: Route.LoaderArgs) {
  const { language, url, scope } = pageContext(args.context);
  scope.keepPrivate();
  const sent = args.context.get(outcome) ?? { token: url.searchParams.get('token') ?? '', errors: {} };
  const newAddress = newAddressIn(sent.token);
  if (newAddress !== null) await requireUser(args);
  const email = newAddress ?? emailIn(sent.token);
  if (email === null || sent.errors.form === 'LINK_EXPIRED') {
    const screen = <LinkExpiredScreen language={language} message={messageOf('LINK_EXPIRED', language)} />;
    return data(page(args, screen), { status: 410 });
  }
  const Screen = newAddress === null ? ConfirmAccountScreen : ConfirmAddressScreen;
  const errors = messagesOf(sent.errors, language);
  return page(args, <Screen token={sent.token} email={email} errors={errors} />);
}

export async function action(args: Route.ActionArgs) {
  const { services, language } = pageContext(args.context);
  const form = await args.request.formData();
  const token = formText(form, 'token', TOKEN_AT_MOST);
  if (newAddressIn(token) !== null) {
    await requireUser(args);
    const confirmed = await confirmNewAddress(services, token, callerOf(args));
    if (confirmed.ok) throw redirect(pathTo('profile', language));
    return refused(args, token, confirmed.error);
  }
  const password = formText(form, 'password');
  const confirmed = await confirmNewAccount(services, { token, password }, callerOf(args));
  if (confirmed.ok) throw redirectWith(confirmed.value.cookies, pathTo('profile', language));
  return refused(args, token, confirmed.error);
}

function refused({ context }: Route.ActionArgs, token: string, errors: AccountErrors) {
  context.set(outcome, { token, errors });
  return data(null, { status: errors.form === 'LINK_EXPIRED' ? 410 : statusOf(errors) });
}

function page({ context }: Route.LoaderArgs, screen: React.ReactElement) {
  return accountPage(pageContext(context), {
    name: 'confirmAddress',
    title: msg`Confirm your address`,
    screen,
  });
}

export const meta = accountMeta;
export default AccountRoute;

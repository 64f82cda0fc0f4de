import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import {
  type AccountErrors,
  confirmNewAccount,
  confirmNewAddress,
  emailIn,
  newAddressIn,
} from '#features/people/accounts/index.server.ts';
import {
  ConfirmAccountScreen,
  ConfirmAddressScreen,
} from '#features/people/accounts/screens/confirm-screens.tsx';
import { LinkExpiredScreen } from '#features/people/accounts/screens/link-expired-screen.tsx';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/confirm-address.ts';
import { messageOf } from './account-messages.server.ts';
import { accountOutcome } from './account-outcome.server.ts';
import { accountPage } from './account-page.server.tsx';
import { callerOf, redirectWith, requireUser } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

const MAX_TOKEN_LENGTH = 4096;
const FORM = z.object({ token: text(MAX_TOKEN_LENGTH), password: text() });
const outcome = accountOutcome<{ token: string; isExpired: boolean }>();

export const handle: PageHandle = { query: { personal: ['token'] } };

/** Loads the page behind the link of an address confirmation email. Opening it changes nothing. */
export async function loader(args: Route.LoaderArgs) {
  const { language, url, scope } = pageContext(args.context);
  scope.markPrivate();
  const sent = outcome.of(args.context);
  const token = sent?.draft?.token ?? url.searchParams.get('token') ?? '';
  const newAddress = newAddressIn(token);
  if (newAddress !== null) await requireUser(args);
  const email = newAddress ?? emailIn(token);
  if (email === null || sent?.draft?.isExpired) {
    const screen = <LinkExpiredScreen language={language} message={messageOf('LINK_EXPIRED', language)} />;
    return data(page(args, screen), { status: 410 });
  }
  const Screen = newAddress === null ? ConfirmAccountScreen : ConfirmAddressScreen;
  return page(args, <Screen token={token} email={email} errors={sent?.errors ?? {}} />);
}

export async function action(args: Route.ActionArgs) {
  const { services, language } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) return outcome.unreadable(args.context);
  const { token } = form.value;
  if (newAddressIn(token) !== null) {
    await requireUser(args);
    const confirmed = await confirmNewAddress(services, token, callerOf(args));
    if (confirmed.ok) throw redirect(pathTo('profile', language));
    return refused(args, token, confirmed.error);
  }
  const confirmed = await confirmNewAccount(services, form.value, callerOf(args));
  if (confirmed.ok) throw redirectWith(confirmed.value.cookies, pathTo('profile', language));
  return refused(args, token, confirmed.error);
}

function refused({ context }: Route.ActionArgs, token: string, errors: AccountErrors) {
  const isExpired = errors.form === 'LINK_EXPIRED';
  return outcome.answer(context, { draft: { token, isExpired }, errors }, isExpired ? { status: 410 } : {});
}

function page({ context }: Route.LoaderArgs, screen: React.ReactElement) {
  return accountPage(context, {
    name: 'confirmAddress',
    title: msg`Confirm your email address`,
    screen,
  });
}

export const meta = accountMeta;
export default AccountRoute;

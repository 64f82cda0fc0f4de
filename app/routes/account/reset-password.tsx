import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { isFirstPassword, resetPassword, signOut } from '#features/people/accounts/index.server.ts';
import { ResetPasswordScreen } from '#features/people/accounts/screens/password-screens.tsx';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/reset-password.ts';
import { accountOutcome } from './account-outcome.server.ts';
import { accountPage } from './account-page.server.tsx';
import { callerOf, redirectWith } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

const FORM = z.object({ token: text(), newPassword: text() });
const outcome = accountOutcome<{ token: string }>();

export const handle: PageHandle = { query: { personal: ['token'] } };

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language, url } = pageContext(context);
  const sent = outcome.of(context);
  const token = sent?.draft?.token ?? url.searchParams.get('token') ?? '';
  const isFirst = await isFirstPassword(services, token);
  const screen = (
    <ResetPasswordScreen language={language} token={token} isFirst={isFirst} errors={sent?.errors ?? {}} />
  );
  return accountPage(context, {
    name: 'resetPassword',
    title: isFirst ? msg`Choose your password` : msg`Choose a new password`,
    screen,
  });
}

export async function action(args: Route.ActionArgs) {
  const { services, language, url } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) return outcome.unreadable(args.context);
  const { token } = form.value;
  const isFirst = await isFirstPassword(services, token);
  const reset = await resetPassword(services, form.value, callerOf(args));
  if (!reset.ok) return outcome.answer(args.context, { draft: { token }, errors: reset.error });
  const { cookies } = await signOut(services, { headers: args.request.headers, origin: url.origin });
  throw redirectWith(
    cookies,
    `${pathTo('signIn', language)}?done=${isFirst ? 'first-password' : 'password'}`,
  );
}

export const meta = accountMeta;
export default AccountRoute;

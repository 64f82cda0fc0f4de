import { msg } from '@lingui/core/macro';
import { createContext, data } from 'react-router';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { resetPassword, signOut, statusOf } from '#features/accounts/index.server.ts';
import { type ResetOutcome, ResetPasswordScreen } from '#features/accounts/screens/password-screens.tsx';
import { pathTo } from '#features/navigation/index.ts';
import { formText } from '#platform/http/form-text.ts';
import type { Route } from './+types/reset-password.ts';
import { messagesOf } from './account-messages.server.ts';
import { accountPage } from './account-page.server.tsx';
import { callerOf, redirectWith } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

const outcome = createContext<ResetOutcome | null>(null);

export const handle: PageHandle = { query: { personal: ['token'] } };

export function loader({ context }: Route.LoaderArgs) {
  const { language, url } = pageContext(context);
  const sent = context.get(outcome) ?? { token: url.searchParams.get('token') ?? '', errors: {} };
  const screen = <ResetPasswordScreen language={language} {...sent} />;
  return accountPage(pageContext(context), { name: 'resetPassword', title: msg`A new password`, screen });
}

export async function action(args: Route.ActionArgs) {
  const { services, language, url } = pageContext(args.context);
  const form = await args.request.formData();
  const token = formText(form, 'token');
  const reset = await resetPassword(
    services,
    { token, newPassword: formText(form, 'newPassword') },
    callerOf(args),
  );
  if (!reset.ok) {
    args.context.set(outcome, { token, errors: messagesOf(reset.error, language) });
    return data(null, { status: statusOf(reset.error) });
  }
  const { cookies } = await signOut(services, { headers: args.request.headers, origin: url.origin });
  throw redirectWith(cookies, `${pathTo('signIn', language)}?done=password`);
}

export const meta = accountMeta;
export default AccountRoute;

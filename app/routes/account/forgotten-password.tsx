import { msg } from '@lingui/core/macro';
import { createContext, data } from 'react-router';
import { pageContext } from '#app/page-context.server.ts';
import { requestPasswordReset, statusOf } from '#features/accounts/index.server.ts';
import {
  type ForgottenOutcome,
  ForgottenPasswordScreen,
} from '#features/accounts/screens/password-screens.tsx';
import { formText } from '#platform/http/form-text.ts';
import type { Route } from './+types/forgotten-password.ts';
import { messagesOf } from './account-messages.server.ts';
import { accountPage } from './account-page.server.tsx';
import { callerOf } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

const outcome = createContext<ForgottenOutcome | null>(null);

export function loader({ context }: Route.LoaderArgs) {
  const screen = <ForgottenPasswordScreen outcome={context.get(outcome)} />;
  return accountPage(pageContext(context), {
    name: 'forgottenPassword',
    title: msg`Forgotten your password?`,
    screen,
  });
}

export async function action(args: Route.ActionArgs) {
  const { services, language } = pageContext(args.context);
  const email = formText(await args.request.formData(), 'email');
  const requested = await requestPasswordReset(services, email, callerOf(args));
  if (requested.ok) {
    args.context.set(outcome, { sentTo: email.trim() });
    return null;
  }
  args.context.set(outcome, { email, errors: messagesOf(requested.error, language) });
  return data(null, { status: statusOf(requested.error) });
}

export const meta = accountMeta;
export default AccountRoute;

import { msg } from '@lingui/core/macro';
import { createContext, data } from 'react-router';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { signUp, statusOf } from '#features/accounts/index.server.ts';
import { type SignUpOutcome, SignUpScreen } from '#features/accounts/screens/sign-up-screen.tsx';
import { pathTo } from '#features/navigation/index.ts';
import { formText } from '#platform/http/form-text.ts';
import type { Route } from './+types/sign-up.ts';
import { messagesOf } from './account-messages.server.ts';
import { accountPage } from './account-page.server.tsx';
import { callerOf } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

const outcome = createContext<SignUpOutcome | null>(null);

export async function loader({ context }: Route.LoaderArgs) {
  const { language, principal } = pageContext(context);
  if (await principal()) throw redirect(pathTo('profile', language));
  const screen = <SignUpScreen language={language} outcome={context.get(outcome)} />;
  return accountPage(pageContext(context), { name: 'signUp', title: msg`Make an account`, screen });
}

export async function action(args: Route.ActionArgs) {
  const { services, language } = pageContext(args.context);
  const form = await args.request.formData();
  const draft = {
    firstName: formText(form, 'firstName'),
    lastName: formText(form, 'lastName'),
    email: formText(form, 'email'),
  };
  const signedUp = await signUp(services, { ...draft, password: formText(form, 'password') }, callerOf(args));
  if (signedUp.ok) {
    args.context.set(outcome, { sentTo: draft.email.trim() });
    return null;
  }
  args.context.set(outcome, { draft, errors: messagesOf(signedUp.error, language) });
  return data(null, { status: statusOf(signedUp.error) });
}

export const meta = accountMeta;
export default AccountRoute;

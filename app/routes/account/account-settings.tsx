import { msg } from '@lingui/core/macro';
import { createContext, data, type RouterContextProvider } from 'react-router';
import { pageContext } from '#app/page-context.server.ts';
import {
  type AccountErrors,
  changePassword,
  deleteAccount,
  signOutEverywhere,
  statusOf,
} from '#features/accounts/index.server.ts';
import {
  type SettingsForm,
  type SettingsOutcome,
  SettingsScreen,
} from '#features/accounts/screens/settings-screen.tsx';
import { pathTo } from '#features/navigation/index.ts';
import { formText } from '#platform/http/form-text.ts';
import type { Route } from './+types/account-settings.ts';
import { messagesOf } from './account-messages.server.ts';
import { accountPage } from './account-page.server.tsx';
import { callerOf, cookieHeaders, redirectWith, requireUser } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

const outcome = createContext<SettingsOutcome | null>(null);

export async function loader(args: Route.LoaderArgs) {
  const { language } = pageContext(args.context);
  const principal = await requireUser(args);
  const screen = (
    <SettingsScreen principal={principal} language={language} outcome={args.context.get(outcome)} />
  );
  return accountPage(pageContext(args.context), { name: 'accountSettings', title: msg`Settings`, screen });
}

export async function action(args: Route.ActionArgs) {
  const principal = await requireUser(args);
  const { services, language } = pageContext(args.context);
  const form = await args.request.formData();
  const caller = callerOf(args);
  const password = formText(form, 'password');
  const afterwards = (done: string) => `${pathTo('signIn', language)}?done=${done}`;

  switch (formText(form, 'form')) {
    case 'password': {
      const draft = { password, newPassword: formText(form, 'newPassword') };
      const changed = await changePassword(services, principal, draft, caller);
      if (!changed.ok) return refused(args.context, 'password', changed.error);
      args.context.set(outcome, { form: 'password', errors: {} });
      return data(null, { headers: cookieHeaders(changed.value.cookies) });
    }
    case 'everywhere': {
      const { cookies } = await signOutEverywhere(services, principal, caller);
      throw redirectWith(cookies, afterwards('everywhere'));
    }
    case 'delete': {
      const draft = { password, isSure: form.has('sure') };
      const deleted = await deleteAccount(services, principal, draft, caller);
      if (!deleted.ok) return refused(args.context, 'delete', deleted.error);
      throw redirectWith(deleted.value.cookies, afterwards('deleted'));
    }
    default:
      throw new Response(null, { status: 400, statusText: 'Bad Request' });
  }
}

function refused(context: Readonly<RouterContextProvider>, form: SettingsForm, errors: AccountErrors) {
  context.set(outcome, { form, errors: messagesOf(errors, pageContext(context).language) });
  return data(null, { status: statusOf(errors) });
}

export const meta = accountMeta;
export default AccountRoute;

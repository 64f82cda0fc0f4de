import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { i18nFor } from '#app/i18n.ts';
import {
  type SettingsForm,
  type SettingsOutcome,
  SettingsScreen,
} from '#features/accounts/components/settings-screen.tsx';
import {
  type AccountErrors,
  changePassword,
  deleteAccount,
  signOutEverywhere,
  statusOf,
} from '#features/accounts/index.server.ts';
import { alternatePaths, pathTo } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { pageContext } from '#server/page-context.server.ts';
import type { Route } from './+types/settings.ts';
import { messagesOf } from './account-messages.server.ts';
import { accountMeta } from './account-meta.ts';
import { callerOf, cookieHeaders, mustBeSignedIn, redirectWith, textOf } from './account-request.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { language } = pageContext(args.context);
  return {
    language,
    principal: await mustBeSignedIn(args),
    alternates: alternatePaths('accountSettings'),
    meta: { title: i18nFor(language)._(msg`Settings`) },
  };
}

export async function action(args: Route.ActionArgs) {
  const principal = await mustBeSignedIn(args);
  const { services, language } = pageContext(args.context);
  const form = await args.request.formData();
  const caller = callerOf(args);
  const password = textOf(form, 'password');
  const afterwards = (done: string) => `${pathTo('signIn', language)}?done=${done}`;

  switch (textOf(form, 'form')) {
    case 'password': {
      const draft = { password, newPassword: textOf(form, 'newPassword') };
      const changed = await changePassword(services, draft, caller);
      if (!changed.ok) return refused('password', changed.error, language);
      const outcome: SettingsOutcome = { form: 'password', errors: {} };
      return data(outcome, { headers: cookieHeaders(changed.value.cookies) });
    }
    case 'everywhere': {
      const { cookies } = await signOutEverywhere(services, principal, caller);
      throw redirectWith(cookies, afterwards('everywhere'));
    }
    case 'delete': {
      const draft = { password, isSure: form.has('sure') };
      const deleted = await deleteAccount(services, principal, draft, caller);
      if (!deleted.ok) return refused('delete', deleted.error, language);
      throw redirectWith(deleted.value.cookies, afterwards('deleted'));
    }
    default:
      throw new Response(null, { status: 400, statusText: 'Bad Request' });
  }
}

function refused(form: SettingsForm, errors: AccountErrors, language: Language) {
  const outcome: SettingsOutcome = { form, errors: messagesOf(errors, language) };
  return data(outcome, { status: statusOf(errors) });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => accountMeta(loaderData, matches);

export default function SettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { principal, language } = loaderData;
  return <SettingsScreen principal={principal} language={language} outcome={actionData} />;
}

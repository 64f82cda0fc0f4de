import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import { changePassword, deleteAccount, signOutEverywhere } from '#features/accounts/index.server.ts';
import { SettingsScreen } from '#features/accounts/screens/settings-screen.tsx';
import { pathTo } from '#features/navigation/index.ts';
import { readForm, text, ticked } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/account-settings.ts';
import { accountOutcome } from './account-outcome.server.ts';
import { accountPage } from './account-page.server.tsx';
import { callerOf, cookieHeaders, redirectWith, requireUser } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

const FORM = z.discriminatedUnion('form', [
  z.object({ form: z.literal('password'), password: text(), newPassword: text() }),
  z.object({ form: z.literal('everywhere') }),
  z.object({ form: z.literal('delete'), password: text(), sure: ticked() }),
]);
const outcome = accountOutcome();

export async function loader(args: Route.LoaderArgs) {
  const { language } = pageContext(args.context);
  const principal = await requireUser(args);
  const screen = (
    <SettingsScreen principal={principal} language={language} outcome={outcome.of(args.context)} />
  );
  return accountPage(pageContext(args.context), { name: 'accountSettings', title: msg`Settings`, screen });
}

export async function action(args: Route.ActionArgs) {
  const principal = await requireUser(args);
  const { services, language } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const caller = callerOf(args);
  const afterwards = (done: string) => `${pathTo('signIn', language)}?done=${done}`;

  const sent = form.value;
  switch (sent.form) {
    case 'password': {
      const changed = await changePassword(services, principal, sent, caller);
      const answer = { form: sent.form, draft: null };
      if (!changed.ok) return outcome.answer(args.context, { ...answer, errors: changed.error });
      return outcome.answer(args.context, answer, { headers: cookieHeaders(changed.value.cookies) });
    }
    case 'everywhere': {
      const { cookies } = await signOutEverywhere(services, principal, caller);
      throw redirectWith(cookies, afterwards('everywhere'));
    }
    case 'delete': {
      const draft = { password: sent.password, isSure: sent.sure };
      const deleted = await deleteAccount(services, principal, draft, caller);
      if (!deleted.ok)
        return outcome.answer(args.context, { form: sent.form, draft: null, errors: deleted.error });
      throw redirectWith(deleted.value.cookies, afterwards('deleted'));
    }
  }
}

export const meta = accountMeta;
export default AccountRoute;

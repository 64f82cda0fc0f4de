import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { changeEmail, changeNames, SIGNED_OUT } from '#features/people/accounts/index.server.ts';
import { type ProfileDraft, ProfileScreen } from '#features/people/accounts/screens/profile-screen.tsx';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/profile.ts';
import { accountOutcome } from './account-outcome.server.ts';
import { accountPage } from './account-page.server.tsx';
import { callerOf, ownerOrForm, requireUser } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

const FORM = z.discriminatedUnion('form', [
  z.object({ form: z.literal('names'), firstName: text(), lastName: text() }),
  z.object({ form: z.literal('email'), email: text(), password: text() }),
]);
const outcome = accountOutcome<ProfileDraft>();

export async function loader(args: Route.LoaderArgs) {
  const { language } = pageContext(args.context);
  const sent = outcome.of(args.context);
  const principal = await ownerOrForm(args, sent !== null);
  const screen = <ProfileScreen principal={principal} language={language} outcome={sent} />;
  return accountPage(args.context, { name: 'profile', title: msg`My Profile`, screen });
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(FORM, args.request);
  if (!form.ok) {
    await requireUser(args);
    throw new Response(null, { status: 400, statusText: 'Bad Request' });
  }
  const principal = await pageContext(args.context).principal();
  const changed = principal ? await change(args, principal, form.value) : SIGNED_OUT;
  const { form: name, ...typed } = form.value;
  const draft = 'password' in typed ? { email: typed.email } : typed;
  return outcome.answer(args.context, {
    form: name,
    draft,
    ...(changed.ok ? {} : { errors: changed.error }),
  });
}

function change(args: Route.ActionArgs, principal: Principal, sent: z.output<typeof FORM>) {
  const { services } = pageContext(args.context);
  const caller = callerOf(args);
  return sent.form === 'names'
    ? changeNames(services, sent, caller)
    : changeEmail(services, principal, sent, caller);
}

export const meta = accountMeta;
export default AccountRoute;

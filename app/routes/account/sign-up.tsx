import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { signUp } from '#features/people/accounts/index.server.ts';
import { type SignUpDraft, SignUpScreen } from '#features/people/accounts/screens/sign-up-screen.tsx';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/sign-up.ts';
import { accountOutcome } from './account-outcome.server.ts';
import { accountPage } from './account-page.server.tsx';
import { callerOf } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

const FORM = z.object({ firstName: text(), lastName: text(), email: text(), password: text() });
const outcome = accountOutcome<SignUpDraft>();

export async function loader({ context }: Route.LoaderArgs) {
  const { language, principal } = pageContext(context);
  if (await principal()) throw redirect(pathTo('profile', language));
  const screen = <SignUpScreen language={language} outcome={outcome.of(context)} />;
  return accountPage(context, { name: 'signUp', title: msg`Create an account`, screen });
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(FORM, args.request);
  if (!form.ok) return outcome.unreadable(args.context);
  const { services } = pageContext(args.context);
  const signedUp = await signUp(services, form.value, callerOf(args));
  const { password: _, ...draft } = form.value;
  return outcome.answer(args.context, { draft, ...(signedUp.ok ? {} : { errors: signedUp.error }) });
}

export const meta = accountMeta;
export default AccountRoute;

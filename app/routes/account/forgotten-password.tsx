import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import { requestPasswordReset } from '#features/people/accounts/index.server.ts';
import { ForgottenPasswordScreen } from '#features/people/accounts/screens/password-screens.tsx';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/forgotten-password.ts';
import { accountOutcome } from './account-outcome.server.ts';
import { accountPage } from './account-page.server.tsx';
import { callerOf } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

const FORM = z.object({ email: text() });
const outcome = accountOutcome<{ email: string }>();

export function loader({ context }: Route.LoaderArgs) {
  const screen = <ForgottenPasswordScreen outcome={outcome.of(context)} />;
  return accountPage(context, {
    name: 'forgottenPassword',
    title: msg`Forgotten your password?`,
    screen,
  });
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(FORM, args.request);
  if (!form.ok) return outcome.unreadable(args.context);
  const { services } = pageContext(args.context);
  const requested = await requestPasswordReset(services, form.value.email, callerOf(args));
  return outcome.answer(args.context, {
    draft: form.value,
    ...(requested.ok ? {} : { errors: requested.error }),
  });
}

export const meta = accountMeta;
export default AccountRoute;
